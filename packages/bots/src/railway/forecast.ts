import { remembered } from '@stellwerk/engine/kernel';

/** What a company with trains earns in the rounds to come. */
interface Outlook {
  /** Turns it will still have. */
  readonly rounds: number;
  readonly treasury: number;
  /** Its trains, each with the number of turns in which it will still run. */
  readonly trains: readonly { readonly kind: string; readonly life: number }[];
  /** The part of its income that flows back into the treasury when it pays a dividend. */
  readonly returned: number;
  /** What trains of these kinds would earn in the n-th turn from now, counted from 1. */
  income(kinds: readonly string[], turn: number): number;
  /** The train it would buy in that turn if it had none, and in how many turns after that one it would run. */
  replacement(turn: number): { readonly kind: string; readonly price: number; readonly life: number } | undefined;
  /** The most trains it may have. */
  readonly limit: number;
  /** It runs nothing before it has bought its first train at the end of a turn. */
  readonly mustHaveTrain: boolean;
}

interface Forecast {
  /** Income by turn. */
  readonly incomes: readonly number[];
  /** Income by turn where it is paid out, else nothing. */
  readonly payouts: readonly number[];
  /** What is paid out on all shares, discounted. */
  readonly dividends: number;
  /** What neither treasury nor income can pay for trains. */
  readonly liability: number;
  /** What is left in the treasury when all that was due is paid. */
  readonly spare: number;
  /** How many trains it has then. */
  readonly trains: number;
}

/** What is expected later counts a little less. */
const DISCOUNT = 0.97;

/** What is gained by buying a train before it is needed must be worth the wait. */
const EAGER_HURDLE = 1.04;

/**
 * Runs the trains until they rust, buys the next in time where that is cheaper, and adds up; or saves up for a further train at
 * once where that pays.
 */
export function forecast(outlook: Outlook): Forecast {
  const patient = futureWith(outlook, undefined);
  const early = earlyPurchase(outlook);
  if (!early) return patient;
  const eager = futureWith(outlook, early);
  return worthOf(eager) > EAGER_HURDLE * worthOf(patient) ? eager : patient;
}

const known = new WeakMap<object, Map<string, Forecast>>();
/** Beyond this what is known is forgotten. */
const MOST_KNOWN = 3000;

/** The forecast that was made for the same track and the same circumstances, or a new one. `circumstances` names all it hangs on. */
export function knownForecast(track: object, circumstances: string, outlook: () => Outlook): Forecast {
  const made = remembered(known, track, () => new Map<string, Forecast>());
  if (made.size > MOST_KNOWN) made.clear();
  return remembered(made, circumstances, () => forecast(outlook()));
}

function worthOf({ dividends, liability, spare }: Forecast): number {
  return dividends - 1.2 * liability + 0.1 * spare;
}

/** The first train that the company can pay for if it keeps all it earns, beside those it has. */
function earlyPurchase({
  rounds,
  treasury,
  trains,
  limit,
  mustHaveTrain,
  income,
  replacement,
}: Outlook): Purchase | undefined {
  if (!mustHaveTrain || trains.length === 0) return undefined;
  let money = treasury;
  for (let turn = 1; turn < rounds; turn++) {
    const kinds = trains.filter(({ life }) => life >= turn).map(({ kind }) => kind);
    if (kinds.length === 0) return undefined;
    money += income(kinds, turn);
    const next = replacement(turn);
    if (next && kinds.length < limit && next.price <= money) return { turn, ...next };
  }
  return undefined;
}

function futureWith(outlook: Outlook, first: Purchase | undefined): Forecast {
  const { rounds, trains, returned } = outlook;
  let own = trains.map(({ kind, life }) => ({ kind, until: life }));
  let { treasury } = outlook;
  let dividends = 0;
  let liability = 0;
  let plan = first ?? purchaseFrom(outlook, own, treasury, 1);
  const incomes: number[] = [];
  const payouts: number[] = [];
  for (let turn = 1; turn <= rounds; turn++) {
    own = own.filter(({ until }) => until >= turn);
    const kinds = own.map(({ kind }) => kind);
    const income = kinds.length === 0 ? 0 : outlook.income(kinds, turn);
    incomes.push(income);
    treasury += income * returned;
    let paid = income * (1 - returned);
    if (plan && turn <= plan.turn) {
      // What the next train still lacks is kept back, as late as possible.
      const rest = (plan.turn - turn) * income;
      const kept = Math.min(paid, Math.max(0, plan.price - treasury - rest));
      treasury += kept;
      paid -= kept;
    }
    payouts.push(paid > 0.5 * income * (1 - returned) ? income : 0);
    dividends += paid * DISCOUNT ** turn;
    if (!plan || turn < plan.turn) continue;
    liability += Math.max(0, plan.price - treasury);
    treasury = Math.max(0, treasury - plan.price);
    own.push({ kind: plan.kind, until: turn + plan.life });
    plan = purchaseFrom(outlook, own, treasury, turn + 1);
  }
  return { incomes, payouts, dividends: Math.max(0, dividends), liability, spare: treasury, trains: own.length };
}

interface Purchase {
  readonly turn: number;
  readonly kind: string;
  readonly price: number;
  readonly life: number;
}

/** When the next train is best bought: at the latest when the last one rusts, earlier if that is cheaper and can be paid. */
function purchaseFrom(
  outlook: Outlook,
  own: readonly { readonly kind: string; readonly until: number }[],
  treasury: number,
  from: number,
): Purchase | undefined {
  if (!outlook.mustHaveTrain) return undefined;
  let last = Math.max(from, ...own.map(({ until }) => until));
  while (last < outlook.rounds && !outlook.replacement(last)) last += 1;
  if (last >= outlook.rounds) return undefined;
  const kinds = own.filter(({ until }) => until >= from).map(({ kind }) => kind);
  let best: Purchase | undefined;
  let least = Number.POSITIVE_INFINITY;
  let money = treasury;
  for (let turn = from; turn <= last; turn++) {
    if (kinds.length > 0) money += outlook.income(kinds, turn);
    const next = outlook.replacement(turn);
    if (!next) continue;
    const missing = Math.max(0, next.price - money);
    if (turn < last && (missing > 0 || next.life <= last - turn)) continue;
    // A train that rusts again soon is paid twice.
    const cost = next.price * (next.life < outlook.rounds - turn ? 1.3 : 1) + missing;
    if (cost >= least) continue;
    least = cost;
    best = { turn, ...next };
  }
  return best;
}
