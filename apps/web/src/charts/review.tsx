import { useEffect, useMemo, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import { ownerNamed } from '../session/event-owner.ts';
import { roundAt, roundsOf } from '../session/rounds.ts';
import { newHelper } from '../worker/ask.ts';
import type { ReviewedRun } from '../worker/protocol.ts';
import { Prospects } from './prospects.tsx';

/** What the game left on the table: what was expected of it, every run beside the best possible one, and the moves that turned it. */
export function Review() {
  const { session } = useTable();
  return (
    <>
      <Prospects />
      {session.view.running ? <Runs /> : null}
      <TurningPoints />
    </>
  );
}

type Reading =
  | { readonly kind: 'working'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly runs: readonly ReviewedRun[] }
  | { readonly kind: 'failed' };

/** Runs by company and round; a cell shows what was run and what was missed, and leads to the position. */
function Runs() {
  const { session, speaker, owners } = useTable();
  const [reading, setReading] = useState<Reading>({ kind: 'working', done: 0, of: 1 });
  useEffect(() => {
    const helper = newHelper();
    let left = false;
    helper
      .review(session.record(), (done, of) => setReading({ kind: 'working', done, of }))
      .then((runs) => {
        if (!left) setReading({ kind: 'done', runs });
      })
      .catch(() => {
        if (!left) setReading({ kind: 'failed' });
      })
      .finally(helper.stop);
    return () => {
      left = true;
      helper.stop();
    };
  }, [session]);
  const rounds = useMemo(() => roundsOf(session, speaker), [session, speaker]);
  if (reading.kind === 'failed') return <p className="quiet">{speaker.say('chart.stopped')}</p>;
  if (reading.kind === 'working') {
    return (
      <div className="thinking">
        <progress value={reading.done} max={reading.of} aria-label={speaker.say('review.working')} />
        <span>{speaker.say('review.working')}</span>
      </div>
    );
  }
  const { runs } = reading;
  const roundOf = (run: ReviewedRun) => roundAt(rounds, run.move - 1)?.from ?? 0;
  const columns = rounds.filter(({ from }) => runs.some((run) => roundOf(run) === from));
  const companies = owners.filter(({ id }) => runs.some(({ company }) => company === id));
  const missed = runs.reduce((sum, { best, made }) => sum + Math.max(0, best - made), 0);
  return (
    <section className="review">
      <h2>{speaker.say('review.runs')}</h2>
      <p>
        {missed === 0
          ? speaker.say('review.perfect', { n: runs.length })
          : speaker.say('review.missed', { n: runs.length, sum: speaker.number(missed) })}
      </p>
      <div className="scroll-x">
        <table className="dense heat">
          <caption className="visually-hidden">{speaker.say('review.runs')}</caption>
          <thead>
            <tr>
              <th scope="col">{speaker.say('sheet.name')}</th>
              {columns.map(({ label, from }) => (
                <th key={from} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <tr key={company.id}>
                <th scope="row">
                  <span className="name-cell">
                    <Marker look={company.look} size={22} /> {company.look.letters}
                  </span>
                </th>
                {columns.map(({ from }) => {
                  const run = runs.find((one) => one.company === company.id && roundOf(one) === from);
                  if (!run) return <td key={from} />;
                  const less = Math.max(0, run.best - run.made);
                  const text = speaker.say(less === 0 ? 'review.best' : 'review.less', {
                    made: run.made,
                    best: run.best,
                    less,
                  });
                  return (
                    <td key={from} className={less === 0 ? 'best' : less <= run.best / 10 ? 'near' : 'far'}>
                      <a
                        href={makeRoute({ screen: 'table', game: session.id, at: run.move })}
                        title={text}
                        aria-label={`${company.look.letters}: ${text}`}
                      >
                        {run.made}
                        {less === 0 ? null : <small> −{less}</small>}
                      </a>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The moves after which the game was another: trains gone, directors changed, companies fallen. */
function TurningPoints() {
  const { session, moment, speaker, owners } = useTable();
  const { game, view } = session;
  const { moves } = moment;
  const points = useMemo(() => {
    const wanted = new Set([...(view.turningPoints ?? []), ...(view.grave ?? [])]);
    return Array.from({ length: moves }, (_, i) => i + 1).flatMap((move) =>
      game.events(move).flatMap((event, i) => (wanted.has(event.type) ? [{ key: `${move}.${i}`, move, event }] : [])),
    );
  }, [game, view, moves]);
  if (points.length === 0) return null;
  return (
    <section className="turning-points">
      <h2>{speaker.say('review.points')}</h2>
      <ol>
        {points.map(({ key, move, event }) => {
          const owner = owners.find(({ id }) => id === ownerNamed(event) || id === `player-${event['seat']}`);
          return (
            <li key={key}>
              <a href={makeRoute({ screen: 'table', game: session.id, at: move })}>
                {owner ? <Marker look={owner.look} size={20} /> : <i className="blank" />}
                <span>{speaker.narrate(event)}</span>
                <small>{move}</small>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
