import { hexNumber } from '../board/hex.ts';
import { frozen } from '../kernel/remember.ts';
import { printedOn, type TrackMap, tileNamed } from './map.ts';
import { nodeMapping } from './succession.ts';
import { giveBackTile, type TileSupply, takeTile } from './supply.ts';
import { nodeOf, type Rotation, rotatedTile, type Tile, type TrackNode } from './tile.ts';

export interface LaidTile {
  readonly tile: string;
  readonly rotation: Rotation;
}

/** The slots of a node: a company's station marker in each, or none. */
export type Slots = readonly (string | null)[];

/** A place kept for a company's home: at a node, or at whichever node of the hex it will choose. */
interface Reservation {
  readonly company: string;
  readonly node: string | null;
}

/**
 * All of the board that changes, by hex. What has no entry is as printed, without markers, or not reserved. The records are
 * never written to but replaced by others, so that what was worked out from them stays true as long as they are there; they
 * are frozen, so that a copy of the position shares them and all of that.
 */
export interface TrackPosition {
  laid: Readonly<Record<string, LaidTile>>;
  /** By hex and node; only nodes with a marker are listed. */
  markers: Readonly<Record<string, Readonly<Record<string, Slots>>>>;
  reserved: Readonly<Record<string, readonly Reservation[]>>;
}

export interface Place {
  readonly hex: string;
  readonly node: string;
  readonly slot: number;
}

/** The board before the first move: nothing laid, every printed home reserved. */
export function printedPosition(map: TrackMap): TrackPosition {
  const reserved: Record<string, readonly Reservation[]> = {};
  for (const hex of map.printed) {
    const homes = [
      ...hex.nodes.flatMap(({ id, reservedFor }) => reservedFor.map((company) => ({ company, node: id }))),
      ...hex.homeOf.map((company) => ({ company, node: null })),
    ];
    if (homes.length > 0) reserved[hex.id] = homes;
  }
  return { laid: frozen({}), markers: frozen({}), reserved: Object.freeze(reserved) };
}

/** What lies on a hex, turned as it lies: the tile, or the printed hex. */
export function tileOn(map: TrackMap, position: TrackPosition, hex: string): Tile {
  const laid = position.laid[hex];
  return laid === undefined ? printedOn(map, hex) : rotatedTile(tileNamed(map, laid.tile), laid.rotation);
}

export function slotsOn(map: TrackMap, position: TrackPosition, hex: string, node: string): Slots {
  const found = nodeOf(tileOn(map, position, hex), node);
  if (found === undefined) throw new RangeError(`no node ${node} on ${hex}`);
  return slotsOf(position, hex, found);
}

/** The slots of a node that lies on the hex. */
export function slotsOf(position: TrackPosition, hex: string, node: TrackNode): Slots {
  return position.markers[hex]?.[node.id] ?? emptySlots(node.slots);
}

const empty: Slots[] = [];

function emptySlots(count: number): Slots {
  empty[count] ??= new Array<null>(count).fill(null);
  return empty[count];
}

/** Which slots of a node a kind of marker may use. */
export type SlotUse = (node: TrackNode, slot: number) => boolean;

const ANY_SLOT: SlotUse = () => true;

export function freeSlots(
  map: TrackMap,
  position: TrackPosition,
  hex: string,
  node: string,
  uses: SlotUse = ANY_SLOT,
): number[] {
  const found = nodeOf(tileOn(map, position, hex), node);
  return slotsOn(map, position, hex, node).flatMap((marker, slot) =>
    marker === null && found !== undefined && uses(found, slot) ? [slot] : [],
  );
}

/**
 * The free slots a company may take: none if not enough would be left for the homes of others. A home reserved in the hex
 * as a whole is kept free at each of its nodes.
 */
export function openSlots(
  map: TrackMap,
  position: TrackPosition,
  hex: string,
  node: string,
  company: string,
  uses: SlotUse = ANY_SLOT,
): number[] {
  const free = freeSlots(map, position, hex, node, uses);
  const kept = (position.reserved[hex] ?? []).filter(
    (home) => home.company !== company && (home.node === null || home.node === node),
  );
  return free.length > kept.length ? free : [];
}

/** Where a company's markers lie, in the order of the map. */
export function markersOf(map: TrackMap, position: TrackPosition, company: string): Place[] {
  const hexes = Object.keys(position.markers).filter((hex) => hasMarkerIn(position, hex, company));
  if (hexes.length > 1) hexes.sort((a, b) => hexNumber(map.grid, a) - hexNumber(map.grid, b));
  return hexes.flatMap((hex) =>
    markersIn(map, position, hex)
      .filter((marker) => marker.company === company)
      .map(({ node, slot }) => ({ hex, node, slot })),
  );
}

export function countMarkers({ markers }: TrackPosition, company: string): number {
  let count = 0;
  for (const hex in markers) {
    for (const node in markers[hex]) {
      for (const marker of markers[hex][node] ?? []) if (marker === company) count += 1;
    }
  }
  return count;
}

export function hasMarkerIn(position: TrackPosition, hex: string, company: string): boolean {
  const marked = position.markers[hex];
  for (const node in marked) if (marked[node]?.includes(company)) return true;
  return false;
}

