import type { GraphNode, GraphSegment, TrackGraph } from '../track/graph.ts';

/** Allowed, or the title's own word for why not; a fault repeats the word as its figure `why`. */
export type Allowed = true | string;

/**
 * Something on the map that conditions and bonuses count: a coal mine, one end of a famous line. A route counts each mark
 * once, however many of its nodes and segments carry it.
 */
export interface Mark {
  readonly kind: string;
  /** Tells marks of one kind apart; where it lies, as a rule ("C12"). */
  readonly id: string;
}

/** What a stop pays and what it is to the limits of a train. */
export interface Stop {
  /** What it counts as (`city`, `town`, `harbour`): the limits of a train say what each weighs. */
  readonly as: string;
  readonly value: number;
  /** A train may run through without counting it: it then neither weighs nor pays, and its marks are not on the route. */
  readonly skip?: boolean;
}

/** What a node is to one kind of train of the company that runs. */
export interface NodeRule {
  /** May a route go on through it? */
  readonly pass: Allowed;
  /** May a route begin or end in it? A node that allows neither is closed. */
  readonly end: Allowed;
  /** null: no stop, only track that meets there. It can be no end. */
  readonly stop: Stop | null;
  /** It carries a marker that lets a route run: each route counts at least one such node among its stops. */
  readonly own?: boolean;
  /**
   * Nodes with the same place are one stop, visited in one go: the way between them stays in their hexes. It may be passed
   * if one of the nodes visited lets pass. They agree in `stop` and `groups`. Each node is a place of its own unless told.
   */
  readonly place?: string;
  /** At most one place of each group in a route. */
  readonly groups?: readonly string[];
  readonly marks?: readonly Mark[];
  /** Track meets here and can serve only one train: no two routes may share the node. */
  readonly exclusive?: boolean;
}

export interface SegmentRule {
  /** Closed to this kind of train. */
  readonly closed?: boolean;
  /** Taken off what the route earns, once for each name, however many segments of that name it uses. */
  readonly toll?: { readonly id: string; readonly amount: number };
  /** The stop that it leads to, or lies in, pays so much less; of several the largest counts. Before any doubling. */
  readonly lowers?: number;
  readonly marks?: readonly Mark[];
}

/** What a stop weighs: the same everywhere, or by whether the route ends there. */
export type Weight = number | { readonly inside: number; readonly end: number };

/** The counted stops of a route weigh no more than `most` together. What is not listed weighs nothing. */
export interface Limit {
  readonly most: number;
  readonly weights: Readonly<Record<string, Weight>>;
}

export interface TrainKind {
  readonly limits: readonly Limit[];
  /** One end at least carries a mark of this kind. */
  readonly oneEnd?: string;
  /** Fewest counted stops; 2 unless told. */
  readonly fewest?: number;
  /** Trains share no track with others of the same name; those of another name do not mind. '' unless told. */
  readonly track?: string;
}

export interface Train {
  readonly id: string;
  /** Of `RouteRules.kinds`. Trains of one kind are alike in everything. */
  readonly kind: string;
}

/** How many different marks of a kind the route has, in all or at its two ends. */
export interface MarkCounts {
  on(kind: string): number;
  atEnds(kind: string): number;
}

/**
 * Added to a route for the marks it has. `steppedBonus` and `pairBonus` make the usual ones. What it computes follows from all
 * else that is told of it: two bonuses of a title with the same id and the same `upTo` are the same.
 */
export interface RouteBonus {
  readonly id: string;
  /** Only for these kinds of train; for all unless told. */
  readonly kinds?: readonly string[];
  /** The kinds of marks that it asks for. */
  readonly reads: readonly string[];
  readonly amount: (counts: MarkCounts) => number;
  /** The most it can bring: the proof that an answer is best rests on it. A route without any of its marks gets nothing. */
  readonly upTo: number;
}

/** Counted stops with the mark pay so many times their value if the route's two ends carry the two marks, one each. */
export interface Doubling {
  readonly id: string;
  readonly kinds?: readonly string[];
  readonly ends: readonly [string, string];
  readonly mark: string;
  readonly times: number;
}

/**
 * Added once for all routes together; may be less than nothing. Depends on stops counted and marks, not on the way between.
 * A train that may skip stops counts those with which the route by itself earns most.
 */
