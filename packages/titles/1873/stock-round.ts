import { BANK, cashOf, isPlayer, playerOwner } from '@stellwerk/engine/finance';
import { doing, type Frame, type Refusal, replaceTop, type Step, type Tell } from '@stellwerk/engine/kernel';
import { begins, PASS, passTurn } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { COMPANY_IDS, RAILWAY_IDS } from './companies.ts';
import { foundMines, mineFoundingChoices } from './founding-mines.ts';
import { foundingChoices, foundRailway } from './founding-railway.ts';
import { newOperatingSet } from './new-frames.ts';
import { isFounded } from './paper.ts';
import { exercise, exerciseChoices } from './preemption.ts';
import { saleChoices, sellShares } from './selling.ts';
import { buyingChoices, buyShare } from './share-buying.ts';
import type { State, StockRound } from './state.ts';
import { clearTurn, endTurn } from './stock-turn.ts';

/** First sell, then do one thing: buy a share, found, or exercise a pre-emption right. 1873/3.2-b */
export const stockRound: Frame<State, Action, StockRound> = {
  actors: (_, { seat }) => [seat],
  choices: (state, frame, seat) => [
    ...buyingChoices(state, frame, seat),
    ...exerciseChoices(state, seat),
    ...foundingChoices(state, seat),
    ...mineFoundingChoices(state, frame, seat),
    ...saleChoices(state, frame, seat),
    PASS,
  ],
  apply: doing(
    {
      sellShares,
      buyShare: (step, action) => buyShare(step, action) ?? endTurn(step.state, step.frame),
      foundRailway: (step, action) => foundRailway(step, action) ?? endTurn(step.state, step.frame),
      foundMines,
      exercise: (step, action) => exercise(step, action) ?? endTurn(step.state, step.frame),
      pass,
    },
    '1873/3.2-b',
  ),
  auto({ state, frame, tell }) {
    if (!begins(frame)) return false;
    tell({ type: 'stockRoundBegan', round: state.tradingRound });
    return true;
  },
};

/** Who only sold has not passed. 1873/3.2-c, 1873/3.2.8-a, (A9) */
function pass({ state, frame, tell }: Step<State, StockRound>): Refusal | undefined {
  if (frame.soldNow.length > 0) return endTurn(state, frame);
  clearTurn(frame);
  if (passTurn(frame, state.seats, tell)) endRound(state, tell);
  return undefined;
}

function endRound(state: State, tell: Tell): void {
  // 1873/3.2.8-b
  for (const id of RAILWAY_IDS) {
    const { concession } = state.railways[id];
    if (!isPlayer(concession.owner) || isFounded(state, id)) continue;
    concession.owner = BANK;
    tell({ type: 'concessionReturned', company: id });
  }
  // 1873/3.2.8-c
  for (const id of COMPANY_IDS) {
    if (state.rights[id] === undefined) continue;
    delete state.rights[id];
    tell({ type: 'rightLapsed', company: id });
  }
  // 1873/3.2.8-d, 1873/3.2.8-e: the sort keeps the order of equals.
  state.seats.sort((a, b) => cashOf(state, playerOwner(b)) - cashOf(state, playerOwner(a)));
  tell({ type: 'stockRoundEnded', round: state.tradingRound, seats: [...state.seats] });
  replaceTop(state, newOperatingSet(state));
}
