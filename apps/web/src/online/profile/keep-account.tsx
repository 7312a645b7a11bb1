import { type FormEvent, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { askAccount } from '../account.ts';
import { EmailField, PasswordField } from '../parts/fields.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { useFormRequest } from '../use-form-request.ts';

/** Lets a guest add an address and a password, and so keep the account. */
export function KeepAccount() {
  const voice = useVoice();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { problem, run } = useFormRequest();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void run(() => askAccount('POST', '/api/account/keep', { email, password }));
  };
  return (
    <section aria-labelledby="keep" className="keep">
      <h2 id="keep">{voice.say('account.keep')}</h2>
      <p className="quiet">{voice.say('account.keepNote')}</p>
      <form className="options" onSubmit={keep}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField isNew value={password} onChange={setPassword} />
        <button type="submit" className="btn primary" data-keep>
          <b>{voice.say('account.keep')}</b>
        </button>
      </form>
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}
