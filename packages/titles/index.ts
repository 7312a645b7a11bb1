import type { Title } from '@stellwerk/engine/kernel';
import { railroadDice2 } from './railroad-dice-2/index.ts';

/** Every title that can be played, in every revision of its rules that stored games may need. */
export const titles: readonly Title[] = [railroadDice2];

export function titleById(id: string): Title | undefined {
  return titles.filter((title) => title.id === id).sort((a, b) => b.revision - a.revision)[0];
}
