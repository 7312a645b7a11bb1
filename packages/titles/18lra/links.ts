import { reach, tileOn, trackGraph } from '@stellwerk/engine/track';
import { DALHEIM, METROPOLES, MG_HEXES, RIGHT_BANK, VENLO } from './board.ts';
import { isEndOnly } from './network.ts';
import { mapOf, type State } from './state.ts';

/** The metropolises lie on the right bank once they are green. 18lra/4.1.2-no1-b */
export function isRightBank(state: State, hex: string): boolean {
  if (!METROPOLES.includes(hex)) return RIGHT_BANK.includes(hex);
  return ['green', 'brown'].includes(tileOn(mapOf(state), state.track, hex).color);
}

/** 18lra/4.1.2-no1-a, 18lra/4.1.2-no1-c */
export function isDalheimLinked(state: State): boolean {
  return areJoined(state, [DALHEIM], (hex) => isRightBank(state, hex));
}

/** 18lra/4.2.3-f */
export function isVenloLinked(state: State): boolean {
  return areJoined(state, MG_HEXES, (hex) => hex === VENLO);
}

/** Whether track leads from one of the hexes to a goal, whoever's markers stand on the way. */
function areJoined(state: State, from: readonly string[], isGoal: (hex: string) => boolean): boolean {
  const graph = trackGraph(mapOf(state), state.track);
  const { nodes, segments } = reach(graph, {
    starts: ({ hex }) => from.includes(hex),
    passes: (node) => !isEndOnly(state, node),
    uses: () => true,
  });
  return (
    graph.nodes.some(({ id, hex }) => nodes[id] === 1 && isGoal(hex)) ||
    graph.segments.some(({ id, hex }) => segments[id] === 1 && isGoal(hex))
  );
}
