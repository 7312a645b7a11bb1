import { useTable } from '../session/context.tsx';

/** Tells a screen reader what the last move did. */
export function Announcer() {
  const { session, moment, speaker } = useTable();
  const at = moment.scrubbed ?? moment.moves;
  const text = session.game
    .events(at)
    .map((event) => speaker.narrate(event))
    .join(' ');
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {moment.scrubbed === undefined ? text : `${speaker.say('history.at', { move: at, of: moment.moves })}: ${text}`}
    </div>
  );
}
