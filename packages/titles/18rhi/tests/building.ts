import type { Game } from '@stellwerk/engine/kernel';
import { choicesOf, valuesOf } from '@stellwerk/engine/testing/play';
import { markersOf, slotsOn } from '@stellwerk/engine/track';
import { map } from '../board.ts';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import type { State } from '../index.ts';
import { type Situation, situation } from './situation.ts';

export { offeredMarkers } from '@stellwerk/engine/testing/play';

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

/** All that may be laid now without a power: as `K8 9/1`, sorted. */
export function offeredLays(game: Game<State>): string[] {
  return choicesOf(game, 'layTile')
    .filter((choice) => valuesOf(choice, 'power').includes('none'))
    .flatMap((choice) =>
      valuesOf(choice, 'rotation').map(
        (rotation) => `${valuesOf(choice, 'hex')[0]} ${valuesOf(choice, 'tile')[0]}/${rotation}`,
      ),
    )
    .sort();
}

/** What may be laid on a hex: tiles and rotations such as `9/1`. */
export function fitting(game: Game<State>, hex: string): string[] {
  return offeredLays(game)
    .filter((lay) => lay.startsWith(`${hex} `))
    .map((lay) => lay.slice(hex.length + 1));
}

/** Which tiles may be laid on a hex, in whatever rotation. */
export function tilesFor(game: Game<State>, hex: string): string[] {
  return [...new Set(fitting(game, hex).map((lay) => lay.split('/')[0] ?? ''))].sort((a, b) => Number(a) - Number(b));
}

export function hexesFor(game: Game<State>): string[] {
  return [...new Set(offeredLays(game).map((lay) => lay.split(' ')[0] ?? ''))];
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
