import { frames, type Title } from '@stellwerk/engine/kernel';
import { type Action, action } from './actions.ts';
import { conserved, flaws } from './audit.ts';
import { companyTurn } from './company-turn.ts';
import { raiseMoney } from './forced-purchase.ts';
import { operatingRound } from './operating-round.ts';
import { options } from './options.ts';
import { rules } from './rules/index.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { choosePar, itemAuction, startPacket } from './start-packet.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { stockRound } from './stock-round.ts';
import { texts } from './texts.ts';
import { discardTrains, trainOffer } from './train-buying.ts';

export const rhl: Title<State, Action> = {
  id: TITLE_ID,
  name: '18Rhl – Rhineland',
  revision: 2,
  players: [3, 6],
  options,
  action,
  setup,
  frames: frames<State, Action, Frame>({
    startPacket,
    itemAuction,
    choosePar,
    stockRound,
    operatingRound,
    companyTurn,
    trainOffer,
    discardTrains,
    raiseMoney,
  }),
  score,
  conserved,
  flaws,
  rules,
  texts,
};
