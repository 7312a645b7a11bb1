import { playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { remembered } from '@stellwerk/engine/kernel';
import { type BestRun, namedTrains, quickRoutes, type RouteRules } from '@stellwerk/engine/routes';
import type { Reach } from '@stellwerk/engine/track';
import {
  COMPANY_IDS,
  type CompanyId,
  companies,
  directorSeat,
  networkOf,
  PHASE_IDS,
  phaseOf,
  phases,
  routeRules,
  type State,
  TRAIN_TYPES,
  trainKinds,
  typeOnSale,
} from '@stellwerk/titles/1880';
import { FURTHER_TRAIN, SECOND_TRAIN, SMALL_STOP, STOP_VALUE } from './weights.ts';

const TYPES: readonly string[] = TRAIN_TYPES;

/** How much of a network a train uses: its large stops, and its small ones for what they bring beside a large one. */
const SIZES = TRAIN_TYPES.map((type) => {
  const { stops, cities, skips } = trainKinds[type];
  return (cities + ((stops - cities) * SMALL_STOP) / 36) * (skips ? 1.12 : 1);
});

/** A train of a large network, by which it is measured beside those the company has. */
const MEASURE = '6';

/** Who has trains of this size is measured by them alone. */
const LARGE = 5.5;
/** Trains larger than those that were tried earn so much of what they would if track did not matter. */
const BEYOND = 0.35;

/** Trains of one company get in each other's way: each further one brings so much of the one before it. */
export function sizeOf(trains: readonly number[], further = SECOND_TRAIN): number {
  const sizes = trains.map((type) => SIZES[type] ?? 0).sort((a, b) => b - a);
  return sizes.reduce((sum, size, i) => sum + size * further ** i, 0);
}

/** What trains of a size earn on a grown network. */
export function prospectOf(size: number, phase: number): number {
  const id = PHASE_IDS[phase] ?? 'D3';
  return size * (STOP_VALUE[phases[id].letter] ?? 30);
}

interface Point {
  readonly size: number;
  readonly income: number;
}

const known = new WeakMap<RouteRules, Map<string, readonly Point[]>>();

/** How closely it is looked at what trains earn. */
export interface Look {
  /** It is about to buy, and looks at one more. */
  readonly buys: boolean;
  /** All companies are looked at with a further train, and with two that stay. */
  readonly closely: boolean;
}

/** What each further train of a company is thought to bring: who looks closely has seen that it is nearly as much as the first. */
export function furtherOf({ closely }: Look): number {
  return closely ? FURTHER_TRAIN : SECOND_TRAIN;
}

/** What trains earn on the track of today, by their size: found for a few sets of trains, and guessed between them. */
export function earningsOf(state: State, id: CompanyId, look: Look): (size: number) => number {
  const rules = routeRules(state, id);
  const own = trainsOf(state, id);
  const onSale = look.buys || look.closely || own.length === 0 ? typeOnSale(state) : '';
  const points = remembered(
    remembered(known, rules, () => new Map<string, readonly Point[]>()),
    [...own, onSale, look.closely].join(),
    () => pointsOf(state, id, rules, own, onSale, look),
  );
  return (size) => {
    let before: Point = { size: 0, income: 0 };
    for (const point of points) {
      if (point.size >= size) {
        return before.income + ((point.income - before.income) * (size - before.size)) / (point.size - before.size);
      }
      before = point;
    }
    return before.size === 0 ? 0 : before.income * (1 + BEYOND * (size / before.size - 1));
  };
}

export const ROUGHLY: Look = { buys: false, closely: false };

/** What a company earns that begins where others have built, compared with them. */
const NEWCOMER = 0.8;

/** What a company that is not open yet will find: the track of those whose network reaches its home. */
export function earningsAtHome(state: State, id: CompanyId, look = ROUGHLY): (size: number) => number {
  const { hex } = companies[id].home;
  const there = COMPANY_IDS.filter((other) => state.companies[other].open && reaches(networkOf(state, other), hex)).map(
    (other) => earningsOf(state, other, look),
  );
  return (size) => NEWCOMER * there.reduce((most, earns) => Math.max(most, earns(Math.min(size, LARGE))), 0);
}

function reaches({ graph, nodes }: Reach, hex: string): boolean {
  return graph.nodes.some((node) => node.hex === hex && nodes[node.id] === 1);
}

function pointsOf(
  state: State,
  id: CompanyId,
  rules: RouteRules,
  own: readonly string[],
  onSale: string,
  look: Look,
): readonly Point[] {
  const sizeOfKinds = (kinds: readonly string[]) =>
    sizeOf(
      kinds.map((kind) => TYPES.indexOf(kind)),
      furtherOf(look),
    );
  const measures = look.closely ? [[MEASURE], [MEASURE, MEASURE]] : sizeOfKinds(own) >= LARGE ? [] : [[MEASURE]];
  const sets = [...(own.length > 0 ? [own] : []), ...(onSale === '' ? [] : [[...own, onSale]]), ...measures];
  const found = sets.map((kinds) => ({
    size: sizeOfKinds(kinds),
    income: incomeOnNetwork(state, id, rules, kinds),
  }));
  let most = 0;
  return found
    .sort((a, b) => a.size - b.size)
    .map(({ size, income }) => {
      most = Math.max(most, income);
      return { size, income: most };
    });
}

const runs = new WeakMap<RouteRules, Map<string, BestRun>>();

/** A good run of these trains, remembered as long as the track stays as it is. */
export function runOf(rules: RouteRules, kinds: readonly string[]): BestRun {
  const made = remembered(runs, rules, () => new Map<string, BestRun>());
  return remembered(made, kinds.join(), () => quickRoutes(rules, namedTrains(kinds)));
}

export function incomeOf(rules: RouteRules, kinds: readonly string[]): number {
  return runOf(rules, kinds).revenue;
}

const proven = new Map<string, number>();
/** Beyond this what is known is forgotten. */
const MOST_KNOWN = 20_000;

/**
 * Track that a company does not reach changes nothing for it, so an income is remembered for what it reaches; only if it is
 * proven, for what a search finds that was broken off may hang on where it began.
 */
function incomeOnNetwork(state: State, id: CompanyId, rules: RouteRules, kinds: readonly string[]): number {
  if (proven.size > MOST_KNOWN) proven.clear();
  const director = playerOwner(directorSeat(state, id));
  const powers = [state.privates.P2 === director, state.privates.P3 === director];
  const key = [phaseOf(state).letter, ...powers, id, ...kinds, signatureOf(state, networkOf(state, id))].join();
  const before = proven.get(key);
  if (before !== undefined) return before;
  const income = incomeOf(rules, kinds);
  if (runOf(rules, kinds).proven) proven.set(key, income);
  return income;
}

const signatures = new WeakMap<Reach, string>();

function signatureOf({ track }: State, network: Reach): string {
  return remembered(signatures, network, () => {
    const { graph, nodes, segments } = network;
    const hexes = new Set<string>();
    graph.segments.forEach(({ hex }, i) => {
      if (segments[i] === 1) hexes.add(hex);
    });
    const slots = graph.nodes.filter(({ id }) => nodes[id] === 1).map(({ hex, slots }) => [hex, ...slots].join('.'));
    return [...[...hexes].map((hex) => [hex, ...Object.values(track.laid[hex] ?? {})].join('.')), ...slots].join();
  });
}
