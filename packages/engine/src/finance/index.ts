export * from './certificates.ts';
export * from './director.ts';
export * from './market.ts';
export * from './money.ts';
export * from './owners.ts';
export * from './trains.ts';
