export * from './18xx-games/index.ts';
