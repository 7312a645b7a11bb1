/** The market and how markers move on it. 18rhl/12, 15.3, 16.4, 16.6 */
export { market, moves } from '../rhineland/market.ts';