interface RunBonus {
  readonly id: string;
  readonly amount: (routes: readonly RouteResult[]) => number;
  /** The most it can bring, 0 if it only takes. */
  readonly upTo: number;
}

/** All that the title says about a company's run in a position. Its functions are asked once, before any search. */
export interface RouteRules {
  readonly graph: TrackGraph;
  readonly kinds: Readonly<Record<string, TrainKind>>;
  /** Kinds of train with the same face get the same answers about nodes and segments; each its own unless told. */
  readonly face?: (kind: string) => string;
  readonly node: (node: GraphNode, kind: string) => NodeRule;
  /** False where a node is `own` to no kind of train; where it is told, only what hangs together with the others is asked about. */
  readonly mayOwn?: (node: GraphNode) => boolean;
  readonly segment?: (segment: GraphSegment, kind: string) => SegmentRule;
  readonly bonuses?: readonly RouteBonus[];
  readonly doublings?: readonly Doubling[];
  readonly runBonuses?: readonly RunBonus[];
}

/**
 * A route as an action has it. The path names in order the nodes ("K6.city0") and the sides by which it leaves a hex
 * ("K6/4"), from end to end in either direction. `counts` names the places (each by one of its nodes) that the train counts;
 * null: all it must, and of those it may skip the best.
 */
export type Route = {
  readonly train: string;
  readonly path: readonly string[];
  readonly counts: readonly string[] | null;
};

interface StopResult {
  /** The place; a node's name unless the title named it. */
  readonly place: string;
  /** The nodes visited, as in the path. */
  readonly nodes: readonly string[];
  readonly counted: boolean;
  /** What it pays here: lowered, doubled, 0 if it is not counted. */
  readonly value: number;
}

export interface Amount {
  readonly id: string;
  readonly amount: number;
}

export interface RouteResult {
  readonly route: Route;
  readonly kind: string;
  readonly stops: readonly StopResult[];
  /** What doublings added to the stops is in their values; here are the bonuses on top. */
  readonly bonuses: readonly Amount[];
  /** Positive figures, taken off. */
  readonly tolls: readonly Amount[];
  readonly marks: readonly Mark[];
  readonly revenue: number;
}

export interface RunResult {
  readonly routes: readonly RouteResult[];
  readonly bonuses: readonly Amount[];
  readonly revenue: number;
}

const FAULT_CODES = [
  /** The run as a whole: figures `train`. */
  'unknown-train',
  'train-twice',
  /** The path is not a way over track: figures `at`, the first name that does not follow. */
  'no-such-way',
  /** Figures `node`, `why`. */
  'may-not-pass',
  'may-not-end',
  /** Used a second time in the route: figures `at`. */
  'track-twice',
  /** Figures `place`. */
  'place-twice',
  /** Figures `group`, `place`, `other`. */
  'group-twice',
  /** Figures `stops`, `fewest`. */
  'too-few-stops',
  /** Figures `weight`, `most`, `limit` (the limit's number). */
  'too-long',
  /** Named as counted but not a stop of the route, or twice: figures `name`. */
  'not-a-stop',
  /** Not counted although it must be: figures `place`. */
  'may-not-skip',
  'no-own-station',
  /** Neither end carries the mark that the train asks for: figures `mark`. */
  'wrong-ends',
  /** Track used by another route too: figures `at`, `other` (the number of that route). */
  'shared-track',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export interface RouteFault {
  readonly code: FaultCode;
  /** The number of the route in the list that was checked. */
  readonly route: number;
  readonly figures: Readonly<Record<string, string | number>>;
}

export type Checked =
  | { readonly ok: true; readonly result: RunResult }
  | { readonly ok: false; readonly fault: RouteFault };

export interface SearchOptions {
  /** Steps of the search until it settles for what it has. */
  readonly budget?: number;
  /** Told now and then how far it is; false stops it as if the budget were spent. */
  readonly watch?: (progress: Progress) => boolean;
}

interface Progress {
  readonly nodes: number;
  /** The best found so far. */
  readonly revenue: number;
}

export interface BestRun {
  /** In the order of the trains; a train that could bring nothing has none. */
  readonly routes: readonly Route[];
  readonly revenue: number;
  /** Nothing better exists. */
  readonly proven: boolean;
  /** At most so much more may be possible; 0 if proven. */
  readonly gap: number;
  /** Steps searched. */
  readonly nodes: number;
}
