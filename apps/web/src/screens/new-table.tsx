import { botsFor } from '@stellwerk/bots';
import { type Json, newGame, type OptionSpec, type Options } from '@stellwerk/engine/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Bar } from '../parts/bar.tsx';
import { Icon } from '../parts/icon.tsx';
import { TitleCard } from '../parts/title-card.tsx';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { keepGame, newId, newSeed, recordOf, type Sitter } from '../store/games.ts';
import { useVoice } from '../text/context.tsx';
import { botName, type Speaker, speakerFor } from '../text/speaker.ts';
import { cardOf, catalogue } from '../titles/catalogue.ts';
import type { TitleView } from '../titles/view.ts';

export function NewTableScreen({ title }: { readonly title: string | undefined }) {
  const voice = useVoice();
  const [view, setView] = useState<TitleView | undefined>();
  const chosen = title ?? catalogue[0]?.id ?? '';
  useEffect(() => {
    let left = false;
    cardOf(chosen)
      ?.load()
      .then((loaded) => {
        if (!left) setView(loaded);
      });
    return () => {
      left = true;
    };
  }, [chosen]);
  return (
    <>
      <Bar title={voice.say('screen.new')} />
      <main className="screen new-table">
        <section aria-labelledby="which">
          <h2 id="which">{voice.say('new.title')}</h2>
          <ul className="shelf">
            {catalogue.map((card) => (
              <li key={card.id}>
                <TitleCard card={card} to={{ screen: 'new', title: card.id }} isChosen={card.id === chosen} />
              </li>
            ))}
          </ul>
        </section>
        {view && view.title.id === chosen ? (
          <Setup key={chosen} view={view} />
        ) : (
          <p role="status">{voice.say('loading')}</p>
        )}
      </main>
    </>
  );
}

interface SeatPlan {
  readonly key: number;
  readonly name: string;
  /** A bot's id; '' for a person. */
  readonly bot: string;
}

function Setup({ view }: { readonly view: TitleView }) {
  const { title } = view;
  const settings = useSettings();
  const speaker = useMemo(() => speakerFor(title, settings.language, []), [title, settings.language]);
  const [min, max] = title.players;
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    Array.from({ length: min }, (_, key) => ({ key, name: key === 0 ? settings.name : '', bot: '' })),
  );
  const [options, setOptions] = useState<Options>({});
  const [seed, setSeed] = useState(newSeed);
  const [problem, setProblem] = useState<string | undefined>();
  const bots = botsFor(title.id);
  const nameOf = (seat: SeatPlan, i: number) =>
    seat.name.trim() ||
    (seat.bot === '' ? speaker.say('new.person', { n: i + 1 }) : `${botName(seat.bot, speaker)} ${i + 1}`);
  const change = (key: number, what: Partial<SeatPlan>) =>
    setSeats(seats.map((seat) => (seat.key === key ? { ...seat, ...what } : seat)));

  const fieldOf = (spec: OptionSpec) => (
    <OptionField
      key={spec.id}
      spec={spec}
      value={options[spec.id] ?? spec.default}
      speaker={speaker}
      onSet={(value) => setOptions({ ...options, [spec.id]: value })}
      onProblem={setProblem}
    />
  );

  const start = async () => {
    const players = seats.map(nameOf);
    const started = newGame(title, { players, options, seed });
    if (!started.ok) {
      setProblem(speaker.explain(started.refusal));
      return;
    }
    const id = newId();
    const sitters = seats.map(({ bot }): Sitter => (bot === '' ? { kind: 'person' } : { kind: 'bot', bot }));
    await keepGame(recordOf(started.value, { id, sitters, created: Date.now() }));
    go({ screen: 'table', game: id });
  };

  return (
    <>
      <section aria-labelledby="seats">
        <h2 id="seats">{speaker.say('new.seats')}</h2>
        <p className="quiet">{speaker.own('title.summary')}</p>
        <ul className="seats">
          {seats.map((seat, i) => (
            <li key={seat.key}>
              <label className="text">
                {speaker.say('new.seat', { n: i + 1 })}
                <input
                  type="text"
                  value={seat.name}
                  placeholder={nameOf({ ...seat, name: '' }, i)}
                  maxLength={60}
                  onChange={(event) => change(seat.key, { name: event.target.value })}
                />
              </label>
              <label className="text">
                {speaker.say('new.sitter')}
                <select value={seat.bot} onChange={(event) => change(seat.key, { bot: event.target.value })}>
                  <option value="">{speaker.say('new.isPerson')}</option>
                  {bots.map(({ id }) => (
                    <option key={id} value={id}>
                      {botName(id, speaker)}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="tool"
                aria-label={speaker.say('new.remove', { n: i + 1 })}
                disabled={seats.length <= min}
                onClick={() => setSeats(seats.filter(({ key }) => key !== seat.key))}
              >
                <Icon name="minus" />
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="btn slim"
          disabled={seats.length >= max}
          onClick={() => setSeats([...seats, { key: Math.max(...seats.map(({ key }) => key)) + 1, name: '', bot: '' }])}
        >
          <Icon name="plus" />
          <b>{speaker.say('new.add')}</b>
        </button>
      </section>
      <section aria-labelledby="options">
        <h2 id="options">{speaker.say('new.options')}</h2>
        <div className="options">
          {title.options.slice(0, AT_FIRST).map(fieldOf)}
          {title.options.length > AT_FIRST ? (
            <details className="more-options">
              <summary>{speaker.say('new.more', { n: title.options.length - AT_FIRST })}</summary>
              <div className="options">{title.options.slice(AT_FIRST).map(fieldOf)}</div>
            </details>
          ) : null}
          <label className="text">
            {speaker.say('new.seed')}
            <input type="text" value={seed} maxLength={100} onChange={(event) => setSeed(event.target.value)} />
            <small>{speaker.say('new.seedNote')}</small>
          </label>
        </div>
      </section>
      {problem === undefined ? null : (
        <p role="alert" className="fault">
          {problem}
        </p>
      )}
      <div className="start">
        <button type="button" className="btn primary" data-start onClick={start}>
          <span className="btn-text">
            <b>{speaker.say('new.start')}</b>
            <small>{seats.map(nameOf).join(', ')}</small>
          </span>
        </button>
      </div>
    </>
  );
}

/** Options beyond these, readings of unclear rules as a rule, are shown when asked for. */
export const AT_FIRST = 6;

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly speaker: Speaker;
  onSet(value: Json): void;
  onProblem(text: string | undefined): void;
}

export function OptionField({ spec, value, speaker, onSet, onProblem }: OptionFieldProps) {
  const label = speaker.option(spec.id);
  switch (spec.kind) {
    case 'choice':
      return (
        <label className="text">
          {label}
          <select value={String(value)} onChange={(event) => onSet(event.target.value)}>
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
          <input type="checkbox" checked={value === true} onChange={(event) => onSet(event.target.checked)} />
          {label}
        </label>
      );
    case 'number':
      return (
        <label className="text">
          {label}
          <input
            type="number"
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
            accept=".json,application/json"
            onChange={async (event) => {
              const file = event.target.files?.[0];
              if (!file) return;
              try {
                const data: Json = JSON.parse(await file.text());
                const refusal = spec.check(data);
                onProblem(refusal && speaker.explain(refusal));
                if (!refusal) onSet(data);
              } catch {
                onProblem(speaker.say('new.notJson'));
              }
            }}
          />
        </label>
      );
  }
}
