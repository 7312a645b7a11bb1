import {
  type Choice,
  explain,
  type Figures,
  type GameEvent,
  type Json,
  type Language,
  narrate,
  type Refusal,
  type RuleTexts,
  render,
  type Text,
  type Texts,
} from '@stellwerk/engine/kernel';
import { shownName } from './name.ts';
import { type Word, words } from './words.ts';

/** Says everything the table says, in one language. */
export interface Voice {
  readonly language: Language;
  say(word: Word, figures?: Figures): string;
  text(text: Text, figures?: Figures): string;
  number(value: number): string;
  /** A number as above, a text as it is. */
  figure(value: number | string): string;
  /** By how much something changed: +20, −1,200. */
  signed(by: number): string;
  when(time: number): string;
  /** The day alone. */
  day(time: number): string;
}

/** A voice that also speaks for a title, knowing the players by name. */
export interface Speaker extends Voice {
  readonly players: readonly string[];
  readonly rules: RuleTexts;
  player(seat: number): string;
  narrate(event: GameEvent): string;
  explain(refusal: Refusal): string;
  action(type: string): string;
  param(name: string): string;
  value(param: string, value: Json): string;
  term(word: string): string;
  frame(kind: string): string;
  info(choice: Pick<Choice, 'info'>): readonly string[];
  option(id: string, value?: string): string;
  /** A text of the title by its key, if it has one. */
  own(key: string, figures?: Figures): string | undefined;
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

export function voiceIn(language: Language): Voice {
  const reader = { language, players: [], texts: {} };
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  const times = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' });
  const number = (value: number) => numbers.format(value).replace('-', '−');
  return {
    language,
    say: (word, figures = {}) => render(words[word], figures, reader),
    text: (text, figures = {}) => render(text, figures, reader),
    number,
    figure: (value) => (typeof value === 'number' ? number(value) : value),
    signed: (by) => (by > 0 ? `+${number(by)}` : number(by)),
    when: (time) => times.format(time),
    day: (time) => days.format(time),
  };
}

const KNOWN_BOTS = ['random', 'builder', 'casual', 'planner', 'master'] as const;

/** A house bot by the name people know it by. */
export function botName(id: string, voice: Voice): string {
  const known = KNOWN_BOTS.find((bot) => bot === id);
  return known ? voice.say(`bot.${known}`) : id;
}

/** No line ends between a sum and its marks. */
function unbroken(text: string): string {
  return text.replace(/(\d) M(?!\p{L})/gu, '$1\u00a0M');
}

interface Speaking {
  readonly texts: Texts;
  readonly rules: RuleTexts;
}

export function speakerFor(title: Speaking, language: Language, names: readonly string[]): Speaker {
  const players = names.map(shownName);
  const voice = voiceIn(language);
  const listener = { language, players, title };
  const reader = { language, players, texts: title.texts };
  const own = (key: string, figures: Figures = {}) => {
    const text = title.texts[key];
    return text ? render(text, figures, reader) : undefined;
  };
  return {
    ...voice,
    players,
    rules: title.rules,
    own,
    text: (text, figures = {}) => render(text, figures, reader),
    player: (seat) => players[seat] ?? String(seat + 1),
    narrate: (event) => unbroken(narrate(event, listener)),
    explain: (refusal) => explain(refusal, listener),
    action: (type) => own(`action.${type}`) ?? type,
    param: (name) => own(`param.${name}`) ?? name,
    term: (word) => own(`term.${word}`) ?? word,
    frame: (kind) => own(`frame.${kind}`) ?? kind,
    value: (param, value) => {
      if (typeof value === 'boolean') return own(`term.${value}`) ?? voice.say(value ? 'yes' : 'no');
      if (typeof value === 'string') return own(`term.${value}`) ?? value;
      if (typeof value === 'number') return own(`value.${param}.${value}`) ?? voice.number(value);
      if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? '…' : String(item))).join(' + ');
      return '…';
    },
    info: ({ info = {} }) =>
      Object.keys(info).flatMap((key) => {
        // A price of 0 is not shown.
        if (info[key] === 0) return [];
        const text = own(`info.${key}`, info);
        return text === undefined ? [] : [text];
      }),
    option: (id, value) => own(value === undefined ? `option.${id}` : `option.${id}.${value}`) ?? value ?? id,
  };
}
