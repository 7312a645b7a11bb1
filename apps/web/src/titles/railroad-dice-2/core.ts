import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { TitleCore } from '../load.ts';
import { measure } from './measure.ts';

export const core: TitleCore = { title: railroadDice2, measure };
