import { ask } from '@stellwerk/client/answers';
import { type FormEvent, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { PasswordField } from '../parts/fields.tsx';
import { Outcome } from '../parts/problem.tsx';
import { problemIn, useFormRequest } from '../use-form-request.ts';

export function ChangePassword() {
  const voice = useVoice();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const request = useFormRequest();
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const wish = { current, password };
    if (!(await request.run(async () => problemIn(await ask('POST', '/api/account/password', wish))))) return;
    setCurrent('');
    setPassword('');
  };
  return (
    <section aria-labelledby="password">
      <h2 id="password">{voice.say('profile.changePassword')}</h2>
      <form className="options" onSubmit={change}>
        <PasswordField isNew={false} label="profile.current" value={current} onChange={setCurrent} />
        <PasswordField isNew value={password} onChange={setPassword} />
        <button type="submit" className="btn slim">
          <b>{voice.say('save')}</b>
        </button>
      </form>
      <Outcome request={request} done="saved" />
    </section>
  );
}
