import type { GameEvent } from '@stellwerk/engine/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Marker } from '../draw/Marker.tsx';
import { useAfterPaint } from '../parts/use-after-paint.ts';
import { useTable } from '../session/context.tsx';
import { ownerNamed } from '../session/event-owner.ts';
import { type Look, TOPICS, type Topic } from '../titles/view.ts';

interface Entry {
  readonly key: string;
  readonly move: number;
  readonly owners: readonly (string | undefined)[];
  readonly event: GameEvent;
  readonly topic: Topic;
}

/** So many about the one that is looked at are there at once, the rest when these have been painted. */
const FIRST = 40;
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
  const isWhole = useAfterPaint(true, false);
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
          event,
          topic: view.topics[event.type] ?? 'table',
        });
      });
    }
    return all;
  }, [game, moment.moves, view]);
  const chosen = topic === undefined ? entries : entries.filter((entry) => entry.topic === topic);
  const at = moment.scrubbed ?? moment.moves;
  const first = chosen.findIndex(({ move }) => move >= at);
  const visible = isWhole
    ? chosen.slice(-Math.max(shown, chosen.length - first + BEFORE))
    : chosen.slice(Math.max(0, first - FIRST / 2)).slice(0, FIRST);
  const markedKey = visible.find(({ move }) => move === at)?.key;

  useEffect(() => {
    if (moment.scrubbed === undefined && moment.moves >= 0) end.current?.scrollIntoView({ block: 'nearest' });
    else marked.current?.scrollIntoView({ block: 'center' });
    // With the rest it comes to lie elsewhere.
    void isWhole;
  }, [moment.moves, moment.scrubbed, isWhole]);

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
              <EntryButton
                move={entry.move}
                text={speaker.narrate(entry.event)}
                look={owner?.look}
                onPick={session.scrub}
              />
            </li>
          );
        })}
        <li ref={end} className="end" aria-hidden="true" />
      </ol>
    </div>
  );
}

interface EntryButtonProps {
  readonly move: number;
  readonly text: string;
  readonly look: Look | undefined;
  onPick(move: number): void;
}

const EntryButton = memo(function EntryButton({ move, text, look, onPick }: EntryButtonProps) {
  return (
    <button type="button" onClick={() => onPick(move)}>
      {look ? <Marker look={look} size={20} /> : <i className="blank" />}
      <span>{text}</span>
      <small>{move}</small>
    </button>
  );
});

/** Whose doing it may have been: the player or the company an event is about, else who moved. The first at the table counts. */
function ownersIn(event: GameEvent, seat: number | undefined): readonly (string | undefined)[] {
  if (typeof event['seat'] === 'number') return [`player-${event['seat']}`];
  return [ownerNamed(event), seat === undefined ? undefined : `player-${seat}`];
}
