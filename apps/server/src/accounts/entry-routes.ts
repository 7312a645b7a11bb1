import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { renamePlayer, setLanguage } from '../repositories/players.ts';
import { accountOf } from './account.ts';
import { playerChanged } from './change.ts';
import { sendConfirmation } from './confirmation.ts';
import { enter } from './entry.ts';
import { asked, forwarded, guarded, setCookies } from './library.ts';
import { keepAccount, openAccount, wrongWords } from './opening.ts';

const tag = 'account';

export const entryRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/guest',
      summary: 'Play as a guest: a name, no e-mail, an account that can be kept later',
      tag,
      body: api.GuestSignIn,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, headers, reply }) => {
      if (!context.config.GUESTS) throw new Problem(403, 'account/no-guests', 'This server takes no guests.');
      const made = await asked(() =>
        context.auth.api.signInAnonymous({ headers: forwarded(headers), returnHeaders: true }),
      );
      setCookies(reply, made.headers);
      const { id } = made.response.user;
      await renamePlayer(context.store.db, id, body.name);
      await setLanguage(context.store.db, id, body.language);
      playerChanged(context, id);
      return accountOf(context, id);
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/sign-up',
      summary: 'Open an account; the answer does not tell whether the e-mail is known',
      tag,
      body: api.SignUp,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller, headers, reply }) => {
      if (!context.config.SIGN_UP) throw new Problem(403, 'account/closed', 'This server takes no new accounts.');
      const id = await openAccount(context, body, { caller, headers, reply });
      await sendConfirmation(context, id, body.email);
      return accountOf(context, id);
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/sign-in',
      summary: 'Sign in',
      tag,
      body: api.SignIn,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller, headers, reply }) => {
      const id = await guarded(context, body.email, () => enter(context, body, { caller, headers, reply }));
      if (id === undefined) throw wrongWords();
      return accountOf(context, id);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/account/keep',
      summary: 'A guest keeps the account: same tables, same games, from now on with e-mail and password',
      tag,
      body: api.Keep,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller, headers, reply }) => {
      const id = await keepAccount(context, caller, body, { caller, headers, reply });
      playerChanged(context, id);
      await sendConfirmation(context, id, body.email);
      return accountOf(context, id);
    },
  ),
  endpoint(
    { method: 'POST', path: '/api/account/sign-out', summary: 'End this session', tag, answer: api.Done },
    async (context, { caller, headers, reply }) => {
      const { headers: cookies } = await asked(() =>
        context.auth.api.signOut({ headers: forwarded(headers), returnHeaders: true }),
      );
      setCookies(reply, cookies);
      playerChanged(context, caller.id);
      return done;
    },
  ),
];
