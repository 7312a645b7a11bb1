import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { denominationOf, isPosition, STOCK_IDS, salePrice, valueNow } from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { valuesIn } from '../railway/action-names.ts';
import type { Dealing } from '../view.ts';

/** A pre-emption right is exercised by a button of its own, which nobody can overlook. */
const KINDS = ['foundRailway', 'foundMines', 'buyShare', 'sellShares'];

export function dealing(state: BaseState): Dealing | undefined {
  return isPosition(state) && topFrame(state)?.kind === 'stockRound'
    ? { companies: STOCK_IDS, kinds: KINDS }
    : undefined;
}

/** “Buy 120 · pool”, “Sell 20 % · 240”. */
export function dealName(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  const { text, count } = valuesIn(action);
  const stock = STOCK_IDS.find((id) => id === text('company'));
  if (!isPosition(state) || stock === undefined) return undefined;
  switch (action.type) {
    case 'buyShare':
      return `${speaker.say('matrix.buy')} ${speaker.number(valueNow(state, stock))} · ${speaker.term(text('from'))}`;
    case 'sellShares': {
      const percent = count('count') * denominationOf(state, stock);
      return `${speaker.say('matrix.sell')} ${percent} % · ${speaker.number(count('count') * salePrice(state, stock))}`;
    }
    default:
      return undefined;
  }
}
