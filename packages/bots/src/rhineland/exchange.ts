import { type BaseState, choicesOf, positionAfter } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/rhineland';
import type { Means, Thought } from '../bot.ts';
import { candidates } from '../railway/candidates.ts';
import { compared, type Decision, type Knowledge, utilityOf } from '../railway/planner.ts';

/** So many sales are looked at together with what they would pay for or make room for, those that cost least first. */
const SALES = 4;
/** A sale that costs more than this is made up for by no purchase. */
const DEAREST = 250;
/** What an exchange must bring. */
const HURDLE = 40;
const PURCHASES: ReadonlySet<string> = new Set(['buyShare', 'found']);

/** A turn in a stock round, in which shares may be sold for the sake of a better purchase. */
export function exchanged(knowledge: Knowledge<State>, decision: Decision<State>): Thought {
  const { title, state, seat, temper, random } = decision;
  const means: Means = { random, budget: 200 };
  const thought = compared(knowledge, decision, means);
  if (PURCHASES.has(thought.action.type)) return thought;
  const rounds = knowledge.roundsLeft?.(state);
  const utility = (position: State) => utilityOf(knowledge, position, seat, temper, rounds);
  const now = utility(state);
  let best = { gain: HURDLE, action: thought.action };
  const sales = thought.considered.filter(({ action, behind }) => action.type === 'sellShares' && behind < DEAREST);
  for (const { action } of sales.slice(0, SALES)) {
    const sold = positionAfter<BaseState>(title, state, action);
    if (!sold.ok || !knowledge.is(sold.value)) continue;
    const offers = choicesOf(title, sold.value, seat).filter(({ type }) => PURCHASES.has(type));
    for (const purchase of candidates(offers, seat, 60, true)) {
      const bought = positionAfter<BaseState>(title, sold.value, purchase);
      if (!bought.ok || !knowledge.is(bought.value)) continue;
      const gain = utility(bought.value) - now;
      if (gain > best.gain) best = { gain, action };
    }
  }
  if (best.action === thought.action) return thought;
  const others = thought.considered.filter(({ action }) => action !== best.action);
  const behind = others.map((one) => ({ ...one, behind: one.behind + best.gain }));
  return { action: best.action, considered: [{ action: best.action, behind: 0 }, ...behind] };
}
