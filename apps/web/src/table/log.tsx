import type { GameEvent } from '@stellwerk/engine/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useTable } from '../session/context.tsx';
import { ownerNamed } from '../session/event-owner.ts';
import { TOPICS, type Topic } from '../titles/view.ts';

interface Entry {
  readonly key: string;
  readonly move: number;
  readonly owners: readonly (string | undefined)[];
  readonly text: string;
  readonly topic: Topic;
}

/** A long game's log is shown from its end; older entries come when asked for. */
const AT_ONCE = 200;
/** What stands above the entry that is looked at. */
const BEFORE = 30;

/** Everything that happened, told in the reader's language; a click shows the table as it was then. */
export function Log() {
  const { session, moment, speaker, owners } = useTable();
  const { game, view } = session;
  const [topic, setTopic] = useState<Topic | undefined>();
  const [shown, setShown] = useState(AT_ONCE);
  const end = useRef<HTMLLIElement>(null);
  const marked = useRef<HTMLLIElement>(null);
  const entries = useMemo(() => {
    const all: Entry[] = [];
    for (let move = 0; move <= moment.moves; move++) {
      game.events(move).forEach((event, i) => {
        const seat = game.actions[move - 1]?.seat;
        all.push({
          key: `${move}.${i}`,
          move,
          owners: ownersIn(event, i === 0 ? seat : undefined),
          text: speaker.narrate(event),
          topic: view.topics[event.type] ?? 'table',
        });
      });
    }
    return all;
  }, [game, moment.moves, speaker, view]);
  const chosen = topic === undefined ? entries : entries.filter((entry) => entry.topic === topic);
  const at = moment.scrubbed ?? moment.moves;
  const first = chosen.findIndex(({ move }) => move >= at);
  const visible = chosen.slice(-Math.max(shown, chosen.length - first + BEFORE));
  const markedKey = visible.find(({ move }) => move === at)?.key;

  useEffect(() => {
    if (moment.scrubbed === undefined && moment.moves >= 0) end.current?.scrollIntoView({ block: 'nearest' });
    else marked.current?.scrollIntoView({ block: 'center' });
  }, [moment.moves, moment.scrubbed]);

  const topics = TOPICS.filter((one) => entries.some((entry) => entry.topic === one));
  return (
    <div className="log">
      <fieldset className="chips" aria-label={speaker.say('log.filter')}>
        <button type="button" aria-pressed={topic === undefined} onClick={() => setTopic(undefined)}>
          {speaker.say('log.all')}
        </button>
        {topics.map((one) => (
          <button key={one} type="button" aria-pressed={topic === one} onClick={() => setTopic(one)}>
            {speaker.say(`topic.${one}`)}
          </button>
        ))}
      </fieldset>
      {visible.length < chosen.length ? (
        <button type="button" className="small" onClick={() => setShown(shown + 1000)}>
          {speaker.say('log.older', { n: chosen.length - visible.length })}
        </button>
      ) : null}
      <ol>
        {visible.map((entry) => {
          const [owner] = entry.owners.flatMap((name) => owners.filter(({ id }) => id === name));
          return (
            <li
              key={entry.key}
              ref={entry.key === markedKey ? marked : null}
              className={entry.move === at ? 'at' : entry.move > at ? 'later' : ''}
            >
              <button type="button" onClick={() => session.scrub(entry.move)}>
                {owner ? <Marker look={owner.look} size={20} /> : <i className="blank" />}
                <span>{entry.text}</span>
                <small>{entry.move}</small>
              </button>
            </li>
          );
        })}
        <li ref={end} className="end" aria-hidden="true" />
      </ol>
    </div>
  );
}

/** Whose doing it may have been: the player or the company an event is about, else who moved. The first at the table counts. */
function ownersIn(event: GameEvent, seat: number | undefined): readonly (string | undefined)[] {
  if (typeof event['seat'] === 'number') return [`player-${event['seat']}`];
  return [ownerNamed(event), seat === undefined ? undefined : `player-${seat}`];
}
