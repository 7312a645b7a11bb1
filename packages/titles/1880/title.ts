import { frames, type Title } from '@stellwerk/engine/kernel';
import { type Action, action } from './actions.ts';
import { auction, bcrStart } from './auction.ts';
import { conserved, flaws } from './audit.ts';
import { companyTurn } from './company-turn.ts';
import { discardTrains } from './departures.ts';
import { raiseMoney } from './forced-purchase.ts';
import { forcedRocket } from './forced-rocket.ts';
import { investorChoice } from './investor-choice.ts';
import { investorTurn } from './investor-turn.ts';
import { PLAYERS } from './limits.ts';
import { merger } from './merger.ts';
import { homeCity } from './opening.ts';
import { operatingRound } from './operating-round.ts';
import { options } from './options.ts';
import { payment } from './payment.ts';
import { cases, rules } from './rules/index.ts';
import { dueRun } from './running.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { stockRound } from './stock-round.ts';
import { texts } from './texts.ts';
import { weights } from './weights.ts';

export const china: Title<State, Action> = {
  id: TITLE_ID,
  name: '1880 China',
  revision: 1,
  players: [PLAYERS.least, PLAYERS.most],
  options,
  action,
  setup,
  frames: frames<State, Action, Frame>({
    auction,
    bcrStart,
    investorChoice,
    stockRound,
    homeCity,
    operatingRound,
    companyTurn,
    investorTurn,
    merger,
    raiseMoney,
    discardTrains,
    forcedRocket,
    payment,
  }),
  score,
  conserved,
  flaws,
  rules,
  cases,
  texts,
  dueRun,
  weights,
};
