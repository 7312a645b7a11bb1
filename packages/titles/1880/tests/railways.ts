import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { checkRoutes, type Route, type RouteResult } from '@stellwerk/engine/routes';
import { choicesOf, valuesOf } from '@stellwerk/engine/testing/play';
import { markersOf, slotsOn } from '@stellwerk/engine/track';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { routeRules } from '../route-rules.ts';
import { bestRunOf, trainsToRun } from '../running.ts';
import { type CompanyTurn, mapOf, type State } from '../state.ts';
import type { TrainType } from '../trains.ts';
import { refusedBy, type Situation, situation } from './situation.ts';

export { offeredMarkers } from '@stellwerk/engine/testing/play';

type Move = Record<string, unknown> & { readonly type: string };

export const PASS: Move = { type: 'pass' };

/** All companies that the position names are founded: those not dealt out are Ann's if theirs is the turn, else Bob's. */
function withShares(company: CompanyId, wanted: Situation): Situation {
  const named = [
    ...Object.keys(wanted.markers ?? {}),
    ...Object.keys(wanted.trains ?? {}),
    ...Object.keys(wanted.treasury ?? {}),
    ...(wanted.open ?? []),
  ];
  const others = COMPANY_IDS.filter((id) => id !== company && named.includes(id) && !wanted.shares?.[id]);
  return {
    ...wanted,
    shares: {
      ...(wanted.shares?.[company] ? {} : { [company]: [[0, 50]] }),
      ...Object.fromEntries(others.map((id) => [id, [[1, 50]]])),
      ...wanted.shares,
    },
  };
}

interface Line extends Omit<Situation, 'trains' | 'turn'> {
  readonly trains: readonly TrainType[];
}

/** Ann's company about to run its trains. */
export function about(company: CompanyId, { trains, ...line }: Line): Game<State> {
  return situation(withShares(company, { ...line, trains: { [company]: trains }, turn: { company, step: 'run' } }));
}

/** Ann's company with ¥500 about to build. */
export function building(company: CompanyId, wanted: Situation = {}): Game<State> {
  const { turn, treasury } = wanted;
  return situation(
    withShares(company, { ...wanted, treasury: { [company]: 500, ...treasury }, turn: { ...turn, company } }),
  );
}

/** Ann's company in the last step of its turn. */
export function buying(company: CompanyId, wanted: Situation = {}): Game<State> {
  return situation(withShares(company, { ...wanted, turn: { step: 'trains', ...wanted.turn, company } }));
}

/** A tile as `9/1`, number and rotation. */
export function laying(hex: string, laid: string): Move {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation) };
}

/** A marker in a place as `F8.city1`; in the first city of a hex without more. */
export function marking(place: string): Move {
  const [hex = '', node = 'city0'] = place.split('.');
  return { type: 'placeMarker', hex, node };
}

export function buy(train: string, price: number, from = 'bank'): Move {
  return { type: 'buyTrain', train, from, price };
}

export function sell(company: CompanyId, units: number): Move {
  return { type: 'sellShares', company, units };
}

export function buyShare(company: CompanyId): Move {
  return { type: 'buyShare', company };
}

/** 'legal', or the rule that forbids the action; the game stays as it is. */
export function verdict(game: Game<State>, action: Record<string, unknown>): string {
  const tried = game.preview({ seat: game.actors()[0], ...action });
  return tried.ok ? 'legal' : tried.refusal.rule;
}

/** What may be laid on a hex: tiles and rotations such as `9/1`, sorted. */
export function fitting(game: Game<State>, hex: string): string[] {
  return choicesOf(game, 'layTile')
    .filter((choice) => valuesOf(choice, 'hex').includes(hex))
    .flatMap((choice) => valuesOf(choice, 'rotation').map((rotation) => `${valuesOf(choice, 'tile')[0]}/${rotation}`))
    .sort();
}

/** Which tiles may be laid on a hex, in whatever rotation. */
export function tilesFor(game: Game<State>, hex: string): string[] {
  const tiles = new Set(fitting(game, hex).map((lay) => lay.split('/')[0] ?? ''));
  return [...tiles].sort((a, b) => Number(a) - Number(b));
}

/** Where anything may be laid. */
export function hexesFor(game: Game<State>): string[] {
  return [...new Set(choicesOf(game, 'layTile').flatMap((choice) => valuesOf(choice, 'hex')))].sort();
}

/** Where the markers of a company or an investor stand: ['F8.city1', …]. */
export function standing({ state }: Game<State>, railway: string): string[] {
  return markersOf(mapOf(state), state.track, railway).map(({ hex, node }) => `${hex}.${node}`);
}

/** Who has a marker in the places of a city, such as ['NJR', null]. */
export function places({ state }: Game<State>, place: string): readonly (string | null)[] {
  const [hex = '', node = ''] = place.split('.');
  return slotsOn(mapOf(state), state.track, hex, node);
}

