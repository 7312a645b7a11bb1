import { card as lra } from './18lra/card.ts';
import { card as rhi } from './18rhi/card.ts';
import { card as rhl } from './18rhl/card.ts';
import { card as harz } from './1873/card.ts';
import { card as china } from './1880/card.ts';
import { card as railroadDice2 } from './railroad-dice-2/card.ts';
import type { TitleCard } from './view.ts';

/** The titles on the shelf, in their order. */
export const catalogue: readonly TitleCard[] = [railroadDice2, rhl, rhi, lra, china, harz];

export function cardOf(id: string): TitleCard | undefined {
  return catalogue.find((card) => card.id === id);
}
