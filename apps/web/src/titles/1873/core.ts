import { recordOf, wealthOf } from '@stellwerk/engine/kernel';
import { COMPANY_IDS, harzbahn, isPosition, valueNow } from '@stellwerk/titles/1873';
import type { TitleCore } from '../load.ts';
import { plan } from './plan.ts';

export const core: Required<TitleCore> = {
  title: harzbahn,
  plan,
  measure: (state) => {
    if (!isPosition(state)) return {};
    const wealth = state.seats.map((seat) => [`player-${seat}`, wealthOf(harzbahn, state, seat)] as const);
    return { wealth: Object.fromEntries(wealth), price: recordOf(COMPANY_IDS, (id) => valueNow(state, id)) };
  },
};
