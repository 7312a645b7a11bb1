import { byPrice } from '@stellwerk/engine/finance';
import { type Frame, pop, push, replaceTop, type Tell } from '@stellwerk/engine/kernel';
import { NOBODY_ACTS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { COMPANY_IDS, type CompanyId, isCompany, isRailway, MHE } from './companies.ts';
import { newAuctionRound, newMineCompanyTurn, newMineTurn, newOperatingRound, newRailwayTurn } from './new-frames.ts';
import { isFounded } from './paper.ts';
import { adjustValue, isMheFixed, payHolders } from './payout.ts';
import { takeUnit } from './phase-change.ts';
import { type OperatingRound, type State, singleMines } from './state.ts';
import { valueTrack } from './value-track.ts';

/** The game ends with the second full set of three rounds. 1873/7-b */
const LAST_SET = 2;

/** Nobody acts in it: it gives mines, then companies, then the MHE their turns. 1873/4-a, 1873/4-b, 1873/4-c */
export const operatingRound: Frame<State, Action, OperatingRound> = {
  ...NOBODY_ACTS,
  auto({ state, frame, tell }) {
    if (!frame.begun) begin(state, frame, tell);
    const mine = singleMines(state).find((id) => !frame.acted.includes(id));
    const [company] = mine === undefined ? companiesInOrder(state).filter((id) => !frame.acted.includes(id)) : [];
    if (mine !== undefined) {
      frame.acted.push(mine);
      push(state, newMineTurn(mine));
    } else if (company !== undefined) {
      frame.acted.push(company);
      push(state, isRailway(company) ? newRailwayTurn(company) : newMineCompanyTurn(company));
    } else {
      end(state, frame, tell);
    }
    return true;
  },
};

/**
 * Those that act: highest value first, of equals the upper marker; values of those to come do not change. 1873/4-e,
 * 1873/4-b, 1873/4-d
 */
export function companiesInOrder(state: State): CompanyId[] {
  const acting = COMPANY_IDS.filter((id) => (isRailway(id) ? state.railways[id].floated : isFounded(state, id)));
  return byPrice(valueTrack, state, acting).filter(isCompany);
}

/** Diesels come with the first full set of three. 1873/4.1-f */
function begin(state: State, frame: OperatingRound, tell: Tell): void {
  frame.begun = true;
  tell({ type: 'operatingRoundBegan', round: state.tradingRound, number: frame.number, of: frame.of });
  if (frame.number > 1 || frame.of < 3) return;
  state.fullSets += 1;
  tell({ type: 'fullSetBegan', set: state.fullSets });
}

/** Whichever end comes first. 1873/7-c; else a trading round follows the set. 1873/1-a, 1873/1-b, 1873/3-a */
function end(state: State, frame: OperatingRound, tell: Tell): void {
  payMhe(state, tell);
  if (state.ending) {
    finish(state, 'value', tell);
  } else if (frame.number < frame.of) {
    replaceTop(state, newOperatingRound(frame.number + 1, frame.of));
  } else {
    renewMhe(state, tell);
    if (state.fullSets >= LAST_SET) {
      finish(state, 'rounds', tell);
      return;
    }
    state.tradingRound += 1;
    replaceTop(state, newAuctionRound(state));
  }
}

function finish(state: State, reason: string, tell: Tell): void {
  pop(state);
  tell({ type: 'gameEnded', reason });
}

/** 1873/4.5-a, 1873/4.5-d */
function payMhe(state: State, tell: Tell): void {
  const perShare = 10 * state.mheLoco;
  tell({ type: 'mhePaid', amount: perShare });
  payHolders(state, MHE, 10 * perShare);
  if (!isMheFixed(state)) adjustValue(state, MHE, 10 * perShare, tell);
}

/** A new loco for nothing after each set, until it has one of size 5. 1873/4.5-c, 1873/4.5-d */
function renewMhe(state: State, tell: Tell): void {
  if (state.mheLoco === 5) return;
  state.mheLoco = takeUnit(state, tell);
  tell({ type: 'mheRenewed', size: state.mheLoco });
}
