import type { Refusal } from '@stellwerk/engine/kernel';
import { tileOn } from '@stellwerk/engine/track';
import { companies, mapOf, tileStock } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { noteTile, tileFault } from '../copies.ts';
import { cityHere, sameRotation } from '../rotation.ts';
import { tileNamed } from './names.ts';
import { actor, frameOf, play, type Table, unknown, unlessSame } from './table.ts';

export function layTile(table: Table, action: PeerAction): Refusal | undefined {
  const hex = action.text('hex') ?? '';
  const copy = action.text('tile') ?? '';
  const tile = tileNamed(copy);
  const turned = action.number('rotation') ?? -1;
  const rotation = sameRotation(mapOf(table.game.state), tile, turned);
  if (rotation === undefined) return unknown(copy);
  const refusal =
    tileFault(table.tiles, copy, tile, tileStock()) ??
    play(table, { type: 'layTile', seat: actor(table), hex, tile, rotation });
  if (!refusal) noteTile(table.tiles, copy, { hex, rotation: turned });
  return refusal;
}

/** "934-0-0" is the first city of the first tile 934, "K6-0-0" that printed on K6. */
export function placeMarker(table: Table, action: PeerAction): Refusal | undefined {
  const tokener = action.text('tokener');
  if (tokener !== undefined && tokener !== action.entity.id) return unlessSame('tokener', action.entity.id, tokener);
  const place = /^(.+)-(\d+)$/.exec(action.text('city') ?? '');
  const copy = place?.[1] ?? '';
  const laid = table.tiles.at.get(copy);
  const hex = laid?.hex ?? printedHex(table, copy);
  const { state } = table.game;
  const map = mapOf(state);
  if (!map.grid.numbers.has(hex)) return unknown(action.text('city'));
  const cities = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const number = cityHere(map, tileNamed(copy), laid?.rotation ?? 0, Number(place?.[2]));
  const city = cities[number];
  const slot = action.number('slot') ?? -1;
  // The slot of a home counts through all cities of the hex.
  if (slot < 0 || slot >= cities.reduce((sum, { slots }) => sum + slots, 0)) return unknown(action.text('city'));
  const node = city?.id ?? '';
  const frame = frameOf(table);
  if (frame?.kind === 'homeCity' && companies[frame.company].home.hex === hex) {
    return play(table, { type: 'chooseHome', seat: actor(table), node });
  }
  return play(table, { type: 'placeMarker', seat: actor(table), hex, node });
}

/** "K6-0", as long as no tile lies on it. */
function printedHex({ tiles }: Table, copy: string): string {
  const hex = /^(.+)-0$/.exec(copy)?.[1] ?? '';
  return tiles.on.has(hex) ? '' : hex;
}
