import {
  type Course,
  continuations,
  cutBetween,
  hangTogether,
  isFree,
  type Listed,
  type Lists,
  links,
  listed,
  meet,
  partsOf,
  pathOf,
  readCourse,
  sameCourse,
} from '@stellwerk/engine/networks';
import { nodeName, pointName, type Route, type RouteResult, type RunResult } from '@stellwerk/engine/routes';
import { dieselPlan, dieselRoot, locoPlan } from './plans.ts';
import { type Ridden, revenueOf } from './revenue.ts';
import { routeFaults } from './route-faults.ts';
import type { RunSituation } from './situation.ts';
import { type RunTable, runTable } from './table.ts';

/** A route as it is sent in: the train that runs it, and its points from end to end ("C16.village0", "C16/3"). */
export type EnteredRoute = Pick<Route, 'train' | 'path'>;

/** What is wrong with a run, by which rule, and where: in which route (by number), at which stop or side of a hex. */
export interface RunFault {
  readonly rule: string;
  readonly route: number | null;
  readonly at: string | null;
  readonly figures: Readonly<Record<string, string | number>>;
}

type CheckedRun =
  | { readonly ok: true; readonly result: RunResult }
  | { readonly ok: false; readonly faults: readonly RunFault[] };

/** Enough to prove the number of routes in every recorded position; beyond it a set to which no route can be added will do (A14). */
const STEPS = 20_000;

/** A route that was sent in and is a way over track. */
interface Entered extends Ridden {
  /** Its place in the list that was sent in. */
  readonly number: number;
  readonly listed: Listed;
  /** Which of the concession routes it is, -1 if none. */
  readonly concession: number;
}

/** Whether a railway may run so, and what it brings; else everything that is wrong. */
export function checkRun(situation: RunSituation, routes: readonly EnteredRoute[]): CheckedRun {
  const table = runTable(situation);
  const faults: RunFault[] = [];
  const entered = routes.flatMap((route, number) => readRoute(table, route, number, faults));
  const ofLocos = entered.filter(({ size }) => size !== null);
  const ofDiesel = entered.filter(({ size }) => size === null);
  const isWhole = faults.length === 0;
  faults.push(...locoFaults(table, ofLocos, isWhole), ...dieselFaults(table, ofDiesel, isWhole));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, result: revenueOf(table, entered) };
}

/** What each route brings as far as it is a way over track, whether or not the run may be made: for who changes one. */
export function routeValues(
  situation: RunSituation,
  routes: readonly EnteredRoute[],
): readonly (RouteResult | undefined)[] {
  const table = runTable(situation);
  const read = routes.map((route, number) => readRoute(table, route, number, [])[0]);
  const ways = read.filter((route) => route !== undefined);
  const results = revenueOf(table, ways).routes;
  return read.map((route) => (route === undefined ? undefined : results[ways.indexOf(route)]));
}

/** Whether a route is the concession route, or one of the two. */
export function isConcessionRoute(situation: RunSituation, { path }: Pick<EnteredRoute, 'path'>): boolean {
  const table = runTable(situation);
  const course = readCourse(table.track, path);
  return !('fault' in course) && concessionNumber(table, path, course) !== -1;
}

function fault(
  rule: string,
  route: number | null,
  at: string | null = null,
  figures: RunFault['figures'] = {},
): RunFault {
  return { rule, route, at, figures };
}

function readRoute(table: RunTable, { train, path }: EnteredRoute, number: number, faults: RunFault[]): Entered[] {
  const { situation, track } = table;
  const loco = situation.locos.find(({ id }) => id === train);
  if (loco === undefined && train !== situation.diesel) {
    faults.push(fault('1873/4.4.3-a', number, null, { train }));
    return [];
  }
  const course = readCourse(track, path);
  if ('fault' in course) {
    const isState = course.fault === 'no-way' && leadsOverStateTrack(table, path, course.at);
    faults.push(
      fault(course.fault === 'back' ? '1873/4.4.3-e' : isState ? '1873/4.4.3-a' : '1873/4.4.3-p', number, course.at),
    );
    return [];
  }
  const size = loco?.size ?? null;
  const concession = concessionNumber(table, path, course);
  if (concession === -1) {
    for (const { rule, stop } of routeFaults(table, course, size === null)) {
      faults.push(fault(rule, number, stop === null ? null : nodeName(situation.graph, stop)));
    }
  }
  return [{ train, size, course, number, listed: listed(table, course), concession }];
}

