import type { Page } from 'playwright-core';

/** What the guide asks for now: the step, and the spot to be pressed; or that the lesson is done. */
interface Asked {
  readonly step: number;
  readonly done: boolean;
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of what is marked and shown. What is folded up is opened by its line. */
function asked(): Asked | undefined {
  const coach = document.querySelector<HTMLElement>('.coach');
  if (coach?.querySelector('[data-lesson-done]')) return { step: -1, done: true, x: 0, y: 0 };
  const step = coach?.dataset['step'];
  const marks = coach?.querySelector<HTMLElement>('[data-marks]')?.dataset['marks'] ?? '';
  if (step === undefined || marks === '') return undefined;
  for (const found of document.querySelectorAll(marks)) {
    const lid = found.closest('details:not([open])')?.querySelector('summary');
    const shown = lid ?? found;
    if (shown.getClientRects().length === 0) continue;
    shown.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    return { step: Number(step), done: false, x: (left + right) / 2, y: (top + bottom) / 2 };
  }
  return undefined;
}

/** Waits until something is marked, or the lesson is done. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const found = await (await page.waitForFunction(asked, undefined, { polling: 20 })).jsonValue();
  if (!found) throw new Error('the guide asks for nothing');
  return found;
}

/** The most clicks that one step may take. */
const MOST = 8;

/** Presses what is marked until the step is done. Answers with the number of clicks. */
async function doStep(page: Page): Promise<number> {
  const { step } = await whatIsAsked(page);
  for (let clicks = 1; clicks <= MOST; clicks++) {
    const { x, y } = await whatIsAsked(page);
    await page.mouse.click(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const now = await whatIsAsked(page);
    if (now.done || now.step !== step) return clicks;
  }
  throw new Error(`step ${step + 1} is not done by what is marked`);
}

/** Plays on to the end of the lesson, or to one of its steps. */
export async function followGuide(
  page: Page,
  to = Number.POSITIVE_INFINITY,
): Promise<{ clicks: number; steps: number }> {
  let clicks = 0;
  let steps = 0;
  for (let now = await whatIsAsked(page); !now.done && now.step < to; now = await whatIsAsked(page)) {
    clicks += await doStep(page);
    steps += 1;
  }
  return { clicks, steps };
}
