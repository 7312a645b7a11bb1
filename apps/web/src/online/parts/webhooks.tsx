import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useVoice } from '../../text/context.tsx';
import { problemIn, useFormRequest } from '../use-form-request.ts';
import { useList } from '../use-list.ts';
import { Copyable } from './fields.tsx';
import { ProblemLine } from './problem.tsx';

const WebhookList = shapes.listOf(shapes.webhook);

/** Addresses that are called whenever something happens at a table, and how they fare. */
export function Webhooks({ table, children }: { readonly table: string; readonly children?: ReactNode }) {
  const voice = useVoice();
  const path = `/api/tables/${table}/webhooks`;
  const [hooks, read] = useList(WebhookList, path);
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | undefined>();
  const { problem, run } = useFormRequest();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const isMade = await run(async () => {
      const answer = await readAs(shapes.webhookMade, ask('POST', path, { url: url.trim() }));
      setSecret(answer.ok ? answer.value.secret : undefined);
      return problemIn(answer);
    });
    if (isMade) setUrl('');
    await read();
  };
  return (
    <details className="webhooks">
      <summary>{voice.say('profile.webhooks')}</summary>
      <p className="quiet">{voice.say('profile.webhooksNote')}</p>
      {children}
      <ul>
        {hooks.map((hook) => (
          <li key={hook.id} className="row" data-webhook={hook.state}>
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
      {secret === undefined ? null : (
        <Copyable
          name="secret"
          value={secret}
          label={voice.say('profile.webhookSecret')}
          note={voice.say('profile.webhookSecretNote')}
        />
      )}
      <ProblemLine problem={problem} voice={voice} />
    </details>
  );
}
