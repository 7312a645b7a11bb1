import type { Title } from '@stellwerk/engine/kernel';
import { lra } from './18lra/index.ts';
import { rhi } from './18rhi/index.ts';
import { rhl } from './18rhl/index.ts';
import { harzbahn } from './1873/index.ts';
import { china } from './1880/index.ts';
import { railroadDice2 } from './railroad-dice-2/index.ts';

/** Every title that can be played, in the one revision of its rules that is today's. */
export const titles: readonly Title[] = [railroadDice2, rhl, rhi, lra, china, harzbahn];

/** The newest revision of a title. */
export function titleById(id: string): Title | undefined {
  return titles.filter((title) => title.id === id).sort((a, b) => b.revision - a.revision)[0];
}