export function tileAt({ state }: Game<State>, hex: string): string | undefined {
  const laid = state.track.laid[hex];
  return laid && `${laid.tile}/${laid.rotation}`;
}

/** What a seat has in cash. */
export function cash({ state }: Game<State>, seat: number): number {
  return cashOf(state, playerOwner(seat));
}

export function treasury({ state }: Game<State>, id: CompanyId): number {
  return cashOf(state, id);
}

/** Where a company stands on the market, as [row, column]. */
export function placeOf({ state }: Game<State>, id: CompanyId): readonly number[] {
  const place = state.market[id];
  return place ? [place.row, place.column] : [];
}

/** How many new trains of a type are in the bank. */
export function inBank({ state }: Game<State>, type: TrainType): number {
  return (state.trains['depot'] ?? []).filter((one) => one === type).length;
}

export function trainsOf({ state }: Game<State>, id: CompanyId): readonly string[] {
  return state.trains[id] ?? [];
}

export function turnOf({ state }: Game<State>): CompanyTurn {
  for (const frame of state.flow) if (frame.kind === 'companyTurn') return frame;
  throw new Error('no company has its turn');
}

/**
 * A route by its way, such as 'K13.city0 K13/2 J12.city0': nodes, and the sides by which it leaves a hex. An E train counts
 * the stops named in `counts`; the best if none are.
 */
export function trip(train: string, way: string, counts?: string): Route {
  return { train, path: way.split(' '), counts: counts?.split(' ') ?? null };
}

/** Ways that follow one another, each beginning where the one before ends. */
export function along(...ways: readonly string[]): string {
  return ways.reduce((way, next) => `${way} ${next.split(' ').slice(1).join(' ')}`);
}

/** What the trains of the company would earn so. The search for its best routes must not find less. */
export function earns(game: Game<State>, ...routes: readonly Route[]): number {
  const tried = game.preview({ type: 'run', seat: game.actors()[0], routes });
  if (!tried.ok) throw new Error(`refused: ${JSON.stringify(tried.refusal)}`);
  const turn = turnOf(game);
  const { lastRevenue } = tried.value.state.companies[turn.company];
  const found = bestRunOf(game.state, turn.company);
  if (!found.proven || found.revenue < lastRevenue - turn.bonus) {
    throw new Error(`the best routes bring ${found.revenue}, not ${lastRevenue}`);
  }
  return lastRevenue;
}

/** The most the trains of the company can earn. */
export function most(game: Game<State>): number {
  return bestRunOf(game.state, turnOf(game).company).revenue;
}

/** The rule that forbids to run so. */
export function forbids(game: Game<State>, ...routes: readonly Route[]): string {
  return refusedBy(game, { type: 'run', routes });
}

/** What each counted stop of a route pays: { 'K13.city0': 20, … }. */
export function pays(game: Game<State>, route: Route): Readonly<Record<string, number>> {
  const { stops } = resultOf(game, route);
  return Object.fromEntries(stops.filter(({ counted }) => counted).map(({ place, value }) => [place, value]));
}

/** The bonuses of a route: { transSiberian: 50 }. */
export function bonuses(game: Game<State>, route: Route): Readonly<Record<string, number>> {
  return Object.fromEntries(resultOf(game, route).bonuses.map(({ id, amount }) => [id, amount]));
}

function resultOf(game: Game<State>, route: Route): RouteResult {
  const { company } = turnOf(game);
  const checked = checkRoutes(routeRules(game.state, company), trainsToRun(game.state, company), [route]);
  const [result] = checked.ok ? checked.result.routes : [];
  if (!result) throw new Error(JSON.stringify(checked));
  return result;
}

/** Everybody passes until the stock round is over. */
export function sitOutStockRound(game: Game<State>): void {
  while (game.state.flow.at(-1)?.kind === 'stockRound') {
    const passed = game.play({ ...PASS, seat: game.actors()[0] });
    if (!passed.ok) throw new Error(passed.refusal.rule);
  }
}

/** The company whose turn it is. */
export function acting(game: Game<State>): CompanyId {
  return turnOf(game).company;
}

/** A company without a route builds nothing and buys nothing. */
export function sitOutTurn(game: Game<State>): void {
  for (const step of ['build', 'trains']) {
    if (turnOf(game).step !== step) throw new Error(`${acting(game)} does not come to ${step}`);
    const passed = game.play({ ...PASS, seat: game.actors()[0] });
    if (!passed.ok) throw new Error(passed.refusal.rule);
  }
}

/** Everybody passes to the end of the game: who had a turn from now on, in order. */
export function playOut(game: Game<State>): CompanyId[] {
  const order: CompanyId[] = [];
  while (!game.over) {
    if (turnOf(game).step === 'build') order.push(acting(game));
    const passed = game.play({ ...PASS, seat: game.actors()[0] });
    if (!passed.ok) throw new Error(passed.refusal.rule);
  }
  return order;
}
