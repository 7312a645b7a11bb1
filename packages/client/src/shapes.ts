import { isJson, isRecord, type Json, shape } from '@stellwerk/engine/kernel';
import type * as api from '@stellwerk/server/api';

/*
 * What the server's answers and messages must look like before anything here reads them. The server describes them by its
 * schemas (`@stellwerk/server/api`); these shapes are held to the types of those schemas by the compiler, field by field and value
 * by value, and to the schemas themselves by shapes.test.ts. The schemas' own library would make the first page a third larger.
 */

type Shape<T> = shape.Shape<T>;
const { integer, nullable, truth } = shape;

const text: Shape<string> = { accepts: (value): value is string => typeof value === 'string' };
const number: Shape<number> = { accepts: (value): value is number => typeof value === 'number' };
const whole = integer();
const count = integer(0);
const json: Shape<Json> = { accepts: (value): value is Json => isJson(value) };

/** One of some words; the compiler asks for all of them. */
function among<T extends string>(words: Readonly<Record<T, true>>): Shape<T> {
  return { accepts: (value): value is T => typeof value === 'string' && Object.hasOwn(words, value) };
}

export function listOf<T>(item: Shape<T>): Shape<T[]> {
  return { accepts: (value): value is T[] => Array.isArray(value) && value.every((entry) => item.accepts(entry)) };
}

function byName<T>(item: Shape<T>): Shape<Record<string, T>> {
  return {
    accepts: (value): value is Record<string, T> =>
      isRecord(value) && Object.values(value).every((entry) => item.accepts(entry)),
  };
}

/** A record with at least these fields: a newer server may tell more. */
function fields<T>(known: { readonly [K in keyof T]-?: Shape<T[K]> } & shape.Fields): Shape<T> {
  const names = Object.keys(known);
  return {
    accepts: (value): value is T =>
      isRecord(value) && names.every((name) => Object.hasOwn(value, name) && known[name]?.accepts(value[name])),
  };
}

/** One of some records, told apart by a field. */
function byTag<T>(tag: string, kinds: Readonly<Record<string, Shape<T>>>): Shape<T> {
  return {
    accepts: (value): value is T => {
      const kind = isRecord(value) ? value[tag] : undefined;
      return typeof kind === 'string' && Object.hasOwn(kinds, kind) && kinds[kind]?.accepts(value) === true;
    },
  };
}

export const player = fields<api.Player>({
  id: text,
  name: text,
  kind: among({ person: true, guest: true, bot: true }),
});

export const account = fields<api.Account>({
  id: text,
  name: text,
  kind: among({ person: true, guest: true, bot: true }),
  email: nullable(text),
  emailVerified: truth,
  language: among({ de: true, en: true }),
  mail: truth,
  push: truth,
  vacationUntil: nullable(whole),
  vacationLeft: count,
});

export const session = fields<api.Session>({
  id: text,
  current: truth,
  createdAt: whole,
  expiresAt: whole,
  agent: text,
});

const scope = among<api.Scope>({ read: true, tables: true, play: true, chat: true });
const tokenFields = {
  id: text,
  name: text,
  scopes: listOf(scope),
  createdAt: whole,
  expiresAt: nullable(whole),
  revoked: truth,
};
export const token = fields<api.Token>(tokenFields);
export const tokenMade = fields<api.TokenMade>({ ...tokenFields, token: text });

export const profile = fields<api.Profile>({
  id: text,
  name: text,
  kind: among({ person: true, guest: true, bot: true }),
  ratings: listOf(
    fields<api.Profile['ratings'][number]>({
      title: text,
      rating: whole,
      uncertainty: count,
      games: count,
      wins: count,
    }),
  ),
  finished: count,
  running: count,
});
export const rankedPlayer = fields<api.RankedPlayer>({
  player,
  rating: whole,
  uncertainty: count,
  games: count,
  wins: count,
});
export const offer = fields<api.Offer>({ guests: truth, signUp: truth, mail: truth, webhooks: truth });

const noticeKind = among<api.NoticeKind>({
  turn: true,
  started: true,
  over: true,
  undo: true,
  fell: true,
  invited: true,
  program: true,
});
export const notice = fields<api.Notice>({
  table: text,
  name: text,
  kind: noticeKind,
  seq: count,
  at: whole,
  read: truth,
});
export const pushKey = fields<{ publicKey: string }>({ publicKey: text });
export const webhook = fields<api.Webhook>({
  id: text,
  url: text,
  state: among({ active: true, failing: true, disabled: true }),
  failures: count,
  lastError: nullable(text),
  lastAt: nullable(whole),
});
export const webhookMade = fields<{ secret: string }>({ secret: text });
export const note = fields<{ body: string }>({ body: text });

type Clock = api.ClockRules;
const fall = among<Exclude<Clock, { kind: 'none' }>['fall']>({ bot: true, open: true, end: true });
const clock = byTag<Clock>('kind', {
  none: fields<Extract<Clock, { kind: 'none' }>>({ kind: among({ none: true }) }),
  move: fields<Extract<Clock, { kind: 'move' }>>({ kind: among({ move: true }), seconds: whole, fall }),
  bank: fields<Extract<Clock, { kind: 'bank' }>>({
    kind: among({ bank: true }),
    seconds: whole,
    increment: whole,
    fall,
  }),
});

const seatClock = fields<api.SeatView['clock']>({ leftMs: nullable(whole), deadline: nullable(whole) });

const seatView = fields<api.SeatView>({
  seat: count,
  player: nullable(player),
  bot: nullable(text),
  missing: truth,
  clock: seatClock,
  programmed: truth,
  vacation: truth,
  rank: nullable(whole),
  score: nullable(number),
  rating: nullable(fields<NonNullable<api.SeatView['rating']>>({ before: whole, after: whole, uncertainty: count })),
});

