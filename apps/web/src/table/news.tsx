import type { GameEvent } from '@stellwerk/engine/kernel';
import { useMemo, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useTable } from '../session/context.tsx';
import { ownerNamed } from '../session/event-owner.ts';
import { lastTurnOf } from '../session/last-turn.ts';
import { isWatched, seatOfMine } from '../session/me.ts';
import { useChangedPlaces } from '../session/use-changed-places.ts';

/** So many entries are shown before all are asked for. */
const AT_FIRST = 6;
/** Who watches has no last turn of their own: the last moves are told. */
const WATCHED_MOVES = 12;

interface NewsItem {
  readonly key: string;
  readonly move: number;
  readonly event: GameEvent;
}

/**
 * What others did since the own last turn, or that of whoever acts at this screen; a click shows the position after it. Who waits
 * while nothing has happened since is told the last moves, as those are who watch.
 */
export function News() {
  const { session, moment, speaker, owners } = useTable();
  const { game, view } = session;
  const { moves, scrubbed } = moment;
  const seat = seatOfMine(session) ?? moment.seat ?? moment.actors[0];
  const [isWhole, setWhole] = useState(false);
  const watched = isWatched(session);
  const waits = moment.seat === undefined;
  const { news, isOwn } = useMemo(() => {
    const toldSince = (since: number, without?: number) => {
      const found: NewsItem[] = [];
      for (let move = since + 1; move <= moves; move++) {
        if (game.actions[move - 1]?.seat === without) continue;
        game.events(move).forEach((event, i) => {
          const topic = view.topics[event.type];
          const tells = topic === 'trains' || topic === 'market' || topic === 'track' || (topic === 'money' && i === 0);
          if (tells && !view.plain?.includes(event.type)) found.push({ key: `${move}.${i}`, move, event });
        });
      }
      return found;
    };
    if (scrubbed !== undefined) return { news: [], isOwn: false };
    const since = watched || seat === undefined ? undefined : lastTurnOf(session, seat);
    const own = since === undefined ? [] : toldSince(since, seat);
    if (own.length > 0 || !waits) return { news: own, isOwn: true };
    return { news: toldSince(Math.max(0, moves - WATCHED_MOVES)), isOwn: false };
  }, [session, game, view, seat, watched, waits, moves, scrubbed]);
  const isTinted = useChangedPlaces().length > 0;
  if (news.length === 0) return null;
  const shown = isWhole ? news : news.slice(-AT_FIRST);
  return (
    <section className="news">
      <h3 className="sec">{speaker.say(isOwn ? 'sheet.news' : 'sheet.lastMoves')}</h3>
      {isTinted ? (
        <p className="tint-key">
          <i /> {speaker.say('news.tinted')}
        </p>
      ) : null}
      {news.length > shown.length || isWhole ? (
        <button type="button" className="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? speaker.say('news.fewer') : speaker.say('news.all', { n: news.length })}
        </button>
      ) : null}
      <ul>
        {shown.map(({ key, move, event }) => {
          const owner = owners.find(({ id }) => id === ownerNamed(event) || id === `player-${event['seat']}`);
          return (
            <li key={key}>
              <button type="button" onClick={() => session.scrub(move)}>
                {owner ? <Marker look={owner.look} size={20} /> : <i className="blank" />}
                <span>{speaker.narrate(event)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
