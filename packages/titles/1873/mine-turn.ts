import { BANK, cashOf, pay, seatOf } from '@stellwerk/engine/finance';
import { type Frame, offering, offersOf, pop, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { PASS, PASS_OFFER } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import type { MineId } from './mines.ts';
import { incomeOf, minesUpkeep } from './production.ts';
import { purchase, purchaseChoices } from './purchase-step.ts';
import type { MineTurn, State } from './state.ts';
import { layingOffer, layTile } from './track-laying.ts';

/** A single mine: track while it is unconnected, production, half payout, purchases, closing. 1873/4.2-b */
export const mineTurn: Frame<State, Action, MineTurn> = {
  actors: (state, { mine }) => [seatOf(state.mines[mine].owner)],
  ...offering((state: State, frame: MineTurn) => {
    const { mine, step } = frame;
    if (step === 'track') return [layingOffer(state, mine, () => true), PASS_OFFER];
    return offersOf([...purchaseChoices(state, frame, mine), { type: 'closeMine', params: {} }, PASS]);
  }),
  apply(step, action) {
    const { state, frame, tell } = step;
    const { mine } = frame;
    if (action.type === 'pass' && frame.step === 'track') return produce(state, frame, tell);
    if (action.type === 'layTile') return layOneTile(step, action);
    if (frame.step !== 'purchases') return refuse('1873/4.2-b');
    if (action.type === 'closeMine') return closeMine(state, mine, 'chosen', tell);
    if (action.type !== 'pass') return purchase(state, frame, mine, action, '1873/4.2-b', tell);
    pop(state);
    return undefined;
  },
  auto({ state, frame, tell }) {
    if (frame.step !== 'track' || !state.mines[frame.mine].connected) return false;
    produce(state, frame, tell);
    return true;
  },
};

function layOneTile({ state, frame, tell }: Step<State, MineTurn>, action: ActionNamed<'layTile'>) {
  const { mine } = frame;
  if (frame.step !== 'track') return refuse(state.mines[mine].connected ? '1873/4.2.1-b' : '1873/4.2-b');
  return layTile(state, mine, action, () => true, tell) ?? produce(state, frame, tell);
}

/**
 * Half of the profit to the owner, half to the capital; who cannot pay the maintenance is closed. 1873/4.2.3-a
 */
function produce(state: State, frame: MineTurn, tell: Tell): undefined {
  const { mine } = frame;
  const { owner, switcher } = state.mines[mine];
  const income = incomeOf(state, mine, switcher);
  const upkeep = minesUpkeep(state, [mine]);
  const profit = Math.max(0, income - upkeep);
  tell({ type: 'mineProduced', mine, income, upkeep, profit });
  frame.step = 'purchases';
  if (profit > 0) {
    pay(state, BANK, owner, profit / 2);
    pay(state, BANK, mine, profit / 2);
    return;
  }
  // 1873/4.2.2-d, with the true sizes of machine and switcher: 1873/4.2.2-f
  const missing = upkeep - income;
  const capital = cashOf(state, mine);
  pay(state, mine, BANK, Math.min(missing, capital));
  // 1873/4.2.2-e
  if (missing > capital) closeMine(state, mine, 'forced', tell);
}

/**
 * The turn is over. The certificate goes back, larger machine and switcher leave the game; the capital is the owner's. From now on only a
 * mine company can buy it. 1873/4.2.5-a, 1873/4.2.5-b, 1873/4.2.5-c, 1873/4.2.5-d
 */
function closeMine(state: State, id: MineId, reason: 'chosen' | 'forced', tell: Tell): undefined {
  pop(state);
  const mine = state.mines[id];
  const capital = cashOf(state, id);
  pay(state, id, mine.owner, capital);
  tell({ type: 'mineClosed', mine: id, reason, amount: capital });
  Object.assign(mine, { owner: BANK, machine: 1, switcher: 0 });
}
