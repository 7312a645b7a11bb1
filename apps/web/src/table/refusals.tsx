import type { Refusal } from '@stellwerk/engine/kernel';
import { memo, useMemo } from 'react';
import { Linked } from '../glossary/context.tsx';
import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import { withheld } from '../session/why-not.ts';

/** Why something cannot be done, with the rule that says so. */
export function Refusals() {
  const { session, moment, speaker } = useTable();
  if (moment.note !== undefined) {
    return (
      <p className="refusals" role="alert">
        {moment.note}
      </p>
    );
  }
  if (moment.refusals.length === 0) return null;
  return (
    <div className="refusals" role="alert">
      <header>
        <b>{speaker.say('why.title')}</b>
        <button type="button" className="small" onClick={() => session.showRefusals([])}>
          {speaker.say('close')}
        </button>
      </header>
      {moment.refusals.map((refusal) => (
        <Reason key={refusal.code} refusal={refusal} />
      ))}
    </div>
  );
}

export function Reason({ refusal }: { readonly refusal: Refusal }) {
  const { session, speaker } = useTable();
  const own = speaker.explain(refusal);
  const rule = speaker.rules[refusal.rule]?.[speaker.language];
  return (
    <div className="reason">
      <p>
        <Linked text={own} />
      </p>
      {rule !== undefined && rule !== own ? <p className="quiet">{rule}</p> : null}
      {rule === undefined ? null : (
        <a href={makeRoute({ screen: 'library', title: session.view.title.id, page: 'rules', rule: refusal.rule })}>
          {speaker.say('why.rule', { rule: refusal.rule })}
        </a>
      )}
    </div>
  );
}

/** Actions that are not legal now. They are greyed, and a click says why. */
export const WhyNot = memo(function WhyNot() {
  const { session, moment, speaker } = useTable();
  const missing = useMemo(
    () => (moment.seat === undefined || moment.moves < 0 ? [] : withheld(session)),
    [session, moment.seat, moment.moves],
  );
  if (missing.length === 0) return null;
  return (
    <details className="why">
      <summary>{speaker.say('why.notNow', { n: missing.length })}</summary>
      <div className="offers">
        {missing.map(({ action, refusal }) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="btn refused"
            onClick={() => session.showRefusals([refusal])}
          >
            <span className="btn-text">
              <b>
                {(session.view.pointing[action.type]
                  ? undefined
                  : session.view.nameOf?.(action, moment.state, speaker)) ?? speaker.action(action.type)}
              </b>
            </span>
            <span className="end">{speaker.say('why.ask')}</span>
          </button>
        ))}
      </div>
    </details>
  );
});
