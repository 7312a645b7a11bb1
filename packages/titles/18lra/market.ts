/** The market and how markers move on it. 18lra/5.1.3-a, 18lra/5.1.5-e, 18lra/5-d, 18lra/5.2.1-e, 18lra/6.2.5-a, 18lra/6.2.5-b, 18lra/6.2.5-d */
export { market, moves } from '../rhineland/market.ts';
