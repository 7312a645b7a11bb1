import type { BaseState } from '@stellwerk/engine/kernel';
import {
  DIESEL_PRICE,
  isPosition,
  nextSize,
  phaseOf,
  type State,
  SWITCHER_PRICES,
  units,
} from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { NO_HEADER, phaseFact, stationsAt } from '../railway/header.ts';
import { words as common } from '../railway/words.ts';
import type { HeaderFacts, Ticket } from '../view.ts';
import { railway } from './railway.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export function headerOf(state: BaseState, speaker: Speaker): HeaderFacts {
  if (!isPosition(state)) return NO_HEADER;
  const { tiles, operatingRounds, size } = phaseOf(state);
  return {
    stations: stationsOf(state, speaker),
    colours: tiles,
    facts: [
      phaseFact(terms, state.phase, operatingRounds, speaker),
      ...(size === 1
        ? []
        : [
            {
              value: speaker.text(words.switcherOnSale, { size }),
              label: railway.money(SWITCHER_PRICES[size], speaker),
            },
          ]),
    ],
    tickets: unitTickets(state, speaker),
  };
}

/** An auction, a stock round, and the operating rounds of the set. */
function stationsOf(state: State, speaker: Speaker): HeaderFacts['stations'] {
  const kinds = state.flow.map(({ kind }) => kind);
  if (kinds.includes('premiumAuction') || kinds.includes('startAuction')) {
    return stationsAt(0, [speaker.text(words.startAuction)]);
  }
  const n = state.tradingRound;
  const round = state.flow.find((frame) => frame.kind === 'operatingRound');
  const rounds = Array.from({ length: round?.of ?? phaseOf(state).operatingRounds }, (_, i) =>
    speaker.text(words.operatingRound, { n, i: i + 1 }),
  );
  const at = round ? round.number + 1 : kinds.includes('stockRound') ? 1 : 0;
  return stationsAt(at, [speaker.text(words.auctionRound), speaker.text(common.stockRound, { n }), ...rounds]);
}

/** The stack of units, sold as machine or as loco, the lowest size first. */
export function unitTickets(state: State, speaker: Speaker): readonly Ticket[] {
  const next = nextSize(state);
  const stack = ([1, 2, 3, 4, 5] as const).map((size): Ticket => {
    const left = size === 5 ? null : state.stock[size];
    const { machine, loco } = units[size];
    const prices = [machine, loco].flatMap((price) => (price === null ? [] : [railway.money(price, speaker)]));
    return {
      id: String(size),
      head: String(size),
      line:
        left === 0
          ? speaker.text(common.sold)
          : left === null
            ? speaker.text(common.endless)
            : speaker.text(common.left, { n: left }),
      note: left === 0 ? '' : prices.join(' / '),
      kind: left === 0 ? 'sold' : size === next ? 'next' : 'locked',
    };
  });
  const diesels: Ticket = {
    id: 'D',
    head: 'D',
    line: speaker.text(state.diesels === 0 ? common.sold : common.left, { n: state.diesels }),
    note: state.diesels === 0 ? '' : railway.money(DIESEL_PRICE, speaker),
    kind: state.diesels === 0 ? 'sold' : state.fullSets < 1 ? 'locked' : 'next',
  };
  return [...stack, diesels];
}
