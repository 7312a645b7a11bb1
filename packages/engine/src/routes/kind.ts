import { remembered } from '../kernel/remember.ts';
import { nodesIn, segmentsIn, type TrackGraph } from '../track/graph.ts';
import { type Extent, extentAround, extentOf } from './extent.ts';
import { nodeName } from './names.ts';
import type { Doubling, Limit, Mark, NodeRule, RouteBonus, RouteRules, SegmentRule, Stop, TrainKind } from './types.ts';

/** A place: one node, or several that are one stop. */
export interface Place {
  readonly name: string;
  readonly nodes: readonly number[];
  readonly hexes: ReadonlySet<string>;
  readonly isStop: boolean;
  readonly value: number;
  readonly skip: boolean;
  /** By limit. */
  readonly weightInside: readonly number[];
  readonly weightAtEnd: readonly number[];
  /** Numbers of groups. */
  readonly groups: readonly number[];
}

/**
 * What the title says about one kind of train, asked once and numbered. Nodes and segments have the graph's numbers; those
 * that the table does not know are left out.
 */
export interface KindTable {
  readonly name: string;
  readonly graph: TrackGraph;
  readonly train: TrainKind;
  readonly fewest: number;
  readonly nodes: readonly NodeRule[];
  readonly segments: readonly SegmentRule[];
  readonly placeOf: Int16Array;
  readonly places: readonly Place[];
  readonly groups: readonly string[];
  readonly marks: readonly Mark[];
  /** By node and by segment: the numbers of its marks. */
  readonly marksOfNode: readonly (readonly number[])[];
  readonly marksOfSegment: readonly (readonly number[])[];
  readonly tolls: readonly Toll[];
  /** By segment, -1 where none is due. */
  readonly tollOfSegment: Int16Array;
  readonly bonuses: readonly RouteBonus[];
  readonly doublings: readonly Doubling[];
}

interface Toll {
  readonly id: string;
  readonly amount: number;
}

const tables = new WeakMap<RouteRules, Map<string, KindTable>>();
const faces = new WeakMap<RouteRules, Map<string, Face>>();

/** The table of all that trains of the kind can come to; the same each time for the same rules. */
export function kindTable(rules: RouteRules, kind: string): KindTable {
  return remembered(
    remembered(tables, rules, () => new Map()),
    kind,
    () =>
      makeTable(
        rules,
        kind,
        () => extentAround(rules, kind),
        remembered(faces, rules, () => new Map()),
      ),
  );
}

/** Tables of some hexes only: all it takes to judge routes that stay there, and far less work than the whole map. */
export function kindTablesOf(rules: RouteRules, hexes: ReadonlySet<string>): (kind: string) => KindTable {
  const { graph } = rules;
  const made = new Map<string, KindTable>();
  const known = new Map<string, Face>();
  const inHexes = (kind: string) => {
    const nodes = [...hexes].flatMap((hex) => nodesIn(graph, hex));
    return extentOf(
      rules,
      kind,
      nodes,
      [...hexes].flatMap((hex) => segmentsIn(graph, hex)),
    );
  };
  return (kind) => remembered(made, kind, () => makeTable(rules, kind, () => inHexes(kind), known));
}

function makeTable(rules: RouteRules, kind: string, extent: () => Extent, known: Map<string, Face>): KindTable {
  const train = rules.kinds[kind];
  if (train === undefined) throw new RangeError(`no kind of train ${kind}`);
  const face = remembered(known, rules.face?.(kind) ?? kind, () => makeFace(rules.graph, extent()));
  const weights = new Map<string, Weights>();
  const places = face.plots.map(({ name, nodes, hexes, stop, groups }): Place => {
    // What is no stop weighs nothing: no limit lists the empty word.
    const as = stop?.as ?? '';
    const { inside, atEnd } = remembered(weights, as, () => weightsOf(train.limits, as));
    return {
      name,
      nodes,
      hexes,
      isStop: stop !== null,
      value: stop?.value ?? 0,
      skip: stop?.skip ?? false,
      weightInside: inside,
      weightAtEnd: atEnd,
      groups,
    };
  });
  if (places.some((place) => place.skip)) requireSimpleLimits(kind, train.limits);
  const holds = (bonus: { readonly kinds?: readonly string[] }) => bonus.kinds?.includes(kind) ?? true;
  return {
    ...face,
    name: kind,
    train,
    fewest: train.fewest ?? 2,
    places,
    bonuses: (rules.bonuses ?? []).filter(holds),
    doublings: (rules.doublings ?? []).filter(holds),
  };
}

/** A place before it is known what it weighs to a train. */
interface Plot {
  readonly name: string;
  readonly nodes: readonly number[];
  readonly hexes: ReadonlySet<string>;
  readonly stop: Stop | null;
  readonly groups: readonly number[];
}

