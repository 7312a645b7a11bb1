import { z } from 'zod';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { TokenRow } from '../db/schema.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { newId, sha256 } from '../ids.ts';
import { Problem } from '../problem.ts';
import { botsOf, insertBot, insertToken, revokeToken, tokenRows } from '../repositories/bots.ts';
import { holdPlayer } from '../repositories/players.ts';
import type { Caller } from './callers.ts';
import { playerChanged } from './change.ts';

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
        const mine = await botsOf(trx, caller.id);
        if (mine.length >= MOST_BOTS) throw new Problem(409, 'bots/many', `An account has at most ${MOST_BOTS} bots.`);
        await insertBot(trx, context.store.kind, { id, name: body.name, owner: caller.id, now: context.clock.now() });
      });
      const made: api.Player = { id, name: body.name, kind: 'bot' };
      return made;
    },
  ),
  endpoint(
    { method: 'GET', path: '/api/bots', summary: 'My bots', tag, answer: z.array(api.Player) },
    (context, { caller }) => botsOf(context.store.db, caller.id),
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
        const tokens = await tokenRows(trx, params.bot);
        if (tokens.filter(({ revoked_at }) => revoked_at === null).length >= MOST_TOKENS) {
          throw new Problem(409, 'bots/tokens', `A bot has at most ${MOST_TOKENS} tokens.`);
        }
        await insertToken(trx, row);
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
      return (await tokenRows(context.store.db, params.bot)).map(tokenView);
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
      const isKnown = await revokeToken(context.store.db, params.bot, params.token, context.clock.now());
      if (!isKnown) throw new Problem(404, 'bots/token', 'There is no such token.');
      playerChanged(context, params.bot);
      return done;
    },
  ),
];

async function ownBot(context: Context, caller: Caller, bot: string): Promise<void> {
  const mine = await botsOf(context.store.db, caller.id);
  if (!mine.some(({ id }) => id === bot)) throw new Problem(404, 'bots/unknown', 'You have no such bot.');
}

function tokenView(row: TokenRow): api.Token {
  const scopes = api.SCOPES.filter((scope) => row.scopes.split(' ').includes(scope));
  const { id, name, created_at: createdAt, expires_at: expiresAt } = row;
  return { id, name, scopes, createdAt, expiresAt, revoked: row.revoked_at !== null };
}
