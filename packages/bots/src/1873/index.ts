import { harzbahn } from '@stellwerk/titles/1873';
import { botsOf } from '../railway/bots.ts';
import { knowledge } from './knowledge.ts';

export const { bots, features } = botsOf(harzbahn.id, knowledge);
