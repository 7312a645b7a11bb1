import type { Json } from './json.ts';

/** Something that happened, told once: the log, the animation, the statistics and the audit all read the same events. */
export type GameEvent = { readonly type: string } & { readonly [figure: string]: Json };

export type Tell = (event: GameEvent) => void;
