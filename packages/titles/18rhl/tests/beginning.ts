import { BANK, cashOf, type Owner, percentOf, playerOwner } from '@stellwerk/engine/finance';
import { type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { type CompanyId, companies } from '../companies.ts';
import { AACHEN_FUND, priceNow, rhl, type State } from '../index.ts';
import type { ItemId } from '../start-items.ts';
import type { StartPacket } from '../state.ts';
import { offers, play, refusedBy } from './situation.ts';

type Move = Record<string, unknown> & { readonly type: string };

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva', 'Fox', 'Gus'];

/** A new game before the first move. Ann begins, the others sit in the order of their names, unless the options say so. */
export function beginning(players = 3, options: Options = {}, seed = 'a beginning'): Game<State> {
  const settled = { seating: 'given', sites: '1', ...options };
  const game = newGame(rhl, { players: NAMES.slice(0, players), seed, options: settled });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

/** A new game dealt and drawn by lot. */
export function byLot(players: number, seed: string): Game<State> {
  return beginning(players, { seating: 'dealt', sites: 'drawn' }, seed);
}

export const passing: Move = { type: 'pass' };

export function buying(item: ItemId): Move {
  return { type: 'buyItem', item };
}

export function bidding(item: ItemId, amount: number): Move {
  return { type: 'bid', item, amount };
}

export function settingPar(par: number): Move {
  return { type: 'setPar', par };
}

export function founding(company: CompanyId, par: number): Move {
  return { type: 'found', company, par };
}

export function share(company: CompanyId, percent = 10, from: 'offering' | 'pool' = 'offering'): Move {
  return { type: 'buyShare', company, from, percent };
}

export function selling(company: CompanyId, ...certificates: readonly number[]): Move {
  return { type: 'sellShares', company, certificates };
}

/** Lays a tile such as '9/0' (number and rotation). */
export function laying(hex: string, laid: string, power = 'none'): Move {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation), power };
}

export function marking(hex: string, node = 'city0'): Move {
  return { type: 'placeMarker', hex, node };
}

export function train(type: string, price: number, from = 'depot'): Move {
  return { type: 'buyTrain', train: type, from, price };
}

/** Everybody passes once, beginning with whoever is to act. */
export function allPass(game: Game<State>): void {
  play(game, ...game.state.seats.map(() => passing));
}

/**
 * The start packet sold to three, each buying in turn at the printed price: No. 1 and No. 4 to Ann, No. 2 and No. 5 to Bob,
 * No. 3 and No. 6 to Cid, who sets the par of RhE. Ann is to act next; they have 500, 450 and 410 M (with par 70 or less).
 */
export function packetSold(par = 70, options: Options = {}): Game<State> {
  const game = beginning(3, options);
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'), buying('no6'), settingPar(par));
  return game;
}

/** What the rules say to a move: 'legal', or the rule that refuses it; what is offered must agree. Nothing is played. */
export function verdict(game: Game<State>, move: Move): string {
  const legal = game.preview({ seat: game.actors()[0], ...move }).ok;
  if (legal !== offers(game, move)) throw new Error(`${JSON.stringify(move)} is ${legal ? 'not' : 'wrongly'} offered`);
  return legal ? 'legal' : refusedBy(game, move);
}

/** The cash of every player, by seat. */
export function cash({ state }: Game<State>): readonly number[] {
  return Array.from({ length: state.startingPlayers }, (_, seat) => cashOf(state, playerOwner(seat)));
}

export function bank({ state }: Game<State>): number {
  return cashOf(state, BANK);
}

/** The money beside the Aachen hex. */
export function fund({ state }: Game<State>): number {
  return cashOf(state, AACHEN_FUND);
}

export function treasuryOf({ state }: Game<State>, company: CompanyId): number {
  return cashOf(state, company);
}

export function priceOf({ state }: Game<State>, company: CompanyId): number {
  return priceNow(state, company);
}

/** How much of a company a seat or a place has, in percent. */
export function held({ state }: Game<State>, company: CompanyId, owner: number | Owner): number {
  return percentOf(state, companies[company], typeof owner === 'number' ? playerOwner(owner) : owner);
}

/** Part A of the first stock round as it stands. */
export function packet({ state }: Game<State>): StartPacket {
  const frame = state.flow.find((candidate) => candidate.kind === 'startPacket');
  if (!frame) throw new Error('the start packet is sold');
  return frame;
}

/** What is going on, on top of the flow. */
export function now({ state }: Game<State>): string {
  return state.flow.at(-1)?.kind ?? 'over';
}
