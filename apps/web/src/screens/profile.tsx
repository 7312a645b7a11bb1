import type { Account, Profile, Session, TableLine } from '@stellwerk/server/api';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { askAccount, forgetAccount, signOut, useOnline } from '../online/account.ts';
import { ask, type Problem } from '../online/answers.ts';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { Ratings } from '../online/parts/ratings.tsx';
import { SignIn } from '../online/parts/sign-in.tsx';
import { Webhooks } from '../online/parts/webhooks.tsx';
import { isSubscribed, mayPush, subscribe, unsubscribe } from '../online/push.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useVoice } from '../text/context.tsx';
import { NoServer } from './lobby.tsx';

/** Who one is on the server: name, ratings, notifications, sessions. */
export function ProfileScreen() {
  const voice = useVoice();
  const { server, account } = useOnline();
  return (
    <>
      <OnlineBar title={voice.say('screen.profile')} />
      <main className="screen profile">
        {server === 'asking' ? <Waiting /> : null}
        {server === 'none' ? <NoServer /> : null}
        {server === 'here' && !account ? <SignIn /> : null}
        {account ? <Mine key={account.id} account={account} /> : null}
      </main>
    </>
  );
}

function Mine({ account }: { readonly account: Account }) {
  const [profile, setProfile] = useState<Profile | undefined>();
  useEffect(() => {
    void ask<Profile>('GET', `/api/players/${account.id}`).then((answer) => {
      if (answer.ok) setProfile(answer.value);
    });
  }, [account.id]);
  return (
    <>
      <Me account={account} />
      {account.kind === 'guest' ? <Keep /> : null}
      {profile ? <Ratings profile={profile} /> : null}
      <Notify account={account} />
      <Sessions />
      {account.kind === 'person' ? <ChangePassword /> : null}
      <Vacation account={account} />
      <Leave account={account} />
    </>
  );
}

function Me({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const { language } = useSettings();
  const [name, setName] = useState(account.name);
  const [problem, setProblem] = useState<Problem | undefined>();
  const [saved, setSaved] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await askAccount('PATCH', '/api/account', { name: name.trim(), language });
    setProblem(found);
    setSaved(found === undefined);
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
      <form className="invite" onSubmit={submit}>
        <label className="text">
          {voice.say('account.name')}
          <input
            type="text"
            required
            maxLength={40}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setSaved(false);
            }}
          />
        </label>
        <button type="submit" className="btn slim">
          <b>{voice.say('save')}</b>
        </button>
      </form>
      {saved ? <p role="status">{voice.say('saved')}</p> : null}
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

