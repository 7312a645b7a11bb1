import { type BaseState, type Title, wealthOf } from '@stellwerk/engine/kernel';
import type { RouteRules, Train } from '@stellwerk/engine/routes';
import type { TitleCore } from '../load.ts';
import { routePlan } from '../plan.ts';

interface CoreParts<S extends BaseState, R extends string> {
  readonly title: TitleCore['title'] & Pick<Title<S>, 'score'>;
  isPosition(state: BaseState): state is S;
  seatsOf(state: S): readonly number[];
  readonly companies: readonly string[];
  priceOf(state: S, company: string): number;
  /** What its last run earned. */
  incomeOf(state: S, company: string): number;
  /** Whose trains run. */
  runs(id: string): id is R;
  trainsOf(state: S, runner: R): readonly Train[];
  routeRules(state: S, runner: R): RouteRules;
}

/** An 18xx title for the worker: wealth, prices and incomes are measured, runs are planned. */
export function railwayCore<S extends BaseState, R extends string>(parts: CoreParts<S, R>): Required<TitleCore> {
  const { title, companies } = parts;
  const byCompany = (figure: (company: string) => number) =>
    Object.fromEntries(companies.map((company) => [company, figure(company)]));
  return {
    title,
    measure: (state) => {
      if (!parts.isPosition(state)) return {};
      const wealth = parts
        .seatsOf(state)
        .map((seat) => [`player-${seat}`, Math.round(wealthOf(title, state, seat))] as const);
      return {
        wealth: Object.fromEntries(wealth),
        price: byCompany((company) => parts.priceOf(state, company)),
        income: byCompany((company) => parts.incomeOf(state, company)),
      };
    },
    plan: (state, runner) => {
      if (!parts.isPosition(state) || !parts.runs(runner)) return undefined;
      const trains = parts.trainsOf(state, runner);
      return trains.length === 0 ? undefined : routePlan(parts.routeRules(state, runner), trains);
    },
  };
}
