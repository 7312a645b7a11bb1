import { BANK, cashOf, pay } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import { hasMarkerIn, nodesIn, placeMarker as putMarker } from '@stellwerk/engine/track';
import { refuseSaying } from '../rhineland/game.ts';
import { networkOf } from '../rhineland/network.ts';
import { ownerSeat } from '../rhineland/privates.ts';
import type { ActionNamed } from './actions.ts';
import { HARBOURS } from './board.ts';
import { companies } from './companies.ts';
import { game } from './game.ts';
import { harbourAt, harbourCost, hasHarbourMarker, keeperOf } from './harbours.ts';
import { type CompanyTurn, directorSeat, mapOf, type State } from './state.ts';

function refuseHarbour(state: State, frame: CompanyTurn, hex: string): Refusal | undefined {
  const company = companies[frame.company];
  if (frame.step !== 'build') return refuse('18lra/6.2-a');
  if (frame.marked) return refuse('18lra/6.2.2-f');
  if (!company.harbour) return refuse('18lra/6.2.2.1-h');
  if (!hasHarbourMarker(state, company)) return refuse('18lra/4.1.2-harbour-i');
  if (!(hex in HARBOURS)) return refuse('18lra/6.2.2.1-a');
  const place = harbourAt(state, hex);
  if (!place) return refuse('18lra/4.1.2-harbour-b');
  if (place.marker !== null) return refuse('18lra/6.2.2.1-i');
  if (hasMarkerIn(state.track, hex, company.id)) return refuse('18lra/6.2.2-h');
  const keeper = keeperOf(state, hex);
  if (keeper && ownerSeat(state, keeper) !== directorSeat(state, company)) return refuse('18lra/6.2.2.1-b');
  const { graph, nodes } = networkOf(game, state, company.id);
  if (!nodesIn(graph, hex).some(({ id, node }) => node.id === place.node && nodes[id] === 1)) {
    return refuse(keeper ? '18lra/4.1.2-a' : '18lra/6.2.2-g');
  }
  const cost = harbourCost(state, company, hex);
  const cash = cashOf(state, company.id);
  return cash < cost ? refuseSaying(game, '18lra/6.2.2-e', 'treasuryShort', { cost, cash }) : undefined;
}

/** Before or after the ordinary markers: 18lra/6.2.2.1-c. The power of a private is used up by it: 18lra/4.1.2-harbour-g */
export function placeHarbour(
  { state, frame, tell }: Step<State, CompanyTurn>,
  { hex }: ActionNamed<'placeHarbour'>,
): Refusal | undefined {
  const refusal = refuseHarbour(state, frame, hex);
  if (refusal) return refusal;
  const place = harbourAt(state, hex);
  if (!place) return refuse('18lra/4.1.2-harbour-b');
  const { company } = frame;
  const cost = harbourCost(state, companies[company], hex);
  const keeper = keeperOf(state, hex);
  pay(state, company, BANK, cost);
  putMarker(mapOf(state), state.track, place, company);
  if (keeper) state.usedPowers.push(keeper);
  frame.marked = true;
  tell({ type: 'harbourBuilt', company, hex, cost });
  return undefined;
}

export function harbourChoices(state: State, frame: CompanyTurn): Choice[] {
  return Object.keys(HARBOURS)
    .filter((hex) => !refuseHarbour(state, frame, hex))
    .map((hex) => ({
      type: 'placeHarbour',
      params: { hex: [hex] },
      info: { cost: harbourCost(state, companies[frame.company], hex) },
    }));
}
