import { Icon } from '../parts/icon.tsx';
import { useTable } from '../session/context.tsx';

/** Goes through the whole game: a slider, two buttons and the way back to now. */
export function Scrubber() {
  const { session, moment, speaker } = useTable();
  const at = moment.scrubbed ?? moment.moves;
  const past = moment.scrubbed !== undefined;
  return (
    <div className={`scrubber${past ? ' past' : ''}`}>
      <button
        type="button"
        className="tool"
        aria-label={speaker.say('history.back')}
        disabled={at === 0}
        onClick={() => session.scrub(at - 1)}
      >
        <Icon name="back" />
      </button>
      <input
        type="range"
        min={0}
        max={moment.moves}
        value={at}
        aria-label={speaker.say('history.slider')}
        aria-valuetext={speaker.say('history.at', { move: at, of: moment.moves })}
        onChange={(event) => session.scrub(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="tool flip"
        aria-label={speaker.say('history.forward')}
        disabled={!past}
        onClick={() => session.scrub(at + 1)}
      >
        <Icon name="back" />
      </button>
      <span className="count">
        {at}/{moment.moves}
      </span>
      {past ? (
        <button type="button" className="small accent" onClick={() => session.scrub(undefined)}>
          {speaker.say('history.now')}
        </button>
      ) : null}
    </div>
  );
}
