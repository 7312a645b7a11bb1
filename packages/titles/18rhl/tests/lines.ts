import { EDGES, hexNeighbour, oppositeEdge } from '@stellwerk/engine/board';
import type { Game } from '@stellwerk/engine/kernel';
import { checkRoutes, type Route, type RouteResult } from '@stellwerk/engine/routes';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { bestRunOf, type CompanyTurn, maps, routeRules, type State, trainsToRun } from '../index.ts';
import type { TrainType } from '../trains.ts';
import { refusedBy, type Situation, situation } from './situation.ts';

export interface Line extends Omit<Situation, 'trains' | 'shares' | 'turn'> {
  readonly trains: readonly TrainType[];
}

/** Ann's company about to run its trains; the other companies with markers on the board are Bob's. */
export function about(company: CompanyId, { trains, ...line }: Line): Game<State> {
  const others = COMPANY_IDS.filter((id) => id !== company && (line.markers?.[id] || line.floated?.includes(id)));
  return situation({
    ...line,
    floated: [company, ...others],
    shares: Object.fromEntries([[company, [[0, 50]]], ...others.map((id) => [id, [[1, 50]]])]),
    trains: { [company]: trains },
    turn: { company, step: 'run' },
  });
}

/**
 * A route by its way, such as 'K2.city0 K2/4 K4.town0 K4/4 K6.city0': nodes, and the sides by which it leaves a hex. An
 * 8-train counts the stops named in `counts`; the best if none are.
 */
export function trip(train: string, way: string, counts?: string): Route {
  return { train, path: way.split(' '), counts: counts?.split(' ') ?? null };
}

/** Ways that follow one another, each beginning where the one before ends. */
export function along(...ways: readonly string[]): string {
  return ways.reduce((way, next) => `${way} ${next.split(' ').slice(1).join(' ')}`);
}

/** The same way from its other end. */
export function back(way: string): string {
  const points = way.split(' ').reverse();
  return points.map((point) => (point.includes('/') ? otherSide(point) : point)).join(' ');
}

function otherSide(side: string): string {
  const [hex = '', number] = side.split('/');
  const edge = EDGES.find((one) => one === Number(number)) ?? 0;
  return `${hexNeighbour(maps.standard.grid, hex, edge)}/${oppositeEdge(edge)}`;
}

/** What the company would earn so. The search for its best routes must not find less. */
export function earns(game: Game<State>, ...routes: readonly Route[]): number {
  const tried = game.preview({ type: 'run', seat: game.actors()[0], routes });
  if (!tried.ok) throw new Error(`refused: ${JSON.stringify(tried.refusal)}`);
  const { income } = turnOf(tried.value.state);
  const found = bestRunOf(game.state, turnOf(game.state).company);
  if (!found.proven || found.revenue < income) throw new Error(`the best routes bring ${found.revenue}, not ${income}`);
  return income;
}

/** The most the company can earn. */
export function most(game: Game<State>): number {
  return bestRunOf(game.state, turnOf(game.state).company).revenue;
}

/** The rule that forbids to run so. */
export function forbids(game: Game<State>, ...routes: readonly Route[]): string {
  return refusedBy(game, { type: 'run', routes });
}

/** What each counted stop of a route pays: { 'K2.city0': 20, … }. */
export function pays(game: Game<State>, route: Route): Readonly<Record<string, number>> {
  const { stops } = resultOf(game, route);
  return Object.fromEntries(stops.filter(({ counted }) => counted).map(({ place, value }) => [place, value]));
}

/** The bonuses of a route: { montan: 20 }. */
export function bonuses(game: Game<State>, route: Route): Readonly<Record<string, number>> {
  return Object.fromEntries(resultOf(game, route).bonuses.map(({ id, amount }) => [id, amount]));
}

function resultOf(game: Game<State>, route: Route): RouteResult {
  const { company } = turnOf(game.state);
  const rules = routeRules(game.state, company);
  const checked = checkRoutes(rules, trainsToRun(game.state, company), [route]);
  const [result] = checked.ok ? checked.result.routes : [];
  if (!result) throw new Error(JSON.stringify(checked));
  return result;
}

export function turnOf(state: State): CompanyTurn {
  for (const frame of state.flow) if (frame.kind === 'companyTurn') return frame;
  throw new Error('no company has its turn');
}
