import { accepted, type Result, refuse, refused } from '@stellwerk/engine/kernel';

/** What the undo and redo of a log hang on. */
export interface Logged {
  readonly type: string;
  readonly id: number | null;
  /** Of an undo: the action it goes back to, which stays; 0 is the beginning. */
  readonly undoTo: number | null;
}

/**
 * The moves that stand after an entry of the log, as a list from the last one back. Lists share what they have in common, so
 * taking back and bringing back is choosing another list; `jump` skips ahead so that a long way back takes few steps.
 */
interface Standing {
  readonly at: number;
  readonly depth: number;
  readonly before: Standing | undefined;
  readonly jump: Standing | undefined;
}

/**
 * The log without what was taken back. An undo takes back the last action that stands, or all after the one it names; a redo
 * brings back what the last undo took, until somebody acts. Messages are talk: they stay whatever is taken back.
 */
export function resolveUndo<A extends Logged>(log: readonly A[]): Result<readonly A[]> {
  let standing: Standing | undefined;
  let undone: (Standing | undefined)[] = [];
  const placeOf = new Map<number, number>();
  for (const [at, action] of log.entries()) {
    if (action.id !== null && !placeOf.has(action.id)) placeOf.set(action.id, at);
    if (action.type === 'undo') {
      const kept = action.undoTo === null ? (standing?.at ?? 0) - 1 : keptPlace(placeOf, action.undoTo);
      if (kept === undefined || (action.undoTo === null && !standing)) return broken(action, at);
      undone.push(standing);
      standing = lastUpTo(standing, kept);
    } else if (action.type === 'redo') {
      if (undone.length === 0) return broken(action, at);
      standing = undone.pop();
    } else if (!isTalk(action)) {
      undone = [];
      standing = followedBy(standing, at);
    }
  }
  const stands = new Set<number>();
  for (let one = standing; one; one = one.before) stands.add(one.at);
  return accepted(log.filter((action, at) => isTalk(action) || stands.has(at)));
}

function broken(action: Logged, at: number) {
  return refused(refuse('interop/undo', { action: action.id ?? at + 1 }));
}

/** The place in the log of the last entry that stays; -1 if none does. */
function keptPlace(placeOf: ReadonlyMap<number, number>, undoTo: number): number | undefined {
  return undoTo === 0 ? -1 : placeOf.get(undoTo);
}

function followedBy(before: Standing | undefined, at: number): Standing {
  const depth = (before?.depth ?? 0) + 1;
  const far = before?.jump;
  const even = before && before.depth - (far?.depth ?? 0) === (far?.depth ?? 0) - (far?.jump?.depth ?? 0);
  return { at, depth, before, jump: even ? far?.jump : before };
}

function lastUpTo(from: Standing | undefined, place: number): Standing | undefined {
  let one = from;
  while (one && one.at > place) one = one.jump && one.jump.at > place ? one.jump : one.before;
  return one;
}

function isTalk({ type }: Logged): boolean {
  return type === 'message';
}
