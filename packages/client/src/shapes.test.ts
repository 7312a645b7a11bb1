import { isRecord, type shape } from '@stellwerk/engine/kernel';
import * as api from '@stellwerk/server/api';
import { describe, expect, test } from 'vitest';
import * as shapes from './shapes.ts';

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const ann = { id: 'ann-1', name: 'Ann', kind: 'guest' };
const entry = {
  seq: 1,
  kind: 'play',
  seat: 0,
  origin: 'person',
  action: { type: 'roll', seat: 0, dice: [1, 2] },
  moves: 1,
  hash: 'abc',
  revealed: true,
  chance: { events: [{ type: 'rolled', face: 3 }], changes: [{ set: ['dice', 0], to: 3 }, { cut: ['pool', 'a'] }] },
  seats: [{ seat: 0, clock: { leftMs: 5000, deadline: null }, programmed: false }],
  at: 5,
};
const seat = {
  seat: 0,
  player: ann,
  bot: null,
  missing: false,
  clock: { leftMs: 5, deadline: null },
  programmed: false,
  vacation: false,
  rank: null,
  score: 3.5,
  rating: { before: 1500, after: 1510, uncertainty: 300 },
};
const line = {
  id: 'table-1',
  status: 'running',
  title: '1880',
  name: 'A table',
  visibility: 'open',
  host: ann,
  seats: 3,
  rated: false,
  clock: { kind: 'bank', seconds: 60, increment: 5, fall: 'bot' },
  seq: 4,
  actors: [0],
  createdAt: 1,
  mySeat: null,
};
const tournament = {
  id: 'cup-1',
  name: 'A cup',
  title: '1880',
  host: ann,
  status: 'running',
  seats: 3,
  rounds: 2,
  round: 1,
  entrants: 6,
  isIn: true,
  rated: false,
  clock: { kind: 'none' },
  createdAt: 1,
  finishedAt: null,
};
const notice = { table: 'table-1', name: 'A table', kind: 'turn', seq: 1, at: 1, read: false };
const chat = { id: 'c1', player: ann, body: 'hello', at: 1 };
const token = { id: 'tok-1', name: 'mine', scopes: ['read'], createdAt: 1, expiresAt: null, revoked: false };
const webhook = { id: 'hook', url: 'https://a.b', state: 'active', failures: 0, lastError: null, lastAt: 1 };
const until = [{ type: 'sold', figures: { company: 'A' } }];
const action = { type: 'pass', seat: 1 };

