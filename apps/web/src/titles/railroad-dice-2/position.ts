import type { State, Turn } from '@stellwerk/titles/railroad-dice-2';
import { firstLetters } from '../../text/name.ts';
import type { Look } from '../view.ts';

export { isPosition } from '@stellwerk/titles/railroad-dice-2';

export function turnOf(state: State): Turn | undefined {
  return state.flow.find((frame) => frame.kind === 'turn');
}

/** The four companies of the box, told apart by letters and pattern too. */
const COLOURS: Readonly<Record<string, Pick<Look, 'colour' | 'pattern'>>> = {
  black: { colour: '#1c1d25', pattern: 'rim' },
  blue: { colour: '#154eab', pattern: 'plain' },
  white: { colour: '#f3efe4', pattern: 'check' },
  green: { colour: '#45966b', pattern: 'pales' },
};
const SPARE: readonly Look['pattern'][] = ['bend', 'dots', 'twin', 'lozenge'];

export function lookOf(state: State, seat: number): Look {
  const company = state.components.companies[seat];
  const name = company?.name ?? String(seat + 1);
  // InterBahn is IB, Gesellschaft Grün is GG.
  const capitals = name.match(/\p{Lu}/gu)?.join('') ?? '';
  const letters = capitals.length > 1 ? capitals : firstLetters(name, 2);
  const known = COLOURS[company?.colour ?? ''];
  return {
    letters: firstLetters(letters, 3).toUpperCase(),
    colour: known?.colour ?? '#8a5a00',
    pattern: known?.pattern ?? SPARE[seat] ?? 'plain',
  };
}
