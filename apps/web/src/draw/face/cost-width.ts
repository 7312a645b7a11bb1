import { textWidth } from '../text-width.ts';

export type TerrainGlyph = 'peak' | 'peaks' | 'hill' | 'upland' | 'water';

/** The width of each sign at font size 16. */
const WIDTHS: Readonly<Record<TerrainGlyph, number>> = { peak: 25, peaks: 34, hill: 25, upland: 34, water: 27 };

/** What is drawn before the figure. One peak up to 50, two from 60 on. */
export function glyphsOf(cost: number, types: readonly string[]): readonly TerrainGlyph[] {
  const glyphs: TerrainGlyph[] = [];
  if (types.includes('mountain')) glyphs.push(cost < 60 ? 'peak' : 'peaks');
  else if (types.includes('upland')) glyphs.push('upland');
  else if (types.includes('hill')) glyphs.push('hill');
  if (types.includes('water') || types.includes('river')) glyphs.push('water');
  return glyphs;
}

export function glyphWidth(glyph: TerrainGlyph): number {
  return WIDTHS[glyph];
}

export function costWidth(cost: number, types: readonly string[], fontSize: number): number {
  const glyphs = glyphsOf(cost, types).reduce((sum, glyph) => sum + WIDTHS[glyph], 0);
  return ((glyphs + 4) * fontSize) / 16 + textWidth(String(cost), 700) * fontSize;
}
