import type { Seat } from '@stellwerk/engine/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { SILENT } from '../draw/roles.ts';
import { routesIn } from '../run/edit.ts';
import { RunEditor } from '../run/run-editor.tsx';
import { usePlan } from '../run/use-plan.ts';
import { useTable } from '../session/context.tsx';
import { completed, type Draft, proposed, remaining } from '../session/draft.ts';
import { openParams, placeOf, targetsOf, turned, valuesAt } from '../session/offers.ts';
import { consequences, previewOf } from '../session/preview.ts';
import { nameOfAction } from './action-name.ts';
import { BestAfter } from './best-run.tsx';
import { Picker } from './picker.tsx';
import { Reason } from './refusals.tsx';

/** The action being put together: its open parameters, what it would do, and the button that does it. */
export function DraftCard({ draft, seat }: { readonly draft: Draft; readonly seat: Seat }) {
  const { session, moment, speaker, owners } = useTable();
  const { view } = session;
  const { choices } = moment;
  const ref = useRef<HTMLDivElement>(null);
  const pointing = view.pointing[draft.type] ?? [];
  const action = useMemo(() => completed(choices, draft, seat), [choices, draft, seat]);
  const preview = useMemo(
    () => action && previewOf(session, speaker, owners, action),
    [session, speaker, owners, action],
  );
  const [choice] = remaining(choices, draft);
  const params = openParams(choices, draft, pointing);
  const place = placeOf(draft, view.pointing);
  const others = targetsOf(choices, view.pointing).find(({ id }) => id === place)?.types ?? [];
  const mayTurn = view.turning in draft.values && turned(choices, draft, view.turning) !== draft;
  const info = choice && !view.priced?.includes(draft.type) ? speaker.info(choice) : [];
  const notes = preview?.ok ? consequences(preview, speaker, view.plain) : [];
  const note = action && view.noteOn?.(action, moment.state, speaker);
  const free = info.length === 0 && choice?.info?.['cost'] === 0 ? [speaker.say('draft.free')] : info;
  const extra = note === undefined || note === '' ? free : [...free, note];
  const plan = usePlan();
  const sum = plan && view.running ? plan.sum(routesIn(draft.values[view.running.param])) : undefined;
  const { running } = view;
  const revenue = Number(choice?.info?.['revenue'] ?? 0);
  const details = preview?.ok ? preview.events.flatMap((event) => view.details?.(event, speaker) ?? []) : [];
  // A run is told by its editor, train by train.
  const told = plan ? [] : details;

  useEffect(() => {
    if (ref.current) showTop(ref.current);
  }, []);

  return (
    <div className="pick" ref={ref} data-draft={draft.type}>
      <header>
        <b>{speaker.action(draft.type)}</b>
        <button type="button" className="small" onClick={() => session.draw(undefined)} aria-keyshortcuts="Escape">
          {speaker.say('draft.leave')} <kbd {...SILENT}>Esc</kbd>
        </button>
      </header>
      {others.length > 1 ? (
        <fieldset className="chips" aria-label={speaker.say('draft.here')}>
          {others.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === draft.type}
              onClick={() => {
                const names = view.pointing[type] ?? [];
                const values = valuesAt(choices, type, names, place ?? '');
                session.draw(proposed(choices, { type, values }, names, view.highest));
              }}
            >
              {speaker.action(type)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {plan && running && running.type === draft.type ? (
        <RunEditor
          draft={draft}
          plan={plan}
          running={running}
          suggested={revenue}
          proven={choice?.info?.['proven'] !== false}
        />
      ) : null}
      {params
        .filter((param) => !pointing.includes(param) && !(plan && param === running?.param))
        .map((param) => (
          <Picker key={param} param={param} draft={draft} order={params} pointing={pointing} />
        ))}
      {preview?.ok && (preview.changes.length > 0 || notes.length > 0 || told.length > 0 || preview.chance) ? (
        <div className="effects">
          {preview.chance ? <p>{speaker.say('chance')}</p> : null}
          {preview.changes.length > 0 ? (
            <dl className="delta">
              {preview.changes.map((change) => (
                <div key={change.id}>
                  <dt>{change.label}</dt>
                  <dd>
                    {speaker.figure(change.before)} → <b>{speaker.figure(change.after)}</b>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
      {action && view.running && place !== undefined && preview?.ok ? <BestAfter action={action} /> : null}
      {preview && !preview.ok && plan?.flaws === undefined ? (
        <div className="refusals" role="alert">
          <Reason refusal={preview.refusal} />
        </div>
      ) : null}
      <div className={mayTurn ? 'confirm two' : 'confirm'}>
        <button
          type="button"
          className="btn primary"
          data-confirm={action ? 'yes' : 'no'}
          disabled={!action || !preview?.ok}
          aria-keyshortcuts="Enter"
          onClick={() => action && session.play(action)}
        >
          <span className="btn-text">
            <b>{action ? nameOfAction(action, choice, view, speaker, moment.state) : speaker.action(draft.type)}</b>
            {plan || extra.length === 0 ? null : <small>{extra.join(' · ')}</small>}
          </span>
          {sum === undefined ? null : <span className="end">{speaker.info({ info: { revenue: sum } }).join('')}</span>}
          <kbd {...SILENT}>↵</kbd>
        </button>
        {mayTurn ? (
          <button
            type="button"
            className="btn"
            aria-keyshortcuts="R"
            onClick={() => session.draw(turned(choices, draft, view.turning))}
          >
            <b>{speaker.say('draft.turn')}</b>
            <kbd {...SILENT}>R</kbd>
          </button>
        ) : null}
      </div>
      {plan ? <p className="quiet run-help">{speaker.say('run.help')}</p> : null}
      {params
        .filter((param) => pointing.includes(param))
        .map((param) => (
          <Picker key={param} param={param} draft={draft} order={params} pointing={pointing} />
        ))}
    </div>
  );
}

/** The height that the button needs at the foot, with the button that ends the step below it. */
const FOOT = 140;

/** The button is always visible. The card is scrolled to only if its open parameters and what comes of them are not. */
function showTop(card: HTMLElement): void {
  const panel = card.closest('.side, .peek, .tab-page');
  const last = [...card.querySelectorAll('header, .picker:not(.place-picker), .effects')].at(-1);
  if (!panel || !last) return;
  const room = panel.getBoundingClientRect();
  // Whose turn it is stands above it.
  const head = Number.parseFloat(getComputedStyle(panel).scrollPaddingTop) || 0;
  const above = card.getBoundingClientRect().top - room.top - head;
  const below = last.getBoundingClientRect().bottom - room.bottom + FOOT;
  // No other part of the table is scrolled with it, and it no further than needed.
  if (above < 0) panel.scrollBy(0, above);
  else if (below > 0) panel.scrollBy(0, Math.min(above, below));
}
