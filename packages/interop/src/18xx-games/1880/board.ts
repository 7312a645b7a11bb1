import type { Refusal } from '@stellwerk/engine/kernel';
import { tileOn } from '@stellwerk/engine/track';
import { companies, mapOf } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { cityHere, sameRotation } from '../rotation.ts';
import { tileNamed } from './names.ts';
import { actor, frameOf, play, type Table, unknown } from './table.ts';

export function layTile(table: Table, action: PeerAction): Refusal | undefined {
  const hex = action.text('hex') ?? '';
  const copy = action.text('tile') ?? '';
  const tile = tileNamed(copy);
  const rotation = sameRotation(mapOf(table.game.state), tile, action.number('rotation') ?? -1);
  if (rotation === undefined) return unknown(copy);
  const refusal = play(table, { type: 'layTile', seat: actor(table), hex, tile, rotation });
  if (!refusal) table.tileAt.set(copy, { hex, rotation: action.number('rotation') ?? 0 });
  return refusal;
}

/** "934-0-0" is the first city of the first tile 934, "K6-0-0" that printed on K6. */
export function placeMarker(table: Table, action: PeerAction): Refusal | undefined {
  const place = /^(.+)-(\d+)$/.exec(action.text('city') ?? '');
  const copy = place?.[1] ?? '';
  const laid = table.tileAt.get(copy);
  const hex = laid?.hex ?? copy.replace(/-\d+$/, '');
  const { state } = table.game;
  const map = mapOf(state);
  if (!map.grid.numbers.has(hex)) return unknown(action.text('city'));
  const cities = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const number = cityHere(map, tileNamed(copy), laid?.rotation ?? 0, Number(place?.[2]));
  const node = cities[number]?.id ?? '';
  const frame = frameOf(table);
  if (frame?.kind === 'homeCity' && companies[frame.company].home.hex === hex) {
    return play(table, { type: 'chooseHome', seat: actor(table), node });
  }
  return play(table, { type: 'placeMarker', seat: actor(table), hex, node });
}
