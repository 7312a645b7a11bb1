import type { Rhineland } from '../rhineland/game.ts';
import { box } from './box.ts';
import { law } from './law.ts';

export const game: Rhineland = { ...box, law };
