import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { sha256 } from '../ids.ts';
import type { DatabaseKind } from './kind.ts';

/** Its rows are worked out by the model of today, so that whoever runs it has them worked out afterwards. */
export const UNCERTAIN_RATINGS = '0010-uncertain-ratings';

/**
 * One list for both databases, in the part of SQL they share. A migration that has been released is never changed; a new one
 * follows it.
 */
export function migrationsFor(kind: DatabaseKind): MigrationProvider {
  const migrations: Record<string, Migration> = {
    '0001-accounts': { up: (db) => accounts(db, kind) },
    '0002-tables': { up: tables },
    '0003-talk': { up: talk },
    '0004-notifications': { up: notifications },
    '0005-game-version': { up: gameVersion },
    '0006-seats-in-the-log': { up: seatsInTheLog },
    '0007-numbered-chat': { up: numberedChat },
    '0008-one-seat-each': { up: oneSeatEach },
    '0009-allowances': { up: allowances },
    [UNCERTAIN_RATINGS]: { up: uncertainRatings },
    '0011-club': { up: club },
    '0012-sealed-sessions': { up: sealedSessions },
    '0013-claims': { up: claims },
    '0014-sockets': { up: sockets },
  };
  return { getMigrations: async () => migrations };
}

/** The tables of the account library, with the types its adapter expects on each database. */
async function accounts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const date = kind === 'postgres' ? sql`timestamptz` : sql`text`;
  const truth = kind === 'postgres' ? sql`boolean` : sql`integer`;
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', truth, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('isAnonymous', truth)
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', date)
    .addColumn('refreshTokenExpiresAt', date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await index(db, 'session', 'userId');
  await index(db, 'account', 'userId');
  await index(db, 'verification', 'identifier');
  await db.schema
    .createTable('player')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('mail', 'integer', (c) => c.notNull())
    .addColumn('push', 'integer', (c) => c.notNull())
    .addColumn('reachable', 'integer', (c) => c.notNull())
    .addColumn('vacation_until', 'bigint')
    .execute();
  await index(db, 'player', 'owner_id');
  await db.schema
    .createTable('vacation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('begins', 'bigint', (c) => c.notNull())
    .addColumn('ends', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'vacation', 'user_id');
  await db.schema
    .createTable('token')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await index(db, 'token', 'user_id');
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('host_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('undo', 'text', (c) => c.notNull())
    .addColumn('seating', 'text', (c) => c.notNull())
    .addColumn('chat', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('seed_open', 'integer', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('players', 'text')
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('actors', 'text', (c) => c.notNull())
    .addColumn('next_deadline', 'bigint')
    .addColumn('auto_due', 'bigint')
    .addColumn('webhooks', 'integer', (c) => c.notNull())
    .addColumn('undo_request', 'text')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('table_no', 'integer', (c) => c.notNull())
    .addColumn('table_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  for (const column of ['changed_at', 'next_deadline', 'auto_due', 'host_id']) await index(db, 'game', column);
  await db.schema
    .createTable('seat')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id'))
    .addColumn('bot', 'text')
    .addColumn('missing', 'integer', (c) => c.notNull())
    .addColumn('left_ms', 'bigint')
    .addColumn('since', 'bigint')
    .addColumn('deadline', 'bigint')
    .addColumn('program', 'text')
    .addColumn('rank', 'integer')
    .addColumn('score', 'double precision')
    .addColumn('rating_before', 'integer')
    .addColumn('rating_after', 'integer')
    .addPrimaryKeyConstraint('seat_pk', ['game_id', 'seat'])
    .execute();
  await index(db, 'seat', 'user_id');
  await db.schema
    .createTable('member')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('member_pk', ['game_id', 'user_id'])
    .execute();
  await index(db, 'member', 'user_id');
  await db.schema
    .createTable('move')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('action_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('action', 'text')
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('revealed', 'integer', (c) => c.notNull())
    .addColumn('chance', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('move_pk', ['game_id', 'seq'])
    .addUniqueConstraint('move_once', ['game_id', 'action_id'])
    .execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshot_pk', ['game_id', 'seq'])
    .execute();
  await db.schema
    .createTable('rating')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('wins', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_pk', ['title', 'user_id'])
    .execute();
}

async function talk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_of_game').on('chat').columns(['game_id', 'id']).execute();
  await db.schema
    .createTable('note')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_pk', ['game_id', 'user_id'])
    .execute();
}

async function notifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addPrimaryKeyConstraint('notification_pk', ['user_id', 'game_id', 'kind'])
    .execute();
  await db.schema
    .createTable('push_subscription')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .execute();
  await index(db, 'push_subscription', 'user_id');
  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('last_at', 'bigint')
    .execute();
  await index(db, 'webhook', 'game_id');
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
}

/** Games stored before there were versions are of the first. */
async function gameVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

/** Entries tell the clocks and programs they change; older ones tell none. */
async function seatsInTheLog(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('move').addColumn('seats', 'text').execute();
}

/** Lines of the chat are numbered table by table, so that nobody who was cut off misses one. */
async function numberedChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('chat_no', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('chat')
    .addColumn('no', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update chat set no =
    (select count(*) from chat earlier where earlier.game_id = chat.game_id and earlier.id <= chat.id)`.execute(db);
  await sql`update game set chat_no = (select count(*) from chat where chat.game_id = game.id)`.execute(db);
  await db.schema.dropIndex('chat_of_game').execute();
  await db.schema.createIndex('chat_of_game').unique().on('chat').columns(['game_id', 'no']).execute();
}

/** Nobody has two seats at a table: of those who have, all but the first seat open up. Entries tell what a move's clock had. */
async function oneSeatEach(db: Kysely<unknown>): Promise<void> {
  await sql`update seat set user_id = null, missing = 1 where exists
    (select 1 from seat other where other.game_id = seat.game_id and other.user_id = seat.user_id
      and other.seat < seat.seat)`.execute(db);
  await db.schema.createIndex('seat_once').unique().on('seat').columns(['game_id', 'user_id']).execute();
  await db.schema.alterTable('move').addColumn('had_ms', 'bigint').execute();
}

/** What of a limit is used up, and until when; the keys are hashes. */
async function allowances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('allowance')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

/** Ratings with an uncertainty; after this all are worked out anew from the stored games. */
async function uncertainRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rating')
    .addColumn('uncertainty', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['mu', 'sigma']) {
    await db.schema
      .alterTable('rating')
      .addColumn(column, 'double precision', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('seat').addColumn('uncertainty', 'integer').execute();
}

/** What makes a club of a server: friends, games that are played again, tournaments. */
async function club(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friend')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('friend_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('friend_pk', ['user_id', 'friend_id'])
    .execute();
  await index(db, 'friend', 'friend_id');
  await db.schema
    .createTable('rematch')
    .addColumn('game_id', 'text', (c) => c.primaryKey().references('game.id').onDelete('cascade'))
    .addColumn('next_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .execute();
  await index(db, 'rematch', 'next_id');
  await db.schema
    .createTable('tournament')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('host_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await index(db, 'tournament', 'status');
  await index(db, 'tournament', 'host_id');
  await db.schema
    .createTable('entrant')
    .addColumn('tournament_id', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('withdrawn', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entrant_pk', ['tournament_id', 'user_id'])
    .execute();
  await index(db, 'entrant', 'user_id');
  await db.schema
    .createTable('pairing')
    .addColumn('game_id', 'text', (c) => c.primaryKey().references('game.id').onDelete('cascade'))
    .addColumn('tournament_id', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .execute();
  await index(db, 'pairing', 'tournament_id');
  await db.schema.createIndex('game_listed').on('game').columns(['visibility', 'status', 'changed_at']).execute();
  await db.schema.createIndex('game_archived').on('game').columns(['visibility', 'status', 'finished_at']).execute();
}

/**
 * Sessions are stored by the hash of their token, and whoever has the token stays signed in. Links in mails that are under way
 * were stored as they are; they end, and another can be asked for.
 */
async function sealedSessions(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; token: string }>`select id, token from session`.execute(db);
  for (const { id, token } of rows) {
    if (token.startsWith('sha256:')) continue;
    await sql`update session set token = ${`sha256:${sha256(token)}`} where id = ${id}`.execute(db);
  }
  await sql`delete from verification`.execute(db);
  await sql`delete from outbox where kind = 'mail' and payload like '%"about":"account"%'`.execute(db);
}

/** E-mail addresses that nobody has confirmed, and links that confirm one or set a new password, by their hash. */
async function claims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('claim_once', ['email', 'key'])
    .execute();
  await db.schema
    .createTable('link')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'link', 'user_id');
}

/** Open sockets, so that all processes can count them together; the keys are hashes. */
async function sockets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('socket')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'socket', 'key');
  await index(db, 'socket', 'process');
}

function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  return db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
