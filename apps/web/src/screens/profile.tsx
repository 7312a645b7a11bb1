import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Account, Profile } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { AccountScreen } from '../online/parts/account-screen.tsx';
import { Ratings } from '../online/parts/ratings.tsx';
import { Bots } from '../online/profile/bots.tsx';
import { KeepAccount } from '../online/profile/keep-account.tsx';
import { LeaveAccount } from '../online/profile/leave-account.tsx';
import { Me } from '../online/profile/me.tsx';
import { Notify } from '../online/profile/notify.tsx';
import { ChangePassword } from '../online/profile/password.tsx';
import { Sessions } from '../online/profile/sessions.tsx';
import { Vacation } from '../online/profile/vacation.tsx';
import { useVoice } from '../text/context.tsx';

/** Who one is on the server: name, ratings, notifications, sessions, bots. */
export function ProfileScreen() {
  const voice = useVoice();
  return (
    <AccountScreen title={voice.say('screen.profile')} className="profile">
      {(account) => <Mine key={account.id} account={account} />}
    </AccountScreen>
  );
}

function Mine({ account }: { readonly account: Account }) {
  const [profile, setProfile] = useState<Profile | undefined>();
  useEffect(() => {
    void readAs(shapes.profile, ask('GET', `/api/players/${account.id}`)).then((answer) => {
      if (answer.ok) setProfile(answer.value);
    });
  }, [account.id]);
  const isPerson = account.kind === 'person';
  return (
    <>
      <Me account={account} />
      {account.kind === 'guest' ? <KeepAccount /> : null}
      {profile ? <Ratings profile={profile} /> : null}
      <Notify account={account} />
      <Vacation account={account} />
      <Sessions />
      {isPerson ? <ChangePassword /> : null}
      {isPerson ? <Bots /> : null}
      <LeaveAccount account={account} />
    </>
  );
}
