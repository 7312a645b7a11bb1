import { sumOf } from '@stellwerk/engine/finance';
import type { BaseAction } from '@stellwerk/engine/kernel';
import {
  fallingOfferIn,
  type Lending,
  type LendingState,
  lacking,
  missing,
  priceNow,
  raisingIn,
  sellsCharterFirst,
} from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { valuesIn } from '../railway/action-names.ts';
import type { TitleView } from '../view.ts';
import type { RhinelandTable } from './table.ts';
import { rhinelandView } from './view.tsx';
import { words } from './words.ts';

/** The table of a game in which unsold items fall in price, and in which the bank lends to directors. */
export function lendingView<S extends LendingState>(table: RhinelandTable<S>, lending: Lending): TitleView {
  const { isPosition } = table;
  const common = rhinelandView(table);
  return {
    ...common,
    priced: [...(common.priced ?? []), 'sellCharterShares'],
    grave: [...(common.grave ?? []), 'loanTaken'],
    topics: { ...common.topics, offerRefused: 'money', charterSharesSold: 'market', loanTaken: 'money' },
    ask: (state, speaker) =>
      (isPosition(state) ? question(lending, state, speaker) : undefined) ?? common.ask?.(state, speaker),
    nameOf: (action, state, speaker) =>
      (isPosition(state) ? nameOf(lending, action, state, speaker) : undefined) ??
      common.nameOf?.(action, state, speaker),
  };
}

function question(lending: Lending, state: LendingState, speaker: Speaker): string | undefined {
  const { game } = lending;
  const offer = fallingOfferIn(state);
  if (offer) {
    const { item, price, forced } = offer;
    return speaker.text(forced || price === 0 ? words.askMustTake : words.askFalling, { item, price });
  }
  const raising = raisingIn(state);
  if (!raising) return undefined;
  const { company, train } = raising;
  return sellsCharterFirst(lending, state, raising)
    ? speaker.text(words.askCharter, { company, train, missing: lacking(game, state, raising) })
    : speaker.text(words.askLoan, { company, train, missing: missing(game, state, raising) });
}

function nameOf({ game }: Lending, action: BaseAction, state: LendingState, speaker: Speaker): string | undefined {
  const { any } = valuesIn(action);
  switch (action.type) {
    case 'pass':
      return fallingOfferIn(state) ? speaker.text(words.decline) : undefined;
    case 'sellCharterShares': {
      const company = raisingIn(state)?.company ?? '';
      const certificates = any('certificates');
      const percent = Array.isArray(certificates) ? sumOf(certificates.map(Number)) : 0;
      const amount = (percent / 10) * priceNow(game, state, company);
      return speaker.text(words.sellCharterShares, { company, percent, amount });
    }
    case 'takeLoan': {
      const amount = Number(any('amount'));
      return speaker.text(words.takeLoan, { amount, twice: 2 * amount });
    }
    default:
      return undefined;
  }
}
