import { remembered } from '@stellwerk/engine/kernel';

/** A company as it will go on. */
interface Outlook {
  /** Turns it will still have. */
  readonly rounds: number;
  readonly treasury: number;
  /** Its trains, each with the number of turns in which it will still run. */
  readonly trains: readonly { readonly kind: string; readonly life: number }[];
  /** The most trains it may have in the n-th turn from now. */
  limit(turn: number): number;
  /** The part of its income that flows back into the treasury when it pays a dividend. */
  readonly returned: number;
  /** It can still buy in the turn that is under way, before the first one counted. */
  readonly buysNow: boolean;
  /** What trains of these kinds would earn in the n-th turn from now, counted from 1. */
  income(kinds: readonly string[], turn: number): number;
  /** The train it could buy in that turn, and in how many turns after that one it would run. */
  replacement(turn: number): Offer | undefined;
  /** What all its shares will be worth after these incomes; nothing where none was paid out. */
  capital(payouts: readonly number[]): number;
}

interface Offer {
  readonly kind: string;
  readonly price: number;
  readonly life: number;
}

interface Future {
  /** What is paid out on all shares, discounted. */
  readonly dividends: number;
  readonly capital: number;
  /** What neither treasury nor income can pay for trains. */
  readonly liability: number;
  /** What is left in the treasury at the end. */
  readonly spare: number;
}

/** How a company may go about it: it keeps its income in so many turns from now on, and when its last train runs out so soon. */
interface Habit {
  readonly keeps: number;
  readonly saves: number;
}

const HABITS: readonly Habit[] = [
  { keeps: 0, saves: 0 },
  { keeps: 0, saves: 3 },
  { keeps: 1, saves: 2 },
  { keeps: 2, saves: 2 },
  { keeps: 3, saves: 2 },
];

/** What is expected later counts a little less. */
const DISCOUNT = 0.97;
/** What its director must add falls on one player, what it pays out on all who hold its shares. */
const DEAR = 1.8;
/** A coin that lies in the treasury is worth so much: what a train brings must be more. */
const IDLE = 0.4;
/** A coin that is left at the end is worth nearly nothing. */
const LEFT = 0.05;

const known = new WeakMap<object, Map<string, Future>>();
/** Beyond this what is known is forgotten. */
const MOST_KNOWN = 3000;

/** What was found for the same track and the same circumstances, or is found now. `circumstances` names all it hangs on. */
export function knownFuture(track: object, circumstances: string, outlook: () => Outlook): Future {
  const found = remembered(known, track, () => new Map<string, Future>());
  if (found.size > MOST_KNOWN) found.clear();
  return remembered(found, circumstances, () => bestFuture(outlook()));
}

/** The best it can do: it is played through with several habits. */
export function bestFuture(outlook: Outlook): Future {
  const [first, ...others] = HABITS.map((habit) => futureBy(outlook, habit));
  if (!first) throw new RangeError('nobody acts without habits');
  return others.reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best), first);
}

function worthOf({ dividends, capital, liability, spare }: Future): number {
  return dividends + capital - DEAR * liability + LEFT * spare;
}

function futureBy(outlook: Outlook, { keeps, saves }: Habit): Future {
  const { rounds, returned, trains, buysNow } = outlook;
  let own = trains.map(({ kind, life }) => ({ kind, until: life }));
  // The same list as long as nothing rusts or is bought: what it earns is then looked up at once.
  let kinds = own.map(({ kind }) => kind);
  let { treasury } = outlook;
  let dividends = 0;
  let liability = 0;
  const payouts: number[] = [];
  for (let turn = buysNow ? 0 : 1; turn <= rounds; turn++) {
    const limit = outlook.limit(turn);
    if (own.length > limit || own.some(({ until }) => until < turn)) {
      own = kept(
        own.filter(({ until }) => until >= turn),
        limit,
      );
      kinds = own.map(({ kind }) => kind);
    }
    if (turn > 0) {
      const income = kinds.length === 0 ? 0 : outlook.income(kinds, turn);
      const runsOut = own.every(({ until }) => until < turn + saves) && turn + saves < rounds;
      const keep = turn < rounds && (turn <= keeps || (runsOut && treasury < (outlook.replacement(turn)?.price ?? 0)));
      treasury += keep ? income : income * returned;
      if (!keep) dividends += income * (1 - returned) * DISCOUNT ** turn;
      payouts.push(keep ? 0 : income);
    }
    const next = turn < rounds ? outlook.replacement(turn) : undefined;
    if (!next) continue;
    if (own.every(({ until }) => until <= turn)) {
      liability += Math.max(0, next.price - treasury);
      treasury = Math.max(0, treasury - next.price);
      own.push({ kind: next.kind, until: turn + next.life });
      kinds = own.map(({ kind }) => kind);
    }
    while (own.length < limit && next.price <= treasury && brings(outlook, kinds, next, turn) > IDLE * next.price) {
      treasury -= next.price;
      own.push({ kind: next.kind, until: turn + next.life });
      kinds = own.map(({ kind }) => kind);
    }
  }
  return { dividends, capital: outlook.capital(payouts), liability, spare: treasury };
}

/** The largest trains, as many as it may have. */
function kept<T extends { readonly kind: string }>(trains: readonly T[], limit: number): T[] {
  if (trains.length <= limit) return [...trains];
  return [...trains].sort((a, b) => Number(b.kind) - Number(a.kind)).slice(0, limit);
}

/** What a train beside those it has earns as long as it runs. */
function brings({ rounds, income }: Outlook, kinds: readonly string[], next: Offer, turn: number): number {
  const turns = Math.min(next.life, rounds - turn);
  const middle = turn + Math.ceil(turns / 2);
  return turns * (income([...kinds, next.kind], middle) - income(kinds, middle));
}
