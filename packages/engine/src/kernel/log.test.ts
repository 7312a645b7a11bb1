import { expect, test } from 'vitest';
import { standingEntries } from './log.ts';

const play = (moves: number, name: string) => ({ kind: 'play' as const, moves, name });
const undo = (moves: number) => ({ kind: 'undo' as const, moves, name: 'undo' });

test('the moves that stand are those no later undo took back', () => {
  const log = [play(1, 'a'), play(2, 'b'), play(3, 'c'), undo(1), play(2, 'd'), play(3, 'e'), undo(2)];
  expect(standingEntries(log).map(({ name }) => name)).toEqual(['a', 'd']);
  expect(standingEntries([...log, undo(0)])).toEqual([]);
});
