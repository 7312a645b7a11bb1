import type { Weights } from '@stellwerk/engine/kernel';

/**
 * Random play that comes to an end: the game goes on with the trains that are bought. Deals at random undo each other, and random
 * track leads nowhere.
 */
export const weights: Weights = {
  auction: { bid: 3 },
  stockRound: { pass: 30, found: 3, buyShare: 3 },
  companyTurn: { buyTrain: 20, pass: 2, forcePurchase: 2 },
  investorTurn: { pass: 2 },
};
