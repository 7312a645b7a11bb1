import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ask, type Problem } from '../online/answers.ts';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';

/** Where the links in our letters lead: an address confirmed, a new password. */
export function LetterScreen({ about, token }: { readonly about: 'verify' | 'reset'; readonly token: string }) {
  const voice = useVoice();
  const [problem, setProblem] = useState<Problem | undefined>();
  const [done, setDone] = useState(false);
  const [password, setPassword] = useState('');
  const asked = useRef(false);
  const send = async (path: string, body: unknown) => {
    const answer = await ask('POST', path, body);
    setDone(answer.ok);
    setProblem(answer.ok ? undefined : answer.problem);
  };
  useEffect(() => {
    // A token is good once.
    if (about !== 'verify' || asked.current) return;
    asked.current = true;
    void ask('POST', '/api/account/verify', { token }).then((answer) => {
      setDone(answer.ok);
      setProblem(answer.ok ? undefined : answer.problem);
    });
  }, [about, token]);
  const reset = (event: FormEvent) => {
    event.preventDefault();
    void send('/api/account/new-password', { token, password });
  };
  return (
    <>
      <OnlineBar title={voice.say('screen.letter')} />
      <main className="screen">
        {done ? <p role="status">{voice.say(about === 'verify' ? 'letter.verified' : 'letter.resetDone')}</p> : null}
        {about === 'reset' && !done ? (
          <form className="sign-in" onSubmit={reset}>
            <h2>{voice.say('letter.reset')}</h2>
            <label className="text">
              {voice.say('account.newPassword')}
              <input
                type="password"
                required
                minLength={10}
                maxLength={128}
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </label>
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
