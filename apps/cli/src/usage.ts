import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Title } from '@stellwerk/engine/kernel';
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
