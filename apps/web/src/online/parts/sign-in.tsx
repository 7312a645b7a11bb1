import { ask, type Problem } from '@stellwerk/client/answers';
import { type FormEvent, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../../settings.ts';
import { useVoice } from '../../text/context.tsx';
import { askAccount } from '../account.ts';
import { useOffer } from '../offer.ts';
import { EmailField, PasswordField } from './fields.tsx';
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
  const offer = useOffer();
  const ways: readonly (readonly [Way, string])[] = [
    ...(offer?.guests === false ? [] : [['guest', voice.say('account.guest')] as const]),
    ['signIn', voice.say('account.have')],
    ...(offer?.signUp === false ? [] : [['signUp', voice.say('account.new')] as const]),
  ];
  // Where no guests are taken, one signs in.
  useEffect(() => {
    if (offer?.guests === false) setWay((now) => (now === 'guest' ? 'signIn' : now));
  }, [offer]);
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
        {way === 'guest' ? null : <EmailField value={email} onChange={setEmail} />}
        {way === 'signIn' || way === 'signUp' ? (
          <PasswordField isNew={way === 'signUp'} value={password} onChange={setPassword} />
        ) : null}
        <button type="submit" className="btn primary" data-enter disabled={busy}>
          <span className="btn-text">
            <b>{voice.say(SUBMIT[way])}</b>
            {way === 'guest' ? <small>{voice.say('account.guestNote')}</small> : null}
          </span>
        </button>
        {way === 'signIn' && offer?.mail !== false ? (
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
