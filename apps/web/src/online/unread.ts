import type { Remote } from '@stellwerk/client/remote';
import { useEffect, useState, useSyncExternalStore } from 'react';

const SILENCE = () => () => {};

/** Whether something was said at a table that has not been looked at; remembered across a reload. */
export function useUnread(live: Remote | undefined, isOpen: boolean): boolean {
  const key = `stellwerk/seen/${live?.id ?? ''}`;
  const last = useSyncExternalStore(live?.subscribe ?? SILENCE, () => live?.moment().chat.at(-1)?.id ?? '');
  const [seen, setSeen] = useState(() => read(key));
  useEffect(() => {
    if (!isOpen || last === '') return;
    setSeen(last);
    keep(key, last);
  }, [isOpen, last, key]);
  return !isOpen && last > seen;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // Then the mark is there again after a reload.
  }
}