/** What kinds of train that see the map alike share. */
type Face = Omit<KindTable, 'name' | 'train' | 'fewest' | 'places' | 'bonuses' | 'doublings'> & {
  readonly plots: readonly Plot[];
};

function makeFace(graph: TrackGraph, extent: Extent): Face {
  const { nodeRules: nodes, segmentRules: segments } = extent;
  const groups = numbering<string>((group) => group);
  const marks = numbering<Mark>((mark) => `${mark.kind} ${mark.id}`);
  const tolls = numbering<Toll>((toll) => toll.id);
  const numbersOf = (found: readonly Mark[] | undefined) =>
    found === undefined || found.length === 0 ? NONE : found.map(marks.numberOf);

  const marksOfNode = new Array<readonly number[]>(graph.nodes.length).fill(NONE);
  for (const { id } of extent.nodes) marksOfNode[id] = numbersOf(nodes[id]?.marks);
  const marksOfSegment = new Array<readonly number[]>(graph.segments.length).fill(NONE);
  const tollOfSegment = new Int16Array(graph.segments.length).fill(-1);
  for (const { id } of extent.segments) {
    marksOfSegment[id] = numbersOf(segments[id]?.marks);
    const toll = segments[id]?.toll;
    if (toll !== undefined) tollOfSegment[id] = tolls.numberOf(toll);
  }
  return {
    graph,
    nodes,
    segments,
    ...plotsOf(graph, extent.nodes, nodes, groups.numberOf),
    groups: groups.items,
    marks: marks.items,
    marksOfNode,
    marksOfSegment,
    tolls: tolls.items,
    tollOfSegment,
  };
}

const NONE: readonly number[] = [];

interface Weights {
  readonly inside: readonly number[];
  readonly atEnd: readonly number[];
}

function weightsOf(limits: readonly Limit[], as: string): Weights {
  const weights = limits.map((limit) => limit.weights[as] ?? 0);
  return {
    inside: weights.map((weight) => (typeof weight === 'number' ? weight : weight.inside)),
    atEnd: weights.map((weight) => (typeof weight === 'number' ? weight : weight.end)),
  };
}

function plotsOf(
  graph: TrackGraph,
  extent: Extent['nodes'],
  nodes: readonly NodeRule[],
  groupNumber: (group: string) => number,
): { readonly placeOf: Int16Array; readonly plots: readonly Plot[] } {
  const names = numbering<string>((name) => name);
  const placeOf = new Int16Array(nodes.length).fill(-1);
  const members: number[][] = [];
  for (const { id } of extent) {
    const place = names.numberOf(nodes[id]?.place ?? nodeName(graph, id));
    placeOf[id] = place;
    const others = members[place];
    if (others === undefined) members[place] = [id];
    else others.push(id);
  }
  const plots = members.map((own, number): Plot => {
    const name = names.items[number] ?? '';
    const [first, ...others] = own.map((node) => nodes[node]);
    if (others.some((other) => faceOf(other) !== faceOf(first))) {
      throw new RangeError(`the nodes of place ${name} differ in their stop or groups`);
    }
    const stop = first?.stop ?? null;
    if (stop !== null && stop.value < 0) throw new RangeError(`place ${name} pays less than nothing`);
    return {
      name,
      nodes: own,
      hexes: new Set(own.map((node) => graph.nodes[node]?.hex ?? '')),
      stop,
      groups: (first?.groups ?? []).map(groupNumber),
    };
  });
  return { placeOf, plots };
}

function faceOf(rule: NodeRule | undefined): string {
  return JSON.stringify([rule?.stop ?? null, rule?.groups ?? []]);
}

/**
 * Where stops may be skipped, the best ones to count are simply taken one after the other, the most valuable first. That is
 * exact only if a stop weighs 1 or nothing, and of any two limits one covers all the stops of the other or none.
 */
function requireSimpleLimits(kind: string, limits: readonly Limit[]): void {
  const covered = limits.map(({ weights }) => {
    for (const weight of Object.values(weights)) {
      if (weight !== 0 && weight !== 1) throw new RangeError(`kind ${kind} skips stops, which must then weigh 0 or 1`);
    }
    return new Set(Object.keys(weights).filter((as) => weights[as] === 1));
  });
  for (const one of covered) {
    for (const other of covered) {
      const common = [...one].filter((as) => other.has(as)).length;
      if (common !== 0 && common !== one.size && common !== other.size) {
        throw new RangeError(`kind ${kind} skips stops, its limits must then lie within one another`);
      }
    }
  }
}

/** Numbers things from 0 as they come; things with the same key have the same number. */
function numbering<T>(keyOf: (item: T) => string) {
  const items: T[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (item: T): number => {
    const key = keyOf(item);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, items.length);
    items.push(item);
    return items.length - 1;
  };
  return { items, numberOf };
}
