import type { Text } from '@stellwerk/engine/kernel';
import { allMines, fixedWorks } from '@stellwerk/titles/1873';
import { placeOn } from '../railway/places.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

function mineIn(name: string): Text {
  return { de: words.mineIn.de.replace('{name}', name), en: words.mineIn.en.replace('{name}', name) };
}

/** What a run counts beside its stops: mines, works that always bring the same, the local loco. */
export const bonuses: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(allMines.map(({ id, name }) => [id, mineIn(name)])),
  ...Object.fromEntries(Object.keys(fixedWorks('rulebook')).map((hex) => [hex, mineIn(placeOn(railway.map, hex))])),
  local: words.localLoco,
  diesel: railway.terms.letterTrainName,
};
