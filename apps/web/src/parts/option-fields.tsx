import { isJson, type Json, type OptionSpec, type Options, type Title } from '@stellwerk/engine/kernel';
import { type ReactNode, useId } from 'react';
import { makeRoute } from '../route.ts';
import type { Speaker } from '../text/speaker.ts';
import { ReadingSets } from './reading-sets.tsx';

/** Options beyond these, readings of unclear rules as a rule, are shown when asked for. */
const AT_FIRST = 6;

interface OptionFieldsProps {
  readonly title: Title;
  readonly options: Options;
  readonly speaker: Speaker;
  /** Fields that stand among those shown when asked for, and how many they are. */
  readonly more?: ReactNode;
  readonly moreCount?: number;
  /** Fields after all others. */
  readonly children?: ReactNode;
  onSet(options: Options): void;
  onProblem(text: string | undefined): void;
}

/** Everything a title lets one choose before the game. */
export function OptionFields(props: OptionFieldsProps) {
  const { title, options, speaker, more, moreCount = 0, children, onSet, onProblem } = props;
  const fieldOf = (spec: OptionSpec) => (
    <OptionField
      key={spec.id}
      title={title.id}
      spec={spec}
      value={options[spec.id] ?? spec.default}
      speaker={speaker}
      onSet={(value) => onSet({ ...options, [spec.id]: value })}
      onProblem={onProblem}
    />
  );
  const hidden = title.options.slice(AT_FIRST);
  return (
    <section aria-labelledby="options">
      <h2 id="options">{speaker.say('new.options')}</h2>
      {title.options.some(({ rule }) => rule !== undefined) ? (
        <ReadingSets title={title} options={options} speaker={speaker} onSet={onSet} />
      ) : null}
      <div className="options">
        {title.options.slice(0, AT_FIRST).map(fieldOf)}
        {hidden.length + moreCount > 0 ? (
          <details className="more-options">
            <summary>{speaker.say('new.more', { n: hidden.length + moreCount })}</summary>
            <div className="options">
              {hidden.map(fieldOf)}
              {more}
            </div>
          </details>
        ) : null}
        {children}
      </div>
    </section>
  );
}

interface OptionFieldProps {
  /** The title whose option it is. */
  readonly title: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly speaker: Speaker;
  onSet(value: Json): void;
  onProblem(text: string | undefined): void;
}

/** An option with its name, what it is about in one line, and the rule it goes back to. */
function OptionField(props: OptionFieldProps) {
  const { title, spec, speaker } = props;
  const note = useId();
  return (
    <div className="option" data-option={spec.id}>
      <OptionInput {...props} note={note} />
      <small id={note}>
        {speaker.own(`optionNote.${spec.id}`)}{' '}
        {spec.rule === undefined ? null : (
          <a href={makeRoute({ screen: 'library', title, page: 'rules', rule: spec.rule })}>
            {speaker.say('why.rule', { rule: spec.rule })}
          </a>
        )}
      </small>
    </div>
  );
}

interface OptionInputProps extends OptionFieldProps {
  /** The id of what explains it. */
  readonly note: string;
}

function OptionInput({ spec, value, speaker, note, onSet, onProblem }: OptionInputProps) {
  const label = speaker.option(spec.id);
  switch (spec.kind) {
    case 'choice':
      return (
        <label className="text">
          {label}
          <select value={String(value)} aria-describedby={note} onChange={(event) => onSet(event.target.value)}>
            {spec.values.map((one) => (
              <option key={one} value={one}>
                {speaker.option(spec.id, one)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'switch':
      return (
        <label className="check">
          <input
            type="checkbox"
            aria-describedby={note}
            checked={value === true}
            onChange={(event) => onSet(event.target.checked)}
          />
          {label}
        </label>
      );
    case 'number':
      return (
        <label className="text">
          {label}
          <input
            type="number"
            aria-describedby={note}
            min={spec.min}
            max={spec.max}
            value={Number(value)}
            onChange={(event) => onSet(event.target.valueAsNumber)}
          />
        </label>
      );
    case 'data':
      return (
        <label className="text">
          {label}
          <input
            type="file"
            aria-describedby={note}
            accept=".json,application/json"
            onChange={async (event) => {
              const file = event.target.files?.[0];
              if (!file) return;
              const field = event.target;
              const read = await dataIn(file, spec, speaker);
              onProblem(read.ok ? undefined : read.reason);
              if (read.ok) onSet(read.data);
              // What is not taken does not stand there as if it were.
              else field.value = '';
            }}
          />
        </label>
      );
  }
}

type Read = { readonly ok: true; readonly data: Json } | { readonly ok: false; readonly reason: string };

/** What a file holds for an option, if the title takes it. */
async function dataIn(file: File, spec: Extract<OptionSpec, { kind: 'data' }>, speaker: Speaker): Promise<Read> {
  const { name } = file;
  const text = await file.text().catch((fault: unknown): Read => {
    return { ok: false, reason: speaker.say('home.unreadable', { file: name, reason: String(fault) }) };
  });
  if (typeof text !== 'string') return text;
  try {
    const data: unknown = JSON.parse(text);
    if (!isJson(data)) return { ok: false, reason: speaker.say('new.notJson', { file: name }) };
    const refusal = spec.check(data);
    if (!refusal) return { ok: true, data };
    return { ok: false, reason: speaker.say('new.notTaken', { file: name, reason: speaker.explain(refusal) }) };
  } catch {
    return { ok: false, reason: speaker.say('new.notJson', { file: name }) };
  }
}
