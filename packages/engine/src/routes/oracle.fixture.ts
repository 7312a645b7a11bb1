import { nodeName, pointName } from './names.ts';
import type { Mark, NodeRule, RouteResult, RouteRules, Stop, Train, TrainKind, Weight } from './types.ts';

/**
 * The definition of routes once more, written to be obviously right and nothing else: every way over the track, every choice
 * of stops to count, every combination of trains. It shares no code with the search or the check but the names of points.
 */
export interface OracleRoute {
  readonly path: readonly string[];
  readonly counts: readonly string[];
  readonly uses: readonly string[];
  readonly revenue: number;
  readonly stops: number;
  /** As far as a bonus on the whole run may look. */
  readonly result: RouteResult;
}

/** A way over track from node to node: the nodes, and the segments of each stretch between two of them. */
interface Way {
  readonly nodes: readonly number[];
  readonly stretches: readonly (readonly number[])[];
  readonly path: readonly string[];
  readonly uses: readonly string[];
}

/**
 * Every way that turns nowhere back and uses no node, segment or crossing twice, in both directions; undefined beyond
 * `most`.
 */
export function allWays(rules: RouteRules, kind: string, most: number): readonly Way[] | undefined {
  const { graph } = rules;
  const ways: Way[] = [];
  const extend = (way: Way, point: number, stretch: readonly number[]): void => {
    for (const segment of graph.segments) {
      if (segment.a !== point && segment.b !== point) continue;
      if (rules.segment?.(segment, kind).closed) continue;
      if (ways.length > most || way.uses.includes(`segment ${segment.id}`)) continue;
      const to = segment.a === point ? segment.b : segment.a;
      const uses = [...way.uses, `segment ${segment.id}`];
      const path = [...way.path, pointName(graph, to)];
      if (to >= graph.sides) {
        const node = to - graph.sides;
        if (way.nodes.includes(node)) continue;
        const nodes = [...way.nodes, node];
        const next = { nodes, stretches: [...way.stretches, [...stretch, segment.id]], path, uses };
        ways.push(next);
        extend(next, to, []);
      } else {
        const beyond = graph.across[to] ?? -1;
        const crossing = `crossing ${Math.min(to, beyond)}`;
        if (beyond === -1 || uses.includes(crossing)) continue;
        extend({ ...way, path, uses: [...uses, crossing] }, beyond, [...stretch, segment.id]);
      }
    }
  };
  for (const { id } of graph.nodes) {
    extend({ nodes: [id], stretches: [], path: [nodeName(graph, id)], uses: [] }, graph.sides + id, []);
  }
  return ways.length > most ? undefined : ways;
}

interface Visited {
  readonly place: string;
  readonly nodes: readonly number[];
  readonly stop: Stop | null;
  readonly groups: readonly string[];
  readonly lowered: number;
}

/** The best that a way brings as a route; undefined if it is none. */
export function routeOn(rules: RouteRules, kind: string, way: Way): OracleRoute | undefined {
  const train = rules.kinds[kind];
  if (train === undefined) return undefined;
  const visits = visitsOf(rules, kind, way);
  if (!isWayLegal(rules, kind, way, visits)) return undefined;

  const optional = visits.flatMap(({ stop }, i) => (stop?.skip && i > 0 && i < visits.length - 1 ? [i] : []));
  let best: OracleRoute | undefined;
  for (let subset = 0; subset < 1 << optional.length; subset++) {
    const counted = visits.map(({ stop }, i) => {
      const bit = optional.indexOf(i);
      return stop !== null && (bit === -1 || ((subset >> bit) & 1) === 1);
    });
    const route = routeWith(rules, kind, train, way, visits, counted);
    if (route === undefined) continue;
    if (
      best === undefined ||
      route.revenue > best.revenue ||
      (route.revenue === best.revenue && route.stops < best.stops)
    ) {
      best = route;
    }
  }
  return best;
}

