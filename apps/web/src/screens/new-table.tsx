import { botsFor } from '@stellwerk/bots';
import { newGame, type Options } from '@stellwerk/engine/kernel';
import { useMemo, useState } from 'react';
import { Bar } from '../parts/bar.tsx';
import { Icon } from '../parts/icon.tsx';
import { OptionFields } from '../parts/option-fields.tsx';
import { Shelf, TitleNotHere, useTitleView } from '../parts/shelf.tsx';
import { go, makeRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { keepGame, newId, newSeed, recordOf, type Sitter } from '../store/games.ts';
import { useVoice } from '../text/context.tsx';
import { botName, speakerFor } from '../text/speaker.ts';
import { cardOf, catalogue } from '../titles/catalogue.ts';
import type { TitleView } from '../titles/view.ts';

export function NewTableScreen({ title }: { readonly title: string | undefined }) {
  const voice = useVoice();
  const chosen = title ?? catalogue[0]?.id ?? '';
  const view = useTitleView(chosen);
  return (
    <>
      <Bar title={voice.say('screen.new')} />
      <main className="screen new-table">
        <Shelf chosen={chosen} to={(id) => ({ screen: 'new', title: id })} />
        {view ? <Setup key={chosen} view={view} /> : <TitleNotHere title={chosen} />}
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

  const start = async () => {
    const players = seats.map(nameOf);
    const started = newGame(title, { players, options, seed });
    if (!started.ok) {
      setProblem(speaker.explain(started.refusal));
      return;
    }
    const id = newId();
    const sitters = seats.map(({ bot }): Sitter => (bot === '' ? { kind: 'person' } : { kind: 'bot', bot }));
    try {
      await keepGame(recordOf(started.value, { id, sitters, created: Date.now() }));
      go({ screen: 'table', game: id });
    } catch (fault) {
      setProblem(speaker.say('new.notStored', { reason: String(fault) }));
    }
  };

  return (
    <>
      <section aria-labelledby="seats">
        <h2 id="seats">{speaker.say('new.seats')}</h2>
        <p className="quiet">
          {speaker.own('title.summary')}{' '}
          {cardOf(title.id)?.lesson ? (
            <a href={makeRoute({ screen: 'learn', title: title.id })} data-learn>
              {speaker.say('home.learn')}
            </a>
          ) : null}
        </p>
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
        <p className="quiet">
          <a href={makeRoute({ screen: 'host', title: title.id })}>{speaker.say('new.elsewhere')}</a>
        </p>
      </section>
      <OptionFields title={title} options={options} speaker={speaker} onSet={setOptions} onProblem={setProblem}>
        <label className="text">
          {speaker.say('new.seed')}
          <input type="text" value={seed} maxLength={100} onChange={(event) => setSeed(event.target.value)} />
          <small>{speaker.say('new.seedNote')}</small>
        </label>
      </OptionFields>
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
