import type { BaseState } from '@stellwerk/engine/kernel';
import {
  COMPANY_IDS,
  hasBegun,
  isPosition,
  phaseOf,
  priceOfTrain,
  RESTORED,
  SALE_ORDER,
  SINCE,
  type State,
  TRAIN_TYPES,
  trainKinds,
  typeOnSale,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { depotTickets } from '../railway/depot.ts';
import { NO_HEADER, phaseFact, stationsAt } from '../railway/header.ts';
import { words as common } from '../railway/words.ts';
import type { HeaderFacts, Ticket } from '../view.ts';
import { actingIn, nextIn } from './circle.ts';
import { railway } from './railway.ts';
import { endOf } from './sheets.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

/** So many types are shown above the board; the page of trains has all. */
const SHOWN = 4;

export function headerOf(state: BaseState, speaker: Speaker): HeaderFacts {
  if (!isPosition(state)) return NO_HEADER;
  const { tiles, trainLimit } = phaseOf(state);
  const now = SALE_ORDER.indexOf(typeOnSale(state));
  const shown = new Set<string>(SALE_ORDER.slice(now, now + SHOWN));
  if (hasBegun(state.phase, SINCE.exchange)) shown.add(RESTORED);
  return {
    stations: stationsOf(state, speaker),
    colours: tiles,
    facts: [
      phaseFact(terms, state.phase, trainLimit, speaker),
      state.turnsLeft === null
        ? { value: state.marker ?? '–', label: speaker.text(words.purchaseMarker) }
        : { value: speaker.text(words.lastTurns, { n: state.turnsLeft }), label: speaker.text(words.endNears) },
    ],
    tickets: trainTickets(state, speaker).filter(({ id }) => shown.has(id)),
  };
}

type Station = HeaderFacts['stations'][number];

function stationsOf(state: State, speaker: Speaker): readonly Station[] {
  const kinds = state.flow.map(({ kind }) => kind);
  const stock = speaker.text(common.stockRound, { n: Math.max(state.stockRounds, 1) });
  const round = state.flow.find((frame) => frame.kind === 'operatingRound');
  if (round) {
    const operating = speaker.text(words.operatingRound, { n: round.number });
    const acting = actingIn(state);
    if (kinds.includes('stockRound')) {
      return [
        { label: operating, kind: 'done' },
        { label: stock, kind: 'now' },
        ...(acting ? [{ label: speaker.text(words.goesOn, { name: acting }), kind: 'ahead' as const }] : []),
      ];
    }
    const next = nextIn(state);
    return [
      { label: operating, kind: 'now' },
      ...(next ? [{ label: speaker.text(words.afterwards, { name: next }), kind: 'ahead' as const }] : []),
    ];
  }
  const opening = [speaker.text(words.auction), speaker.text(words.investors), stock];
  const at = kinds.includes('stockRound') ? 2 : kinds.includes('investorChoice') ? 1 : 0;
  return stationsAt(at, opening);
}

/** All types in the order in which the bank sells them, the restored trains last. */
export function trainTickets(state: State, speaker: Speaker): readonly Ticket[] {
  const onSale = typeOnSale(state);
  const restored = hasBegun(state.phase, SINCE.exchange);
  return depotTickets(
    state,
    TRAIN_TYPES.map((type) => ({
      type,
      price: railway.money(priceOfTrain(state, type), speaker),
      count: trainKinds[type].count,
      offered: type === RESTORED ? restored : type === onSale,
      end: endOf(type, speaker),
    })),
    COMPANY_IDS,
    speaker,
  );
}
