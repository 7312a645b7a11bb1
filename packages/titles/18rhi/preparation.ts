import { SITES } from '../rhineland/board.ts';

/** The least and the most there may be. 18rhi/1.2-a */
export const PLAYERS: readonly [number, number] = [3, 5];

/** All money of the game, before anything is paid out. 18rhi/3.2-j */
export const BANK = 9000;

/** What the players have together, in equal parts. 18rhi/3.2-l, 18rhi/8.2-a */
export const CAPITAL = { normal: 1800, lower: 1500 } as const;

/** 18rhi/5.2.2-a */
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 20, 4: 15, 5: 12 };

/** The nine cards name a hex for coal and one for steel, and settle the seating. 18rhi/3.2-h, 18rhi/3.4-a */
export const ORDER_CARDS = SITES;

/** 18rhi/6.2.4.1-a */
export const IRON_RHINE_BONUS = 80;
