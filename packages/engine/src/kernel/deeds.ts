import type { BaseAction } from './action.ts';
import type { BaseState, FrameState } from './flow.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Step } from './title.ts';

/** Written as a method, so that what takes one kind of action stands where all kinds are looked up. */
interface Doing<S extends BaseState, A extends BaseAction, F extends FrameState> {
  deed(step: Step<S, F>, action: A): Refusal | undefined;
}

/** What each kind of action does in a frame, or the rule that forbids it there. */
export type Deeds<S extends BaseState, A extends BaseAction, F extends FrameState> = {
  readonly [T in A['type']]?: Doing<S, Extract<A, { type: T }>, F>['deed'] | string;
};

/** A frame's `apply` by kind of action; what is not named is refused with the rule `otherwise`. */
export function doing<S extends BaseState, A extends BaseAction, F extends FrameState>(
  deeds: Deeds<S, A, F>,
  otherwise = 'kernel/not-now',
): (step: Step<S, F>, action: A) => Refusal | undefined {
  const byKind: Readonly<Record<string, Doing<S, A, F>['deed'] | string | undefined>> = deeds;
  return (step, action) => {
    const deed = byKind[action.type] ?? otherwise;
    return typeof deed === 'string' ? refuse(deed) : deed(step, action);
  };
}

/** A deed of one step of a turn, refused with the rule in all others. */
export function inStep<S extends BaseState, A extends BaseAction, F extends FrameState & { readonly step: string }>(
  name: F['step'],
  rule: string,
  deed: (step: Step<S, F>, action: A) => Refusal | undefined,
): (step: Step<S, F>, action: A) => Refusal | undefined {
  return (step, action) => (step.frame.step === name ? deed(step, action) : refuse(rule));
}
