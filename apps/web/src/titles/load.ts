import type { Title } from '@stellwerk/engine/kernel';
import type { Measure } from './measure.ts';

/** A title's rules and figures without its drawing: what the worker needs. */
export interface TitleCore {
  readonly title: Title;
  readonly measure: Measure;
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
    const [{ rhl }, { measure }] = await Promise.all([import('@stellwerk/titles/18rhl'), import('./18rhl/measure.ts')]);
    return { title: rhl, measure };
  },
};

export async function loadCore(id: string): Promise<TitleCore | undefined> {
  return CORES[id]?.();
}
