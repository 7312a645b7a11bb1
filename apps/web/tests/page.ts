import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Game, saveGame } from '@stellwerk/engine/kernel';
import type { Page } from 'playwright-core';

/** Opens a game file on the home screen and answers with the game's id. */
export async function openText(page: Page, text: string): Promise<string> {
  const buffer = Buffer.from(text);
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('.table');
  return /#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** Leaves the table for one at which this game stands, and answers with its id. */
export async function openInstead(page: Page, game: Game): Promise<string> {
  await page.goto(new URL('#/', page.url()).href);
  return openText(page, JSON.stringify(saveGame(game)));
}

/**
 * Waits until the screen behind the # is there and no longer loading. Whether the network is idle says nothing of it: that
 * is told of the document, which stays the same from screen to screen.
 */
export async function screenShown(page: Page): Promise<void> {
  // The client hears of the new address before the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => document.querySelector('main') && !document.querySelector('.waiting-screen'));
}

/**
 * Moves the slider of the table from one position to the next, each there before the next is asked for; done in the page, because
 * the way to it takes as long as the drawing. Not every position is painted. Answers with those that were counted otherwise.
 */
export async function walk(page: Page, moves: number, step = 1): Promise<string[]> {
  return page.evaluate(walkThrough, { moves, step });
}

/** Runs in the page. */
async function walkThrough({ moves, step }: { moves: number; step: number }): Promise<string[]> {
  const slider = document.querySelector('.scrubber input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  if (!(slider instanceof HTMLInputElement) || !value?.set) throw new Error('no slider is shown');
  const odd: string[] = [];
  for (let move = 0; move < moves; move += step) {
    value.set.call(slider, String(move));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    // What an input changes is there before the next task. To paint it takes longer than that, so few positions are.
    await Promise.resolve();
    if (move % (8 * step) === 0) await new Promise((resolve) => setTimeout(resolve));
    const shown = document.querySelector('.scrubber .count')?.textContent ?? '';
    if (!shown.startsWith(`${move}/`)) odd.push(`${move}: ${shown}`);
  }
  return odd;
}

export const RAW_KEY =
  /\b(action|event|import|term|param|option|frame|info|refusal|value|table|home|new|sheet|chart|library|finale|history|draft|why|bot|log|topic|keys|menu|settings|theme|screen|nav|card|undo|redo|analysis|account|mailLink|lobby|notice|host|time|clock|room|live|program|profile|webhook|problem|server|best|bots|scope)\.[a-z]\w*/;

/** Runs in the page: from each click to the frame that answers it. */
export function watchClicks(): void {
  const times: number[] = [];
  Object.assign(window, { clickTimes: times });
  addEventListener(
    'click',
    () => {
      const begun = performance.now();
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - begun)));
    },
    true,
  );
}

export function readClicks(): number[] {
  const times: unknown = Reflect.get(window, 'clickTimes');
  return Array.isArray(times) ? times.map(Number) : [];
}

/** Runs in the page: every piece of text by itself, so that two that stand side by side are not read as one word. */
export function textsShown(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
  return texts.join('\n');
}