/** Whether the path goes wrong because it takes state railway track. */
function leadsOverStateTrack({ situation: { graph } }: RunTable, path: readonly string[], at: string): boolean {
  const before = path[path.indexOf(at) - 1];
  const nameOf = (point: number) => pointName(graph, point);
  return graph.segments.some(({ kind, a, b }) => {
    if (kind !== 'state') return false;
    const ends = [nameOf(a), nameOf(b)];
    return ends.includes(at) && (before === undefined || ends.includes(before) || !before.startsWith(hexOfName(at)));
  });
}

function hexOfName(name: string): string {
  return name.split(/[./]/)[0] ?? '';
}

/** Which concession route the course is: its very track, or by another reading a way over exactly its hexes. */
function concessionNumber({ situation, base }: RunTable, path: readonly string[], course: Course): number {
  if (situation.readings.concessionRun === 'exact') return base.findIndex((route) => sameCourse(route, course));
  const hexes = path.map(hexOfName).filter((hex, i, all) => hex !== all[i - 1]);
  const [one, other] = [hexes.join(), hexes.toReversed().join()];
  return situation.concession.findIndex((route) => {
    const names = route.map(({ hex }) => hex).join();
    return names === one || names === other;
  });
}

function locoFaults(table: RunTable, run: readonly Entered[], isWhole: boolean): RunFault[] {
  const { situation } = table;
  if (situation.locos.length === 0) return [];
  const faults = [
    ...missingConcession(table, run, false),
    ...commonTrack(table, run, '1873/4.4.3-i'),
    ...shareFaults(table, run),
  ];
  if (situation.readings.runDuty === 'free') return faults;
  if (isWhole) faults.push(...lengthFaults(table, locoPlan(table).lists, run));
  return isWhole && faults.length === 0 ? numberFaults(table, run) : faults;
}

/** 1873/4.4.3-g, 1873/4.4.3-h; for a diesel -j */
function missingConcession(table: RunTable, run: readonly Entered[], byDiesel: boolean): RunFault[] {
  const demanded =
    table.situation.readings.concessionRun === 'exact' ? table.base.length : table.situation.concession.length;
  const rule = byDiesel ? '1873/4.4.3-j' : demanded > 1 ? '1873/4.4.3-h' : '1873/4.4.3-g';
  return Array.from({ length: demanded }, (_, number) => number)
    .filter((number) => !run.some(({ concession }) => concession === number))
    .map((number) => {
      const hexes = table.situation.concession[number] ?? [];
      const [from, to] = [hexes[0]?.hex ?? '', hexes.at(-1)?.hex ?? ''];
      return fault(rule, null, null, { from, to });
    });
}

/** 1873/4.4.3-i, for a diesel 1873/4.4.3-u */
function commonTrack({ track }: RunTable, run: readonly Entered[], rule: string): RunFault[] {
  return run.flatMap(({ course, number, listed: route }, i) => {
    const other = run.slice(0, i).find((before) => meet(before.listed.track, 0, route.track, 0, route.track.length));
    if (other === undefined) return [];
    const shared = course.legs.findIndex((leg) => other.course.legs.includes(leg));
    const at = nodeName(track.graph, course.stops[shared] ?? -1);
    return [fault(rule, number, at, { other: other.number + 1 })];
  });
}

