import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { accountOf } from './account.ts';
import { sendConfirmation } from './confirmation.ts';
import { confirmByLink } from './links.ts';

const tag = 'account';

export const verificationRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/verify',
      summary: 'Show that an e-mail address is one’s own, with the token from the mail',
      tag,
      body: api.VerifyEmail,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { body }) => {
      await confirmByLink(context, body.token);
      return done;
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/account/verify/again',
      summary: 'Send me the mail that confirms my e-mail address once more',
      tag,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { caller }) => {
      if (context.config.SMTP_URL === undefined) {
        throw new Problem(409, 'account/no-mail', 'This server sends no mail.');
      }
      const { email, emailVerified } = await accountOf(context, caller.id);
      if (email === null) throw new Problem(409, 'account/no-address', 'This account has no e-mail address.');
      if (!emailVerified) await sendConfirmation(context, caller.id, email);
      return done;
    },
  ),
];
