import { GONE, newTrains } from '@stellwerk/engine/finance';
import type { Frame, Tell } from '@stellwerk/engine/kernel';
import type { Rhineland } from '../rhineland/game.ts';
import { operatingRound, yetToAct } from '../rhineland/operating-round.ts';
import { deliverTrain, trainsOnOffer } from '../rhineland/train-buying.ts';
import type { Action } from './actions.ts';
import { SHORT_LAPS, SHORT_PAIRS } from './preparation.ts';
import { isShort, type OperatingRound, type State, type StockRound } from './state.ts';

/** The first player round ends with the passes, each later one also with its second lap. 18lra/short-h, 18lra/short-i */
export function afterShortTurn(state: State, round: StockRound, allPassed: boolean): 'goesOn' | 'ends' {
  if (!round.first && round.seat === state.priority) round.lap = (round.lap ?? 1) + 1;
  return allPassed || (round.lap ?? 1) > SHORT_LAPS ? 'ends' : 'goesOn';
}

/** Why the game ends after this train round. 18lra/short-o */
export function endOfShortGame(state: State): string | undefined {
  if (state.phase === '6') return 'sixTrain';
  return state.stockRounds >= SHORT_PAIRS ? 'lastPair' : undefined;
}

/** A train round is an operating round; a train leaves the game at its end if nobody bought a new one. 18lra/short-k, 18lra/short-l */
export const trainRound = (game: Rhineland): Frame<State, Action, OperatingRound> => {
  const plain = operatingRound(game);
  return {
    ...plain,
    apply: plain.apply,
    auto(step) {
      const { state, frame, tell } = step;
      const left = newTrains(state).length;
      if (isShort(state) && !frame.begun) frame.newTrains = left;
      if (!frame.begun || frame.newTrains === undefined || yetToAct(game, state, frame).length > 0) {
        return plain.auto?.(step) ?? false;
      }
      const isIdle = frame.newTrains === left;
      delete frame.newTrains;
      if (isIdle) exportTrain(game, state, tell);
      return true;
    },
  };
};

/** The lowest new train on offer leaves the game, as if it had been bought. 18lra/short-l */
function exportTrain(game: Rhineland, state: State, tell: Tell): void {
  const [train] = trainsOnOffer(game, state);
  if (train === undefined) return;
  tell({ type: 'trainExported', train });
  deliverTrain(game, state, GONE, train, 'depot', tell);
}
