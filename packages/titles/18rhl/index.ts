export type { Action } from './actions.ts';
export { maps } from './board.ts';
export { type Company, type CompanyId, companies, isCompany } from './companies.ts';
export { market } from './market.ts';
export { routeRules, trainsToRun } from './route-rules.ts';
export { cases } from './rules/index.ts';
export { bestRunOf } from './running.ts';
export { PRIVATE_IDS, type PrivateId } from './start-items.ts';
export { AACHEN_FUND } from './start-packet.ts';
export {
  type CompanyTurn,
  directorSeat,
  type Frame,
  inReceivership,
  mapOf,
  priceNow,
  type State,
  type StockRound,
  sitesOf,
  valueStep,
} from './state.ts';
export { rhl } from './title.ts';
export type { Power } from './track-laying.ts';
export { isTrainType, type TrainType } from './trains.ts';
