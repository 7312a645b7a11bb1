import { game, isPosition, lra } from '@stellwerk/titles/18lra';
import { rhinelandCore } from '../rhineland/title-core.ts';

export const core = rhinelandCore({ title: lra, game, isPosition });
