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
  /** The train it would have to buy in that turn if it had none. */
  replacement(turn: number): { readonly kind: string; readonly price: number; readonly life: number } | undefined;
  /** It runs nothing before it has bought its first train at the end of a turn. */
  readonly mustHaveTrain: boolean;
}

interface Forecast {
  /** Income by turn. */
  readonly incomes: readonly number[];
  /** What is paid out on all shares, discounted. */
  readonly dividends: number;
  /** What neither treasury nor income can pay for trains. */
  readonly liability: number;
  /** What is left in the treasury when all that was due is paid. */
  readonly spare: number;
}

/** What is expected later counts a little less. */
const DISCOUNT = 0.97;

/** Runs the trains until they rust, buys the next in time where that is cheaper, and adds up. */
export function forecast(outlook: Outlook): Forecast {
  const { rounds, trains, returned } = outlook;
  let own = trains.map(({ kind, life }) => ({ kind, until: life }));
  let { treasury } = outlook;
  let dividends = 0;
  let liability = 0;
  let plan = purchaseFrom(outlook, own, treasury, 1);
  const incomes: number[] = [];
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
    dividends += paid * DISCOUNT ** turn;
    if (!plan || turn < plan.turn) continue;
    liability += Math.max(0, plan.price - treasury);
    treasury = Math.max(0, treasury - plan.price);
    own.push({ kind: plan.kind, until: turn + plan.life });
    plan = purchaseFrom(outlook, own, treasury, turn + 1);
  }
  return { incomes, dividends: Math.max(0, dividends), liability, spare: treasury };
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
  const last = Math.max(from, ...own.map(({ until }) => until));
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
