import type { BaseState, Title } from '@stellwerk/engine/kernel';
import { charterOf, isCompany, priceNow, type Rhineland, type State, trainsToRun } from '@stellwerk/titles/rhineland';
import type { TitleCore } from '../load.ts';
import { railwayCore } from '../railway/title-core.ts';
import { seatsOf } from './seats.ts';

interface Game<S extends State> {
  readonly title: Title<S>;
  readonly game: Rhineland;
  isPosition(state: BaseState): state is S;
}

export function rhinelandCore<S extends State>({ title, game, isPosition }: Game<S>): Required<TitleCore> {
  return railwayCore<S, string>({
    title,
    isPosition,
    seatsOf,
    companies: game.companies.map(({ id }) => id),
    priceOf: (state, company) => priceNow(game, state, company),
    incomeOf: (state, company) => charterOf(state, company).lastIncome,
    runs: (id): id is string => isCompany(game, id),
    trainsOf: trainsToRun,
    routeRules: (state, company) => game.law.routeRules(state, company),
  });
}
