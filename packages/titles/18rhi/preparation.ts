/** All money of the game, before anything is paid out. 18rhi/3.2-j */
export const BANK = 9000;

/** What the players have together, in equal parts. 18rhi/3.2-l, 18rhi/8.2-a */
export const CAPITAL = { normal: 1800, lower: 1500 } as const;

/** 18rhi/5.2.2-a */
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 20, 4: 15, 5: 12 };

/** Where the movable coal mine and steel mill lie, by the order card drawn; the same nine cards settle the seating. 18rhi/3.2-h, 18rhi/3.4-a */
export const ORDER_CARDS: readonly { readonly coal: string; readonly steel: string }[] = [
  { coal: 'J3', steel: 'E6' },
  { coal: 'K4', steel: 'D9' },
  { coal: 'D9', steel: 'E6' },
  { coal: 'D9', steel: 'D13' },
  { coal: 'C12', steel: 'E6' },
  { coal: 'C12', steel: 'D9' },
  { coal: 'J3', steel: 'D13' },
  { coal: 'D11', steel: 'E6' },
  { coal: 'D11', steel: 'D9' },
];

/** 18rhi/6.2.4.1-a */
export const IRON_RHINE_BONUS = 80;
