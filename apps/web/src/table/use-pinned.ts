import { isRecord } from '@stellwerk/engine/kernel';
import { useState } from 'react';

const KEY = 'stellwerk/pinned';

/** The page that is kept beside the map, remembered for each title at this browser. */
export function usePinned(title: string): [page: string | undefined, pin: (page: string | undefined) => void] {
  const [page, setPage] = useState(() => kept()[title]);
  const pin = (next: string | undefined) => {
    setPage(next);
    const { [title]: _, ...others } = kept();
    try {
      localStorage.setItem(KEY, JSON.stringify(next === undefined ? others : { ...others, [title]: next }));
    } catch {
      // It holds for this visit all the same.
    }
  };
  return [page, pin];
}

function kept(): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([title, page]) => (typeof page === 'string' ? [[title, page]] : [])),
    );
  } catch {
    return {};
  }
}
