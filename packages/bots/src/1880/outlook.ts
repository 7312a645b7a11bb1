import { type Direction, type MarketPlace, stepFrom } from '@stellwerk/engine/finance';
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
/** Restored trains stand behind all that are sold in order. */
export const RESTORED_PLACE = SALE_ORDER.length;

const PRICES = SALE_ORDER.map((type) => trainKinds[type].price);
const LIMITS = PHASE_IDS.map((phase) => phases[phase].trainLimit);
/** Units with which a director opens a company. */
const OPENING = PHASE_IDS.map((phase) => phases[phase].opensWith / 10);
/** The phase that scraps a type; types that stay are scrapped by none. */
const NEVER = 99;
const SCRAPPED_BY = [...SALE_ORDER, ''].map((type) => {
  const killer = PHASE_IDS.findIndex((phase) => phases[phase].scraps === type);
  return killer < 0 ? NEVER : killer;
});

/** The number of the phase that scraps a type, by its place in the order of sale. */
export function scrappedBy(place: number): number {
  return SCRAPPED_BY[place] ?? NEVER;
}

/** No phase scraps it, and it meets the duty to own a train. */
export function isLasting(type: string): boolean {
  return placeOf(type) >= 0 && scrappedBy(placeOf(type)) === NEVER;
}

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
  /** It operates; otherwise its director must first hold so many units. */
  open: boolean;
  readonly director: number;
  /** Units by seat. */
  held: number[];
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
  readonly players: readonly Player[];
  /** Shares are being traded, or a stock round begins in which all may still buy. */
  readonly trading: boolean | 'begins';
  /** Rounds until the type that brings the end is gone, if not as usual: so that positions are compared over the same time. */
  readonly lasts?: number;
  /** A type goes before its time if the outlook sees a full round without a purchase. */
  readonly unsoldGo?: boolean;
  /** How much companies earn, compared with what is thought. */
  readonly shade?: number;
}

/** A player as the outlook moves it along. */
interface Player {
  /** Below 0: what it owes. */
  cash: number;
  /** Certificates that it may still take. */
  room: number;
}

/** What becomes of a company until the end of the game. */
interface Future {
  /** Paid out on all shares. */
  dividends: number;
  price: number;
  /** What its director has to add. */
  liability: number;
}

/** What players have when the game is over, by seat, and what became of the companies, in their order. */
export interface Outlook {
  readonly cash: readonly number[];
  readonly shares: readonly number[];
  readonly futures: readonly Future[];
}

/** A debt grows at once, and whenever shares are traded. */
const INTEREST = 0.5;
const LATER_INTEREST = 0.25;
/**
 * Rounds that a type is usually on sale. Who buys when hangs on a coin more or less, and a round more or less is worth more than
 * anything a player decides: so the outlook takes the clock as it usually goes, not as its own purchases would have it.
 */
const ROUNDS_ON_SALE = [1.6, 1.2, 1.3, 1.7, 1.9, 1.4, 1.7, 1.9, 1];
/** Of these so much passes however few of its trains are left. */
const LEAST_PART = 0.3;
const COUNTS = SALE_ORDER.map((type) => trainKinds[type].count ?? 99);
/** More turns than any game has. */
const MOST_TURNS = 400;

function priceAt({ row, column }: MarketPlace): number {
  return market.cells[row]?.[column]?.price ?? 0;
}

