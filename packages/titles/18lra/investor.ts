import { cashOf, pay, percentOf, transfer } from '@stellwerk/engine/finance';
import {
  type Choice,
  doing,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { seatAfter } from '@stellwerk/engine/rounds';
import { SHARE_SOURCES, type ShareSource } from '../rhineland/actions.ts';
import { floatAtOnce } from '../rhineland/floating.ts';
import type { Rhineland } from '../rhineland/game.ts';
import { certificatesHeld } from '../rhineland/limits.ts';
import { certificateOnSale, payeeOf, sharePrice } from '../rhineland/stock-round.ts';
import type { Action, ActionNamed } from './actions.ts';
import { box } from './box.ts';
import { allCompanies, type Company, companies } from './companies.ts';
import { INVESTOR } from './owners.ts';
import { INVESTOR_LIMITS } from './preparation.ts';
import { inPlay } from './scenarios.ts';
import type { InvestorTurn, State, StockRound } from './state.ts';

/** The laps of a stock round for two: the holder of the priority deal, the other player, the Investor. 18lra/2p-f, 18lra/2p-n */
export function afterTurnOfTwo(state: State, round: StockRound, allPassed: boolean, tell: Tell): 'goesOn' | 'ends' {
  const isLapOver = round.seat === state.priority;
  if (isLapOver && purchases(state).length > 0) {
    const turn: InvestorTurn = { kind: 'investorTurn' };
    push(state, turn);
    return 'goesOn';
  }
  if (isLapOver) tell({ type: 'investorPassed' });
  return allPassed ? 'ends' : 'goesOn';
}

/** The card goes to whoever has not got the priority deal. 18lra/2p-o */
export function passCardAround(state: State): void {
  if (state.investorCard !== null) state.investorCard = seatAfter(state.seats, state.priority);
}

/** Whoever has the card chooses one of the purchases there are; then the card changes hands. 18lra/2p-g */
export const investorTurn = (game: Rhineland): Frame<State, Action, InvestorTurn> => ({
  actors: ({ investorCard }) => (investorCard === null ? [] : [investorCard]),
  choices: (state) => purchases(state),
  // It must buy, and does nothing else. 18lra/2p-g, 18lra/2p-j
  apply: doing({
    investorBuys: (step, action) => buy(game, step, action),
    pass: '18lra/2p-g',
    found: '18lra/2p-j',
    sellShares: '18lra/2p-j',
  }),
});

function purchases(state: State): readonly Choice[] {
  return allCompanies.flatMap((company) =>
    SHARE_SOURCES.flatMap((from) =>
      [10, 20].flatMap((percent): Choice[] => {
        if (refusePurchase(state, company, from, percent)) return [];
        const params = { company: [company.id], from: [from], percent: [percent] };
        return [{ type: 'investorBuys', params, info: { price: sharePrice(box, state, company, percent) } }];
      }),
    ),
  );
}

/** An ordinary certificate of a founded company, as far as its money and its limits go. 18lra/2p-h, 18lra/2p-j */
function refusePurchase(state: State, company: Company, from: ShareSource, percent: number): Refusal | undefined {
  if (!inPlay(state.scenario).includes(company.id)) return refuse('18lra/3.3-f');
  const isFounded = state.companies[company.id].par !== null;
  if (!isFounded || certificateOnSale(state, company, from, percent) === undefined) return refuse('18lra/5.1.2-a');
  const isTooMuch =
    percentOf(state, company, INVESTOR) + percent > INVESTOR_LIMITS.percent ||
    certificatesHeld(box, state, INVESTOR) >= INVESTOR_LIMITS.certificates ||
    cashOf(state, INVESTOR) < sharePrice(box, state, company, percent);
  return isTooMuch ? refuse('18lra/2p-h') : undefined;
}

function buy(
  game: Rhineland,
  { state, tell }: Step<State, InvestorTurn>,
  { seat, company: id, from, percent }: ActionNamed<'investorBuys'>,
): Refusal | undefined {
  const company = companies[id];
  const refusal = refusePurchase(state, company, from, percent);
  if (refusal) return refusal;
  const price = sharePrice(game, state, company, percent);
  pop(state);
  tell({ type: 'investorBought', seat, company: id, percent, from, price });
  // 18lra/2p-i
  pay(state, INVESTOR, payeeOf(state, company, from), price);
  // It is never director, whatever it holds. 18lra/2p-k
  transfer(state, company, certificateOnSale(state, company, from, percent) ?? -1, INVESTOR);
  floatAtOnce(game, state, company, tell);
  state.investorCard = seatAfter(state.seats, seat);
  const round = state.flow.at(-1);
  if (round?.kind === 'stockRound') round.passes = 0;
  return undefined;
}
