import { BANK, cashOf, DEPOT, OFFERING, type Owner, percentOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import type { Game, GameEvent } from '@stellwerk/engine/kernel';
import { markersOf } from '@stellwerk/engine/track';
import type { CompanyId, DirectorPercent } from '../companies.ts';
import { bestRunOf, directorSeat, mapOf, paperOf, priceNow, type Railway, type State } from '../index.ts';
import type { InvestorId } from '../investors.ts';
import type { ParPrice } from '../par.ts';
import { PRIVATE_IDS, type PrivateId } from '../privates.ts';
import { offers, opening, play, refusedBy, type Situation, situation } from './situation.ts';

type Move = Record<string, unknown> & { readonly type: string };

export const [ANN, BOB, CID, DEA] = [0, 1, 2, 3];

export const passing: Move = { type: 'pass' };
export const rocket: Move = { type: 'exchangeRocket' };

export function bidding(item: PrivateId, amount: number): Move {
  return { type: 'bid', item, amount };
}

export function choosing(investor: InvestorId): Move {
  return { type: 'chooseInvestor', investor };
}

export function founding(company: CompanyId, percent: DirectorPercent, par: ParPrice, permit: string, row = 0): Move {
  return { type: 'found', company, percent, par, row, permit };
}

export function buying(company: CompanyId): Move {
  return { type: 'buyShare', company };
}

export function selling(company: CompanyId, units: number): Move {
  return { type: 'sellShares', company, units };
}

/** Lays a tile such as '9/0', number and rotation. */
export function laying(hex: string, laid: string): Move {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation) };
}

/** A marker in a place such as 'F8.city4'; in the first city of a hex without more. */
export function marking(place: string): Move {
  const [hex = '', node = 'city0'] = place.split('.');
  return { type: 'placeMarker', hex, node };
}

export function train(type: string, price: number, from = 'bank'): Move {
  return { type: 'buyTrain', train: type, from, price };
}

export function giving(company: CompanyId): Move {
  return { type: 'assignPermit', company };
}

export function placing(company: CompanyId, returned: string | null = null): Move {
  return { type: 'placeRocket', company, returned };
}

/** What the rules say to a move: 'legal', or the rule that refuses it; what is offered must agree. Nothing is played. */
export function verdict(game: Game<State>, move: Move): string {
  const legal = game.preview({ seat: game.actors()[0], ...move }).ok;
  if (legal !== offers(game, move)) throw new Error(`${JSON.stringify(move)} is ${legal ? 'not' : 'wrongly'} offered`);
  return legal ? 'legal' : refusedBy(game, move);
}

/** Everybody passes once, beginning with whoever is to act. */
export function allPass(game: Game<State>): readonly GameEvent[] {
  return play(game, ...game.state.seats.map(() => passing));
}

/** The best run of whoever is to run now. */
export function runBest(game: Game<State>): readonly GameEvent[] {
  const railway = acting(game);
  if (railway === undefined) throw new Error('nobody is to run');
  return play(game, { type: 'run', routes: bestRunOf(game.state, railway).routes });
}

/** A route by its way, such as 'K2.city0 K2/4 K4.town0': nodes, and the sides by which it leaves a hex. */
export function running(type: string, way: string): Move {
  return { type: 'run', routes: [{ train: type, path: way.split(' '), counts: null }] };
}

/** The company or investor whose turn is on top. */
export function acting({ state }: Game<State>): Railway | undefined {
  const top = state.flow.at(-1);
  if (top?.kind === 'companyTurn') return top.company;
  return top?.kind === 'investorTurn' ? top.investor : undefined;
}

export function stepOf({ state }: Game<State>): string | undefined {
  const turn = state.flow.find((frame) => frame.kind === 'companyTurn' || frame.kind === 'investorTurn');
  return turn?.step;
}

/** The cash of every player, by seat. */
export function cash({ state }: Game<State>): readonly number[] {
  return state.seats.toSorted((a, b) => a - b).map((seat) => cashOf(state, playerOwner(seat)));
}

export function treasury({ state }: Game<State>, railway: Railway): number {
  return cashOf(state, railway);
}

/** How much of a company a seat, the bank or an investor has, in percent. */
export function held({ state }: Game<State>, company: CompanyId, owner: number | Owner): number {
  return percentOf(state, paperOf(state, company), typeof owner === 'number' ? playerOwner(owner) : owner);
}

export function inBank(game: Game<State>, company: CompanyId): number {
  return held(game, company, BANK);
}

export function price({ state }: Game<State>, company: CompanyId): number {
  return priceNow(state, company);
}

export function director({ state }: Game<State>, company: CompanyId): number {
  return directorSeat(state, company);
}

export function owned({ state }: Game<State>, company: CompanyId): readonly string[] {
  return trainsOf(state, company);
}

/** How many new trains of a type the bank has. */
export function left({ state }: Game<State>, type: string): number {
  return trainsOf(state, DEPOT).filter((one) => one === type).length;
}

/** Where a company's or an investor's markers stand: ['F8.city3', …]. */
export function standing({ state }: Game<State>, railway: Railway): string[] {
  return markersOf(mapOf(state), state.track, railway).map(({ hex, node }) => `${hex}.${node}`);
}

/** Events of one type as lists of some of their fields. */
export function told(events: readonly GameEvent[], type: string, ...fields: readonly string[]): readonly unknown[][] {
  return events.filter((event) => event.type === type).map((event) => fields.map((field) => event[field]));
}

/** A stock round is over but for the last pass; then an operating round begins. What happens so far. */
export function intoOperatingRound(wanted: Situation) {
  const last = (wanted.players ?? 3) - 1;
  const stock = { seat: last, passes: last };
  const game = situation({ ...wanted, stock, round: { begun: false, at: -1, ...wanted.round } });
  return { game, events: play(game, passing) };
}

/** Who wins each private for how much, P0 first. */
export type Sales = readonly (readonly [seat: number, price: number])[];

/** Sells the private now on offer: the winner bids when his turn comes, all others pass. */
export function sellPrivate(game: Game<State>, item: PrivateId, [winner, amount]: Sales[number]): void {
  let bid = false;
  while (game.state.privates[item] === OFFERING) {
    const bids: boolean = game.actors()[0] === winner && !bid;
    play(game, bids ? bidding(item, amount) : passing);
    bid ||= bids;
  }
}

/** The auctions of the first privates, as many as there are sales; BCR takes the permit of three phases from A on. */
export function auctioned(sales: Sales, players = 3): Game<State> {
  const game = opening(players);
  for (const [i, sale] of sales.entries()) {
    const item = PRIVATE_IDS[i] ?? 'P7';
    sellPrivate(game, item, sale);
    if (item === 'P6') play(game, { type: 'startBcr', row: 0, permit: 'ABC' });
  }
  return game;
}

/** Ann ends with 210 and BCR, Bob with 190, Cid with 210; Bob is to choose the first investor. */
export const ALL_SOLD: Sales = [
  [ANN, 5],
  [BOB, 10],
  [BOB, 25],
  [CID, 45],
  [CID, 70],
  [BOB, 375],
  [ANN, 385],
  [CID, 275],
];

/** The first stock round: Bob has A2, Ann A3 with a card of BCR, Cid A5; Bob is to act. */
export function firstStockRound(): Game<State> {
  const game = auctioned(ALL_SOLD);
  play(game, choosing('A2'), choosing('A3'), choosing('A5'));
  return game;
}
