import { memberOf } from '@stellwerk/engine/kernel';
import type { TrainType } from './trains.ts';

export const PRIVATE_IDS = ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];

interface Private {
  readonly id: PrivateId;
  readonly name: string;
  /** The least opening bid. 1880/V-auction-c */
  readonly price: number;
  /** Paid at the start of each operating round until phase B3. 1880/VI-priv-a */
  readonly income: number;
  /** Its price falls while nobody bids. 1880/V-auction-k */
  readonly drops?: true;
}

/** 1880/VI */
export const privates: Readonly<Record<PrivateId, Private>> = {
  P0: { id: 'P0', name: 'Woosong Railway', price: 5, income: 0, drops: true },
  P1: { id: 'P1', name: 'Kaiping Railway', price: 10, income: 5, drops: true },
  P2: { id: 'P2', name: 'Yanda Ferry Company', price: 25, income: 10 },
  P3: { id: 'P3', name: 'Taiwan Western Line', price: 45, income: 15 },
  P4: { id: 'P4', name: 'Chinese Rivers Ferry Companies', price: 70, income: 20 },
  P5: { id: 'P5', name: 'Jeme Tien Yow Engineer Office', price: 100, income: 25 },
  P6: { id: 'P6', name: 'Imperial Qing Government', price: 160, income: 0 },
  P7: { id: 'P7', name: 'Rocket of China', price: 50, income: 0 },
};

export const allPrivates: readonly Private[] = PRIVATE_IDS.map((id) => privates[id]);

/** 1880/V-auction-d, 1880/V-auction-j */
export const BID_STEP = 5;
export const DROP_STEP = 5;

/** What P0 brings when the last train of the type leaves the bank. 1880/VI-P0-a */
export const P0_PAYMENTS: Readonly<Partial<Record<TrainType, number>>> = { '2+2': 40, '3': 70, '3+3': 100 };
/** This one cannot be declined. 1880/VI-P0-c */
export const P0_LAST: TrainType = '3+3';

/** 1880/VI-P3-a */
export const P3_BONUS = 20;
/** 1880/VI-P5-a */
export const P5_PERMIT = 'D';
/** 1880/VI-P6 */
export const P6_COMPANY = 'BCR';
export const P6_PERCENT = 20;
export const P6_PAR = 100;

export const isPrivate = memberOf(PRIVATE_IDS);
