import { readFileSync } from 'node:fs';
import { loadGame, newGame, storeGame } from '@stellwerk/engine/kernel';
import { holds } from '@stellwerk/engine/testing/property';
import { titles } from '@stellwerk/titles';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '../route.ts';
import { voiceIn } from '../text/speaker.ts';
import { rawText, readStored } from './stored-game.ts';

const started = newGame(railroadDice2, { players: ['Ann', 'Ben'], seed: 'stored' });
if (!started.ok) throw new Error(started.refusal.rule);
const whole = {
  id: 'x',
  saved: storeGame(started.value),
  sitters: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
  undone: [],
  created: 1,
  updated: 2,
  over: false,
  actors: [0],
};

test('an entry that is whole is read as it is', () => {
  expect(readStored('x', whole)).toEqual({ ok: true, game: whole });
});

describe.each([1, 2])('an entry stored under version %d of the machinery', (version) => {
  test.each(['railroad-dice-2', '18rhl', '1880'])('of %s is listed and opens', (title) => {
    const folder = new URL(`../../../../packages/titles/saved-version-${version}/`, import.meta.url);
    const saved: unknown = JSON.parse(readFileSync(new URL(`${title}.json`, folder), 'utf8'));
    const kept = readStored('x', { ...whole, saved, sitters: Array(3).fill({ kind: 'person' }) });
    if (!kept.ok) throw new Error('damaged');
    expect(kept.game.saved).toMatchObject({ title, version });
    expect(loadGame(titles, kept.game.saved)).toMatchObject({ ok: true });
  });
});

test('whatever an entry holds in any field, the home page can show it or hand it out', () => {
  const voice = voiceIn('de');
  const field = fc.constantFrom(...Object.keys(whole), ...Object.keys(whole.saved).map((name) => `saved.${name}`));
  holds(
    fc.property(field, fc.anything(), (name, value) => {
      const [outer = '', inner] = name.split('.');
      const record =
        inner === undefined ? { ...whole, [outer]: value } : { ...whole, saved: { ...whole.saved, [inner]: value } };
      const kept = readStored('x', record);
      if (!kept.ok) {
        expect(typeof rawText(kept.damaged.raw)).toBe('string');
        return;
      }
      const { game } = kept;
      expect(game.saved.players.join(', ')).toEqual(expect.any(String));
      expect(game.sitters).toHaveLength(game.saved.players.length);
      expect(game.actors.every((seat) => seat in game.sitters)).toBe(true);
      expect(voice.when(game.updated)).not.toBe('');
      expect(game.undone.every(({ type }) => typeof type === 'string')).toBe(true);
    }),
  );
});

test('whatever an address holds, it leads somewhere', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('table', 'join', 'new', 'analysis', 'library', '%', '%E0%A4', '..%2F'),
  );
  holds(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      expect(parseRoute(`#/${parts.join('/')}`).screen).not.toBe('');
    }),
  );
});
