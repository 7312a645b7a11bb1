import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import {
  COMPANY_IDS,
  companies,
  isTrainType,
  map,
  PRIVATE_IDS,
  phaseOf,
  priceOfTrain,
  type State,
  typeOnSale,
} from '@stellwerk/titles/1880';
import { buildingMeant, named } from '../railway/meant.ts';
import type { Part } from '../view.ts';
import { isPosition } from './position.ts';

/** What somebody at the table might look for; what of it is not offered answers for itself. */
export function wanted(state: BaseState, seat: number): readonly BaseAction[] {
  if (!isPosition(state)) return [];
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'auction':
      return PRIVATE_IDS.slice(PRIVATE_IDS.indexOf(frame.item)).map((item) =>
        named('bid', seat, { item, amount: (frame.high?.amount ?? frame.minimum - 5) + 5 }),
      );
    case 'stockRound':
      return [...founding(state, seat), ...dealing(state, seat), named('pass', seat)];
    case 'companyTurn': {
      const { hex } = companies[frame.company].home;
      const train = typeOnSale(state);
      return [
        named('layTile', seat, { hex, tile: '8', rotation: 0 }),
        named('placeMarker', seat, { hex, node: 'city0' }),
        named('run', seat, { routes: [] }),
        named('payDividend', seat),
        named('withhold', seat),
        named('buyTrain', seat, { train, from: 'bank', price: priceOfTrain(state, train) }),
        named('exchangeRocket', seat),
        named('assignPermit', seat, { company: frame.company }),
        named('pass', seat),
      ];
    }
    default:
      return [];
  }
}

function founding(state: State, seat: number): readonly BaseAction[] {
  const [company] = COMPANY_IDS.filter((id) => state.companies[id].par === null);
  if (company === undefined) return [];
  return [named('found', seat, { company, percent: 20, par: 100, row: 0, permit: 'ABC' })];
}

function dealing(state: State, seat: number): readonly BaseAction[] {
  return COMPANY_IDS.filter((id) => state.companies[id].par !== null).flatMap((company) => [
    named('buyShare', seat, { company }),
    named('sellShares', seat, { company, units: 1 }),
  ]);
}

export function meant(state: BaseState, seat: number, hex: string): readonly BaseAction[] {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || (frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn')) return [];
  const { track, tiles: supply } = state;
  return buildingMeant({ map, track, supply, colours: phaseOf(state).tiles }, seat, hex);
}

/** Pointing at what the bank has means to buy of it, at the own units to sell one. */
export function meantByPart(seat: number, company: string, { kind, seat: holder }: Part): readonly BaseAction[] {
  if (holder === seat) return [named('sellShares', seat, { company, units: 1 })];
  return kind === 'pool' ? [named('buyShare', seat, { company })] : [];
}

/** Pointing at a pile of trains means to buy the first. */
export function ticketAction(state: BaseState, seat: number, ticket: string): BaseAction | undefined {
  if (!isPosition(state) || !isTrainType(ticket)) return undefined;
  return named('buyTrain', seat, { train: ticket, from: 'bank', price: priceOfTrain(state, ticket) });
}
