import type { RandomState } from './random.ts';

/** One thing that is going on: a round, a turn, a decision. Its own memory stands beside `kind`. */
export interface FrameState {
  readonly kind: string;
}

/**
 * What every state has. The flow is a stack, its last frame on top: the top frame alone says who may act. The game is over
 * when the stack is empty.
 */
export interface BaseState {
  /** The title's id: by this, and nothing else, a state is recognised. */
  readonly title: string;
  flow: FrameState[];
  random: RandomState;
}

export function topFrame<F extends FrameState>(state: { readonly flow: readonly F[] }): F | undefined {
  return state.flow[state.flow.length - 1];
}

export function push<F extends FrameState>(state: { flow: F[] }, frame: F): void {
  state.flow.push(frame);
}

/** Takes the top frame away; the one below goes on where it stood. */
export function pop(state: { flow: FrameState[] }): void {
  state.flow.pop();
}

/** The top frame gives way to another. */
export function replaceTop<F extends FrameState>(state: { flow: F[] }, frame: F): void {
  state.flow[state.flow.length - 1] = frame;
}
