import type { ReactNode } from 'react';
import { Waiting } from '../../parts/waiting.tsx';
import { useOnline } from '../account.ts';
import { NoServer } from '../parts/no-server.tsx';
import { OnlineBar } from '../parts/online-bar.tsx';

/** A page of the club that visitors may read too. */
export function ClubScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { server } = useOnline();
  return (
    <>
      <OnlineBar title={title} />
      <main className="screen club">
        {server === 'asking' ? <Waiting /> : null}
        {server === 'none' ? <NoServer /> : null}
        {server === 'here' ? children : null}
      </main>
    </>
  );
}
