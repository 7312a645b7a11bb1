import { useEffect, useMemo, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import { roundAt } from '../session/rounds.ts';
import { useRounds } from '../session/use-rounds.ts';
import { newHelper } from '../worker/ask.ts';
import { LineChart } from './line-chart.tsx';
import { type Prospect, swingsIn } from './swings.ts';

/** So many rounds are told to have turned the game. */
const MOST_SWINGS = 5;

/** What a planner expected of each player at the start of every round, and the rounds in which that turned. */
export function Prospects() {
  const { session, moment, speaker, owners } = useTable();
  const { moves } = moment;
  const rounds = useRounds();
  const starts = useMemo(() => [...new Set([...rounds.map(({ from }) => from), moves])], [rounds, moves]);
  const [prospects, setProspects] = useState<readonly Prospect[]>([]);
  // At a table of people nobody is told a bot's view before the end.
  const isOpen = session.live === undefined || moment.over;
  useEffect(() => {
    if (starts.length < 2 || !isOpen) return;
    const helper = newHelper();
    helper
      .foresee(session.record(), starts)
      .then(setProspects, () => setProspects([]))
      .finally(helper.stop);
    return helper.stop;
  }, [session, starts, isOpen]);
  const players = owners.filter(({ kind }) => kind === 'player');
  if (prospects.length < 2) return null;
  const lines = players.map(({ id, name, look, seat = 0 }) => ({
    ...{ id, name, look },
    values: Array.from({ length: moves + 1 }, (_, move) =>
      Math.round(prospects.findLast((one) => one.move <= move)?.wealth[seat] ?? 0),
    ),
  }));
  const title = speaker.say('review.prospects');
  const ticks = rounds.map(({ from, label }) => ({ at: from, label }));
  return (
    <section className="turning-points" data-prospects>
      <h2>{title}</h2>
      <p>{speaker.say('review.foreseen')}</p>
      <figure className="chart-box">
        <LineChart title={title} lines={lines} xLabel={speaker.say('chart.moves')} ticks={ticks} />
      </figure>
      <ol>
        {swingsIn(prospects, MOST_SWINGS).map(({ from, seat, change }) => {
          const owner = players.find((one) => one.seat === seat);
          return (
            <li key={from}>
              <a href={makeRoute({ screen: 'table', game: session.id, at: from })}>
                {owner ? <Marker look={owner.look} size={20} /> : <i className="blank" />}
                <span>
                  {speaker.say(change > 0 ? 'review.gained' : 'review.lost', {
                    player: speaker.player(seat),
                    n: speaker.number(Math.abs(change)),
                  })}
                </span>
                <small>{roundAt(rounds, from)?.label}</small>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
