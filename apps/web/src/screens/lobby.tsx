import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Notice, TableLine } from '@stellwerk/server/api';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { onNotice, useOnline } from '../online/account.ts';
import { ClubNav } from '../online/club/club-nav.tsx';
import { Friends } from '../online/club/friends.tsx';
import { OpenTables } from '../online/club/open-tables.tsx';
import { inviteIn } from '../online/invite.ts';
import { liveId } from '../online/live-id.ts';
import { NoServer } from '../online/parts/no-server.tsx';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { SignIn } from '../online/parts/sign-in.tsx';
import { TableCard } from '../online/parts/table-card.tsx';
import { Icon } from '../parts/icon.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { go, makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';

/** Tables on the server: those that wait for me, mine, and open ones. */
export function LobbyScreen() {
  const voice = useVoice();
  const { server, account } = useOnline();
  return (
    <>
      <OnlineBar title={voice.say('screen.lobby')} />
      <main className="screen lobby">
        {server === 'asking' ? <Waiting /> : null}
        {server === 'none' ? <NoServer /> : null}
        {server === 'here' ? <ClubNav here="lobby" /> : null}
        {server === 'here' && !account ? <SignIn /> : null}
        {server === 'here' ? <Tables key={account?.id ?? ''} isSignedIn={account !== undefined} /> : null}
        {server === 'here' ? (
          <p className="quiet">
            <a href="/api/docs">{voice.say('lobby.api')}</a>
          </p>
        ) : null}
      </main>
    </>
  );
}

/** How often the lists are read again while the lobby is visible. */
const REFRESH_MS = 4000;

function Tables({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const voice = useVoice();
  const [mine, setMine] = useState<readonly TableLine[] | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const refresh = useCallback(async () => {
    if (!isSignedIn) return;
    const own = await readAs(shapes.listOf(shapes.tableLine), ask('GET', '/api/tables?mine=true&limit=100'));
    if (own.ok) setMine(own.value);
    setProblem(own.ok ? undefined : own.problem);
  }, [isSignedIn]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, REFRESH_MS);
    const stop = onNotice(() => void refresh());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [refresh]);

  const waiting = mine?.filter(({ myTurn }) => myTurn) ?? [];
  const others = mine?.filter(({ myTurn, status }) => !myTurn && !isOver(status)) ?? [];
  const over = mine?.filter(({ status }) => isOver(status)) ?? [];
  return (
    <>
      <ProblemLine problem={problem} voice={voice} />
      {isSignedIn ? (
        <div className="lobby-actions">
          <a className="btn primary" href={makeRoute({ screen: 'host', title: undefined })} data-host>
            <Icon name="plus" />
            <b>{voice.say('lobby.host')}</b>
          </a>
          <ByLink />
        </div>
      ) : null}
      {waiting.length > 0 ? <List id="waiting" title={voice.say('lobby.waiting')} lines={waiting} /> : null}
      {isSignedIn && (others.length > 0 || waiting.length === 0) ? (
        <List id="mine" title={voice.say('lobby.mine')} lines={others} none={voice.say('lobby.none')} />
      ) : null}
      <OpenTables without={mine?.map(({ id }) => id) ?? []} />
      {over.length > 0 ? (
        <details className="over" data-list="over">
          <summary>{voice.say('lobby.over', { n: over.length })}</summary>
          <ul className="games">
            {over.map((line) => (
              <TableCard key={line.id} line={line} />
            ))}
          </ul>
        </details>
      ) : null}
      {isSignedIn ? <Notices /> : null}
      {isSignedIn ? <Friends /> : null}
    </>
  );
}

function isOver(status: TableLine['status']): boolean {
  return status === 'finished' || status === 'ended';
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly TableLine[];
  readonly none?: string;
}

function List({ id, title, lines, none }: ListProps) {
  return (
    <section aria-labelledby={`list-${id}`} data-list={id}>
      <h2 id={`list-${id}`}>{title}</h2>
      {lines.length === 0 ? <p className="quiet">{none}</p> : null}
      <ul className="games">
        {lines.map((line) => (
          <TableCard key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function ByLink() {
  const voice = useVoice();
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const route = inviteIn(text);
    setBad(route === undefined);
    if (route) go(route);
  };
  return (
    <form className="by-link" onSubmit={open}>
      <label className="text">
        {voice.say('lobby.link')}
        <input type="text" value={text} required onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="btn slim">
        <b>{voice.say('lobby.linkGo')}</b>
      </button>
      {bad ? (
        <p role="alert" className="fault">
          {voice.say('lobby.linkBad')}
        </p>
      ) : null}
    </form>
  );
}

const MOST_NOTICES = 12;

function Notices() {
  const voice = useVoice();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const read = useCallback(() => {
    void readAs(shapes.listOf(shapes.notice), ask('GET', '/api/notices')).then((answer) => {
      if (answer.ok) setNotices(answer.value);
    });
  }, []);
  useEffect(() => {
    read();
    return onNotice(read);
  }, [read]);
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices">
      <div className="row">
        <h2 id="notices">{voice.say('lobby.notices')}</h2>
        {notices.some((notice) => !notice.read) ? (
          <button type="button" className="small" onClick={() => void ask('POST', '/api/notices/read', {}).then(read)}>
            {voice.say('lobby.noticesRead')}
          </button>
        ) : null}
      </div>
      <ul className="notices">
        {notices.slice(0, MOST_NOTICES).map((notice) => (
          <li key={`${notice.table}.${notice.kind}`} className={notice.read ? '' : 'unread'}>
            <a href={makeRoute({ screen: 'table', game: liveId(notice.table) })}>
              {voice.say(`notice.${notice.kind}`, { name: shownName(notice.name) })}
            </a>
            <small>{voice.when(notice.at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
