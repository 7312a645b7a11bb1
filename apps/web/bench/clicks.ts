import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { visit } from '../tests/browser.ts';
import { openText } from '../tests/page.ts';

/** Milliseconds from each click to the frame that answers it: of the clock, and of the core that the page itself had meanwhile. */
interface Clicks {
  readonly clock: readonly number[];
  readonly core: readonly number[];
}

/** Where to click next. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So many clicks are made; a table that no longer answers to them is left before. */
const CLICKS = 48;
/** Nobody clicks sooner after seeing an answer. Without it the worker's search for the last click takes a core from the next. */
const LOOK_MS = 200;

/**
 * Whoever sits at these games goes on by clicks: builds, deals, runs, asks why not, looks at pages of the drawer and back at a
 * move. Where other work shares the machine only the milliseconds of a core say something.
 */
export async function clicking(files: readonly string[]): Promise<Clicks> {
  const here = await visit();
  try {
    const all: Clicks[] = [];
    for (const file of files) {
      const { page, leave } = await here.open({ reducedMotion: 'no-preference' });
      await openText(page, readFileSync(file, 'utf8'));
      all.push(await clicksOn(page, here.browser));
      await leave();
    }
    return { clock: all.flatMap(({ clock }) => clock), core: all.flatMap(({ core }) => core) };
  } finally {
    await here.close();
  }
}

async function clicksOn(page: Page, browser: Browser): Promise<Clicks> {
  await page.waitForSelector('.map svg');
  await page.evaluate(markClicks);
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  for (let i = 0; i < CLICKS; i++) {
    const spot = await nextSpot(page, i);
    if (!spot) break;
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.click(spot.x, spot.y);
    await page.waitForFunction(isPainted, undefined, { polling: 20 });
    // What comes of it later, as an answer of the worker, is not counted with the next click.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.waitForTimeout(LOOK_MS);
  }
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  return { clock: await page.evaluate(clockTimes), core: coreTimes(trace) };
}

/** Runs in the page. */
function markClicks(): void {
  addEventListener(
    'click',
    () => {
      performance.mark('clicked');
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
    },
    true,
  );
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('painted').length === performance.getEntriesByName('clicked').length;
}

/** Runs in the page. */
function clockTimes(): number[] {
  const painted = performance.getEntriesByName('painted');
  return performance
    .getEntriesByName('clicked')
    .map(({ startTime }, i) => (painted[i]?.startTime ?? Number.NaN) - startTime);
}

interface Traced {
  readonly name?: string;
  readonly ts?: number;
  readonly tts?: number;
}

/** Marks in a trace know how long their thread had been at work. */
function coreTimes(trace: unknown): readonly number[] {
  const events: readonly Traced[] =
    typeof trace === 'object' && trace !== null && 'traceEvents' in trace && Array.isArray(trace.traceEvents)
      ? trace.traceEvents
      : [];
  const at = (name: string) =>
    events
      .filter((event) => event.name === name)
      .sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0))
      .map(({ tts }) => tts ?? Number.NaN);
  const painted = at('painted');
  return at('clicked').map((tts, i) => ((painted[i] ?? Number.NaN) - tts) / 1000);
}

async function nextSpot(page: Page, i: number): Promise<Spot | undefined> {
  // A click may have led to nothing that can be clicked: Escape leaves it.
  for (let tries = 0; tries < 3; tries++) {
    const spot = await page.evaluate(spotToClick, i + tries);
    if (spot) return spot;
    await page.keyboard.press('Escape');
  }
  return undefined;
}

/** Runs in the page. */
function spotToClick(i: number): Spot | undefined {
  const spot = (found: Element | null | undefined): Spot | undefined => {
    if (!found) return undefined;
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const hit = document.elementFromPoint(x, y);
    return hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : undefined;
  };
  const one = (selector: string) => spot(document.querySelector(selector));
  const some = (selector: string) => {
    const found = [...document.querySelectorAll(selector)];
    return spot(found[(7 * i) % Math.max(1, found.length)]);
  };
  const backToNow = [...document.querySelectorAll('.look-back button')].at(-1);
  if (backToNow) return spot(backToNow);
  if (i % 12 === 5) return some('.drawer [role=tab][aria-selected=false]');
  // A place where nothing can be done says why not.
  if (i % 12 === 8) return some('.map svg [data-hex]:not([data-open])');
  if (i % 24 === 11) return one('.scrubber .tool:not(:disabled)');
  const confirm = document.querySelector('.pick [data-confirm="yes"]:not(:disabled)');
  const turn = confirm && i % 3 === 0 ? one('.pick .confirm [aria-keyshortcuts="R"]') : undefined;
  if (confirm) return turn ?? spot(confirm);
  const deal = i % 2 === 0 ? some('.stock-matrix .deals button:not(.refused)') : undefined;
  const lays = document.querySelector('.now .offer[data-type="layTile"]') !== null;
  const hex = lays ? some('.map svg [data-hex][data-open]') : undefined;
  return (
    deal ??
    hex ??
    one('.now .offer.primary') ??
    some('.field.open .hit') ??
    one('.now .offer.ending') ??
    some('.now .offer')
  );
}
