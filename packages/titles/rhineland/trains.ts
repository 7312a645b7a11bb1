import type { Phase, TrainKind } from './material.ts';

export const TRAIN_TYPES = ['2', '3', '4', '5', '6', '8'] as const;
export type TrainType = (typeof TRAIN_TYPES)[number];

/** The trains of the Rhineland, without the optional 2-train. */
export const trainKinds: Readonly<Record<TrainType, TrainKind>> = {
  '2': { count: 6, price: 100, stops: 2 },
  '3': { count: 5, price: 200, stops: 3 },
  '4': { count: 3, price: 300, stops: 4 },
  '5': { count: 3, price: 500, stops: 5 },
  '6': { count: 6, price: 600, stops: 6, opens: '5' },
  '8': { count: 4, price: 800, stops: 8, opens: '6' },
};

/** Each phase begins with the first new train of its name. */
export const phases: Readonly<Record<TrainType, Phase>> = {
  '2': { tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, montanBonus: 20, values: 'low' },
  '3': { tiles: ['yellow', 'green'], trainLimit: 4, operatingRounds: 2, montanBonus: 20, values: 'low' },
  '4': { tiles: ['yellow', 'green'], trainLimit: 3, scraps: '2', operatingRounds: 2, montanBonus: 20, values: 'low' },
  '5': { tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, montanBonus: 40, values: 'high' },
  '6': {
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    scraps: '3',
    operatingRounds: 3,
    montanBonus: 40,
    values: 'high',
  },
  '8': {
    tiles: ['yellow', 'green', 'brown', 'gray'],
    trainLimit: 2,
    scraps: '4',
    operatingRounds: 3,
    montanBonus: 40,
    values: 'high',
  },
};
