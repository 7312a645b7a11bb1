import { useRef } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { Linked } from '../glossary/context.tsx';
import { useFlash } from '../motion/use-motion.ts';
import { TicketRow } from '../parts/ticket.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { useSpotlight, useTable } from '../session/context.tsx';
import { useBeginAction } from '../session/use-begin-action.ts';
import type { Figure, Owner } from '../titles/view.ts';

interface SheetProps {
  readonly owner: Owner;
  /** The same owner at an earlier moment: what changed since is marked. */
  readonly before?: Owner | undefined;
}

/** A small holding is still wide enough to be read. */
const LEAST_PART = 56;

/** A player's or company's sheet: figures, shares, trains, and what else the title says of it. */
export function Sheet({ owner, before }: SheetProps) {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const mean = useBeginAction();
  // On a phone the result would appear on another page.
  const isPhone = usePhone();
  const { kept, show, keep } = useSpotlight();
  const isKept = kept === owner.id;
  return (
    <article
      className="sheet"
      aria-label={owner.name}
      onMouseEnter={() => show(owner.id)}
      onMouseLeave={() => show(undefined)}
    >
      <div className="who">
        <Marker look={owner.look} size={36} />
        <div>
          <b title={owner.name}>{owner.name}</b>
          <span>{owner.note}</span>
        </div>
        {owner.kind === 'company' ? (
          <button
            type="button"
            className="small network-button"
            aria-pressed={isKept}
            aria-label={`${speaker.say('sheet.network')}: ${owner.name}`}
            onClick={() => keep(isKept ? undefined : owner.id)}
          >
            {speaker.say('sheet.network')}
          </button>
        ) : null}
      </div>
      <dl className="stats">
        {owner.figures
          .filter(({ tableOnly }) => !tableOnly)
          .map((figure) => (
            <StatFigure
              // The figure of another owner is no change.
              key={`${owner.id} ${figure.id}`}
              figure={figure}
              before={before?.figures.find(({ id }) => id === figure.id)}
            />
          ))}
      </dl>
      {owner.parts.length > 0 ? (
        <ul className="bar" aria-label={speaker.say('sheet.shares')}>
          {owner.parts.map((part) => {
            const meant =
              isPhone || moment.seat === undefined ? undefined : view.actionsAtPart?.(moment.seat, owner.id, part);
            return (
              <li
                key={part.id}
                className={part.kind}
                style={{ flexGrow: part.share, minWidth: `min(${LEAST_PART}px, ${100 / owner.parts.length}%)` }}
                title={part.label}
              >
                {meant && meant.length > 0 ? (
                  <button type="button" data-part={part.id} onClick={() => mean(meant)}>
                    {part.label}
                  </button>
                ) : (
                  part.label
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      {owner.tickets.length > 0 ? <TicketRow tickets={owner.tickets} /> : null}
      {owner.lines.map(({ label, text }) => (
        <p key={label} className="line">
          <span>
            <Linked text={label} />
          </span>{' '}
          {text}
        </p>
      ))}
    </article>
  );
}

function StatFigure({ figure, before }: { readonly figure: Figure; readonly before: Figure | undefined }) {
  const { speaker } = useTable();
  const cell = useRef<HTMLDivElement>(null);
  useFlash(cell, figure.value);
  const changed = before !== undefined && before.value !== figure.value;
  const by =
    changed && typeof before.value === 'number' && typeof figure.value === 'number' ? figure.value - before.value : 0;
  const note = by === 0 ? '' : speaker.signed(by);
  return (
    <div ref={cell} className={changed ? 'changed' : ''}>
      <dt>
        <Linked text={figure.label} />
      </dt>
      <dd>
        <b>{speaker.figure(figure.value)}</b>
        {figure.of === undefined ? null : <small>/{figure.of}</small>}
        {note === '' ? null : (
          <em title={speaker.say('sheet.since')}>
            <span className="visually-hidden">{speaker.say('sheet.since')}: </span>
            {note}
          </em>
        )}
      </dd>
    </div>
  );
}
