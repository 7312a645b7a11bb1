import { botsFor } from '@stellwerk/bots';
import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Options } from '@stellwerk/engine/kernel';
import type { ClockRules, NewTable } from '@stellwerk/server/api';
import { useMemo, useState } from 'react';
import { liveId } from '../online/live-id.ts';
import { AccountScreen } from '../online/parts/account-screen.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { spanOf } from '../online/times.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { Shelf, TitleNotHere, useTitleView } from '../parts/shelf.tsx';
import { go } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { botName, speakerFor, type Voice } from '../text/speaker.ts';
import type { Word } from '../text/words.ts';
import { catalogue } from '../titles/catalogue.ts';
import type { TitleView } from '../titles/view.ts';

/** The form for a new table on the server: title, options, access and clock. */
export function HostScreen({ title }: { readonly title: string | undefined }) {
  const voice = useVoice();
  const chosen = title ?? catalogue[0]?.id ?? '';
  const view = useTitleView(chosen);
  return (
    <AccountScreen title={voice.say('screen.host')} className="new-table">
      {(account) => (
        <>
          <Shelf chosen={chosen} to={(id) => ({ screen: 'host', title: id })} />
          {view ? (
            <Manners key={chosen} view={view} host={account.name} isGuest={account.kind === 'guest'} />
          ) : (
            <TitleNotHere title={chosen} />
          )}
        </>
      )}
    </AccountScreen>
  );
}

type Visibility = NonNullable<NewTable['visibility']>;
type Undo = NonNullable<NewTable['undo']>;
type Seating = NonNullable<NewTable['seating']>;
type Talk = NonNullable<NewTable['chat']>;
type Fall = Exclude<ClockRules, { kind: 'none' }>['fall'];

const SPANS = [60, 300, 900, 3600, 12 * 3600, 86_400, 3 * 86_400, 7 * 86_400];
const FIRST_SPAN = 86_400;

interface MannersProps {
  readonly view: TitleView;
  readonly host: string;
  readonly isGuest: boolean;
}

