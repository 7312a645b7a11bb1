import { keptBeside, remembered } from '../kernel/remember.ts';
import type { GraphNode, TrackGraph } from '../track/graph.ts';
import { type Extent, extentAround, extentIn } from './extent.ts';
import { nameOf } from './names.ts';
import type { Doubling, Limit, Mark, NodeRule, RouteBonus, RouteRules, SegmentRule, TrainKind } from './types.ts';

/** A place: one node, or several that are one stop. */
export interface Place {
  readonly name: string;
  readonly nodes: readonly number[];
  readonly hexes: readonly string[];
  readonly isStop: boolean;
  readonly value: number;
  readonly skip: boolean;
  /** What its stop counts as; nothing, '', where it is no stop. */
  readonly as: string;
  /** Numbers of groups. */
  readonly groups: readonly number[];
}

/** What a stop weighs to a train, by limit. */
interface Weights {
  readonly inside: readonly number[];
  readonly atEnd: readonly number[];
}

/**
 * What the title says about the map to some kinds of train, asked once and numbered. Nodes have numbers of the face's own, in
 * the order of the extent, so that a small network on a large map costs little; segments have the graph's.
 */
export interface Face {
  readonly graph: TrackGraph;
  readonly nodes: readonly NodeRule[];
  /** By node: what it is on the map. */
  readonly onMap: readonly GraphNode[];
  /** By the graph's number of a node: the table's, -1 for one that the table does not know. */
  readonly numberOf: Int16Array;
  /** By the graph's number of a segment; only those of which the title says anything. */
  readonly segments: ReadonlyMap<number, SegmentRule>;
  readonly placeOf: Int16Array;
  readonly places: readonly Place[];
  readonly groups: readonly string[];
  readonly marks: readonly Mark[];
  /** By node: the numbers of its marks. */
  readonly marksOfNode: readonly (readonly number[])[];
  /** By segment, for those that have some. */
  readonly marksOfSegment: ReadonlyMap<number, readonly number[]>;
  readonly tolls: readonly Toll[];
  /** By segment, for those where one is due. */
  readonly tollOfSegment: ReadonlyMap<number, number>;
}

/** The face that a kind of train sees, and what is its own. */
export interface KindTable extends Face {
  readonly name: string;
  /** The same object for all kinds that see the map alike. */
  readonly face: Face;
  readonly train: TrainKind;
  readonly fewest: number;
  /** By place. */
  readonly weights: readonly Weights[];
  readonly bonuses: readonly RouteBonus[];
  readonly doublings: readonly Doubling[];
}

interface Toll {
  readonly id: string;
  readonly amount: number;
}

/** The name of a node by its number in the table. */
export function nameIn({ onMap }: KindTable, node: number): string {
  const there = onMap[node];
  return there === undefined ? '' : nameOf(there);
}

/** The table's number of the node at a point of the graph; -1 for a side, and for a node that the table does not know. */
export function numberAt({ graph, numberOf }: Face, point: number): number {
  return point < graph.sides ? -1 : (numberOf[point - graph.sides] ?? -1);
}

interface Known {
  readonly tables: Map<string, KindTable>;
  readonly faces: Map<string, Face>;
  readonly extents: Map<string, Extent>;
}

const made = keptBeside<RouteRules, Known>();

/** The table of all that trains of the kind can come to; the same each time for the same rules. */
export function kindTable(rules: RouteRules, kind: string): KindTable {
  const { tables, faces } = knownOf(rules);
  return remembered(tables, kind, () => makeTable(rules, kind, () => extentOf(rules, kind), faces));
}

/** All that trains of the kind can come to; the same each time for the same rules. */
export function extentOf(rules: RouteRules, kind: string): Extent {
  return remembered(knownOf(rules).extents, faceName(rules, kind), () => extentAround(rules, kind));
}

/** What the title calls the face that a kind of train sees. */
export function faceName(rules: RouteRules, kind: string): string {
  return rules.face?.(kind) ?? kind;
}

function knownOf(rules: RouteRules): Known {
  return remembered(made, rules, (): Known => ({ tables: new Map(), faces: new Map(), extents: new Map() }));
}

/** The table of the kind if a search has asked for it already. */
export function preparedTable(rules: RouteRules, kind: string): KindTable | undefined {
  return made.get(rules)?.tables.get(kind);
}

/** Tables of some hexes only: all it takes to judge routes that stay there, and far less work than the whole map. */
export function kindTablesOf(rules: RouteRules, hexes: ReadonlySet<number>): (kind: string) => KindTable {
  const tables = new Map<string, KindTable>();
  const faces = new Map<string, Face>();
  return (kind) => remembered(tables, kind, () => makeTable(rules, kind, () => extentIn(rules, kind, hexes), faces));
}

/** A title has a few kinds of train for all its games. */
const weighed = new WeakMap<TrainKind, Map<string, Weights>>();

