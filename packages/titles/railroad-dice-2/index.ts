export { cardAt, nameOf } from './board.ts';
export { RECONSTRUCTION } from './components.ts';
export { trackOf } from './dice.ts';
export { linesFrom } from './lines.ts';
export { isPosition, type Player, type State, type Turn } from './state.ts';
export { railroadDice2 } from './title.ts';