const ofTable = {
  id: text,
  status: among<api.Table['status']>({ open: true, running: true, finished: true, ended: true }),
  title: text,
  name: text,
  visibility: among<api.Table['visibility']>({ open: true, link: true, private: true }),
  host: player,
  seats: whole,
  rated: truth,
  clock,
  seq: count,
  actors: listOf(count),
  createdAt: whole,
  mySeat: nullable(count),
};
export const table = fields<api.Table>({
  ...ofTable,
  revision: whole,
  seatList: listOf(seatView),
  options: byName(json),
  undo: among<api.Table['undo']>({ none: true, agreed: true, own: true }),
  seating: among<api.Table['seating']>({ random: true, joined: true }),
  chat: among<api.Table['chat']>({ players: true, everyone: true }),
  seedSha256: text,
  seed: nullable(text),
  invite: nullable(text),
  moves: count,
  undoRequest: nullable(
    fields<NonNullable<api.Table['undoRequest']>>({ seat: count, moves: count, seq: count, agreed: listOf(count) }),
  ),
  startedAt: nullable(whole),
  finishedAt: nullable(whole),
});
export const tableLine = fields<api.TableLine>({ ...ofTable, players: listOf(player), taken: count, myTurn: truth });
export const chatLine = fields<api.ChatLine>({ id: text, player, body: text, at: whole });

const listedSeat = fields<api.ListedGame['seatList'][number]>({
  seat: count,
  player: nullable(player),
  bot: nullable(text),
  rank: nullable(whole),
  score: nullable(number),
});
const { visibility: _, ...ofListed } = ofTable;
const listedGame = fields<api.ListedGame>({
  ...ofListed,
  moves: count,
  seatList: listOf(listedSeat),
  speed: among<api.Speed>({ untimed: true, quick: true, slow: true }),
  level: nullable(whole),
  startedAt: nullable(whole),
  finishedAt: nullable(whole),
  changedAt: whole,
});
/** A page of a list of games, and where the next begins. */
export const listedGames = fields<api.ListedGames>({ games: listOf(listedGame), next: nullable(text) });
export const ratingCurve = fields<api.RatingCurve>({
  title: text,
  points: listOf(
    fields<api.RatingCurve['points'][number]>({ at: whole, rating: whole, uncertainty: count, table: nullable(text) }),
  ),
});
export const headToHead = fields<api.HeadToHead>({
  player,
  games: count,
  ahead: count,
  behind: count,
  level: count,
  lastAt: whole,
});
export const friend = fields<api.Friend>({
  player,
  tables: listOf(
    fields<api.Friend['tables'][number]>({
      id: text,
      name: text,
      title: text,
      status: among<api.Friend['tables'][number]['status']>({ open: true, running: true }),
    }),
  ),
});

const ofTournament = {
  id: text,
  name: text,
  title: text,
  host: player,
  status: among<api.TournamentLine['status']>({ open: true, running: true, finished: true }),
  seats: whole,
  rounds: whole,
  round: count,
  entrants: count,
  isIn: truth,
  rated: truth,
  clock,
  createdAt: whole,
  finishedAt: nullable(whole),
};
export const tournamentLine = fields<api.TournamentLine>(ofTournament);
export const tournament = fields<api.Tournament>({
  ...ofTournament,
  options: byName(json),
  standings: listOf(
    fields<api.Tournament['standings'][number]>({
      player,
      withdrawn: truth,
      rank: whole,
      games: count,
      wins: count,
      points: number,
      share: number,
    }),
  ),
  tables: listOf(
    fields<api.Tournament['tables'][number]>({
      round: whole,
      table: text,
      status: among<api.Tournament['tables'][number]['status']>({
        open: true,
        running: true,
        finished: true,
        ended: true,
      }),
      seats: listOf(listedSeat),
    }),
  ),
});

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

export const titleStatistics = fields<api.TitleStatistics>({
  title: text,
  finished: count,
  running: count,
  byPlayers: listOf(
    fields<api.TitleStatistics['byPlayers'][number]>({
      players: whole,
      games: count,
      meanMoves: number,
      meanWinningScore: number,
    }),
  ),
  winsBySeat: listOf(fields<api.TitleStatistics['winsBySeat'][number]>({ seat: count, games: count, wins: number })),
});

type Said<K extends api.ServerMessage['type']> = Extract<api.ServerMessage, { type: K }>;
/** What the socket says. The protocol's number is read where the line begins. */
export const serverMessage = byTag<api.ServerMessage>('type', {
  hello: fields<Said<'hello'>>({
    type: among({ hello: true }),
    protocol: { accepts: (value): value is 1 => value === 1 },
    player: nullable(text),
  }),
  watching: fields<Said<'watching'>>({ type: among({ watching: true }), table: text, seq: count }),
  entries: fields<Said<'entries'>>({
    type: among({ entries: true }),
    table: text,
    entries: listOf(entry),
    more: truth,
  }),
  table: fields<Said<'table'>>({ type: among({ table: true }), table: text }),
  presence: fields<Said<'presence'>>({
    type: among({ presence: true }),
    table: text,
    players: listOf(text),
    others: count,
  }),
  chat: fields<Said<'chat'>>({ type: among({ chat: true }), table: text, line: chatLine }),
  notice: fields<Said<'notice'>>({ type: among({ notice: true }), notice }),
  pong: fields<Said<'pong'>>({ type: among({ pong: true }) }),
  error: fields<Said<'error'>>({ type: among({ error: true }), code: text, detail: text }),
});
