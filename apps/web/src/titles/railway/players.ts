import { firstLetters } from '../../text/name.ts';
import type { Look } from '../view.ts';

/** Players have squares, so that nobody takes them for a company. */
const COLOURS = ['#bc1e13', '#0a53b9', '#02986e', '#fce346', '#232328', '#87cffd', '#8d45bf'];

export function playerLook(name: string, seat: number): Look {
  const [number = ''] = /\d$/.exec(name) ?? [];
  const letters = number === '' ? firstLetters(name, 2) : `${firstLetters(name, 1)}${number}`;
  return {
    letters,
    colour: COLOURS[seat % COLOURS.length] ?? '#232328',
    pattern: 'plain',
    shape: 'square',
  };
}
