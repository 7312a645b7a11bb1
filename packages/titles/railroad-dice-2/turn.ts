import { type Frame, type Refusal, refuse, replaceTop, type Step } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import { checkGameEnd, checkTrigger, endGame, returnDice } from './ending.ts';
import { exchange, lay, layingChoices } from './laying.ts';
import { buyLoco, locoChoices } from './locos.ts';
import { newPassengers, passengerChoices, refill, relieveShortage } from './passengers.ts';
import { roll, rollChoices } from './roll.ts';
import { nextSeat, type State, type Turn } from './state.ts';
import { transport, transportChoices } from './transport.ts';

export function newTurn(state: State, seat: number): Turn {
  return {
    kind: 'turn',
    seat,
    rolled: false,
    refilled: false,
    simple: [],
    complex: [],
    usedLocos: [],
    served: [],
    inEndGame: state.ending !== '',
    idle: true,
  };
}

/** A player's turn: everything in any order, rolling once (rrd2/turn-b). After the trigger only two actions remain. */
export const turn: Frame<State, Action, Turn> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame) {
    // Transporting does not depend on the roll (rrd2/transport-j), and no action is a duty (rrd2/turn-f, rrd2/endgame-g).
    const always = [...transportChoices(state, frame), ...locoChoices(state, frame)];
    const onlyBefore = state.ending
      ? []
      : [...rollChoices(state, frame), ...layingChoices(state, frame), ...passengerChoices(state, frame)];
    return [...onlyBefore, ...always, { type: 'endTurn', params: {} }];
  },
  apply(step, action) {
    const refusal = act(step, action);
    if (refusal || action.type === 'endTurn') return refusal;
    // After every complete action, not only at the end of a turn: rrd2/turn-c, rrd2/shortage-e. None in the end game: rrd2/shortage-d.
    if (!step.state.ending) relieveShortage(step.state, step.tell);
    checkTrigger(step.state, step.tell);
    checkGameEnd(step.state, step.frame, step.tell);
    return undefined;
  },
};

function act(step: Step<State, Turn>, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'buyLoco':
      return buyLoco(step, action);
    case 'transport':
      return transport(step, action);
    case 'endTurn':
      endTurn(step);
      return undefined;
    case 'layCard':
    case 'placeStation':
      return refuse('kernel/not-now');
  }
  if (step.state.ending) return refuse('rrd2/endgame-a');
  switch (action.type) {
    case 'roll':
      return roll(step, action);
    case 'refill':
      return refill(step);
    case 'lay':
      return lay(step, action);
    case 'exchange':
      return exchange(step, action);
    case 'newPassengers':
      return newPassengers(step, action);
  }
}

function endTurn({ state, frame, tell }: Step<State, Turn>): void {
  returnDice(state, frame);
  tell({ type: 'turnEnded', seat: frame.seat });
  state.idleTurns = frame.inEndGame && frame.idle ? state.idleTurns + 1 : 0;
  if (state.idleTurns === state.players.length) endGame(state, frame, 'nobodyActs', tell);
  // Clockwise, in the end game too: rrd2/turn-a, rrd2/endgame-c.
  else replaceTop(state, newTurn(state, nextSeat(state, frame.seat)));
}
