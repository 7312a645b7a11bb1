import type { Text } from '@stellwerk/engine/kernel';

/** One section of “the game in five minutes”. */
interface PrimerSection {
  readonly head: Text;
  readonly lines: readonly Text[];
}

/** A title explained to somebody who has never played it. */
export type Primer = readonly PrimerSection[];
