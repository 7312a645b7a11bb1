import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { belongingsOf } from '../repositories/belongings.ts';
import { renamePlayer, setLanguage, setWays } from '../repositories/players.ts';
import { accountOf } from './account.ts';
import { playerChanged } from './change.ts';
import { closeAccount } from './closing.ts';

const tag = 'account';

export const accountRoutes: readonly Endpoint[] = [
  openEndpoint(
    { method: 'GET', path: '/api/server', summary: 'What this server offers', tag, answer: api.Offer },
    async ({ config }) => ({
      guests: config.GUESTS,
      signUp: config.SIGN_UP,
      mail: config.SMTP_URL !== undefined,
      webhooks: config.WEBHOOKS,
    }),
  ),
  endpoint(
    { method: 'GET', path: '/api/account', summary: 'Who I am', tag, scope: 'read', answer: api.Account },
    (context, { caller }) => accountOf(context, caller.id),
  ),
  endpoint(
    {
      method: 'PATCH',
      path: '/api/account',
      summary: 'Change name, language and how notifications reach me',
      tag,
      body: api.ChangeAccount,
      answer: api.Account,
    },
    async (context, { caller, body }) => {
      const { mail, push } = body;
      await context.store.write(async (trx) => {
        if (body.name !== undefined) await renamePlayer(trx, caller.id, body.name);
        await setLanguage(trx, caller.id, body.language);
        if (mail !== undefined || push !== undefined) await setWays(trx, caller.id, { mail, push });
      });
      playerChanged(context, caller.id);
      return accountOf(context, caller.id);
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/account/belongings',
      summary: 'Everything that is stored of me, to take along',
      tag,
      answer: api.Belongings,
    },
    async (context, { caller, reply }) => {
      reply.header('content-disposition', 'attachment; filename="stellwerk.json"');
      return belongingsOf(context.store.db, caller.id);
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/account',
      summary: 'Close the account: name, e-mail, sessions and tokens go; games played with others stay',
      tag,
      answer: api.Done,
    },
    async (context, { caller, reply }) => {
      await closeAccount(context, caller);
      reply.header('set-cookie', 'stellwerk.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
      return done;
    },
  ),
];