/** 1873/4.4.3-f */
function shareFaults(table: RunTable, run: readonly Entered[]): RunFault[] {
  return table.situation.locos.flatMap(({ id, size }) => {
    const own = run.filter(({ train }) => train === id);
    const surplus = own[size];
    if (surplus !== undefined) return [fault('1873/4.4.3-f', surplus.number, null, { train: id, size })];
    const linkedTo = links(
      table.blocked,
      own.map(({ course }) => course),
    );
    // The first route that does not hang together with those before it and after it.
    const all = (1 << own.length) - 1;
    const apart = own.findIndex((_, i) => !hangTogether(linkedTo, 1 | (1 << i), all));
    return apart === -1 ? [] : [fault('1873/4.4.3-f', own[apart]?.number ?? null, null, { train: id, size })];
  });
}

/** Every route to its possible end, and none cut in two. 1873/4.4.3-q, 1873/4.4.3-r */
function lengthFaults(table: RunTable, lists: Lists, run: readonly Entered[]): RunFault[] {
  const { graph } = table.situation;
  const faults: RunFault[] = [];
  const set = run.map((route) => route.listed);
  for (const [i, { listed: route, number, concession }] of run.entries()) {
    if (concession !== -1) continue;
    const told = new Set<number>();
    for (const hop of continuations(lists, route)) {
      const [from = -1] = hop.course.stops;
      if (told.has(from) || !isFree(set, hop.track)) continue;
      told.add(from);
      const to = nodeName(graph, hop.course.stops.at(-1) ?? -1);
      faults.push(fault('1873/4.4.3-q', number, nodeName(graph, from), { to }));
    }
    for (const other of run.slice(i + 1)) {
      if (other.concession !== -1) continue;
      const stop = cutBetween(table, route, other.listed);
      if (stop === undefined) continue;
      faults.push(fault('1873/4.4.3-r', number, nodeName(graph, stop), { other: other.number + 1 }));
    }
  }
  return faults;
}

/** As many routes as possible. 1873/4.4.3-s, 1873/4.4.3-t */
function numberFaults(table: RunTable, run: readonly Entered[]): RunFault[] {
  const { lists, places, canShare, larger: largerSet } = locoPlan(table);
  if (run.length >= places) return [];
  const set = run.map((route) => route.listed);
  const more = lists.routes.find((route) => isFree(set, route.track) && canShare([...set, route]));
  if (more !== undefined) {
    return [missingRoute(table, '1873/4.4.3-s', more, { routes: run.length, possible: run.length + 1 })];
  }
  const larger = largerSet(run.length, { spent: 0, limit: STEPS });
  return larger === undefined
    ? []
    : [fault('1873/4.4.3-s', null, null, { routes: run.length, possible: larger.length })];
}

/** 1873/4.4.3-u */
function dieselFaults(table: RunTable, run: readonly Entered[], isWhole: boolean): RunFault[] {
  const { situation, blocked } = table;
  if (situation.diesel === null) return [];
  const isFreely = situation.readings.runDuty === 'free';
  const faults = isFreely && run.length === 0 ? [] : missingConcession(table, run, true);
  faults.push(...commonTrack(table, run, '1873/4.4.3-u'));
  const root = dieselRoot(table);
  if (root.length > 0) {
    const [part, ...parts] = partsOf(blocked, [{ stops: root }, ...run.map(({ course }) => course)]);
    for (const [i, { number, concession }] of run.entries()) {
      if (concession === -1 && parts[i] !== part) faults.push(fault('1873/4.4.3-u', number));
    }
  }
  if (isFreely || !isWhole) return faults;
  const { lists, addable } = dieselPlan(table);
  faults.push(...lengthFaults(table, lists, run));
  if (faults.length > 0) return faults;
  const more = addable(run.map(({ listed: route }) => route));
  return more === undefined ? [] : [missingRoute(table, '1873/4.4.3-u', more, {})];
}

/** A route that could be run besides: from where to where, and how. */
function missingRoute({ track }: RunTable, rule: string, more: Course, figures: RunFault['figures']): RunFault {
  const nameOf = (stop = -1) => nodeName(track.graph, stop);
  const path = pathOf(track, more).join(' ');
  return fault(rule, null, nameOf(more.stops[0]), { ...figures, to: nameOf(more.stops.at(-1)), path });
}
