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

/** By the folder of the title, so that no list of titles is needed here. Fails if there is none of that name. */
export async function loadCore(id: string): Promise<TitleCore> {
  const folder: { readonly core: TitleCore } = await import(`./${id}/core.ts`);
  return folder.core;
}
