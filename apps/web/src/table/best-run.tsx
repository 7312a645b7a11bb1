import type { BaseAction } from '@stellwerk/engine/kernel';
import { linesOf } from '../run/edit.ts';
import { letterOf } from '../run/letters.ts';
import { earned, Swatch } from '../run/run-editor.tsx';
import { useSearch } from '../run/use-search.ts';
import { useTable } from '../session/context.tsx';

function useActing(): string | undefined {
  const { session, moment } = useTable();
  return moment.seat === undefined ? undefined : session.view.actingOwner(moment.state, moment.seat);
}

/**
 * What the acting company's best run would be after a lay or a marker; its line is there from the start, so that
 * nothing moves.
 */
export function BestAfter({ action }: { readonly action: BaseAction }) {
  const company = useActing();
  const [now] = useSearch(company);
  const [after] = useSearch(company, action);
  const { speaker } = useTable();
  if (now.kind !== 'found' || after.kind !== 'found') {
    return (
      <p className="best-after quiet" role="status">
        {speaker.say('run.best')}: {now.kind === 'working' || after.kind === 'working' ? '…' : '–'}
      </p>
    );
  }
  const same = now.run.revenue === after.run.revenue;
  return (
    <p className="best-after">
      {speaker.say('run.best')}: {same ? null : `${speaker.number(now.run.revenue)} → `}
      <b>{speaker.number(after.run.revenue)}</b> {same ? speaker.say('run.asBefore') : null}
    </p>
  );
}

/** The best run of a company as it stands, train by train. */
export function BestNow({ company }: { readonly company: string }) {
  const { session, moment, speaker } = useTable();
  const { running } = session.view;
  const [search, stop] = useSearch(company);
  if (!running) return null;
  if (search.kind === 'stopped') return <p className="quiet">{speaker.say('run.stopped')}</p>;
  if (search.kind === 'working') {
    const text = speaker.say('run.searching', { best: search.at?.revenue ?? 0 });
    return (
      <div className="thinking late" data-search>
        <progress value={search.at?.steps} max={search.at?.of} aria-label={text} />
        <span>{text}</span>
        <button type="button" className="small" onClick={stop}>
          {speaker.say('bot.stop')}
        </button>
      </div>
    );
  }
  const plan = running.plan(moment.state, company);
  if (search.kind !== 'found' || !plan) return null;
  const { routes } = search.run;
  const values = plan.values(routes);
  // Where a train may run more routes than it does, nothing is to be told of them.
  const lines = linesOf(plan, routes).filter(({ route, part, train }) => route !== undefined || part === train);
  return (
    <section className="best-now">
      <h3 className="sec">
        {speaker.say('run.best')} <em>{speaker.say(search.run.proven ? 'run.proven' : 'run.bestSoFar')}</em>
      </h3>
      <ul>
        {lines.map((line) => {
          const value = line.number === undefined ? undefined : values[line.number];
          return (
            <li key={line.part}>
              <Swatch train={plan.trains.findIndex(({ id }) => id === line.train)} letter={letterOf(plan, line)} />
              <span>
                <b>{running.trainName(line.kind, speaker)}</b>{' '}
                {value ? earned(value, (place) => running.placeName(place, speaker)) : speaker.say('run.none')}
              </span>
              <b>{value ? speaker.number(value.revenue) : 0}</b>
            </li>
          );
        })}
      </ul>
      <p className="run-sum">
        <span>{speaker.say('run.total')}</span>
        <b>{speaker.number(search.run.revenue)}</b>
      </p>
    </section>
  );
}
