import { GONE } from '@stellwerk/engine/finance';
import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Mark, RouteBonus } from '@stellwerk/engine/routes';
import { hasBegun } from '../rhineland/state.ts';
import { PRINZ_WILHELM, RATINGEN } from './board.ts';
import type { State } from './state.ts';

// The Ratingen variant is not in the rulebook; this is how 18xx.games plays it. No. 1 is the Angertalbahn: nobody builds in
// Ratingen in the yellow phase, and then its owner alone lays the first tile there, for nothing but with a connection; that
// closes it. Ratingen with a steel mill on the same route brings a bonus.

const BONUS = 30;

/** The hex where No. 1 lays the first tile. */
export function hexOfNo1(state: State): string {
  return state.options.ratingen ? RATINGEN : PRINZ_WILHELM;
}

export function isAngertalbahn(state: State, power: string): boolean {
  return state.options.ratingen && power === 'no1';
}

/** No first tile in Ratingen before the green phase, and the Angertalbahn does not join forces with No. 3. */
export function refuseRatingen(state: State, hex: string, power: string): Refusal | undefined {
  if (!state.options.ratingen) return undefined;
  const early = hex === RATINGEN && !state.track.laid[hex] && !hasBegun(state.phase, '3');
  return early || power === 'no1+no3' ? refuse('18rhl/4.2-no1-b', {}, '18rhl.angertalbahn') : undefined;
}

export function closeAngertalbahn(state: State, power: string): void {
  if (isAngertalbahn(state, power)) state.privates.no1 = GONE;
}

export function ratingenMarks(state: State, hex: string): readonly Mark[] {
  return state.options.ratingen && hex === RATINGEN ? [{ kind: 'ratingen', id: hex }] : [];
}

export function ratingenBonuses(state: State, kinds: readonly string[]): readonly RouteBonus[] {
  if (!state.options.ratingen) return [];
  return [
    {
      id: 'ratingen',
      kinds,
      reads: ['ratingen', 'steel'],
      amount: (counts) => (counts.on('ratingen') > 0 && counts.on('steel') > 0 ? BONUS : 0),
      upTo: BONUS,
    },
  ];
}
