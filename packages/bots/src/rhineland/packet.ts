import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { type BaseAction, type Choice, isRange } from '@stellwerk/engine/kernel';
import { commonFlow, itemOf, type Rhineland, type State } from '@stellwerk/titles/rhineland';
import { decided, type Thought } from '../bot.ts';
import { candidates } from '../railway/candidates.ts';
import { numberOf, wordOf } from '../railway/params.ts';
import { blurred, type Decision, offered, plain } from '../railway/planner.ts';
import type { Weights } from './weights.ts';

/** A bid may be overbid: what it could win counts for less than what can be had now. */
const CONTESTED = 0.6;
/** The part of the cash that is kept for shares, unless others have passed already. */
const KEPT = 0.35;
/** How far a bid goes towards what the bidder would pay at most. */
const JUMP = 0.4;

/** Buys or bids where an item is worth more than it costs, and stops where it is not. */
export function decideOnItems(game: Rhineland, weights: Weights, decision: Decision<State>): Thought {
  const { choices, seat, state } = decision;
  const cash = cashOf(state, playerOwner(seat));
  const rated = choices.flatMap((choice): { readonly action: BaseAction; readonly gain: number }[] => {
    if (choice.type !== 'buyItem' && choice.type !== 'bid') return [];
    const [least] = candidates([choice], seat, 1);
    const item = least ? wordOf(least, 'item') : '';
    if (!least || (choice.type === 'bid' && isHighest(state, item, seat))) return [];
    const worth = worthOf(game, weights, decision, item);
    const action = choice.type === 'bid' ? raised(choice, least, worth) : least;
    const price = choice.type === 'bid' ? numberOf(action, 'amount') : Number(choice.info?.['price'] ?? 0);
    const thin = cash - price < KEPT * cash && !someonePassed(state);
    if (thin || price > worth) return [];
    return [
      {
        action,
        gain: (worth - price) * (choice.type === 'bid' && offered(choices, 'buyItem').length > 0 ? CONTESTED : 1),
      },
    ];
  });
  rated.sort((a, b) => b.gain - a.gain);
  const [best] = rated;
  const pass = offered(choices, 'pass').length > 0 ? plain('pass', seat) : undefined;
  const action = best?.action ?? pass ?? candidates(choices, seat, 1)[0];
  if (!action) throw new Error('nothing can be done about the start packet');
  const top = best?.gain ?? 0;
  const behind = rated.map((one) => ({ action: one.action, behind: top - one.gain }));
  return best ? { action, considered: pass ? [...behind, { action: pass, behind: top }] : behind } : decided(action);
}

/** Revenue until the privates close, and what else comes with it; players differ in what they see in it. */
function worthOf(game: Rhineland, weights: Weights, { state, random, temper }: Decision<State>, item: string): number {
  const { price, revenue } = itemOf(game, state, item);
  const power = weights.power[item] ?? Math.max(15, 0.3 * price);
  const known = revenue * Math.min(weights.packetRounds, weights.privateRounds[state.phase] ?? 0) + power;
  return blurred(known, { ...temper, blur: Math.max(temper.blur, 0.1) }, random);
}

/** A bid some way up to what the item is worth, so that the auction ends. */
function raised({ params }: Choice, least: BaseAction, worth: number): BaseAction {
  const range = params['amount'];
  if (!range || !isRange(range)) return least;
  const wanted = range.min + JUMP * Math.max(0, worth - range.min);
  const steps = Math.floor((Math.min(range.max, wanted) - range.min) / range.step);
  return { ...least, ...{ amount: range.min + Math.max(0, steps) * range.step } };
}

function isHighest(state: State, item: string, seat: number): boolean {
  const bids = commonFlow(state).flatMap((frame) => (frame.kind === 'startPacket' ? (frame.bids[item] ?? []) : []));
  const most = Math.max(0, ...bids.map(({ amount }) => amount));
  return bids.some((bid) => bid.seat === seat && bid.amount === most);
}

function someonePassed(state: State): boolean {
  return state.flow.some((frame) => 'passes' in frame && Number(frame.passes) > 0);
}
