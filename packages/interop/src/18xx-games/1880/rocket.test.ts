import { trainsOf } from '@stellwerk/engine/finance';
import { type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { situation } from '@stellwerk/titles/1880/tests/situation';
import { describe, expect, test } from 'vitest';
import { newTrainCopies } from '../copies.ts';
import { readPeerGame } from '../file.ts';
import { newLog } from '../table.ts';
import { newTable, type Table } from './table.ts';
import { assign } from './trains.ts';

const [ANN, BOB] = [0, 1];

/** Bob's CKR has bought the first 4: P7 becomes the second, which Ann must give to JHU, her only company. */
function forced(trains: readonly ('3' | '3+3')[]) {
  const game = situation({
    cash: [0, 0, 0],
    privates: { P7: ANN },
    shares: { JHU: [[ANN, 20]], CKR: [[BOB, 20]] },
    treasury: { CKR: 1000 },
    phase: 'B2',
    bank: { '3+3': 0 },
    trains: { CKR: ['2+2'], JHU: trains },
    turn: { company: 'CKR', step: 'trains' },
  });
  const played = game.play({ type: 'buyTrain', seat: BOB, train: '4', from: 'bank', price: 300 });
  if (!played.ok) throw new Error(played.refusal.rule);
  expect(topFrame(game.state)?.kind).toBe('forcedRocket');
  return game;
}

const PLACED = { type: 'assign', entity: 'P7', entity_type: 'company', target: 'JHU', target_type: 'corporation' };
const discard = (train: string) => ({ type: 'discard_train', entity: 'JHU', entity_type: 'corporation', train });

/** Plays the placing, with what follows it in the file; JHU's trains are 3-0, 3-1 and 3+3-0 there. */
function placed(
  trains: readonly ('3' | '3+3')[],
  ...following: readonly object[]
): { readonly table: Table; readonly refusal: Refusal | undefined } {
  const file = readPeerGame({ title: '1880', seed: 1, players: [1, 2, 3], actions: [PLACED, ...following] });
  if (!file.ok) throw new Error(JSON.stringify(file.refusal));
  const log = newLog(file.value, new Set());
  const game = forced(trains);
  // Counted as at the beginning, when all of them were the bank's.
  const all = Object.values(game.state.trains).flatMap((types) => types ?? []);
  const table: Table = { ...newTable(file.value, game, log), trains: newTrainCopies(all) };
  const copies = { '3-0': 'JHU', '3-1': 'JHU', '3+3-0': 'JHU', '3-2': 'CKR', '4-0': 'CKR' };
  for (const [copy, owner] of Object.entries(copies)) table.trains.at.set(copy, owner);
  const [move] = log.moves;
  if (!move) throw new Error('no move');
  log.at = 1;
  return { table, refusal: assign(table, move.action) };
}

const FULL = ['3', '3', '3+3'] as const;

describe('the train of P7 that is placed by force', () => {
  test('1880/VI-P7-j: a company with room takes it, and gives nothing up', () => {
    const { table, refusal } = placed(['3', '3+3'], discard('3-0'));
    expect(refusal).toBeUndefined();
    expect(trainsOf(table.game.state, 'JHU')).toEqual(['3', '3+3', '4']);
    expect([table.trains.at.get('4-1'), table.done.size]).toEqual(['JHU', 0]);
  });

  test('1880/VI-P7-k: without room the discard that follows is played with it, and not again', () => {
    const { table, refusal } = placed(FULL, discard('3+3-0'));
    expect(refusal).toBeUndefined();
    expect(trainsOf(table.game.state, 'JHU').toSorted()).toEqual(['3', '3', '4']);
    expect(topFrame(table.game.state)).toMatchObject({ kind: 'companyTurn', company: 'CKR' });
    expect([table.trains.at.get('4-1'), table.trains.at.get('3+3-0')]).toEqual(['JHU', 'gone']);
    expect([...table.done].map(({ type }) => type)).toEqual(['discard_train']);
  });

  test('1880/VI-P7-k: who gives up the very train loses it', () => {
    const { table, refusal } = placed(FULL, discard('4-1'));
    expect(refusal).toBeUndefined();
    expect(trainsOf(table.game.state, 'JHU')).toEqual(['3', '3', '3+3']);
    expect(table.trains.at.get('4-1')).toBe('gone');
  });

  test('without room and without a discard it is refused, and nothing has happened', () => {
    const { table, refusal } = placed(FULL);
    expect(refusal?.rule).toBe('1880/VI-P7-k');
    expect([topFrame(table.game.state)?.kind, table.game.actions.length]).toEqual(['forcedRocket', 1]);
  });

  test('a train of somebody else cannot be given up', () => {
    const { table, refusal } = placed(FULL, discard('3-2'));
    expect(refusal?.rule).toBe('interop/train');
    expect([topFrame(table.game.state)?.kind, table.game.actions.length]).toEqual(['forcedRocket', 1]);
  });
});
