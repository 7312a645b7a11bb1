import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import type { BuyLoco } from './actions.ts';
import { moveFromPlayer } from './bank.ts';
import { playerAt, type State, type Turn } from './state.ts';

export const LOCO_NUMBERS = [2, 3, 4, 5, 6] as const;
/** rrd2/loco-c: the first of these scraps all locos 2. */
const SCRAPS_TWOS = 4;

/** rrd2/loco-a */
function priceOf(loco: number): number {
  return (loco - 1) * 5;
}

function locosLeft(state: State, loco: number): number {
  return state.locoBank[loco - 2] ?? 0;
}

/** The only number that can be bought now; undefined when all are sold. rrd2/loco-b */
export function locoForSale(state: State): number | undefined {
  return LOCO_NUMBERS.find((loco) => locosLeft(state, loco) > 0);
}

/** As many as one can pay, from the bank only (rrd2/loco-e); it may run in this turn (rrd2/loco-f). */
export function buyLoco({ state, frame, tell }: Step<State, Turn>, { loco }: BuyLoco): Refusal | undefined {
  const forSale = locoForSale(state);
  if (loco !== forSale) return refuse('rrd2/loco-b');
  const price = priceOf(loco);
  const { money } = playerAt(state, frame.seat);
  if (money < price) return refuse('rrd2/loco-a', { price, money, loco }, 'rrd2.locoPrice');

  moveFromPlayer(state, frame.seat, price);
  state.locoBank[loco - 2] = locosLeft(state, loco) - 1;
  playerAt(state, frame.seat).locos.push(loco);
  frame.idle = false;
  tell({ type: 'locoBought', seat: frame.seat, loco, price });
  // Only the first 4 finds any 2 left with the players.
  if (loco === SCRAPS_TWOS) scrapTwos(state, frame, tell);
  return undefined;
}

export function locoChoices(state: State, turn: Turn): Choice[] {
  const loco = locoForSale(state);
  if (loco === undefined || playerAt(state, turn.seat).money < priceOf(loco)) return [];
  return [{ type: 'buyLoco', params: { loco: [loco] }, info: { price: priceOf(loco) } }];
}

/** The locos of the player that have not run in this turn. rrd2/transport-h */
export function idleLocos(state: State, turn: Turn): number[] {
  const idle = [...playerAt(state, turn.seat).locos];
  for (const used of turn.usedLocos) idle.splice(idle.indexOf(used), 1);
  return idle;
}

/**
 * The highest number the player owns or could own with the money in hand, buying whatever opens the way to it; 0 if none.
 */
export function bestLocoWithin(state: State, seat: number): number {
  const { locos, money } = playerAt(state, seat);
  let best = Math.max(0, ...locos);
  let spent = 0;
  for (const loco of LOCO_NUMBERS) {
    const left = locosLeft(state, loco);
    if (left === 0) continue;
    if (spent + priceOf(loco) > money) break;
    best = Math.max(best, loco);
    spent += left * priceOf(loco);
  }
  return best;
}

/** No other number is ever scrapped. rrd2/loco-d */
function scrapTwos(state: State, frame: Turn, tell: Step<State>['tell']): void {
  const before = state.scrapped;
  for (const player of state.players) {
    const kept = player.locos.filter((loco) => loco !== 2);
    state.scrapped += player.locos.length - kept.length;
    player.locos = kept;
  }
  frame.usedLocos = frame.usedLocos.filter((loco) => loco !== 2);
  if (state.scrapped > before) tell({ type: 'locosScrapped', count: state.scrapped - before });
}
