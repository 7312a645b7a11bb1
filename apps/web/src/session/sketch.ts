import type { BaseState, Language } from '@stellwerk/engine/kernel';
import type { Sketch } from '../draw/sketch.ts';
import { speakerFor } from '../text/speaker.ts';
import type { TitleView } from '../titles/view.ts';

/** What a list shows of a position: the board in small, and the round it is in. */
export interface Pictured {
  readonly sketch: Sketch | undefined;
  /** The round as the header of the table names it. */
  readonly round: string;
}

export function sketchOfState(
  view: TitleView,
  state: BaseState,
  players: readonly string[],
  language: Language,
): Pictured {
  const { stations } = view.headerOf(state, speakerFor(view.title, language, players));
  const now = stations.find(({ kind }) => kind === 'now') ?? stations.findLast(({ kind }) => kind === 'done');
  return { sketch: view.sketchOf?.(state), round: now?.label ?? '' };
}
