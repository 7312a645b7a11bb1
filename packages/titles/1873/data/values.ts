/** The 36 boxes of the value track. */
export const VALUES: readonly number[] = [
  50, 70, 85, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280, 300, 330, 360, 390, 420, 450,
  490, 530, 570, 610, 650, 700, 750, 800, 850, 900, 950, 1000,
];

/** Start issue prices of railways. 1873/T1-a */
export const ISSUE_PRICES = [120, 150, 190, 240, 300] as const;
