import { sumOf } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { isCompany, maps, mustBuy, phaseOf, priceNow } from '@stellwerk/titles/18rhl';
import type { Speaker } from '../../text/speaker.ts';
import { nameOn } from '../railway/board.tsx';
import { layNote } from '../railway/told.ts';
import { words as common } from '../railway/words.ts';
import type { Steps } from '../view.ts';
import { isPosition } from './position.ts';
import { words } from './words.ts';

const STEPS: readonly string[] = ['build', 'run', 'dividend', 'trains'];

export function steps(state: BaseState, speaker: Speaker): Steps | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (frame?.kind !== 'companyTurn') return undefined;
  const names = [common.stepBuild, common.stepRun, common.stepPay, words.stepTrains].map((word) => speaker.text(word));
  return { names, now: STEPS.indexOf(frame.step) };
}

export function ask(state: BaseState, speaker: Speaker): string | undefined {
  if (!isPosition(state)) return undefined;
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'startPacket':
      return speaker.text(words.askPacket);
    case 'stockRound':
      return speaker.text(common.askStock);
    case 'companyTurn':
      switch (frame.step) {
        case 'build':
          return speaker.text(frame.laid ? words.askBuilt : words.askBuild);
        case 'run':
          return speaker.text(words.askRun);
        case 'dividend':
          return speaker.text(words.askPay, { income: frame.income });
        case 'trains':
          return speaker.text(mustBuy(state, frame.company) ? words.askMustBuy : words.askTrains, {
            company: frame.company,
          });
        default:
          return undefined;
      }
    case 'itemAuction':
      return speaker.text(words.askItem, { item: frame.item });
    case 'choosePar':
      return speaker.text(words.askPar, { paid: frame.paid });
    case 'trainOffer':
      return speaker.text(words.askOffer, { ...frame });
    case 'discardTrains':
      return speaker.text(words.askDiscard, { company: frame.company, limit: phaseOf(state).trainLimit });
    case 'raiseMoney':
      return speaker.text(words.askRaise, { company: frame.company, train: frame.train, missing: frame.missing });
    default:
      return undefined;
  }
}

/** An action in the words of those who play. */
export function nameOf(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  const values = new Map<string, unknown>(Object.entries(action));
  const text = (name: string) => String(values.get(name) ?? '');
  switch (action.type) {
    case 'pass':
      return passed(state, speaker);
    case 'buyTrain':
    case 'forcePurchase': {
      const from = text('from');
      const source = isCompany(from)
        ? speaker.text(words.fromCompany, { company: from, price: text('price') })
        : speaker.text(from === 'pool' ? words.fromPool : words.fromDepot);
      return speaker.text(words.buyTrain, { train: text('train'), from: source });
    }
    case 'buyShare':
      return speaker.text(words.buyShare, {
        company: text('company'),
        percent: text('percent'),
        from: text('from'),
      });
    case 'sellShares': {
      const certificates = values.get('certificates');
      const percent = Array.isArray(certificates) ? sumOf(certificates.map(Number)) : 0;
      const company = text('company');
      const price = isPosition(state) && isCompany(company) ? priceNow(state, company) : 0;
      return speaker.text(words.sellShares, { company, percent, amount: (percent / 10) * price });
    }
    case 'discardTrain':
      return speaker.text(words.discardTrain, { train: text('train') });
    case 'answerOffer':
      return speaker.text(values.get('accept') === true ? words.acceptOffer : words.declineOffer);
    case 'found':
      return speaker.text(words.found, { company: text('company'), par: text('par') });
    case 'layTile': {
      const power = text('power');
      const figures = { tile: text('tile'), hex: text('hex'), power };
      return speaker.text(power === 'none' ? common.layTile : words.withPower, figures);
    }
    case 'placeMarker':
      return speaker.text(words.placeMarker, { place: nameOn(maps.standard, text('hex'), text('node')) });
    case 'buyItem':
      return speaker.text(words.buyItem, { item: text('item') });
    case 'bid':
      return speaker.text(words.bidItem, { item: text('item'), amount: text('amount') });
    default:
      return undefined;
  }
}

/** Pass says what is passed. */
function passed(state: BaseState, speaker: Speaker): string | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  switch (frame?.kind) {
    case 'companyTurn':
      return speaker.text(frame.step === 'trains' ? common.passTrains : common.passBuild);
    case 'stockRound':
      return speaker.text(frame.soldNow.length > 0 ? common.passSold : common.passStock);
    case 'startPacket':
    case 'itemAuction':
      return speaker.text(common.passBid);
    default:
      return undefined;
  }
}

export function noteOn(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  return action.type === 'layTile' && isPosition(state) ? layNote(action, state, speaker) : undefined;
}
