import { type BaseState, hashOfState, isJson, type Json, veiled } from '@stellwerk/engine/kernel';

/** The hash that goes with a move: players can check it without knowing the seed. */
export function veiledHash(state: BaseState): string {
  return hashOfState(veiled(state));
}

export function veiledJson(state: BaseState): Json {
  const seen: unknown = veiled(state);
  if (!isJson(seen)) throw new TypeError('a position is not plain data');
  return seen;
}
