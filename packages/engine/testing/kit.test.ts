import { describe, expect, test } from 'vitest';
import type { BaseAction, Frame, Title } from '../src/kernel/index.ts';
import { playRandomly } from './kit.ts';
import { shrink } from './shrink.ts';
import { type TinyState, tinyTitle } from './tiny-title.ts';

const request = { players: 2, seed: 'kit' };

test('a sound title passes, the same way for the same seed', () => {
  const once = playRandomly({ title: tinyTitle, ...request });
  const again = playRandomly({ title: tinyTitle, ...request });
  expect(once.actions.length).toBeGreaterThan(3);
  expect(again.hash).toBe(once.hash);
});

/** The tiny title with one thing wrong in its main frame. */
function broken(
  change: (frame: Frame<TinyState, BaseAction>) => Partial<Frame<TinyState, BaseAction>>,
): Title<TinyState> {
  const taking: Frame<TinyState, BaseAction> | undefined = tinyTitle.frames['taking'];
  if (!taking) throw new Error('the tiny title has lost a frame');
  return { ...tinyTitle, frames: { ...tinyTitle.frames, taking: { ...taking, ...change(taking) } } };
}

function breachOf(title: Title<TinyState>): string {
  for (let i = 0; i < 20; i++) {
    try {
      playRandomly({ title, ...request, seed: `kit/${i}`, mostActions: 200 });
    } catch (error) {
      return String(error);
    }
  }
  return 'no breach found';
}

describe('the kit finds', () => {
  test('a stone that vanishes', () => {
    const title = broken((frame) => ({
      apply(step, action) {
        const refusal = frame.apply(step, action);
        if (!refusal && step.state.heap === 5) step.state.heap = 4;
        return refusal;
      },
    }));
    expect(breachOf(title)).toMatch(/seed "kit\/\d+": conservation: stones: 21 became 20\nshortest of \d+ actions/);
  });

  test('a choice that is offered and refused', () => {
    const title = broken(() => ({ choices: () => [{ type: 'take', params: { stones: [1, 2, 3] } }] }));
    expect(breachOf(title)).toContain('offered is accepted');
  });

  test('a legal move that is not offered', () => {
    const title = broken(() => ({ choices: () => [{ type: 'take', params: { stones: [1] } }] }));
    expect(breachOf(title)).toContain('not offered is refused');
  });

  test('a refusal that leaves a trace', () => {
    const title = broken((frame) => ({
      apply(step, action) {
        const refusal = frame.apply(step, action);
        if (refusal) step.state.taken.reverse();
        return refusal;
      },
    }));
    expect(breachOf(title)).toContain('refused changes nothing');
  });

  test('a state that JSON cannot hold', () => {
    const title = broken((frame) => ({
      apply(step, action) {
        const refusal = frame.apply(step, action);
        if (!refusal) Object.assign(step.state, { note: undefined });
        return refusal;
      },
    }));
    expect(breachOf(title)).toMatch(/has no place in a state/);
  });

  test('memory outside the state', () => {
    let moves = 0;
    const title = broken((frame) => ({
      apply(step, action) {
        const refusal = frame.apply(step, action);
        moves += refusal ? 0 : 1;
        if (!refusal) step.state.taken[2] = moves;
        return refusal;
      },
    }));
    expect(breachOf({ ...title, conserved: () => ({}) })).toMatch(/(undo|redo) is identity/);
  });

  test('a move that does otherwise when nobody listens', () => {
    const title = broken((frame) => ({
      apply(step, action) {
        const refusal = frame.apply(step, action);
        // Only a game that tells on what it hears hands in a function with a parameter.
        if (!refusal && step.tell.length > 0) step.state.taken[2] = 1;
        return refusal;
      },
    }));
    expect(breachOf({ ...title, conserved: () => ({}) })).toContain('looking ahead equals playing');
  });

  test('an event nobody can read', () => {
    expect(breachOf({ ...tinyTitle, texts: {} })).toContain('texts exist: event took');
  });

  test('a refusal without a rule', () => {
    expect(breachOf({ ...tinyTitle, rules: {} })).toContain('refusals cite a rule');
  });

  test('a game that never ends', () => {
    const title = broken(() => ({
      choices: () => [{ type: 'gamble', params: {} }],
      apply: (_, action) =>
        action.type === 'gamble' ? undefined : { code: 'tiny/take', rule: 'tiny/take', figures: {} },
    }));
    expect(breachOf(title)).toContain('the game ends');
  });

  test('a seat that is to act and cannot', () => {
    expect(breachOf(broken(() => ({ choices: () => [] })))).toContain('somebody can act');
  });
});

test('shrinking keeps only what is needed to fail', () => {
  const list = Array.from({ length: 100 }, (_, i) => i);
  const fails = (candidate: readonly number[]) =>
    candidate.includes(17) && candidate.includes(71) ? candidate : undefined;
  expect(shrink(list, fails)).toEqual([17, 71]);
});
