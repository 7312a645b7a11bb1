import { memberOf } from '@stellwerk/engine/kernel';
import type { PhaseLetter } from './companies.ts';

/** In the order in which the bank sells them. 1880/X-buy-c */
export const SALE_ORDER = ['2', '2+2', '3', '3+3', '4', '4+4', '6', '6E', '8', '8E', '10'] as const;
export type SaleType = (typeof SALE_ORDER)[number];
/** Restored from phase C2 on, sold beside the others. 1880/X-trains-e */
export const RESTORED = '2R';
export const TRAIN_TYPES = [...SALE_ORDER, RESTORED] as const;
export type TrainType = (typeof TRAIN_TYPES)[number];

interface TrainKind {
  /** null: as many as are asked for. 1880/III-mat-c */
  readonly count: number | null;
  readonly price: number;
  /** The most stops it counts in all. */
  readonly stops: number;
  /** Of these at most so many large ones; a plus train has fewer than stops. 1880/X-trains-b */
  readonly cities: number;
  /** It may leave stops out. 1880/X-trains-c */
  readonly skips?: true;
}

/** 1880/XI */
export const trainKinds: Readonly<Record<TrainType, TrainKind>> = {
  '2': { count: 10, price: 100, stops: 2, cities: 2 },
  '2+2': { count: 5, price: 180, stops: 4, cities: 2 },
  '3': { count: 5, price: 180, stops: 3, cities: 3 },
  '3+3': { count: 5, price: 300, stops: 6, cities: 3 },
  '4': { count: 5, price: 300, stops: 4, cities: 4 },
  '4+4': { count: 5, price: 450, stops: 8, cities: 4 },
  '6': { count: 5, price: 600, stops: 6, cities: 6 },
  '6E': { count: 5, price: 700, stops: 6, cities: 6, skips: true },
  '8': { count: 2, price: 800, stops: 8, cities: 8 },
  '8E': { count: 2, price: 900, stops: 8, cities: 8, skips: true },
  '10': { count: null, price: 1000, stops: 10, cities: 10 },
  '2R': { count: 10, price: 250, stops: 2, cities: 2 },
};

export const PHASE_IDS = ['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'D3'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export interface Phase {
  /** The first train of this type to leave the bank begins it; the game begins in A1. 1880/XI-phase-a */
  readonly begins: SaleType;
  /** For permits, red and blue values and station prices. 1880/XI-phase-e */
  readonly letter: PhaseLetter;
  readonly tiles: readonly string[];
  readonly trainLimit: number;
  /** A company opens when its director holds so much. 1880/XII-float-a */
  readonly opensWith: number;
  /** The type that leaves the game. */
  readonly scraps?: SaleType;
}

const YELLOW: readonly string[] = ['yellow'];
const GREEN: readonly string[] = ['yellow', 'green'];
const BROWN: readonly string[] = ['yellow', 'green', 'brown'];
const GRAY: readonly string[] = ['yellow', 'green', 'brown', 'gray'];

/** 1880/XI */
export const phases: Readonly<Record<PhaseId, Phase>> = {
  A1: { begins: '2', letter: 'A', tiles: YELLOW, trainLimit: 4, opensWith: 20 },
  A2: { begins: '2+2', letter: 'A', tiles: YELLOW, trainLimit: 4, opensWith: 20 },
  B1: { begins: '3', letter: 'B', tiles: GREEN, trainLimit: 4, opensWith: 30 },
  B2: { begins: '3+3', letter: 'B', tiles: GREEN, trainLimit: 3, opensWith: 30 },
  B3: { begins: '4', letter: 'B', tiles: GREEN, trainLimit: 3, opensWith: 40, scraps: '2' },
  C1: { begins: '4+4', letter: 'C', tiles: BROWN, trainLimit: 3, opensWith: 40, scraps: '2+2' },
  C2: { begins: '6', letter: 'C', tiles: BROWN, trainLimit: 3, opensWith: 60, scraps: '3' },
  C3: { begins: '6E', letter: 'C', tiles: BROWN, trainLimit: 2, opensWith: 60, scraps: '3+3' },
  D1: { begins: '8', letter: 'D', tiles: GRAY, trainLimit: 2, opensWith: 60, scraps: '4' },
  D2: { begins: '8E', letter: 'D', tiles: GRAY, trainLimit: 2, opensWith: 60, scraps: '4+4' },
  D3: { begins: '10', letter: 'D', tiles: GRAY, trainLimit: 2, opensWith: 60 },
};

/** What begins, or ends, with a phase. */
export const SINCE = {
  /** All ten units, the second half of the capital, two yellow tiles, trade between companies. */
  growth: 'B1',
  /** The communist takeover; investors and the income of privates end for good. */
  takeover: 'B3',
  /** The stock exchange reopens and restored trains are on sale. */
  exchange: 'C2',
  /** Stations cost double. */
  dearStations: 'D1',
} as const satisfies Record<string, PhaseId>;

/** The last train of these leaving the bank causes a stock round. 1880/XII-timing-a */
export const LAST_CAUSES_STOCK_ROUND: ReadonlySet<string> = new Set(SALE_ORDER.slice(0, SALE_ORDER.indexOf('8E')));
/** The last of these ends the game after three more rounds. 1880/XV-end-a */
export const END_TYPE: SaleType = '8';
/** Unsold trains up to this type are taken out after a round without a purchase. 1880/X-marker-k */
export const LAST_REMOVED: SaleType = '8E';

export const isTrainType = memberOf(TRAIN_TYPES);

export const isSaleType = memberOf(SALE_ORDER);

/** Whether the phase `now` is `since` or later. */
export function hasBegun(now: PhaseId, since: PhaseId): boolean {
  return PHASE_IDS.indexOf(now) >= PHASE_IDS.indexOf(since);
}

/** Prices stand still and directors may not sell. 1880/XIV-comm-a */
export function isTakenOver(now: PhaseId): boolean {
  return hasBegun(now, SINCE.takeover) && !hasBegun(now, SINCE.exchange);
}

/** The phase that the first train of the type begins. */
export function phaseBegunBy(type: SaleType): PhaseId {
  return PHASE_IDS[SALE_ORDER.indexOf(type)] ?? 'A1';
}

/** Every type but the restored one meets the duty to own a train. 1880/X-buy-a */
export function meetsDuty(type: string): boolean {
  return type !== RESTORED;
}
