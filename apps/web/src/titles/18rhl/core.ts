import { rhl } from '@stellwerk/titles/18rhl';
import type { TitleCore } from '../load.ts';
import { measure } from './measure.ts';
import { plan } from './plan.ts';

export const core: TitleCore = { title: rhl, measure, plan };
