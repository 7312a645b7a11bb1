import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { isClaimedElsewhere, rekeyClaim } from '../repositories/claims.ts';
import { accountOf } from './account.ts';
import { playerChanged } from './change.ts';
import { sendLetter } from './confirmation.ts';
import { asked, forwarded, guarded, setCookies } from './library.ts';
import { resetByLink } from './links.ts';

const tag = 'account';

export const passwordRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'POST',
      path: '/api/account/password',
      summary: 'Change the password; all other sessions end',
      tag,
      body: api.ChangePassword,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { caller, body, headers, reply }) => {
      const { email, emailVerified } = await accountOf(context, caller.id);
      const key = email === null ? '' : await context.claimKey(email, body.password);
      if (email !== null && !emailVerified) {
        // Others may claim the same address, and each change tells whether their password is this one: so it counts as a guess.
        await context.limits.passwords.take(email);
        if (await isClaimedElsewhere(context.store.db, caller.id, email, key)) throw takenPassword();
      }
      const made = await guarded(context, email ?? caller.id, () =>
        asked(() =>
          context.auth.api.changePassword({
            body: { currentPassword: body.current, newPassword: body.password, revokeOtherSessions: true },
            headers: forwarded(headers),
            returnHeaders: true,
          }),
        ),
      );
      if (!(await rekeyClaim(context.store.db, caller.id, key))) throw takenPassword();
      setCookies(reply, made.headers);
      playerChanged(context, caller.id);
      return done;
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/forgotten',
      summary: 'Ask for a mail to set a new password; the answer does not tell whether there is such an account',
      tag,
      body: api.ForgottenPassword,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { body }) => {
      // Whoever asks too often gets the same answer and no mail.
      if (await context.limits.letters.takes(body.email)) {
        await sendLetter(context, { about: 'forgotten', email: body.email });
      }
      return done;
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/new-password',
      summary: 'Set a new password with the token from the mail; all sessions end',
      tag,
      body: api.NewPassword,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { body }) => {
      await resetByLink(context, body.token, body.password);
      return done;
    },
  ),
];

function takenPassword(): Problem {
  return new Problem(409, 'account/password', 'This password cannot be taken; choose another.');
}
