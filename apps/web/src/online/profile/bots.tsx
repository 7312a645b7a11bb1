import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Player, Scope } from '@stellwerk/server/api';
import { type FormEvent, useState } from 'react';
import { useVoice } from '../../text/context.tsx';
import { Copyable } from '../parts/fields.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { problemIn, useFormRequest } from '../use-form-request.ts';
import { useList } from '../use-list.ts';

const TokenList = shapes.listOf(shapes.token);

const BotList = shapes.listOf(shapes.player);

/** Bot accounts of this player: each has its own name and signs in with tokens. */
export function Bots() {
  const voice = useVoice();
  const [bots, read] = useList(BotList, '/api/bots');
  const [name, setName] = useState('');
  const { problem, run } = useFormRequest();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(async () => problemIn(await ask('POST', '/api/bots', { name: name.trim() }))))) return;
    setName('');
    await read();
  };
  return (
    <section aria-labelledby="bots">
      <h2 id="bots">{voice.say('bots.title')}</h2>
      <p className="quiet">
        {voice.say('bots.note')} <a href="/api/openapi.json">{voice.say('bots.api')}</a>
      </p>
      {bots.map((bot) => (
        <BotTokens key={bot.id} bot={bot} />
      ))}
      <form className="invite" onSubmit={add} data-new-bot>
        <label className="text">
          {voice.say('bots.name')}
          <input type="text" required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit" className="btn slim">
          <b>{voice.say('bots.add')}</b>
        </button>
      </form>
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

function BotTokens({ bot }: { readonly bot: Player }) {
  const voice = useVoice();
  const path = `/api/bots/${bot.id}/tokens`;
  const [tokens, read] = useList(TokenList, path);
  const good = tokens.filter(({ revoked }) => !revoked);
  return (
    <details className="bot" data-bot={bot.name}>
      <summary>
        <b>{bot.name}</b> <small className="quiet">{voice.say('bots.tokens', { n: good.length })}</small>
      </summary>
      <ul className="sessions">
        {good.map((token) => (
          <li key={token.id} className="row">
            <span className="token">
              <b>{token.name}</b>
              <small className="quiet">{token.scopes.map((scope) => voice.say(`scope.${scope}`)).join(', ')}</small>
              <small className="quiet">
                {token.expiresAt === null
                  ? voice.say('bots.forEver')
                  : voice.say('bots.until', { when: voice.when(token.expiresAt) })}
              </small>
            </span>
            <button
              type="button"
              className="small"
              onClick={() => void ask('DELETE', `${path}/${token.id}`).then(read)}
            >
              {voice.say('bots.revoke')}
            </button>
          </li>
        ))}
      </ul>
      <NewToken path={path} onMade={read} />
    </details>
  );
}

const SCOPES: readonly Scope[] = ['read', 'tables', 'play', 'chat'];
/** For how many days a token is good; 0: until it is revoked. */
const DAYS = [30, 365, 0];

interface NewTokenProps {
  readonly path: string;
  onMade(): Promise<void>;
}

function NewToken({ path, onMade }: NewTokenProps) {
  const voice = useVoice();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play']);
  const [days, setDays] = useState(365);
  const [token, setToken] = useState<string | undefined>();
  const { problem, run } = useFormRequest();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const wish = { name: name.trim(), scopes, ...(days === 0 ? {} : { days }) };
    await run(async () => {
      const answer = await readAs(shapes.tokenMade, ask('POST', path, wish));
      setToken(answer.ok ? answer.value.token : undefined);
      return problemIn(answer);
    });
    await onMade();
  };
  return (
    <>
      <form className="new-token" onSubmit={make}>
        <label className="text">
          {voice.say('bots.tokenName')}
          <input type="text" required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="text">
          {voice.say('bots.days')}
          <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {DAYS.map((n) => (
              <option key={n} value={n}>
                {n === 0 ? voice.say('bots.noEnd') : voice.say('time.days', { n })}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{voice.say('bots.scopes')}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} className="check">
              <input
                type="checkbox"
                name={scope}
                checked={scopes.includes(scope)}
                onChange={(event) =>
                  setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
              {voice.say(`scope.${scope}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn slim" disabled={scopes.length === 0}>
          <b>{voice.say('bots.makeToken')}</b>
        </button>
      </form>
      {token === undefined ? null : (
        <Copyable name="token" value={token} label={voice.say('bots.token')} note={voice.say('bots.tokenOnce')} />
      )}
      <ProblemLine problem={problem} voice={voice} />
    </>
  );
}
