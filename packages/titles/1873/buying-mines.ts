import { BANK, cashOf, pay, seatOf } from '@stellwerk/engine/finance';
import {
  type Choice,
  push,
  type Range,
  type Refusal,
  refuse,
  type Step,
  type Tell,
  unlessEmpty,
} from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import type { MineCompanyId } from './companies.ts';
import { MINE_PLACES } from './data/companies.ts';
import { MINE_IDS, type MineId, mines } from './mines.ts';
import { denominationOf } from './paper.ts';
import type { Deal, MineCompanyTurn, State } from './state.ts';

type MinePurchase = Extract<Deal, { kind: 'mine' }>;

export function hasPlace(state: State, id: MineCompanyId): boolean {
  return state.mineCompanies[id].mines.length < MINE_PLACES[denominationOf(state, id)];
}

function refuseMine(state: State, id: MineCompanyId, mine: MineId): Refusal | undefined {
  if (!hasPlace(state, id)) return refuse('1873/4.3.4-e');
  const { owner } = state.mines[mine];
  if (owner !== BANK && seatOf(owner) < 0) return refuse('1873/4.3.4-a');
  return id === 'HW' && !mines[mine].vorHarzer ? refuse('1873/4.3.7-b') : undefined;
}

/** A closed mine costs its face value, another from 1 to twice that. 1873/4.3.4-b, 1873/4.3.4-c */
function prices(state: State, frame: MineCompanyTurn, mine: MineId): Range {
  const { faceValue } = mines[mine];
  const cash = cashOf(state, frame.company);
  const closed = state.mines[mine].owner === BANK;
  const min = closed ? faceValue : (frame.declined[mine] ?? 0) + 1;
  return { min, max: Math.min(closed ? faceValue : 2 * faceValue, cash), step: 1 };
}

/** 1873/4.3.4-a, 1873/4.3.4-b, 1873/4.3.4-c, 1873/4.3.4-d, 1873/4.3.4-e, 1873/4.3.4-f, 1873/4.3.4-g */
export function buyMine(
  { state, frame, tell }: Step<State, MineCompanyTurn>,
  { mine, price }: ActionNamed<'buyMine'>,
): Refusal | undefined {
  const { company } = frame;
  const refusal = refuseMine(state, company, mine);
  if (refusal) return refusal;
  const { faceValue } = mines[mine];
  const closed = state.mines[mine].owner === BANK;
  if (closed && price !== faceValue) return refuse('1873/4.3.4-c');
  if (price < 1 || price > 2 * faceValue) return refuse('1873/4.3.4-b');
  const { min, max } = prices(state, frame, mine);
  if (price > max) return refuse('1873/4.3.4-d', { cost: price, cash: cashOf(state, company) }, '1873.capitalShort');
  if (price < min) return refuse('1873/4.3.4-b', { min }, '1873.offerTooLow');
  const deal: MinePurchase = { kind: 'mine', mine, buyer: company, price };
  const seat = seatOf(state.mines[mine].owner);
  if (closed || seat === state.mineCompanies[company].director || state.options.consent === 'presumed') {
    completeMinePurchase(state, deal, tell);
    return undefined;
  }
  tell({ type: 'mineOffered', company, mine, price });
  push(state, { kind: 'consent', seat, deal });
  return undefined;
}

/**
 * It earns first in the next turn. 1873/4.3.4-h. With its machine, its capital and its switcher; at most one in a
 * turn. 1873/4.3.4-f
 */
export function completeMinePurchase(state: State, { mine, buyer, price }: MinePurchase, tell: Tell): void {
  pay(state, buyer, state.mines[mine].owner, price);
  pay(state, mine, buyer, cashOf(state, mine));
  state.mines[mine].owner = buyer;
  state.mineCompanies[buyer].mines.push(mine);
  tell({ type: 'mineBought', company: buyer, mine, price });
  const frame = state.flow.at(-1);
  if (frame?.kind === 'mineCompanyTurn') frame.step = 'purchases';
}

export function mineChoices(state: State, frame: MineCompanyTurn): Choice[] {
  if (!hasPlace(state, frame.company)) return [];
  return MINE_IDS.filter((mine) => !refuseMine(state, frame.company, mine)).flatMap((mine) =>
    unlessEmpty({ type: 'buyMine', params: { mine: [mine], price: prices(state, frame, mine) } }),
  );
}
