import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import { tileOn } from '@stellwerk/engine/track';
import {
  type CompanyId,
  companies,
  directorSeat,
  mapOf,
  type Power,
  type PrivateId,
  type State,
  tileStock,
} from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { noteTile, tileFault } from '../copies.ts';
import { sameRotation } from '../rotation.ts';
import { companyNamed, privateNamed, tileNamed } from './names.ts';
import { actor, frameOf, notNow, play, type Table, unknown, unlessSame } from './table.ts';

export function layTile(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return notNow(table);
  const { state } = table.game;
  const hex = action.text('hex') ?? '';
  const copy = action.text('tile') ?? '';
  const tile = tileNamed(copy);
  const rotation = action.number('rotation') ?? -1;
  const turned = sameRotation(mapOf(state), tile, rotation);
  if (turned === undefined) return unknown(copy);
  const { promotionTiles, ratingen } = table.game.config.options;
  const stock = tileStock(promotionTiles === true, ratingen === true);
  const fault = tileFault(table.tiles, copy, tile, stock);
  if (fault) return fault;
  const used = action.entity.kind === 'company' ? privateFor(state, action.entity.id) : null;
  if (used === undefined) return unknown(action.entity.id);
  const power = powerFor(state, frame.company, used, hex);
  const refusal = play(table, { type: 'layTile', seat: actor(table), hex, tile, rotation: turned, power });
  if (refusal) return refusal;
  noteTile(table.tiles, copy, { hex, rotation });
  if (power === 'no2' || power === 'no4') table.teleport = hex;
  return undefined;
}

/** Privates whose tile is laid in their own name; that of No. 1 only in the Ratingen variant. */
function privateFor(state: State, name: string): PrivateId | undefined {
  const used = privateNamed(name);
  const itself = used === 'no1' ? state.options.ratingen && name === 'ATB' : used !== 'no5';
  return itself ? used : undefined;
}

/** A power is named as the one who acts; only that of No. 1 is no action of its own on the site. */
function powerFor(state: State, company: CompanyId, used: PrivateId | null, hex: string): Power {
  const ownsNo1 = state.privates.no1 === `player${directorSeat(state, companies[company])}`;
  const byNo1 = !state.options.ratingen && hex === 'E14' && !state.track.laid[hex] && ownsNo1;
  if (used === 'no3') return byNo1 ? 'no1+no3' : 'no3';
  if (used === null) return byNo1 ? 'no1' : 'none';
  return used === 'no5' ? 'none' : used;
}

/** "934-0-0" is the first city of the first tile 934, "K6-0-0" that printed on K6. */
export function placeMarker(table: Table, action: PeerAction): Refusal | undefined {
  const tokener = action.text('tokener');
  const frame = frameOf(table);
  if (tokener !== undefined && frame?.kind === 'companyTurn' && companyNamed(tokener) !== frame.company) {
    return unlessSame('tokener', action.entity.id, tokener);
  }
  const place = /^(.+)-(\d+)$/.exec(action.text('city') ?? '');
  const copy = place?.[1] ?? '';
  const hex = table.tiles.at.get(copy)?.hex ?? printedHex(table, copy);
  const map = mapOf(table.game.state);
  if (!map.grid.numbers.has(hex)) return refuse('interop/name', { name: action.text('city') ?? '' });
  const cities = tileOn(map, table.game.state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const city = cities[Number(place?.[2])];
  const slot = action.number('slot') ?? -1;
  if (slot < 0 || slot >= (city?.slots ?? 0)) return unknown(action.text('city'));
  return play(table, { type: 'placeMarker', seat: actor(table), hex, node: city?.id ?? '' });
}

/** "K6-0", as long as no tile lies on it. */
function printedHex({ tiles }: Table, copy: string): string {
  const hex = /^(.+)-0$/.exec(copy)?.[1] ?? '';
  return tiles.on.has(hex) ? '' : hex;
}
