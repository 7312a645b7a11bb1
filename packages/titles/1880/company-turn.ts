import { newTrains, trainsOf } from '@stellwerk/engine/finance';
import {
  doing,
  type Frame,
  inStep,
  type Offer,
  offer,
  offering,
  pop,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { begins, dividendOffers, PASS, PASS_OFFER, tellRun } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { removeUnsold } from './departures.ts';
import { forcedChoices, forcePurchase, sellInTurn, turnSaleChoices } from './forced-purchase.ts';
import { bonusFor, payDividend, priceBonus, settleRun, withhold } from './income.ts';
import { markerChoices, placeMarker } from './markers.ts';
import { assignPermit, exchangeRocket, permitChoices, refuseRocket, rocketChoices } from './powers.ts';
import { canRun, checkRun, runChoices } from './running.ts';
import { typeOnSale } from './sale.ts';
import { type CompanyTurn, directorSeat, type State } from './state.ts';
import { layingOffer, layTile } from './track-laying.ts';
import { buyTrain, hasDutyTrain, trainChoices } from './train-buying.ts';
import { LAST_REMOVED, SALE_ORDER, trainKinds } from './trains.ts';

/**
 * Build, place a station, run, pay or keep, buy trains, in this order; P5 and P7 at any point. 1880/X-turn-a,
 * 1880/X-turn-b
 */
export const companyTurn: Frame<State, Action, CompanyTurn> = {
  actors: (state, { company }) => [directorSeat(state, company)],
  ...offering((state: State, frame: CompanyTurn, seat) => [
    ...stepOffers(state, frame),
    offer('exchangeRocket', () => rocketChoices(state, frame)),
    offer('assignPermit', () => permitChoices(state, seat)),
  ]),
  apply: doing({
    layTile,
    placeMarker,
    run: inStep('run', '1880/X-turn-a', run),
    payDividend: inStep('dividend', '1880/X-turn-a', payDividend),
    withhold: inStep('dividend', '1880/X-turn-a', withhold),
    buyTrain,
    forcePurchase,
    sellShares: sellInTurn,
    exchangeRocket,
    assignPermit,
    pass,
  }),
  auto({ state, frame, tell }) {
    if (begins(frame)) {
      frame.bonus = priceBonus(state, frame.company);
      tell({ type: 'turnBegan', company: frame.company });
      return true;
    }
    return frame.step === 'run' && standsStill(state, frame, tell);
  },
};

function stepOffers(state: State, frame: CompanyTurn): readonly Offer[] {
  switch (frame.step) {
    case 'build':
      return [layingOffer(state, frame), offer('placeMarker', () => markerChoices(state, frame)), PASS_OFFER];
    case 'run':
      return [offer('run', () => runChoices(state, frame))];
    case 'dividend':
      return dividendOffers({ revenue: frame.revenue });
    case 'trains':
      return [
        offer('buyTrain', () => trainChoices(state, frame)),
        offer('forcePurchase', () => forcedChoices(state, frame)),
        offer('sellShares', () => turnSaleChoices(state, frame)),
        offer('pass', () => (hasDutyTrain(state, frame.company) ? [PASS] : [])),
      ];
  }
}

/** Without a route there is nothing to decide, unless P7 could still bring a train. 1880/X-bonus-c, 1880/VI-P7-e */
function standsStill(state: State, frame: CompanyTurn, tell: Tell): boolean {
  if (canRun(state, frame.company) || !refuseRocket(state, frame.company)) return false;
  stayIdle(state, frame, tell);
  return true;
}

function stayIdle(state: State, frame: CompanyTurn, tell: Tell): void {
  const bonus = bonusFor(state, frame, 0);
  tell({ type: 'didNotRun', company: frame.company, bonus });
  settleRun(state, frame, bonus, tell);
}

function run({ state, frame, tell }: Step<State, CompanyTurn>, action: ActionNamed<'run'>): Refusal | undefined {
  const result = checkRun(state, frame.company, action);
  if ('rule' in result) return result;
  if (result.routes.length === 0) {
    stayIdle(state, frame, tell);
    return undefined;
  }
  const bonus = bonusFor(state, frame, result.routes.length);
  const revenue = result.revenue + bonus;
  tellRun(frame.company, result, tell, { revenue, bonus });
  settleRun(state, frame, revenue, tell);
  return undefined;
}

function pass({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  switch (frame.step) {
    case 'build':
      frame.step = 'run';
      return undefined;
    case 'run':
    case 'dividend':
      return refuse('1880/X-revenue-e');
    case 'trains':
      return declineTrains(state, frame, tell);
  }
}

/**
 * It buys no more. After a full round without a purchase the type on sale is removed and it is asked again. 1880/X-marker-c,
 * -e, -g, -m, -o
 */
function declineTrains(state: State, frame: CompanyTurn, tell: Tell): Refusal | undefined {
  if (!hasDutyTrain(state, frame.company)) {
    return refuse(trainsOf(state, frame.company).length > 0 ? '1880/X-trains-e' : '1880/X-buy-a');
  }
  if (isFullRound(state, frame)) {
    frame.settled = true;
    removeUnsold(state, frame.company, tell);
  } else {
    endTurn(state, frame, tell);
  }
  return undefined;
}

/**
 * The circle came back to the marker and nobody bought, for whatever reason. 1880/X-marker-f, 1880/X-marker-g,
 * 1880/X-marker-h, 1880/X-marker-i, 1880/X-marker-j, 1880/X-marker-k, 1880/X-marker-l, 1880/X-marker-n, (C-10)
 */
export function isFullRound(state: State, frame: CompanyTurn): boolean {
  if (state.marker !== frame.company || frame.settled) return false;
  const held = state.flow.some((below) => below.kind === 'operatingRound' && below.interrupted);
  if (held && state.options.removal === 'not-after-stock-round') return false;
  const type = typeOnSale(state);
  if (type !== LAST_REMOVED) return SALE_ORDER.indexOf(type) < SALE_ORDER.indexOf(LAST_REMOVED);
  // 1880/X-marker-k
  return newTrains(state).filter((one) => one === type).length === trainKinds[type].count;
}

/** The marker on the bar changes its field; the game may be over. 1880/AID-a, 1880/XV-end-c, 1880/XV-end-d, 1880/XV-end-e */
function endTurn(state: State, { company }: CompanyTurn, tell: Tell): void {
  pop(state);
  state.companies[company].field = state.companies[company].field === 0 ? 1 : 0;
  tell({ type: 'turnEnded', company });
  if (state.turnsLeft === null || company !== state.marker) return;
  state.turnsLeft -= 1;
  if (state.turnsLeft > 0) return;
  state.flow = [];
  tell({ type: 'gameEnded' });
}
