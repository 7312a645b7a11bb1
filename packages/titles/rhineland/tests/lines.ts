import type { Game } from '@stellwerk/engine/kernel';
import { checkRoutes } from '@stellwerk/engine/routes';
import type { Rhineland } from '../game.ts';
import type { LendingState } from '../loan.ts';
import { trainsToRun } from '../running.ts';
import { run, trip, verdict } from './moves.ts';

type Playing = Game<LendingState>;

/** Ways that follow one another, each beginning where the one before ends. */
export function along(...ways: readonly string[]): string {
  return ways.reduce((way, next) => `${way} ${next.split(' ').slice(1).join(' ')}`);
}

export const says = (game: Playing, train: string, way: string) => verdict(game, run(trip(train, way)));

/** What each stop of a route pays, and its bonuses. */
export function payments(
  { law }: Rhineland,
  { state }: Playing,
  company: string,
  train: string,
  way: string,
): Readonly<Record<string, number>> {
  const checked = checkRoutes(law.routeRules(state, company), trainsToRun(state, company), [trip(train, way)]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fault));
  const [route] = checked.result.routes;
  const stops = route?.stops.map(({ place, value }) => [place, value] as const) ?? [];
  return Object.fromEntries([...stops, ...(route?.bonuses.map(({ id, amount }) => [id, amount] as const) ?? [])]);
}

/** What the company earns by these routes together. */
export function earns(game: Playing, ...routes: readonly ReturnType<typeof trip>[]): number {
  const tried = game.preview({ seat: game.actors()[0], ...run(...routes) });
  if (!tried.ok) throw new Error(tried.refusal.rule);
  const turn = tried.value.state.flow.find(({ kind }) => kind === 'companyTurn');
  if (!turn || !('income' in turn) || typeof turn.income !== 'number') throw new Error('no company has its turn');
  return turn.income;
}
