import type { Webhook } from '@stellwerk/server/api';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useVoice } from '../../text/context.tsx';
import { ask, type Problem } from '../answers.ts';
import { ProblemLine } from './problem.tsx';

/** Addresses that are called whenever something happens at a table, and how they fare. */
export function Webhooks({ table }: { readonly table: string }) {
  const voice = useVoice();
  const [hooks, setHooks] = useState<readonly Webhook[]>([]);
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  const path = `/api/tables/${table}/webhooks`;
  const read = useCallback(async () => {
    const answer = await ask<Webhook[]>('GET', path);
    if (answer.ok) setHooks(answer.value);
  }, [path]);
  useEffect(() => {
    void read();
  }, [read]);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await ask<{ secret: string }>('POST', path, { url: url.trim() });
    setProblem(answer.ok ? undefined : answer.problem);
    setSecret(answer.ok ? answer.value.secret : undefined);
    if (answer.ok) setUrl('');
    await read();
  };
  return (
    <details className="webhooks">
      <summary>{voice.say('profile.webhooks')}</summary>
      <p className="quiet">{voice.say('profile.webhooksNote')}</p>
      <ul>
        {hooks.map((hook) => (
          <li key={hook.id} className="row">
            <span>
              {hook.url}{' '}
              <small className="quiet">{voice.say(`webhook.${hook.state}`, { error: hook.lastError ?? '' })}</small>
            </span>
            <button
              type="button"
              className="tool"
              aria-label={voice.say('profile.webhookRemove')}
              onClick={() => void ask('DELETE', `${path}/${hook.id}`).then(read)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <form className="invite" onSubmit={add}>
        <label className="text">
          {voice.say('profile.webhookUrl')}
          <input type="url" required maxLength={1000} value={url} onChange={(event) => setUrl(event.target.value)} />
        </label>
        <button type="submit" className="btn slim">
          <b>{voice.say('profile.webhookAdd')}</b>
        </button>
      </form>
      {secret === undefined ? null : <p role="status">{voice.say('profile.webhookSecret', { secret })}</p>}
      <ProblemLine problem={problem} voice={voice} />
    </details>
  );
}
