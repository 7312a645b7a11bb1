import { cashOf } from '@stellwerk/engine/finance';
import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import { type Action, type CompanyId, inReceivership, isTrainType } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { companyNamed, trainNamed } from './names.ts';
import { actor, firstOf, frameOf, notNow, play, type Table, unknown } from './table.ts';

export function buyTrain(table: Table, action: PeerAction): Refusal | undefined {
  const copy = action.text('train') ?? '';
  const train = trainNamed(copy);
  const company = companyNamed(action.entity.id);
  if (!isTrainType(train) || !company) return unknown(copy);
  const from = table.trainAt.get(copy) ?? 'depot';
  const price = action.number('price') ?? -1;
  const seat = actor(table);
  const short = cashOf(table.game.state, company) < price;
  const refusal =
    (from === 'depot' || from === 'pool') && short
      ? play(table, { type: 'forcePurchase', seat, train, from })
      : play(table, { type: 'buyTrain', seat, train, from, price });
  if (!refusal) table.trainAt.set(copy, company);
  return refusal;
}

/** Several companies may have to; whoever is asked later here waits for the others. */
export function discardTrain(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.entity.id);
  if (!company) return unknown(action.entity.id);
  table.discards.push({ company, copy: action.text('train') ?? '' });
  for (;;) {
    const frame = frameOf(table);
    const at = table.discards.findIndex((one) => frame?.kind === 'discardTrains' && one.company === frame.company);
    const [discard] = at < 0 ? [] : table.discards.splice(at, 1);
    if (!discard) return frame?.kind === 'discardTrains' || table.discards.length === 0 ? undefined : notNow(table);
    const train = trainNamed(discard.copy);
    if (!isTrainType(train)) return unknown(discard.copy);
    const refusal = play(table, { type: 'discardTrain', seat: actor(table), train });
    if (refusal) return refusal;
    table.trainAt.set(discard.copy, 'pool');
  }
}

/** Who goes bankrupt sells all that may be sold first: there it is part of the bankruptcy, here these are moves. */
export function goBankrupt(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.entity.id);
  if (!company) return unknown(action.entity.id);
  const before = table.game.state.seats.length;
  if (frameOf(table)?.kind === 'companyTurn') {
    const forced = forcedPurchase(table);
    const refusal = forced ? play(table, forced) : notNow(table);
    if (refusal) return refusal;
  }
  const raising = frameOf(table);
  const seat = raising?.kind === 'raiseMoney' ? raising.seat : -1;
  while (table.game.state.seats.includes(seat) && frameOf(table)?.kind === 'raiseMoney') {
    const sale = largestSale(table, seat);
    const refusal = sale ? play(table, sale) : notNow(table);
    if (refusal) return refusal;
  }
  if (table.game.state.seats.length === before) return refuse('18rhl/13.2-h');
  if (inReceivership(table.game.state, company)) noteBankTrain(table, company);
  return undefined;
}

/** The forced purchase the rules leave. */
function forcedPurchase(table: Table): Action | undefined {
  const seat = actor(table);
  const offer = table.game.choices(seat).find(({ type }) => type === 'forcePurchase');
  const train = firstOf(offer?.params['train']);
  const from = firstOf(offer?.params['from']);
  if (typeof train !== 'string' || !isTrainType(train)) return undefined;
  return { type: 'forcePurchase', seat, train, from: from === 'pool' ? 'pool' : 'depot' };
}

function largestSale(table: Table, seat: number): Action | undefined {
  for (const { type, params } of table.game.choices(seat)) {
    const company = companyNamed(String(firstOf(params['company'])));
    const hands = params['certificates'];
    if (type !== 'sellShares' || !company || !Array.isArray(hands)) continue;
    const sizes = hands.map((hand: unknown) =>
      Array.isArray(hand) ? hand.map((percent): 10 | 20 => (percent === 20 ? 20 : 10)) : [],
    );
    const [certificates] = sizes.sort((a, b) => sum(b) - sum(a));
    if (certificates) return { type: 'sellShares', seat, company, certificates };
  }
  return undefined;
}

function sum(percents: readonly number[]): number {
  return percents.reduce((all, percent) => all + percent, 0);
}

/** The bank completed the purchase without naming the copy: it was the next of its type. */
function noteBankTrain(table: Table, company: CompanyId): void {
  const known = [...table.trainAt].filter(([, owner]) => owner === company).map(([copy]) => trainNamed(copy));
  for (const train of table.game.state.trains[company] ?? []) {
    const at = known.indexOf(train);
    if (at >= 0) {
      known.splice(at, 1);
      continue;
    }
    let n = 0;
    while (table.trainAt.has(`${train}-${n}`)) n += 1;
    table.trainAt.set(`${train}-${n}`, company);
  }
}
