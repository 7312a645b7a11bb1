import { isRecord, type Refusal } from '@stellwerk/engine/kernel';
import { decline, wordOf } from './plain.ts';

export type EntityKind = 'player' | 'corporation' | 'company' | 'minor';

type Shape = 'text' | 'whole' | 'word' | 'texts' | 'words' | 'wholes' | 'records' | 'truth' | 'price';
type Fields = Readonly<Record<string, Shape>>;

/** A kind of action of the site, whatever the title: who takes it, what it must say, what it may say. */
interface Kind {
  readonly by: readonly EntityKind[];
  readonly needs?: Fields;
  readonly may?: Fields;
}

const RAILWAYS: readonly EntityKind[] = ['corporation', 'minor'];
const ALL: readonly EntityKind[] = ['player', 'corporation', 'company', 'minor'];

const KINDS: Readonly<Record<string, Kind>> = {
  bid: { by: ['player'], needs: { price: 'whole' }, may: { company: 'text', minor: 'text', corporation: 'text' } },
  par: { by: ['player'], needs: { corporation: 'text', share_price: 'text' }, may: { slot: 'whole' } },
  choose: { by: ALL, needs: { choice: 'word' } },
  buy_shares: { by: ['player'], needs: { shares: 'texts', percent: 'whole' }, may: { share_price: 'price' } },
  sell_shares: { by: ['player'], needs: { shares: 'texts', percent: 'whole' }, may: { share_price: 'price' } },
  payoff_player_debt: { by: ['player'] },
  pass: { by: ALL },
  lay_tile: { by: ['company', ...RAILWAYS], needs: { hex: 'text', tile: 'text', rotation: 'whole' } },
  place_token: { by: RAILWAYS, needs: { city: 'text', slot: 'whole' }, may: { tokener: 'text' } },
  run_routes: { by: RAILWAYS, needs: { routes: 'records' }, may: { extra_revenue: 'whole', subsidy: 'whole' } },
  dividend: { by: RAILWAYS, needs: { kind: 'text' } },
  buy_train: {
    by: RAILWAYS,
    needs: { train: 'text', price: 'whole' },
    may: { variant: 'text', slots: 'wholes', extra_due: 'truth' },
  },
  scrap_train: { by: RAILWAYS, needs: { train: 'text' } },
  switch_trains: { by: ['corporation'], needs: { slots: 'wholes' } },
  merge: { by: ['corporation'], needs: { minor: 'text' } },
  buy_corporation: { by: ['corporation'], needs: { minor: 'text', price: 'whole' } },
  convert: { by: RAILWAYS },
  discard_train: { by: RAILWAYS, needs: { train: 'text' } },
  purchase_train: { by: ['company'] },
  assign: { by: ['company', 'corporation'], needs: { target: 'text', target_type: 'text' } },
  bankrupt: { by: ['corporation', 'player'] },
  destination_connection: { by: RAILWAYS, may: { corporations: 'texts', minors: 'texts' } },
  message: { by: ALL, needs: { message: 'text' } },
};

/** What a route of a run says. */
const ROUTE: Kind = {
  by: [],
  needs: { train: 'text', connections: 'words', hexes: 'texts', revenue: 'whole', nodes: 'texts' },
  may: { revenue_str: 'text' },
};

/** What every action has around it; who sent it and when is no part of the game. */
const ENVELOPE: ReadonlySet<string> = new Set([
  'type',
  'id',
  'entity',
  'entity_type',
  'user',
  'created_at',
  'auto_actions',
]);

type Data = Readonly<Record<string, unknown>>;

export function isEntityKind(kind: unknown): kind is EntityKind {
  return ALL.some((known) => known === kind);
}

const PROGRAMME = 'program_';

/** Talk, programmes and settings of the site are no moves; what a programme does stands in the file as moves. */
export function isTalk(type: string): boolean {
  return type === 'message' || type === 'end_game' || type.startsWith(PROGRAMME);
}

/** What is wrong with the form of an action. A kind that no title has here is none of this check. */
export function formFault(data: Data, type: string): Refusal | undefined {
  const who = data['entity_type'];
  // Only people leave moves to a programme: whatever else calls itself one was a move.
  if (type.startsWith(PROGRAMME) && who !== 'player') return decline('interop/by', { who: wordOf(who) ?? '' });
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kind) return undefined;
  if (!isTalk(type) && !kind.by.some((known) => known === who))
    return decline('interop/by', { who: wordOf(who) ?? '' });
  const fault = fieldFault(data, kind);
  if (fault || type !== 'run_routes') return fault;
  for (const route of routesIn(data)) {
    const inRoute = fieldFault(route, ROUTE);
    if (inRoute) return inRoute;
  }
  return undefined;
}

/** What an action says that nobody here asks for. */
export function unusedFields(data: Data, type: string): readonly string[] {
  if (isTalk(type) || !Object.hasOwn(KINDS, type)) return [];
  const own = Object.keys(data).filter((field) => !ENVELOPE.has(field) && data[field] !== null);
  const unused = own.filter((field) => !isKnown(KINDS[type], field)).map((field) => `${type}.${field}`);
  const inRoutes = type === 'run_routes' ? routesIn(data).flatMap((route) => Object.keys(route)) : [];
  return [...unused, ...inRoutes.filter((field) => !isKnown(ROUTE, field)).map((field) => `${type}.routes.${field}`)];
}

function isKnown(kind: Kind | undefined, field: string): boolean {
  return Object.hasOwn(kind?.needs ?? {}, field) || Object.hasOwn(kind?.may ?? {}, field);
}

function routesIn(data: Data): readonly Data[] {
  const routes = data['routes'];
  return Array.isArray(routes) ? routes.filter(isRecord) : [];
}

function fieldFault(data: Data, { needs = {}, may = {} }: Kind): Refusal | undefined {
  for (const [field, shape] of Object.entries({ ...needs, ...may })) {
    const value = Object.hasOwn(data, field) ? data[field] : undefined;
    if (value === undefined || value === null) {
      if (Object.hasOwn(needs, field)) return decline('interop/missing', { field });
    } else if (!hasShape(value, shape)) {
      return decline('interop/shape', { field });
    }
  }
  return undefined;
}

function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'text':
      return typeof value === 'string';
    case 'whole':
      return Number.isSafeInteger(value);
    case 'word':
      return wordOf(value) !== undefined;
    case 'truth':
      return typeof value === 'boolean';
    case 'price':
      // The site writes “no price of its own” as false.
      return value === false || Number.isSafeInteger(value);
    case 'wholes':
      return Array.isArray(value) && value.every(Number.isSafeInteger);
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'words':
      return Array.isArray(value) && value.every((item) => hasShape(item, 'texts'));
    default:
      return Array.isArray(value) && value.every(isRecord);
  }
}
