import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Json, Options, Title } from '@stellwerk/engine/kernel';
import { titleById, titles } from '@stellwerk/titles';

/** Something wrong with how a command was called: one sentence, no stack. */
export class UsageError extends Error {}

export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function wholeNumber(text: string | undefined, name: string, least: number, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least} up.`);
  return value;
}

export function titleNamed(id: string | undefined): Title {
  const title = id === undefined ? titles[0] : titleById(id);
  if (!title) throw new UsageError(`There is no title “${id}”; known: ${titles.map((known) => known.id).join(', ')}.`);
  return title;
}

export function playersOf(title: Title, text: string | undefined): number {
  const [min, max] = title.players;
  const players = wholeNumber(text, 'players', min, min);
  if (players > max) throw new UsageError(`${title.name} is for ${min} to ${max} players.`);
  return players;
}

/** Options given as `scenario=2`, read as the title's options want them. */
export function optionsOf(title: Title, given: readonly string[] = []): Options {
  return Object.fromEntries(
    given.map((text): [string, Json] => {
      const [id = '', value = ''] = text.split('=');
      const spec = title.options.find((option) => option.id === id);
      if (!spec) throw new UsageError(`${title.name} has no option “${id}”; it has ${optionNames(title)}.`);
      if (spec.kind === 'switch') return [id, value === 'true'];
      return [id, spec.kind === 'number' ? Number(value) : value];
    }),
  );
}

function optionNames(title: Title): string {
  return title.options.map(({ id }) => id).join(', ');
}
