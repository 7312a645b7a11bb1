import { newGame } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import reconstruction from '../components.json' with { type: 'json' };
import { railroadDice2 } from '../index.ts';

/** A table with a components file of the players' own. */
function withComponents(text: string) {
  return newGame(railroadDice2, { players: ['Ann', 'Ben'], seed: 's', options: { components: JSON.parse(text) } });
}

const REFUSAL = { ok: false, refusal: { rule: 'kernel/option', figures: { option: 'components' } } };

test('a components file that is whole is taken', () => {
  const game = withComponents(JSON.stringify(reconstruction));
  expect(game.ok && game.value.hash()).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['a column', /"column":0/],
  ['a row', /"row":0/],
  ['a rotation', /"rotation":0/],
])('%s of -0 in it is refused, not found out when the position is hashed', (_, place) => {
  const text = JSON.stringify(reconstruction);
  expect(text).toMatch(place);
  const damaged = text.replace(place, (found) => found.replace(':0', ':-0'));
  expect(withComponents(damaged)).toMatchObject(REFUSAL);
});

test('a card left out of its lists is refused', () => {
  const cards = [...reconstruction.cards];
  delete cards[2];
  const options = { components: { ...reconstruction, cards } };
  expect(newGame(railroadDice2, { players: ['Ann', 'Ben'], seed: 's', options })).toMatchObject(REFUSAL);
});
