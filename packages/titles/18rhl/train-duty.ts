import { reach, trackGraph } from '@stellwerk/engine/track';
import type { CompanyId } from './companies.ts';
import { isBlocked, isEndOnly } from './network.ts';
import { hasRoute } from './running.ts';
import { mapOf, type State } from './state.ts';

/**
 * Whether a company must own a train: if it has a route. 18rhl/13.1-l
 * With `trainDuty: ever-linked` it is enough that a marker of it was ever linked to another stop, a town or the other bank
 * of a metropolis included, whether a train could run there or not.
 */
export function owesTrain(state: State, company: CompanyId): boolean {
  if (hasRoute(state, company)) return true;
  return state.options.trainDuty === 'ever-linked' && (state.everLinked.includes(company) || isLinked(state, company));
}

/** Remembers that the company is linked now, before it buys its trains. */
export function noteLink(state: State, company: CompanyId): void {
  if (state.options.trainDuty === 'route' || state.everLinked.includes(company)) return;
  if (isLinked(state, company)) state.everLinked.push(company);
}

function isLinked(state: State, company: CompanyId): boolean {
  const graph = trackGraph(mapOf(state), state.track);
  const own = graph.nodes.filter(({ slots }) => slots.includes(company));
  return own.some((start) => {
    const { nodes } = reach(graph, {
      starts: (node) => node === start,
      passes: (node) => !isEndOnly(state, node) && !isBlocked(node, graph, company),
      uses: () => true,
    });
    return graph.nodes.some((node) => node !== start && nodes[node.id] === 1);
  });
}
