import { BANK, DEPOT, OFFERING, POOL, pay, playerOwner } from '@stellwerk/engine/finance';
import { undealt } from '@stellwerk/engine/rounds';
import type { TileSupply, TrackMap } from '@stellwerk/engine/track';
import { type Box, itemOf } from './game.ts';
import type { CompanyState, StartPacket, State } from './state.ts';

interface Opening {
  readonly seats: number[];
  readonly money: number;
  readonly map: TrackMap;
  readonly tiles: TileSupply;
  /** The new trains. */
  readonly depot: string[];
}

/** The position before anything is dealt out, but for what a title adds. */
export function newPosition({ seats, money, map, tiles, depot }: Opening) {
  return {
    ...undealt(seats, money, map, tiles),
    startingPlayers: seats.length,
    priority: seats[0] ?? 0,
    phase: '2' as const,
    trains: { [DEPOT]: depot, [POOL]: [] },
    usedPowers: [],
    stockRounds: 1,
    bankBroke: '' as const,
    rising: [],
  };
}

export function newCompany(): CompanyState {
  return { par: null, floated: false, acted: false, debt: 0, lastIncome: 0 };
}

/** Every player gets a share of the capital; all certificates lie in the offering, and the companies have nothing. */
export function dealOut(box: Box, state: State, share: number): void {
  for (const seat of state.seats) {
    state.money[playerOwner(seat)] = 0;
    pay(state, BANK, playerOwner(seat), share);
  }
  for (const company of box.companies) {
    state.money[company.id] = 0;
    state.trains[company.id] = [];
    state.certificates[company.id] = company.certificates.map(() => OFFERING);
  }
}

/** The start packet before anybody bought of it. */
export function newPacket<I extends string>(box: Box, state: State, items: readonly I[]) {
  const [first] = items;
  const price = first === undefined ? 0 : itemOf(box, state, first).price;
  const unsold = [...items];
  return {
    kind: 'startPacket',
    seat: state.priority,
    passes: 0,
    price,
    unsold,
    bids: {},
    settling: false,
    lastBuyer: null,
  } as const satisfies Omit<StartPacket, 'unsold'> & { unsold: readonly I[] };
}
