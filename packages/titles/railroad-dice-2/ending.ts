import { pop, type Tell } from '@stellwerk/engine/kernel';
import { isConnectedToAll } from './connections.ts';
import { placePassengersEverywhere } from './passengers.ts';
import type { State, Turn } from './state.ts';
import { canTransport } from './transport.ts';

/** rrd2/end-d */
const FEWEST_DICE = 2;

/** Looked at after every single change (B25); dice before a player are not in the dice bank. rrd2/end-e */
function triggerOf(state: State): State['ending'] {
  if (state.players.some((_, seat) => isConnectedToAll(state, seat))) return 'connected';
  // rrd2/end-b
  if (state.bank <= 0) return 'bank';
  // rrd2/end-c
  if (state.diceBank.complex === 0) return 'complexDice';
  if (state.diceBank.complex + state.diceBank.simple <= FEWEST_DICE) return 'dice';
  return '';
}

/**
 * From the trigger on only buying and transporting remain (rrd2/endgame-a), for good (rrd2/end-f). It comes with one last
 * refill (rrd2/endgame-b).
 */
export function checkTrigger(state: State, tell: Tell): void {
  if (state.ending) return;
  const trigger = triggerOf(state);
  if (!trigger) return;
  state.ending = trigger;
  tell({ type: 'endTriggered', trigger, units: placePassengersEverywhere(state) });
}

/** Ends the game when nothing can be fetched any more. rrd2/endgame-d, rrd2/endgame-e */
export function checkGameEnd(state: State, turn: Turn, tell: Tell): void {
  if (!state.ending) return;
  if (state.passengers.every((units) => units === 0)) endGame(state, turn, 'noPassengers', tell);
  else if (!state.players.some((_, seat) => canTransport(state, seat))) endGame(state, turn, 'outOfReach', tell);
}

export function endGame(state: State, turn: Turn, reason: string, tell: Tell): void {
  returnDice(state, turn);
  pop(state);
  tell({ type: 'gameEnded', reason });
}

/** rrd2/turn-e: dice are never kept. */
export function returnDice(state: State, turn: Turn): void {
  state.diceBank.simple += turn.simple.length;
  state.diceBank.complex += turn.complex.length;
  turn.simple = [];
  turn.complex = [];
}
