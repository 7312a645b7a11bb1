import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { ListedGame } from '@stellwerk/server/api';
import { useCallback, useEffect, useState } from 'react';

interface Pages {
  /** Undefined until the first page is there. */
  readonly games: readonly ListedGame[] | undefined;
  readonly problem: Problem | undefined;
  readonly hasMore: boolean;
  more(): void;
}

/** A list of the server that comes page by page; with `everyMs` its first page is read again that often while it is seen. */
export function usePages(path: string, everyMs?: number): Pages {
  const [games, setGames] = useState<readonly ListedGame[] | undefined>();
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | undefined>();
  const read = useCallback(
    async (before: string | null) => {
      const cursor = before === null ? '' : `&before=${encodeURIComponent(before)}`;
      const answer = await readAs(shapes.listedGames, ask('GET', `${path}${cursor}`));
      setProblem(answer.ok ? undefined : answer.problem);
      if (!answer.ok) return;
      const { games: page, next: rest } = answer.value;
      // Somebody moved meanwhile: a game that was on this page may come again on the next.
      setGames((known = []) =>
        before === null ? page : [...known, ...page.filter(({ id }) => known.every((game) => game.id !== id))],
      );
      setNext(rest);
    },
    [path],
  );
  useEffect(() => {
    setGames(undefined);
    void read(null);
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) void read(null);
    }, everyMs);
    return () => clearInterval(timer);
  }, [read, everyMs]);
  return { games, problem, hasMore: next !== null, more: () => void read(next) };
}
