import { ask, type Problem } from '@stellwerk/client/answers';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lookUp } from '../online/account.ts';
import { PasswordField } from '../online/parts/fields.tsx';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { problemIn, useFormRequest } from '../online/use-form-request.ts';
import { makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';

/** The screen that links in our mails open: it confirms an address or sets a new password. */
export function MailLinkScreen({ about, token }: { readonly about: 'verify' | 'reset'; readonly token: string }) {
  const voice = useVoice();
  const [password, setPassword] = useState('');
  const { problem, isDone, run } = useFormRequest();
  const asked = useRef(false);
  useEffect(() => {
    // A token works only once.
    if (about !== 'verify' || asked.current) return;
    asked.current = true;
    void run(() => redeemToken('/api/account/verify', { token }));
  }, [about, token, run]);
  const reset = (event: FormEvent) => {
    event.preventDefault();
    void run(() => redeemToken('/api/account/new-password', { token, password }));
  };
  return (
    <>
      <OnlineBar title={voice.say('screen.mailLink')} />
      <main className="screen">
        {isDone ? (
          <p role="status">{voice.say(about === 'verify' ? 'mailLink.verified' : 'mailLink.resetDone')}</p>
        ) : null}
        {about === 'reset' && !isDone ? (
          <form className="sign-in" onSubmit={reset}>
            <h2>{voice.say('mailLink.reset')}</h2>
            <PasswordField isNew value={password} onChange={setPassword} />
            <button type="submit" className="btn primary">
              <b>{voice.say('save')}</b>
            </button>
          </form>
        ) : null}
        <ProblemLine problem={problem} voice={voice} />
        <a className="btn slim" href={makeRoute({ screen: 'lobby' })}>
          <b>{voice.say('nav.lobby')}</b>
        </a>
      </main>
    </>
  );
}

/** Sends the token, then reads the account again, which may be confirmed or signed out now. */
async function redeemToken(path: string, body: unknown): Promise<Problem | undefined> {
  const answer = await ask('POST', path, body);
  if (answer.ok) await lookUp();
  return problemIn(answer);
}
