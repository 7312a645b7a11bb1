import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import type { Thought } from '../bot.ts';
import { playOn } from '../railway/line.ts';
import { bestOf } from '../railway/master.ts';
import { type Decision, type Knowledge, planner, QUICK, utilityOf } from '../railway/planner.ts';

/**
 * Compares moves by where they lead until the company's turn is over: what a payout keeps is spent on a machine or a loco before
 * anything is seen of it.
 */
export function wholeTurn<S extends BaseState>(
  knowledge: Knowledge<S>,
  decision: Decision<S>,
  thought: Thought,
): Thought {
  const { title, state, seat, temper, random } = decision;
  const company = companyIn(state);
  const line = {
    policy: planner(knowledge, { ...QUICK, rivalry: temper.rivalry }),
    // In a company's turn nothing is left to chance.
    ...{ means: { random, budget: 150 }, seed: '' },
    isOver: (now: BaseState) => companyIn(now) !== company,
  };
  const rated = thought.considered.flatMap(({ action }) => {
    const { end } = playOn(title, state, action, line);
    return end && knowledge.is(end) ? [{ action, value: utilityOf(knowledge, end, seat, temper) }] : [];
  });
  return bestOf(rated, thought);
}

/** Whose turn it is. */
function companyIn(state: BaseState): unknown {
  const top = topFrame(state);
  return top && 'company' in top ? top.company : undefined;
}
