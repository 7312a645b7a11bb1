import type { BaseState } from '@stellwerk/engine/kernel';
import { type Bot, policyBot } from '../bot.ts';
import { type Features, featuresOf } from './appraisal.ts';
import { MASTER, master, type Search } from './master.ts';
import { CASUAL, type Knowledge, PLANNER, planner, type Temper } from './planner.ts';
import { type Rehearsal, rehearsing } from './rehearsal.ts';

interface Roster {
  /** The weakest first. */
  readonly bots: readonly Bot[];
  /** What each seat has in a position; by this a valuation is fitted. */
  readonly features: (state: BaseState) => readonly Features[];
}

/** How a title's players differ from the usual ones. */
interface Ways {
  readonly planner?: Temper;
  readonly master?: Temper;
  readonly search?: Search;
  /** Its master plays games to their end instead of searching. */
  readonly rehearsal?: Rehearsal;
}

/** The players that a title's knowledge makes. */
export function botsOf<S extends BaseState>(title: string, knowledge: Knowledge<S>, ways: Ways = {}): Roster {
  const { planner: careful = PLANNER, master: masterly = careful, search = MASTER, rehearsal } = ways;
  const strongest = rehearsal ? rehearsing(knowledge, rehearsal, careful) : master(knowledge, search, masterly);
  return {
    bots: [
      policyBot('casual', planner(knowledge, CASUAL), title),
      policyBot('planner', planner(knowledge, careful), title),
      policyBot('master', strongest, title),
    ],
    features(state) {
      if (!knowledge.is(state)) return [];
      const appraisal = knowledge.appraise(state, careful);
      return appraisal.cash.map((_, seat) => featuresOf(appraisal, seat));
    },
  };
}
