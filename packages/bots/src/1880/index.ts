import { china } from '@stellwerk/titles/1880';
import { botsOf } from '../railway/bots.ts';
import { knowledge } from './knowledge.ts';

export const { bots, features } = botsOf(china.id, knowledge);
