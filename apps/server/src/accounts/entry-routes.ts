import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { renamePlayer, setLanguage } from '../repositories/players.ts';
import { accountOf } from './account.ts';
import { playerChanged } from './change.ts';
import { keepAccount } from './keeping.ts';
import { asked, forwarded, guarded, setCookies, stranger } from './library.ts';
import { mergeGuest } from './merging.ts';
import { sendVerification } from './verification.ts';

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
      summary: 'Open an account',
      tag,
      body: api.SignUp,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller, headers, reply }) => {
      if (!context.config.SIGN_UP) throw new Problem(403, 'account/closed', 'This server takes no new accounts.');
      const { name, email, password } = body;
      const made = await asked(() =>
        context.auth.api.signUpEmail({
          body: { name, email, password },
          headers: stranger(headers),
          returnHeaders: true,
        }),
      );
      setCookies(reply, made.headers);
      const { id } = made.response.user;
      await setLanguage(context.store.db, id, body.language);
      if (caller?.kind === 'guest') await mergeGuest(context, caller.id, id);
      await sendVerification(context, id, email);
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
      const made = await guarded(context, body.email, () =>
        context.auth.api.signInEmail({ body, headers: stranger(headers), returnHeaders: true }),
      );
      setCookies(reply, made.headers);
      const { id } = made.response.user;
      if (caller?.kind === 'guest') await mergeGuest(context, caller.id, id);
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
    async (context, { body, caller }) => {
      await keepAccount(context, caller, body);
      playerChanged(context, caller.id);
      await sendVerification(context, caller.id, body.email);
      return accountOf(context, caller.id);
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
