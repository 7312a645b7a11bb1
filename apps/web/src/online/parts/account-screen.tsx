import type { Account } from '@stellwerk/server/api';
import type { ReactNode } from 'react';
import { Waiting } from '../../parts/waiting.tsx';
import { useOnline } from '../account.ts';
import { NoServer } from './no-server.tsx';
import { OnlineBar } from './online-bar.tsx';
import { SignIn } from './sign-in.tsx';

interface AccountScreenProps {
  readonly title: string;
  readonly className: string;
  children(account: Account): ReactNode;
}

/** A screen for whoever is signed in; others are asked to. */
export function AccountScreen({ title, className, children }: AccountScreenProps) {
  const { server, account } = useOnline();
  return (
    <>
      <OnlineBar title={title} />
      <main className={`screen ${className}`}>
        {server === 'asking' ? <Waiting /> : null}
        {server === 'none' ? <NoServer /> : null}
        {server === 'here' && !account ? <SignIn /> : null}
        {account ? children(account) : null}
      </main>
    </>
  );
}
