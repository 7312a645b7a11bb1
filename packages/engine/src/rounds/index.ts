export * from './bidding.ts';
export * from './dividends.ts';
export * from './order.ts';
export * from './running.ts';
export * from './shares.ts';
