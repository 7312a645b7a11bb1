import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../testing/property.ts';
import { tinyTitle } from '../../testing/tiny-title.ts';
import { explain, type Game, loadGame, loadGameText, newGame, saveGame } from './index.ts';

function played(): Game<ReturnType<typeof tinyTitle.setup>> {
  const game = newGame(tinyTitle, { players: ['Ann', 'Bob'], seed: 'saved', options: { stones: 30 } });
  if (!game.ok) throw new Error(game.refusal.rule);
  for (const action of [
    { type: 'take', seat: 0, stones: 3 },
    { type: 'gamble', seat: 1 },
    { type: 'take', seat: 0, stones: 1 },
  ]) {
    if (!game.value.play(action).ok) throw new Error('the sample game is not legal');
  }
  return game.value;
}

const titles = [tinyTitle];

/** A game as it was saved, and a position of it as it was kept, before positions named their title. */
const OLD_FILE = {
  format: 'stellwerk-game',
  version: 1,
  title: 'tiny',
  revision: 1,
  players: ['Ann', 'Bob'],
  options: { stones: 30 },
  seed: 'saved',
  actions: [
    { type: 'take', seat: 0, stones: 3 },
    { type: 'gamble', seat: 1 },
    { type: 'take', seat: 0, stones: 1 },
    { type: 'gamble', seat: 1 },
    { type: 'gamble', seat: 0 },
  ],
  hash: 'e1eea94bc1180417ffa5f00b4ee81e16',
};
const OLD_STATE = {
  flow: [{ kind: 'taking', seat: 1 }],
  random: { seed: 'saved', draws: 3, streams: { die: [3274125056, 873239780, 2597884818, 974821775] } },
  heap: 17,
  taken: [10, 3],
};

describe('a game saved under version 1', () => {
  test('is loaded with its own chance, checked by its own hash, and saved as it was', () => {
    const loaded = loadGame(titles, OLD_FILE);
    if (!loaded.ok) throw new Error(loaded.refusal.rule);
    expect(loaded.value.state).toEqual({ title: 'tiny', ...OLD_STATE, random: { version: 1, ...OLD_STATE.random } });
    expect(saveGame(loaded.value)).toEqual(OLD_FILE);
    expect(loaded.value.play({ type: 'gamble', seat: 1 }).ok).toBe(true);
    expect(loadGame(titles, saveGame(loaded.value)).ok).toBe(true);
  });

  test('is refused when damaged', () => {
    const refusal = { ok: false, refusal: { rule: 'kernel/hash' } };
    expect(loadGame(titles, { ...OLD_FILE, actions: OLD_FILE.actions.slice(0, -1) })).toMatchObject(refusal);
    expect(loadGame(titles, { ...OLD_FILE, seed: 'other' })).toMatchObject(refusal);
    expect(loadGame(titles, { ...OLD_FILE, version: 2 })).toMatchObject(refusal);
  });
});

test('a saved game loads anywhere and replays to the same hash', () => {
  const game = played();
  const loaded = loadGameText(titles, JSON.stringify(saveGame(game)));
  expect(loaded.ok && loaded.value.hash()).toBe(game.hash());
  expect(loaded.ok && loaded.value.actions).toEqual(game.actions);
});

describe('a damaged or foreign file is refused', () => {
  const whole = saveGame(played());
  test.each([
    ['no JSON', 'x', 'kernel/file'],
    ['not a game', '{}', 'kernel/file'],
    ['a list', '[]', 'kernel/file'],
    ['null', 'null', 'kernel/file'],
    ['another format', JSON.stringify({ ...whole, format: 'other' }), 'kernel/file'],
    ['a later version', JSON.stringify({ ...whole, version: 3 }), 'kernel/file'],
    ['an unknown title', JSON.stringify({ ...whole, title: 'chess' }), 'kernel/title'],
    ['another revision', JSON.stringify({ ...whole, revision: 7 }), 'kernel/revision'],
    ['no players', JSON.stringify({ ...whole, players: undefined }), 'kernel/file'],
    ['an option of -0', JSON.stringify({ ...whole, options: { stones: 'x' } }).replace('"x"', '-0'), 'kernel/file'],
    ['a seat of -0', JSON.stringify(whole).replace('"seat":0', '"seat":-0'), 'kernel/move'],
    ['too many players', JSON.stringify({ ...whole, players: ['A', 'B', 'C'] }), 'kernel/players'],
    ['an option that is none', JSON.stringify({ ...whole, options: { stones: 1000 } }), 'kernel/option'],
    ['a move left out', JSON.stringify({ ...whole, actions: whole.actions.slice(1) }), 'kernel/move'],
    ['the last move left out', JSON.stringify({ ...whole, actions: whole.actions.slice(0, -1) }), 'kernel/hash'],
    ['another seed', JSON.stringify({ ...whole, seed: 'other' }), 'kernel/hash'],
    ['another hash', JSON.stringify({ ...whole, hash: '0' }), 'kernel/hash'],
  ])('%s', (_, text, rule) => {
    const loaded = loadGameText(titles, text);
    expect(loaded.ok ? '' : loaded.refusal.rule).toBe(rule);
  });

  test('naming the first wrong move and why, in both languages', () => {
    const actions = [...whole.actions.slice(0, 2), { type: 'take', seat: 1, stones: 1 }];
    const loaded = loadGame(titles, { ...whole, actions });
    if (loaded.ok) throw new Error('accepted');
    expect(loaded.refusal.figures).toMatchObject({ move: 3, rule: 'kernel/turn' });
    const listener = { players: ['Ann', 'Bob'], title: tinyTitle };
    expect(explain(loaded.refusal, { ...listener, language: 'en' })).toBe(
      'Move 3 of the file is not legal (kernel/turn): It is for Ann to act now.',
    );
    expect(explain(loaded.refusal, { ...listener, language: 'de' })).toBe(
      'Zug 3 der Datei ist nicht erlaubt (kernel/turn): Jetzt ist Ann am Zug.',
    );
  });

  test('whatever a file holds, loading answers and never throws', () => {
    holds(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(whole)), (junk, key) => {
        expect(loadGame(titles, junk).ok).toBe(false);
        const loaded = loadGame(titles, { ...whole, [key]: junk });
        if (loaded.ok) expect(loaded.value.hash()).toBe(whole.hash);
      }),
    );
  });
});
