import { AS_EXPECTED, type RailwayValuation } from '../railway/appraisal.ts';

/** What experience says of a game on the Rhine, as figures. */
export interface Weights {
  /** Operating rounds that a game usually still has when a phase begins. */
  readonly roundsLeft: Readonly<Record<string, number>>;
  /** What a stop of a grown network brings, by phase. */
  readonly stopValue: Readonly<Record<string, number>>;
  /** New trains that a floated company buys in an operating round. */
  readonly trainRate: number;
  /** How many rounds the privates still pay when the game begins. */
  readonly privateRounds: Readonly<Record<string, number>>;
  /** What somebody counts on for an item at its sale: money is dear then, and what comes late counts little. */
  readonly packetRounds: number;
  /** The phase in which a company can begin that must wait for one. */
  readonly opens: Readonly<Record<string, string>>;
  /** Hexes that no company may build on. */
  readonly closed: ReadonlySet<string>;
  /** What the power of a private, or the certificate that goes with it, is worth beside its revenue. */
  readonly power: Readonly<Record<string, number>>;
  readonly valuation: RailwayValuation;
  /** The trains that a company runs in the end. */
  readonly finalTrains: readonly string[];
  /** Moves from which a master plays on to the end: where games are longer, fewer. */
  readonly rehearsed: number;
}

export const WEIGHTS: Weights = {
  roundsLeft: { '2': 15, '3': 12, '4': 10, '5': 8, '6': 7.5, '8': 7 },
  stopValue: { '2': 26, '3': 36, '4': 42, '5': 53, '6': 56, '8': 57 },
  trainRate: 0.45,
  privateRounds: { '2': 8, '3': 5, '4': 2, '5': 0, '6': 0, '8': 0 },
  packetRounds: 4,
  opens: {},
  closed: new Set(),
  power: { no1: 5, no2: 35, no3: 12, no4: 15, no5: 45, no6: 165 },
  valuation: AS_EXPECTED,
  finalTrains: ['6'],
  rehearsed: 4,
};
