import { BANK } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { RAILWAY_IDS, railways } from './companies.ts';
import { isFounded } from './paper.ts';
import type { State } from './state.ts';
import { type PhaseId, phaseNumber, phaseOfSize, type Size } from './units.ts';

/** The unit that is sold next: the smallest of which one is left. 1873/4.1-b */
export function nextSize({ stock }: Pick<State, 'stock'>): Size {
  return ([1, 2, 3, 4] as const).find((size) => stock[size] > 0) ?? 5;
}

/** A unit leaves the stack, as loco or machine; the first of its size begins a phase. 1873/4.1-c, 1873/5-a, 1873/5-b */
export function takeUnit(state: State, tell: Tell): Size {
  const size = nextSize(state);
  if (size !== 5) state.stock[size] -= 1;
  if (phaseNumber(state.phase) < size) beginPhase(state, phaseOfSize(size), tell);
  return size;
}

export function takeDiesel(state: State, tell: Tell): void {
  state.diesels -= 1;
  if (state.phase !== 'D') beginPhase(state, 'D', tell);
}

function beginPhase(state: State, phase: PhaseId, tell: Tell): void {
  state.phase = phase;
  tell({ type: 'phaseBegan', phase });
  activateConcessions(state, tell);
}

/**
 * From its phase a concession is active; in the phase before it is, as soon as somebody has built in one of its hexes,
 * earlier building included. 1873/T1-i, 1873/T1-j, 1873/4.6-d, (A7)
 */
export function activateConcessions(state: State, tell: Tell): void {
  const now = phaseNumber(state.phase);
  for (const id of RAILWAY_IDS) {
    const { concession } = state.railways[id];
    const { phase, early, tiles } = railways[id].concession;
    if (concession.active || concession.owner !== BANK || isFounded(state, id)) continue;
    // Blankenburg is not among these tiles. 1873/4.6-e
    const built = early !== null && now >= early && tiles.some(({ hex }) => state.track.laid[hex] !== undefined);
    if (now < phase && !built) continue;
    concession.active = true;
    tell({ type: 'concessionActive', company: id });
  }
}
