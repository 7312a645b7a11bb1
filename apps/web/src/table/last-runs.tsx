import { useMemo } from 'react';
import { useTable } from '../session/context.tsx';

const MOST = 5;

/** What a company earned in its last turns, as bars. */
export function LastRuns({ company }: { readonly company: string }) {
  const { session, moment, speaker } = useTable();
  const { game, view } = session;
  const { running } = view;
  const at = moment.scrubbed ?? moment.moves;
  const runs = useMemo(() => {
    const found: { readonly move: number; readonly revenue: number }[] = [];
    for (let move = at; move > 0 && found.length < MOST; move--) {
      for (const event of game.events(move)) {
        const revenue = running?.earned(event, company);
        if (revenue !== undefined) found.unshift({ move, revenue });
      }
    }
    return found;
  }, [game, running, company, at]);
  if (runs.length === 0) return null;
  const most = Math.max(1, ...runs.map(({ revenue }) => revenue));
  return (
    <section className="last-runs">
      <h3 className="sec">{speaker.say('sheet.lastRuns')}</h3>
      <ol>
        {runs.map(({ move, revenue }, i) => (
          <li key={move}>
            <b>{speaker.number(revenue)}</b>
            <i className={i === runs.length - 1 ? 'last' : ''} style={{ height: `${4 + (34 * revenue) / most}px` }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