/** Of each kind one that is right in every field. */
const samples: readonly (readonly [name: string, ours: shape.Shape<unknown>, theirs: Schema, sample: object])[] = [
  ['tournament in a list', shapes.tournamentLine, api.TournamentLine, tournament],
  [
    'tournament',
    shapes.tournament,
    api.Tournament,
    {
      ...tournament,
      options: { long: true },
      standings: [{ player: ann, withdrawn: false, rank: 1, games: 2, wins: 1, points: 1.5, share: 40.5 }],
      tables: [
        {
          round: 1,
          table: 'table-1',
          status: 'finished',
          seats: [{ seat: 0, player: ann, bot: null, rank: 1, score: 900 }],
        },
      ],
    },
  ],
  ['player', shapes.player, api.Player, ann],
  [
    'account',
    shapes.account,
    api.Account,
    {
      ...ann,
      email: 'a@b.c',
      emailVerified: true,
      language: 'de',
      mail: true,
      push: false,
      vacationUntil: null,
      vacationLeft: 30,
    },
  ],
  ['session', shapes.session, api.Session, { id: 's', current: true, createdAt: 1, expiresAt: 2, agent: 'x' }],
  ['token', shapes.token, api.Token, token],
  ['token made', shapes.tokenMade, api.TokenMade, { ...token, token: 'secret' }],
  [
    'profile',
    shapes.profile,
    api.Profile,
    {
      ...ann,
      ratings: [{ title: '1880', rating: 1500, uncertainty: 300, games: 1, wins: 0 }],
      finished: 1,
      running: 2,
    },
  ],
  [
    'ranked player',
    shapes.rankedPlayer,
    api.RankedPlayer,
    { player: ann, rating: 1500, uncertainty: 300, games: 1, wins: 0 },
  ],
  ['offer', shapes.offer, api.Offer, { guests: true, signUp: true, mail: false, webhooks: false }],
  ['notice', shapes.notice, api.Notice, notice],
  ['push key', shapes.pushKey, api.PushKey, { publicKey: 'k' }],
  ['webhook', shapes.webhook, api.Webhook, webhook],
  ['note', shapes.note, api.Note, { body: 'x' }],
  [
    'table',
    shapes.table,
    api.Table,
    {
      ...line,
      revision: 1,
      seatList: [seat],
      options: { layout: 'short' },
      undo: 'own',
      seating: 'joined',
      chat: 'players',
      seedSha256: 'f',
      seed: null,
      invite: 'word',
      moves: 4,
      undoRequest: { seat: 1, moves: 2, seq: 4, agreed: [0] },
      startedAt: 1,
      finishedAt: null,
    },
  ],
  ['line of a table', shapes.tableLine, api.TableLine, { ...line, players: [ann], taken: 1, myTurn: true }],
  [
    'listed games',
    shapes.listedGames,
    api.ListedGames,
    {
      games: [
        {
          ...Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'visibility')),
          moves: 4,
          seatList: [{ seat: 0, player: ann, bot: null, rank: 1, score: 3.5 }],
          speed: 'quick',
          level: 1500,
          startedAt: 1,
          finishedAt: null,
          changedAt: 2,
        },
      ],
      next: '5.table-1',
    },
  ],
  [
    'board',
    shapes.board,
    api.Board,
    {
      table: 'table-1',
      seq: 4,
      moves: 4,
      config: { title: '1880', revision: 1, players: ['Ann', 'Ben'], options: { a: true }, seed: '', version: 2 },
      position: { flow: [] },
    },
  ],
  [
    'rating curve',
    shapes.ratingCurve,
    api.RatingCurve,
    { title: '1880', points: [{ at: 1, rating: 1500, uncertainty: 300, table: 'table-1' }] },
  ],
  [
    'head to head',
    shapes.headToHead,
    api.HeadToHead,
    { player: ann, games: 3, ahead: 1, behind: 1, level: 1, lastAt: 5 },
  ],
  [
    'friend',
    shapes.friend,
    api.Friend,
    { player: ann, tables: [{ id: 'table-1', name: 'A table', title: '1880', status: 'open' }] },
  ],
  ['line of chat', shapes.chatLine, api.ChatLine, chat],
  ['entry', shapes.entry, api.Entry, entry],
  ['entries', shapes.entries, api.Entries.pick({ entries: true, more: true }), { entries: [entry], more: false }],
  [
    'opening',
    shapes.opening,
    api.GameView.pick({ config: true, seedKept: true }),
    {
      config: { title: '1880', revision: 1, players: ['Ann', 'Ben'], options: { a: true }, seed: '', version: 2 },
      seedKept: true,
    },
  ],
  [
    'start',
    shapes.start,
    api.Position.pick({ position: true, events: true }),
    { position: { flow: [], random: {} }, events: [{ type: 'began' }] },
  ],
  [
    'program, repeat',
    shapes.programView,
    api.ProgramView,
    {
      program: { kind: 'repeat', action, unlessOthers: ['pass'], until, most: 5 },
      played: 1,
      stopped: null,
    },
  ],
  [
    'program, up to',
    shapes.programView,
    api.ProgramView,
    {
      program: {
        kind: 'upTo',
        type: 'bid',
        params: { item: 'a' },
        param: 'price',
        limit: 9,
        otherwise: action,
        until,
        most: 5,
      },
      played: 1,
      stopped: 'limit',
    },
  ],
  [
    'statistics',
    shapes.titleStatistics,
    api.TitleStatistics,
    {
      title: '1880',
      finished: 1,
      running: 2,
      byPlayers: [{ players: 3, games: 1, meanMoves: 4.5, meanWinningScore: 900.5 }],
      winsBySeat: [{ seat: 0, games: 1, wins: 0.5 }],
    },
  ],
  ...[
    { type: 'hello', protocol: 1, player: 'ann-1' },
    { type: 'watching', table: 'table-1', seq: 3 },
    { type: 'entries', table: 'table-1', entries: [entry], more: false },
    { type: 'table', table: 'table-1' },
    { type: 'presence', table: 'table-1', players: ['ann-1'], others: 2 },
    { type: 'chat', table: 'table-1', line: chat },
    { type: 'notice', notice },
    { type: 'pong' },
    { type: 'error', code: 'x', detail: 'y' },
  ].map((message) => [`message ${message.type}`, shapes.serverMessage, api.ServerMessage, message] as const),
];

/** The sample with one place damaged: taken away, or another kind of thing. */
function* damaged(sample: unknown): Generator<unknown> {
  yield null;
  yield undefined;
  yield 'nonsense';
  yield [];
  yield {};
  yield -1;
  yield 0.5;
  yield true;
  if (Array.isArray(sample)) {
    for (const [i, item] of sample.entries()) for (const bad of damaged(item)) yield sample.with(i, bad);
  } else if (isRecord(sample)) {
    for (const key of Object.keys(sample)) {
      const { [key]: item, ...rest } = sample;
      yield rest;
      for (const bad of damaged(item)) yield { ...rest, [key]: bad };
    }
  }
}

/** What a page can do without: the schemas are strict about the server's own ids, ranges and strays. */
const LENIENT = 0.1;

describe('the shapes of answers and messages agree with the server’s schemas', () => {
  test.each(samples)('%s', (_, ours, theirs, sample) => {
    expect(theirs.safeParse(sample).success).toBe(true);
    expect(ours.accepts(sample)).toBe(true);
    expect(ours.accepts({ ...sample, newerField: 1 })).toBe(true);
    let bad = 0;
    let passed = 0;
    for (const value of damaged(sample)) {
      // As it would come over the wire.
      const wire: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
      const isRight = theirs.safeParse(wire).success;
      // Whatever the server may say is heard.
      if (isRight) expect({ wire, accepted: ours.accepts(wire) }).toEqual({ wire, accepted: true });
      else {
        bad += 1;
        if (ours.accepts(wire)) passed += 1;
      }
    }
    expect(bad).toBeGreaterThan(5);
    expect(passed / bad).toBeLessThan(LENIENT);
  });
});
