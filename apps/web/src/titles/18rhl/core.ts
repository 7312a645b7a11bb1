import { game, isPosition, rhl } from '@stellwerk/titles/18rhl';
import { rhinelandCore } from '../rhineland/title-core.ts';

export const core = rhinelandCore({ title: rhl, game, isPosition });
