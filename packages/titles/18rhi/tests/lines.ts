import type { Game } from '@stellwerk/engine/kernel';
import { checkRoutes } from '@stellwerk/engine/routes';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { routeRules, type State, trainsToRun } from '../index.ts';
import type { TrainType } from '../trains.ts';
import { run, type Situation, situation, trip, verdict } from './situation.ts';

export type Line = Omit<Situation, 'trains' | 'shares' | 'turn'> & { readonly trains: readonly TrainType[] };

/** Ann's company about to run its trains; the other companies with markers on the board are Bob's. */
export function about(company: CompanyId, { trains, ...line }: Line): Game<State> {
  const others = COMPANY_IDS.filter((id) => id !== company && (line.markers?.[id] || line.floated?.includes(id)));
  return situation({
    ...line,
    floated: [company, ...others],
    shares: Object.fromEntries([company, ...others].map((id, i) => [id, [[Math.min(i, 1), [20, 10, 10]]] as const])),
    trains: { [company]: trains },
    turn: { company, step: 'run' },
  });
}

/** Ways that follow one another, each beginning where the one before ends. */
export function along(...ways: readonly string[]): string {
  return ways.reduce((way, next) => `${way} ${next.split(' ').slice(1).join(' ')}`);
}

/** What each stop of a route pays, and its bonuses. */
export function pays(
  game: Game<State>,
  company: CompanyId,
  train: string,
  way: string,
): Readonly<Record<string, number>> {
  const checked = checkRoutes(routeRules(game.state, company), trainsToRun(game.state, company), [trip(train, way)]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fault));
  const [route] = checked.result.routes;
  const stops = route?.stops.map(({ place, value }) => [place, value] as const) ?? [];
  return Object.fromEntries([...stops, ...(route?.bonuses.map(({ id, amount }) => [id, amount] as const) ?? [])]);
}

export const says = (game: Game<State>, train: string, way: string) => verdict(game, run(trip(train, way)));

/** What the company earns by these routes together. */
export function earns(game: Game<State>, ...routes: readonly ReturnType<typeof trip>[]): number {
  const tried = game.preview({ seat: game.actors()[0], ...run(...routes) });
  if (!tried.ok) throw new Error(tried.refusal.rule);
  const turn = tried.value.state.flow.find(({ kind }) => kind === 'companyTurn');
  if (turn?.kind !== 'companyTurn') throw new Error('no company has its turn');
  return turn.income;
}
