import { OFFERING, sumOf } from '@stellwerk/engine/finance';
import { type BaseAction, topFrame } from '@stellwerk/engine/kernel';
import { priceNow, type Rhineland, type State } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { valuesIn } from '../railway/action-names.ts';
import type { Dealing } from '../view.ts';

const KINDS = ['found', 'buyShare', 'sellShares'];

export function dealing(game: Rhineland, state: State): Dealing | undefined {
  return topFrame(state)?.kind === 'stockRound'
    ? { companies: game.companies.map(({ id }) => id), kinds: KINDS }
    : undefined;
}

/** “Buy 120 · pool”, “Sell 20 %”. */
export function dealName(game: Rhineland, action: BaseAction, state: State, speaker: Speaker): string | undefined {
  const { any, text } = valuesIn(action);
  switch (action.type) {
    case 'buyShare': {
      const price = (Number(any('percent')) / 10) * priceNow(game, state, text('company'));
      const buy = `${speaker.say('matrix.buy')} ${speaker.number(price)}`;
      return text('from') === OFFERING ? buy : `${buy} · ${speaker.term(text('from'))}`;
    }
    case 'sellShares': {
      const certificates = any('certificates');
      const percent = Array.isArray(certificates) ? sumOf(certificates.map(Number)) : 0;
      return `${speaker.say('matrix.sell')} ${percent} %`;
    }
    default:
      return undefined;
  }
}
