export type { Action } from './actions.ts';
export { maps, tileStock } from './board.ts';
export { type Company, type CompanyId, companies, isCompany } from './companies.ts';
export { mustBuy } from './forced-purchase.ts';
export { certificateLimit, certificatesHeld } from './limits.ts';
export { market, moves } from './market.ts';
export { isBlocked, networkOf } from './network.ts';
export { routeRules, trainsToRun } from './route-rules.ts';
export { cases } from './rules/index.ts';
export { bestRunOf } from './running.ts';
export { ITEM_IDS, type ItemId, PRIVATE_IDS, type PrivateId, startItems } from './start-items.ts';
export { AACHEN_FUND } from './start-packet.ts';
export {
  type CompanyTurn,
  directorSeat,
  type Frame,
  inReceivership,
  isPosition,
  mapOf,
  phaseOf,
  priceNow,
  type State,
  type StockRound,
  sitesOf,
  valueStep,
} from './state.ts';
export { rhl } from './title.ts';
export type { Power } from './track-laying.ts';
export { trainsOnOffer } from './train-buying.ts';
export { isTrainType, phases, priceOfTrain, TRAIN_TYPES, type TrainType, trainKinds } from './trains.ts';
