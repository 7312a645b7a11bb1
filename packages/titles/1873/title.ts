import { frames, type Title } from '@stellwerk/engine/kernel';
import { type Action, action } from './actions.ts';
import { auctionRound, bidding } from './auction-round.ts';
import { conserved, flaws } from './audit.ts';
import { consent } from './consent.ts';
import { PLAYERS } from './data/limits.ts';
import { mineCompanyTurn } from './mine-company-turn.ts';
import { mineTurn } from './mine-turn.ts';
import { operatingRound } from './operating-round.ts';
import { options } from './options.ts';
import { premiumAuction } from './premium-auction.ts';
import { railwayTurn } from './railway-turn.ts';
import { cases, rules } from './rules/index.ts';
import { dueRun } from './running.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { startAuction } from './start-auction.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { stockRound } from './stock-round.ts';
import { texts } from './texts.ts';

export const harzbahn: Title<State, Action> = {
  id: TITLE_ID,
  name: 'Harzbahn 1873',
  revision: 1,
  players: [PLAYERS.least, PLAYERS.most],
  options,
  action,
  setup,
  frames: frames<State, Action, Frame>({
    premiumAuction,
    startAuction,
    auctionRound,
    bidding,
    stockRound,
    operatingRound,
    mineTurn,
    mineCompanyTurn,
    railwayTurn,
    consent,
  }),
  score,
  conserved,
  flaws,
  rules,
  cases,
  texts,
  dueRun,
};