/** Runs in the page: shows what is shown when asked for. */
export function openAll(): void {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Of text in drawings axe knows no contrast: it leaves all of it undecided, which takes it a third of its time. What breaks a rule
 * has the rule's weight, so that rules of light weight find nothing serious.
 */
const AXE_RULES = `axe.configure({ rules: [
  { id: 'color-contrast', selector: '*:not(svg *)' },
  ...axe._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => ({ id, enabled: false })),
] })`;

/**
 * What axe finds serious on the page, or in a part of it where the rest is as it was. Roles and names are the same in every
 * theme: with `contrast` only what is not.
 */
export async function seriousFlaws(page: Page, scope: 'all' | 'contrast' = 'all', within = 'html'): Promise<string[]> {
  const { others, contrast } = await askAxe(page, { others: scope === 'all', themes: [''], within });
  return [...others, ...contrast.flat()];
}

interface Question {
  /** By all other rules too, as the page is now. */
  readonly others: boolean;
  /** For contrast, one after the other; '' is the theme that the page wears. */
  readonly themes: readonly string[];
  readonly within: string;
}

interface Found {
  readonly others: string[];
  /** For each theme. */
  readonly contrast: string[][];
}

async function askAxe(page: Page, question: Question): Promise<Found> {
  // Put in from outside: the page itself may run no script but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};${AXE_RULES}`);
  return page.evaluate(runAxe, question);
}

/** Runs in the page. */
async function runAxe({ others, themes, within }: Question): Promise<Found> {
  interface Violation {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { html: string; failureSummary: string }[];
  }
  interface Axe {
    run(where: string, options: object): Promise<{ violations: Violation[] }>;
  }
  const axe: Axe = Reflect.get(window, 'axe');
  // A part that is not there would be found without a flaw.
  if (!document.querySelector(within)) throw new Error(`${within} is not shown`);
  const run = async (options: object): Promise<string[]> => {
    const { violations } = await axe.run(within, { resultTypes: ['violations'], preload: false, ...options });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`);
      return `${id}: ${places.join(' | ')}`;
    });
  };
  /** Answers with the theme before it. */
  const wear = (theme: string): string => {
    const { dataset } = document.documentElement;
    const before = { theme: dataset['theme'] ?? '', paper: getComputedStyle(document.body).backgroundColor };
    dataset['theme'] = theme;
    // Were it not known by this name, every theme would be looked at in the colours of the first.
    const same = before.paper === getComputedStyle(document.body).backgroundColor;
    if (same !== (before.theme === theme))
      throw new Error(`from ${before.theme} to ${theme} the page stays ${before.paper}`);
    return before.theme;
  };
  const found = others ? await run({ rules: { 'color-contrast': { enabled: false } } }) : [];
  // What lies behind a text is looked for among everything drawn, and nearly all of that is in drawings: without their content,
  // at the same size, it finds the same in half of the time, and they are not drawn anew in every theme.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg > * { display: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const contrast: string[][] = [];
  const worn = document.documentElement.dataset['theme'] ?? '';
  for (const theme of themes) {
    if (theme !== '') wear(theme);
    contrast.push(await run({ runOnly: ['color-contrast'] }));
  }
  if (themes.some((theme) => theme !== '')) wear(worn);
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  return { others: found, contrast };
}

export const THEMES: readonly Theme[] = ['light', 'dark', 'paper'];

type Theme = 'light' | 'dark' | 'paper';

/** What axe found serious on a page in a theme. */
export interface Look {
  readonly what: string;
  readonly theme: Theme;
  readonly flaws: readonly string[];
}

/** Asks axe in one theme after the other. A theme is colours and nothing else: the page is the same in all of them. */
export async function lookInThemes(page: Page, what: string, within = 'html', themes = THEMES): Promise<Look[]> {
  const { others, contrast } = await askAxe(page, { others: true, themes, within });
  return themes.map((theme, i) => ({ what, theme, flaws: [...(i === 0 ? others : []), ...(contrast[i] ?? [])] }));
}

/** Of those in a theme, the ones with flaws; that there are looks at all is asserted with it. */
export function flawedIn(theme: Theme, looks: readonly Look[]): readonly Look[] {
  const seen = looks.filter((look) => look.theme === theme);
  if (seen.length === 0) throw new Error(`nothing was looked at in the ${theme} theme`);
  return seen.filter(({ flaws }) => flaws.length > 0);
}

/** Puts the settings of a visitor in place before the page is read again. */
export async function settle(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('stellwerk/settings', JSON.stringify(chosen)), settings);
  await page.reload();
}

/** Runs in the page. */
export function heapInMegabytes(): number {
  const memory: unknown = Reflect.get(performance, 'memory');
  const used: unknown = typeof memory === 'object' && memory !== null ? Reflect.get(memory, 'usedJSHeapSize') : 0;
  return Number(used) / 2 ** 20;
}
