import { china } from '@stellwerk/titles/1880';
import type { TitleCore } from '../load.ts';
import { measure } from './measure.ts';
import { plan } from './plan.ts';

export const core: TitleCore = { title: china, measure, plan };
