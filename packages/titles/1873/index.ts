export type { Action } from './actions.ts';
export { itemsOnOffer } from './auction-round.ts';
export { fixedWorks, localityIn, mapFor, tileStock } from './board.ts';
export { hasPlace } from './buying-mines.ts';
export {
  COMPANY_IDS,
  type CompanyId,
  isCompany,
  isMineCompany,
  isRailway,
  MHE,
  MINE_COMPANY_IDS,
  type MineCompanyId,
  mineCompanyNames,
  RAILWAY_IDS,
  type RailwayId,
  railways,
  STOCK_IDS,
  type StockId,
} from './companies.ts';
export { HW_EXTRA } from './data/companies.ts';
export { REPLACEMENT_PRICE } from './data/limits.ts';
export { CONNECTED, PRIVILEGED } from './data/mines.ts';
export { DIESEL_PRICE, DIESELS, SWITCHER_PRICES } from './data/units.ts';
export { ISSUE_PRICES, VALUES } from './data/values.ts';
export { allMines, isMine, MINE_IDS, type MineId, mines } from './mines.ts';
export { networkOf } from './network.ts';
export { companiesInOrder } from './operating-round.ts';
export { seatFor } from './operations.ts';
export { denominationOf, inReceivership, isFounded, percentHeld, sharesOf, valueNow } from './paper.ts';
export { valueAfterPayout } from './payout.ts';
export { nextSize } from './phase-change.ts';
export { sharesToExercise } from './preemption.ts';
export { companyIncome, incomeOf, minesUpkeep } from './production.ts';
export { isCompulsory } from './purchases.ts';
export {
  bestRun,
  checkRun,
  type EnteredRoute,
  isConcessionRoute,
  type Loco,
  type RunFault,
  type RunReadings,
  type RunSituation,
  routeValues,
} from './running/index.ts';
export { bestRunOf, runSituation } from './running.ts';
export { salePrice } from './selling.ts';
export { priceOf, START_ITEMS } from './start-auction.ts';
export {
  type Frame,
  isPosition,
  mapOf,
  type Operation,
  phaseOf,
  type RailwayTurn,
  type StartAuction,
  type State,
} from './state.ts';
export { spareMarkers } from './stations.ts';
export { harzbahn } from './title.ts';
export { isSize, phases, units } from './units.ts';
export { valueTrack } from './value-track.ts';
