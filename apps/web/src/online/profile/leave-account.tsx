import { ask } from '@stellwerk/client/answers';
import type { Account } from '@stellwerk/server/api';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { go } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { forgetAccount, signOut } from '../account.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { problemIn, useFormRequest } from '../use-form-request.ts';
import { TakeAlong } from './take-along.tsx';

/** Signing out, taking along what is one's own, and closing the account for good. */
export function LeaveAccount({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const [asking, setAsking] = useState<'signOut' | 'close' | undefined>();
  const closing = useFormRequest();
  const isGuest = account.kind === 'guest';
  const leave = async () => {
    await signOut();
    go({ screen: 'lobby' });
  };
  const close = async () => {
    if (!(await closing.run(async () => problemIn(await ask('DELETE', '/api/account'))))) return;
    forgetAccount();
    go({ screen: 'lobby' });
  };
  return (
    <div className="hero-actions">
      <button
        type="button"
        className="btn"
        data-sign-out
        onClick={() => (isGuest ? setAsking('signOut') : void leave())}
      >
        <b>{voice.say('account.signOut')}</b>
      </button>
      <TakeAlong />
      <button type="button" className="btn danger" data-close-account onClick={() => setAsking('close')}>
        <b>{voice.say('profile.close')}</b>
      </button>
      {asking === undefined ? null : (
        <Dialog
          title={voice.say(asking === 'close' ? 'profile.close' : 'account.signOut')}
          onClose={() => setAsking(undefined)}
        >
          <p>{voice.say(asking === 'close' ? 'profile.closeText' : 'account.guestLeaves')}</p>
          {asking === 'close' ? <TakeAlong /> : null}
          <ProblemLine problem={closing.problem} voice={voice} />
          <div className="two">
            <button type="button" className="btn danger" onClick={() => void (asking === 'close' ? close() : leave())}>
              <b>{voice.say(asking === 'close' ? 'profile.close' : 'account.signOut')}</b>
            </button>
            <button type="button" className="btn" onClick={() => setAsking(undefined)}>
              <b>{voice.say('cancel')}</b>
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
