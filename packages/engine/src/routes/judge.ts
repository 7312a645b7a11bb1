import { bestCounting } from './counting.ts';
import { type KindTable, nameIn } from './kind.ts';
import { distinct, type Leg } from './leg.ts';
import { pointName } from './names.ts';
import type { Allowed, Amount, FaultCode, MarkCounts } from './types.ts';
import type { Visit } from './visit.ts';

/** A way from end to end: leg i joins node i and node i + 1, in whichever direction it was noted. */
export interface Trip {
  readonly nodes: readonly number[];
  readonly legs: readonly Leg[];
}

export interface Worth {
  readonly visits: readonly Visit[];
  /** By visit; always true where no stop is. */
  readonly counted: readonly boolean[];
  readonly bonuses: readonly Amount[];
  readonly tolls: readonly Amount[];
  readonly revenue: number;
  /** How many are counted. */
  readonly stops: number;
  /** A doubling holds. */
  readonly doubled: boolean;
}

export interface TripFault {
  readonly code: FaultCode;
  readonly figures: Readonly<Record<string, string | number>>;
}

export type Judgement =
  | { readonly ok: true; readonly worth: Worth }
  | { readonly ok: false; readonly fault: TripFault };

/**
 * The one place that says whether a trip is a legal route and what it brings. `counted` are the places to count; undefined
 * takes the best that the rules allow.
 */
export function judge(table: KindTable, trip: Trip, counted?: ReadonlySet<number>): Judgement {
  const { visits, doubled } = visitsOf(table, trip);
  const broken =
    placeFault(table, trip, visits) ??
    trackFault(table, trip) ??
    passFault(table, trip, visits) ??
    endFault(table, trip, visits);
  if (broken !== undefined) return { ok: false, fault: broken };

  const bonusesWith = (counts: readonly boolean[]): readonly Amount[] =>
    table.bonuses.length === 0 ? [] : bonusesFor(table, marksOf(trip, visits, counts), visits);
  const counts =
    counted === undefined
      ? bestCounting(table, visits, (chosen) => total(bonusesWith(chosen)))
      : visits.map((visit) => !visit.isStop || counted.has(visit.place));
  const fault = countingFault(table, visits, counts);
  if (fault !== undefined) return { ok: false, fault };

  const tolls = tollsOf(table, trip);
  const bonuses = bonusesWith(counts);
  let revenue = total(bonuses) - total(tolls);
  let stops = 0;
  visits.forEach((visit, i) => {
    if (!counts[i] || !visit.isStop) return;
    revenue += visit.value;
    stops += 1;
  });
  return { ok: true, worth: { visits, counted: counts, bonuses, tolls, revenue, stops, doubled } };
}

export function total(amounts: readonly Amount[]): number {
  let sum = 0;
  for (const { amount } of amounts) sum += amount;
  return sum;
}

/** The marks that a route has by the stops it counts and the track it uses. */
export function marksOf(trip: Trip, visits: readonly Visit[], counts: readonly boolean[]): readonly number[] {
  const marks: number[] = [];
  visits.forEach((visit, i) => {
    if (counts[i]) marks.push(...visit.marks);
  });
  for (const leg of trip.legs) marks.push(...leg.marks);
  return distinct(marks);
}

function tollsOf(table: KindTable, trip: Trip): readonly Amount[] {
  const tolls: number[] = [];
  for (const leg of trip.legs) tolls.push(...leg.tolls);
  return distinct(tolls).flatMap((toll) => table.tolls[toll] ?? []);
}

function visitsOf(table: KindTable, trip: Trip): { readonly visits: readonly Visit[]; readonly doubled: boolean } {
  const { nodes, legs } = trip;
  const spans: { place: number; first: number; last: number; marks: readonly number[]; own: boolean }[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] ?? -1;
    const place = table.placeOf[node] ?? -1;
    const marks = table.marksOfNode[node] ?? [];
    const own = table.nodes[node]?.own ?? false;
    const span = spans.at(-1);
    if (span !== undefined && span.place === place && legs[i - 1]?.inner) {
      span.last = i;
      span.marks = distinct([...span.marks, ...marks]);
      span.own ||= own;
    } else spans.push({ place, first: i, last: i, marks, own });
  }
  const times = timesOf(
    table,
    spans.map(({ marks }) => marks),
  );
  const visits = spans.map(({ place, first, last, marks, own }, i): Visit => {
    const rule = table.places[place];
    const weights = table.weights[place];
    const isEnd = i === 0 || i === spans.length - 1;
    return {
      place,
      first,
      last,
      isStop: rule?.isStop ?? false,
      value: Math.max(0, (rule?.value ?? 0) - loweredBy(trip, first, last)) * (times[i] ?? 1),
      weights: (isEnd ? weights?.atEnd : weights?.inside) ?? [],
      maySkip: !isEnd && (rule?.skip ?? false),
      own,
      marks,
    };
  });
  return { visits, doubled: times.length > 0 };
}

/** What the legs before, in and after a visit take off its value. */
function loweredBy({ nodes, legs }: Trip, first: number, last: number): number {
  let most = 0;
  for (let number = Math.max(0, first - 1); number <= last; number++) {
    const leg = legs[number];
    if (leg === undefined) continue;
    const forward = leg.from === nodes[number];
    if (number < last) most = Math.max(most, forward ? leg.lowersTo : leg.lowersFrom);
    if (number >= first) most = Math.max(most, forward ? leg.lowersFrom : leg.lowersTo);
  }
  return most;
}

