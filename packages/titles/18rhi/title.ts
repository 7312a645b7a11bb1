import { frames, type Title } from '@stellwerk/engine/kernel';
import { conserved, flaws } from '../rhineland/audit.ts';
import { fallingOffer } from '../rhineland/falling-offer.ts';
import { lendingTurn } from '../rhineland/lending-turn.ts';
import { raiseMoney } from '../rhineland/loan.ts';
import { operatingRound } from '../rhineland/operating-round.ts';
import { dueRun } from '../rhineland/running.ts';
import { score } from '../rhineland/score.ts';
import { itemAuction, startPacket } from '../rhineland/start-packet.ts';
import { stockRound } from '../rhineland/stock-round.ts';
import { discardTrains, trainOffer } from '../rhineland/train-buying.ts';
import { weights } from '../rhineland/weights.ts';
import { type Action, action } from './actions.ts';
import { fallingCites } from './cites.ts';
import { game, lending } from './game.ts';
import { options } from './options.ts';
import { PLAYERS } from './preparation.ts';
import { cases, rules } from './rules/index.ts';
import { setup } from './setup.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { texts } from './texts.ts';

export const rhi: Title<State, Action> = {
  id: TITLE_ID,
  name: '18RhI – Rhineland, newer edition',
  revision: 1,
  players: PLAYERS,
  options,
  action,
  setup,
  frames: frames<State, Action, Frame>({
    startPacket: startPacket(game),
    fallingOffer: fallingOffer(game, fallingCites),
    itemAuction: itemAuction(game),
    stockRound: stockRound(game),
    operatingRound: operatingRound(game),
    companyTurn: lendingTurn(lending),
    trainOffer: trainOffer(game),
    discardTrains: discardTrains(game),
    raiseMoney: raiseMoney(lending),
  }),
  score: (state) => score(game, state),
  conserved: (state) => conserved(game, state),
  flaws: (state) => flaws(game, state),
  rules,
  cases,
  texts,
  dueRun: (state) => dueRun(game, state),
  weights,
};
