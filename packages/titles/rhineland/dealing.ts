import {
  directorIndex,
  type Owner,
  ordinaryOf,
  POOL,
  percentAt,
  percentOf,
  playerOwner,
  type Sale,
  saleHands,
  saleOf,
  sumOf,
} from '@stellwerk/engine/finance';
import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import { giveUpBlock, handOver } from '@stellwerk/engine/rounds';
import { type Box, refuseSaying } from './game.ts';
import type { Dealing } from './law.ts';
import type { Company } from './material.ts';
import { directorSeat, type State } from './state.ts';

/** By the rulebook: an exchange for the director certificate must be exact. */
export function exactDealing(game: Box): Dealing {
  return {
    hands: (state, company, seat) => saleHands(state, company, state.seats, playerOwner(seat)),
    refuse(state, company, seat, percents) {
      const sale = saleOf(state, company, state.seats, playerOwner(seat), percents);
      if (!sale) return refuseSizes(game, state, seat, company, percents);
      return partsTwenty(state, seat, company, sale, percents) ? refuse(game.cites.exactExchange) : undefined;
    },
    giveUp: (state, company, seat, percents, tell) =>
      giveUpBlock(state, state.seats, { issue: company, seller: playerOwner(seat), percents, to: POOL }, tell),
    take: (state, company, index, seat, tell) =>
      handOver(state, state.seats, { issue: company, index, buyer: playerOwner(seat) }, tell),
  };
}

export function notHeld(game: Box): Refusal {
  return refuseSaying(game, game.cites.notHeld, 'notHeld');
}

/** Why certificates of these sizes cannot leave the seller. */
function refuseSizes(game: Box, state: State, seat: number, company: Company, percents: readonly number[]): Refusal {
  const { cites } = game;
  const owner = playerOwner(seat);
  const wantsTwenty = count(percents, 20) > count(ordinaryPercents(state, company, owner), 20);
  if (directorSeat(state, company) !== seat) return wantsTwenty ? notHeld(game) : refuse(cites.wholeCertificate);
  const others = state.seats.filter((other) => other !== seat);
  const most = Math.max(0, ...others.map((other) => percentOf(state, company, playerOwner(other))));
  if (most < percentAt(company, directorIndex(company))) return refuse(cites.noSuccessor);
  if (most <= percentOf(state, company, owner) - sumOf(percents)) return refuse(cites.staysStrongest);
  return refuse(wantsTwenty ? cites.directorCertificate : cites.exactExchange);
}

/** Two shares of 10% would be exchanged and both sold although the new director has one of 20% to give. */
function partsTwenty(state: State, seat: number, company: Company, sale: Sale, percents: readonly number[]): boolean {
  const { successor, exchange = [] } = sale;
  if (successor === undefined || exchange.length === 1) return false;
  const tens = count([...ordinaryPercents(state, company, playerOwner(seat)), ...exchange], 10);
  return count(percents, 10) === tens && ordinaryPercents(state, company, playerOwner(successor)).includes(20);
}

function ordinaryPercents(state: State, company: Company, owner: Owner): readonly number[] {
  return ordinaryOf(state, company, owner).map((index) => percentAt(company, index));
}

function count(percents: readonly number[], size: number): number {
  return percents.filter((percent) => percent === size).length;
}
