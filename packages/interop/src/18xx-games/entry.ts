import type { BaseAction, BaseState, Json, Refusal } from '@stellwerk/engine/kernel';
import type { EntityKind } from './kinds.ts';
import { decline } from './plain.ts';

/** An entry of a file as the site writes it; it gets its number in the file. */
export interface Entry {
  readonly type: string;
  readonly entity: string | number;
  readonly entity_type: EntityKind;
  readonly [field: string]: Json | undefined;
}

/** The moves that are still to be told. The position after the first of them is known; more may be taken along with it. */
export interface Pending<S extends BaseState, A extends BaseAction> {
  readonly move: A;
  /** The position after the last move that was taken. */
  after(): Readonly<S>;
  /** The move behind those taken. */
  next(): A | undefined;
  /** Takes the next move along: it is told together with those before it. */
  take(): Refusal | undefined;
}

/** What stands in the file for the moves taken; nothing where the site does them by itself. */
export type Told = { readonly entries: readonly Entry[] } | { readonly refusal: Refusal };

export function told(...entries: readonly Entry[]): Told {
  return { entries };
}

/** The site knows nothing that a move could be told with. */
export function untold(rule: string): Told {
  return { refusal: decline(rule) };
}

/** Players are numbered from 0 in the order of their seats, as in the site's games at one screen. */
export function byPlayer(type: string, seat: number, fields: Readonly<Record<string, Json>> = {}): Entry {
  return { type, entity: seat, entity_type: 'player', ...fields };
}

export function byCompany(type: string, entity: string, fields: Readonly<Record<string, Json>> = {}): Entry {
  return { type, entity, entity_type: 'corporation', ...fields };
}

export function byMinor(type: string, entity: string, fields: Readonly<Record<string, Json>> = {}): Entry {
  return { type, entity, entity_type: 'minor', ...fields };
}

export function byPrivate(type: string, entity: string, fields: Readonly<Record<string, Json>> = {}): Entry {
  return { type, entity, entity_type: 'company', ...fields };
}
