import { accepted, type Result, refuse, refused } from '@stellwerk/engine/kernel';

/** What the undo and redo of a log hang on. */
export interface Logged {
  readonly type: string;
  readonly id: number | null;
  /** Of an undo: the action it goes back to, which stays; 0 is the beginning. */
  readonly undoTo: number | null;
}

/**
 * The log without what was taken back. An undo takes back the last action that stands, or all after the one it names; a redo
 * brings back what the last undo took, until somebody acts. Messages are talk: they stay whatever is taken back.
 */
export function resolveUndo<A extends Logged>(log: readonly A[]): Result<readonly A[]> {
  const standing: (A | undefined)[] = [];
  let undone: { readonly action: A; readonly at: number }[][] = [];
  for (const [at, action] of log.entries()) {
    const broken = refused(refuse('interop/undo', { action: action.id ?? at + 1 }));
    standing.push(undefined);
    if (action.type === 'undo') {
      const from = undoFrom(log, standing, action);
      if (from === undefined) return broken;
      const taken = standing.flatMap((old, i) => (old && i >= from && !isTalk(old) ? [{ action: old, at: i }] : []));
      for (const { at: i } of taken) standing[i] = undefined;
      undone.push(taken);
    } else if (action.type === 'redo') {
      const back = undone.pop();
      if (!back) return broken;
      for (const { action: old, at: i } of back) standing[i] = old;
    } else {
      if (!isTalk(action)) undone = [];
      standing[at] = action;
    }
  }
  return accepted(standing.filter((action) => action !== undefined));
}

/** The place in the log of the first action taken back. */
function undoFrom(log: readonly Logged[], standing: readonly (Logged | undefined)[], undo: Logged): number | undefined {
  if (undo.undoTo === 0) return 0;
  if (undo.undoTo !== null) {
    const kept = log.findIndex(({ id }) => id === undo.undoTo);
    return kept < 0 || kept >= standing.length ? undefined : kept + 1;
  }
  const last = standing.findLastIndex((action) => action !== undefined && !isTalk(action));
  return last < 0 ? undefined : last;
}

function isTalk({ type }: Logged): boolean {
  return type === 'message';
}
