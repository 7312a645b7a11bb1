import type { Text } from '@stellwerk/engine/kernel';

/**
 * How well a figure is known: the rulebook states it, it is taken over from the older edition, one single publication has
 * it, it is deduced from other figures, or we made it up to fill a gap.
 */
type Standing = 'rulebook' | 'older-edition' | 'one-source' | 'deduced' | 'reconstruction';

/** What a set of figures of a title rests on; figures that are not listed are the rulebook's. */
export interface FigureSource {
  readonly id: string;
  readonly standing: Exclude<Standing, 'rulebook'>;
  /** Rules whose figures these are. */
  readonly rules: readonly string[];
  readonly what: Text;
}
