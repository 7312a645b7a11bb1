import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Account, TableLine } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { askAccount } from '../account.ts';
import { useOffer } from '../offer.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { Webhooks } from '../parts/webhooks.tsx';
import { isSubscribed, mayPush, subscribe, unsubscribe } from '../push.ts';
import { useFormRequest } from '../use-form-request.ts';

/** How this player hears of their turn: by mail, by push message, by webhook. */
export function Notify({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const offer = useOffer();
  return (
    <section aria-labelledby="notify">
      <h2 id="notify">{voice.say('profile.notify')}</h2>
      {offer && !offer.mail ? <p className="quiet">{voice.say('profile.mailNone')}</p> : null}
      {offer?.mail ? <ByMail account={account} /> : null}
      <ByPush />
      {offer?.webhooks ? <ByWebhook account={account} /> : null}
    </section>
  );
}

function ByMail({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const { problem, run } = useFormRequest();
  const why =
    account.kind !== 'person' ? 'profile.mailNeeds' : account.emailVerified ? undefined : 'profile.mailUnverified';
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="mail"
          checked={account.mail}
          disabled={account.kind !== 'person'}
          onChange={(event) => {
            const mail = event.target.checked;
            void run(() => askAccount('PATCH', '/api/account', { mail }));
          }}
        />
        <span>
          {voice.say('profile.mail')} {why === undefined ? null : <small className="quiet">{voice.say(why)}</small>}
        </span>
      </label>
      <ProblemLine problem={problem} voice={voice} />
    </>
  );
}

function ByPush() {
  const voice = useVoice();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { problem, run } = useFormRequest();
  useEffect(() => {
    void isSubscribed().then(setOn);
  }, []);
  const want = (wanted: boolean) =>
    run(async () => {
      const found = wanted ? await subscribe() : await unsubscribe();
      setRefused(found === 'no');
      setOn(await isSubscribed());
      return found === 'no' ? undefined : found;
    });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="push"
          checked={isOn}
          disabled={!mayPush()}
          onChange={(event) => void want(event.target.checked)}
        />
        <span>
          {voice.say('profile.push')}{' '}
          {mayPush() && !isRefused ? null : <small className="quiet">{voice.say('profile.pushNo')}</small>}
        </span>
      </label>
      <ProblemLine problem={problem} voice={voice} />
    </>
  );
}

function ByWebhook({ account }: { readonly account: Account }) {
  const voice = useVoice();
  const [hosted, setHosted] = useState<readonly TableLine[]>([]);
  const [table, setTable] = useState('');
  useEffect(() => {
    void readAs(shapes.listOf(shapes.tableLine), ask('GET', '/api/tables?mine=true&limit=100')).then((answer) => {
      if (!answer.ok) return;
      const mine = answer.value.filter(({ host, status }) => host.id === account.id && /open|running/.test(status));
      setHosted(mine);
      setTable(mine[0]?.id ?? '');
    });
  }, [account.id]);
  if (table === '') return null;
  return (
    <Webhooks key={table} table={table}>
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
    </Webhooks>
  );
}
