import { game, isPosition, rhi } from '@stellwerk/titles/18rhi';
import { rhinelandCore } from '../rhineland/title-core.ts';

export const core = rhinelandCore({ title: rhi, game, isPosition });
