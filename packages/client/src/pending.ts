import { type BaseAction, isRecord } from '@stellwerk/engine/kernel';
import * as shapes from './shapes.ts';

/** A move made here that the server has not accepted yet. */
export interface Pending {
  readonly id: string;
  readonly action: BaseAction;
  /** It draws chance, so that only the server can play it. */
  readonly blind: boolean;
  /** The entry it follows; the same every time it is sent, so that nothing is played twice or on another position. */
  readonly after: number;
  /** Played on the game shown. */
  shown: boolean;
}

/** The moves that were kept over a reload; none of them is shown yet. What is damaged is forgotten. */
export function pendingIn(text: string | undefined): readonly Pending[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isPending).map((move) => ({ ...move, shown: false })) : [];
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is Pending {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['blind'] === 'boolean' &&
    Number.isSafeInteger(value['after']) &&
    shapes.action.accepts(value['action'])
  );
}
