import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, type Params, topFrame } from '@stellwerk/engine/kernel';
import { rotationsOf, tileNamed, tileOn } from '@stellwerk/engine/track';
import { companies, mapOf, phaseOf, priceOfTrain, TRAIN_TYPES } from '@stellwerk/titles/18rhl';
import { isPosition } from './position.ts';

function named(type: string, seat: number, params: Params = {}): BaseAction {
  return { ...params, type, seat };
}

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

/** Tiles and markers somebody may mean who points at a hex: what could follow there by its colour, in every turn. */
export function meant(state: BaseState, seat: number, hex: string): readonly BaseAction[] {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || frame?.kind !== 'companyTurn') return [];
  const map = mapOf(state);
  const here = tileOn(map, state.track, hex);
  const colours = phaseOf(state).tiles;
  const kinds = [...new Set(here.nodes.map(({ kind }) => kind))].sort().join();
  const tiles = Object.keys(state.tiles).filter((id) => {
    const tile = tileNamed(map, id);
    const alike = [...new Set(tile.nodes.map(({ kind }) => kind))].sort().join() === kinds;
    return colours.includes(tile.color) && alike && tile.labels.join() === here.labels.join();
  });
  const probes = tiles.length > 0 ? tiles : Object.keys(state.tiles).slice(0, 1);
  return [
    ...probes.flatMap((tile) =>
      rotationsOf(tileNamed(map, tile)).map((rotation) =>
        named('layTile', seat, { hex, tile, rotation, power: 'none' }),
      ),
    ),
    ...here.nodes.filter(({ slots }) => slots > 0).map(({ id }) => named('placeMarker', seat, { hex, node: id })),
  ];
}

/** Pointing at a pile of trains means to buy the first. */
export function ticketAction(state: BaseState, seat: number, ticket: string): BaseAction | undefined {
  if (!isPosition(state)) return undefined;
  return named('buyTrain', seat, { train: ticket, from: 'depot', price: priceOfTrain(ticket) });
}
