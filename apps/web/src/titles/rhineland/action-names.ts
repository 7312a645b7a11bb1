import { sumOf } from '@stellwerk/engine/finance';
import type { BaseAction } from '@stellwerk/engine/kernel';
import { commonTop, priceNow, type Rhineland, type State } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { commonName, valuesIn } from '../railway/action-names.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import { words } from './words.ts';

/** An action in the words of those who play. */
export function nameOf<S extends State>(
  game: Rhineland,
  railway: Railway<S>,
  action: BaseAction,
  state: S,
  speaker: Speaker,
): string | undefined {
  const { any, text } = valuesIn(action);
  switch (action.type) {
    case 'pass':
      return passName(state, speaker);
    case 'forcePurchase':
      return commonName(railway, { ...action, type: 'buyTrain' }, state, speaker);
    case 'buyShare':
      return speaker.text(words.buyShare, { company: text('company'), percent: text('percent'), from: text('from') });
    case 'sellShares': {
      const certificates = any('certificates');
      const percent = Array.isArray(certificates) ? sumOf(certificates.map(Number)) : 0;
      const company = text('company');
      const amount = (percent / 10) * priceNow(game, state, company);
      return speaker.text(words.sellShares, { company, percent, amount });
    }
    case 'answerOffer':
      return speaker.text(any('accept') === true ? words.acceptOffer : words.declineOffer);
    case 'found':
      return speaker.text(words.found, { company: text('company'), par: text('par') });
    case 'layTile': {
      const power = text('power');
      if (power === 'none') return commonName(railway, action, state, speaker);
      return speaker.text(words.withPower, { tile: text('tile'), hex: text('hex'), power });
    }
    case 'buyItem':
      return speaker.text(words.buyItem, { item: text('item') });
    case 'bid':
      return speaker.text(words.bidItem, { item: text('item'), amount: text('amount') });
    default:
      return commonName(railway, action, state, speaker);
  }
}

/** Pass says what is passed. */
function passName(state: State, speaker: Speaker): string | undefined {
  const frame = commonTop(state);
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
