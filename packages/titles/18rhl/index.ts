import type {} from '@stellwerk/engine/finance';
import type { SearchOptions } from '@stellwerk/engine/routes';
import * as running from '../rhineland/running.ts';
import type { CompanyId } from './companies.ts';
import { game } from './game.ts';
import type { State } from './state.ts';

export { trainsToRun } from '../rhineland/running.ts';
export type { Action, PowerId as Power } from './actions.ts';
export { maps, tileStock } from './board.ts';
export { type Company, type CompanyId, companies, isCompany } from './companies.ts';
export { mustBuy } from './forced-purchase.ts';
export { game } from './game.ts';
export { market } from './market.ts';
export { AACHEN_FUND } from './owners.ts';
export { routeRules } from './route-rules.ts';
export { PRIVATE_IDS, type PrivateId, startItems } from './start-items.ts';
export {
  type CompanyTurn,
  directorSeat,
  type Frame,
  inReceivership,
  isPosition,
  mapOf,
  priceNow,
  type State,
  type StockRound,
  sitesOf,
  valueStep,
} from './state.ts';
export { rhl } from './title.ts';
export { isTrainType, priceOfTrain } from './trains.ts';

export const bestRunOf = (state: State, company: CompanyId, options?: SearchOptions) =>
  running.bestRunOf(game, state, company, options);