/** All companies run, pay, save up and buy in turn until the end, so that the clock of trains is the same for all. */
export function outlookOf(companies: readonly Venture[], clock: Clock): Outlook {
  const { shade = 1 } = clock;
  const ventures = companies.map((one) => ({ ...one, held: [...one.held] }));
  const players = clock.players.map((one) => ({ ...one }));
  const futures = ventures.map(() => ({ dividends: 0, price: 0, liability: 0 }));
  const left = [...clock.left];
  let { phase, marker, turnsLeft } = clock;
  const onSale = () => {
    const place = left.findIndex((count) => count > 0);
    return place < 0 ? PRICES.length - 1 : place;
  };
  /** When each type is gone, in rounds from now. */
  const gone = [...timesOf(clock)];
  let now = 0;
  /** Rounds until the phase begins. */
  const roundsUntil = (other: number) =>
    other === NEVER ? NEVER : other <= phase ? 0 : Math.max(0.5, (gone[other - 1] ?? 0) - now + 0.3);
  const roundsLeft = () => turnsLeft ?? Math.max(3, (gone[END_TYPE] ?? 0) - now + 3);
  const lifeOf = (type: number) => Math.min(roundsUntil(SCRAPPED_BY[type] ?? NEVER), roundsLeft());
  const longest = ({ trains }: Venture) =>
    trains.reduce((most, type) => (type === RESTORED_PLACE ? most : Math.max(most, lifeOf(type))), 0);
  const isFrozen = () => phase >= TAKEOVER && phase < EXCHANGE;
  const move = (venture: Venture, how: readonly Direction[]) => {
    if (isFrozen()) return;
    venture.place = stepFrom(market, venture.place, how) ?? venture.place;
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
    if (type === END_TYPE) turnsLeft = 3;
    if (type > END_TYPE) return;
    stockRound();
    paySecondHalves();
  };
  const take = (venture: Venture, seat: number, units: number, price: number) => {
    const player = players[seat];
    if (!player || units <= 0) return;
    venture.held[seat] = (venture.held[seat] ?? 0) + units;
    venture.inBank -= units;
    player.cash -= units * price;
    player.room -= units;
  };
  /** Directors first see to it that their companies open. */
  const openCompanies = () => {
    for (const venture of ventures) {
      if (venture.open) continue;
      const { director } = venture;
      const price = priceAt(venture.place);
      const missing = (OPENING[phase] ?? 6) - (venture.held[director] ?? 0);
      const player = players[director];
      if (!player || player.cash < missing * price || player.room < missing || venture.inBank < missing) continue;
      take(venture, director, missing, price);
      venture.open = true;
    }
  };
  /** Players buy as long as their money lasts, what pays best first; of what all want each gets a part. */
  const stockRound = () => {
    for (const player of players) if (player.cash < 0) player.cash *= 1 + LATER_INTEREST;
    openCompanies();
    const least = phase < GREEN ? 5 : 0;
    const yieldOf = (venture: Venture) => venture.revenue / priceAt(venture.place);
    for (const venture of [...ventures].sort((a, b) => yieldOf(b) - yieldOf(a))) {
      const price = Math.max(40, priceAt(venture.place));
      if (venture.revenue <= 0) continue;
      for (let i = 0; i < players.length; i++) {
        const units = Math.max(0, venture.inBank - least);
        if (units < 0.01) break;
        const wants = players.map(({ cash, room }) => Math.max(0, Math.min(cash / price, room)));
        const buyers = wants.filter((want) => want > 0.01).length;
        if (buyers === 0) break;
        wants.forEach((want, seat) => {
          if (want > 0.01) take(venture, seat, Math.min(want, units / buyers), price);
        });
      }
      if (venture.open && venture.inBank - least < 0.5) move(venture, moves.soldOut);
    }
  };

  const buy = (venture: Venture, future: Future) => {
    const type = onSale();
    const price = PRICES[type] ?? 0;
    const missing = Math.max(0, price - venture.treasury);
    charge(players[venture.director], missing);
    future.liability += missing;
    venture.treasury = Math.max(0, venture.treasury - price);
    venture.trains = [...venture.trains, type];
    if (turnsLeft === null) marker = venture.id;
    begin(type);
  };
  const leave = (type: number) => {
    begin(type);
    left[type] = 0;
    typeIsGone(type);
  };
  const wantsTrain = (venture: Venture, turn: number) => {
    const { trains, treasury } = venture;
    if (!trains.some((type) => type !== RESTORED_PLACE)) return true;
    const type = onSale();
    const price = PRICES[type] ?? 0;
    if (treasury < price || trains.length >= (LIMITS[phase] ?? 2)) return false;
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
  const buyTrains = (venture: Venture, future: Future, turn: number) => {
    let bought = 0;
    while (bought < 4 && wantsTrain(venture, turn)) {
      buy(venture, future);
      bought += 1;
    }
    return bought > 0;
  };
  const keeps = (venture: Venture, revenue: number) => {
    const has = longest(venture);
    if (turnsLeft !== null || has >= roundsLeft()) return false;
    const type = onSale();
    const price = PRICES[type] ?? 0;
    const missing = price - venture.treasury;
    if (missing <= 0) return false;
    if (isFrozen()) return has <= 4;
    if (has > 1.5) return false;
    return missing > 0.3 * revenue;
  };

  if (clock.trading === 'begins') {
    stockRound();
    paySecondHalves();
  } else if (clock.trading) openCompanies();
  const order = ventures.map(({ id }) => id);
  const start = Math.max(0, clock.first === undefined ? 0 : order.indexOf(clock.first));
  let { step } = clock;
  // Whoever has only trains to buy is at the end of its turn.
  const ahead = clock.lasts !== undefined && step === 'trains' ? 1 : 0;
  for (let i = 0; i < MOST_TURNS; i++) {
    const place = (start + i) % ventures.length;
    const [venture, future] = [ventures[place], futures[place]];
    if (!venture || !future) break;
    if (!venture.open) continue;
    const turn = Math.floor(i / ventures.length) + 1;
    now = (i - ahead) / ventures.length;
    const due = onSale();
    if (turnsLeft === null && due <= END_TYPE && now >= (gone[due] ?? 0)) {
      marker = venture.id;
      leave(due);
    }
    if (step !== 'trains') {
      const runs = venture.trains.length > 0;
      const earned = runs ? shade * venture.earns(venture.trains, phase, turn) + 10 * bonusAt(venture.place) : 0;
      const revenue = step === 'dividend' ? clock.revenue : earned;
      const kept = revenue > 0 && keeps(venture, revenue);
      venture.revenue = revenue;
      if (kept) venture.treasury += revenue;
      else {
        future.dividends += revenue;
        venture.held.forEach((units, seat) => {
          const player = players[seat];
          if (player) player.cash += (revenue * units) / 10;
        });
      }
      move(venture, revenue > 0 && !kept ? moves.dividend : moves.noDividend);
    }
    step = 'all';
    const bought = buyTrains(venture, future, turn);
    const type = onSale();
    if (!bought && clock.unsoldGo && venture.id === marker && turnsLeft === null && type <= END_TYPE) {
      // A full round without a purchase: the type goes before its time, and so do all that follow.
      const early = Math.max(0, (gone[type] ?? 0) - now);
      for (let other = type; other < gone.length; other++) gone[other] = (gone[other] ?? 0) - early;
      leave(type);
      buyTrains(venture, future, turn);
    }
    if (turnsLeft !== null && venture.id === marker) {
      turnsLeft -= 1;
      if (turnsLeft <= 0) break;
    }
  }
  ventures.forEach(({ place, open }, i) => {
    const future = futures[i];
    if (future) future.price = priceAt(place) * (open ? 1 : 0.7);
  });
  return {
    futures,
    cash: players.map(({ cash }) => cash),
    shares: players.map((_, seat) =>
      ventures.reduce((sum, { held }, i) => sum + (held[seat] ?? 0) * (futures[i]?.price ?? 0), 0),
    ),
  };
}

function timesOf({ left, lasts }: Clock): readonly number[] {
  const times = usualTimes(left);
  const more = lasts === undefined ? 0 : lasts - (times[END_TYPE] ?? 0);
  return times.map((time, type) => ((left[type] ?? 0) > 0 ? time + more : time));
}

function usualTimes(left: readonly number[]): readonly number[] {
  let time = 0;
  return ROUNDS_ON_SALE.map((rounds, type) => {
    const part = (left[type] ?? 0) / (COUNTS[type] ?? 1);
    if (part > 0) time += rounds * (LEAST_PART + (1 - LEAST_PART) * part);
    return time;
  });
}

/** Rounds until the type that brings the end is gone, as games usually go. */
export function roundsToEndType(left: readonly number[]): number {
  return usualTimes(left)[END_TYPE] ?? 0;
}

/** What is missing for a train; what the director has not got becomes a debt. */
function charge(player: Player | undefined, amount: number): void {
  if (!player || amount <= 0) return;
  const owed = Math.max(0, Math.min(amount, amount - player.cash));
  player.cash -= amount + INTEREST * owed;
}
