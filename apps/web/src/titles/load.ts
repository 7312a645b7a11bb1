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

const CORES: Readonly<Record<string, () => Promise<TitleCore>>> = {
  'railroad-dice-2': async () => {
    const [{ railroadDice2 }, { measure }] = await Promise.all([
      import('@stellwerk/titles/railroad-dice-2'),
      import('./railroad-dice-2/measure.ts'),
    ]);
    return { title: railroadDice2, measure };
  },
  '18rhl': async () => {
    const [{ rhl }, { measure }, { plan }] = await Promise.all([
      import('@stellwerk/titles/18rhl'),
      import('./18rhl/measure.ts'),
      import('./18rhl/plan.ts'),
    ]);
    return { title: rhl, measure, plan };
  },
  '1880': async () => {
    const [{ china }, { measure }, { plan }] = await Promise.all([
      import('@stellwerk/titles/1880'),
      import('./1880/measure.ts'),
      import('./1880/plan.ts'),
    ]);
    return { title: china, measure, plan };
  },
};

export async function loadCore(id: string): Promise<TitleCore | undefined> {
  return CORES[id]?.();
}
