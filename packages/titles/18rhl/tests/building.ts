import { cashOf } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { choicesOf, valuesOf } from '@stellwerk/engine/testing/play';
import { markersOf, slotsOn } from '@stellwerk/engine/track';
import { COMPANY_IDS, type CompanyId } from '../companies.ts';
import { mapOf, type State } from '../state.ts';
import { play, type Situation, situation } from './situation.ts';

export { offeredMarkers } from '@stellwerk/engine/testing/play';

type LayTile = { type: 'layTile'; hex: string; tile: string; rotation: number; power: string };

interface Site extends Situation {
  /** Who directs which company; Ann directs all the others. */
  readonly directors?: Partial<Record<CompanyId, number>>;
}

/** A company with 500 M about to build. */
export function building(company: CompanyId, { directors, ...wanted }: Site = {}): Game<State> {
  const { turn, treasury } = wanted;
  return situation({
    shares: sharesOf(COMPANY_IDS, directors),
    ...wanted,
    treasury: { [company]: 500, ...treasury },
    turn: { ...turn, company },
  });
}

/** The stock round is over but for the last pass; then these companies, all Ann's, are to act. What happens so far. */
export function intoOperatingRound(floated: readonly CompanyId[], wanted: Situation = {}) {
  const game = situation({ shares: sharesOf(floated), floated, stock: { seat: 2, passes: 2 }, ...wanted });
  return { game, events: play(game, { type: 'pass' }) };
}

function sharesOf(ids: readonly CompanyId[], directors: Site['directors'] = {}): NonNullable<Situation['shares']> {
  return Object.fromEntries(ids.map((id) => [id, [[directors[id] ?? 0, id === 'KKK' ? [20, 20, 20] : 50]] as const]));
}

/** A tile as `9/1`, number and rotation. */
export function laying(hex: string, laid: string, power = 'none'): LayTile {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation), power };
}

/** A marker in a place as `F9.city1`; in the first city of a hex without more. */
export function marking(place: string) {
  const [hex = '', node = 'city0'] = place.split('.');
  return { type: 'placeMarker', hex, node };
}

/** 'legal', or the rule that forbids the action; the game stays as it is. */
export function verdict(game: Game<State>, action: Record<string, unknown>): string {
  const tried = game.preview({ seat: game.actors()[0], ...action });
  return tried.ok ? 'legal' : tried.refusal.rule;
}

/** All that may be laid now by a power, or by none: as `K8 9/1`, sorted. */
export function offeredLays(game: Game<State>, power = 'none'): string[] {
  return choicesOf(game, 'layTile')
    .filter((choice) => valuesOf(choice, 'power').includes(power))
    .flatMap((choice) =>
      valuesOf(choice, 'rotation').map(
        (rotation) => `${valuesOf(choice, 'hex')[0]} ${valuesOf(choice, 'tile')[0]}/${rotation}`,
      ),
    )
    .sort();
}

/** What may be laid on a hex: tiles and rotations such as `9/1`. */
export function fitting(game: Game<State>, hex: string, power = 'none'): string[] {
  return offeredLays(game, power)
    .filter((lay) => lay.startsWith(`${hex} `))
    .map((lay) => lay.slice(hex.length + 1));
}

/** Which tiles may be laid on a hex, in whatever rotation. */
export function tilesFor(game: Game<State>, hex: string, power = 'none'): string[] {
  return [...new Set(fitting(game, hex, power).map((lay) => lay.split('/')[0] ?? ''))].sort(
    (a, b) => Number(a) - Number(b),
  );
}

export function hexesFor(game: Game<State>, power = 'none'): string[] {
  return [...new Set(offeredLays(game, power).map((lay) => lay.split(' ')[0] ?? ''))];
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

export function tileAt({ state }: Game<State>, hex: string): string | undefined {
  const laid = state.track.laid[hex];
  return laid && `${laid.tile}/${laid.rotation}`;
}

export function cash({ state }: Game<State>, owner: string): number {
  return cashOf(state, owner);
}

/** The company whose turn it is. */
export function acting({ state }: Game<State>): CompanyId | undefined {
  const frame = state.flow.findLast(({ kind }) => kind === 'companyTurn');
  return frame?.kind === 'companyTurn' ? frame.company : undefined;
}

/** A company without track or train does nothing in its turn. */
export function sitOut(game: Game<State>): void {
  play(game, { type: 'pass' }, { type: 'pass' });
}
