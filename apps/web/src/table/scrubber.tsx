import { memo, useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useTable } from '../session/context.tsx';
import { SPEEDS, type Speed, usePlayBack } from '../session/play-back.ts';
import { roundsOf } from '../session/rounds.ts';
import { nextOf, turnAfter, turnBefore } from '../session/story.ts';
import { useRounds } from '../session/use-rounds.ts';
import { isTyping } from './keys.ts';

/** Goes through the whole game: a slider, steps by move, turn and round, and the way back to now. */
export const Scrubber = memo(function Scrubber() {
  const { session, moment, speaker } = useTable();
  const at = moment.scrubbed ?? moment.moves;
  const past = moment.scrubbed !== undefined;
  return (
    <div className={`scrubber${past ? ' past' : ''}`}>
      {past && !session.past ? <Transport at={at} /> : null}
      <div className="slider">
        <button
          type="button"
          className="tool"
          aria-label={speaker.say('history.back')}
          disabled={at === 0}
          onClick={() => session.scrub(at - 1)}
        >
          <Icon name="back" />
        </button>
        <div className="timeline">
          {past && !session.past ? <Rounds /> : null}
          <input
            type="range"
            min={0}
            max={moment.moves}
            value={at}
            aria-label={speaker.say('history.slider')}
            aria-valuetext={speaker.say('history.at', { move: at, of: moment.moves })}
            onChange={(event) => session.scrub(event.target.valueAsNumber)}
          />
        </div>
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
    </div>
  );
});

/** A piece for each round, as wide as it has moves. */
function Rounds() {
  const { session, moment } = useTable();
  const rounds = useRounds();
  const at = moment.scrubbed ?? moment.moves;
  return (
    <ol className="round-pieces" aria-hidden="true">
      {rounds.map(({ label, from }, i) => {
        const to = rounds[i + 1]?.from ?? moment.moves + 1;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the slider and the keys do the same
          <li
            key={from}
            className={from <= at && at < to ? 'now' : ''}
            style={{ flexGrow: to - from }}
            title={label}
            onClick={() => session.scrub(from)}
          >
            <span>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Steps by turn, round, company or player; play and pause. */
function Transport({ at }: { readonly at: number }) {
  const { session, speaker, owners } = useTable();
  const [only, setOnly] = useState('');
  const play = usePlayBack(session);
  const isOne = owners.some(({ id }) => id === only);
  const step = (to: number | undefined) => to !== undefined && session.scrub(to);
  const steps = {
    roundBack: () => step(roundsOf(session, speaker).findLast(({ from }) => from < at)?.from ?? 0),
    turnBack: () => step(isOne ? nextOf(session, only, at, -1) : turnBefore(session, at)),
    turnOn: () => step(isOne ? nextOf(session, only, at, 1) : turnAfter(session, at)),
    roundOn: () => session.scrub(roundsOf(session, speaker).find(({ from }) => from > at)?.from),
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const act = keyOf(event);
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // The handler of the table's other keys stands behind this one.
      event.stopImmediatePropagation();
      act();
    };
    const keyOf = ({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
      const speed = SPEEDS[Number(key) - 1];
      if (key === ' ' && !(target instanceof HTMLButtonElement)) return play.toggle;
      if (speed !== undefined) return () => play.setSpeed(speed);
      if (key === 'ArrowUp') return steps.turnBack;
      if (key === 'ArrowDown') return steps.turnOn;
      if (key === 'ArrowLeft' && shiftKey) return steps.roundBack;
      if (key === 'ArrowRight' && shiftKey) return steps.roundOn;
      return undefined;
    };
    addEventListener('keydown', keys, { capture: true });
    return () => removeEventListener('keydown', keys, { capture: true });
  });
  return (
    <fieldset className="transport" aria-label={speaker.say('history.title')}>
      <button type="button" className="small" data-step="round-back" onClick={steps.roundBack}>
        « {speaker.say('history.round')}
      </button>
      <button type="button" className="small" data-step="turn-back" onClick={steps.turnBack}>
        ‹ {speaker.say('history.turn')}
      </button>
      <button
        type="button"
        className="small accent"
        data-step="play"
        aria-pressed={play.isPlaying}
        onClick={play.toggle}
      >
        {speaker.say(play.isPlaying ? 'history.pause' : 'history.play')}
      </button>
      <button type="button" className="small" data-step="turn-on" onClick={steps.turnOn}>
        {speaker.say('history.turn')} ›
      </button>
      <button type="button" className="small" data-step="round-on" onClick={steps.roundOn}>
        {speaker.say('history.round')} »
      </button>
      <label>
        {speaker.say('history.speed')}
        <select value={play.speed} onChange={(event) => play.setSpeed(speedOf(event.target.value))}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      <label>
        {speaker.say('history.only')}
        <select value={only} data-step="only" onChange={(event) => setOnly(event.target.value)}>
          <option value="">{speaker.say('history.everybody')}</option>
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {owner.name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function speedOf(value: string): Speed {
  return SPEEDS.find((speed) => String(speed) === value) ?? 1;
}
