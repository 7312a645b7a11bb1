import { existsSync, readFileSync } from 'node:fs';
import { hashOfState, isRecord, loadGame, NEWEST_VERSION, readState, storeGame } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { titles as newest } from '../index.ts';

const ids = ['railroad-dice-2', '18rhl', '1880'];

/** Games as they were stored: with their position, and as before positions were kept. */
function stored(title: string): Readonly<Record<string, unknown>> {
  const file: unknown = JSON.parse(readFileSync(new URL(`./${title}.json`, import.meta.url), 'utf8'));
  if (!isRecord(file)) throw new Error('no saved game');
  return file;
}

test.each(ids)('every version of the machinery has a saved game of %s', (title) => {
  for (let version = 1; version <= NEWEST_VERSION; version++) {
    expect(existsSync(new URL(`../saved-version-${version}/${title}.json`, import.meta.url)), `${version}`).toBe(true);
  }
});

describe.each(ids)('a game of %s saved under version 2', (title) => {
  const file = stored(title);
  const { position, ...withoutPosition } = file;
  /** The revision the files name. */
  const titles = newest.map((one) => ({
    ...one,
    revision: one.id === title ? Number(file['revision']) : one.revision,
  }));

  test('replays with the chance it was played with, to the position and hash it was saved with', () => {
    const loaded = loadGame(titles, file);
    if (!loaded.ok) throw new Error(loaded.refusal.rule);
    expect(loaded.value.hash()).toBe(file['hash']);
    expect(loaded.value.state.random).toMatchObject({ version: 2 });
    expect(JSON.parse(JSON.stringify(storeGame(loaded.value)))).toEqual(file);
  });

  test('does so without its position too, as files were before positions were kept', () => {
    expect(loadGame(titles, withoutPosition).ok).toBe(true);
  });

  test('has a position that can be read by itself', () => {
    const state = readState(position, { title, version: 2 });
    expect(state && hashOfState(state)).toBe(file['hash']);
  });

  test('is refused when a move was damaged, and is another game under version 1', () => {
    const actions = Array.isArray(file['actions']) ? file['actions'] : [];
    expect(loadGame(titles, { ...file, actions: actions.slice(0, -1) }).ok).toBe(false);
    expect(loadGame(titles, { ...file, version: 1 }).ok).toBe(false);
  });
});
