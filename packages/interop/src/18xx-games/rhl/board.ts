import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import { tileOn } from '@stellwerk/engine/track';
import { type CompanyId, companies, directorSeat, mapOf, type Power, type State } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { sameRotation } from '../rotation.ts';
import { privateNamed, tileNamed } from './names.ts';
import { actor, frameOf, notNow, play, type Table, unknown } from './table.ts';

export function layTile(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'companyTurn') return notNow(table);
  const hex = action.text('hex') ?? '';
  const copy = action.text('tile') ?? '';
  const tile = tileNamed(copy);
  const map = mapOf(table.game.state);
  const turned = sameRotation(map, tile, action.number('rotation') ?? -1);
  if (turned === undefined) return unknown(copy);
  const power = powerFor(table.game.state, frame.company, action, hex);
  const refusal = play(table, { type: 'layTile', seat: actor(table), hex, tile, rotation: turned, power });
  if (refusal) return refusal;
  table.tileAt.set(copy, hex);
  if (power === 'no2' || power === 'no4') table.teleport = hex;
  return undefined;
}

/** A power is named as the one who acts; only that of No. 1 is no action of its own on the site. */
function powerFor(state: State, company: CompanyId, action: PeerAction, hex: string): Power {
  const used = action.entity.kind === 'company' ? privateNamed(action.entity.id) : undefined;
  const ownsNo1 = state.privates.no1 === `player${directorSeat(state, companies[company])}`;
  const byNo1 = !state.options.ratingen && hex === 'E14' && !state.track.laid[hex] && ownsNo1;
  if (used === 'no3') return byNo1 ? 'no1+no3' : 'no3';
  if (used === undefined) return byNo1 ? 'no1' : 'none';
  return used === 'no5' ? 'none' : used;
}

/** "934-0-0" is the first city of the first tile 934, "K6-0-0" that printed on K6. */
export function placeMarker(table: Table, action: PeerAction): Refusal | undefined {
  const place = /^(.+)-(\d+)$/.exec(action.text('city') ?? '');
  const copy = place?.[1] ?? '';
  const hex = table.tileAt.get(copy) ?? copy.replace(/-\d+$/, '');
  const map = mapOf(table.game.state);
  if (!map.grid.numbers.has(hex)) return refuse('interop/name', { name: action.text('city') ?? '' });
  const cities = tileOn(map, table.game.state.track, hex).nodes.filter(({ slots }) => slots > 0);
  const node = cities[Number(place?.[2])]?.id ?? '';
  return play(table, { type: 'placeMarker', seat: actor(table), hex, node });
}
