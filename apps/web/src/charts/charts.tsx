import { useEffect, useMemo, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { Name } from '../parts/name.tsx';
import { ScrollX } from '../parts/scroll-x.tsx';
import { useTable } from '../session/context.tsx';
import { useRounds } from '../session/use-rounds.ts';
import type { Measures } from '../titles/measure.ts';
import { newHelper } from '../worker/ask.ts';
import { type Line, LineChart, type Tick } from './line-chart.tsx';

type Reading =
  | { readonly kind: 'working'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly moves: readonly Measures[] }
  | { readonly kind: 'stopped' };

/** The charts of a game, computed in a worker, each with its table. */
export function Charts() {
  const { session, moment, speaker, owners } = useTable();
  const { view, game } = session;
  const [reading, setReading] = useState<Reading>({ kind: 'working', done: 0, of: 1 });
  const [stop, setStop] = useState<() => void>(() => () => {});
  const moves = moment.moves;
  useEffect(() => {
    // A game that has gone on meanwhile is read with the next moment.
    if (game.actions.length !== moves) return;
    const helper = newHelper();
    let left = false;
    setStop(() => helper.stop);
    helper
      .measure(session.record(), (done, of) => setReading({ kind: 'working', done, of }))
      .then((rows) => {
        if (!left && rows.length === moves + 1) setReading({ kind: 'done', moves: rows });
      })
      .catch(() => {
        if (!left) setReading({ kind: 'stopped' });
      })
      .finally(helper.stop);
    return () => {
      left = true;
      helper.stop();
    };
  }, [session, game, moves]);

  const rounds = useRounds();
  const ticks = useMemo(() => rounds.map(({ from, label }) => ({ at: from, label })), [rounds]);

  if (reading.kind === 'working') {
    return (
      <div className="thinking">
        <progress value={reading.done} max={reading.of} aria-label={speaker.say('chart.working')} />
        <span>{speaker.say('chart.working')}</span>
        <button type="button" className="small" onClick={stop}>
          {speaker.say('bot.stop')}
        </button>
      </div>
    );
  }
  if (reading.kind === 'stopped') return <p className="quiet">{speaker.say('chart.stopped')}</p>;
  return (
    <div className="charts">
      {view.charts.map((chart) => {
        const of = owners.filter(({ kind }) => kind === chart.of);
        const lines = of
          .map((owner): Line => {
            const values = reading.moves.map((row) => row[chart.id]?.[owner.id] ?? 0);
            const from =
              chart.of === 'company'
                ? Math.max(
                    0,
                    values.findIndex((value) => value > 0),
                  )
                : 0;
            return { id: owner.id, name: owner.name, look: owner.look, values, from };
          })
          .filter(({ values }) => chart.of === 'player' || values.some((value) => value > 0));
        const title = speaker.text(chart.name);
        return (
          <figure key={chart.id} className="chart-box">
            <figcaption>{title}</figcaption>
            <LineChart title={title} lines={lines} xLabel={speaker.say('chart.moves')} ticks={ticks} />
            <ChartTable title={title} lines={lines} rounds={ticks} isOfCompanies={chart.of === 'company'} />
          </figure>
        );
      })}
    </div>
  );
}

interface ChartTableProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly rounds: readonly Tick[];
  readonly isOfCompanies: boolean;
}

/** The same figures to read: where a round begins that lies about a quarter of the game further, and at the end. */
export function ChartTable({ title, lines, rounds, isOfCompanies }: ChartTableProps) {
  const { session, speaker } = useTable();
  const last = Math.max(0, ...lines.map(({ values }) => values.length - 1));
  const stops = [0, 0.25, 0.5, 0.75].flatMap((part): Tick[] => {
    const move = Math.round(part * last);
    const round = rounds.findLast(({ at }) => at <= move);
    return rounds.length === 0 ? [{ at: move, label: String(move) }] : round ? [round] : [];
  });
  const columns = [
    ...stops.filter(({ at }, i) => at < last && stops.findIndex((one) => one.at === at) === i),
    { at: last, label: speaker.say(session.game.over ? 'chart.end' : 'chart.now') },
  ];
  return (
    <ScrollX>
      <table className="dense">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{speaker.say(rounds.length === 0 ? 'chart.move' : 'chart.round')}</th>
            {columns.map(({ at, label }) => (
              <th key={at} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <span className="name-cell">
                  <Marker look={line.look} size={20} /> {isOfCompanies ? line.look.letters : <Name name={line.name} />}
                </span>
              </th>
              {columns.map(({ at }) => (
                <td key={at}>{speaker.number(line.values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