function visitsOf(rules: RouteRules, kind: string, { nodes, stretches }: Way): readonly Visited[] {
  const { graph } = rules;
  const ruleOf = (node: number): NodeRule => {
    const found = graph.nodes[node];
    if (found === undefined) throw new RangeError('no such node');
    return rules.node(found, kind);
  };
  const placeOf = (node: number) => ruleOf(node).place ?? nodeName(graph, node);
  const hexesOf = (place: string) => graph.nodes.filter(({ id }) => placeOf(id) === place).map(({ hex }) => hex);
  const lowers = (segment: number | undefined) => {
    const found = graph.segments[segment ?? -1];
    return found === undefined ? 0 : (rules.segment?.(found, kind).lowers ?? 0);
  };
  const runs: number[][] = [];
  nodes.forEach((node, i) => {
    const before = nodes[i - 1];
    const stretch = stretches[i - 1] ?? [];
    const place = placeOf(node);
    const stays =
      before !== undefined &&
      placeOf(before) === place &&
      stretch.every((segment) => hexesOf(place).includes(graph.segments[segment]?.hex ?? ''));
    if (stays) runs.at(-1)?.push(i);
    else runs.push([i]);
  });
  return runs.map((indices) => {
    const first = indices[0] ?? 0;
    const last = indices.at(-1) ?? 0;
    const inside = stretches.slice(first, last).flatMap((stretch) => [lowers(stretch[0]), lowers(stretch.at(-1))]);
    const rule = ruleOf(nodes[first] ?? -1);
    return {
      place: placeOf(nodes[first] ?? -1),
      nodes: indices.map((i) => nodes[i] ?? -1),
      stop: rule.stop,
      groups: rule.groups ?? [],
      lowered: Math.max(lowers(stretches[first - 1]?.at(-1)), lowers(stretches[last]?.[0]), ...inside),
    };
  });
}

function isWayLegal(rules: RouteRules, kind: string, way: Way, visits: readonly Visited[]): boolean {
  const places = visits.map(({ place }) => place);
  const groups = visits.flatMap((visit) => visit.groups);
  if (visits.length < 2 || new Set(places).size < places.length || new Set(groups).size < groups.length) return false;
  const ruleOf = (node: number) => {
    const found = rules.graph.nodes[node];
    return found === undefined ? undefined : rules.node(found, kind);
  };
  for (const node of [way.nodes[0] ?? -1, way.nodes.at(-1) ?? -1]) {
    if (ruleOf(node)?.end !== true || ruleOf(node)?.stop === null) return false;
  }
  return visits.slice(1, -1).every(({ nodes }) => nodes.some((node) => ruleOf(node)?.pass === true));
}

