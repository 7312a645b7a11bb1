import type {} from '@stellwerk/engine/finance';
import type { SearchOptions } from '@stellwerk/engine/routes';
import * as network from '../rhineland/network.ts';
import * as running from '../rhineland/running.ts';
import type { CompanyId } from './companies.ts';
import { game } from './game.ts';
import type { State } from './state.ts';

export { trainsToRun } from '../rhineland/running.ts';
export { DALHEIM, maps, replaceable, tileStock } from './board.ts';
export { type CompanyId, companies } from './companies.ts';
export { figures } from './figures.ts';
export { game, lending } from './game.ts';
export { harbourCost, harbourOf, harbourPricesOf, hasHarbourMarker } from './harbours.ts';
export { INVESTOR } from './owners.ts';
export { routeRules } from './route-rules.ts';
export { DEC_BONUS } from './start-items.ts';
export { isPosition, mapOf, type State, valueStep } from './state.ts';
export { lra } from './title.ts';

export const networkOf = (state: State, company: CompanyId) => network.networkOf(game, state, company);
export const bestRunOf = (state: State, company: CompanyId, options?: SearchOptions) =>
  running.bestRunOf(game, state, company, options);
