import type { GameEvent } from '@stellwerk/engine/kernel';
import { useMemo } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useTable } from '../session/context.tsx';
import { lastTurnOf } from '../session/last-turn.ts';

const MOST = 5;

/** What others did since the player's last turn. If there is too much, the most important kinds are kept. */
export function News({ seat }: { readonly seat: number | undefined }) {
  const { session, moment, speaker, owners } = useTable();
  const { game, view } = session;
  const { moves, scrubbed } = moment;
  const news = useMemo(() => {
    const since = seat === undefined || scrubbed !== undefined ? undefined : lastTurnOf(session, seat);
    if (since === undefined) return [];
    const found: { readonly key: string; readonly event: GameEvent }[] = [];
    for (let move = since + 1; move <= moves; move++) {
      if (game.actions[move - 1]?.seat === seat) continue;
      game.events(move).forEach((event, i) => {
        const topic = view.topics[event.type];
        if (topic === 'trains' || topic === 'market' || (topic === 'money' && i === 0)) {
          if (!view.plain?.includes(event.type)) found.push({ key: `${move}.${i}`, event });
        }
      });
    }
    return found.slice(-MOST);
  }, [session, game, view, seat, moves, scrubbed]);
  if (news.length === 0) return null;
  return (
    <section className="news">
      <h3 className="sec">{speaker.say('sheet.news')}</h3>
      <ul>
        {news.map(({ key, event }) => {
          const owner = owners.find(({ id }) => id === event['company'] || id === `player-${event['seat']}`);
          return (
            <li key={key}>
              {owner ? <Marker look={owner.look} size={20} /> : <i className="blank" />}
              <span>{speaker.narrate(event)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