function routeWith(
  rules: RouteRules,
  kind: string,
  train: TrainKind,
  way: Way,
  visits: readonly Visited[],
  counted: readonly boolean[],
): OracleRoute | undefined {
  const { graph } = rules;
  const stops = visits.filter((_, i) => counted[i]);
  const ends = [visits[0], visits.at(-1)];
  const nodeRule = (node: number) => {
    const found = graph.nodes[node];
    return found === undefined ? undefined : rules.node(found, kind);
  };
  if (stops.length < (train.fewest ?? 2)) return undefined;
  if (!stops.some(({ nodes }) => nodes.some((node) => nodeRule(node)?.own))) return undefined;
  for (const { most, weights } of train.limits) {
    const weigh = (visit: Visited) => weightOf(weights[visit.stop?.as ?? ''] ?? 0, ends.includes(visit));
    if (stops.reduce((sum, visit) => sum + weigh(visit), 0) > most) return undefined;
  }
  const marksAt = (visit: Visited | undefined): readonly Mark[] =>
    (visit?.nodes ?? []).flatMap((node) => nodeRule(node)?.marks ?? []);
  const has = (visit: Visited | undefined, mark: string) => marksAt(visit).some((found) => found.kind === mark);
  const { oneEnd } = train;
  if (oneEnd !== undefined && !ends.some((end) => has(end, oneEnd))) return undefined;

  const used = way.stretches.flat().flatMap((segment) => graph.segments[segment] ?? []);
  const segmentRules = used.map((segment) => rules.segment?.(segment, kind) ?? {});
  const tolls = new Map(segmentRules.flatMap(({ toll }) => (toll === undefined ? [] : [[toll.id, toll.amount]])));
  const counts = (marks: readonly Mark[], sort: string) =>
    new Set(marks.filter((mark) => mark.kind === sort).map(({ id }) => id)).size;
  const passed = visits.filter((visit, i) => counted[i] || visit.stop === null);
  const on = [...passed.flatMap(marksAt), ...segmentRules.flatMap(({ marks }) => marks ?? [])];
  const atEnds = ends.flatMap(marksAt);

  let revenue = 0;
  const results = [];
  for (const visit of stops) {
    let value = Math.max(0, (visit.stop?.value ?? 0) - visit.lowered);
    for (const { kinds, ends: marks, mark, times } of rules.doublings ?? []) {
      const [one, other] = marks;
      const holds = (has(ends[0], one) && has(ends[1], other)) || (has(ends[0], other) && has(ends[1], one));
      if (holds && (kinds?.includes(kind) ?? true) && has(visit, mark)) value *= times;
    }
    revenue += value;
    const nodes = visit.nodes.map((node) => nodeName(graph, node));
    results.push({ place: visit.place, nodes, counted: true, value });
  }
  for (const { kinds, amount } of rules.bonuses ?? []) {
    if (kinds !== undefined && !kinds.includes(kind)) continue;
    revenue += amount({ on: (sort) => counts(on, sort), atEnds: (sort) => counts(atEnds, sort) });
  }
  for (const amount of tolls.values()) revenue -= Number(amount);
  const shared = way.nodes.filter((node) => nodeRule(node)?.exclusive).map((node) => `node ${node}`);
  const route = { train: kind, path: way.path, counts: null };
  return {
    result: { route, kind, stops: results, bonuses: [], tolls: [], marks: on, revenue },
    path: way.path,
    counts: stops.map(({ nodes }) => nodeName(graph, nodes[0] ?? -1)),
    uses: [...way.uses, ...shared],
    revenue,
    stops: stops.length,
  };
}

function weightOf(weight: Weight, atEnd: boolean): number {
  if (typeof weight === 'number') return weight;
  return atEnd ? weight.end : weight.inside;
}

interface OracleRun {
  readonly revenue: number;
  readonly stops: number;
}

/** The best of all ways to give the trains routes; undefined if there are too many of them. */
export function bestByTrying(rules: RouteRules, trains: readonly Train[], most: number): OracleRun | undefined {
  const choices: OracleRoute[][] = [];
  for (const { kind } of trains) {
    const ways = allWays(rules, kind, most);
    if (ways === undefined) return undefined;
    // Of routes over the same track only the best one matters, if nothing else is paid for.
    const byTrack = new Map<string, OracleRoute>();
    for (const way of ways) {
      const route = routeOn(rules, kind, way);
      if (route === undefined) continue;
      const key = (rules.runBonuses === undefined ? route.uses : [...route.uses, ...route.counts]).toSorted().join();
      const known = byTrack.get(key);
      if (known === undefined || isBetter(route, known)) byTrack.set(key, route);
    }
    choices.push([...byTrack.values()]);
  }
  if (choices.reduce((product, { length }) => product * (length + 1), 1) > most * most) return undefined;
  let best: OracleRun | undefined;
  const used = new Set<string>();
  const given: RouteResult[] = [];
  const giveTo = (number: number, revenue: number, stops: number): void => {
    const extra = (rules.runBonuses ?? []).reduce((sum, { amount }) => sum + amount(given), 0);
    const run = { revenue: revenue + extra, stops };
    if (best === undefined || isBetter(run, best)) best = run;
    const train = trains[number];
    if (train === undefined) return;
    giveTo(number + 1, revenue, stops);
    for (const route of choices[number] ?? []) {
      const keys = route.uses.map((use) => `${use} ${rules.kinds[train.kind]?.track ?? ''}`);
      if (keys.some((key) => used.has(key))) continue;
      for (const key of keys) used.add(key);
      given.push(route.result);
      giveTo(number + 1, revenue + route.revenue, stops + route.stops);
      given.pop();
      for (const key of keys) used.delete(key);
    }
  };
  giveTo(0, 0, 0);
  return best;
}

function isBetter(one: OracleRun, other: OracleRun): boolean {
  return one.revenue > other.revenue || (one.revenue === other.revenue && one.stops < other.stops);
}
