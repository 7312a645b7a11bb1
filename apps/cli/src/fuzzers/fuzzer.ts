import type { RandomState } from '@stellwerk/engine/kernel';

/** One border of the program and what is thrown at it. */
export interface FileFuzzer {
  readonly name: string;
  /** Throws one damaged thing at the border; answers with what went wrong, if anything did. An exception is a fault too. */
  once(random: RandomState): string | undefined;
}
