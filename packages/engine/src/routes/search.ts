import { makeBound } from './bound.ts';
import { makeDetours } from './detour.ts';
import { judge, type Trip } from './judge.ts';
import { type Meter, spent } from './meter.ts';
import { makeNow } from './now.ts';
import { scoreOf } from './score.ts';
import {
  enter,
  giveBack,
  isFree,
  isHeld,
  isTaken,
  leave,
  type Outfit,
  startWalk,
  take,
  toggle,
  tripOf,
  type Walk,
} from './walk.ts';

interface Quest {
  readonly outfit: Outfit;
  /** Bits that other trains use already. */
  readonly avoid: Int32Array | null;
  /** By bit: what its use takes off the score; what is left is the net. */
  readonly prices: Float64Array | null;
  readonly meter: Meter;
  /** Only routes with a higher net are of interest. */
  readonly floor: number;
  /** Told each such route; gives the floor from then on. */
  readonly found: (trip: Trip, score: number, net: number, used: Int32Array) => number;
  /** Bits that other trains may want: routes over different ones of them are different. Null: only the best counts. */
  readonly contested: Int32Array | null;
  /** Without looking ahead nothing is given up before the meter runs out: for a search of a few steps. */
  readonly looksAhead?: boolean;
  /** Whether nothing that uses these bits, and maybe more, is of interest if it scores no more than this. */
  readonly isOutdone?: (used: Int32Array, score: number) => boolean;
}

/**
 * Goes through the routes of one kind of train, each once, and turns back where nothing above the floor can come. What it
 * could not look at when the meter ran out nets no more than it returns; minus infinity if it has seen it all.
 *
 * A route has a root on it: its first own station, or an end. The way grows from the root outwards. Wherever it may end, it
 * is a route, and it can go on from the root to the other side as well.
 */
export function searchRoutes({
  outfit,
  avoid,
  prices,
  meter,
  floor: firstFloor,
  found,
  contested,
  looksAhead = true,
  isOutdone,
}: Quest): number {
  const { aim, lookahead } = outfit;
  const { fromEnd, mayEnd, network } = aim;
  const { firstOut, waysOut, target, inner, own, placeOf, mayPass, table } = network;
  const { skipped } = lookahead;
  const walk = startWalk(outfit, avoid, prices);
  const { ways, weightInside, weightAtEnd, weightAnyhow, visitedNode, used } = walk;
  const now = makeNow(walk);
  const bound = looksAhead ? makeBound(walk) : undefined;
  const detours = bound !== undefined && walk.skips ? makeDetours(walk, bound, contested) : undefined;
  detours?.weigh(firstFloor);
  let floor = firstFloor;
  let missed = Number.NEGATIVE_INFINITY;
  /** The place in `waysOut` of the first way from the root. */
  let firstWay = -1;

  /** Is there any need to go on? If there is but the meter has run out, what may be missed is noted. */
  const isPromising = (head: number, bothSides: boolean): boolean => {
    if (bound === undefined) {
      if (spent(meter)) missed = scoreOf(lookahead.ceiling(), 0);
      return missed === Number.NEGATIVE_INFINITY;
    }
    const most = bound.ahead(head, bothSides, floor);
    if (most <= floor || isOutdone?.(used, most + walk.paid)) return false;
    if (!spent(meter)) return true;
    missed = Math.max(missed, most);
    return false;
  };

  /** The way as it is may be a route. */
  const complete = (): void => {
    if (walk.turnedAt === -1 && network.mayEnd[walk.root] === 0) return;
    const most = now();
    if (most <= floor) return;
    const score = walk.special === 0 ? most + walk.paid : judgedScore(walk);
    const net = score - walk.paid;
    if (net <= floor || isOutdone?.(used, score)) return;
    floor = found(tripOf(walk), score, net, used);
    detours?.weigh(floor);
  };

  /** Goes on from the head over its ways from number `from` on; `passes`: the place that the head is in may be left. */
  const goOn = (head: number, from: number, passes: boolean): void => {
    const end = firstOut[head + 1] ?? 0;
    for (let i = from; i < end; i++) {
      const way = waysOut[i] ?? -1;
      const leg = way >> 1;
      const next = target[way] ?? -1;
      const place = placeOf[next] ?? -1;
      meter.spent += 1;
      if (visitedNode[next] === 1 || !isFree(walk, leg) || isHeld(walk, next)) continue;
      const stays = inner[leg] === 1;
      if (!stays && (!passes || isTaken(walk, place))) continue;
      // A route with several own stations is found from the first of them.
      if (!fromEnd && own[next] === 1 && next < walk.root) continue;
      if (detours?.isDetour(head, next, leg)) continue;
      if (ways.length === 0) firstWay = i;

      toggle(walk, leg, 1);
      enter(walk, next);
      ways.push(way);
      arrive(next, !stays && skipped[place] === 0 ? place : -1, mayPass[next] === 1 || (stays && passes));
      ways.pop();
      leave(walk, next);
      toggle(walk, leg, -1);
    }
  };

  /** At a node: as an end of the route, then on its way further. `weighing` is the place if it takes up room, else -1. */
  const arrive = (node: number, weighing: number, passes: boolean): void => {
    const weighs = weighing !== -1;
    if (mayEnd[node] === 1 && (!weighs || take(walk, weightAtEnd, weighing))) {
      complete();
      if (walk.turnedAt === -1 && !fromEnd && isPromising(walk.root, false)) {
        walk.turnedAt = ways.length;
        // Each route once: the second side begins with a later way than the first.
        goOn(walk.root, firstWay + 1, canBePassed(walk));
        walk.turnedAt = -1;
      }
      if (weighs) giveBack(walk, weightAtEnd, weighing);
    }
    if (weighs && !take(walk, weightInside, weighing)) return;
    if (isPromising(node, walk.turnedAt === -1 && !fromEnd)) goOn(node, firstOut[node] ?? 0, passes);
    if (weighs) giveBack(walk, weightInside, weighing);
  };

  const startAt = (root: number): void => {
    if (isHeld(walk, root)) return;
    walk.root = root;
    enter(walk, root);
    const place = placeOf[root] ?? -1;
    const weights = fromEnd ? weightAtEnd : weightAnyhow;
    const weighs = skipped[place] === 0;
    if (!weighs || take(walk, weights, place)) {
      if (isPromising(root, !fromEnd)) goOn(root, firstOut[root] ?? 0, true);
      if (weighs) giveBack(walk, weights, place);
    }
    leave(walk, root);
  };

  const judgedScore = (way: Walk): number => {
    if (isMirrored(way)) return Number.NEGATIVE_INFINITY;
    const judged = judge(table, tripOf(way));
    if (!judged.ok || (aim.doubling === undefined && judged.worth.doubled)) return Number.NEGATIVE_INFINITY;
    return scoreOf(judged.worth.revenue, judged.worth.stops);
  };

  for (const root of aim.roots) startAt(root);
  // Of track that was not followed nobody knows where it leads.
  return network.cut ? Math.max(missed, scoreOf(lookahead.ceiling(), 0)) : missed;
}

/** Some node of the root's place lets pass; whether it is one of those visited, `judge` will see. */
function canBePassed({ aim: { network }, root }: Walk): boolean {
  return network.isPassable[network.placeOf[root] ?? -1] === 1;
}

/** The same route is also found from its other end; one of the two is enough. */
function isMirrored({ aim: { fromEnd, roots, mayEnd, network }, root, ways }: Walk): boolean {
  const other = network.target[ways.at(-1) ?? -1] ?? -1;
  return fromEnd && other < root && mayEnd[root] === 1 && roots.includes(other);
}
