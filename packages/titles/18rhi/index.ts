import type { Owner } from '@stellwerk/engine/finance';
import type { SearchOptions } from '@stellwerk/engine/routes';
import * as limits from '../rhineland/limits.ts';
import * as running from '../rhineland/running.ts';
import * as duty from '../rhineland/train-duty.ts';
import type { CompanyId } from './companies.ts';
import { game } from './game.ts';
import type { State } from './state.ts';

export { trainsToRun } from '../rhineland/running.ts';
export { map, replaceable, tileStock } from './board.ts';
export { companies } from './companies.ts';
export { figures } from './figures.ts';
export { game, lending } from './game.ts';
export { AACHEN_FUND } from './owners.ts';
export { isPosition, type State, sitesOf, valueStep } from './state.ts';
export { rhi } from './title.ts';

export const certificatesHeld = (state: State, owner: Owner) => limits.certificatesHeld(game, state, owner);
export const bestRunOf = (state: State, company: CompanyId, options?: SearchOptions) =>
  running.bestRunOf(game, state, company, options);
export const mustBuy = (state: State, company: CompanyId) => duty.mustBuy(game, state, company);
export { routeRules } from './route-rules.ts';
