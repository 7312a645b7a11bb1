import { EDGES, type Edge, isEdge } from '../board/hex.ts';
import { isJson, isRecord, type Json } from '../kernel/json.ts';
import {
  NODE_KINDS,
  type PrintedHex,
  type Revenue,
  type Segment,
  type SegmentKind,
  TILE_COLORS,
  type Tile,
  type TrackEnd,
  type TrackNode,
  type UpgradeCost,
} from './tile.ts';

/** Fields of a title's data that only the title reads; they are kept under `own`. Any other unknown field is a fault. */
export interface OwnFields {
  readonly tile?: readonly string[];
  readonly node?: readonly string[];
}

const TILE_FIELDS = ['id', 'color', 'label', 'nodes', 'segments', 'exits', 'upgradeCost', 'icons', 'rotations'];
const HEX_FIELDS = [...TILE_FIELDS, 'name', 'terrain', 'barriers', 'mustConnectEdges', 'homeOf'];
const NODE_FIELDS = ['id', 'kind', 'slots', 'revenue', 'group', 'bank', 'reservedFor', 'countsAs', 'becomes', 'at'];
const SEGMENT_FIELDS = ['a', 'b', 'ferry', 'state'];

/** Tiles from a title's data, `{ "57": {...} }`. Data that is not as it should be throws and names the tile. */
export function readTiles(data: unknown, own: OwnFields = {}): ReadonlyMap<string, Tile> {
  if (!isRecord(data)) throw new TypeError('tiles: not a record');
  return new Map(Object.entries(data).map(([id, tile]) => [id, readTile(id, tile, own)]));
}

/** Printed hexes from a title's data, `{ "E8": {...} }`, in its order. */
export function readHexes(data: unknown, own: OwnFields = {}): readonly PrintedHex[] {
  if (!isRecord(data)) throw new TypeError('hexes: not a record');
  return Object.entries(data).map(([id, hex]) => readHex(id, hex, own));
}

export function readTile(id: string, data: unknown, own: OwnFields = {}): Tile {
  const fields = fieldsOf(`tile ${id}`, data, TILE_FIELDS, own.tile);
  return tileFrom(id, fields, own, fields.cost('upgradeCost'));
}

export function readHex(id: string, data: unknown, own: OwnFields = {}): PrintedHex {
  const fields = fieldsOf(`hex ${id}`, data, HEX_FIELDS, own.tile);
  if (fields.has('terrain') && fields.has('upgradeCost')) fields.fail('terrain', 'and upgradeCost at once');
  return {
    ...tileFrom(id, fields, own, fields.cost('terrain') ?? fields.cost('upgradeCost')),
    name: fields.text('name'),
    barriers: fields.edges('barriers'),
    mustConnectEdges: fields.edges('mustConnectEdges'),
    homeOf: fields.texts('homeOf'),
  };
}

function tileFrom(id: string, fields: FieldReader, own: OwnFields, upgradeCost: UpgradeCost | null): Tile {
  if (fields.has('id') && fields.text('id') !== id) fields.fail('id', 'is another one');
  const nodes = fields.list('nodes').map((node, i) => nodeFrom(`${fields.where}, node ${i}`, node, own.node));
  const ids = new Set(nodes.map((node) => node.id));
  if (ids.size < nodes.length) fields.fail('nodes', 'have an id twice');
  const segments = fields.list('segments').map((data, i) => segmentFrom(`${fields.where}, segment ${i}`, data, ids));
  const joins = new Set(segments.map(({ a, b }) => [a, b].map(String).sort().join('-')));
  if (joins.size < segments.length) fields.fail('segments', 'join the same ends twice');
  const exits = EDGES.filter((edge) => segments.some(({ a, b }) => a === edge || b === edge));
  if (fields.has('exits') && fields.edges('exits').join() !== exits.join())
    fields.fail('exits', 'differ from the track');
  return {
    id,
    color: fields.oneOf('color', TILE_COLORS) ?? fields.fail('color', 'is missing'),
    labels: fields.text('label')?.split('/') ?? [],
    nodes,
    segments,
    exits,
    upgradeCost,
    icons: fields.texts('icons'),
    rotations: fields.has('rotations') ? fields.edges('rotations') : null,
    own: fields.own,
  };
}

