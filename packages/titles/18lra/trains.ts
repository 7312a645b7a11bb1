import type { Phase, TrainKind } from '../rhineland/material.ts';
import { phases as allPhases } from '../rhineland/trains.ts';

const { '8': _, ...rhineland } = allPhases;

export const TRAIN_TYPES = ['2', '3', '4', '5', '6'] as const;
export type TrainType = (typeof TRAIN_TYPES)[number];

/**
 * How many of each there are: in the box, with two players, and in the short game. One more 2-train is a variant of the
 * first two. 18lra/2-b, 18lra/2p-b, 18lra/short-f
 */
export const rosters: Readonly<Record<'full' | 'small' | 'short', Readonly<Record<TrainType, number>>>> = {
  full: { '2': 6, '3': 5, '4': 3, '5': 3, '6': 6 },
  small: { '2': 5, '3': 4, '4': 2, '5': 2, '6': 6 },
  short: { '2': 4, '3': 3, '4': 2, '5': 2, '6': 6 },
};

/** The full roster; a game takes one of the rosters. 18lra/2-b; stops: 18lra/6.2.3-b; 6-trains are opened: 18lra/6.2.6-c */
export const trainKinds: Readonly<Record<TrainType, TrainKind>> = {
  '2': { count: rosters.full['2'], price: 100, stops: 2 },
  '3': { count: rosters.full['3'], price: 200, stops: 3 },
  '4': { count: rosters.full['4'], price: 300, stops: 4 },
  '5': { count: rosters.full['5'], price: 500, stops: 5 },
  '6': { count: rosters.full['6'], price: 600, stops: 6, opens: '5' },
};

/** Section 6.3 of the rulebook; without an 8-train there is no grey and 4-trains stay. 18lra/6.2.1.2-a, 18lra/6.3-d */
export const phases: Readonly<Record<TrainType, Phase>> = rhineland;
