import { BUDGET, botNamed, chanceFor, seenPosition } from '@stellwerk/bots';
import { type Game, isRecord, loadGame, newGame, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { doByClicks, openTable, storedGame } from './by-clicks.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

const SEED = 'whole';
/** A round in which one is asked more often is left before its end. */
const MOST_MOVES = 12;

describe.each(titles.map((title) => ({ id: title.id, title })))('$id', ({ id: titleId, title }) => {
  test('a whole game: a round by clicks, then a bot takes the seat and all play to the end', async () => {
    const { page, complaints, leave } = await here.open({ settings: { pace: 'atOnce' } });
    const names = ['Ann', 'Ben', 'Cleo', 'Dora'].slice(0, title.players[0]);
    const id = await openTable(page, names, SEED, titleId, ['', ...names.slice(1).map(() => 'casual')]);
    const game = begun(title, names);
    const first = await page.evaluate(turnShown);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const turn = await (await page.waitForFunction(turnShown, undefined, { polling: 50 })).jsonValue();
      if (!turn || turn.round !== first?.round) break;
      await followTo(game, page, id, turn.moves);
      await doByClicks(page, await thoughtOf(game));
    }
    await page.click('[data-tool="menu"]');
    await page.locator('[data-seat="0"] select').selectOption('casual');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.finale', { timeout: 300_000 });
    const ended = loadGame(titles, await storedGame(page, id));
    if (!ended.ok) throw new Error(ended.refusal.rule);
    expect(ended.value.over).toBe(true);
    const [best] = [...ended.value.score()].sort((a, b) => a.rank - b.rank);
    await expect.poll(() => page.locator('.finale .lead').textContent()).toContain(names[best?.seat ?? 0]);
    expect(complaints).toEqual([]);
    await leave();
  });
});

function begun(title: Title, players: readonly string[]): Game {
  const started = newGame(title, { players, seed: SEED });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

/** Runs in the page: where the game stands once it is for the person to act. */
function turnShown(): { readonly round: string; readonly moves: number } | undefined {
  const table = document.querySelector<HTMLElement>('.table');
  const isAsked = document.querySelector('.now .offer, .pick, .field.open') !== null;
  const isWaiting = document.querySelector('.now .thinking') !== null;
  const round = document.querySelector('.rounds [aria-current]')?.textContent ?? '';
  return table && isAsked && !isWaiting ? { round, moves: Number(table.dataset['moves']) } : undefined;
}

/** Plays on a game of our own what the browser has stored. */
async function followTo(game: Game, page: Page, id: string, moves: number): Promise<void> {
  let actions: readonly unknown[] = [];
  while (actions.length < moves) {
    const saved = await storedGame(page, id);
    actions = isRecord(saved) && Array.isArray(saved['actions']) ? saved['actions'] : [];
  }
  for (const action of actions.slice(game.actions.length)) game.play(action);
  expect(game.actions).toHaveLength(moves);
}

/** What a casual player would do in the place of the person. */
async function thoughtOf(game: Game) {
  const { title, state, config, actions } = game;
  const seat = game.actors()[0] ?? 0;
  const bot = await botNamed(title.id, 'casual');
  if (!bot) throw new Error(`nobody plays ${title.id}`);
  const random = chanceFor(config.seed, seat, actions.length);
  const { action } = await bot.think({ title, state: seenPosition(state, random.seed) }, seat, {
    random,
    budget: BUDGET,
  });
  return action;
}
