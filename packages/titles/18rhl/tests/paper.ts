import { type Owner, playerOwner } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { COMPANY_IDS, type CompanyId, companies } from '../companies.ts';
import { priceNow, type State } from '../state.ts';
import { play } from './situation.ts';

type Holder = number | 'pool' | 'offering';
type Hands = readonly (readonly [holder: number | 'pool', hand: number | readonly number[]])[];

/**
 * A company's shareholders, its director first: 'Ann 30, Bob 20, pool 10' in percents, or certificate by certificate where
 * it matters: 'Ann 20, Bob [20 10]'.
 */
export function hands(words: string): Hands {
  return words.split(', ').map((part) => {
    const [, name = '', percents = ''] = /^(\w+) (.+)$/.exec(part) ?? [];
    const seat = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva', 'Fox'].indexOf(name);
    if (seat < 0 && name !== 'pool') throw new Error(`nobody is called “${name}”`);
    const list = percents.startsWith('[') ? percents.slice(1, -1).split(' ').map(Number) : Number(percents);
    return [seat < 0 ? 'pool' : seat, list];
  });
}

/** What somebody holds of a company, largest first: 'D' is the director certificate, the others are percents. */
export function held(game: Game<State>, id: CompanyId, holder: Holder): string {
  const owner: Owner = typeof holder === 'number' ? playerOwner(holder) : holder;
  const { certificates } = companies[id];
  return certificates
    .filter((_, i) => game.state.certificates[id]?.[i] === owner)
    .sort((a, b) => Number(b.director ?? false) - Number(a.director ?? false) || b.percent - a.percent)
    .map(({ percent, director }) => (director ? 'D' : String(percent)))
    .join(' ');
}

/** The money of a seat, a company, the bank or the fund for Aachen. */
export function money(game: Game<State>, owner: number | CompanyId | 'bank' | 'aachenFund'): number {
  return game.state.money[typeof owner === 'number' ? playerOwner(owner) : owner] ?? 0;
}

export function price(game: Game<State>, id: CompanyId): number {
  return priceNow(game.state, id);
}

/** The square of a company's marker as [row, column]. */
export function square(game: Game<State>, id: CompanyId): readonly number[] {
  const place = game.state.market[id];
  return place ? [place.row, place.column] : [];
}

/** The markers on the square of a company, the uppermost first. */
export function pile(game: Game<State>, id: CompanyId): readonly CompanyId[] {
  const at = (one: CompanyId) => game.state.market[one];
  const here = at(id);
  return COMPANY_IDS.filter((one) => here && at(one)?.row === here.row && at(one)?.column === here.column).sort(
    (a, b) => (at(a)?.arrival ?? 0) - (at(b)?.arrival ?? 0),
  );
}

export const pass = { type: 'pass' };

export function sell(company: CompanyId, ...certificates: readonly number[]) {
  return { type: 'sellShares', company, certificates };
}

export function buy(company: CompanyId, from: 'offering' | 'pool', percent = 10) {
  return { type: 'buyShare', company, from, percent };
}

export function found(company: CompanyId, par: number) {
  return { type: 'found', company, par };
}

/** Everybody passes, one after the other: the stock round ends. */
export function allPass(game: Game<State>): void {
  for (const _ of game.state.seats) play(game, pass);
}

/** Which round it is: 'SR', or 'OR 1/2'; '' when the game is over. */
export function roundNow(game: Game<State>): string {
  const frame = game.state.flow.find(({ kind }) => kind === 'stockRound' || kind === 'operatingRound');
  if (frame?.kind === 'operatingRound') return `OR ${frame.number}/${frame.of}`;
  return frame ? 'SR' : '';
}

/** The company whose turn it is. */
export function acting(game: Game<State>): CompanyId | undefined {
  const frame = game.state.flow.find(({ kind }) => kind === 'companyTurn');
  return frame?.kind === 'companyTurn' ? frame.company : undefined;
}

/** Passes until the round is another one: companies without a route do nothing and buy nothing. */
export function passToNextRound(game: Game<State>): void {
  const round = roundNow(game);
  while (roundNow(game) === round) play(game, pass);
}
