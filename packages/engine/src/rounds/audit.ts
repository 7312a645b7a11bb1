import {
  allMoney,
  BANK,
  cellAt,
  directorOf,
  type Issue,
  isPlayer,
  type Market,
  type MarketState,
  type MoneyState,
  type PaperState,
  percentOf,
  playerOwner,
  type TrainState,
  trainCounts,
  trainsOf,
} from '../finance/index.ts';
import type { BaseState, Seat } from '../kernel/index.ts';
import {
  markerFlaws,
  type TileSupply,
  type TrackMap,
  type TrackPosition,
  tilesInGame,
  trackFlaws,
} from '../track/index.ts';
import { isDiscarding } from './trains.ts';

type Holdings = MoneyState & TrainState & { readonly track: TrackPosition; readonly tiles: TileSupply };

/** Money, tiles and trains are never made or lost, nor is the paper that a title counts. */
export function conservedIn(
  state: Holdings,
  paper: readonly (readonly [what: string, sum: number])[] = [],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { money: allMoney(state), ...tilesInGame(state.track, state.tiles) };
  for (const [what, sum] of paper) sums[what] = sum;
  for (const [type, count] of Object.entries(trainCounts(state))) sums[`train ${type}`] = count;
  return sums;
}

/** Nobody but the bank may have less than nothing. */
export function moneyFlaws({ money }: MoneyState): string[] {
  const short = Object.entries(money).filter(([owner, cash]) => cash < 0 && owner !== BANK);
  return short.map(([owner]) => `${owner} has less than nothing`);
}

/** A company has a par exactly if it has a marker, and that lies on the market. */
export function priceFlaws(market: Market, state: MarketState, id: string, par: number | null): string[] {
  const place = state.market[id];
  const found: string[] = [];
  if ((par === null) !== (place === undefined)) found.push(`${id} has a par or a marker on the market, not both`);
  if (place && !cellAt(market, place)) found.push(`the marker of ${id} is off the market`);
  return found;
}

/** A company has no more trains than it may, unless it is about to give some up. */
export function trainFlaws(state: BaseState & TrainState, id: string, limit: number): string[] {
  const many = trainsOf(state, id).length > limit && !isDiscarding(state, id);
  return many ? [`${id} has too many trains`] : [];
}

/** A player who directs a company has as much of it as any other. */
export function directorFlaws(state: PaperState, issue: Issue, seats: readonly Seat[]): string[] {
  const director = directorOf(state, issue);
  const held = percentOf(state, issue, director);
  const stronger = seats.some((seat) => percentOf(state, issue, playerOwner(seat)) > held);
  return isPlayer(director) && stronger ? [`the director of ${issue.id} is not its strongest shareholder`] : [];
}

/** Tiles and the markers of companies, by how many each has. */
export function boardFlaws(
  map: TrackMap,
  { track, tiles }: Pick<Holdings, 'track' | 'tiles'>,
  markers: Readonly<Record<string, number>>,
): string[] {
  const ofMarkers = Object.entries(markers).flatMap(([id, count]) => markerFlaws(map, track, id, count));
  return [...trackFlaws(map, track, tiles), ...ofMarkers];
}
