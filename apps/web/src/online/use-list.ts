import { useCallback, useEffect, useState } from 'react';
import { ask } from './answers.ts';

/** A list the server keeps, and a way to read it anew. */
export function useList<T>(path: string): readonly [list: readonly T[], read: () => Promise<void>] {
  const [list, setList] = useState<readonly T[]>([]);
  const read = useCallback(async () => {
    const answer = await ask<T[]>('GET', path);
    if (answer.ok) setList(answer.value);
  }, [path]);
  useEffect(() => {
    void read();
  }, [read]);
  return [list, read];
}
