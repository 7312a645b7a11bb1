import { BANK, pay } from '@stellwerk/engine/finance';
import {
  doing,
  type Frame,
  inStep,
  offer,
  offering,
  pop,
  type Refusal,
  replaceTop,
  type Step,
} from '@stellwerk/engine/kernel';
import { begins, PASS_OFFER, tellRun } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { isConnected } from './network.ts';
import { canRun, checkRun, runChoices } from './running.ts';
import { type InvestorTurn, type State, seatFor } from './state.ts';
import { layingOffer, layTile } from './track-laying.ts';
import { hasBegun, SINCE } from './trains.ts';

/**
 * One tile, one run with a borrowed train, and the question whether it joins its company. 1880/VII-inv-a, 1880/VII-inv-b,
 * 1880/VII-inv-c, 1880/VII-inv-d, 1880/VII-inv-e, 1880/VII-inv-f, 1880/VII-inv-g, 1880/VII-inv-h, 1880/VII-inv-r,
 * 1880/XII-timing-c
 */
export const investorTurn: Frame<State, Action, InvestorTurn> = {
  actors: (state, { investor }) => [seatFor(state, investor)],
  ...offering((state: State, frame: InvestorTurn) =>
    frame.step === 'build' ? [layingOffer(state, frame), PASS_OFFER] : [offer('run', () => runChoices(state, frame))],
  ),
  apply: doing({
    layTile: lay,
    run: inStep('run', '1880/X-turn-a', run),
    pass: inStep('build', '1880/X-turn-a', pass),
    placeMarker: '1880/VII-inv-h',
    payDividend: '1880/VII-inv-f',
    withhold: '1880/VII-inv-f',
    buyTrain: '1880/VII-inv-b',
    exchangeRocket: '1880/VI-P7-g',
    assignPermit: '1880/VI-P5-c',
  }),
  auto({ state, frame, tell }) {
    const { investor } = frame;
    if (begins(frame)) {
      // 1880/VII-inv-o, 1880/XIV-comm-c
      if (hasBegun(state.phase, SINCE.takeover)) frame.step = 'over';
      else tell({ type: 'turnBegan', company: investor });
      return true;
    }
    if (frame.step === 'run' && !canRun(state, investor)) {
      tell({ type: 'didNotRun', company: investor, bonus: 0 });
      frame.step = 'over';
    }
    if (frame.step !== 'over') return false;
    const { company } = state.investors[investor];
    // 1880/VII-merge-a, 1880/VII-merge-f
    if (company !== null && isConnected(state, investor)) {
      tell({ type: 'investorJoins', investor, company });
      replaceTop(state, { kind: 'merger', investor, company, step: 'treasury' });
    } else {
      pop(state);
    }
    return true;
  },
};

function lay(step: Step<State, InvestorTurn>, action: ActionNamed<'layTile'>): Refusal | undefined {
  const refusal = layTile(step, action);
  if (!refusal) step.frame.step = 'run';
  return refusal;
}

/** All it earns is kept. 1880/VII-inv-f */
function run({ state, frame, tell }: Step<State, InvestorTurn>, action: ActionNamed<'run'>): Refusal | undefined {
  const result = checkRun(state, frame.investor, action);
  if ('rule' in result) return result;
  if (result.routes.length === 0) tell({ type: 'didNotRun', company: frame.investor, bonus: 0 });
  else tellRun(frame.investor, result, tell, { bonus: 0 });
  pay(state, BANK, frame.investor, result.revenue);
  frame.step = 'over';
  return undefined;
}

function pass({ frame }: Step<State, InvestorTurn>): undefined {
  frame.step = 'run';
}