function Keep() {
  const voice = useVoice();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | undefined>();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(await askAccount('POST', '/api/account/keep', { email, password }));
  };
  return (
    <section aria-labelledby="keep" className="keep">
      <h2 id="keep">{voice.say('account.keep')}</h2>
      <p className="quiet">{voice.say('account.keepNote')}</p>
      <form className="options" onSubmit={keep}>
        <label className="text">
          {voice.say('account.email')}
          <input
            type="email"
            required
            maxLength={200}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <label className="text">
          {voice.say('account.newPassword')}
          <input
            type="password"
            required
            minLength={10}
            maxLength={128}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <button type="submit" className="btn primary" data-keep>
          <b>{voice.say('account.keep')}</b>
        </button>
      </form>
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

function Notify({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const [pushed, setPushed] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>();
  const [hosted, setHosted] = useState<readonly TableLine[]>([]);
  const [table, setTable] = useState('');
  useEffect(() => {
    void isSubscribed().then(setPushed);
    void ask<TableLine[]>('GET', '/api/tables?mine=true&limit=100').then((answer) => {
      if (!answer.ok) return;
      const mine = answer.value.filter(({ host, status }) => host.id === account.id && /open|running/.test(status));
      setHosted(mine);
      setTable(mine[0]?.id ?? '');
    });
  }, [account.id]);
  const mail = async (wanted: boolean) => setProblem(await askAccount('PATCH', '/api/account', { mail: wanted }));
  const push = async (wanted: boolean) => {
    const found = wanted ? await subscribe() : await unsubscribe();
    setRefused(found === 'no');
    setProblem(found === 'no' || found === undefined ? undefined : found);
    setPushed(await isSubscribed());
  };
  return (
    <section aria-labelledby="notify">
      <h2 id="notify">{voice.say('profile.notify')}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={account.mail}
          disabled={account.kind !== 'person'}
          onChange={(event) => void mail(event.target.checked)}
        />
        <span>
          {voice.say('profile.mail')}{' '}
          {account.kind === 'person' ? null : <small className="quiet">{voice.say('profile.mailNeeds')}</small>}
        </span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={pushed}
          disabled={!mayPush()}
          onChange={(event) => void push(event.target.checked)}
        />
        <span>
          {voice.say('profile.push')}{' '}
          {mayPush() && !isRefused ? null : <small className="quiet">{voice.say('profile.pushNo')}</small>}
        </span>
      </label>
      <ProblemLine problem={problem} voice={voice} />
      {hosted.length > 0 ? (
        <>
          <label className="text narrow">
            {voice.say('profile.webhookTable')}
            <select value={table} onChange={(event) => setTable(event.target.value)}>
              {hosted.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {table === '' ? null : <Webhooks key={table} table={table} />}
        </>
      ) : null}
    </section>
  );
}

function Sessions() {
  const voice = useVoice();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const read = useCallback(async () => {
    const answer = await ask<Session[]>('GET', '/api/account/sessions');
    if (answer.ok) setSessions(answer.value);
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{voice.say('profile.sessions')}</h2>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id} className="row">
            <span>
              {browserIn(session.agent)}{' '}
              <small className="quiet">{voice.say('profile.since', { when: voice.when(session.createdAt) })}</small>
            </span>
            {session.current ? (
              <em className="chip off">{voice.say('profile.thisOne')}</em>
            ) : (
              <button
                type="button"
                className="small"
                onClick={() => void ask('DELETE', `/api/account/sessions/${session.id}`).then(read)}
              >
                {voice.say('profile.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The browser and system of a session, in two words. */
function browserIn(agent: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? '';
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
  return (
    [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter((part) => part !== '').join(' · ') || '–'
  );
}

function ChangePassword() {
  const voice = useVoice();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | undefined>();
  const [saved, setSaved] = useState(false);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await ask('POST', '/api/account/password', { current, password });
    setProblem(answer.ok ? undefined : answer.problem);
    setSaved(answer.ok);
    if (answer.ok) {
      setCurrent('');
      setPassword('');
    }
  };
  return (
    <section aria-labelledby="password">
      <h2 id="password">{voice.say('profile.changePassword')}</h2>
      <form className="options" onSubmit={change}>
        <label className="text">
          {voice.say('profile.current')}
          <input
            type="password"
            required
            maxLength={128}
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </label>
        <label className="text">
          {voice.say('account.newPassword')}
          <input
            type="password"
            required
            minLength={10}
            maxLength={128}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <button type="submit" className="btn slim">
          <b>{voice.say('save')}</b>
        </button>
      </form>
      {saved ? <p role="status">{voice.say('saved')}</p> : null}
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

function Vacation({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const [days, setDays] = useState(7);
  const [problem, setProblem] = useState<Problem | undefined>();
  const goAway = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(await askAccount('POST', '/api/account/vacation', { days }));
  };
  const comeBack = async () => setProblem(await askAccount('DELETE', '/api/account/vacation'));
  return (
    <section aria-labelledby="vacation">
      <h2 id="vacation">{voice.say('profile.vacation')}</h2>
      <p className="quiet">{voice.say('profile.vacationNote')}</p>
      {account.vacationUntil === null ? (
        <form className="invite" onSubmit={goAway}>
          <label className="text">
            {voice.say('profile.vacationDays')}
            <input
              type="number"
              min={1}
              max={60}
              value={days}
              onChange={(event) => setDays(event.target.valueAsNumber || 1)}
            />
          </label>
          <button type="submit" className="btn slim">
            <b>{voice.say('profile.vacationGo')}</b>
          </button>
        </form>
      ) : (
        <div className="row">
          <p>{voice.say('profile.vacationUntil', { when: voice.when(account.vacationUntil) })}</p>
          <button type="button" className="btn slim" onClick={() => void comeBack()}>
            <b>{voice.say('profile.vacationBack')}</b>
          </button>
        </div>
      )}
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

function Leave({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const [asking, setAsking] = useState<'signOut' | 'close' | undefined>();
  const isGuest = account.kind === 'guest';
  const leave = async () => {
    await signOut();
    go({ screen: 'lobby' });
  };
  const close = async () => {
    const answer = await ask('DELETE', '/api/account');
    if (!answer.ok) return;
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
      <button type="button" className="btn danger" onClick={() => setAsking('close')}>
        <b>{voice.say('profile.close')}</b>
      </button>
      {asking === undefined ? null : (
        <Dialog
          title={voice.say(asking === 'close' ? 'profile.close' : 'account.signOut')}
          onClose={() => setAsking(undefined)}
        >
          <p>{voice.say(asking === 'close' ? 'profile.closeText' : 'account.guestLeaves')}</p>
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
