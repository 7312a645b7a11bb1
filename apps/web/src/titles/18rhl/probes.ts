import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { companies, mapOf, phaseOf, priceOfTrain, TRAIN_TYPES } from '@stellwerk/titles/18rhl';
import { buildingMeant, named } from '../railway/meant.ts';
import type { Part } from '../view.ts';
import { isPosition } from './position.ts';

/** What somebody at the table might look for; what of it is not offered answers for itself. */
export function wanted(state: BaseState, seat: number): readonly BaseAction[] {
  if (!isPosition(state)) return [];
  const frame = topFrame(state);
  const all = Object.values(companies);
  switch (frame?.kind) {
    case 'companyTurn': {
      const { company } = frame;
      const home = companies[company].homes[0] ?? 'I10';
      return [
        named('layTile', seat, { hex: home, tile: '8', rotation: 0, power: 'none' }),
        named('placeMarker', seat, { hex: home, node: 'city0' }),
        named('run', seat, { routes: [] }),
        named('payDividend', seat),
        named('withhold', seat),
        ...TRAIN_TYPES.filter((train) => trainsOf(state, DEPOT).includes(train)).map((train) =>
          named('buyTrain', seat, { train, from: 'depot', price: priceOfTrain(train) }),
        ),
        named('pass', seat),
      ];
    }
    case 'stockRound':
      return [
        ...all.flatMap(({ id }) =>
          state.companies[id].par === null
            ? [named('found', seat, { company: id, par: 100 })]
            : [
                named('buyShare', seat, { company: id, from: 'offering', percent: 10 }),
                named('sellShares', seat, { company: id, certificates: [10] }),
              ],
        ),
        named('pass', seat),
      ];
    default:
      return [];
  }
}

export function meant(state: BaseState, seat: number, hex: string): readonly BaseAction[] {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || frame?.kind !== 'companyTurn') return [];
  const { track, tiles: supply } = state;
  return buildingMeant({ map: mapOf(state), track, supply, colours: phaseOf(state).tiles }, seat, hex, {
    power: 'none',
  });
}

/** Pointing at the pool or the offering means to buy there, at the own shares to sell one. */
export function meantByPart(seat: number, company: string, { id, seat: holder }: Part): readonly BaseAction[] {
  if (holder === seat) return [named('sellShares', seat, { company, certificates: [10] })];
  if (holder !== undefined) return [];
  // KKK sells its large certificates first.
  return [10, 20].map((percent) => named('buyShare', seat, { company, from: id, percent }));
}

/** Pointing at a pile of trains means to buy the first. */
export function ticketAction(state: BaseState, seat: number, ticket: string): BaseAction | undefined {
  if (!isPosition(state)) return undefined;
  return named('buyTrain', seat, { train: ticket, from: 'depot', price: priceOfTrain(ticket) });
}
