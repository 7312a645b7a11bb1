import type { Language, Text } from '@stellwerk/engine/kernel';

/** A word of the trade or of one title, and what it means. */
export interface Entry {
  readonly id: string;
  /** The word in its forms; the first is the one it is listed under. */
  readonly de: readonly string[];
  readonly en: readonly string[];
  /** What it means, in a sentence or two. */
  readonly text: Text;
  /** The chapter of the rules that says it in full. */
  readonly chapter?: string;
}

export interface Glossary {
  readonly entries: readonly Entry[];
  /** The chapters of the rules by the names they have in rule ids. */
  readonly chapters: Readonly<Record<string, Text>>;
}

/** `rrd2/laying-simple-c` belongs to “laying-simple”. */
export function chapterOf(rule: string): string {
  return rule.replace(/^[^/]*\//, '').replace(/-[^-]*$/, '');
}

/** The word as the head of its entry. */
export function termOf(entry: Entry, language: Language): string {
  const [term = entry.id] = entry[language];
  return term.slice(0, 1).toUpperCase() + term.slice(1);
}

/** A text cut into pieces: what is a word of the glossary carries its entry. */
interface Piece {
  readonly text: string;
  readonly entry?: Entry;
}

const finders = new WeakMap<Glossary, Map<Language, Finder>>();

interface Finder {
  readonly pattern: RegExp;
  readonly entries: ReadonlyMap<string, Entry>;
}

function finderOf(glossary: Glossary, language: Language): Finder {
  const known = finders.get(glossary) ?? new Map<Language, Finder>();
  finders.set(glossary, known);
  const found = known.get(language);
  if (found) return found;
  const entries = new Map(
    glossary.entries.flatMap((entry) => entry[language].map((form) => [form.toLowerCase(), entry] as const)),
  );
  // The longest form wins: “director certificate” before “director”.
  const forms = [...entries.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  const finder = { pattern, entries };
  known.set(language, finder);
  return finder;
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Cuts a text at the words of the glossary; each is marked where it first occurs. */
export function piecesOf(glossary: Glossary, language: Language, text: string): readonly Piece[] {
  const { pattern, entries } = finderOf(glossary, language);
  const pieces: Piece[] = [];
  const seen = new Set<Entry>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const entry = entries.get(match[0].toLowerCase());
    if (!entry || seen.has(entry)) continue;
    seen.add(entry);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], entry });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
