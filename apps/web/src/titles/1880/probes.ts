import { type BaseAction, type BaseState, type Params, topFrame } from '@stellwerk/engine/kernel';
import { rotationsOf, tileNamed, tileOn } from '@stellwerk/engine/track';
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
import { isPosition } from './position.ts';

function named(type: string, seat: number, params: Params = {}): BaseAction {
  return { ...params, type, seat };
}

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

/** Tiles and stations somebody may mean who points at a hex: what could follow there by its colour, in every turn. */
export function meant(state: BaseState, seat: number, hex: string): readonly BaseAction[] {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || (frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn')) return [];
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
      rotationsOf(tileNamed(map, tile)).map((rotation) => named('layTile', seat, { hex, tile, rotation })),
    ),
    ...here.nodes.filter(({ slots }) => slots > 0).map(({ id }) => named('placeMarker', seat, { hex, node: id })),
  ];
}

/** Pointing at a pile of trains means to buy the first. */
export function ticketAction(state: BaseState, seat: number, ticket: string): BaseAction | undefined {
  if (!isPosition(state) || !isTrainType(ticket)) return undefined;
  return named('buyTrain', seat, { train: ticket, from: 'bank', price: priceOfTrain(state, ticket) });
}
