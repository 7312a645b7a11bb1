import {
  countOf,
  directorIndex,
  exchangeDirector,
  type Issue,
  type MoneyState,
  type Owner,
  ordinaryWorth,
  type PaperState,
  pay,
  percentAt,
  playerOwner,
  type Sale,
  saleOf,
  settleDirector,
  sumOf,
  transfer,
} from '../finance/index.ts';
import { clone, type Seat, type Tell } from '../kernel/index.ts';

type Holdings = PaperState & MoneyState;

/** A certificate changes hands for money, and the directorship with it if it must. */
interface Purchase {
  readonly issue: Issue;
  readonly index: number;
  readonly buyer: Owner;
  readonly payee: Owner;
  readonly price: number;
}

export function buyCertificate(state: Holdings, seats: readonly Seat[], purchase: Purchase, tell: Tell): void {
  pay(state, purchase.buyer, purchase.payee, purchase.price);
  handOver(state, seats, purchase, tell);
}

/** The certificate alone: it goes to the buyer, and the directorship with it if it must. */
export function handOver(
  state: PaperState,
  seats: readonly Seat[],
  { issue, index, buyer }: Pick<Purchase, 'issue' | 'index' | 'buyer'>,
  tell: Tell,
): void {
  transfer(state, issue, index, buyer);
  tellDirector(settleDirector(state, issue, seats), issue, tell);
}

/**
 * How many certificates more the buyer holds after a purchase: one, or fewer if he becomes director and gives several for the
 * director certificate.
 */
export function certificatesGained(
  { certificates }: PaperState,
  seats: readonly Seat[],
  { issue, index, buyer }: Pick<Purchase, 'issue' | 'index' | 'buyer'>,
): number {
  const before: PaperState = { certificates };
  const after: PaperState = clone(before);
  transfer(after, issue, index, buyer);
  settleDirector(after, issue, seats);
  return countOf(after, issue, buyer) - countOf(before, issue, buyer);
}

/** A block of certificates of one company that a player gives up together. */
interface Block {
  readonly issue: Issue;
  readonly seller: Owner;
  readonly percents: readonly number[];
  readonly to: Owner;
}

/** Gives up a block; whoever must becomes director, before it if the block needs part of the director certificate. */
export function giveUpBlock(state: PaperState, seats: readonly Seat[], block: Block, tell: Tell): void {
  const { issue, seller, percents, to } = block;
  const sale: Sale | undefined = saleOf(state, issue, seats, seller, percents);
  if (!sale) throw new RangeError(`${seller} cannot give up ${percents.join('+')} of ${issue.id}`);
  if (sale.successor !== undefined && sale.exchange) {
    exchangeDirector(state, issue, playerOwner(sale.successor), sale.exchange);
    tellDirector(sale.successor, issue, tell);
  }
  for (const index of ordinaryWorth(state, issue, seller, percents) ?? []) transfer(state, issue, index, to);
  tellDirector(settleDirector(state, issue, seats), issue, tell);
}

function tellDirector(seat: Seat | undefined, issue: Issue, tell: Tell): void {
  if (seat !== undefined) tell({ type: 'directorChanged', company: issue.id, seat });
}

/** What a block is worth at a price for the smallest share. */
export function blockPrice(percents: readonly number[], priceOfTen: number): number {
  return (sumOf(percents) / 10) * priceOfTen;
}

/**
 * The place in the issue of the next certificate of this size that `from` holds; the director certificate only if asked
 * for.
 */
export function nextCertificate(
  state: PaperState,
  issue: Issue,
  from: Owner,
  percent: number,
  director: boolean,
): number | undefined {
  const owners = state.certificates[issue.id] ?? [];
  const index = owners.findIndex(
    (owner, i) => owner === from && percentAt(issue, i) === percent && (i === directorIndex(issue)) === director,
  );
  return index < 0 ? undefined : index;
}
