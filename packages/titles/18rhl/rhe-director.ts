import {
  BANK,
  cashOf,
  OFFERING,
  POOL,
  parPlaces,
  pay,
  placeMarker,
  playerOwner,
  transfer,
} from '@stellwerk/engine/finance';
import { type Frame, pop, type Refusal, refuse } from '@stellwerk/engine/kernel';
import { bankPays } from '../rhineland/bank.ts';
import { floatAtOnce } from '../rhineland/floating.ts';
import type { Action } from './actions.ts';
import { companies } from './companies.ts';
import { game } from './game.ts';
import { market } from './market.ts';
import { AACHEN_FUND } from './owners.ts';
import type { ChoosePar, State } from './state.ts';

const RHE_POOL_SHARES = 3;

/** The buyer of No. 6 sets the par of RhE. 18rhl/4.2-no6 */
export const choosePar: Frame<State, Action, ChoosePar> = {
  actors: (_, { seat }) => [seat],
  choices: (state, frame) => {
    const pars = parPlaces(market).filter(({ price }) => !refusePar(state, frame, price));
    return pars.map(({ price }) => ({
      type: 'setPar',
      params: { par: [price] },
      info: { price: extra(state, frame, price) },
    }));
  },
  apply({ state, frame, tell }, action) {
    if (action.type !== 'setPar') return refuse('kernel/not-now');
    const { par } = action;
    const refusal = refusePar(state, frame, par);
    if (refusal) return refusal;
    const owner = playerOwner(frame.seat);
    pay(state, owner, BANK, extra(state, frame, par));
    transfer(state, companies.RhE, 0, owner);
    const offered = state.certificates['RhE'] ?? [];
    for (let i = 0; i < RHE_POOL_SHARES; i++) transfer(state, companies.RhE, offered.indexOf(OFFERING), POOL);
    const place = parPlaces(market).find(({ price }) => price === par);
    if (place) placeMarker(state, 'RhE', place);
    state.companies.RhE.par = par;
    state.rheBid = frame.paid + extra(state, frame, par);
    bankPays(state, AACHEN_FUND, RHE_POOL_SHARES * par, tell);
    pop(state);
    tell({ type: 'parSet', seat: frame.seat, company: 'RhE', par });
    floatAtOnce(game, state, companies.RhE, tell);
    return undefined;
  },
};

/** What is still to be paid for twice the par. 18rhl/4.2-no6-c */
function extra(state: State, frame: ChoosePar, par: number): number {
  return state.options.rhePrice === 'bid' ? 0 : Math.max(0, 2 * par - frame.paid);
}

function refusePar(state: State, frame: ChoosePar, par: number): Refusal | undefined {
  if (!parPlaces(market).some(({ price }) => price === par)) return refuse('18rhl/4.2-no6-b');
  if (state.options.rhePar === '70-80' && (par < 70 || par > 80)) return refuse('18rhl/4.2-no6-b');
  return cashOf(state, playerOwner(frame.seat)) < extra(state, frame, par) ? refuse('18rhl/4.2-no6-c') : undefined;
}
