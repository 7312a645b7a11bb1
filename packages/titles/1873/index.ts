export type { Action } from './actions.ts';
export { fixedWorks, localityIn, mapFor, tileStock } from './board.ts';
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
  type StockId,
} from './companies.ts';
export { allMines, isMine, MINE_IDS, type Mine, type MineId, mines } from './mines.ts';
export { networkOf } from './network.ts';
export { companiesInOrder } from './operating-round.ts';
export { seatFor } from './operations.ts';
export { denominationOf, inReceivership, isFounded, percentHeld, sharesOf, valueNow } from './paper.ts';
export { nextSize } from './phase-change.ts';
export { incomeOf } from './production.ts';
export {
  bestRun,
  checkRun,
  type EnteredRoute,
  type Loco,
  RULEBOOK,
  type RunFault,
  type RunReadings,
  type RunSituation,
} from './running/index.ts';
export { bestRunOf, runSituation } from './running.ts';
export {
  type Frame,
  isPosition,
  type MineCompanyTurn,
  type MineTurn,
  mapOf,
  phaseOf,
  type RailwayTurn,
  type State,
  type StockRound,
} from './state.ts';
export { harzbahn } from './title.ts';
export { type PhaseId, phases, units } from './units.ts';
export { VALUES, valueTrack } from './value-track.ts';
