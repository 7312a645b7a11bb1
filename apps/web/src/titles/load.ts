import type { Title } from '@stellwerk/engine/kernel';
import type { Measure } from './measure.ts';
import type { Planner } from './plan.ts';

/** A title's rules and figures without its drawing: what the worker needs. */
export interface TitleCore {
  readonly title: Title;
  readonly measure: Measure;
  /** For titles whose trains run routes. */
  readonly plan?: Planner;
}

/** By the folder of each title, so that no list of titles is needed here. */
const CORES = import.meta.glob<{ core: TitleCore }>('./*/core.ts');

export async function loadCore(id: string): Promise<TitleCore | undefined> {
  return (await CORES[`./${id}/core.ts`]?.())?.core;
}
