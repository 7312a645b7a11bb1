import type { BaseState } from './flow.ts';
import { isJson, type Json } from './json.ts';
import { hashOfState } from './state.ts';

/** A position as everybody may see it: how much chance was drawn, not what will be. */
export function publicPosition<S extends BaseState>(state: S): S {
  const { version, draws } = state.random;
  return { ...state, random: { version, seed: '', draws, streams: {} } };
}

/** The hash that goes with a move over a wire: whoever does not know the seed can check it too. */
export function publicHash(state: BaseState): string {
  return hashOfState(publicPosition(state));
}

export function publicJson(state: BaseState): Json {
  const seen: unknown = publicPosition(state);
  if (!isJson(seen)) throw new TypeError('a position is not plain data');
  return seen;
}
