import { cashOf, DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import {
  type Action,
  type CompanyId,
  inReceivership,
  isCompany,
  isTrainType,
  priceOfTrain,
} from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { forgetCertificates } from '../certificates.ts';
import { nextTrain } from '../copies.ts';
import { decline } from '../plain.ts';
import { companyNamed, trainNamed } from './names.ts';
import { actor, firstOf, frameOf, notNow, play, playUnasked, type Table, unknown, unlessSame } from './table.ts';

export function buyTrain(table: Table, action: PeerAction): Refusal | undefined {
  const copy = action.text('train') ?? '';
  const train = trainNamed(copy);
  const company = companyNamed(action.entity.id);
  if (!isTrainType(train) || !company) return unknown(copy);
  const { state } = table.game;
  const from = ownerOf(table, copy);
  const price = action.number('price') ?? -1;
  const seat = actor(table);
  const variant = action.text('variant');
  const fault =
    (from === 'depot'
      ? unlessSame('train', nextTrain(table.trains, train, trainsOf(state, DEPOT)), copy)
      : undefined) ?? (from === 'depot' || variant !== undefined ? unlessSame('variant', train, variant) : undefined);
  if (fault) return fault;
  const short = cashOf(state, company) < price;
  const refusal =
    (from === 'depot' || from === 'pool') && short
      ? (unlessSame('price', priceOfTrain(train), price) ?? play(table, { type: 'forcePurchase', seat, train, from }))
      : play(table, { type: 'buyTrain', seat, train, from, price });
  if (!refusal) table.trains.at.set(copy, company);
  return refusal;
}

function ownerOf({ trains }: Table, copy: string): CompanyId | 'pool' | 'depot' {
  const owner = trains.at.get(copy) ?? 'depot';
  return owner === 'pool' || isCompany(owner) ? owner : 'depot';
}

/** Several companies may have to; whoever is asked later here waits for the others. */
export function discardTrain(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.entity.id);
  if (!company) return unknown(action.entity.id);
  const copy = action.text('train') ?? '';
  if (table.trains.at.get(copy) !== company) return decline('interop/train', { name: copy });
  table.discards.push({ company, copy });
  for (;;) {
    const frame = frameOf(table);
    const at = table.discards.findIndex((one) => frame?.kind === 'discardTrains' && one.company === frame.company);
    const [discard] = at < 0 ? [] : table.discards.splice(at, 1);
    if (!discard) return frame?.kind === 'discardTrains' || table.discards.length === 0 ? undefined : notNow(table);
    const train = trainNamed(discard.copy);
    if (!isTrainType(train)) return unknown(discard.copy);
    const refusal = play(table, { type: 'discardTrain', seat: actor(table), train });
    if (refusal) return refusal;
    table.trains.at.set(discard.copy, 'pool');
  }
}

/** Who goes bankrupt sells all that may be sold first: there it is part of the bankruptcy, here these are moves. */
export function goBankrupt(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.entity.id);
  if (!company) return unknown(action.entity.id);
  const before = [...table.game.state.seats];
  if (frameOf(table)?.kind === 'companyTurn') {
    const forced = forcedPurchase(table);
    const refusal = forced ? playUnasked(table, forced) : notNow(table);
    if (refusal) return refusal;
  }
  const raising = frameOf(table);
  const seat = raising?.kind === 'raiseMoney' ? raising.seat : -1;
  while (table.game.state.seats.includes(seat) && frameOf(table)?.kind === 'raiseMoney') {
    const sale = largestSale(table, seat);
    const refusal = sale ? playUnasked(table, sale) : notNow(table);
    if (refusal) return refusal;
  }
  const bankrupt = before.filter((one) => !table.game.state.seats.includes(one));
  if (bankrupt.length === 0) return refuse('18rhl/13.2-h');
  for (const one of bankrupt) forgetCertificates(table.certificates, one);
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
  const known = [...table.trains.at].filter(([, owner]) => owner === company).map(([copy]) => trainNamed(copy));
  for (const train of table.game.state.trains[company] ?? []) {
    const at = known.indexOf(train);
    if (at >= 0) {
      known.splice(at, 1);
      continue;
    }
    let n = 0;
    while (table.trains.at.has(`${train}-${n}`)) n += 1;
    table.trains.at.set(`${train}-${n}`, company);
  }
}
