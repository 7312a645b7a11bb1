import type { BaseState } from '@stellwerk/engine/kernel';
import { type Bot, policyBot } from '../bot.ts';
import type { Valuing } from '../valuation.ts';
import { wealths } from './appraisal.ts';
import { MASTER, master, type Search } from './master.ts';
import { CASUAL, type Knowledge, PLANNER, planner, type Temper } from './planner.ts';
import { type Rehearsal, rehearsing } from './rehearsal.ts';

interface Roster {
  /** The weakest first. */
  readonly bots: readonly Bot[];
  readonly valuing: Valuing;
  /** What each seat will probably own at the end. */
  readonly foresee: (state: BaseState) => readonly number[];
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
    foresee: (state) => (knowledge.is(state) ? wealths(knowledge.appraise(state, careful), knowledge.valuation) : []),
    valuing: {
      valuation: knowledge.valuation,
      measure: 'capital',
      trial: (tried) => {
        const valuation = { ...knowledge.valuation, ...tried };
        return policyBot('planner', planner(knowledge, { ...careful, valuation }), title);
      },
    },
  };
}
