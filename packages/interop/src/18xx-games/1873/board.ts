import type { Refusal } from '@stellwerk/engine/kernel';
import { slotsOn, tileOn } from '@stellwerk/engine/track';
import { isRailway, mapOf, tileStock } from '@stellwerk/titles/1873';
import type { PeerAction } from '../action.ts';
import { noteTile, numberOfCopy, typeOfCopy } from '../copies.ts';
import { decline } from '../plain.ts';
import { cityHere, sameRotation } from '../rotation.ts';
import { companyNamed } from './names.ts';
import { actor, leaveOut, play, type Table, unknown, unlessSame } from './table.ts';

const STOCK = tileStock('unlimited', true);

/** Yellow tiles have no limit there, and their copies count on. */
function copyFault({ tiles }: Table, copy: string, tile: string): Refusal | undefined {
  const count = Object.hasOwn(STOCK, tile) ? STOCK[tile] : 0;
  const number = numberOfCopy(copy);
  const there = number >= 0 && (count === 'unlimited' || number < (count ?? 0)) && !tiles.at.has(copy);
  return there ? undefined : decline('interop/copy', { name: copy });
}

/** The concession route comes at once here, there hex by hex. */
export function isThere({ game: { state } }: Table, action: PeerAction): boolean {
  const laid = state.track.laid[action.text('hex') ?? ''];
  const tile = typeOfCopy(action.text('tile') ?? '');
  return laid?.tile === tile && laid.rotation === sameRotation(mapOf(state), tile, action.number('rotation') ?? -1);
}

export function layTile(table: Table, action: PeerAction): Refusal | undefined {
  const hex = action.text('hex') ?? '';
  const copy = action.text('tile') ?? '';
  const tile = typeOfCopy(copy);
  const turned = action.number('rotation') ?? -1;
  const rotation = sameRotation(mapOf(table.game.state), tile, turned);
  if (rotation === undefined) return unknown(copy);
  const fault = copyFault(table, copy, tile);
  if (fault) return fault;
  if (isThere(table, action)) leaveOut(table, action, hex);
  else {
    const refusal = play(table, { type: 'layTile', seat: actor(table), hex, tile, rotation });
    if (refusal) return refusal;
  }
  noteTile(table.tiles, copy, { hex, rotation: turned });
  return undefined;
}

/** "963-0-0" is the first stop of the first tile 963, "C16-0-0" that printed on C16. An inactive marker in the circle is replaced. */
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
  const stops = tileOn(map, state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const node = stops[cityHere(map, typeOfCopy(copy), laid?.rotation ?? 0, Number(place?.[2]))]?.id;
  const slot = action.number('slot') ?? -1;
  const circles = node === undefined ? [] : slotsOn(map, state.track, hex, node);
  if (node === undefined || slot < 0 || slot >= circles.length) return unknown(action.text('city'));
  const there = circles[slot] ?? '';
  const replaces = isRailway(there) && there !== companyNamed(action.entity.id) ? there : null;
  return play(table, { type: 'placeMarker', seat: actor(table), hex, node, replaces });
}

/** "K6-0", as long as no tile lies on it. */
function printedHex({ tiles }: Table, copy: string): string {
  const hex = /^(.+)-0$/.exec(copy)?.[1] ?? '';
  return tiles.on.has(hex) ? '' : hex;
}
