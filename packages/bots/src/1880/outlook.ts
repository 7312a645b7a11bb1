import { type MarketPlace, stepFrom } from '@stellwerk/engine/finance';
import {
  bonusAt,
  type CompanyId,
  market,
  moves,
  PHASE_IDS,
  phases,
  SALE_ORDER,
  trainKinds,
} from '@stellwerk/titles/1880';

const SOLD: readonly string[] = SALE_ORDER;

/** A type by its place in the order of sale: the first train of it begins the phase of the same number. */
export function placeOf(type: string): number {
  return SOLD.indexOf(type);
}

const GREEN = placeOf('3');
const TAKEOVER = placeOf('4');
const EXCHANGE = placeOf('6');
const END_TYPE = placeOf('8');
const LAST_REMOVED = placeOf('8E');
/** Restored trains stand behind all that are sold in order. */
export const RESTORED_PLACE = SALE_ORDER.length;

const PRICES = SALE_ORDER.map((type) => trainKinds[type].price);
const LIMITS = PHASE_IDS.map((phase) => phases[phase].trainLimit);
/** The phase that scraps a type; types that stay are scrapped by none. */
const NEVER = 99;
const SCRAPPED_BY = [...SALE_ORDER, ''].map((type) => {
  const killer = PHASE_IDS.findIndex((phase) => phases[phase].scraps === type);
  return killer < 0 ? NEVER : killer;
});

/** A company as the outlook moves it along. */
export interface Venture {
  readonly id: CompanyId;
  /** Types by their place in the order of sale. */
  trains: number[];
  treasury: number;
  place: MarketPlace;
  /** Units that the bank still has, and what the company gets when it has only five. */
  inBank: number;
  secondHalf: number;
  /** What it earned last. */
  revenue: number;
  /** What these trains earn in a phase, so many turns from now; the bonus of its price not counted. */
  readonly earns: (trains: readonly number[], phase: number, turn: number) => number;
}

/** Where the clock of trains stands. */
export interface Clock {
  /** Trains left in the bank, by type. */
  readonly left: readonly number[];
  readonly phase: number;
  /** The company that bought last. */
  readonly marker: CompanyId | null;
  readonly turnsLeft: number | null;
  /** Who is to act first, and what it still has to do. */
  readonly first: CompanyId | undefined;
  readonly step: 'all' | 'dividend' | 'trains';
  /** What it has earned in this turn, if that is to be paid or kept. */
  readonly revenue: number;
  readonly settled: boolean;
  /** What all players have to buy shares with. */
  readonly cash: number;
  /** How much companies earn, compared with what is thought. */
  readonly shade?: number;
}

/** What becomes of a company until the end of the game. */
export interface Future {
  /** Paid out on all shares; later payments count a little less. */
  dividends: number;
  price: number;
  /** What its director has to add. */
  liability: number;
}

const DISCOUNT = 0.975;
/** Rounds that a type is usually on sale. */
const ROUNDS_PER_TYPE = 1.15;
/** More turns than any game has. */
const MOST_TURNS = 400;

function priceAt({ row, column }: MarketPlace): number {
  return market.cells[row]?.[column]?.price ?? 0;
}

