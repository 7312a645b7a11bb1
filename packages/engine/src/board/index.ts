export * from './hex.ts';
export * from './square.ts';
