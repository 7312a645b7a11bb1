import type { Tell } from '@stellwerk/engine/kernel';
import { trackGraph } from '@stellwerk/engine/track';
import { isLinkedByTrack, payAachenFund as payFund } from '../rhineland/aachen-link.ts';
import { isLinkedByRoutes } from './aachen-open-track.ts';
import { isEndOnly } from './network.ts';
import { mapOf, type State } from './state.ts';

/** 18rhl/4.2-no6-f, (A-13) */
export function payAachenFund(state: State, tell: Tell): void {
  payFund(state, () => isLinked(state), tell);
}

function isLinked(state: State): boolean {
  const graph = trackGraph(mapOf(state), state.track);
  if (state.options.aachenLink === 'open-track') return isLinkedByRoutes(state, graph);
  return isLinkedByTrack(graph, state, (node) => isEndOnly(state, node));
}
