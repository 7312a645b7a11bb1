import { recordOf } from '@stellwerk/engine/kernel';
import { MINE_IDS, MINES } from './data/mines.ts';

export { MINE_IDS };
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

export const mines: Readonly<Record<MineId, Mine>> = recordOf(MINE_IDS, (id): Mine => {
  const [hex, name, faceValue, basic, multiplier, switcher, vorHarzer] = MINES[id];
  const by = (size: number) => basic + multiplier * (size - 1);
  const machine = [by(1), by(2), by(3), by(4), by(5)] as const;
  const switchers = [switcher, switcher + 10, switcher + 20, switcher + 30] as const;
  return { id, name, hex, faceValue, vorHarzer, machine, switcher: switchers, multiplier };
});

export const allMines: readonly Mine[] = MINE_IDS.map((id) => mines[id]);

export function isMine(id: string): id is MineId {
  return id in mines;
}
