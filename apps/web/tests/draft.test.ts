import type { Choice } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { completed, domainOf, proposed, remaining, withValues } from '../src/session/draft.ts';
import { fanOf, offersOf, placeOf, targetsOf, turned, valuesAt } from '../src/session/offers.ts';

const POINTING = { lay: ['field'] };
const choices: readonly Choice[] = [
  { type: 'lay', params: { die: ['?'], face: ['straight'], field: ['A1'], rotation: [0, 1] }, info: { cost: 0 } },
  { type: 'lay', params: { die: ['?'], face: ['curve'], field: ['A1'], rotation: [2] }, info: { cost: 0 } },
  { type: 'lay', params: { die: ['straight'], face: ['straight'], field: ['B2'], rotation: [1] }, info: { cost: 2 } },
  { type: 'bid', params: { item: ['a'], amount: { min: 5, max: 200, step: 5 } } },
  { type: 'bid', params: { item: ['b'], amount: { min: 20, max: 200, step: 5 } } },
  { type: 'roll', params: { dice: ['one', 'two'] } },
  { type: 'endTurn', params: {} },
];

describe('putting an action together', () => {
  test('few actions get a button each, many are put together, and places are counted', () => {
    const offers = offersOf(choices, 1, POINTING);
    expect(offers.map((offer) => (offer.kind === 'act' ? offer.action.type : `${offer.type} ${offer.count}`))).toEqual([
      'lay 2',
      'bid 2',
      'roll',
      'roll',
      'endTurn',
    ]);
  });

  test('a place on the board begins what may begin there, with a proposal for the rest', () => {
    expect(targetsOf(choices, POINTING)).toEqual([
      { id: 'A1', types: ['lay'] },
      { id: 'B2', types: ['lay'] },
    ]);
    const values = valuesAt(choices, 'lay', ['field'], 'A1');
    const draft = proposed(choices, { type: 'lay', values }, ['field'], []);
    expect(completed(choices, draft, 1)).toEqual({
      ...{ type: 'lay', seat: 1, field: 'A1' },
      ...{ die: '?', face: 'straight', rotation: 0 },
    });
    expect(placeOf(draft, POINTING)).toBe('A1');
  });

  test('turning goes through the turns of the same face only', () => {
    const draft = { type: 'lay', values: { field: 'A1', die: '?', face: 'straight', rotation: 1 } };
    expect(turned(choices, draft, 'rotation').values['rotation']).toBe(0);
    const curve = { type: 'lay', values: { field: 'A1', die: '?', face: 'curve', rotation: 2 } };
    expect(turned(choices, curve, 'rotation').values['rotation']).toBe(2);
  });

  test('the fan holds each way once, whatever its turns', () => {
    const draft = { type: 'lay', values: { field: 'A1' } };
    expect(fanOf(choices, draft, ['field'], 'rotation').map((values) => values['face'])).toEqual(['straight', 'curve']);
  });

  test('a new answer forgets later ones that no longer go with it', () => {
    const draft = { type: 'lay', values: { field: 'A1', face: 'curve', rotation: 2 } };
    const next = withValues(choices, draft, { field: 'B2' });
    expect(next.values).toEqual({ field: 'B2' });
    expect(remaining(choices, next)).toHaveLength(1);
  });

  test('ranges of several choices become one, narrowed by what was chosen', () => {
    const bids = choices.filter(({ type }) => type === 'bid');
    expect(domainOf(remaining(bids, { type: 'bid', values: { item: 'b' } }), 'amount')).toEqual({
      min: 20,
      max: 200,
      step: 5,
    });
    expect(domainOf(bids, 'amount')).toContain(5);
  });

  test('an action with open ends is none yet', () => {
    expect(completed(choices, { type: 'bid', values: { item: 'a' } }, 0)).toBeUndefined();
    expect(completed(choices, { type: 'endTurn', values: {} }, 0)).toEqual({ type: 'endTurn', seat: 0 });
  });
});
