import type { Game } from '@stellwerk/engine/kernel';
import { markersOf, slotsOn } from '@stellwerk/engine/track';
import { map } from '../board.ts';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import type { State } from '../index.ts';
import { type Situation, situation } from './situation.ts';

export { offeredMarkers } from '@stellwerk/engine/testing/play';
export { fitting, hexesFor, tilesFor } from '../../rhineland/tests/building.ts';

/** A company of Ann's with 500 M about to build; she directs all others too. */
export function building(company: CompanyId, wanted: Situation = {}): Game<State> {
  const paper = (id: CompanyId) => (id === 'MKB' ? [20, 20, 20] : [20, 10, 10, 10]);
  return situation({
    shares: Object.fromEntries(COMPANY_IDS.map((id) => [id, [[0, paper(id)]] as const])),
    ...wanted,
    treasury: { [company]: 500, ...wanted.treasury },
    turn: { company, ...wanted.turn },
  });
}

/** Where a company's markers stand: ['F9.city1', …]. */
export function standing({ state }: Game<State>, company: CompanyId): string[] {
  return markersOf(map, state.track, company).map(({ hex, node }) => `${hex}.${node}`);
}

/** Who has a marker in the circles of a city, such as ['RhE', null]. */
export function circles({ state }: Game<State>, place: string): readonly (string | null)[] {
  const [hex = '', node = ''] = place.split('.');
  return slotsOn(map, state.track, hex, node);
}
