import { type GraphNode, nodesIn, reach, type TrackGraph } from '@stellwerk/engine/track';
import { hasFerry } from '../rhineland/network.ts';
import { AACHEN, DUEREN, KOELN, METROPOLES } from './board.ts';
import { COMPANY_IDS, type CompanyId } from './companies.ts';
import { isBlocked, isEndOnly } from './network.ts';
import type { State } from './state.ts';

/**
 * The reading `open-track`: companies that have operated could come from Aachen to Düren, and from the first place of Köln
 * to Düren, past the markers of others; not necessarily the same company, nor by different track at Düren. At a ferry it is
 * the company now operating that has to get past.
 */
export function isLinkedByRoutes(state: State, graph: TrackGraph): boolean {
  const operated = COMPANY_IDS.filter((id) => state.companies[id].acted);
  const operating = state.flow.find((frame) => frame.kind === 'companyTurn')?.company;
  return [AACHEN, KOELN].every((hex) =>
    operated.some((company) => comesToDueren(state, graph, hex, company, operating ?? company)),
  );
}

function comesToDueren(
  state: State,
  graph: TrackGraph,
  hex: string,
  company: CompanyId,
  operating: CompanyId,
): boolean {
  const start = nodesIn(graph, hex)[0]?.id;
  const atFerry = (node: GraphNode) => METROPOLES.has(node.hex) && hasFerry(node.hex, graph);
  const { nodes } = reach(graph, {
    starts: ({ id }) => id === start,
    passes: (node) => !isEndOnly(state, node) && !isBlocked(node, graph, atFerry(node) ? operating : company),
    uses: () => true,
  });
  return nodesIn(graph, DUEREN).some(({ id }) => nodes[id] === 1);
}
