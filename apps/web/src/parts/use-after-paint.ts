import { startTransition, useEffect, useState } from 'react';

/** A value as it was until what it has become elsewhere is painted; at first, `first`. */
export function useAfterPaint<T>(now: T, first: T = now): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value: first });
  const { value } = shown;
  useEffect(() => {
    if (value === now) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown({ value: now })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [now, value]);
  return value;
}
