import type { BaseState } from '@stellwerk/engine/kernel';
import { type Bot, policyBot } from '../bot.ts';
import { CASUAL, type Knowledge, PLANNER, planner } from './planner.ts';

/** The players that a title's knowledge makes, the weakest first. */
export function botsOf<S extends BaseState>(title: string, knowledge: Knowledge<S>): readonly Bot[] {
  return [
    policyBot('casual', planner(knowledge, CASUAL), title),
    policyBot('planner', planner(knowledge, PLANNER), title),
  ];
}
