import { useEffect, useState } from 'react';
import { useTable } from '../session/context.tsx';
import { newHelper } from '../worker/ask.ts';
import type { Advised } from '../worker/protocol.ts';
import { nameOfAction } from './action-name.ts';
import { reasonFor } from './reasons.ts';

type Asked =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'told'; readonly moves: readonly Advised[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** “What would you do?”: the three moves that the best bot likes most. Not where people play each other. */
export function Advice() {
  const { session, moment, speaker } = useTable();
  const { seat, moves, state } = moment;
  const [asked, setAsked] = useState<Asked & { readonly at: number }>();
  const at = asked?.at;
  useEffect(() => {
    if (at === undefined || seat === undefined) return;
    const helper = newHelper();
    helper.advise(session.record(), seat).then(
      (told) => setAsked({ kind: 'told', moves: told, at }),
      (fault: unknown) => setAsked({ kind: 'failed', reason: String(fault), at }),
    );
    return () => helper.stop();
  }, [at, seat, session]);
  if (!session.advises || seat === undefined || moment.scrubbed !== undefined) return null;
  if (asked === undefined || asked.at !== moves) {
    return (
      <p className="also">
        <button type="button" className="small" data-advice onClick={() => setAsked({ kind: 'thinking', at: moves })}>
          {speaker.say('advice.ask')}
        </button>
      </p>
    );
  }
  if (asked.kind === 'thinking') {
    return (
      <p className="quiet" role="status">
        {speaker.say('advice.thinking')}
      </p>
    );
  }
  if (asked.kind === 'failed') return <p role="alert">{speaker.say('advice.failed', { reason: asked.reason })}</p>;
  const [best] = asked.moves;
  return (
    <section className="their-choices" data-advised>
      <h3 className="sec">{speaker.say('advice.title')}</h3>
      <ol>
        {asked.moves.map(({ action, behind }) => (
          <li key={JSON.stringify(action)}>
            {nameOfAction(
              action,
              moment.choices.find(({ type }) => type === action.type),
              session.view,
              speaker,
              state,
            )}
            {Math.round(behind) > 0 ? ` · ${speaker.say('advice.behind', { n: Math.round(behind) })}` : ''}
          </li>
        ))}
      </ol>
      {best ? <p className="quiet">{speaker.say(reasonFor(best.action))}</p> : null}
    </section>
  );
}
