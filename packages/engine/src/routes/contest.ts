import { type Bids, bidForTrack, listBidders } from './bidding.ts';
import { type Choice, chooseRoutes, type Pick } from './choose.ts';
import { type Meter, spent, within } from './meter.ts';
import { type Prices, unpriced } from './prices.ts';
import { type Ranked, type RouteList, ranked, routesIn, without } from './route-list.ts';

/** Rounds of bidding for the whole, and for each part of it. */
const ROUNDS = 40;
const ROUNDS_LATER = 4;
/** Steps to try the known routes out with after a round. */
const TRIAL = 4000;

/**
 * The best set of routes without common track, if it scores more than the floor, from long lists of routes. Prices are
 * found first; routes that could not be part of anything better under them are dropped. If no more than `few` are left,
 * they are tried out. Else one train takes one of its routes after the other; what shares track with it is dropped too, and
 * the same begins again with the trains that remain.
 */
export function contest(lists: readonly RouteList[], start: Prices, floor: number, few: number, meter: Meter): Choice {
  let score = floor;
  let picks: readonly Pick[] | undefined;
  let missed = Number.NEGATIVE_INFINITY;

  const tryOut = (field: readonly Ranked[], total: number, before: readonly Pick[], sum: number): number => {
    const chosen = chooseRoutes(field, total, score - sum, meter);
    if (chosen.picks !== undefined) {
      score = sum + chosen.score;
      picks = [...before, ...chosen.picks];
    }
    return sum + chosen.missed;
  };

  const hold = (field: readonly RouteList[], prices: Prices, before: readonly Pick[], sum: number): void => {
    const isFirst = before.length === 0;
    const { known, ask } = listBidders(field, meter);
    const low = (now: Bids): number => {
      const trial = () => known.map((list) => ranked(list, now.prices, Number.NEGATIVE_INFINITY));
      if (isFirst) within(meter, TRIAL, () => tryOut(trial(), now.total, before, sum));
      return score - sum;
    };
    const bids = bidForTrack({ known, ask, start: prices, low, rounds: isFirst ? ROUNDS : ROUNDS_LATER, meter });
    const most = sum + bids.most;
    if (most <= score) return;
    const left = field.map((list, i) => ranked(list, bids.prices, (bids.highest[i] ?? 0) - (most - score)));
    if (routesIn(left) <= few) missed = Math.max(missed, tryOut(left, bids.total, before, sum));
    else split(left, bids, before, sum);
  };

  const split = (field: readonly Ranked[], bids: Bids, before: readonly Pick[], sum: number): void => {
    const number = narrowest(field);
    const list = field[number];
    if (list === undefined) return;
    const others = sum + bids.most - (bids.highest[number] ?? 0);
    for (const [i, route] of list.routes.entries()) {
      const most = others + (list.nets[i] ?? 0);
      if (most <= score) break;
      if (spent(meter)) {
        missed = Math.max(missed, most);
        return;
      }
      const pick = { list: number, route };
      const prices = unpriced(bids.prices, list, route);
      hold(without(field, number, i), prices, [...before, pick], sum + (list.pool.scores[route] ?? 0));
    }
    hold(field.with(number, { ...list, trains: 0, routes: [], nets: new Float64Array(0) }), bids.prices, before, sum);
  };
  hold(lists, start, [], 0);
  return { picks, score, missed };
}

/** The list with the fewest routes to split by. */
function narrowest(lists: readonly RouteList[]): number {
  let best = -1;
  for (const [number, { routes, trains }] of lists.entries()) {
    if (trains > 0 && (best === -1 || routes.length < (lists[best]?.routes.length ?? 0))) best = number;
  }
  return best;
}
