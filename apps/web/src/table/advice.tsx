import { useEffect, useState } from 'react';
import { useTable } from '../session/context.tsx';
import type { Word } from '../text/words.ts';
import { newHelper } from '../worker/ask.ts';
import type { Advised } from '../worker/protocol.ts';
import { nameOfAction } from './action-name.ts';

type Asked =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'told'; readonly moves: readonly Advised[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Why one would do so, by the kinds of action. */
const REASONS: readonly (readonly [word: Word, kinds: readonly string[]])[] = [
  ['advice.auction', ['bid', 'buyItem', 'raise', 'bidPremium']],
  ['advice.track', ['layTile', 'placeMarker', 'lay', 'exchange']],
  ['advice.run', ['run']],
  ['advice.trains', ['buyTrain', 'buyLoco', 'forcePurchase']],
  ['advice.spared', ['discardTrain', 'scrap', 'closeMine']],
  ['advice.par', ['setPar', 'found', 'foundRailway']],
  ['advice.shares', ['buyShare']],
  ['advice.sale', ['sellShares']],
  ['advice.money', ['takeLoan', 'borrow', 'sellCharterShares']],
  ['advice.dividend', ['payDividend', 'payOut']],
  ['advice.kept', ['withhold']],
  ['advice.mines', ['foundMines', 'buyMachine', 'buySwitcher', 'buyMine', 'produce']],
  ['advice.fetch', ['transport']],
  ['advice.place', ['placeStation']],
  ['advice.tried', ['roll', 'newPassengers', 'refill', 'endTurn']],
  ['advice.pass', ['pass']],
];

/** Whatever else is done is simply worth most. */
function reasonFor(type: string): Word {
  return REASONS.find(([, kinds]) => kinds.includes(type))?.[0] ?? 'advice.most';
}

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
            {behind > 0 ? ` · ${speaker.say('advice.behind', { n: Math.round(behind) })}` : ''}
          </li>
        ))}
      </ol>
      {best ? <p className="quiet">{speaker.say(reasonFor(best.action.type))}</p> : null}
    </section>
  );
}
