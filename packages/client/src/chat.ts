import type { ChatLine } from '@stellwerk/server/api';
import { type Ask, isPassing, readAs } from './answers.ts';
import { insist } from './insistence.ts';
import * as shapes from './shapes.ts';

interface Chat {
  /** Reads what was said since the last line before which none is missing. */
  read(): void;
  /** Adds one line that was heard, if it is new. */
  add(line: ChatLine): void;
  stop(): void;
}

/** The lines said at a table, in their order and without gaps. `changed` is called with all of them. */
export function followChat(
  ask: Ask,
  later: (ms: number, act: () => void) => () => void,
  path: string,
  changed: (lines: readonly ChatLine[]) => void,
): Chat {
  let lines: readonly ChatLine[] = [];
  /** The last line before which none is missing. */
  let upTo: string | undefined;

  function add(said: ChatLine): void {
    if (lines.some((known) => known.id === said.id)) return;
    // The ids of lines sort by their time.
    lines = [...lines, said].sort((a, b) => (a.id < b.id ? -1 : 1));
    changed(lines);
  }

  const reading = insist(later, async () => {
    for (;;) {
      const since = upTo;
      const where = `${path}/chat${since === undefined ? '' : `?after=${since}`}`;
      const answer = await readAs(shapes.listOf(shapes.chatLine), ask('GET', where));
      if (!answer.ok) return !isPassing(answer.problem);
      for (const said of answer.value) add(said);
      upTo = answer.value.at(-1)?.id ?? since;
      if (since === undefined || answer.value.length === 0) return true;
    }
  });

  return { read: reading.begin, add, stop: reading.stop };
}
