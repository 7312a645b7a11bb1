import { readFileSync } from 'node:fs';
import { hashOfState, isRecord, loadGame, saveGame } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { titles as newest } from '../index.ts';

/** The revision the files name: nothing that later ones changed happens in these games. */
const titles = newest.map((title) => ({ ...title, revision: 1 }));

/** Games saved before positions named their title and hashes had 128 bits. */
function stored(title: string): Readonly<Record<string, unknown>> {
  const file: unknown = JSON.parse(readFileSync(new URL(`./${title}.json`, import.meta.url), 'utf8'));
  if (!isRecord(file)) throw new Error('no saved game');
  return file;
}

describe.each(['railroad-dice-2', '18rhl', '1880'])('a game of %s saved under version 1', (title) => {
  const file = stored(title);

  test('replays with the chance it was played with, to the position and hash it was saved with', () => {
    const loaded = loadGame(titles, file);
    if (!loaded.ok) throw new Error(loaded.refusal.rule);
    const { state } = loaded.value;
    expect(loaded.value.hash()).toBe(file['hash']);
    expect(state).toMatchObject({ title, random: { version: 1 } });
    expect(state.random.draws).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(saveGame(loaded.value)))).toEqual(file);
    expect(hashOfState({ ...state, random: { ...state.random, version: 2 } })).not.toBe(file['hash']);
  });

  test('is refused when a move or the hash was damaged', () => {
    const actions = Array.isArray(file['actions']) ? file['actions'] : [];
    expect(loadGame(titles, { ...file, actions: actions.slice(0, -1) }).ok).toBe(false);
    expect(loadGame(titles, { ...file, hash: '0' })).toMatchObject({ ok: false, refusal: { rule: 'kernel/hash' } });
  });

  test('is another game under version 2', () => {
    expect(loadGame(titles, { ...file, version: 2 }).ok).toBe(false);
  });
});
