export { playRandomly } from './kit.ts';
