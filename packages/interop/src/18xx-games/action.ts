import { accepted, isRecord, type Refusal, type Result, refused } from '@stellwerk/engine/kernel';
import { type EntityKind, formFault, isEntityKind, isTalk, unusedFields } from './kinds.ts';
import { decline, wordOf } from './plain.ts';
import type { Logged } from './undo.ts';

/** Who acts: a player by number, a company, investor or private by its letters. */
interface PeerEntity {
  readonly kind: EntityKind;
  readonly id: string;
}

/** An action as the site's file has it. What only some kinds have is asked for by name. */
export interface PeerAction extends Logged {
  readonly entity: PeerEntity;
  /** What the site did by itself in answer; it stands in the file inside the action. */
  readonly automatic: readonly PeerAction[];
  /** Fields nobody here asks for. */
  readonly unused: readonly string[];
  text(field: string): string | undefined;
  number(field: string): number | undefined;
  /** A text, or a number as one. */
  word(field: string): string | undefined;
  texts(field: string): readonly string[];
  numbers(field: string): readonly number[];
  flag(field: string): boolean;
  records(field: string): readonly Readonly<Record<string, unknown>>[];
}

/** Automatic actions have none of their own. */
export function readAction(data: unknown): Result<PeerAction> {
  if (!isRecord(data)) return refused(decline('interop/no-action'));
  const nested = data['auto_actions'] ?? [];
  if (!Array.isArray(nested)) return refused(decline('interop/no-action'));
  const automatic: PeerAction[] = [];
  for (const inner of nested) {
    const action = actionFrom(inner, []);
    if (!action.ok) return action;
    automatic.push(action.value);
  }
  return actionFrom(data, automatic);
}

function actionFrom(data: unknown, automatic: readonly PeerAction[]): Result<PeerAction> {
  if (!isRecord(data)) return refused(decline('interop/no-action'));
  const { type, id, action_id: undoTo, entity_type: kind } = data;
  if (typeof type !== 'string') return refused(decline('interop/no-action'));
  const fault = headFault(data, type) ?? formFault(data, type);
  if (fault) return refused(fault);
  return accepted({
    type,
    id: typeof id === 'number' ? id : null,
    undoTo: typeof undoTo === 'number' ? undoTo : null,
    entity: { kind: isEntityKind(kind) ? kind : 'player', id: wordOf(data['entity']) ?? '' },
    automatic,
    unused: unusedFields(data, type),
    text: (field) => textIn(data, field),
    number: (field) => numberIn(data, field),
    word: (field) => wordOf(data[field]),
    texts: (field) => textsIn(data, field),
    numbers: (field) => numbersIn(data, field),
    flag: (field) => data[field] === true,
    records: (field) => {
      const list = data[field];
      return Array.isArray(list) ? list.filter(isRecord) : [];
    },
  });
}

/** Whose move it is stands beside every move; an undo may be anybody's. */
function headFault(data: Fields, type: string): Refusal | undefined {
  const { id, action_id: undoTo, entity, entity_type: kind } = data;
  if (!isWholeOrNone(id)) return decline('interop/shape', { field: 'id' });
  if (!isWholeOrNone(undoTo)) return decline('interop/shape', { field: 'action_id' });
  if (isTalk(type) || type === 'undo' || type === 'redo') return undefined;
  if (wordOf(entity) === undefined) return decline('interop/shape', { field: 'entity' });
  return isEntityKind(kind) ? undefined : decline('interop/shape', { field: 'entity_type' });
}

function isWholeOrNone(value: unknown): boolean {
  return value === undefined || value === null || Number.isSafeInteger(value);
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

function numbersIn(data: Fields, field: string): readonly number[] {
  const value = data[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}
