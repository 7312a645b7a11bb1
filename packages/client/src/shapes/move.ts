import { isJson, isRecord, shape } from '@stellwerk/engine/kernel';
import type * as api from '@stellwerk/server/api';
import {
  among,
  byName,
  byTag,
  count,
  fields,
  json,
  listOf,
  nullable,
  type Shape,
  text,
  truth,
  whole,
} from './basics.ts';
import { seatClock } from './table.ts';

type Action = NonNullable<api.Entry['action']>;
/** What else is in an action or an event, the engine decides. */
export const action: Shape<Action> = {
  accepts: (value): value is Action =>
    isRecord(value) && text.accepts(value['type']) && count.accepts(value['seat']) && isJson(value),
};
type ToldEvent = api.Position['events'][number];
const event: Shape<ToldEvent> = {
  accepts: (value): value is ToldEvent => isRecord(value) && text.accepts(value['type']) && isJson(value),
};
const step: Shape<string | number> = {
  accepts: (value): value is string | number => text.accepts(value) || whole.accepts(value),
};
const set = fields<Extract<api.Change, { set: unknown }>>({ set: listOf(step), to: json });
const cut = fields<Extract<api.Change, { cut: unknown }>>({ cut: listOf(step) });
const change: Shape<api.Change> = {
  accepts: (value): value is api.Change => set.accepts(value) || cut.accepts(value),
};
const chance = fields<api.Chance>({ events: listOf(event), changes: listOf(change) });

const seatChange = fields<api.SeatChange>({ seat: count, clock: seatClock, programmed: truth });

export const entry = fields<api.Entry>({
  seq: count,
  kind: among<api.Entry['kind']>({ play: true, undo: true }),
  seat: count,
  origin: among<api.Entry['origin']>({ person: true, bot: true, program: true }),
  action: nullable(action),
  moves: count,
  hash: text,
  revealed: truth,
  chance: nullable(chance),
  seats: listOf(seatChange),
  at: whole,
});
export const entries = fields<Pick<api.Entries, 'entries' | 'more'>>({ entries: listOf(entry), more: truth });
export const movePlayed = fields<Pick<api.MovePlayed, 'entry'>>({ entry });

const config = fields<api.GameView['config']>({
  title: text,
  revision: whole,
  players: listOf(text),
  options: byName(json),
  seed: text,
  version: shape.oneOf(1, 2),
});

export const board = fields<api.Board>({ table: text, seq: count, moves: count, config, position: json });

/** Of what the server tells of a game, as much as it takes to play it through here. */
export const opening = fields<Pick<api.GameView, 'config' | 'seedKept'>>({
  config,
  seedKept: truth,
});
export const pastGame = fields<api.PastGame>({
  config,
  actions: listOf(action),
  positions: listOf(fields<api.PastGame['positions'][number]>({ moves: count, position: json })),
  refusal: fields<api.PastGame['refusal']>({ rule: text, code: text, figures: byName(json) }),
});
export const start = fields<Pick<api.Position, 'position' | 'events'>>({ position: json, events: listOf(event) });

type Program = NonNullable<api.ProgramView['program']>;
type Pattern = Program['until'][number];
const pattern = fields<Pattern>({ type: text, figures: byName(json) });
const program = byTag<Program>('kind', {
  repeat: fields<Extract<Program, { kind: 'repeat' }>>({
    kind: among({ repeat: true }),
    action,
    unlessOthers: nullable(listOf(text)),
    until: listOf(pattern),
    most: whole,
  }),
  upTo: fields<Extract<Program, { kind: 'upTo' }>>({
    kind: among({ upTo: true }),
    type: text,
    params: byName(json),
    param: text,
    limit: whole,
    otherwise: nullable(action),
    until: listOf(pattern),
    most: whole,
  }),
});
export const programView = fields<api.ProgramView>({
  program: nullable(program),
  played: count,
  stopped: nullable(
    among<NonNullable<api.ProgramView['stopped']>>({
      others: true,
      event: true,
      illegal: true,
      limit: true,
      most: true,
      undo: true,
      over: true,
    }),
  ),
});