function Manners({ view, host, isGuest }: MannersProps) {
  const voice = useVoice();
  const { title } = view;
  const [min, max] = title.players;
  const speaker = useMemo(() => speakerFor(title, voice.language, []), [title, voice.language]);
  const bots = botsFor(title.id);
  const [name, setName] = useState(voice.say('host.nameOf', { name: host }).slice(0, 40));
  const [seats, setSeats] = useState(min);
  const [botCount, setBotCount] = useState(0);
  const [bot, setBot] = useState(bots.at(-1)?.id ?? '');
  const [visibility, setVisibility] = useState<Visibility>('open');
  const [kind, setKind] = useState<ClockRules['kind']>('none');
  const [seconds, setSeconds] = useState(FIRST_SPAN);
  const [increment, setIncrement] = useState(30);
  const [fall, setFall] = useState<Fall>('open');
  const [undo, setUndo] = useState<Undo>('own');
  const [seating, setSeating] = useState<Seating>('random');
  const [chat, setChat] = useState<Talk>('players');
  const [rated, setRated] = useState(false);
  const [seed, setSeed] = useState('');
  const [options, setOptions] = useState<Options>({});
  const [problem, setProblem] = useState<Problem | undefined>();
  const [wrong, setWrong] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const clock: ClockRules =
    kind === 'none'
      ? { kind }
      : kind === 'move'
        ? { kind, seconds, fall }
        : { kind, seconds, increment: Number.isInteger(increment) ? increment : 0, fall };

  const open = async () => {
    setBusy(true);
    const wish: NewTable = {
      title: title.id,
      name: name.trim() || voice.say('host.nameOf', { name: host }).slice(0, 40),
      visibility,
      seats,
      options: { ...options },
      clock,
      undo,
      seating,
      chat,
      rated,
      ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    };
    const made = await readAs(shapes.table, ask('POST', '/api/tables', wish));
    for (let i = 0; made.ok && i < botCount; i++) {
      await ask('PUT', `/api/tables/${made.value.id}/seats/${seats - 1 - i}/bot`, { bot });
    }
    setBusy(false);
    if (made.ok) go({ screen: 'table', game: liveId(made.value.id) });
    else setProblem(made.problem);
  };

  return (
    <>
      <section aria-labelledby="who">
        <h2 id="who">{voice.say('new.seats')}</h2>
        <div className="options">
          <label className="text">
            {voice.say('host.name')}
            <input
              type="text"
              name="name"
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <label className="text">
            {voice.say('host.seats')}
            <select
              name="seats"
              value={seats}
              onChange={(event) => {
                const next = Number(event.target.value);
                setSeats(next);
                setBotCount(Math.min(botCount, next - 1));
              }}
            >
              {upTo(max)
                .filter((n) => n >= min)
                .map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
            </select>
          </label>
          <label className="text">
            {voice.say('host.bots')}
            <select name="bots" value={botCount} onChange={(event) => setBotCount(Number(event.target.value))}>
              {upTo(seats - 1).map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
          {botCount > 0 ? (
            <label className="text">
              {voice.say('host.bot')}
              <select value={bot} onChange={(event) => setBot(event.target.value)}>
                {bots.map(({ id }) => (
                  <option key={id} value={id}>
                    {botName(id, voice)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <Choice<Visibility>
            voice={voice}
            label="host.who"
            name="visibility"
            value={visibility}
            values={[
              ['open', 'host.open'],
              ['link', 'host.link'],
              ['private', 'host.private'],
            ]}
            onChoose={setVisibility}
          />
        </div>
      </section>
      <section aria-labelledby="manners">
        <h2 id="manners">{voice.say('host.manners')}</h2>
        <div className="options">
          <Choice<ClockRules['kind']>
            voice={voice}
            label="host.clock"
            name="clock"
            value={kind}
            values={[
              ['none', 'host.clockNone'],
              ['move', 'host.clockMove'],
              ['bank', 'host.clockBank'],
            ]}
            onChoose={setKind}
          />
          {kind === 'none' ? null : (
            <>
              <label className="text">
                {voice.say('host.time')}
                <select value={seconds} onChange={(event) => setSeconds(Number(event.target.value))}>
                  {SPANS.map((span) => (
                    <option key={span} value={span}>
                      {spanOf(span, voice)}
                    </option>
                  ))}
                </select>
              </label>
              {kind === 'bank' ? (
                <label className="text">
                  {voice.say('host.increment')}
                  <input
                    type="number"
                    min={0}
                    max={86_400}
                    value={increment}
                    onChange={(event) => setIncrement(event.target.valueAsNumber)}
                  />
                </label>
              ) : null}
              <Choice<Fall>
                voice={voice}
                label="host.fall"
                name="fall"
                value={fall}
                values={[
                  ['open', 'host.fallOpen'],
                  ['bot', 'host.fallBot'],
                  ['end', 'host.fallEnd'],
                ]}
                onChoose={setFall}
              />
            </>
          )}
          <Choice<Undo>
            voice={voice}
            label="host.undo"
            name="undo"
            value={undo}
            values={[
              ['own', 'host.undoOwn'],
              ['agreed', 'host.undoAgreed'],
              ['none', 'host.undoNone'],
            ]}
            onChoose={setUndo}
          />
          <Choice<Seating>
            voice={voice}
            label="host.seating"
            name="seating"
            value={seating}
            values={[
              ['random', 'host.random'],
              ['joined', 'host.joined'],
            ]}
            onChoose={setSeating}
          />
          <Choice<Talk>
            voice={voice}
            label="host.chat"
            name="chat"
            value={chat}
            values={[
              ['players', 'host.chatPlayers'],
              ['everyone', 'host.chatEveryone'],
            ]}
            onChoose={setChat}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={rated}
              disabled={isGuest || botCount > 0 || seed.trim() !== ''}
              onChange={(event) => setRated(event.target.checked)}
            />
            <span>
              {voice.say('host.rated')}{' '}
              {isGuest ? <small className="quiet">{voice.say('host.ratedGuest')}</small> : null}
            </span>
          </label>
        </div>
      </section>
      <OptionFields
        title={title}
        options={options}
        speaker={speaker}
        onSet={setOptions}
        onProblem={setWrong}
        moreCount={1}
        more={
          <label className="text">
            {voice.say('new.seed')}
            <input
              type="text"
              name="seed"
              value={seed}
              maxLength={100}
              onChange={(event) => setSeed(event.target.value)}
            />
            <small>{voice.say('host.seedNote')}</small>
          </label>
        }
      />
      {wrong === undefined ? null : (
        <p role="alert" className="fault">
          {wrong}
        </p>
      )}
      <ProblemLine problem={problem} voice={voice} />
      <div className="start">
        <button type="button" className="btn primary" data-open-table disabled={busy} onClick={() => void open()}>
          <b>{voice.say('host.go')}</b>
        </button>
      </div>
    </>
  );
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

interface ChoiceProps<T extends string> {
  readonly voice: Voice;
  readonly label: Word;
  readonly name: string;
  readonly value: T;
  readonly values: readonly (readonly [T, Word])[];
  onChoose(value: T): void;
}

function Choice<T extends string>({ voice, label, name, value, values, onChoose }: ChoiceProps<T>) {
  return (
    <label className="text">
      {voice.say(label)}
      <select
        name={name}
        value={value}
        onChange={(event) => {
          const found = values.find(([id]) => id === event.target.value);
          if (found) onChoose(found[0]);
        }}
      >
        {values.map(([id, word]) => (
          <option key={id} value={id}>
            {voice.say(word)}
          </option>
        ))}
      </select>
    </label>
  );
}
