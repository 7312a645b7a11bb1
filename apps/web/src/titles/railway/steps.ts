import type { Text } from '@stellwerk/engine/kernel';
import type { Speaker } from '../../text/speaker.ts';
import type { Steps } from '../view.ts';
import type { Terms } from './terms.ts';
import { words } from './words.ts';

const STEPS = ['build', 'run', 'dividend', 'trains'] as const;
type TurnStep = (typeof STEPS)[number];

export function stepName(terms: Terms, step: TurnStep, speaker: Speaker): string {
  const names: Readonly<Record<TurnStep, Text>> = {
    build: words.stepBuild,
    run: words.stepRun,
    dividend: words.stepPay,
    trains: terms.trains,
  };
  return speaker.text(names[step]);
}

/** The steps of a company's turn as a rail; those of others are the first few of them. */
export function turnSteps(terms: Terms, now: string, speaker: Speaker, steps: readonly TurnStep[] = STEPS): Steps {
  const ids: readonly string[] = steps;
  return { names: steps.map((step) => stepName(terms, step, speaker)), now: ids.indexOf(now) };
}
