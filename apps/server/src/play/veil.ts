import { type BaseState, hashOf, isJson, type Json } from '@stellwerk/engine/kernel';

/** A position as everybody may see it: how much chance was drawn, not what will be. */
export function veiled<S extends BaseState>(state: S): S {
  return { ...state, random: { seed: '', draws: state.random.draws, streams: {} } };
}

/** The hash that goes with a move: players can check it without knowing the seed. */
export function veiledHash(state: BaseState): string {
  return hashOf(veiled(state));
}

export function veiledJson(state: BaseState): Json {
  const seen: unknown = veiled(state);
  if (!isJson(seen)) throw new TypeError('a position is not plain data');
  return seen;
}
