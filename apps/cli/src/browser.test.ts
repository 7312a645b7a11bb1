import { fileURLToPath } from 'node:url';
import { loadBots, playMatch, randomBot } from '@stellwerk/bots';
import { loadGameText, saveGame } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./browser-entry.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  });
  browser = await openBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
});

afterAll(async () => {
  await browser?.close();
});

describe.each(titles.map((title) => ({ id: title.id, title })))('$id', ({ title }) => {
  test('the same saved game has the same hash in Node and in Chromium', async () => {
    const best = (await loadBots(title.id)).find(({ level }) => level === 'casual') ?? randomBot;
    const match = await playMatch({
      title,
      bots: Array.from({ length: title.players[0] }, () => best),
      seed: 'browser',
      mostActions: 150,
    });
    if (!match.ok) throw new Error(match.refusal.rule);
    const saved = JSON.stringify(saveGame(match.value));
    expect(await page.evaluate((text) => globalThis.stellwerk.hashOfSaved(text), saved)).toBe(match.value.hash());
  });

  test('the strongest players make the same moves in both, by the same seed and budget of positions', async () => {
    const limits = { seed: 'strongest', mostActions: 24, budget: 40 };
    const there = await page.evaluate(({ id, told }) => globalThis.stellwerk.strongestThere(id, told), {
      id: title.id,
      told: limits,
    });
    const bot = (await loadBots(title.id)).at(-1) ?? randomBot;
    const here = await playMatch({ title, bots: Array(title.players[0]).fill(bot), ...limits });
    expect(here.ok && here.value.actions.length).toBe(limits.mostActions);
    expect(here.ok && here.value.hash()).toBe(there);
  });

  test('a game played in Chromium replays in Node, and chance falls the same in both', async () => {
    const saved = await page.evaluate((id) => globalThis.stellwerk.playThere(id, 'there'), title.id);
    const loaded = loadGameText(titles, saved);
    if (!loaded.ok) throw new Error(loaded.refusal.rule);
    const here = await playMatch({
      title,
      bots: Array.from({ length: title.players[1] }, () => randomBot),
      seed: 'there',
    });
    expect(here.ok && here.value.hash()).toBe(loaded.value.hash());
  });
});
