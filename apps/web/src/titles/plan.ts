import type { BaseState } from '@stellwerk/engine/kernel';
import type { RouteRules, Train } from '@stellwerk/engine/routes';

/** What a company's run is checked by. */
export interface Plan {
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
}

/** The plan of a company in a position; none where it has no trains or the position is another title's. */
export type Planner = (state: BaseState, company: string) => Plan | undefined;
