export { cases } from './rules/index.ts';
export { harzbahn } from './title.ts';
