import {
  directorIndex,
  directorOf,
  handsOf,
  type Issue,
  ordinaryOf,
  ordinaryWorth,
  ownersOf,
  type PaperState,
  percentAt,
  percentOf,
  sumOf,
  transfer,
} from './certificates.ts';
import { type Owner, playerOwner, seatOf } from './owners.ts';

/** The players in turn order after a seat, that seat last. */
export function clockwiseFrom(seats: readonly number[], seat: number): readonly number[] {
  const at = seats.indexOf(seat);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** The candidate with the most, if that is more than `least` percent. Among equals, the first. */
export function strongest(
  state: PaperState,
  issue: Issue,
  candidates: readonly number[],
  least: number,
): number | undefined {
  let best: number | undefined;
  let most = least;
  for (const candidate of candidates) {
    const percent = percentOf(state, issue, playerOwner(candidate));
    if (percent <= most) continue;
    most = percent;
    best = candidate;
  }
  return best;
}

/**
 * Ordinary certificates that `giver` can hand over for the director certificate: one of its size if there is one, else the
 * fewest that make it up exactly; or the hand asked for.
 */
export function exchangeHand(state: PaperState, issue: Issue, giver: Owner): readonly number[] | undefined {
  const size = percentAt(issue, directorIndex(issue));
  const percents = ordinaryOf(state, issue, giver).map((i) => percentAt(issue, i));
  return handsOf(percents)
    .filter((hand) => sumOf(hand) === size)
    .sort((a, b) => a.length - b.length)[0];
}

/** The director certificate goes to `to`, who gives ordinary certificates worth the same for it. Percentages stay. */
export function exchangeDirector(state: PaperState, issue: Issue, to: Owner, hand: readonly number[]): void {
  const from = directorOf(state, issue);
  const given = ordinaryWorth(state, issue, to, hand);
  if (!given) throw new RangeError(`${to} has no certificates to exchange for the director certificate of ${issue.id}`);
  for (const index of given) transfer(state, issue, index, from);
  transfer(state, issue, directorIndex(issue), to);
}

/** Passes the directorship on if a player now has more than the director. Returns the new director's seat if so. */
export function settleDirector(state: PaperState, issue: Issue, seats: readonly number[]): number | undefined {
  const director = directorOf(state, issue);
  if (seatOf(director) < 0) return undefined;
  const next = strongest(state, issue, clockwiseFrom(seats, seatOf(director)), percentOf(state, issue, director));
  if (next === undefined) return undefined;
  const hand = exchangeHand(state, issue, playerOwner(next));
  if (!hand) return undefined;
  exchangeDirector(state, issue, playerOwner(next), hand);
  return next;
}

/** How a hand of certificates leaves its owner. */
export interface Sale {
  /** The seat that becomes director first, because the hand needs part of the director certificate. */
  readonly successor?: number;
  /** What the successor gives for the director certificate. */
  readonly exchange?: readonly number[];
}

/**
 * How the owner could give up these ordinary certificates: straight away, or, as director, after handing the director
 * certificate to a successor who then has more. Undefined if it cannot be.
 */
export function saleOf(
  state: PaperState,
  issue: Issue,
  seats: readonly number[],
  seller: Owner,
  percents: readonly number[],
): Sale | undefined {
  if (ordinaryWorth(state, issue, seller, percents)) return {};
  if (directorOf(state, issue) !== seller) return undefined;
  const size = percentAt(issue, directorIndex(issue));
  const left = percentOf(state, issue, seller) - sumOf(percents);
  if (left < 0) return undefined;
  const others = clockwiseFrom(seats, seatOf(seller)).slice(0, -1);
  const successor = strongest(state, issue, others, Math.max(left, size - 1));
  if (successor === undefined) return undefined;
  const own = ordinaryOf(state, issue, seller).map((i) => percentAt(issue, i));
  const given = ordinaryOf(state, issue, playerOwner(successor)).map((i) => percentAt(issue, i));
  const exchange = handsOf(given)
    .filter((hand) => sumOf(hand) === size && covers([...own, ...hand], percents))
    .sort((a, b) => a.length - b.length)[0];
  return exchange ? { successor, exchange } : undefined;
}

function covers(have: readonly number[], wanted: readonly number[]): boolean {
  return [...new Set(wanted)].every(
    (percent) => have.filter((p) => p === percent).length >= wanted.filter((p) => p === percent).length,
  );
}

/** Every different hand the owner could give up, with or without the director certificate. */
export function saleHands(
  state: PaperState,
  issue: Issue,
  seats: readonly number[],
  seller: Owner,
): readonly (readonly number[])[] {
  const own = ordinaryOf(state, issue, seller).map((i) => percentAt(issue, i));
  const extra =
    directorOf(state, issue) === seller
      ? ownersOf(state, issue).flatMap((owner, i) =>
          seatOf(owner) >= 0 && owner !== seller && !issue.certificates[i]?.director ? [percentAt(issue, i)] : [],
        )
      : [];
  return handsOf([...own, ...extra]).filter((hand) => saleOf(state, issue, seats, seller, hand) !== undefined);
}

/** Whether giving up these certificates would make another player director. */
export function changesDirector(
  state: PaperState,
  issue: Issue,
  seats: readonly number[],
  seller: Owner,
  percents: readonly number[],
): boolean {
  if (directorOf(state, issue) !== seller) return false;
  if (saleOf(state, issue, seats, seller, percents)?.successor !== undefined) return true;
  const left = percentOf(state, issue, seller) - sumOf(percents);
  return seats.some((seat) => playerOwner(seat) !== seller && percentOf(state, issue, playerOwner(seat)) > left);
}
