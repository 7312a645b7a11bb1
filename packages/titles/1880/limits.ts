/** 1880/IV-setup-a */
export const STARTING_CASH: Readonly<Record<number, number>> = { 3: 600, 4: 480, 5: 400, 6: 340, 7: 300 };
/** 1880/XII-limit-a */
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 20, 4: 16, 5: 14, 6: 12, 7: 11 };
/** 1880/II-gen-a */
export const PLAYERS = { least: 3, most: 7 } as const;
