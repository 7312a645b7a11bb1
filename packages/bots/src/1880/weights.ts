import type { CompanyId, PhaseId, PrivateId } from '@stellwerk/titles/1880';

/** Operating rounds that a game usually still has, by phase. */
export const ROUNDS_LEFT: Readonly<Record<PhaseId, number>> = {
  A1: 15,
  A2: 13,
  B1: 12,
  B2: 10,
  B3: 9,
  C1: 8,
  C2: 6,
  C3: 5,
  D1: 4,
  D2: 4,
  D3: 4,
};

/** What a large stop of a grown network brings, by the letter of the phase. */
export const STOP_VALUE: Readonly<Record<string, number>> = { A: 26, B: 36, C: 48, D: 58 };
export const SMALL_STOP = 14;
/** Each further train of a company brings so much of what the one before it does. */
export const SECOND_TRAIN = 0.45;
/** What a second train brought beside the first in games: nine tenths; a third half of it. */
export const FURTHER_TRAIN = 0.8;
/** So much of what is still missing to a grown network is built in a turn by a company that may build in all phases. */
export const GROWTH = 0.18;

/** New trains that an open company buys in an operating round. */
export const TRAIN_RATE = 0.5;

/** What a private is worth when the game begins: its income until the takeover and its power. */
export const PRIVATE_WORTH: Readonly<Record<PrivateId, number>> = {
  P0: 30,
  P1: 24,
  P2: 44,
  P3: 80,
  P4: 100,
  P5: 120,
  P6: 205,
  P7: 130,
};

/** Rounds in which privates still pay. */
export const PRIVATE_ROUNDS: Readonly<Record<PhaseId, number>> = {
  A1: 6,
  A2: 5,
  B1: 3,
  B2: 2,
  B3: 0,
  C1: 0,
  C2: 0,
  C3: 0,
  D1: 0,
  D2: 0,
  D3: 0,
};

/** The train a company runs in the end. */
export const FINAL_TRAINS: readonly string[] = ['6'];

/**
 * What a home brings, compared with others: by what companies earned in their first rounds. Shanghai and Nanjing lie close to other
 * cities; around Xi'an and Lanzhou there are mountains, and the second stop is three lays away.
 */
export const HOME_QUALITY: Readonly<Record<CompanyId, number>> = {
  HKR: 1.25,
  NJR: 1.2,
  JHU: 1.15,
  JLR: 1.1,
  SCR: 1,
  WNR: 0.95,
  CKR: 1.05,
  QSR: 1.05,
  BZU: 1,
  BCR: 0.95,
  JHA: 0.95,
  JGG: 0.95,
  LHR: 0.75,
  NXR: 0.7,
};