function makeTable(rules: RouteRules, kind: string, extent: () => Extent, faces: Map<string, Face>): KindTable {
  const train = rules.kinds[kind];
  if (train === undefined) throw new RangeError(`no kind of train ${kind}`);
  const face = remembered(faces, faceName(rules, kind), () => makeFace(rules.graph, extent()));
  const known = remembered(weighed, train, () => new Map<string, Weights>());
  const weights = face.places.map(({ as }) => remembered(known, as, () => weightsOf(train.limits, as)));
  if (face.places.some((place) => place.skip)) requireSimpleLimits(kind, train.limits);
  const holds = (bonus: { readonly kinds?: readonly string[] }) => bonus.kinds?.includes(kind) ?? true;
  // Written out: a table is made for every run that is checked, and copying all fields of an object is slow.
  return {
    graph: face.graph,
    nodes: face.nodes,
    onMap: face.onMap,
    numberOf: face.numberOf,
    segments: face.segments,
    placeOf: face.placeOf,
    places: face.places,
    groups: face.groups,
    marks: face.marks,
    marksOfNode: face.marksOfNode,
    marksOfSegment: face.marksOfSegment,
    tolls: face.tolls,
    tollOfSegment: face.tollOfSegment,
    name: kind,
    face,
    train,
    fewest: train.fewest ?? 2,
    weights,
    bonuses: (rules.bonuses ?? []).filter(holds),
    doublings: (rules.doublings ?? []).filter(holds),
  };
}

function makeFace(graph: TrackGraph, extent: Extent): Face {
  const { nodeRules: nodes, segmentRules: segments } = extent;
  const groups = numbering<string>((one, other) => one === other);
  const marks = numbering<Mark>((one, other) => one.kind === other.kind && one.id === other.id);
  const tolls = numbering<Toll>((one, other) => one.id === other.id);
  const numbersOf = (found: readonly Mark[] | undefined) =>
    found === undefined || found.length === 0 ? NONE : found.map(marks.numberOf);

  const numberOf = new Int16Array(graph.nodes.length).fill(-1);
  extent.nodes.forEach(({ id }, node) => {
    numberOf[id] = node;
  });
  const marksOfNode = nodes.map((rule) => numbersOf(rule.marks));
  const marksOfSegment = new Map<number, readonly number[]>();
  const tollOfSegment = new Map<number, number>();
  for (const [id, { marks: found, toll }] of segments) {
    if (found !== undefined && found.length > 0) marksOfSegment.set(id, numbersOf(found));
    if (toll !== undefined) tollOfSegment.set(id, tolls.numberOf(toll));
  }
  return {
    graph,
    nodes,
    onMap: extent.nodes,
    numberOf,
    segments,
    ...placesOf(extent.nodes, nodes, groups.numberOf),
    groups: groups.items,
    marks: marks.items,
    marksOfNode,
    marksOfSegment,
    tolls: tolls.items,
    tollOfSegment,
  };
}

const NONE: readonly number[] = [];

/** What is no stop weighs nothing: no limit lists the empty word. */
function weightsOf(limits: readonly Limit[], as: string): Weights {
  const weights = limits.map((limit) => limit.weights[as] ?? 0);
  return {
    inside: weights.map((weight) => (typeof weight === 'number' ? weight : weight.inside)),
    atEnd: weights.map((weight) => (typeof weight === 'number' ? weight : weight.end)),
  };
}

function placesOf(
  onMap: readonly GraphNode[],
  nodes: readonly NodeRule[],
  groupNumber: (group: string) => number,
): { readonly placeOf: Int16Array; readonly places: readonly Place[] } {
  const placeOf = new Int16Array(nodes.length).fill(-1);
  const names: string[] = [];
  const members: number[][] = [];
  // Few nodes share a place with others, and only those can have met their place before.
  const shared = new Map<string, number>();
  for (let node = 0; node < onMap.length; node++) {
    const there = onMap[node];
    if (there === undefined) continue;
    const { place: common } = nodes[node] ?? {};
    const known = common === undefined ? undefined : shared.get(common);
    const place = known ?? members.length;
    placeOf[node] = place;
    if (known !== undefined) members[place]?.push(node);
    else {
      members.push([node]);
      names.push(common ?? nameOf(there));
      if (common !== undefined) shared.set(common, place);
    }
  }
  const places = members.map((own, number): Place => {
    const name = names[number] ?? '';
    const first = nodes[own[0] ?? -1];
    if (own.length > 1 && !own.every((node) => paysLike(nodes[node], first))) {
      throw new RangeError(`the nodes of place ${name} differ in their stop or groups`);
    }
    const stop = first?.stop ?? null;
    if (stop !== null && stop.value < 0) throw new RangeError(`place ${name} pays less than nothing`);
    return {
      name,
      nodes: own,
      hexes: own.map((node) => onMap[node]?.hex ?? ''),
      isStop: stop !== null,
      value: stop?.value ?? 0,
      skip: stop?.skip ?? false,
      as: stop?.as ?? '',
      groups: (first?.groups ?? []).map(groupNumber),
    };
  });
  return { placeOf, places };
}

function paysLike(rule: NodeRule | undefined, other: NodeRule | undefined): boolean {
  if (rule === other) return true;
  const [one, two] = [rule?.stop, other?.stop];
  return (
    one?.as === two?.as &&
    one?.value === two?.value &&
    (one?.skip ?? false) === (two?.skip ?? false) &&
    (rule?.groups ?? []).join() === (other?.groups ?? []).join()
  );
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

/** Numbers things from 0 as they come. There are few of each kind on a map: looking through them takes less than a table. */
function numbering<T>(areSame: (one: T, other: T) => boolean) {
  const items: T[] = [];
  const numberOf = (item: T): number => {
    const known = items.findIndex((other) => areSame(item, other));
    return known === -1 ? items.push(item) - 1 : known;
  };
  return { items, numberOf };
}
