export { type Board, cardAt, nameOf, type Station } from './board.ts';
export { type Components, RECONSTRUCTION } from './components.ts';
export { type Track, trackOf } from './dice.ts';
export { linesFrom } from './lines.ts';
export { type Frame, isPosition, type Player, type State, type Turn } from './state.ts';
export { railroadDice2 } from './title.ts';
