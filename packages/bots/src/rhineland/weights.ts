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
  /** What the power of a private, or the certificate that goes with it, is worth beside its revenue. */
  readonly power: Readonly<Record<string, number>>;
  /** The trains that a company runs in the end. */
  readonly finalTrains: readonly string[];
}

export const WEIGHTS: Weights = {
  roundsLeft: { '2': 15, '3': 12, '4': 9, '5': 8, '6': 7, '8': 5 },
  stopValue: { '2': 22, '3': 28, '4': 31, '5': 40, '6': 42, '8': 46 },
  trainRate: 0.45,
  privateRounds: { '2': 8, '3': 5, '4': 2, '5': 0, '6': 0, '8': 0 },
  power: { no1: 12, no2: 35, no3: 15, no4: 35, no5: 60, no6: 190 },
  finalTrains: ['6'],
};
