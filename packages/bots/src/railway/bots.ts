import type { BaseState } from '@stellwerk/engine/kernel';
import { type Bot, policyBot } from '../bot.ts';
import { type Features, featuresOf } from './appraisal.ts';
import { master } from './master.ts';
import { CASUAL, type Knowledge, PLANNER, planner } from './planner.ts';

interface Roster {
  /** The weakest first. */
  readonly bots: readonly Bot[];
  /** What each seat has in a position; by this a valuation is fitted. */
  readonly features: (state: BaseState) => readonly Features[];
}

/** The players that a title's knowledge makes. */
export function botsOf<S extends BaseState>(title: string, knowledge: Knowledge<S>): Roster {
  return {
    bots: [
      policyBot('casual', planner(knowledge, CASUAL), title),
      policyBot('planner', planner(knowledge, PLANNER), title),
      policyBot('master', master(knowledge), title),
    ],
    features(state) {
      if (!knowledge.is(state)) return [];
      const appraisal = knowledge.appraise(state, PLANNER);
      return appraisal.cash.map((_, seat) => featuresOf(appraisal, seat));
    },
  };
}
