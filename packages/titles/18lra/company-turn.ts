import { type Choice, doing, type Frame, offer, offering, refuse } from '@stellwerk/engine/kernel';
import { payDividend } from '../rhineland/income.ts';
import { lendingDeeds, lendingTurn } from '../rhineland/lending-turn.ts';
import type { Action } from './actions.ts';
import { placeWaiting } from './assigning.ts';
import { game, lending } from './game.ts';
import { harbourChoices, placeHarbour } from './harbour-building.ts';
import type { CompanyTurn, State } from './state.ts';

const common = lendingTurn(lending);

/** The turn of the family, with harbours and the income of the 2+4 train. */
export const companyTurn: Frame<State, Action, CompanyTurn> = {
  ...common,
  ...offering((state: State, frame: CompanyTurn, seat) => [
    ...(common.offers?.(state, frame, seat) ?? []),
    offer('placeHarbour', () => (frame.step === 'build' ? harbourChoices(state, frame) : [])),
    offer('payWithoutGkb', () => dividendChoices(frame)),
  ]),
  apply: doing({
    ...lendingDeeds(lending),
    placeHarbour,
    // 18lra/4.1.2-no6-j, 18lra/6.2.4-c, 18lra/6.2.4-e
    payWithoutGkb: (step) =>
      splits(step.frame) ? payDividend(game, step, step.frame.apart) : refuse('18lra/4.1.2-no6-j'),
  }),
  auto: (step) => placeWaiting(step.state) || (common.auto?.(step) ?? false),
};

/** 18lra/4.1.2-no6-j */
function dividendChoices(frame: CompanyTurn): readonly Choice[] {
  if (frame.step !== 'dividend' || !splits(frame)) return [];
  return [{ type: 'payWithoutGkb', params: {}, info: payout(frame) }];
}

/** Both the 2+4 train and another earned something. */
function splits({ income, apart = 0 }: CompanyTurn): boolean {
  return apart > 0 && apart < income;
}

function payout({ income, apart = 0 }: CompanyTurn) {
  return { income: income - apart, kept: apart };
}
