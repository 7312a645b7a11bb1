import { ask, readAs } from '@stellwerk/client/answers';
import type { shape } from '@stellwerk/engine/kernel';
import { useCallback, useEffect, useState } from 'react';

/** A list the server keeps, and a way to read it anew. */
export function useList<T>(
  kind: shape.Shape<T[]>,
  path: string,
): readonly [list: readonly T[], read: () => Promise<void>] {
  const [list, setList] = useState<readonly T[]>([]);
  const read = useCallback(async () => {
    const answer = await readAs(kind, ask('GET', path));
    if (answer.ok) setList(answer.value);
  }, [kind, path]);
  useEffect(() => {
    void read();
  }, [read]);
  return [list, read];
}
