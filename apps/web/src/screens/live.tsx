import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Table as TableView } from '@stellwerk/server/api';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../online/account.ts';
import { type LiveOpened, openLive } from '../online/open.ts';
import { NoServer } from '../online/parts/no-server.tsx';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { Room } from '../online/parts/room.tsx';
import { SignIn } from '../online/parts/sign-in.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { makeRoute } from '../route.ts';
import { TableProvider } from '../session/context.tsx';
import { Table } from '../table/table.tsx';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';
import { ToFinale } from './table.tsx';

interface LiveScreenProps {
  readonly table: string;
  /** The word of an invitation, if one came by one. */
  readonly invite: string | undefined;
}

/** A table on the server: before the game its seats, then the game itself. */
export function LiveScreen({ table: id, invite }: LiveScreenProps) {
  const voice = useVoice();
  const { server, account } = useOnline();
  const [table, setTable] = useState<TableView | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const who = account?.id;
  const isKnown = server !== 'asking';
  const read = useCallback(async () => {
    const answer =
      invite !== undefined && who !== undefined
        ? await readAs(shapes.table, ask('POST', `/api/tables/${id}/enter`, { invite }))
        : await readAs(shapes.table, ask('GET', `/api/tables/${id}`));
    if (answer.ok) setTable(answer.value);
    setProblem(answer.ok ? undefined : answer.problem);
  }, [id, invite, who]);
  useEffect(() => {
    // A guest who follows an invitation signs in first.
    if (isKnown && server === 'here' && (invite === undefined || who !== undefined)) void read();
  }, [isKnown, server, invite, who, read]);

  const isOpen = table !== undefined;
  useEffect(() => {
    // A player who opens the table has seen its notices.
    if (who !== undefined && isOpen) void ask('POST', '/api/notices/read', { table: id });
  }, [who, isOpen, id]);

  if (table && table.status !== 'open') return <Game key={`${who ?? ''} ${table.mySeat}`} table={table} />;
  return (
    <>
      <OnlineBar
        title={table ? shownName(table.name) : voice.say(invite === undefined ? 'screen.table' : 'screen.join')}
      />
      <main className="screen">
        {server === 'none' ? <NoServer /> : null}
        {server === 'asking' || (server === 'here' && !table && !problem && account) ? <Waiting /> : null}
        {server === 'here' && !account && !table ? <p className="lead">{voice.say('room.signIn')}</p> : null}
        {server === 'here' && !account ? <SignIn /> : null}
        {account ? <ProblemLine problem={problem} voice={voice} /> : null}
        {problem && account ? (
          <a className="btn slim" href={makeRoute({ screen: 'lobby' })}>
            <b>{voice.say('nav.lobby')}</b>
          </a>
        ) : null}
        {table ? <Room table={table} account={account} onChange={setTable} onAsk={read} /> : null}
      </main>
    </>
  );
}

function Game({ table }: { readonly table: TableView }) {
  const voice = useVoice();
  const [opened, setOpened] = useState<LiveOpened | undefined>();
  // The table is read once; from then on the live line tells what changes.
  const [first] = useState(table);
  useEffect(() => {
    let left = false;
    let session: { close(): void } | undefined;
    openLive(first).then((result) => {
      if (result.ok) session = result.session;
      if (left) session?.close();
      else setOpened(result);
    });
    return () => {
      left = true;
      session?.close();
    };
  }, [first]);
  if (!opened) return <Waiting />;
  if (!opened.ok) {
    return (
      <>
        <OnlineBar title={shownName(table.name)} />
        <main className="screen">
          {opened.problem.code === 'game/revision' ? (
            <p role="alert" className="fault">
              {voice.say('live.older', { n: table.revision })}
            </p>
          ) : (
            <ProblemLine problem={opened.problem} voice={voice} />
          )}
          <button type="button" className="btn slim" onClick={() => location.reload()}>
            <b>{voice.say('again')}</b>
          </button>
        </main>
      </>
    );
  }
  return (
    <TableProvider session={opened.session}>
      <Table />
      <ToFinale />
    </TableProvider>
  );
}
