import type { Weights } from '@stellwerk/engine/kernel';

/**
 * Random play that comes to an end: the bank breaks late if shares are bought and sold at random all the time, for one deal
 * undoes the other, and if nobody builds. Markers and sales are rare among people too.
 */
export const weights: Weights = {
  startPacket: { buyItem: 40, pass: 10 },
  stockRound: { pass: 30, found: 3, buyShare: 3 },
  companyTurn: { layTile: 12, pass: 5, buyTrain: 5, forcePurchase: 5, payDividend: 5, withhold: 5 },
};
