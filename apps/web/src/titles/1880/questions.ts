import { cashOf } from '@stellwerk/engine/finance';
import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import {
  type CompanyTurn,
  type Frame,
  isFullRound,
  isPosition,
  leastBid,
  phaseOf,
  type State,
  yellowTiles,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { turnSteps } from '../railway/steps.ts';
import { words as common } from '../railway/words.ts';
import type { Steps } from '../view.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export function steps(state: BaseState, speaker: Speaker): Steps | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  switch (frame?.kind) {
    case 'investorTurn':
      return turnSteps(terms, frame.step, speaker, ['build', 'run']);
    case 'companyTurn':
      return turnSteps(terms, frame.step, speaker);
    default:
      return undefined;
  }
}

export function ask(state: BaseState, speaker: Speaker): string | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  return isPosition(state) && frame ? question(state, frame, speaker) : undefined;
}

function question(state: State, frame: Frame, speaker: Speaker): string | undefined {
  switch (frame.kind) {
    case 'auction': {
      const { item, high } = frame;
      const least = leastBid(frame);
      if (!high) return speaker.text(words.askAuction, { item, least });
      const figures = { item, player: speaker.player(high.seat), high: high.amount, least };
      return speaker.text(words.askOverbid, figures);
    }
    case 'bcrStart':
      return speaker.text(words.askBcr);
    case 'investorChoice':
      return speaker.text(words.askInvestor);
    case 'stockRound':
      return speaker.text(frame.first ? words.askFirstStock : common.askStock);
    case 'homeCity':
      return speaker.text(words.askHome, { company: frame.company });
    case 'companyTurn':
      return turnQuestion(state, frame, speaker);
    case 'investorTurn':
      return speaker.text(frame.step === 'build' ? words.askInvestorBuild : words.askInvestorRun);
    case 'merger': {
      const { investor, company } = frame;
      const word = frame.step === 'treasury' ? words.askMergeTreasury : words.askMergeMarker;
      return speaker.text(word, { investor, company, cash: cashOf(state, investor) });
    }
    case 'raiseMoney':
      return speaker.text(words.askRaise, { company: frame.company, missing: frame.missing });
    case 'discardTrains':
      return speaker.text(words.askDiscard, { company: frame.company });
    case 'forcedRocket':
      return speaker.text(words.askRocket);
    case 'payment':
      return speaker.text(words.askPayment, { amount: frame.amount });
    case 'operatingRound':
      return undefined;
  }
}

function turnQuestion(state: State, frame: CompanyTurn, speaker: Speaker): string {
  const { company } = frame;
  switch (frame.step) {
    case 'build': {
      const { letter } = phaseOf(state);
      if (!state.companies[company].permits.includes(letter)) return speaker.text(words.askNoPermit, { letter });
      const n = yellowTiles(state, company) - frame.yellow;
      if (frame.upgraded || n <= 0) return speaker.text(words.askStation);
      const mayUpgrade = frame.yellow === 0 && phaseOf(state).tiles.length > 1;
      return speaker.text(mayUpgrade ? words.askBuild : words.askYellow, { n });
    }
    case 'run':
      return speaker.text(frame.bonus > 0 ? words.askRunBonus : words.askRun, { bonus: frame.bonus });
    case 'dividend':
      return speaker.text(words.askPay, { revenue: frame.revenue });
    case 'trains':
      return speaker.text(isFullRound(state, frame) ? words.askLastCall : words.askTrains);
  }
}
