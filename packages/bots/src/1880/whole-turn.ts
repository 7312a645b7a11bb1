import { type BaseAction, type BaseState, choicesOf, positionAfter, topFrame } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/1880';
import type { Thought } from '../bot.ts';
import { standing, wealths } from '../railway/appraisal.ts';
import { candidates } from '../railway/candidates.ts';
import type { Decision, Knowledge } from '../railway/planner.ts';
import { foreseenFrom } from './appraise.ts';
import type { Offers } from './offers.ts';

/** Moves after which it is looked what else can be done in the turn, the best ones, and how many moves deep. */
const BREADTH = 4;
const DEPTH = 2;
const MOST_TRIED = 150;

interface Rated {
  readonly action: BaseAction;
  readonly value: number;
}

/** Compares moves by the best that can be made of them before the turn is over. */
export function wholeTurn(knowledge: Knowledge<State>, decision: Decision<State>, offers: Offers): Thought {
  const { state, seat, temper } = decision;
  const { rivalry, valuation = knowledge.valuation } = temper;
  const appraise = foreseenFrom(state);
  const utility = (position: State) => standing(wealths(appraise(position), valuation), seat, rivalry);
  const [best, ...others] = ratedMoves({ knowledge, offers, utility }, decision, DEPTH);
  if (!best) throw new Error(`seat ${decision.seat} is to act and has no choice`);
  return {
    action: best.action,
    considered: [best, ...others].map(({ action, value }) => ({ action, behind: best.value - value })),
  };
}

interface Ways {
  readonly knowledge: Knowledge<State>;
  readonly offers: Offers;
  readonly utility: (position: State) => number;
}

/** The best first. */
function ratedMoves(ways: Ways, decision: Decision<State>, depth: number): readonly Rated[] {
  const { knowledge, offers, utility } = ways;
  const { title, state, seat } = decision;
  const passStays = !knowledge.passMatters?.(decision);
  const moves: (Rated & { readonly after: State; readonly hurdle: number })[] = [];
  for (const action of candidates(offers(decision), seat, MOST_TRIED)) {
    const passes = action.type === 'pass' && passStays;
    const after = passes ? undefined : positionAfter<BaseState>(title, state, action);
    if (after && (!after.ok || !knowledge.is(after.value))) continue;
    const position = after && knowledge.is(after.value) ? after.value : state;
    const hurdle = knowledge.hurdle(decision, action);
    moves.push({ action, after: position, hurdle, value: utility(position) - hurdle });
  }
  moves.sort((a, b) => b.value - a.value);
  return moves
    .map(({ action, after, hurdle, value }, place) => {
      if (depth === 0 || place >= BREADTH || action.type === 'pass' || !goesOn(state, after)) return { action, value };
      const next = { ...decision, state: after, choices: choicesOf(title, after, seat) };
      const [best] = next.choices.length === 0 ? [] : ratedMoves(ways, next, depth - 1);
      return { action, value: best ? best.value - hurdle : value };
    })
    .sort((a, b) => b.value - a.value);
}

/** The same turn, in which more can be done. */
function goesOn(before: State, after: State): boolean {
  const [was, is] = [topFrame(before), topFrame(after)];
  if (was?.kind === 'stockRound') return is?.kind === 'stockRound' && is.acted;
  return (
    was?.kind === 'companyTurn' && is?.kind === 'companyTurn' && was.company === is.company && is.step === 'trains'
  );
}
