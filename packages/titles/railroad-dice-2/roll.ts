import { type Choice, draw, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import type { Roll } from './actions.ts';
import type { State, Turn } from './state.ts';

interface Throw {
  readonly simple: number;
  readonly complex: number;
  /** Taken showing “?” instead of rolled. */
  readonly unrolled?: true;
}

/** rrd2/roll-a */
const THROWS: Readonly<Record<Roll['dice'], Throw>> = {
  fourSimple: { simple: 4, complex: 0 },
  twoSimpleOneComplex: { simple: 2, complex: 1 },
  twoComplex: { simple: 0, complex: 2 },
  oneComplexUnrolled: { simple: 0, complex: 1, unrolled: true },
};

export function roll({ state, frame, tell }: Step<State, Turn>, action: Roll): Refusal | undefined {
  if (frame.rolled) return refuse('rrd2/roll-d');
  if (frame.refilled) return refuse('rrd2/turn-d', {}, 'rrd2.refilled');
  const { simple, complex } = diceGiven(state, THROWS[action.dice]);
  if (simple + complex === 0) return refuse('rrd2/roll-e');

  const { unrolled } = THROWS[action.dice];
  state.diceBank.simple -= simple;
  state.diceBank.complex -= complex;
  for (let i = 0; i < simple; i++) frame.simple.push(faceOf(state, 'simple'));
  for (let i = 0; i < complex; i++) frame.complex.push(unrolled ? '?' : faceOf(state, 'complex'));
  frame.rolled = true;
  tell({
    type: unrolled ? 'taken' : 'rolled',
    seat: frame.seat,
    simple: [...frame.simple],
    complex: [...frame.complex],
    dice: [...frame.simple, ...frame.complex],
  });
  return undefined;
}

export function rollChoices(state: State, turn: Turn): Choice[] {
  if (turn.rolled || turn.refilled) return [];
  const dice = Object.entries(THROWS).filter(([, thrown]) => {
    const { simple, complex } = diceGiven(state, thrown);
    return simple + complex > 0;
  });
  return dice.length === 0 ? [] : [{ type: 'roll', params: { dice: dice.map(([name]) => name) } }];
}

/** rrd2/roll-b: what the dice bank lacks is not replaced. */
function diceGiven(state: State, thrown: Throw): { readonly simple: number; readonly complex: number } {
  return {
    simple: Math.min(thrown.simple, state.diceBank.simple),
    complex: Math.min(thrown.complex, state.diceBank.complex),
  };
}

function faceOf(state: State, kind: 'simple' | 'complex'): string {
  const faces = kind === 'simple' ? state.components.simpleDie : state.components.complexDie;
  return faces[draw(state.random, kind, faces.length)] ?? '?';
}
