export type { Action } from './actions.ts';
export { leastBid } from './auction.ts';
export { FERRIES, FERRY_FEE, map, tileStock, VALUE_STEPS } from './board.ts';
export { halfCapital } from './capital.ts';
export {
  COMPANY_IDS,
  type CompanyId,
  companies,
  type DirectorPercent,
  isCompany,
  MARKER_COSTS,
  PERMITS,
  PHASE_LETTERS,
} from './companies.ts';
export { isFullRound } from './company-turn.ts';
export { debtOf } from './debts.ts';
export { priceBonus } from './income.ts';
export { INVESTOR_IDS, type InvestorId, investors, isInvestor, OWNERS_PERCENT } from './investors.ts';
export { markerCost } from './markers.ts';
export { bonusAt, market, moves, SALE_FEE } from './market.ts';
export { networkOf } from './network.ts';
export { certificateLimit, certificatesHeld, lockedUnits, unitsOf } from './paper.ts';
export { isParPrice, PAR_PRICES, type ParPrice, ROWS_PER_PRICE } from './par.ts';
export { refuseRocket } from './powers.ts';
export { isPrivate, PRIVATE_IDS, type PrivateId, privates } from './privates.ts';
export { routeRules } from './route-rules.ts';
export { bestRunOf, trainsToRun } from './running.ts';
export { isAtLimit, priceOfTrain, typeOnSale } from './sale.ts';
export { score } from './score.ts';
export { proceeds } from './selling.ts';
export {
  type Auction,
  barPosition,
  byOrder,
  type CompanyTurn,
  directorSeat,
  type Frame,
  type InvestorTurn,
  isPosition,
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
export { yellowTiles } from './track-laying.ts';
export {
  hasBegun,
  isTakenOver,
  isTrainType,
  PHASE_IDS,
  type PhaseId,
  phases,
  RESTORED,
  SALE_ORDER,
  SINCE,
  TRAIN_TYPES,
  type TrainType,
  trainKinds,
} from './trains.ts';
