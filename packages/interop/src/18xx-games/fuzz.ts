import { importPeerGame } from './import.ts';
import { editOf } from './mutation.ts';

/** An edit of a file that came through without a word. */
interface Unnoticed {
  readonly seed: string;
  readonly what: string;
}

interface MutationReport {
  readonly edits: number;
  /** How many were refused; the others were told in a notice. */
  readonly refused: number;
  readonly unnoticed: readonly Unnoticed[];
}

/**
 * Edits a game file in one place, again and again: each time it must be refused, or its report must say something that the
 * report of the file itself does not.
 */
export function mutateFile(
  file: unknown,
  seed: string,
  times: number,
  told: (done: number) => void = () => {},
): MutationReport {
  const usual = reportOf(file);
  const unnoticed: Unnoticed[] = [];
  let edits = 0;
  let refused = 0;
  for (let i = 0; edits < times && i < 10 * times; i++) {
    const edit = editOf(file, `${seed}/${i}`);
    if (!edit) continue;
    told(edits);
    edits += 1;
    const report = reportOf(edit.file);
    if (report === undefined) refused += 1;
    else if (report === usual) unnoticed.push({ seed: `${seed}/${i}`, what: edit.what });
  }
  return { edits, refused, unnoticed };
}

function reportOf(file: unknown): string | undefined {
  const imported = importPeerGame(file);
  return imported.ok ? JSON.stringify(imported.value.notices) : undefined;
}
