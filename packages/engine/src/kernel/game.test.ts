import { describe, expect, test } from 'vitest';
import { tinyTitle } from '../../testing/tiny-title.ts';
import { arrange, canonical, type Game, hashOf, newGame } from './index.ts';

function start(options = {}, seed = 'game.test'): Game<ReturnType<typeof tinyTitle.setup>> {
  const game = newGame(tinyTitle, { players: ['Ann', 'Bob'], seed, options });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

const take = (seat: number, stones: number) => ({ type: 'take', seat, stones });

describe('a refused action leaves the state byte for byte as it was', () => {
  test.each([
    ['no object', 7, 'kernel/shape'],
    ['nothing', undefined, 'kernel/shape'],
    ['an unknown kind', { type: 'fly', seat: 0 }, 'kernel/shape'],
    ['a missing parameter', { type: 'take', seat: 0 }, 'kernel/shape'],
    ['a parameter too many', { type: 'take', seat: 0, stones: 1, extra: 1 }, 'kernel/shape'],
    ['a parameter of the wrong kind', { type: 'take', seat: 0, stones: '1' }, 'kernel/shape'],
    ['a fraction', { type: 'take', seat: 0, stones: 1.5 }, 'kernel/shape'],
    ['an inherited parameter', Object.assign(Object.create({ stones: 1 }), { type: 'take', seat: 0 }), 'kernel/shape'],
    ['a seat that is not there', take(2, 1), 'kernel/turn'],
    ['the other seat', take(1, 1), 'kernel/turn'],
    ['a kind that is not on', { type: 'answer', seat: 0, word: 'yes' }, 'kernel/not-now'],
  ])('%s', (_, action, rule) => {
    const game = start();
    const before = canonical(game.state);
    const played = game.play(action);
    expect(played.ok ? 'accepted' : played.refusal.rule).toBe(rule);
    expect(canonical(game.state)).toBe(before);
    expect(game.actions).toHaveLength(0);
  });

  test('an action against a rule of the title cites it with its figures', () => {
    const game = start({ stones: 8 });
    game.play({ ...take(0, 3) });
    game.play(take(1, 3));
    const played = game.play(take(0, 3));
    expect(played.ok ? undefined : played.refusal).toEqual({
      code: 'tiny/take',
      rule: 'tiny/take',
      figures: { heap: 2 },
    });
  });

  test('after the end nothing can be played', () => {
    const game = start({ stones: 8 });
    for (const action of [take(0, 3), take(1, 3), take(0, 2)]) expect(game.play(action).ok).toBe(true);
    expect(game.over).toBe(true);
    const played = game.play(take(1, 1));
    expect(played.ok ? '' : played.refusal.rule).toBe('kernel/over');
    expect(game.choices(1)).toEqual([]);
  });
});

test('a pushed frame interrupts, and the frame below goes on where it stood', () => {
  const game = start({ stones: 10 });
  game.play(take(0, 3));
  expect(game.state.flow.map(({ kind }) => kind)).toEqual(['taking', 'answering']);
  expect(game.choices(1)).toEqual([{ type: 'answer', params: { word: ['yes', 'no'] } }]);
  game.play({ type: 'answer', seat: 1, word: 'no' });
  expect(game.state.flow).toEqual([{ kind: 'taking', seat: 1 }]);
});

describe('undo, redo and the positions in between', () => {
  test('undo takes back one move, redo makes it again, a new move forgets what was taken back', () => {
    const game = start();
    game.play(take(0, 1));
    const one = game.hash();
    game.play(take(1, 2));
    const two = game.hash();
    expect(game.undo()).toEqual({ ok: true, value: take(1, 2) });
    expect(game.hash()).toBe(one);
    expect(game.redo().ok).toBe(true);
    expect(game.hash()).toBe(two);
    game.undo();
    game.play(take(1, 3));
    const redone = game.redo();
    expect(redone.ok ? '' : redone.refusal.rule).toBe('kernel/redo');
  });

  test('there is nothing to undo before the first move', () => {
    const undone = start().undo();
    expect(undone.ok ? '' : undone.refusal.rule).toBe('kernel/undo');
  });

  test('dice already seen stay as they fell, whatever else is tried after an undo', () => {
    const game = start({ stones: 40 });
    const played = game.play({ type: 'gamble', seat: 0 });
    expect(played.ok && played.revealed).toBe(true);
    const seen = game.events(1);
    game.undo();
    game.play({ type: 'gamble', seat: 0 });
    expect(game.events(1)).toEqual(seen);
    game.undo();
    game.play(take(0, 1));
    const later = game.play({ type: 'gamble', seat: 1 });
    expect(later.ok && later.events[0]?.['stones']).toBe(seen[0]?.['stones']);
  });

  test('every position of a long game can be visited, and its events told again', () => {
    const game = start({ stones: 90 });
    const hashes = [game.hash()];
    const told = [game.events(0)];
    while (!game.over) {
      const seat = game.actors()[0] ?? 0;
      const answer = game.choices(seat)[0]?.type === 'answer';
      const played = game.play(answer ? { type: 'answer', seat, word: 'yes' } : take(seat, 1));
      hashes.push(game.hash());
      told.push(played.ok ? played.events : []);
    }
    expect(game.actions).toHaveLength(91);
    expect(hashes.map((_, moves) => hashOf(game.at(moves)))).toEqual(hashes);
    expect(told.map((_, move) => game.events(move))).toEqual(told);
    while (game.undo().ok) expect(game.hash()).toBe(hashes[game.actions.length]);
    expect(game.redoable).toBe(91);
    expect(() => game.at(1)).toThrow(RangeError);
  });
});

test('a preview shows the events and touches nothing', () => {
  const game = start();
  const before = game.hash();
  const preview = game.preview(take(0, 2));
  expect(preview.ok && preview.value.events).toEqual([{ type: 'took', seat: 0, stones: 2 }]);
  expect(preview.ok && preview.value.state.heap).toBe(19);
  expect(game.hash()).toBe(before);
});

test('what the caller does to an action after playing it does not reach the game', () => {
  const game = start();
  const action = { type: 'take', seat: 0, stones: 2 };
  game.play(action);
  action.stones = 3;
  expect(game.actions[0]).toEqual(take(0, 2));
});

test('a title that fails in the middle of a move leaves the position as it was', () => {
  const { taking } = tinyTitle.frames;
  if (!taking) throw new Error('the tiny title has lost a frame');
  const broken: typeof tinyTitle = {
    ...tinyTitle,
    frames: {
      ...tinyTitle.frames,
      taking: {
        ...taking,
        apply(step, action) {
          step.state.heap -= 1;
          if (action.seat === 1) throw new Error('fault');
          return taking.apply(step, action);
        },
      },
    },
  };
  const game = newGame(broken, { players: ['Ann', 'Bob'], seed: 's' });
  if (!game.ok) throw new Error(game.refusal.rule);
  game.value.play(take(0, 1));
  const before = game.value.hash();
  expect(() => game.value.play(take(1, 1))).toThrow('fault');
  expect(game.value.hash()).toBe(before);
});

describe('arranged positions', () => {
  const request = { players: ['Ann', 'Bob'], seed: 's' };

  test('stand as arranged', () => {
    const game = arrange(tinyTitle, request, (state) => {
      state.heap = 1;
      state.taken = [15, 5];
    });
    expect(game.ok && game.value.play(take(0, 1)).ok && game.value.over).toBe(true);
  });

  test('are refused where something was made or lost, or cannot be', () => {
    const lost = arrange(tinyTitle, request, (state) => {
      state.heap = 1;
    });
    expect(lost.ok ? undefined : lost.refusal.figures).toEqual({ flaws: 'stones: 21 became 1' });
    const absurd = arrange(tinyTitle, request, (state) => {
      state.heap = -1;
      state.taken = [22, 0];
    });
    expect(absurd.ok ? undefined : absurd.refusal.figures).toEqual({ flaws: 'the heap is below nothing' });
  });
});

describe('what a game is started with is checked', () => {
  test.each([
    ['too few players', { players: ['Ann'], seed: 's' }, 'kernel/players'],
    ['too many players', { players: ['A', 'B', 'C'], seed: 's' }, 'kernel/players'],
    ['a player without a name', { players: ['Ann', ' '], seed: 's' }, 'kernel/name'],
    ['no seed', { players: ['Ann', 'Bob'], seed: '' }, 'kernel/seed'],
    ['an unknown option', { players: ['Ann', 'Bob'], seed: 's', options: { wind: 1 } }, 'kernel/option'],
    ['an option out of range', { players: ['Ann', 'Bob'], seed: 's', options: { stones: 91 } }, 'kernel/option'],
    ['an option of the wrong kind', { players: ['Ann', 'Bob'], seed: 's', options: { stones: '9' } }, 'kernel/option'],
  ])('%s', (_, request, rule) => {
    const game = newGame(tinyTitle, request);
    expect(game.ok ? '' : game.refusal.rule).toBe(rule);
  });
});
