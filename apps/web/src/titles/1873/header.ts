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
    // What is sold and costs nothing is not worth the room.
    tickets: unitTickets(state, speaker).filter(({ kind, note }) => kind !== 'sold' || note !== ''),
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

/** The stack of units, sold as machine or as loco; a size that is sold tells what its upkeep is. */
export function unitTickets(state: State, speaker: Speaker): readonly Ticket[] {
  const { machines, locos } = phaseOf(state);
  const both = (sums: readonly (number | null | undefined)[]) =>
    sums.filter((sum) => typeof sum === 'number').join(' / ');
  const ticket = (head: string, left: number | null, isNext: boolean, price: string, upkeep: string): Ticket => ({
    id: head,
    head,
    line:
      left === 0
        ? speaker.text(upkeep === '' ? common.sold : words.upkeepNow)
        : speaker.text(left === null ? common.endless : common.left, { n: left ?? 0 }),
    note: left === 0 ? upkeep : `${price}\u00a0M`,
    kind: left === 0 ? 'sold' : isNext ? 'next' : 'locked',
  });
  const stack = ([1, 2, 3, 4, 5] as const).map((size) => {
    const left = size === 5 ? null : state.stock[size];
    const [machine = 0, loco = 0] = [machines[size - 1], locos[size - 1]];
    const upkeep = machine + loco === 0 ? '' : both([machine, loco]);
    return ticket(String(size), left, size === nextSize(state), both([units[size].machine, units[size].loco]), upkeep);
  });
  return [...stack, ticket('D', state.diesels, state.fullSets > 0, String(DIESEL_PRICE), '')];
}