/** All companies run, pay, save up and buy in turn until the end, so that the clock of trains is the same for all. */
export function outlookOf(
  companies: readonly Venture[],
  clock: Clock,
  foresight: boolean,
): ReadonlyMap<CompanyId, Future> {
  const { shade = 1 } = clock;
  const ventures = companies.map((one) => ({ ...one }));
  const left = [...clock.left];
  const futures = new Map<CompanyId, Future>();
  for (const { id } of ventures) futures.set(id, { dividends: 0, price: 0, liability: 0 });
  let { phase, marker, turnsLeft, cash } = clock;
  const onSale = () => {
    const place = left.findIndex((count) => count > 0);
    return place < 0 ? PRICES.length - 1 : place;
  };
  /** Rounds until the phase begins. */
  const roundsUntil = (other: number) =>
    other === NEVER ? NEVER : other <= phase ? 0 : Math.max(0.5, (other - onSale()) * ROUNDS_PER_TYPE + 0.3);
  const roundsLeft = () => turnsLeft ?? Math.max(4, (END_TYPE + 1 - onSale()) * ROUNDS_PER_TYPE + 3);
  const lifeOf = (type: number) => Math.min(roundsUntil(SCRAPPED_BY[type] ?? NEVER), roundsLeft());
  const longest = ({ trains }: Venture) =>
    trains.reduce((most, type) => (type === RESTORED_PLACE ? most : Math.max(most, lifeOf(type))), 0);
  const isFrozen = () => phase >= TAKEOVER && phase < EXCHANGE;
  const move = (venture: Venture, paid: boolean) => {
    if (isFrozen()) return;
    venture.place = stepFrom(market, venture.place, paid ? moves.dividend : moves.noDividend) ?? venture.place;
  };

  const paySecondHalves = () => {
    if (phase < GREEN) return;
    for (const venture of ventures) {
      if (venture.secondHalf === 0 || venture.inBank > 5) continue;
      venture.treasury += venture.secondHalf;
      venture.secondHalf = 0;
    }
  };
  const begin = (type: number) => {
    if (type <= phase) return;
    phase = type;
    const limit = LIMITS[phase] ?? 2;
    for (const venture of ventures) {
      venture.trains = venture.trains.filter((one) => SCRAPPED_BY[one] !== phase);
      if (venture.trains.length > limit) venture.trains = venture.trains.sort((a, b) => a - b).slice(-limit);
    }
    paySecondHalves();
  };
  const typeIsGone = (type: number) => {
    if (type === END_TYPE) turnsLeft = 4;
    if (type > END_TYPE) return;
    stockRound();
    paySecondHalves();
  };
  /** Players buy as long as their money lasts, what pays best first. */
  const stockRound = () => {
    const least = phase < GREEN ? 5 : 0;
    const yieldOf = (venture: Venture) => venture.revenue / priceAt(venture.place);
    for (const venture of [...ventures].sort((a, b) => yieldOf(b) - yieldOf(a))) {
      const price = Math.max(40, priceAt(venture.place));
      const units = Math.min(Math.max(0, venture.inBank - least), Math.floor(cash / price));
      venture.inBank -= units;
      cash -= units * price;
    }
  };

  const buy = (venture: Venture, future: Future) => {
    const type = onSale();
    const price = PRICES[type] ?? 0;
    future.liability += Math.max(0, price - venture.treasury);
    venture.treasury = Math.max(0, venture.treasury - price);
    venture.trains = [...venture.trains, type];
    if (turnsLeft === null) marker = venture.id;
    begin(type);
    left[type] = (left[type] ?? 0) - 1;
    if (left[type] === 0) typeIsGone(type);
  };
  const wantsTrain = (venture: Venture, turn: number) => {
    const { trains, treasury } = venture;
    if (!trains.some((type) => type !== RESTORED_PLACE)) return true;
    const type = onSale();
    const price = PRICES[type] ?? 0;
    if (!foresight || treasury < price || trains.length >= (LIMITS[phase] ?? 2)) return false;
    const rounds = roundsLeft();
    const runs = Math.min(lifeOf(type), rounds) - 0.5;
    const has = longest(venture);
    // Trains that stay begin with the exchange; who can pay for one and has a train until then needs none before.
    const canWait = treasury >= (PRICES[EXCHANGE] ?? 0) && trains.some((one) => (SCRAPPED_BY[one] ?? 0) >= EXCHANGE);
    if (has < rounds && runs > has && (type >= EXCHANGE || (has <= 1.5 && !canWait))) return true;
    const more =
      shade * venture.earns([...trains, type], phase, turn + 1) - shade * venture.earns(trains, phase, turn + 1);
    return more * runs > price * (has < rounds ? 1.2 : 0.4);
  };
  const keeps = (venture: Venture, revenue: number) => {
    const has = longest(venture);
    if (!foresight || turnsLeft !== null || has >= roundsLeft()) return false;
    const type = onSale();
    const price = PRICES[type] ?? 0;
    const missing = price - venture.treasury;
    if (missing <= 0) return false;
    if (isFrozen()) return has <= 4;
    if (has > 1.5) return false;
    return missing > 0.3 * revenue;
  };

  const order = ventures.map(({ id }) => id);
  const start = Math.max(0, clock.first === undefined ? 0 : order.indexOf(clock.first));
  let { step, settled } = clock;
  for (let i = 0; i < MOST_TURNS; i++) {
    const venture = ventures[(start + i) % ventures.length];
    const future = venture && futures.get(venture.id);
    if (!venture || !future) break;
    const turn = Math.floor(i / ventures.length) + 1;
    if (step !== 'trains') {
      const runs = venture.trains.length > 0;
      const earned = runs ? shade * venture.earns(venture.trains, phase, turn) + 10 * bonusAt(venture.place) : 0;
      const revenue = step === 'dividend' ? clock.revenue : earned;
      const kept = revenue > 0 && keeps(venture, revenue);
      venture.revenue = revenue;
      if (kept) venture.treasury += revenue;
      else {
        future.dividends += revenue * DISCOUNT ** turn;
        cash += revenue * (1 - venture.inBank / 10);
      }
      move(venture, revenue > 0 && !kept);
    }
    step = 'all';
    let bought = settled;
    settled = false;
    for (let trains = 0; trains < 4 && wantsTrain(venture, turn); trains++) {
      buy(venture, future);
      bought = true;
    }
    const type = onSale();
    if (!bought && marker === venture.id && type <= LAST_REMOVED && (turnsLeft === null || type === LAST_REMOVED)) {
      begin(type);
      left[type] = 0;
      typeIsGone(type);
      for (let trains = 0; trains < 4 && wantsTrain(venture, turn); trains++) buy(venture, future);
    }
    if (turnsLeft !== null && venture.id === marker) {
      turnsLeft -= 1;
      if (turnsLeft <= 0) break;
    }
  }
  for (const { id, place } of ventures) {
    const future = futures.get(id);
    if (future) future.price = priceAt(place);
  }
  return futures;
}
