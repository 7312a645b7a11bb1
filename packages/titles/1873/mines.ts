/** The numbered mines, in the order of their face values. 1873/2.1-l */
export const MINE_IDS = [
  'W1',
  'W2',
  'W3',
  'W4',
  'W5',
  'W6',
  'W7',
  'W8',
  'W9',
  'W10',
  'W11',
  'W12',
  'W13',
  'W14',
  'W15',
] as const;

export type MineId = (typeof MINE_IDS)[number];

interface Mine {
  readonly id: MineId;
  readonly name: string;
  readonly hex: string;
  readonly faceValue: number;
  /** Belongs to the Vor-Harzer mines, which alone may join the Harzer Werke. */
  readonly vorHarzer: boolean;
  /** Income by machine size from 1; the first is the basic income. */
  readonly machine: readonly [number, number, number, number, number];
  /** Further income by switcher size from 2. */
  readonly switcher: readonly [number, number, number, number];
  /** What a railway gets for each size of its loco; the same as the step of the machines. */
  readonly multiplier: number;
}

function mine(
  id: MineId,
  hex: string,
  name: string,
  faceValue: number,
  basic: number,
  multiplier: number,
  switcher: number,
  vorHarzer: boolean,
): Mine {
  const by = (size: number) => basic + multiplier * (size - 1);
  return {
    id,
    name,
    hex,
    faceValue,
    vorHarzer,
    machine: [by(1), by(2), by(3), by(4), by(5)],
    switcher: [switcher, switcher + 10, switcher + 20, switcher + 30],
    multiplier,
  };
}

/** Columns: face value, basic income, step by machine size, income of a size-2 switcher, Vor-Harzer. */
export const mines: Readonly<Record<MineId, Mine>> = {
  W1: mine('W1', 'E8', 'Königshütte', 110, 40, 10, 30, true),
  W2: mine('W2', 'E4', 'Wurmberg', 120, 40, 20, 20, false),
  W3: mine('W3', 'I16', 'Silberhütte', 130, 40, 20, 20, false),
  W4: mine('W4', 'D11', 'Hüttenrode', 140, 40, 20, 20, true),
  W5: mine('W5', 'D13', 'Braunesumpf', 150, 50, 10, 40, true),
  W6: mine('W6', 'E10', 'Rübeland', 160, 50, 20, 30, true),
  W7: mine('W7', 'I14', 'Lindenberg', 170, 50, 30, 20, false),
  W8: mine('W8', 'I8', 'Netzkater', 180, 60, 20, 40, false),
  W9: mine('W9', 'G2', 'Wieda', 190, 60, 30, 30, false),
  W10: mine('W10', 'D9', 'Elbingerode', 200, 60, 30, 30, true),
  W11: mine('W11', 'F7', 'Tanne', 220, 70, 20, 50, true),
  W12: mine('W12', 'D15', 'Blankenburg', 240, 70, 20, 50, true),
  W13: mine('W13', 'I18', 'Harzgerode', 260, 70, 30, 40, false),
  W14: mine('W14', 'G4', 'Zorge', 280, 90, 20, 70, true),
  W15: mine('W15', 'F15', 'Thale', 300, 90, 30, 60, false),
};

export const allMines: readonly Mine[] = MINE_IDS.map((id) => mines[id]);

export function isMine(id: string): id is MineId {
  return id in mines;
}

/** Its owner may found the Harzer Werke in the first stock round. 1873/3.2.5.1-a */
export const PRIVILEGED: MineId = 'W12';
/** Connected from the start. 1873/2.1-m */
export const CONNECTED: MineId = 'W15';
