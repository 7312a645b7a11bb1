import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

/** The moves that led to a position. */
type Sum = { moves: number[] };

const LONGEST = 10;

function pastOf(actions: readonly number[], known: readonly number[]) {
  const past = {
    played: 0,
    near(moves: number, after: number) {
      const at = known.findLast((one) => one <= moves && one > after);
      return at === undefined ? undefined : { moves: at, state: { moves: actions.slice(0, at) } };
    },
    setUp: (): Sum => ({ moves: [] }),
    replay(position: Sum, move: number) {
      past.played += 1;
      position.moves.push(actions[move - 1] ?? -1);
    },
  };
  return past;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => 100 + i);
}

test.each([9, 10, 11, 19, 20, 21, 45])('from move %d on every position comes back, a few moves at a time', (moves) => {
  const actions = upTo(moves);
  const past = pastOf(actions, [0, 10, 20, 30, 40]);
  const back = wayBack<Sum>(past, LONGEST);
  for (let at = moves - 1; at >= 0; at--) {
    past.played = 0;
    expect(back.to(at)).toEqual({ moves: actions.slice(0, at) });
    // The first step plays to where it goes from the last known position; from a border it does half of a stretch.
    const most = at === moves - 1 ? LONGEST : at >= moves - 3 ? LONGEST / 2 : 2;
    expect(past.played).toBeLessThanOrEqual(most);
  }
});

test('who plays on after going back finds the way over the new moves', () => {
  const actions = upTo(35);
  const back = wayBack<Sum>(pastOf(actions, [0, 10, 20, 30]), LONGEST);
  for (let at = 34; at >= 27; at--) back.to(at);
  actions.splice(27);
  for (const other of [7, 8]) {
    actions.push(other);
    back.keep(2);
  }
  for (let at = 28; at >= 0; at--) expect(back.to(at)).toEqual({ moves: actions.slice(0, at) });
});

test('a stretch without known positions is played when it is asked for, and only its end is kept', () => {
  const actions = upTo(60);
  const past = pastOf(actions, [50]);
  const back = wayBack<Sum>(past, LONGEST);
  for (let at = 59; at >= 50; at--) back.to(at);
  expect(past.played).toBe(9);
  for (let at = 49; at >= 0; at--) expect(back.to(at)).toEqual({ moves: actions.slice(0, at) });
});

test('positions that were handed over may be written on', () => {
  const actions = upTo(25);
  const back = wayBack<Sum>(pastOf(actions, [0, 10, 20]), LONGEST);
  for (let at = 24; at >= 0; at--) {
    const position = back.to(at);
    expect(position).toEqual({ moves: actions.slice(0, at) });
    position.moves.push(0);
  }
});

test('what lies before the first known position is not played ahead: the set-up made anew may be another', () => {
  const past = pastOf(upTo(9), [6]);
  const back = wayBack<Sum>({ ...past, setUp: () => expect.unreachable('nobody went back so far') }, LONGEST);
  for (let at = 8; at >= 6; at--) expect(back.to(at)).toEqual({ moves: upTo(at) });
});
