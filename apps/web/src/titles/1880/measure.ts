import type { BaseState } from '@stellwerk/engine/kernel';
import { COMPANY_IDS, priceNow, score } from '@stellwerk/titles/1880';
import type { Measures } from '../measure.ts';
import { isPosition } from './position.ts';

export function measure(state: BaseState): Measures {
  if (!isPosition(state)) return {};
  return {
    wealth: Object.fromEntries(score(state).map(({ seat, value }) => [`player-${seat}`, Math.round(value)])),
    price: Object.fromEntries(COMPANY_IDS.map((id) => [id, priceNow(state, id)])),
    income: Object.fromEntries(COMPANY_IDS.map((id) => [id, state.companies[id].lastRevenue])),
  };
}
