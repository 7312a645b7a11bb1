import { z } from 'zod';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { TokenRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { newId, sha256 } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Caller } from './callers.ts';
import { holdPlayer, playerChanged } from './players.ts';

const tag = 'bots';
const DAY_MS = 86_400_000;
const MOST_BOTS = 10;
const MOST_TOKENS = 20;
const BotParam = z.strictObject({ bot: api.Id });

/** Accounts for programs: each belongs to a person, signs in with tokens and can do what the token allows. */
export const botRoutes: readonly Endpoint[] = [
  endpoint(
    { method: 'POST', path: '/api/bots', summary: 'Make a bot account', tag, body: api.NewBot, answer: api.Player },
    async (context, { caller, body }) => {
      if (caller.kind !== 'person') throw new Problem(403, 'bots/guest', 'Keep your account first.');
      const id = newId(32);
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        const mine = await botsOf(trx, caller);
        if (mine.length >= MOST_BOTS) throw new Problem(409, 'bots/many', `An account has at most ${MOST_BOTS} bots.`);
        await insertBot(context, trx, { id, name: body.name, owner: caller.id });
      });
      const made: api.Player = { id, name: body.name, kind: 'bot' };
      return made;
    },
  ),
  endpoint(
    { method: 'GET', path: '/api/bots', summary: 'My bots', tag, answer: z.array(api.Player) },
    (context, { caller }) => botsOf(context.store.db, caller),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/bots/{bot}/tokens',
      summary: 'Make a token for a bot; it is shown only now',
      tag,
      params: BotParam,
      body: api.NewToken,
      answer: api.TokenMade,
    },
    async (context, { caller, params, body }) => {
      await ownBot(context, caller, params.bot);
      const now = context.clock.now();
      const token = `swt_${newId(40)}`;
      const row: TokenRow = {
        id: newId(),
        user_id: params.bot,
        hash: sha256(token),
        name: body.name,
        scopes: [...new Set(body.scopes)].join(' '),
        created_at: now,
        expires_at: body.days === undefined ? null : now + body.days * DAY_MS,
        revoked_at: null,
      };
      await context.store.write(async (trx) => {
        await holdPlayer(trx, params.bot);
        const tokens = await tokensOf(trx, params.bot);
        if (tokens.filter(({ revoked }) => !revoked).length >= MOST_TOKENS) {
          throw new Problem(409, 'bots/tokens', `A bot has at most ${MOST_TOKENS} tokens.`);
        }
        await trx.insertInto('token').values(row).execute();
      });
      return { ...tokenView(row), token };
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/bots/{bot}/tokens',
      summary: 'The tokens of a bot, without what is secret of them',
      tag,
      params: BotParam,
      answer: z.array(api.Token),
    },
    async (context, { caller, params }) => {
      await ownBot(context, caller, params.bot);
      return tokensOf(context.store.db, params.bot);
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/bots/{bot}/tokens/{token}',
      summary: 'Revoke a token',
      tag,
      params: z.strictObject({ bot: api.Id, token: api.Id }),
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      await ownBot(context, caller, params.bot);
      const { numUpdatedRows } = await context.store.db
        .updateTable('token')
        .set({ revoked_at: context.clock.now() })
        .where('id', '=', params.token)
        .where('user_id', '=', params.bot)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Problem(404, 'bots/token', 'There is no such token.');
      playerChanged(context, params.bot);
      return done;
    },
  ),
];

/** A user of the account library, without any way to sign in but tokens. */
async function insertBot(
  context: Context,
  trx: Trx,
  { id, name, owner }: { readonly id: string; readonly name: string; readonly owner: string },
): Promise<void> {
  const isPostgres = context.store.kind === 'postgres';
  const date = new Date(context.clock.now());
  const now = isPostgres ? date : date.toISOString();
  const no = isPostgres ? false : 0;
  const user = { id, name, email: `${id}@bots.invalid`, emailVerified: no, image: null, isAnonymous: no };
  await trx
    .insertInto('user')
    .values({ ...user, createdAt: now, updatedAt: now })
    .execute();
  const player = { user_id: id, owner_id: owner, language: 'en', mail: 0, push: 0, reachable: 0, vacation_until: null };
  await trx.insertInto('player').values(player).execute();
}

async function botsOf(db: Db, caller: Caller): Promise<api.Player[]> {
  const rows = await db
    .selectFrom('player')
    .innerJoin('user', 'user.id', 'player.user_id')
    .select(['user.id', 'user.name'])
    .where('player.owner_id', '=', caller.id)
    .execute();
  return rows.map(({ id, name }) => ({ id, name, kind: 'bot' }));
}

async function ownBot(context: Context, caller: Caller, bot: string): Promise<void> {
  const mine = await botsOf(context.store.db, caller);
  if (!mine.some(({ id }) => id === bot)) throw new Problem(404, 'bots/unknown', 'You have no such bot.');
}

async function tokensOf(db: Db, bot: string): Promise<api.Token[]> {
  const rows = await db.selectFrom('token').selectAll().where('user_id', '=', bot).execute();
  return rows.map(tokenView);
}

function tokenView(row: TokenRow): api.Token {
  const scopes = api.SCOPES.filter((scope) => row.scopes.split(' ').includes(scope));
  const { id, name, created_at: createdAt, expires_at: expiresAt } = row;
  return { id, name, scopes, createdAt, expiresAt, revoked: row.revoked_at !== null };
}
