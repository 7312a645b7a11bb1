import type { Game } from '@stellwerk/engine/kernel';
import { choicesOf, valuesOf } from '@stellwerk/engine/testing/play';
import { fittingRotations, markersOf, slotsOn } from '@stellwerk/engine/track';
import { payments } from '../../rhineland/tests/lines.ts';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { game as rhineland } from '../game.ts';
import type { State } from '../index.ts';
import { mapOf } from '../state.ts';
import type { TrainType } from '../trains.ts';
import { type Situation, situation } from './situation.ts';

export { offeredMarkers } from '@stellwerk/engine/testing/play';
export { fitting, hexesFor, offeredLays, tilesFor } from '../../rhineland/tests/building.ts';
export { along, earns, says } from '../../rhineland/tests/lines.ts';

const PAPER: Partial<Record<CompanyId, readonly number[]>> = { MKB: [20, 20, 20], KEG: [30, 10, 10] };

/** A company of Ann's with 500 M about to build; she directs all others too. */
export function building(company: CompanyId, wanted: Situation = {}): Game<State> {
  return situation({
    shares: Object.fromEntries(COMPANY_IDS.map((id) => [id, [[0, PAPER[id] ?? [20, 10, 10, 10]]] as const])),
    ...wanted,
    treasury: { [company]: 500, ...wanted.treasury },
    turn: { company, ...wanted.turn },
  });
}

type Line = Omit<Situation, 'trains' | 'shares' | 'turn'> & { readonly trains: readonly TrainType[] };

/** Ann's company about to run its trains; the other companies on the board are Bob's. */
export function about(company: CompanyId, { trains, ...line }: Line): Game<State> {
  const others = COMPANY_IDS.filter((id) => id !== company && (line.markers?.[id] || line.floated?.includes(id)));
  return situation({
    ...line,
    floated: [company, ...others],
    shares: Object.fromEntries(
      [company, ...others].map((id, i) => [id, [[Math.min(i, 1), PAPER[id] ?? [20, 10, 10]]] as const]),
    ),
    trains: { [company]: trains },
    turn: { company, step: 'run' },
  });
}

/** What each stop of a route pays, and its bonuses. */
export const pays = (game: Game<State>, company: CompanyId, train: string, way: string) =>
  payments(rhineland, game, company, train, way);

/** The rotations in which a tile passes all checks on a hex, whatever company builds. */
export function fits({ state }: Game<State>, hex: string, tile: string): readonly number[] {
  return fittingRotations(mapOf(state), state.track, hex, tile, rhineland.law.layChecks);
}

/** Where harbours may be built, and at what cost. */
export function offeredHarbours(game: Game<State>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    choicesOf(game, 'placeHarbour').map((choice) => [valuesOf(choice, 'hex')[0] ?? '', choice.info?.['cost']]),
  );
}

/** Where a company's markers stand: ['F9.city1', …]. */
export function standing({ state }: Game<State>, company: CompanyId): string[] {
  return markersOf(mapOf(state), state.track, company).map(({ hex, node }) => `${hex}.${node}`);
}

/** Who has a marker in the circles of a city, such as ['RhE', null]. */
export function circles({ state }: Game<State>, place: string): readonly (string | null)[] {
  const [hex = '', node = ''] = place.split('.');
  return slotsOn(mapOf(state), state.track, hex, node);
}
