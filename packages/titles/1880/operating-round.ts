import { type Frame, push } from '@stellwerk/engine/kernel';
import { begins, NOBODY_ACTS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { payPrivates } from './auction.ts';
import { INVESTOR_IDS } from './investors.ts';
import { newCompanyTurn, newInvestorTurn } from './new-frames.ts';
import { barPosition, byOrder, type OperatingRound, type State } from './state.ts';
import { hasBegun, SINCE } from './trains.ts';

/**
 * Nobody acts in it: it goes round the order bar, privates, investors, companies, and begins again. Who opened meanwhile acts
 * when the circle reaches the row. 1880/IX-order-a, 1880/IX-order-b, 1880/IX-order-c, 1880/IX-order-d, 1880/IX-order-e,
 * 1880/IX-order-f, 1880/IX-order-g, (C-03)
 */
export const operatingRound: Frame<State, Action, OperatingRound> = {
  ...NOBODY_ACTS,
  auto({ state, frame, tell }) {
    if (begins(frame)) {
      tell({ type: 'operatingRoundBegan', number: frame.number });
      // 1880/VI-priv-a, 1880/XIV-comm-b
      if (!hasBegun(state.phase, SINCE.takeover)) payPrivates(state, tell);
    }
    const investor = INVESTOR_IDS.find((id, place) => place > frame.at && isInPlay(state, id));
    if (investor) {
      frame.at = INVESTOR_IDS.indexOf(investor);
      push(state, newInvestorTurn(investor));
      return true;
    }
    const placeOf = (id: (typeof companies)[number]) => INVESTOR_IDS.length + (barPosition(state, id) ?? 0);
    const companies = byOrder(state);
    const company = companies.find((id) => state.companies[id].open && placeOf(id) > frame.at);
    if (company) {
      frame.at = placeOf(company);
      push(state, newCompanyTurn(company));
    } else {
      Object.assign(frame, { number: frame.number + 1, begun: false, at: -1, interrupted: false });
    }
    return true;
  },
};

function isInPlay(state: State, id: (typeof INVESTOR_IDS)[number]): boolean {
  const { owner, merged } = state.investors[id];
  return owner !== null && !merged;
}