function nodeFrom(where: string, data: unknown, own: readonly string[] | undefined): TrackNode {
  const fields = fieldsOf(where, data, NODE_FIELDS, own);
  return {
    id: fields.text('id') ?? fields.fail('id', 'is missing'),
    kind: fields.oneOf('kind', NODE_KINDS) ?? fields.fail('kind', 'is missing'),
    slots: fields.count('slots') ?? 0,
    revenue: fields.revenue('revenue'),
    group: fields.text('group'),
    bank: fields.text('bank'),
    reservedFor: fields.texts('reservedFor'),
    countsAs: fields.oneOf('countsAs', ['city', 'town']),
    becomes: fields.manyOf('becomes', NODE_KINDS),
    at: fields.place('at'),
    own: fields.own,
  };
}

function segmentFrom(where: string, data: unknown, nodes: ReadonlySet<string>): Segment {
  const fields = fieldsOf(where, data, SEGMENT_FIELDS);
  const a = fields.end('a', nodes);
  const b = fields.end('b', nodes);
  if (a === b) fields.fail('b', 'is the same end as a');
  const kinds = (['ferry', 'state'] as const).filter((kind) => fields.flag(kind));
  if (kinds.length > 1) fields.fail('state', 'and ferry at once');
  const kind: SegmentKind = kinds[0] ?? 'track';
  return { a, b, kind };
}

type FieldReader = ReturnType<typeof fieldsOf>;

/** Reads the fields of one record, each as what it must be; a fault tells where it is. */
function fieldsOf(where: string, data: unknown, known: readonly string[], ownNames: readonly string[] = []) {
  const fail = (field: string, what: string): never => {
    throw new TypeError(`${where}: ${field} ${what}`);
  };
  const record = isRecord(data) ? data : fail('data', 'is not a record');
  const own: Record<string, Json> = {};
  for (const [field, value] of Object.entries(record)) {
    if (known.includes(field)) continue;
    if (!ownNames.includes(field)) fail(field, 'is unknown');
    own[field] = isJson(value) ? value : fail(field, 'is not plain data');
  }

  const has = (field: string) => Object.hasOwn(record, field);
  const list = (field: string): readonly unknown[] => {
    const value = record[field] ?? [];
    return Array.isArray(value) ? value : fail(field, 'is not a list');
  };
  const text = (field: string): string | null => {
    const value = record[field] ?? null;
    return value === null || (typeof value === 'string' && value !== '') ? value : fail(field, 'is not a text');
  };
  const texts = (field: string): readonly string[] =>
    list(field).map((item) => (typeof item === 'string' && item !== '' ? item : fail(field, 'is not a list of texts')));
  const count = (field: string): number | null => (has(field) ? whole(field, record[field]) : null);
  const whole = (field: string, value: unknown): number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? value
      : fail(field, 'is not a whole number');
  const oneOf = <T extends string>(field: string, values: readonly T[]): T | null =>
    has(field) ? member(field, record[field], values) : null;
  const manyOf = <T extends string>(field: string, values: readonly T[]): readonly T[] =>
    list(field).map((item) => member(field, item, values));
  const member = <T extends string>(field: string, value: unknown, values: readonly T[]): T =>
    values.find((known) => known === value) ?? fail(field, `is none of ${values.join(', ')}`);
  const flag = (field: string): boolean => has(field) && (record[field] === true || fail(field, 'is not true'));

  const edges = (field: string): readonly Edge[] => {
    const found = list(field).map((item) => (isEdge(item) ? item : fail(field, 'is not a list of edges')));
    if (new Set(found).size < found.length) fail(field, 'has an edge twice');
    return found.sort();
  };
  const end = (field: string, nodes: ReadonlySet<string>): TrackEnd => {
    const value = record[field];
    if (isEdge(value) || (typeof value === 'string' && nodes.has(value))) return value;
    return fail(field, 'is neither an edge nor a node');
  };
  const place = (field: string): number | 'center' | null => {
    const value = record[field] ?? null;
    if (value === null || value === 'center') return value;
    return typeof value === 'number' && value >= 0 && value < 6 ? value : fail(field, 'is no place in a hex');
  };
  const revenue = (field: string): Revenue => {
    const value = record[field] ?? 0;
    if (!isRecord(value)) return whole(field, value);
    return Object.fromEntries(Object.entries(value).map(([step, figure]) => [step, whole(`${field} ${step}`, figure)]));
  };
  const cost = (field: string): UpgradeCost | null => {
    if (!has(field)) return null;
    const printed = fieldsOf(`${where}, ${field}`, record[field], ['cost', 'types']);
    return { cost: printed.count('cost') ?? printed.fail('cost', 'is missing'), types: printed.texts('types') };
  };
  return { where, own, fail, has, list, text, texts, count, oneOf, manyOf, flag, edges, end, place, revenue, cost };
}