/** By visit: how many times its value it pays; empty if all pay once. */
function timesOf(table: KindTable, marks: readonly (readonly number[])[]): readonly number[] {
  if (table.doublings.length === 0) return [];
  const has = (visit: readonly number[] | undefined, kind: string) =>
    visit?.some((mark) => table.marks[mark]?.kind === kind) ?? false;
  const [start, end] = [marks[0], marks.at(-1)];
  const holding = table.doublings.filter(
    ({ ends: [one, other] }) => (has(start, one) && has(end, other)) || (has(start, other) && has(end, one)),
  );
  if (holding.length === 0) return [];
  return marks.map((visit) =>
    holding.reduce((product, { mark, times }) => product * (has(visit, mark) ? times : 1), 1),
  );
}

function placeFault(table: KindTable, { nodes }: Trip, visits: readonly Visit[]): TripFault | undefined {
  // A trip has few nodes: looking back is quicker than noting what was seen.
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] ?? -1;
    if (nodes.indexOf(node) < i) return fault('place-twice', { place: placeName(table, table.placeOf[node]) });
  }
  for (let i = 0; i < visits.length; i++) {
    const place = visits[i]?.place ?? -1;
    for (let before = 0; before < i; before++) {
      if (visits[before]?.place === place) return fault('place-twice', { place: placeName(table, place) });
    }
    for (const group of table.places[place]?.groups ?? []) {
      const other = visits.find((visit) => table.places[visit.place]?.groups.includes(group))?.place ?? place;
      if (other === place) continue;
      const name = table.groups[group] ?? '';
      return fault('group-twice', { group: name, place: placeName(table, place), other: placeName(table, other) });
    }
  }
  return undefined;
}

function placeName(table: KindTable, place: number | undefined): string {
  return table.places[place ?? -1]?.name ?? '';
}

function trackFault(table: KindTable, trip: Trip): TripFault | undefined {
  const used = new Set<number>();
  for (const leg of trip.legs) {
    for (let i = 0; i < leg.resources.length; i++) {
      const resource = leg.resources[i] ?? -1;
      if (used.has(resource)) return fault('track-twice', { at: trackName(table, leg, i) });
      used.add(resource);
    }
  }
  return undefined;
}

/** The name of the i-th piece of track that a leg uses up. */
export function trackName(table: KindTable, leg: Leg, i: number): string {
  const side = leg.sides[i];
  return side === undefined ? nameIn(table, leg.from) : pointName(table.graph, side);
}

function passFault(table: KindTable, trip: Trip, visits: readonly Visit[]): TripFault | undefined {
  for (let i = 1; i < visits.length - 1; i++) {
    const { first = 0, last = 0 } = visits[i] ?? {};
    let passes = false;
    for (let at = first; at <= last; at++) passes ||= table.nodes[trip.nodes[at] ?? -1]?.pass === true;
    if (passes) continue;
    const node = trip.nodes[first] ?? -1;
    return refused(table, 'may-not-pass', node, table.nodes[node]?.pass ?? 'closed');
  }
  return undefined;
}

function endFault(table: KindTable, trip: Trip, visits: readonly Visit[]): TripFault | undefined {
  for (const node of [trip.nodes[0] ?? -1, trip.nodes.at(-1) ?? -1]) {
    const rule = table.nodes[node];
    const allowed: Allowed = rule?.stop === null ? 'no-stop' : (rule?.end ?? 'closed');
    if (allowed !== true) return refused(table, 'may-not-end', node, allowed);
  }
  return visits.length < 2 ? fault('too-few-stops', { stops: visits.length, fewest: table.fewest }) : undefined;
}

function refused(table: KindTable, code: FaultCode, node: number, why: Allowed): TripFault {
  return fault(code, { node: nameIn(table, node), why: why === true ? '' : why });
}

function countingFault(table: KindTable, visits: readonly Visit[], counts: readonly boolean[]): TripFault | undefined {
  const weights = table.train.limits.map(() => 0);
  let stops = 0;
  let own = false;
  for (let i = 0; i < visits.length; i++) {
    const visit = visits[i];
    if (!visit?.isStop) continue;
    if (!counts[i]) {
      if (!visit.maySkip) return fault('may-not-skip', { place: placeName(table, visit.place) });
      continue;
    }
    stops += 1;
    own ||= visit.own;
    for (let limit = 0; limit < weights.length; limit++) {
      weights[limit] = (weights[limit] ?? 0) + (visit.weights[limit] ?? 0);
    }
  }
  for (let limit = 0; limit < weights.length; limit++) {
    const weight = weights[limit] ?? 0;
    const most = table.train.limits[limit]?.most ?? 0;
    if (weight > most) return fault('too-long', { weight, most, limit });
  }
  if (stops < table.fewest) return fault('too-few-stops', { stops, fewest: table.fewest });
  if (!own) return fault('no-own-station', {});
  const { oneEnd } = table.train;
  if (oneEnd !== undefined && !endMarks(visits).some((mark) => table.marks[mark]?.kind === oneEnd)) {
    return fault('wrong-ends', { mark: oneEnd });
  }
  return undefined;
}

function endMarks(visits: readonly Visit[]): readonly number[] {
  return distinct([...(visits[0]?.marks ?? []), ...(visits.at(-1)?.marks ?? [])]);
}

function bonusesFor(table: KindTable, on: readonly number[], visits: readonly Visit[]): readonly Amount[] {
  if (on.length === 0) return [];
  const counts: MarkCounts = {
    on: (kind) => countOf(table, on, kind),
    atEnds: (kind) => countOf(table, endMarks(visits), kind),
  };
  return table.bonuses.map(({ id, amount }) => ({ id, amount: amount(counts) })).filter(({ amount }) => amount !== 0);
}

function countOf(table: KindTable, marks: readonly number[], kind: string): number {
  let count = 0;
  for (const mark of marks) if (table.marks[mark]?.kind === kind) count += 1;
  return count;
}

function fault(code: FaultCode, figures: TripFault['figures']): TripFault {
  return { code, figures };
}
