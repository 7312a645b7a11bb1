import { type GraphNode, type GraphSegment, nodeAt, type TrackGraph } from './graph.ts';

/** What was reached so far, by number: 1 if reached. */
export interface Explored {
  readonly graph: TrackGraph;
  readonly nodes: Uint8Array;
  readonly segments: Uint8Array;
  /** Sides where reached track leads out of the hex; a way that came in there may not be able to use it. */
  readonly sides: Uint8Array;
  /** Sides where a way comes into the hex, over track of its neighbour that meets track of its own. */
  readonly entries: Uint8Array;
}

/** What an exploration notes by place; it leaves it as it found it, so that one serves many. */
export interface Scratch {
  readonly canLeave: Uint8Array;
  readonly steppedInFrom: Int16Array;
  /** For a place in a loop: another one of it, nearer to the parting. */
  readonly loopedTo: Int16Array;
  readonly seenBy: Int16Array;
  /** The places of which something was noted. */
  readonly touched: number[];
}

/** How many places there are: the sides, and two for each node. */
export function placesOf(graph: TrackGraph): number {
  return graph.sides + 2 * graph.nodes.length;
}

export function makeScratch(graph: TrackGraph): Scratch {
  const places = placesOf(graph);
  return {
    canLeave: new Uint8Array(places),
    steppedInFrom: new Int16Array(places).fill(-1),
    loopedTo: new Int16Array(places).fill(-1),
    seenBy: new Int16Array(places),
    touched: [],
  };
}

/**
 * Adds all that lies on some way from the start node, in about linear time.
 *
 * A way changes hexes at crossings: it arrives at one side and leaves from the other. So each crossing is a *pair* of places,
 * its two sides; a node that may be passed is a pair too, in at one place and out at the other, and all its track ends at
 * both. To step into one place of a pair is to leave from its partner, and no way steps into the same pair twice.
 *
 * A search over (track, direction) alone would let a way run round a loop and back over the track it came by. It takes what
 * a search for alternating paths takes (Edmonds' blossoms): where track joins two places that both can be left, the two ways
 * to them part at some place, and all that lies behind the parting can be run in the other direction as well, but nothing
 * before it. From then on that loop counts as one place.
 */
export function explore(
  { graph, nodes, segments, sides, entries }: Explored,
  start: number,
  passes: (node: GraphNode) => boolean,
  uses: (segment: GraphSegment) => boolean,
  { canLeave, steppedInFrom, loopedTo, seenBy, touched }: Scratch,
): void {
  const root = graph.sides + 2 * start;
  const toLeave: number[] = [];
  let partings = 0;

  const partner = (place: number): number => (place < graph.sides ? (graph.across[place] ?? -1) : place ^ 1);

  /** The parting of the loop that a place is in, or the place itself. */
  const loopOf = (place: number): number => {
    let at = place;
    for (let next = loopedTo[at] ?? -1; next !== -1; next = loopedTo[at] ?? -1) {
      const further = loopedTo[next] ?? -1;
      if (further !== -1) loopedTo[at] = further;
      at = next;
    }
    return at;
  };

  /** The step before on the way to a loop; none before the start. */
  const before = (loop: number): number => (loop === root ? -1 : loopOf(steppedInFrom[partner(loop)] ?? -1));

  const partingOf = (one: number, other: number): number => {
    partings += 1;
    let [here, there] = [loopOf(one), loopOf(other)];
    for (;;) {
      if (here !== -1) {
        if (seenBy[here] === partings) return here;
        seenBy[here] = partings;
        here = before(here);
      }
      [here, there] = [there, here];
    }
  };

  const allowLeaving = (place: number): void => {
    canLeave[place] = 1;
    touched.push(place, partner(place));
    if (place < graph.sides) entries[place] = 1;
    toLeave.push(place);
  };

  const closeLoop = (one: number, other: number): void => {
    const parting = partingOf(one, other);
    for (const end of [one, other]) {
      let loop = loopOf(end);
      while (loop !== parting) {
        const next = before(loop);
        const entry = partner(loop);
        allowLeaving(entry);
        loopedTo[loop] = parting;
        loopedTo[entry] = parting;
        loop = next;
      }
    }
  };

  const stepInto = (place: number, from: number): void => {
    if (canLeave[place] === 1) {
      if (loopOf(place) !== loopOf(from)) closeLoop(place, from);
    } else if (steppedInFrom[place] === -1) {
      steppedInFrom[place] = from;
      allowLeaving(partner(place));
    }
  };

  nodes[start] = 1;
  allowLeaving(root);
  for (let place = toLeave.pop(); place !== undefined; place = toLeave.pop()) {
    const point = place < graph.sides ? place : graph.sides + ((place - graph.sides) >> 1);
    const end = graph.firstAt[point + 1] ?? 0;
    for (let i = graph.firstAt[point] ?? 0; i < end; i++) {
      const segment = graph.segments[graph.segmentsAt[i] ?? -1];
      if (segment === undefined || !uses(segment)) continue;
      segments[segment.id] = 1;
      const to = segment.a === point ? segment.b : segment.a;
      if (to < graph.sides) {
        sides[to] = 1;
        if (graph.across[to] !== -1) stepInto(to, place);
      } else {
        const node = nodeAt(graph, to);
        if (node === undefined) continue;
        nodes[node.id] = 1;
        if (node.id !== start && passes(node)) {
          stepInto(graph.sides + 2 * node.id, place);
          stepInto(graph.sides + 2 * node.id + 1, place);
        }
      }
    }
  }
  for (let place = touched.pop(); place !== undefined; place = touched.pop()) {
    canLeave[place] = 0;
    steppedInFrom[place] = -1;
    loopedTo[place] = -1;
    seenBy[place] = 0;
  }
}
