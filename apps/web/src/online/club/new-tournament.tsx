import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Options } from '@stellwerk/engine/kernel';
import type { ClockRules } from '@stellwerk/server/api';
import { type FormEvent, useMemo, useState } from 'react';
import { OptionFields } from '../../parts/option-fields.tsx';
import { useTitleView } from '../../parts/shelf.tsx';
import { go } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { speakerFor } from '../../text/speaker.ts';
import { cardOf, catalogue } from '../../titles/catalogue.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { clockText } from '../times.ts';
import { words } from './words.ts';

const DAY = 86_400;
/** A tournament must go on: whoever lets the time run out is played for by a bot. */
const CLOCKS: readonly ClockRules[] = [
  { kind: 'none' },
  { kind: 'move', seconds: DAY, fall: 'bot' },
  { kind: 'move', seconds: 3 * DAY, fall: 'bot' },
  { kind: 'bank', seconds: 3600, increment: 30, fall: 'bot' },
];
const MOST_ROUNDS = 12;
const LONGEST_NAME = 40;

/** The form for a new tournament. */
export function NewTournament({ host }: { readonly host: string }) {
  const voice = useVoice();
  const [name, setName] = useState(`${voice.say('screen.tournament')} (${host})`.slice(0, LONGEST_NAME));
  const [title, setTitle] = useState(catalogue[0]?.id ?? '');
  const [min, max] = cardOf(title)?.players ?? [2, 2];
  const [wished, setWished] = useState(4);
  const seats = Math.min(max, Math.max(min, wished));
  const [rounds, setRounds] = useState(3);
  const [clock, setClock] = useState(0);
  const [rated, setRated] = useState(false);
  const view = useTitleView(title);
  const [chosen, setChosen] = useState<{ readonly title: string; readonly options: Options }>({ title, options: {} });
  // The options of another title mean nothing here.
  const options = chosen.title === title ? chosen.options : {};
  const [wrong, setWrong] = useState<string | undefined>();
  const speaker = useMemo(() => view && speakerFor(view.title, voice.language, []), [view, voice.language]);
  const [problem, setProblem] = useState<Problem | undefined>();
  const [busy, setBusy] = useState(false);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const wish = { name: name.trim(), title, options, seats, rounds, clock: CLOCKS[clock], rated };
    const made = await readAs(shapes.tournament, ask('POST', '/api/tournaments', wish));
    setBusy(false);
    if (made.ok) go({ screen: 'tournament', tournament: made.value.id });
    else setProblem(made.problem);
  };

  return (
    <section aria-labelledby="new-tournament">
      <h2 id="new-tournament">{voice.text(words.newTournament)}</h2>
      <p className="quiet">{voice.text(words.tournamentNote)}</p>
      <form className="filters" onSubmit={(event) => void create(event)}>
        <label className="text">
          {voice.text(words.name)}
          <input
            type="text"
            name="name"
            required
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="text">
          {voice.text(words.title)}
          <select name="title" value={title} onChange={(event) => setTitle(event.target.value)}>
            {catalogue.map((card) => (
              <option key={card.id} value={card.id}>
                {card.name}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label={voice.text(words.perTable)}
          name="seats"
          from={min}
          to={max}
          value={seats}
          onChange={setWished}
        />
        <NumberField
          label={voice.text(words.rounds)}
          name="rounds"
          from={1}
          to={MOST_ROUNDS}
          value={rounds}
          onChange={setRounds}
        />
        <label className="text">
          {voice.text(words.clock)}
          <select name="clock" value={clock} onChange={(event) => setClock(Number(event.target.value))}>
            {CLOCKS.map((rules, i) => (
              <option key={`${rules.kind} ${'seconds' in rules ? rules.seconds : 0}`} value={i}>
                {clockText(rules, voice)}
              </option>
            ))}
          </select>
        </label>
        <label className="check">
          <input type="checkbox" name="rated" checked={rated} onChange={(event) => setRated(event.target.checked)} />
          <span>{voice.text(words.rated)}</span>
        </label>
        {view && speaker && view.title.options.length > 0 ? (
          <div className="whole-row">
            <OptionFields
              title={view.title}
              options={options}
              speaker={speaker}
              onSet={(next) => setChosen({ title, options: next })}
              onProblem={setWrong}
            />
          </div>
        ) : null}
        {wrong === undefined ? null : (
          <p role="alert" className="fault whole-row">
            {wrong}
          </p>
        )}
        <button type="submit" className="btn slim primary" disabled={busy || wrong !== undefined} data-create>
          <b>{voice.text(words.create)}</b>
        </button>
      </form>
      <ProblemLine problem={problem} voice={voice} />
    </section>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  onChange(value: number): void;
}

function NumberField({ label, name, from, to, value, onChange }: NumberFieldProps) {
  return (
    <label className="text">
      {label}
      <select name={name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
    </label>
  );
}
