import {
  type BaseAction,
  type Choice,
  type Domain,
  type Game,
  type Json,
  type Language,
  render,
  type Seat,
  sizeOf,
  topFrame,
  valueAt,
} from '@stellwerk/engine/kernel';
import type { Lines } from './lines.ts';
import { say } from './words.ts';

/** Lets a person pick one of the choices: the kind of action first, then each parameter that is still open. */
export async function askAction(
  game: Game,
  seat: Seat,
  language: Language,
  input: Lines,
): Promise<BaseAction | 'undo'> {
  const choices = game.choices(seat);
  const types = [...new Set(choices.map(({ type }) => type))];
  const frame = game.title.texts[`frame.${topFrame(game.state)?.kind}`]?.[language] ?? '';
  console.log(say('yourMove', language, { player: game.config.players[seat] ?? '', frame }));
  for (const [i, type] of types.entries()) console.log(`  (${i + 1}) ${label(game, 'action', type, language)}`);
  if (game.actions.length > 0) console.log(`  ${say('undo', language, {})}`);
  for (;;) {
    const answer = (await input.question(say('number', language, {}))).trim();
    if (answer === 'z' && game.actions.length > 0) return 'undo';
    const type = types[Number(answer) - 1];
    if (type)
      return askParams(
        game,
        seat,
        choices.filter((choice) => choice.type === type),
        language,
        input,
      );
    console.log(say('notOffered', language, {}));
  }
}

/** Each answer narrows the choices that are left, so whatever is asked last still fits what was answered first. */
async function askParams(
  game: Game,
  seat: Seat,
  choices: readonly Choice[],
  language: Language,
  input: Lines,
): Promise<BaseAction> {
  let left = choices;
  const params: Record<string, Json> = {};
  for (const name of Object.keys(choices[0]?.params ?? {})) {
    const values = [...new Set(left.flatMap((choice) => valuesOf(choice.params[name] ?? [])))];
    const only = values.length === 1 ? values[0] : undefined;
    const value = only ?? (await askValue(game, name, values, left, language, input));
    params[name] = value;
    left = left.filter((choice) => valuesOf(choice.params[name] ?? []).includes(value));
  }
  return { ...params, type: choices[0]?.type ?? '', seat };
}

async function askValue(
  game: Game,
  name: string,
  values: readonly Json[],
  choices: readonly Choice[],
  language: Language,
  input: Lines,
): Promise<Json> {
  const words = values.map((value) => label(game, 'term', String(value), language));
  const infos = choices.length === 1 ? infoOf(game, choices[0], language) : '';
  for (;;) {
    const list = words.map((word, i) => (word === String(values[i]) ? word : `${i + 1} ${word}`)).join(', ');
    const param = label(game, 'param', name, language) + infos;
    const answer = (await input.question(say('which', language, { param, values: list }))).trim();
    const named = values.find((value) => String(value).toLowerCase() === answer.toLowerCase());
    const value =
      named ?? (words.every((word, i) => word === String(values[i])) ? undefined : values[Number(answer) - 1]);
    if (value !== undefined) return value;
    console.log(say('notOffered', language, {}));
  }
}

function infoOf(game: Game, choice: Choice | undefined, language: Language): string {
  const reader = { language, players: game.config.players, texts: game.title.texts };
  const parts = Object.keys(choice?.info ?? {}).flatMap((key) => {
    const text = game.title.texts[`info.${key}`];
    return text ? [render(text, choice?.info ?? {}, reader)] : [];
  });
  return parts.length > 0 ? ` [${parts.join(', ')}]` : '';
}

function valuesOf(domain: Domain): readonly Json[] {
  return Array.from({ length: sizeOf(domain) }, (_, i) => valueAt(domain, i));
}

function label(game: Game, kind: string, word: string, language: Language): string {
  return game.title.texts[`${kind}.${word}`]?.[language] ?? word;
}
