import { COMPANY_IDS, INVESTOR_IDS } from '@stellwerk/titles/1880';
import { PALETTES, sparePalette } from '../../draw/palette.ts';
import type { Look } from '../view.ts';

/** Companies are discs, investors squares with their nation. */
export const LOOKS: Readonly<Record<string, Look>> =
  PALETTES['1880'] ?? sparePalette([...COMPANY_IDS, ...INVESTOR_IDS]);

export function lookOf(id: string): Look {
  return LOOKS[id] ?? { letters: id, colour: '#4d5661', pattern: 'plain' };
}
