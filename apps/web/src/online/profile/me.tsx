import { ask } from '@stellwerk/client/answers';
import type { Account } from '@stellwerk/server/api';
import { type FormEvent, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { useVoice } from '../../text/context.tsx';
import { askAccount } from '../account.ts';
import { useOffer } from '../offer.ts';
import { Outcome } from '../parts/problem.tsx';
import { problemIn, useFormRequest } from '../use-form-request.ts';

/** Name and address. */
export function Me({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const { language } = useSettings();
  const [name, setName] = useState(account.name);
  const request = useFormRequest();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void request.run(() => askAccount('PATCH', '/api/account', { name: name.trim(), language }));
  };
  return (
    <section aria-labelledby="me">
      <h2 id="me">{voice.say('profile.me')}</h2>
      <p>
        <b>{account.name}</b>{' '}
        {account.kind === 'guest' ? <em className="chip off">{voice.say('account.asGuest')}</em> : null}
        {account.email === null ? null : (
          <span className="quiet">
            {account.email} ({voice.say(account.emailVerified ? 'account.verified' : 'account.unverified')})
          </span>
        )}
      </p>
      {account.email === null || account.emailVerified ? null : <ConfirmAgain />}
      <form className="invite" onSubmit={save}>
        <label className="text">
          {voice.say('account.name')}
          <input
            type="text"
            name="name"
            required
            maxLength={40}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              request.reopen();
            }}
          />
        </label>
        <button type="submit" className="btn slim">
          <b>{voice.say('save')}</b>
        </button>
      </form>
      <Outcome request={request} done="saved" />
    </section>
  );
}

/** An address that is not confirmed gets no mail. This sends the link for confirming it again. */
function ConfirmAgain() {
  const voice = useVoice();
  const offer = useOffer();
  const request = useFormRequest();
  if (!offer?.mail) return null;
  const send = () => request.run(async () => problemIn(await ask('POST', '/api/account/verify/again')));
  return (
    <>
      <button type="button" className="small" data-confirm-again onClick={() => void send()}>
        {voice.say('account.confirmAgain')}
      </button>
      <Outcome request={request} done="account.confirmSent" />
    </>
  );
}
