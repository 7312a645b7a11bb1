import { useMemo } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useMedia } from '../parts/use-media.ts';
import { useTable } from '../session/context.tsx';

/** What everybody did in this stock round, a column each; a click shows the position after it. */
export function RoundSoFar() {
  const isVeryWide = useMedia('(min-width: 2400px)');
  return isVeryWide ? <Columns /> : null;
}

function Columns() {
  const { session, moment, speaker, owners } = useTable();
  const { game, view } = session;
  const { moves } = moment;
  const first = useMemo(() => {
    let move = moves;
    while (move > 0 && view.dealing?.(game.at(move - 1))) move -= 1;
    return move;
  }, [game, view, moves]);
  const made = game.actions.slice(first).map(({ seat }, i) => ({ seat, move: first + i + 1 }));
  if (made.length === 0) return null;
  return (
    <section className="round-so-far">
      <h3 className="sec">{speaker.say('matrix.round')}</h3>
      <div>
        {owners
          .filter(({ kind }) => kind === 'player')
          .map(({ id, seat, look, name }) => (
            <section key={id} aria-label={name}>
              <Marker look={look} size={22} />
              <ol>
                {made
                  .filter((one) => one.seat === seat)
                  .map(({ move }) => {
                    const [event] = game.events(move);
                    return event ? (
                      <li key={move}>
                        <button type="button" onClick={() => session.scrub(move)}>
                          {speaker.narrate(event)}
                        </button>
                      </li>
                    ) : null;
                  })}
              </ol>
            </section>
          ))}
      </div>
    </section>
  );
}
