import { type OptionSpec, sameJson } from '@stellwerk/engine/kernel';
import type { Table } from '@stellwerk/server/api';
import { useMemo } from 'react';
import { useTitleView } from '../../parts/shelf.tsx';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { type Speaker, speakerFor, type Voice } from '../../text/speaker.ts';
import type { TitleView } from '../../titles/view.ts';
import { clockText, spanOf } from '../times.ts';

const FALLS = { open: 'host.fallOpen', bot: 'host.fallBot', end: 'host.fallEnd' } as const;
const UNDO = { own: 'host.undoOwn', agreed: 'host.undoAgreed', none: 'host.undoNone' } as const;
const SEATING = { random: 'host.random', joined: 'host.joined' } as const;
const TALK = { players: 'host.chatPlayers', everyone: 'host.chatEveryone' } as const;

/** What everybody accepts who sits down: how it is played, and each rule and variant of the title. */
export function Agreement({ table }: { readonly table: Table }) {
  const voice = useVoice();
  const view = useTitleView(table.title);
  return (
    <section className="agreement" aria-labelledby="agreement">
      <h2 id="agreement">{voice.say('host.manners')}</h2>
      <dl>
        {mannersOf(table, voice).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {view && view.title.options.length > 0 ? <Rules table={table} view={view} /> : null}
    </section>
  );
}

function mannersOf({ clock, undo, seating, chat, rated, seed }: Table, voice: Voice): readonly [string, string][] {
  return [
    [voice.say('host.clock'), clockText(clock, voice)],
    ...(clock.kind === 'bank'
      ? [[voice.say('room.increment'), spanOf(clock.increment, voice)] satisfies [string, string]]
      : []),
    ...(clock.kind === 'none'
      ? []
      : [[voice.say('host.fall'), voice.say(FALLS[clock.fall])] satisfies [string, string]]),
    [voice.say('host.undo'), voice.say(UNDO[undo])],
    [voice.say('host.seating'), voice.say(SEATING[seating])],
    [voice.say('host.chat'), voice.say(TALK[chat])],
    [voice.say('host.rated'), voice.say(rated ? 'yes' : 'no')],
    [voice.say('new.seed'), seed ?? voice.say('room.seedKept')],
  ];
}

/** Variants and whatever departs from the rulebook at once, the readings that follow it when asked for. */
function Rules({ table, view }: { readonly table: Table; readonly view: TitleView }) {
  const { title } = view;
  const { language } = useVoice();
  const speaker = useMemo(() => speakerFor(title, language, []), [title, language]);
  const rows = title.options.map((spec) => {
    const value = table.options[spec.id] ?? spec.default;
    return { spec, value: valueText(spec, value, speaker), departs: !sameJson(value, spec.default) };
  });
  const isUsual = ({ spec, departs }: Row) => spec.rule !== undefined && !departs;
  const usual = rows.filter(isUsual);
  const departing = rows.filter(({ departs }) => departs).length;
  return (
    <>
      <h3>{speaker.say('new.options')}</h3>
      <p className="quiet">
        {departing === 0 ? speaker.say('readings.none') : speaker.say('room.departing', { n: departing })}
      </p>
      <RuleRows title={title.id} rows={rows.filter((row) => !isUsual(row))} speaker={speaker} />
      {usual.length > 0 ? (
        <details>
          <summary>{speaker.say('room.usual', { n: usual.length })}</summary>
          <RuleRows title={title.id} rows={usual} speaker={speaker} />
        </details>
      ) : null}
    </>
  );
}

interface Row {
  readonly spec: OptionSpec;
  readonly value: string;
  /** Not what the rulebook says, or not the usual game. */
  readonly departs: boolean;
}

interface RuleRowsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly speaker: Speaker;
}

function RuleRows({ title, rows, speaker }: RuleRowsProps) {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ spec, value, departs }) => (
        <div key={spec.id} data-option={spec.id} className={departs ? 'departs' : ''}>
          <dt>
            {speaker.option(spec.id)}{' '}
            {spec.rule === undefined ? null : (
              <a href={makeRoute({ screen: 'library', title, page: 'rules', rule: spec.rule })}>
                <small>{speaker.say('why.rule', { rule: spec.rule })}</small>
              </a>
            )}
          </dt>
          <dd>
            {value} {departs ? <em className="chip">{speaker.say('room.departs')}</em> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueText(spec: OptionSpec, value: unknown, speaker: Speaker): string {
  switch (spec.kind) {
    case 'choice':
      return speaker.option(spec.id, String(value));
    case 'switch':
      return speaker.say(value === true ? 'yes' : 'no');
    case 'number':
      return speaker.number(Number(value));
    case 'data':
      return speaker.say(value === null ? 'room.asPrinted' : 'room.fromFile');
  }
}
