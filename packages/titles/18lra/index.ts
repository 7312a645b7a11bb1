import type { Owner } from '@stellwerk/engine/finance';
import type { SearchOptions } from '@stellwerk/engine/routes';
import * as limits from '../rhineland/limits.ts';
import * as network from '../rhineland/network.ts';
import * as running from '../rhineland/running.ts';
import * as trainBuying from '../rhineland/train-buying.ts';
import * as duty from '../rhineland/train-duty.ts';
import type { CompanyId } from './companies.ts';
import { game } from './game.ts';
import type { State } from './state.ts';

export { trainsToRun } from '../rhineland/running.ts';
export type { Action, PowerId as Power } from './actions.ts';
export { DALHEIM, maps, replaceable, tileStock } from './board.ts';
export { type Company, type CompanyId, companies } from './companies.ts';
export { figures } from './figures.ts';
export { game, lending } from './game.ts';
export { harbourCost, harbourOf, hasHarbourMarker } from './harbours.ts';
export { market, moves } from './market.ts';
export { isBlocked } from './network.ts';
export { INVESTOR } from './owners.ts';
export { routeRules } from './route-rules.ts';
export { DEC_BONUS, ITEM_IDS, type ItemId, startItems } from './start-items.ts';
export {
  type CompanyTurn,
  directorSeat,
  type FallingOffer,
  type Frame,
  isPosition,
  mapOf,
  phaseOf,
  priceNow,
  type RaiseMoney,
  type State,
  type StockRound,
  valueStep,
} from './state.ts';
export { lra } from './title.ts';
export { phases, TRAIN_TYPES, type TrainType, trainKinds } from './trains.ts';

// The family's answers for this game.
export const certificateLimit = (state: State) => limits.certificateLimit(game, state);
export const certificatesHeld = (state: State, owner: Owner) => limits.certificatesHeld(game, state, owner);
export const networkOf = (state: State, company: CompanyId) => network.networkOf(game, state, company);
export const bestRunOf = (state: State, company: CompanyId, options?: SearchOptions) =>
  running.bestRunOf(game, state, company, options);
export const trainsOnOffer = (state: State) => trainBuying.trainsOnOffer(game, state);
export const mustBuy = (state: State, company: CompanyId) => duty.mustBuy(game, state, company);
