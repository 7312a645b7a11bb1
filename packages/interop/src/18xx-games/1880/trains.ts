import { cashOf } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import { type CompanyId, isTrainType } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { companyNamed, trainNamed } from './names.ts';
import { actor, frameOf, notNow, play, type Table, unknown } from './table.ts';

export function buyTrain(table: Table, action: PeerAction): Refusal | undefined {
  const copy = action.text('train') ?? '';
  const train = trainNamed(copy);
  const company = companyNamed(action.entity.id);
  if (!isTrainType(train) || !company) return unknown(copy);
  const from = table.trainAt.get(copy) ?? 'bank';
  const price = action.number('price') ?? -1;
  const seat = actor(table);
  const short = from === 'bank' && cashOf(table.game.state, company) < price;
  const refusal = short ? forceTrain(table) : play(table, { type: 'buyTrain', seat, train, from, price });
  if (!refusal) table.trainAt.set(copy, company);
  return refusal;
}

/** The director pays what is missing, and owes what he or she has not got. */
function forceTrain(table: Table): Refusal | undefined {
  if (frameOf(table)?.kind === 'companyTurn') {
    const refusal = play(table, { type: 'forcePurchase', seat: actor(table) });
    if (refusal) return refusal;
  }
  return frameOf(table)?.kind === 'raiseMoney' ? play(table, { type: 'borrow', seat: actor(table) }) : undefined;
}

/** Several companies may have to; whoever is asked later here waits for the others. */
export function discardTrain(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.entity.id);
  if (!company) return unknown(action.entity.id);
  table.discards.push({ company, train: trainNamed(action.text('train') ?? '') });
  for (;;) {
    const frame = frameOf(table);
    const at = table.discards.findIndex((one) => frame?.kind === 'discardTrains' && one.company === frame.company);
    const [discard] = at < 0 ? [] : table.discards.splice(at, 1);
    if (!discard) return frame?.kind === 'discardTrains' || table.discards.length === 0 ? undefined : notNow(table);
    if (!isTrainType(discard.train)) return unknown(discard.train);
    const refusal = play(table, { type: 'discardTrain', seat: actor(table), train: discard.train });
    if (refusal) return refusal;
  }
}

/** P7 is exchanged, or placed where it must be; P5 gives its permit. The site sometimes names the acting company instead. */
export function assign(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.text('target'));
  if (!company) return unknown(action.text('target'));
  const seat = actor(table);
  if (frameOf(table)?.kind !== 'forcedRocket') return play(table, { type: 'assignPermit', seat, company });
  const refusal = play(table, { type: 'placeRocket', seat, company, returned: null });
  if (!refusal) noteRocket(table, company);
  return refusal;
}

export function exchangeRocket(table: Table): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return notNow(table);
  const refusal = play(table, { type: 'exchangeRocket', seat: actor(table) });
  if (!refusal) noteRocket(table, frame.company);
  return refusal;
}

/** The file does not name the copy: it was the next of its type. */
function noteRocket(table: Table, company: CompanyId): void {
  const train = table.game.state.trains[company]?.at(-1) ?? '';
  let n = 0;
  while (table.trainAt.has(`${train}-${n}`)) n += 1;
  table.trainAt.set(`${train}-${n}`, company);
}
