/** By the number of players. 1873/2-a, 1873/2.1-d */
export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 2100, 3: 1400, 4: 1050, 5: 840 };
export const START_PREMIUMS: Readonly<Record<number, number>> = { 2: 150, 3: 120, 4: 100, 5: 100 };
export const PLAYERS = { least: 2, most: 5 };

/** The premium falls, and bids rise, by so much. */
export const STEP = 10;
/** The least price of a concession or a pre-emption right. 1873/2.1-a, 1873/3.1-c */
export const CONCESSION_PRICE = 100;

export const STATION_PRICE = 100;
export const REPLACEMENT_PRICE = 50;

/** 1873/3.2.7-b */
export const MHE_VALUE = 150;
/** Its first value in the edition where it moves. */
export const MHE_FIRST_VALUE = 120;
