import type { Answer, Problem } from '@stellwerk/client/answers';
import { useCallback, useState } from 'react';

/** Something the server is asked to do from a form. */
export interface FormRequest {
  /** Why the server refused the last request. */
  readonly problem: Problem | undefined;
  readonly isDone: boolean;
  /** Asks, and tells whether it was done. */
  run(work: () => Promise<Problem | undefined>): Promise<boolean>;
  /** The form has changed since, so the last result is no longer shown. */
  reopen(): void;
}

export function useFormRequest(): FormRequest {
  const [problem, setProblem] = useState<Problem | undefined>();
  const [isDone, setDone] = useState(false);
  const run = useCallback(async (work: () => Promise<Problem | undefined>) => {
    const found = await work();
    setProblem(found);
    setDone(found === undefined);
    return found === undefined;
  }, []);
  return { problem, isDone, run, reopen: () => setDone(false) };
}

export function problemIn(answer: Answer<unknown>): Problem | undefined {
  return answer.ok ? undefined : answer.problem;
}
