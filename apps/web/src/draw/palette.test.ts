import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leastDifference, SIGHTS } from './colour-sight.fixture.ts';
import { contrast, inkOn } from './contrast.ts';
import { type Companies, sparePalette } from './palette.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = read('./tokens.css');
const styles = read('./draw.css');

/** The tokens of a theme, by name, where they are plain colours. */
function themeColours(theme: string): ReadonlyMap<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\]\\s*\\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The companies of every title that has chosen their looks, by the title's folder. */
const PALETTES = await palettes();
async function palettes(): Promise<(readonly [title: string, Companies])[]> {
  const titles = new URL('../titles/', import.meta.url);
  const looks = readdirSync(titles).filter((title) => existsSync(new URL(`${title}/look.ts`, titles)));
  const read = looks.map(async (title) => {
    const { companyLooks }: { companyLooks?: Companies } = await import(new URL(`${title}/look.ts`, titles).href);
    return companyLooks ? [[title, companyLooks] as const] : [];
  });
  return (await Promise.all(read)).flat();
}

const THEMES = ['light', 'dark', 'paper'];
const TRACK = '#0d0f12';

describe('markers', () => {
  it.each(PALETTES)('of %s have letters that are read easily', (_, companies) => {
    for (const { letters, colour } of Object.values(companies)) {
      expect(contrast(colour, inkOn(colour)), letters).toBeGreaterThan(4.5);
    }
  });

  it.each(PALETTES)('of %s differ in colour and, as discs, in pattern', (_, companies) => {
    const looks = Object.values(companies);
    const discs = looks.filter(({ shape }) => shape !== 'square');
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
    expect(new Set(discs.map(({ pattern }) => pattern)).size).toBe(discs.length);
  });

  /** Fewer companies can stand further apart. */
  it.each(
    PALETTES.flatMap(([title, companies]) => Object.keys(SIGHTS).map((sight) => [title, sight, companies] as const)),
  )('of %s stay apart in %s sight', (_, sight, companies) => {
    const discs = Object.values(companies).filter(({ shape }) => shape !== 'square');
    const colours = discs.map(({ colour }) => colour);
    expect(leastDifference(colours, sight)).toBeGreaterThan(colours.length <= 8 ? 17 : 11.4);
  });

  it('can be had for companies without chosen colours', () => {
    const spare = Object.values(sparePalette(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N']));
    expect(new Set(spare.map(({ colour }) => colour)).size).toBe(14);
    for (const { colour } of spare) expect(contrast(colour, inkOn(colour))).toBeGreaterThan(4.5);
  });
});

describe.each(THEMES)('the theme %s', (theme) => {
  const colours = themeColours(theme);
  const colour = (name: string) => colours.get(name) ?? '#000000';

  it('keeps track clear on every tile and on what lies under it on land', () => {
    for (const name of ['yellow', 'green', 'brown', 'gray', 'red', 'blue', 'orange']) {
      expect(contrast(colour(`t-${name}`), TRACK), name).toBeGreaterThan(5.3);
    }
    expect(contrast(colour('casing'), TRACK)).toBeGreaterThan(12);
  });

  it.each(Object.keys(SIGHTS))('has tiles that stay apart in %s sight', (sight) => {
    const tiles = ['t-yellow', 't-green', 't-brown', 't-gray', 't-red', 't-blue', 't-orange', 'land'];
    expect(leastDifference(tiles.map(colour), sight)).toBeGreaterThan(4.9);
  });

  it('keeps words clear on land, panels and accents', () => {
    expect(contrast(colour('land-ink'), colour('land'))).toBeGreaterThan(7);
    expect(contrast(colour('land-ink'), colour('land-mt'))).toBeGreaterThan(7);
    expect(contrast(colour('ink-3'), colour('surface'))).toBeGreaterThan(4.5);
    expect(contrast(colour('accent'), colour('accent-ink'))).toBeGreaterThan(4.5);
  });
});

describe('the style sheet', () => {
  it('uses tokens alone for colours, and only tokens there are', () => {
    const used = new Set([...styles.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name));
    const known = new Set([...tokens.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name));
    known.add('font');
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    expect(styles.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });

  it('has every token of the light theme in the others', () => {
    for (const theme of ['dark', 'paper']) {
      expect([...themeColours('light').keys()].filter((name) => !themeColours(theme).has(name))).toEqual([]);
    }
  });
});
