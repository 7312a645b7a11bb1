import { directorOf, isPlayer, type Owner, seatOf, type TrainState } from '@stellwerk/engine/finance';
import type { FrameState } from '@stellwerk/engine/kernel';
import type { Bid, DiscardingTrains, RailwayPosition, RaisingMoney, TurnTaking } from '@stellwerk/engine/rounds';
import type { Components } from './components.ts';
import type { Company } from './material.ts';

export interface CompanyState {
  par: number | null;
  floated: boolean;
  /** It has had its income step in some turn. */
  acted: boolean;
  /** Owed to the bank. */
  debt: number;
  /** The income of its last run. */
  lastIncome: number;
}

/** What the position of every game on the Rhine holds; a title adds what is its own. */
export interface State extends RailwayPosition, TrainState {
  /** The same object as long as the game lasts. */
  readonly options: object & { readonly components?: Components };
  /** How many sat down: the certificate limit stays theirs. */
  readonly startingPlayers: number;
  priority: number;
  phase: string;
  privates: Record<string, Owner>;
  /** The privates whose power was used. */
  usedPowers: string[];
  companies: Record<string, CompanyState>;
  /** Which stock round it is, counted from 1. */
  stockRounds: number;
  /** The round in which the bank could not pay. */
  bankBroke: '' | 'stock' | 'operating';
  /** Floated in this stock round: their markers rise at its end. */
  rising: string[];
}

/** The sale of the start packet. */
export interface StartPacket extends FrameState, TurnTaking {
  readonly kind: 'startPacket';
  /** The price of the first item now. */
  price: number;
  unsold: string[];
  bids: Record<string, Bid[]>;
  /** An item was sold: the bids on the next are to be looked at. */
  settling: boolean;
  lastBuyer: number | null;
  /** Everybody passed: what has no bid is now offered for less and less. */
  falling?: true;
}

/** The lowest item is offered for less, to one seat after the other, until somebody takes it. */
export interface FallingOffer extends FrameState {
  readonly kind: 'fallingOffer';
  readonly item: string;
  price: number;
  seat: number;
  /** How many have declined at this price. */
  declined: number;
  /** Whoever can pay it must take it. */
  forced: boolean;
}

/** The bidders on one item speak in turn. */
export interface ItemAuction extends FrameState {
  readonly kind: 'itemAuction';
  readonly item: string;
  /** Still taking part, clockwise. */
  seats: number[];
  seat: number;
}

export interface StockRound extends FrameState, TurnTaking {
  readonly kind: 'stockRound';
  /** Nothing may be sold in the first one. */
  readonly first: boolean;
  /** Company → the seats that sold shares of it in this round. */
  sold: Record<string, number[]>;
  /** The companies sold in this turn. */
  soldNow: string[];
  lastBuyer: number | null;
}

export interface OperatingRound extends FrameState {
  readonly kind: 'operatingRound';
  readonly number: number;
  readonly of: number;
  begun: boolean;
  acted: string[];
}

export interface CompanyTurn extends FrameState {
  readonly kind: 'companyTurn';
  readonly company: string;
  step: 'build' | 'run' | 'dividend' | 'trains' | 'over';
  begun: boolean;
  /** The normal lay of the turn is used. */
  laid: boolean;
  /** A marker was placed beside the home markers. */
  marked: boolean;
  /** The hex where a power lets a marker be placed now, for nothing and without connection; '' if there is none. */
  freeMarkerOn: string;
  /** The hex where a power lets a marker be placed in this turn without connection. */
  ferryMarkerOn: string;
  income: number;
  /** How much of it bound trains earned: the rest may be paid out alone. */
  apart?: number;
  /** A train was bought in this turn. */
  bought: boolean;
}

export interface TrainOffer extends FrameState {
  readonly kind: 'trainOffer';
  readonly buyer: string;
  readonly seller: string;
  readonly train: string;
  readonly price: number;
}

/** A director raises money for this train. */
export interface RaiseMoney<C extends string = string> extends RaisingMoney<C> {
  readonly train: string;
  readonly from: 'depot' | 'pool';
}

export type Frame =
  | StartPacket
  | ItemAuction
  | StockRound
  | OperatingRound
  | CompanyTurn
  | TrainOffer
  | DiscardingTrains;

/** What the position holds of a company beside its paper, money and trains. */
export function charterOf(state: State, id: string): CompanyState {
  const charter = state.companies[id];
  if (!charter) throw new RangeError(`there is no company ${id}`);
  return charter;
}

/** The seat of the company's director; -1 while it has none. */
export function directorSeat(state: State, company: Company): number {
  return seatOf(directorOf(state, company));
}

/** It has floated and no player directs it. */
export function inReceivership(state: State, company: Company): boolean {
  return charterOf(state, company.id).floated && !isPlayer(directorOf(state, company));
}

/** Whether the phase `now` is `since` or later. */
export function hasBegun(now: string, since: string): boolean {
  return Number(now) >= Number(since);
}
