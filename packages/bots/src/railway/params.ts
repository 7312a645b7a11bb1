import type { BaseAction } from '@stellwerk/engine/kernel';

/** A parameter of an action, whatever kind of action it is. */
function paramOf(action: BaseAction, name: string): unknown {
  return Object.entries(action).find(([key]) => key === name)?.[1];
}

export function numberOf(action: BaseAction, name: string): number {
  return Number(paramOf(action, name) ?? 0);
}

export function wordOf(action: BaseAction, name: string): string {
  return String(paramOf(action, name) ?? '');
}

export function numbersOf(action: BaseAction, name: string): readonly number[] {
  const list = paramOf(action, name);
  return Array.isArray(list) ? list.map(Number) : [];
}
