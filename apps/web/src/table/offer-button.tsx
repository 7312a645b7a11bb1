import type { Choice } from '@stellwerk/engine/kernel';
import { useMemo } from 'react';
import { SILENT } from '../draw/roles.ts';
import { useTable } from '../session/context.tsx';
import { proposed } from '../session/draft.ts';
import { type Offer, toChoose } from '../session/offers.ts';
import { consequences, previewOf } from '../session/preview.ts';
import type { Speaker } from '../text/speaker.ts';
import { endingOf, type TitleView } from '../titles/view.ts';
import { nameOfAction } from './action-name.ts';

/** The choice of a draft that has only one; otherwise an empty choice, for which the button says nothing. */
function onlyOf(choices: readonly Choice[]): Choice {
  const [only, ...more] = choices;
  return only && more.length === 0 ? only : { type: '', params: {} };
}

/** The private or company that a button is about, with what it can do. */
function powerIn(params: object, view: TitleView, speaker: Speaker): { name: string; power: string } | undefined {
  for (const id of Object.values(params)) {
    const power = typeof id === 'string' ? view.powerOf?.(id, speaker) : undefined;
    if (power !== undefined) return { name: speaker.term(String(id)), power };
  }
  return undefined;
}

/** “company, price”. */
export function namesOfParams(choices: readonly Choice[], speaker: Speaker): string {
  return toChoose(choices)
    .map((name) => speaker.param(name))
    .join(', ');
}

interface OfferButtonProps {
  readonly offer: Offer;
  readonly primary: boolean;
  readonly number: number;
  /** What lies in a list that is folded up need not say yet what comes of it. */
  readonly isRead?: boolean;
}

/** A button that says what it does, what it costs and what comes of it. */
export function OfferButton({ offer, primary, number, isRead = true }: OfferButtonProps) {
  const { session, moment, speaker, owners } = useTable();
  const { view } = session;
  const isMine = moment.seat !== undefined;
  const preview = useMemo(
    () => (offer.kind === 'act' && isMine && isRead ? previewOf(session, speaker, owners, offer.action) : undefined),
    [session, speaker, owners, offer, isMine, isRead],
  );
  const after = preview?.ok
    ? preview.chance
      ? [speaker.say('chance')]
      : consequences(preview, speaker, view.plain)
    : [];
  // Figures first, each in one piece; then whole sentences.
  const changes = preview?.ok
    ? preview.changes
        .map((change) => `${change.label} ${speaker.figure(change.before)}\u00a0→\u00a0${speaker.figure(change.after)}`)
        .join(' · ')
    : '';
  const type = offer.kind === 'act' ? offer.action.type : offer.type;
  const choice = offer.kind === 'act' ? offer.choice : onlyOf(offer.choices);
  const info = view.priced?.includes(type) ? [] : speaker.info(choice);
  const name =
    offer.kind === 'act'
      ? nameOfAction(offer.action, offer.choice, view, speaker, moment.state)
      : (view.nameOfDraft?.(offer.choices, speaker) ?? speaker.action(offer.type));
  // The number of choices is shown only if there are several.
  const notes =
    offer.kind === 'act'
      ? [view.noteOn?.(offer.action, moment.state, speaker) ?? '', changes, after.join(' ')].filter(
          (text) => text !== '',
        )
      : offer.count > 1
        ? [countOf()]
        : [];

  function countOf(): string {
    if (offer.kind !== 'draft') return '';
    if (view.pointing[offer.type]) return speaker.say('offer.places', { n: offer.count });
    return speaker.say('offer.choose', { what: namesOfParams(offer.choices, speaker) });
  }

  const act = () => {
    if (offer.kind === 'act') {
      session.play(offer.action);
      return;
    }
    const pointing = view.pointing[offer.type] ?? [];
    session.draw(proposed(moment.choices, { type: offer.type, values: {} }, pointing, view.highest));
  };
  const told = powerIn(offer.kind === 'act' ? offer.action : choice.params, view, speaker);
  const open = moment.draft?.type === type;
  const grave = preview?.ok && preview.events.some((event) => view.grave?.includes(event.type));
  const looks = [
    primary && !grave ? 'primary' : '',
    grave ? 'danger' : '',
    open ? 'on' : '',
    endingOf(view).includes(type) ? 'ending' : '',
  ];
  return (
    <button
      type="button"
      className={['btn offer', ...looks.filter((look) => look !== '')].join(' ')}
      data-offer={offer.kind}
      data-type={type}
      data-action={offer.kind === 'act' ? JSON.stringify(offer.action) : undefined}
      data-told={told?.power}
      data-told-name={told?.name}
      data-key={number <= 9 ? number : undefined}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      aria-expanded={offer.kind === 'draft' ? open : undefined}
      onClick={act}
    >
      <span className="btn-text">
        <b>{name}</b>
        {notes.length > 0 ? <small>{notes.join(' · ')}</small> : null}
      </span>
      {info.length > 0 ? <span className="end">{info.join(', ')}</span> : null}
      {number <= 9 ? <kbd {...SILENT}>{number}</kbd> : null}
    </button>
  );
}
