import { cashOf, DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, type Text, topFrame } from '@stellwerk/engine/kernel';
import {
  type CompanyTurn,
  companies,
  type Frame,
  investors,
  isCompany,
  isFullRound,
  isInvestor,
  map,
  OWNERS_PERCENT,
  phaseOf,
  proceeds,
  SALE_FEE,
  type State,
  seatFor,
  typeOnSale,
  yellowTiles,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { nameOn } from '../railway/board.tsx';
import { layNote } from '../railway/told.ts';
import { words as common } from '../railway/words.ts';
import type { Steps } from '../view.ts';
import { namedHex } from './places.ts';
import { isPosition } from './position.ts';
import { trainName } from './train-name.ts';
import { words } from './words.ts';

const STEPS: Readonly<Record<CompanyTurn['step'], Text>> = {
  build: common.stepBuild,
  run: common.stepRun,
  dividend: common.stepPay,
  trains: words.stepTrains,
};

export function stepName(step: CompanyTurn['step'], speaker: Speaker): string {
  return speaker.text(STEPS[step]);
}

export function steps(state: BaseState, speaker: Speaker): Steps | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  const [build, run, ...rest] = Object.values(STEPS).map((word) => speaker.text(word));
  if (build === undefined || run === undefined) return undefined;
  if (frame?.kind === 'investorTurn') return { names: [build, run], now: frame.step === 'build' ? 0 : 1 };
  if (frame?.kind !== 'companyTurn') return undefined;
  return { names: [build, run, ...rest], now: Object.keys(STEPS).indexOf(frame.step) };
}

export function ask(state: BaseState, speaker: Speaker): string | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  return isPosition(state) && frame ? question(state, frame, speaker) : undefined;
}

function question(state: State, frame: Frame, speaker: Speaker): string | undefined {
  switch (frame.kind) {
    case 'auction': {
      const { item, high, minimum } = frame;
      if (!high) return speaker.text(words.askAuction, { item, least: minimum });
      const figures = { item, player: speaker.player(high.seat), high: high.amount, least: high.amount + 5 };
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

/** An action in the words of those who play. */
export function nameOf(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  if (!isPosition(state)) return undefined;
  const values = new Map<string, unknown>(Object.entries(action));
  const text = (name: string) => String(values.get(name) ?? '');
  const count = (name: string) => Number(values.get(name));
  const frame = topFrame(state);
  switch (action.type) {
    case 'pass':
      return frame && passed(state, frame, speaker);
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
    case 'layTile':
      return speaker.text(common.layTile, { tile: text('tile'), hex: text('hex') });
    case 'placeMarker':
      return speaker.text(words.placeMarker, { place: nameOn(map, text('hex'), text('node')) });
    case 'buyTrain': {
      const seller = text('from');
      const from = isCompany(seller)
        ? speaker.text(words.fromCompany, { company: seller, price: text('price') })
        : `${speaker.text(words.fromBank)}, ${speaker.text(words.yuan, { n: text('price') })}`;
      return speaker.text(words.buyTrain, { train: trainName(text('train'), speaker), from });
    }
    case 'payDividend':
    case 'withhold':
      return frame?.kind === 'companyTurn' ? speaker.text(words[action.type], { revenue: frame.revenue }) : undefined;
    case 'borrow':
      return speaker.text(words.borrow);
    case 'discardTrain':
      return speaker.text(words.discardTrain, { train: trainName(text('train'), speaker) });
    case 'mergeTreasury':
      return frame?.kind === 'merger' ? mergerName(state, frame, text('to'), speaker) : undefined;
    case 'replaceMarker':
      return frame?.kind === 'merger' ? speaker.text(words.replaceMarker, { company: frame.company }) : undefined;
    case 'takePayment':
      return frame?.kind === 'payment' ? speaker.text(words.takePayment, { amount: frame.amount }) : undefined;
    case 'assignPermit':
      return speaker.text(words.assignPermit, { company: text('company') });
    case 'exchangeRocket':
      return speaker.text(words.exchangeRocket, { train: trainName(typeOnSale(state), speaker) });
    case 'placeRocket': {
      const returned = values.get('returned');
      return speaker.text(returned === null ? words.placeRocket : words.placeRocketFor, {
        company: text('company'),
        train: trainName('4', speaker),
        returned: trainName(String(returned), speaker),
      });
    }
    default:
      return undefined;
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
function passed(state: State, frame: Frame, speaker: Speaker): string | undefined {
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
      return speaker.text(words.passRemoves, { n, train: trainName(type, speaker) });
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
  const values = new Map<string, unknown>(Object.entries(action));
  switch (action.type) {
    case 'layTile':
      return layNote(action, state, speaker);
    case 'found': {
      const missing = phaseOf(state).opensWith - Number(values.get('percent'));
      return missing > 0 ? speaker.text(words.needs, { percent: missing }) : speaker.text(words.opens);
    }
    default:
      return undefined;
  }
}
