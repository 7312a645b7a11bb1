import { isRecord, LANGUAGES, type Language } from '@stellwerk/engine/kernel';
import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'paper'] as const;
type Theme = (typeof THEMES)[number];

/** How large type and panels are; automatic goes by the width of the screen. */
export const SIZES = ['auto', 'small', 'normal', 'large'] as const;
type Size = (typeof SIZES)[number];

/** How bots move: at once, each move to be seen, or each when it is clicked for. */
export const PACES = ['atOnce', 'readable', 'byClick'] as const;
export type Pace = (typeof PACES)[number];

/** The settings of one person at this browser. They are no part of any game. */
interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: Size;
  /** Animations beyond what the system already switches off. */
  readonly motion: boolean;
  readonly pace: Pace;
  /** A sound and a notification when bots or others have moved; only for those who ask for them. */
  readonly sound: boolean;
  readonly notice: boolean;
  /** The name proposed for the first seat. */
  readonly name: string;
}

const KEY = 'stellwerk/settings';
const listeners = new Set<() => void>();
let current: Settings = read();

function read(): Settings {
  const stored = parse(kept());
  const language = LANGUAGES.find((known) => known === stored['language']);
  const theme = THEMES.find((known) => known === stored['theme']);
  return {
    language: language ?? (/^de\b/i.test(navigator.language) ? 'de' : 'en'),
    theme: theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
    size: SIZES.find((known) => known === stored['size']) ?? 'auto',
    motion: stored['motion'] !== false,
    pace: PACES.find((known) => known === stored['pace']) ?? 'readable',
    sound: stored['sound'] === true,
    notice: stored['notice'] === true,
    name: typeof stored['name'] === 'string' ? stored['name'] : '',
  };
}

/** A browser may refuse storage altogether; then the settings live as long as the page. */
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return '{}';
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The settings hold for this visit all the same.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** The page itself carries language, theme and motion, so that styles and screen readers see them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = current.language;
  root.dataset['theme'] = current.theme;
  root.dataset['size'] = current.size;
  root.dataset['motion'] = current.motion ? 'on' : 'off';
}

/** The pace of bots, for whoever lets them move. */
export function paceOfBots(): Pace {
  return current.pace;
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
