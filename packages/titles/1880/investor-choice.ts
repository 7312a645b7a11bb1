import { type Frame, refuse, replaceTop, type Tell } from '@stellwerk/engine/kernel';
import { seatAfter } from '@stellwerk/engine/rounds';
import { placeMarker, release } from '@stellwerk/engine/track';
import type { Action } from './actions.ts';
import { reserveCard } from './founding.ts';
import { allInvestors, INVESTOR_IDS, type InvestorId, investors } from './investors.ts';
import { newStockRound } from './new-frames.ts';
import { P6_COMPANY } from './privates.ts';
import { directorSeat, type InvestorChoice, mapOf, type State } from './state.ts';

/** Everybody takes one investor, in the new order. 1880/V-investor-a, 1880/V-investor-b */
export const investorChoice: Frame<State, Action, InvestorChoice> = {
  actors: (_, { seat }) => [seat],
  choices: (state) => [
    { type: 'chooseInvestor', params: { investor: INVESTOR_IDS.filter((id) => state.investors[id].owner === null) } },
  ],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'chooseInvestor') return refuse('kernel/not-now');
    const { investor, seat } = action;
    if (state.investors[investor].owner !== null) return refuse('1880/V-investor-b');
    takeInvestor(state, seat, investor, tell);
    frame.seat = seatAfter(state.seats, seat);
    if (frame.seat === state.seats[0]) beginFirstStockRound(state, tell);
    return undefined;
  },
};

function takeInvestor(state: State, seat: number, investor: InvestorId, tell: Tell): void {
  state.investors[investor].owner = seat;
  // 1880/V-investor-d
  placeMarker(mapOf(state), state.track, { ...investors[investor].home, slot: 0 }, investor);
  tell({ type: 'investorChosen', seat, investor });
  // 1880/V-investor-e
  if (directorSeat(state, P6_COMPANY) === seat) reserveCard(state, seat, P6_COMPANY, tell);
}

function beginFirstStockRound(state: State, tell: Tell): void {
  freeHomes(state);
  tell({ type: 'investorsRemoved', investors: INVESTOR_IDS.filter((id) => state.investors[id].owner === null) });
  replaceTop(state, newStockRound(state, true));
}

/**
 * Homes of investors not in play are ordinary places, but red areas stay closed. 1880/V-investor-c, 1880/V-investor-d,
 * (C-25)
 */
export function freeHomes(state: State): void {
  for (const { id, home } of allInvestors) {
    const red = home.node.startsWith('offboard') && state.options.redStations === 'investors';
    if (state.investors[id].owner === null && !red) release(state.track, home.hex, id);
  }
}
