import { type FormEvent, useState } from 'react';
import { changeSettings, useSettings } from '../../settings.ts';
import { useVoice } from '../../text/context.tsx';
import { askAccount } from '../account.ts';
import { ask, type Problem } from '../answers.ts';
import { ProblemLine } from './problem.tsx';

type Way = 'guest' | 'signIn' | 'signUp' | 'forgotten';

/** The way in: one click as a guest, or with an account. */
export function SignIn() {
  const voice = useVoice();
  const { name: usual, language } = useSettings();
  const [way, setWay] = useState<Way>('guest');
  const [name, setName] = useState(usual);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | undefined>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const choose = (next: Way) => {
    setWay(next);
    setProblem(undefined);
    setSent(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(await enter());
    setBusy(false);
  };
  const enter = async (): Promise<Problem | undefined> => {
    if (name.trim() !== '') changeSettings({ name: name.trim() });
    switch (way) {
      case 'guest':
        return askAccount('POST', '/api/account/guest', { name: name.trim(), language });
      case 'signIn':
        return askAccount('POST', '/api/account/sign-in', { email, password });
      case 'signUp':
        return askAccount('POST', '/api/account/sign-up', { name: name.trim(), email, password, language });
      case 'forgotten': {
        const answer = await ask('POST', '/api/account/forgotten', { email });
        setSent(answer.ok);
        return answer.ok ? undefined : answer.problem;
      }
    }
  };
  const ways: readonly (readonly [Way, string])[] = [
    ['guest', voice.say('account.guest')],
    ['signIn', voice.say('account.have')],
    ['signUp', voice.say('account.new')],
  ];
  return (
    <section className="sign-in" aria-labelledby="sign-in">
      <h2 id="sign-in">{voice.say('account.lead')}</h2>
      <fieldset className="chips" aria-label={voice.say('account.lead')}>
        {ways.map(([id, text]) => (
          <button key={id} type="button" data-way={id} aria-pressed={way === id} onClick={() => choose(id)}>
            {text}
          </button>
        ))}
      </fieldset>
      <form onSubmit={submit}>
        {way === 'guest' || way === 'signUp' ? (
          <label className="text">
            {voice.say('account.name')}
            <input
              type="text"
              name="name"
              required
              maxLength={40}
              value={name}
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        ) : null}
        {way === 'guest' ? null : (
          <label className="text">
            {voice.say('account.email')}
            <input
              type="email"
              name="email"
              required
              maxLength={200}
              value={email}
              autoComplete="email"
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
        )}
        {way === 'signIn' || way === 'signUp' ? (
          <label className="text">
            {voice.say(way === 'signIn' ? 'account.password' : 'account.newPassword')}
            <input
              type="password"
              name="password"
              required
              minLength={way === 'signUp' ? 10 : 1}
              maxLength={128}
              value={password}
              autoComplete={way === 'signIn' ? 'current-password' : 'new-password'}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
        ) : null}
        <button type="submit" className="btn primary" data-enter disabled={busy}>
          <span className="btn-text">
            <b>{voice.say(SUBMIT[way])}</b>
            {way === 'guest' ? <small>{voice.say('account.guestNote')}</small> : null}
          </span>
        </button>
        {way === 'signIn' ? (
          <button type="button" className="small" onClick={() => choose('forgotten')}>
            {voice.say('account.forgotten')}
          </button>
        ) : null}
      </form>
      {sent ? <p role="status">{voice.say('account.forgottenDone')}</p> : null}
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

const SUBMIT = {
  guest: 'account.guest',
  signIn: 'account.signIn',
  signUp: 'account.signUp',
  forgotten: 'account.forgotten',
} as const;
