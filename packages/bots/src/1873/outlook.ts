import { VALUES } from '@stellwerk/titles/1873';
import type { Calendar } from './calendar.ts';

/** Something that a company can buy to earn more. */
export interface Offer {
  readonly price: number;
  /** What it brings until the end. */
  readonly gain: number;
  take(): void;
}

/** What a company earns with. It changes while it is thought on. */
export interface Plant {
  /** Income less maintenance; what is missing comes from the capital. */
  profit(turn: number): number;
  offers(turn: number): Offer[];
  /** It has nothing to run and must buy it, or is insolvent. */
  mustBuy?(): boolean;
}

/** A company as it begins. */
export interface Company {
  readonly capital: number;
  readonly value: number;
  readonly shares: number;
  /** Shares that bring it money once they are bought, and shares that do not. */
  readonly unsold: number;
  readonly pool: number;
  /** So many shares it may have at most. */
  readonly most: number;
  /** The first round in which it acts. */
  readonly from: number;
  /** The part of what is on offer that is bought in the next trading round. */
  readonly demand: number;
}

/** What becomes of a company. */
export interface Outlook {
  /** For one share of today, as it counts at the end. */
  readonly dividends: number;
  readonly value: number;
}

/** Of what is offered so much is bought in a later trading round. */
const BOUGHT = 0.7;
/** Where less is bought most of it stays on offer. */
const FEW = 0.4;
/** Shares that bring less than this part of their value in a round find fewer buyers. */
const FAIR_RETURN = 0.08;
/** A purchase is worth its price from here on, and worth saving for. */
const WORTH = 1.1;
const URGENT = 2;
/** Issues of shares and purchases need some rounds to pay. */
const LATEST_ISSUE = 4;
const MOST_PURCHASES = 6;

/** The rounds to come if it pays out what it does not need, buys what pays, and issues shares for what it cannot pay. */
export function outlookOf(
  plant: Plant,
  company: Company,
  { rounds }: Calendar,
  weight: (turn: number) => number,
): Outlook {
  let { capital, shares, unsold, pool, demand } = company;
  let at = Math.max(0, VALUES.indexOf(company.value));
  let dividends = 0;
  let earned = 0;
  const sold = (among: number) =>
    demand * Math.min(1, Math.max(0, earned) / (among * FAIR_RETURN * Math.max(1, VALUES[at] ?? 1)));
  for (let turn = 0; turn < rounds.length; turn++) {
    if (turn >= company.from) {
      const profit = plant.profit(turn);
      capital += Math.min(0, profit);
      if (capital < 0) return { dividends, value: 0 };
      const must = plant.mustBuy?.() ?? false;
      const kept = must ? 0 : keptOf(Math.max(0, profit), best(plant, turn), capital);
      const paid = Math.max(0, profit) - kept;
      dividends += (weight(turn) * paid) / shares;
      at += paid > 0 ? Math.min(3, Math.floor(paid / (VALUES[at] ?? 1))) : -1;
      at = Math.min(VALUES.length - 1, Math.max(0, at));
      earned = profit + hopeOf(plant, turn, rounds.length - turn - 1);
      const after = purchases(plant, turn, capital + kept);
      capital = after.capital;
      if (must && plant.mustBuy?.()) return { dividends, value: 0 };
      const mayIssue = unsold === 0 && pool === 0 && shares < company.most && rounds.length - turn > LATEST_ISSUE;
      const more = shares === 2 ? 3 : 5;
      // New shares are worth it if they bring enough for what is wanted.
      if (mayIssue && capital + sold(shares + more) * more * (VALUES[at] ?? 0) >= after.missed) {
        unsold = more;
        shares += more;
      }
    }
    if (!rounds[turn]?.lastOfSet) continue;
    const part = sold(shares);
    capital += part * unsold * (VALUES[at] ?? 0);
    unsold = part < FEW ? unsold : 0;
    pool = 0;
    demand = BOUGHT;
  }
  return { dividends, value: VALUES[at] ?? 0 };
}

/** What the best purchase would add to each round: whoever buys a share pays for it. */
function hopeOf(plant: Plant, turn: number, left: number): number {
  const offer = best(plant, turn);
  return offer && left > 0 ? offer.gain / left : 0;
}

function best(plant: Plant, turn: number): Offer | undefined {
  let found: Offer | undefined;
  for (const offer of plant.offers(turn)) {
    if (offer.gain <= WORTH * offer.price) continue;
    if (!found || offer.gain / offer.price > found.gain / found.price) found = offer;
  }
  return found;
}

/** All, half or nothing of a profit is kept for what is wanted. */
function keptOf(profit: number, wanted: Offer | undefined, capital: number): number {
  const short = wanted ? wanted.price - capital : 0;
  if (!wanted || short <= 0) return 0;
  const urgent = wanted.gain > URGENT * wanted.price;
  if (short <= profit / 2) return profit / 2;
  return !urgent ? 0 : short <= profit ? profit : profit / 2;
}

interface Bought {
  readonly capital: number;
  readonly missed: number;
}

/** Buys what pays, the best first; `missed` is the least price of what pays and was too dear. */
function purchases(plant: Plant, turn: number, from: number): Bought {
  let capital = from;
  for (let bought = 0; bought < MOST_PURCHASES; bought++) {
    const offers = plant.offers(turn);
    const must = plant.mustBuy?.() ?? false;
    const worth = offers.filter(({ price, gain }) => must || gain > WORTH * price);
    const [next] = worth.filter(({ price }) => price <= capital).sort((a, b) => b.gain / b.price - a.gain / a.price);
    if (!next) return { capital, missed: Math.min(...worth.map(({ price }) => price)) };
    capital -= next.price;
    next.take();
  }
  return { capital, missed: Number.POSITIVE_INFINITY };
}
