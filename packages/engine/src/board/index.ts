export * from './square.ts';
