import { frames, type Title } from '@stellwerk/engine/kernel';
import { conserved } from '../rhineland/audit.ts';
import { fallingOffer } from '../rhineland/falling-offer.ts';
import { raiseMoney } from '../rhineland/loan.ts';
import { dueRun } from '../rhineland/running.ts';
import { score } from '../rhineland/score.ts';
import { itemAuction, startPacket } from '../rhineland/start-packet.ts';
import { stockRound } from '../rhineland/stock-round.ts';
import { discardTrains, trainOffer } from '../rhineland/train-buying.ts';
import { weights } from '../rhineland/weights.ts';
import { type Action, action } from './actions.ts';
import { assignCard, placeWaiting } from './assigning.ts';
import { flaws } from './audit.ts';
import { brownPhase } from './brown-phase.ts';
import { fallingCites } from './cites.ts';
import { companyTurn } from './company-turn.ts';
import { game, lending } from './game.ts';
import { investorTurn } from './investor.ts';
import { checkConfig, options } from './options.ts';
import { PLAYERS } from './preparation.ts';
import { cases, rules } from './rules/index.ts';
import { setup } from './setup.ts';
import { trainRound } from './short-game.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { texts } from './texts.ts';

export const lra: Title<State, Action> = {
  id: TITLE_ID,
  name: '18LRA – Lower Rhine Area',
  revision: 1,
  players: PLAYERS,
  options,
  checkConfig,
  action,
  setup,
  frames: frames<State, Action, Frame>({
    startPacket: startPacket(game),
    fallingOffer: fallingOffer(game, fallingCites),
    itemAuction: itemAuction(game),
    stockRound: { ...stockRound(game), auto: ({ state }) => placeWaiting(state) },
    investorTurn: investorTurn(game),
    operatingRound: trainRound(game),
    companyTurn,
    trainOffer: trainOffer(game),
    discardTrains: discardTrains(game),
    raiseMoney: raiseMoney(lending),
    brownPhase: brownPhase(game),
    assignCard,
  }),
  score: (state) => score(game, state),
  conserved: (state) => conserved(game, state),
  flaws,
  rules,
  cases,
  texts,
  dueRun: (state) => dueRun(game, state),
  weights,
};
