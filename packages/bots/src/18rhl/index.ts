import { game, isPosition } from '@stellwerk/titles/18rhl';
import { rhinelandBots } from '../rhineland/bots.ts';

export const bots = rhinelandBots(game, isPosition);
