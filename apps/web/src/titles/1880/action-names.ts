import { cashOf, DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import {
  companies,
  type Frame,
  investors,
  isCompany,
  isFullRound,
  isInvestor,
  isPosition,
  OWNERS_PERCENT,
  phaseOf,
  proceeds,
  SALE_FEE,
  type State,
  seatFor,
  typeOnSale,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { commonName, layNote, valuesIn } from '../railway/action-names.ts';
import { trainName } from '../railway/terms.ts';
import { words as common } from '../railway/words.ts';
import { namedHex } from './places.ts';
import { railway } from './railway.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

/** An action in the words of those who play. */
export function nameOf(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  if (!isPosition(state)) return undefined;
  const { any, text, count } = valuesIn(action);
  const frame = topFrame(state);
  switch (action.type) {
    case 'pass':
      return frame && passName(state, frame, speaker);
    case 'bid':
      return speaker.text(words.bid, { item: text('item'), amount: text('amount') });
    case 'startBcr':
      return speaker.text(words.startBcr, { permit: text('permit'), row: count('row') + 1 });
    case 'chooseInvestor': {
      const investor = text('investor');
      const home = isInvestor(investor) ? namedHex(investors[investor].home.hex) : '';
      return speaker.text(words.chooseInvestor, { investor, home });
    }
    case 'found':
      return speaker.text(words.found, {
        company: text('company'),
        percent: text('percent'),
        par: text('par'),
        row: count('row') + 1,
        permit: text('permit'),
      });
    case 'buyShare':
      return speaker.text(words.buyShare, { company: text('company') });
    case 'sellShares': {
      const company = text('company');
      const amount = isCompany(company) ? count('units') * proceeds(state, company) : 0;
      const fee = SALE_FEE * count('units');
      return speaker.text(words.sellShares, { company, units: count('units'), amount, fee });
    }
    case 'repay':
      return speaker.text(words.repay, { amount: text('amount') });
    case 'chooseHome': {
      const hex = frame?.kind === 'homeCity' ? companies[frame.company].home.hex : '';
      return speaker.text(words.chooseHome, { n: Number(text('node').replace(/^\D+/, '')) + 1, hex: namedHex(hex) });
    }
    case 'buyTrain': {
      const name = commonName(railway, action, state, speaker);
      return isCompany(text('from')) ? name : `${name}, ${railway.money(count('price'), speaker)}`;
    }
    case 'payDividend':
    case 'withhold':
      return frame?.kind === 'companyTurn' ? speaker.text(words[action.type], { revenue: frame.revenue }) : undefined;
    case 'borrow':
      return speaker.text(words.borrow);
    case 'mergeTreasury':
      return frame?.kind === 'merger' ? mergerName(state, frame, text('to'), speaker) : undefined;
    case 'replaceMarker':
      return frame?.kind === 'merger' ? speaker.text(words.replaceMarker, { company: frame.company }) : undefined;
    case 'takePayment':
      return frame?.kind === 'payment' ? speaker.text(words.takePayment, { amount: frame.amount }) : undefined;
    case 'assignPermit':
      return speaker.text(words.assignPermit, { company: text('company') });
    case 'exchangeRocket':
      return speaker.text(words.exchangeRocket, { train: trainName(terms, typeOnSale(state), speaker) });
    case 'placeRocket': {
      const returned = any('returned');
      return speaker.text(returned === null ? words.placeRocket : words.placeRocketFor, {
        company: text('company'),
        train: trainName(terms, '4', speaker),
        returned: trainName(terms, String(returned), speaker),
      });
    }
    default:
      return commonName(railway, action, state, speaker);
  }
}

function mergerName(
  state: State,
  { investor, company }: Extract<Frame, { kind: 'merger' }>,
  to: string,
  speaker: Speaker,
): string {
  const cash = cashOf(state, investor);
  if (to === 'company') return speaker.text(words.mergeCompany, { amount: cash, company });
  const amount = (cash * OWNERS_PERCENT) / 100;
  const player = speaker.player(seatFor(state, investor));
  return speaker.text(words.mergeOwner, { amount, player, rest: cash - amount });
}

/** Pass says what is passed. */
function passName(state: State, frame: Frame, speaker: Speaker): string | undefined {
  switch (frame.kind) {
    case 'auction':
      return speaker.text(common.passBid);
    case 'stockRound':
      return speaker.text(frame.acted ? common.passSold : common.passStock);
    case 'companyTurn': {
      if (frame.step !== 'trains') return speaker.text(common.passBuild);
      if (!isFullRound(state, frame)) return speaker.text(common.passTrains);
      const type = typeOnSale(state);
      const n = trainsOf(state, DEPOT).filter((train) => train === type).length;
      return speaker.text(words.passRemoves, { n, train: trainName(terms, type, speaker) });
    }
    case 'investorTurn':
      return speaker.text(common.passBuild);
    case 'merger':
      return speaker.text(words.passMarker);
    case 'payment':
      return speaker.text(words.passPayment);
    case 'forcedRocket':
      return speaker.text(words.passRocket);
    default:
      return undefined;
  }
}

/** What a lay replaces and how many copies are left; what a founded company lacks. */
export function noteOn(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  if (!isPosition(state)) return undefined;
  switch (action.type) {
    case 'layTile':
      return layNote(railway, action, state, speaker);
    case 'found': {
      const missing = phaseOf(state).opensWith - valuesIn(action).count('percent');
      return missing > 0 ? speaker.text(words.needs, { percent: missing }) : speaker.text(words.opens);
    }
    default:
      return undefined;
  }
}
