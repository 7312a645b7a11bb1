import { choicesOf } from '@stellwerk/engine/kernel';
import { useMemo } from 'react';
import { useTable } from '../session/context.tsx';
import { offersOf } from '../session/offers.ts';
import { nameOfAction } from './action-name.ts';
import { namesOfParams } from './offer-button.tsx';
import { inOrder } from './offer-order.ts';

const MOST = 6;

/** While others decide: what they can do now, to be read only. */
export function TheirChoices() {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const [actor] = moment.actors;
  const isTheirs = moment.seat === undefined && moment.scrubbed === undefined && actor !== undefined;
  const lines = useMemo(() => {
    if (!isTheirs || actor === undefined) return [];
    const offers = inOrder(offersOf(choicesOf(view.title, moment.state, actor), actor, view.pointing), view);
    return offers.map((offer) =>
      offer.kind === 'act'
        ? nameOfAction(offer.action, offer.choice, view, speaker, moment.state)
        : `${view.nameOfDraft?.(offer.choices, speaker) ?? speaker.action(offer.type)} · ${
            view.pointing[offer.type]
              ? speaker.say('offer.places', { n: offer.count })
              : namesOfParams(offer.choices, speaker)
          }`,
    );
  }, [isTheirs, actor, view, moment.state, speaker]);
  if (actor === undefined || lines.length === 0) return null;
  return (
    <section className="their-choices">
      <h3 className="sec">{speaker.say('table.theirChoices', { player: speaker.player(actor) })}</h3>
      <ul>
        {[...new Set(lines)].slice(0, MOST).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST ? (
          <li className="quiet">{speaker.say('table.moreChoices', { n: lines.length - MOST })}</li>
        ) : null}
      </ul>
    </section>
  );
}
