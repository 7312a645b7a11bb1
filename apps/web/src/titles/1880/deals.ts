import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { COMPANY_IDS, isPosition, priceNow } from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { valuesIn } from '../railway/action-names.ts';
import type { Dealing } from '../view.ts';

const KINDS = ['found', 'buyShare', 'sellShares'];

export function dealing(state: BaseState): Dealing | undefined {
  return isPosition(state) && topFrame(state)?.kind === 'stockRound'
    ? { companies: COMPANY_IDS, kinds: KINDS }
    : undefined;
}

/** “Buy 120”, “Sell 20 %”. */
export function dealName(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  const { any, text } = valuesIn(action);
  const company = COMPANY_IDS.find((id) => id === text('company'));
  switch (action.type) {
    case 'buyShare':
      return isPosition(state) && company !== undefined
        ? `${speaker.say('matrix.buy')} ${speaker.number(priceNow(state, company))}`
        : undefined;
    case 'sellShares':
      return `${speaker.say('matrix.sell')} ${10 * Number(any('units'))} %`;
    default:
      return undefined;
  }
}
