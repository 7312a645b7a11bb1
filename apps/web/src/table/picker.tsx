import { type Domain, isOpen, isRange, type Json, sameJson, sizeOf } from '@stellwerk/engine/kernel';
import { useId } from 'react';
import { useTable } from '../session/context.tsx';
import { type Draft, domainOf, proposed, remaining, valuesOf, withValues } from '../session/draft.ts';

interface PickerProps {
  readonly param: string;
  readonly draft: Draft;
  /** All parameters of the action in the order they are asked for. */
  readonly order: readonly string[];
  readonly pointing: readonly string[];
}

/** Lists longer than this show their number of values. */
const FEW = 13;

/** Sets one parameter: a list as chips, a range as a figure, an open domain by what is suggested. */
export function Picker({ param, draft, order, pointing }: PickerProps) {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const { choices } = moment;
  // Only parameters before this one narrow its values; later ones depend on this answer.
  const earlier = order.slice(0, order.indexOf(param));
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => earlier.includes(name)));
  const domain = domainOf(remaining(choices, { type: draft.type, values }), param);
  const value = draft.values[param];
  const set = (next: Json) =>
    session.draw(proposed(choices, withValues(choices, draft, { [param]: next }), pointing, view.highest));
  if (sizeOf(domain) <= 1 && !isOpen(domain)) return null;
  if (isRange(domain))
    return <RangePicker param={param} label={speaker.param(param)} domain={domain} value={value} onSet={set} />;
  const listed = valuesOf(domain);
  return (
    <fieldset className={`picker${pointing.includes(param) ? ' place-picker' : ''}`} data-param={param}>
      <legend className="sec">
        {speaker.param(param)}{' '}
        <em>{isOpen(domain) ? speaker.say('draft.suggested') : listed.length > FEW ? listed.length : ''}</em>
      </legend>
      <div className="chips">
        {listed.map((item, i) => {
          const picture = view.Picture ? <view.Picture param={param} value={item} values={draft.values} /> : null;
          const word = isOpen(domain) ? speaker.say('draft.suggestion', { n: i + 1 }) : speaker.value(param, item);
          const power = typeof item === 'string' ? view.powerOf?.(item, speaker) : undefined;
          return (
            <button
              key={JSON.stringify(item)}
              type="button"
              data-value={JSON.stringify(item)}
              aria-pressed={value !== undefined && sameJson(item, value)}
              aria-label={word}
              title={power === undefined ? word : undefined}
              data-told={power}
              data-told-name={word}
              onClick={() => set(item)}
            >
              {picture}
              <span>{word}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface RangePickerProps {
  readonly param: string;
  readonly label: string;
  readonly domain: Extract<Domain, { readonly min: number }>;
  readonly value: Json | undefined;
  onSet(value: number): void;
}

function RangePicker({ param, label, domain, value, onSet }: RangePickerProps) {
  const id = useId();
  const now = typeof value === 'number' ? value : domain.min;
  const set = (next: number) => {
    if (!Number.isFinite(next)) return;
    const steps = Math.round((Math.min(Math.max(next, domain.min), domain.max) - domain.min) / domain.step);
    onSet(domain.min + steps * domain.step);
  };
  return (
    <div className="picker range" data-range={param}>
      <label className="sec" htmlFor={id}>
        {label}{' '}
        <em>
          {domain.min}–{domain.max}
        </em>
      </label>
      <div className="range-row">
        <button type="button" aria-label={`${label} −${domain.step}`} onClick={() => set(now - domain.step)}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={domain.min}
          max={domain.max}
          step={domain.step}
          value={now}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button type="button" aria-label={`${label} +${domain.step}`} onClick={() => set(now + domain.step)}>
          +
        </button>
        <input
          type="range"
          aria-label={label}
          min={domain.min}
          max={domain.max}
          step={domain.step}
          value={now}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
