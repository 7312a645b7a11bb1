import { isRecord } from '@stellwerk/engine/kernel';
import type { Logged } from './undo.ts';

/** Who acts: a player by number, a company or private by its letters. */
export interface PeerEntity {
  readonly kind: 'player' | 'corporation' | 'company' | 'other';
  readonly id: string;
}

/** An action as the site's file has it. What only some kinds have is asked for by name. */
export interface PeerAction extends Logged {
  readonly entity: PeerEntity;
  /** What the site did by itself in answer; it stands in the file inside the action. */
  readonly automatic: readonly PeerAction[];
  text(field: string): string | undefined;
  number(field: string): number | undefined;
  texts(field: string): readonly string[];
  records(field: string): readonly Readonly<Record<string, unknown>>[];
}

/** Undefined if it is no action at all. Automatic actions have none of their own. */
export function readAction(data: unknown): PeerAction | undefined {
  const nested = isRecord(data) ? (data['auto_actions'] ?? []) : [];
  if (!Array.isArray(nested)) return undefined;
  const automatic = nested.map((inner: unknown) => actionFrom(inner, []));
  if (automatic.includes(undefined)) return undefined;
  return actionFrom(
    data,
    automatic.filter((action) => action !== undefined),
  );
}

function actionFrom(data: unknown, automatic: readonly PeerAction[]): PeerAction | undefined {
  if (!isRecord(data) || typeof data['type'] !== 'string') return undefined;
  const { type, id, entity, action_id: undoTo } = data;
  return {
    type,
    id: typeof id === 'number' ? id : null,
    undoTo: typeof undoTo === 'number' ? undoTo : null,
    entity: { kind: kindOf(data['entity_type']), id: String(entity ?? '') },
    automatic,
    text: (field) => textIn(data, field),
    number: (field) => numberIn(data, field),
    texts: (field) => textsIn(data, field),
    records: (field) => {
      const list = data[field];
      return Array.isArray(list) ? list.filter(isRecord) : [];
    },
  };
}

function kindOf(kind: unknown): PeerEntity['kind'] {
  return kind === 'player' || kind === 'corporation' || kind === 'company' ? kind : 'other';
}

type Fields = Readonly<Record<string, unknown>>;

export function textIn(data: Fields, field: string): string | undefined {
  const value = data[field];
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(data: Fields, field: string): number | undefined {
  const value = data[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function textsIn(data: Fields, field: string): readonly string[] {
  const value = data[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
