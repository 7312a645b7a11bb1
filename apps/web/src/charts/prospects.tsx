import { useEffect, useMemo, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { makeRoute } from '../route.ts';
import { useTable } from '../session/context.tsx';
import type { Round } from '../session/rounds.ts';
import { useRounds } from '../session/use-rounds.ts';
import { newHelper } from '../worker/ask.ts';
import { ChartTable } from './charts.tsx';
import { LineChart } from './line-chart.tsx';
import { type Prospect, swingsIn } from './swings.ts';

/** So many rounds are told to have turned the game. */
const MOST_SWINGS = 5;

/** Where a game has fewer rounds, it is looked at in as many stretches. */
const FEWEST_LOOKS = 12;

/** The positions that are looked at: where rounds begin, and the last. */
function looksAt(rounds: readonly Round[], moves: number): readonly number[] {
  if (rounds.length === 0) return [];
  const starts =
    rounds.length < FEWEST_LOOKS
      ? Array.from({ length: FEWEST_LOOKS }, (_, i) => Math.round((i * moves) / FEWEST_LOOKS))
      : rounds.map(({ from }) => from);
  return [...new Set([...starts, moves])];
}

/** What a planner expected of each player on the way, and the rounds in which that turned. */
export function Prospects() {
  const { session, moment, speaker, owners } = useTable();
  const { moves } = moment;
  const rounds = useRounds();
  const looks = useMemo(() => looksAt(rounds, moves), [rounds, moves]);
  const [prospects, setProspects] = useState<readonly Prospect[]>([]);
  // At a table of people nobody is told a bot's view before the end.
  const isOpen = session.advises || moment.over;
  useEffect(() => {
    if (looks.length < 2 || !isOpen) return;
    const helper = newHelper();
    helper
      .foresee(session.record(), looks)
      .then(setProspects, () => setProspects([]))
      .finally(helper.stop);
    return helper.stop;
  }, [session, looks, isOpen]);
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
      <div className="charts">
        <figure className="chart-box">
          <LineChart title={title} lines={lines} xLabel={speaker.say('chart.moves')} ticks={ticks} />
          <ChartTable title={title} lines={lines} rounds={ticks} isOfCompanies={false} />
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
                  <small>{rounds.find((round) => round.from === from)?.label ?? from}</small>
                </a>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
