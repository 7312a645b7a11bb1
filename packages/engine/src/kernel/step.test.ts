import { describe, expect, test } from 'vitest';
import { tinyTitle } from '../../testing/tiny-title.ts';
import { actorsOf, canonical, choicesOf, clone, newGame, positionAfter, step } from './index.ts';

function start(): ReturnType<typeof tinyTitle.setup> {
  const game = newGame(tinyTitle, { players: ['Ann', 'Bob'], seed: 'step.test', options: { stones: 10 } });
  if (!game.ok) throw new Error(game.refusal.rule);
  return clone(game.value.state);
}

const take = (seat: number, stones: number) => ({ type: 'take', seat, stones });

describe('looking ahead', () => {
  test('plays on the position itself what a game would play', () => {
    const state = start();
    const told: string[] = [];
    expect(step(tinyTitle, state, take(0, 3), ({ type }) => told.push(type)).ok).toBe(true);
    const game = newGame(tinyTitle, { players: ['Ann', 'Bob'], seed: 'step.test', options: { stones: 10 } });
    const played = game.ok ? game.value.play(take(0, 3)) : game;
    expect(played.ok && played.events.map(({ type }) => type)).toEqual(told);
    expect(game.ok && canonical(game.value.state)).toBe(canonical(state));
    expect(actorsOf(tinyTitle, state)).toEqual([1]);
  });

  test('the position after an action is a copy, and the one before stays as it was', () => {
    const state = start();
    const before = canonical(state);
    const next = positionAfter(tinyTitle, state, take(0, 1));
    expect(next.ok && next.value).not.toBe(state);
    expect(next.ok && canonical(next.value)).not.toBe(before);
    expect(canonical(state)).toBe(before);
  });

  test.each([
    ['of another seat', take(1, 1), 'kernel/turn'],
    ['of no shape', { type: 'take', seat: 0 }, 'kernel/shape'],
    ['that is not on now', { type: 'answer', seat: 0, word: 'yes' }, 'kernel/not-now'],
  ])('an action %s is refused without a trace', (_, action, rule) => {
    const state = start();
    const before = canonical(state);
    const played = step(tinyTitle, state, action);
    expect(played.ok ? 'accepted' : played.refusal.rule).toBe(rule);
    expect(canonical(state)).toBe(before);
  });

  test('after the end nobody acts, nothing is offered and nothing is played', () => {
    const state = start();
    while (state.flow.length > 0) {
      const seat = actorsOf(tinyTitle, state)[0] ?? 0;
      const [choice] = choicesOf(tinyTitle, state, seat);
      step(tinyTitle, state, choice?.type === 'answer' ? { type: 'answer', seat, word: 'yes' } : take(seat, 1));
    }
    expect(actorsOf(tinyTitle, state)).toEqual([]);
    expect(choicesOf(tinyTitle, state, 0)).toEqual([]);
    const played = step(tinyTitle, state, take(0, 1));
    expect(played.ok ? 'accepted' : played.refusal.rule).toBe('kernel/over');
  });
});
