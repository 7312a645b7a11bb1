import { describe, expect, test } from 'vitest';
import { tinyTitle } from '../../testing/tiny-title.ts';
import { type Game, type GameHistory, historyOf, newGame, resumeGame, saveGame, storeGame } from './index.ts';
import { PAGE_MOVES } from './page.ts';

const titles = [tinyTitle];

/** A game of so many moves, with a die among them. */
function played(moves: number): Game {
  const started = newGame(tinyTitle, { players: ['Ann', 'Bob'], seed: 'history', options: { stones: 90 } });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  while (game.actions.length < moves) playOn(game);
  return game;
}

function playOn(game: Game): void {
  const [seat = 0] = game.actors();
  const answers = game.choices(seat)[0]?.type === 'answer';
  const move = game.actions.length === 5 ? { type: 'gamble', seat } : { type: 'take', seat, stones: 1 };
  const made = game.play(answers ? { type: 'answer', seat, word: 'yes' } : move);
  if (!made.ok) throw new Error(made.refusal.rule);
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function resumed(game: Game): Game {
  const again = resumeGame(titles, throughJson(storeGame(game)), throughJson(historyOf(game)));
  if (!again.ok) throw new Error(again.refusal.rule);
  return again.value;
}

describe.each([0, 1, 31, 32, 33, 63, 64])('a game of %d moves', (moves) => {
  test('is taken up from its history with every position and event, taken back and played on', () => {
    const game = played(moves);
    const again = resumed(game);
    expect(again.state).toEqual(game.state);
    expect(saveGame(again)).toEqual(saveGame(game));
    for (let move = 0; move <= moves; move++) {
      expect(again.at(move)).toEqual(game.at(move));
      expect(again.events(move)).toEqual(game.events(move));
    }
    expect(again.pages()).toEqual(game.pages());
    while (again.undo().ok) expect(again.state).toEqual(game.at(again.actions.length));
    while (again.redo().ok) expect(again.state).toEqual(game.at(again.actions.length));
    expect(again.actions).toHaveLength(moves);
    expect(again.pages()).toEqual(game.pages());
  });

  test('has a history that takes over the pages which stood in the one before', () => {
    const game = played(moves);
    const before = historyOf(game);
    playOn(game);
    const after = historyOf(game, before.pages);
    expect(after).toEqual(historyOf(game));
    for (let page = 0; page < Math.floor(moves / PAGE_MOVES); page++)
      expect(after.pages[page]).toBe(before.pages[page]);
    expect(resumeGame(titles, storeGame(game), before).ok).toBe(false);
  });
});

describe('a history is refused', () => {
  const game = played(66);
  const saved = throughJson(storeGame(game));
  const history = historyOf(game);
  const changedPage = (change: object): GameHistory => ({
    ...history,
    pages: history.pages.map((page, i) => (i === 1 ? { ...page, ...change } : page)),
  });
  const other = played(65);

  test.each([
    ['with another seal', saved, { ...history, seal: '0' }],
    ['without a page', saved, { ...history, pages: history.pages.slice(0, -1) }],
    ['with another position', saved, changedPage({ start: history.pages[2]?.start })],
    ['with other events', saved, changedPage({ events: '[]' })],
    ['with another hash', saved, changedPage({ hash: '0' })],
    ['of the game a move before', saved, historyOf(other)],
    ['of a game with other moves', { ...saved, actions: [...saved.actions.slice(1), saved.actions[0]] }, history],
    ['of a game under other names', { ...saved, players: ['Ann', 'Eve'] }, history],
    ['where no position is stored', saveGame(game), history],
    ['where another position is stored', { ...saved, position: throughJson(other.state) }, history],
    ['of another revision', { ...saved, revision: 0 }, history],
  ])('%s', (_, data, found) => {
    expect(resumeGame(titles, saved, history).ok).toBe(true);
    expect(resumeGame(titles, data, found)).toMatchObject({ ok: false });
  });
});
