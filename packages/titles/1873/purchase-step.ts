import { type Choice, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import { isRailway } from './companies.ts';
import { bankChoices, buyDiesel, buyLoco, buyMachine, buySwitcher, hasBankChoice, scrap } from './purchases.ts';
import type { Operation, Purchases, State } from './state.ts';
import { trade, tradeChoices } from './trading.ts';

/** All that single mines, mine companies and railways may do in their step of purchases. 1873/4.2.4-a, 1873/4.3.5-a, 1873/4.4.7-i */
export function purchaseChoices(state: State, turn: Purchases, id: Operation): Choice[] {
  return [...bankChoices(state, id), ...tradeChoices(state, turn, id)];
}

export function mayPurchase(state: State, turn: Purchases, id: Operation): boolean {
  return hasBankChoice(state, id) || tradeChoices(state, turn, id).length > 0;
}

/** What is no purchase of such an operation is refused by the rule given. */
export function purchase(
  state: State,
  turn: Purchases,
  id: Operation,
  action: Action,
  otherwise: string,
  tell: Tell,
): Refusal | undefined {
  switch (action.type) {
    case 'buyMachine':
      return isRailway(id) ? refuse(otherwise) : buyMachine(state, id, action.mines, tell);
    case 'buyLoco':
      return isRailway(id) ? buyLoco(state, id, tell) : refuse(otherwise);
    case 'buyDiesel':
      return isRailway(id) ? buyDiesel(state, id, tell) : refuse(otherwise);
    case 'buySwitcher':
      return buySwitcher(state, id, action.scraps, tell);
    case 'trade':
      return trade(state, turn, id, action, tell);
    case 'scrap':
      return scrap(state, id, action, tell);
    default:
      return refuse(otherwise);
  }
}
