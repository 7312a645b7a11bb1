import { type BaseState, isRecord, publicPosition, seededRandom } from '@stellwerk/engine/kernel';

/**
 * A position as a player may see it: its chance is another's, so that a tried move does not tell what the game will draw.
 * `seed` names that other chance.
 */
export function seenPosition<S extends BaseState>(state: S, seed: string): S {
  const { version, draws } = state.random;
  return { ...publicPosition(state), random: { ...seededRandom(`seen/${seed}`, version), draws } };
}

/**
 * A position that came over a wire, with its records of track and options frozen again as the rules leave them: they are only
 * ever replaced, and what was worked out for them is found again in every copy.
 */
export function withFrozenRecords<S extends BaseState>(state: S): S {
  for (const part of Object.values(state)) {
    if (!isRecord(part) || !('laid' in part && 'markers' in part)) continue;
    for (const record of Object.values(part)) Object.freeze(record);
  }
  for (const [name, part] of Object.entries(state)) if (name === 'options' || name === 'setAside') Object.freeze(part);
  return state;
}
