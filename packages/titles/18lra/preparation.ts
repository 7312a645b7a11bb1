/** The least and the most there may be; two play by a reconstruction. 18lra/1.2-a */
export const PLAYERS: readonly [number, number] = [2, 4];

type ByPlayers = Readonly<Record<number, number>>;

/** All money of the game, before anything is paid out. 18lra/3.3-i, 18lra/2p-a, 18lra/short-d */
export const BANK: Readonly<Record<'normal' | 'short', ByPlayers>> = {
  normal: { 2: 6000, 3: 6000, 4: 8000 },
  short: { 2: 4000, 3: 4000, 4: 4000 },
};

/** What each player starts with; with two players the Investor gets as much. 18lra/3.3-j, 18lra/8.2-a, 18lra/2p-c, 18lra/short-d */
export const CAPITAL: Readonly<Record<'normal' | 'lower' | 'short', ByPlayers>> = {
  normal: { 2: 600, 3: 600, 4: 450 },
  lower: { 2: 500, 3: 500, 4: 375 },
  short: { 2: 600, 3: 600, 4: 450 },
};

/** 18lra/5.2.2-a, 18lra/2p-a, 18lra/short-e */
export const CERTIFICATE_LIMIT: Readonly<Record<'normal' | 'short', ByPlayers>> = {
  normal: { 2: 14, 3: 14, 4: 15 },
  short: { 2: 14, 3: 14, 4: 11 },
};

/** The cards that settle the seating. 18lra/3.4-a */
export const ORDER_CARDS = 9;

/** Of the Investor, which replaces the third player when there are two. 18lra/2p-h */
export const INVESTOR_LIMITS = { percent: 30, certificates: 14 } as const;

/** Pairs of rounds in the short game, and the laps of its later player rounds. 18lra/short-g, 18lra/short-i */
export const SHORT_PAIRS = 8;
export const SHORT_LAPS = 2;

/** 18lra/6.2.4.1-a */
export const IRON_RHINE_BONUS = 80;
/** For each coal mine and steel mill of a route over the own harbour. 18lra/6.2.4.5-a */
export const HARBOUR_BONUS = 10;
