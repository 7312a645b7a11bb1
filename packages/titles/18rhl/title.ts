import { frames, type Title } from '@stellwerk/engine/kernel';
import { conserved, flaws } from '../rhineland/audit.ts';
import { operatingRound } from '../rhineland/operating-round.ts';
import { dueRun } from '../rhineland/running.ts';
import { score } from '../rhineland/score.ts';
import { itemAuction, startPacket } from '../rhineland/start-packet.ts';
import { stockRound } from '../rhineland/stock-round.ts';
import { discardTrains, trainOffer } from '../rhineland/train-buying.ts';
import { weights } from '../rhineland/weights.ts';
import { type Action, action } from './actions.ts';
import { companyTurn } from './company-turn.ts';
import { raiseMoney } from './forced-purchase.ts';
import { game } from './game.ts';
import { options } from './options.ts';
import { choosePar } from './rhe-director.ts';
import { cases, rules } from './rules/index.ts';
import { setup } from './setup.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { texts } from './texts.ts';

export const rhl: Title<State, Action> = {
  id: TITLE_ID,
  name: '18Rhl – Rhineland',
  revision: 2,
  players: [3, 6],
  options,
  action,
  setup,
  frames: frames<State, Action, Frame>({
    startPacket: startPacket(game),
    itemAuction: itemAuction(game),
    choosePar,
    stockRound: stockRound(game),
    operatingRound: operatingRound(game),
    companyTurn,
    trainOffer: trainOffer(game),
    discardTrains: discardTrains(game),
    raiseMoney,
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
