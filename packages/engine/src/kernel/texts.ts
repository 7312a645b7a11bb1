import type { Json } from './json.ts';
import type { Figures } from './refusal.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language, side by side. */
export type Text = Readonly<Record<Language, string>>;

/**
 * The texts of a title, by key: `event.<type>`, `refusal.<code>`, `action.<type>`, `option.<id>`, `option.<id>.<value>`,
 * `optionNote.<id>`, `term.<word>`, `place.<hex>`, `frame.<kind>`. A text may hold places for figures:
 *   {n}              the figure, thousands set apart
 *   {n:unit|units}   the figure with its noun, singular or plural
 *   {seat:player}    the name of the player at that seat
 *   {face:term}      the word for it (`term.<face>`)
 *   {list:terms}     the words for each, with commas
 *   {hex:place}      the name of a place of the board (`place.<hex>`), else the place itself
 *   {seats:players}  the names, with commas; {hexes:places} those of places
 *   [, {n} more]     only if the figure within is neither 0 nor missing nor an empty list
 */
export type Texts = Readonly<Record<string, Text>>;

/** The rules of a title by id, each in one sentence of our own. */
export type RuleTexts = Readonly<Record<string, Text>>;

export interface Reader {
  readonly language: Language;
  readonly players: readonly string[];
  readonly texts: Texts;
}

const PLACE = /\{(\w+)(?::([^}]+))?\}/g;

const ASIDE = /\[([^\]]*\{(\w+)[^\]]*)\]/g;

export function render(text: Text, figures: Figures, reader: Reader): string {
  const said = text[reader.language].replace(ASIDE, (_, aside: string, name: string) =>
    isNothing(figures[name]) ? '' : aside,
  );
  return said.replace(PLACE, (place: string, name: string, format: string | undefined) => {
    const value = figures[name];
    return value === undefined ? place : formatted(value, format, reader);
  });
}

function isNothing(value: Json | undefined): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}

function formatted(value: Json, format: string | undefined, reader: Reader): string {
  if (format === undefined) return typeof value === 'number' ? grouped(value, reader.language) : plain(value);
  if (format.includes('|')) {
    const [one, many] = format.split('|');
    return `${formatted(value, undefined, reader)} ${value === 1 ? one : many}`;
  }
  switch (format) {
    case 'player':
      return reader.players[Number(value)] ?? plain(value);
    case 'players':
    case 'terms':
    case 'places':
      return items(value)
        .map((item) => formatted(item, format.slice(0, -1), reader))
        .join(', ');
    case 'term':
      return reader.texts[`term.${plain(value)}`]?.[reader.language] ?? plain(value);
    case 'place':
      return reader.texts[`place.${plain(value)}`]?.[reader.language] ?? plain(value);
    default:
      return plain(value);
  }
}

/** A whole figure as people of that language write it: 12.500 or 12,500, with a minus that is no hyphen. */
function grouped(value: number, language: Language): string {
  const digits = String(Math.abs(value));
  const figure = /^\d{4,}$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, language === 'de' ? '.' : ',') : digits;
  return value < 0 ? `−${figure}` : figure;
}

function items(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

function plain(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
