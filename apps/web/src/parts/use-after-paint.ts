import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value as it was until what it has become elsewhere is painted; at first, `first`. */
export function useAfterPaint<T>(now: T, first: T = now): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value: first });
  const { value } = shown;
  useEffect(() => {
    if (value === now) return;
    return afterPaint(() => startTransition(() => setShown({ value: now })));
  }, [now, value]);
  return value;
}
