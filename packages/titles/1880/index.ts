export type { Action } from './actions.ts';
export { map } from './board.ts';
export {
  COMPANY_IDS,
  type Company,
  type CompanyId,
  companies,
  type DirectorPercent,
  isCompany,
  PERMITS,
} from './companies.ts';
export { INVESTOR_IDS, type InvestorId, investors, isInvestor } from './investors.ts';
export { bonusAt, market } from './market.ts';
export { isParPrice, ORDER_BAR, type ParPrice } from './par.ts';
export { isPrivate, PRIVATE_IDS, type PrivateId, privates } from './privates.ts';
export { routeRules } from './route-rules.ts';
export { cases } from './rules/index.ts';
export { bestRunOf, trainsToRun } from './running.ts';
export { typeOnSale } from './sale.ts';
export { score } from './score.ts';
export {
  type Auction,
  byOrder,
  type CompanyTurn,
  directorSeat,
  type Frame,
  type InvestorTurn,
  mapOf,
  paperOf,
  phaseOf,
  priceNow,
  type Railway,
  type State,
  type StockRound,
  seatFor,
} from './state.ts';
export { china } from './title.ts';
export { isTrainType, type TrainType } from './trains.ts';