/** Sets a marker on a free slot; the company needs no reservation in that hex any more. */
export function placeMarker(map: TrackMap, position: TrackPosition, place: Place, company: string): void {
  const { hex, node, slot } = place;
  const slots = slotsOn(map, position, hex, node);
  if (slots[slot] !== null) throw new RangeError(`slot ${slot} of ${node} on ${hex} is not free`);
  setSlots(position, hex, node, slots.with(slot, company));
  release(position, hex, company);
}

/** Takes a marker away and says whose it was. */
export function removeMarker(map: TrackMap, position: TrackPosition, place: Place): string {
  const { hex, node, slot } = place;
  const slots = slotsOn(map, position, hex, node);
  const company = slots[slot];
  if (typeof company !== 'string') throw new RangeError(`no marker in slot ${slot} of ${node} on ${hex}`);
  setSlots(position, hex, node, slots.with(slot, null));
  return company;
}

/** Gives up what is kept for a company in a hex. */
export function release(position: TrackPosition, hex: string, company: string): void {
  const others = (position.reserved[hex] ?? []).filter((home) => home.company !== company);
  setReserved(position, hex, others);
}

/** Lays a tile out of the supply; markers and reservations move along, a replaced tile goes back. */
export function replaceTile(
  map: TrackMap,
  position: TrackPosition,
  supply: TileSupply,
  hex: string,
  laid: LaidTile,
): void {
  const before = position.laid[hex];
  putTile(map, position, hex, laid);
  takeTile(supply, laid.tile);
  if (before !== undefined) giveBackTile(supply, before.tile);
}

/** The position as it would be with the tile laid; the given one stays as it is. */
export function withTile(map: TrackMap, position: TrackPosition, hex: string, laid: LaidTile): TrackPosition {
  const after: TrackPosition = { ...position };
  putTile(map, after, hex, laid);
  return after;
}

function putTile(map: TrackMap, position: TrackPosition, hex: string, laid: LaidTile): void {
  const old = tileOn(map, position, hex);
  const next = rotatedTile(tileNamed(map, laid.tile), laid.rotation);
  const becomes = nodeMapping(old, next);
  const marked = markersIn(map, position, hex);
  const homes = position.reserved[hex];
  // On most hexes there is neither, and every record that is written anew is copied whole.
  if (marked.length > 0) {
    const moved = [...movedMarkers(marked, next, becomes)].filter(([, slots]) => slots.some((slot) => slot !== null));
    position.markers = withEntry(position.markers, hex, Object.fromEntries(moved));
  }
  if (homes !== undefined) {
    const reserved = homes.map(({ company, node }) => ({
      company,
      node: node === null ? null : (becomes.get(node) ?? null),
    }));
    setReserved(position, hex, reserved);
  }
  position.laid = withEntry(position.laid, hex, { tile: laid.tile, rotation: laid.rotation });
}

interface Marker {
  readonly company: string;
  readonly node: string;
  readonly slot: number;
}

function markersIn(map: TrackMap, position: TrackPosition, hex: string): Marker[] {
  const marked = position.markers[hex];
  if (marked === undefined) return [];
  return tileOn(map, position, hex).nodes.flatMap(({ id: node }) =>
    (marked[node] ?? []).flatMap((company, slot) => (company === null ? [] : [{ company, node, slot }])),
  );
}

/**
 * Each marker goes to the node its own became and keeps its slot if that is free, else takes the next. Where the new node
 * has no room, as when two cities become one of the two on the new tile, it goes to the next node that has.
 */
function movedMarkers(
  markers: readonly Marker[],
  next: Tile,
  becomes: ReadonlyMap<string, string>,
): ReadonlyMap<string, Slots> {
  const moved = new Map<string, (string | null)[]>();
  for (const { id, slots } of next.nodes) moved.set(id, new Array<null>(slots).fill(null));
  for (const { company, node, slot } of markers) {
    const rooms = [moved.get(becomes.get(node) ?? '') ?? [], ...moved.values()];
    const room = rooms.find((slots) => slots.includes(null));
    if (room === undefined) throw new RangeError(`tile ${next.id} has no room for the markers on its hex`);
    room[room[slot] === null ? slot : room.indexOf(null)] = company;
  }
  return moved;
}

function setSlots(position: TrackPosition, hex: string, node: string, slots: Slots): void {
  const others = Object.entries(position.markers[hex] ?? {}).filter(([id]) => id !== node);
  const marked = slots.some((marker) => marker !== null) ? [...others, [node, slots] as const] : others;
  position.markers =
    marked.length > 0 ? withEntry(position.markers, hex, Object.fromEntries(marked)) : without(position.markers, hex);
}

function setReserved(position: TrackPosition, hex: string, reserved: readonly Reservation[]): void {
  position.reserved =
    reserved.length > 0 ? withEntry(position.reserved, hex, reserved) : without(position.reserved, hex);
}

function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T): Readonly<Record<string, T>> {
  return frozen({ ...record, [key]: value });
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: _, ...rest } = record;
  return frozen(rest);
}
