import type { Market, MarketPlace, MarketState } from '@stellwerk/engine/finance';
import type { BaseState, Params } from '@stellwerk/engine/kernel';
import type { TileSupply, TrackMap, TrackPosition } from '@stellwerk/engine/track';
import type { MapLook, Mark, MarketMove, NetworkView } from '../../draw/index.ts';
import type { Companies } from '../../draw/palette.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Terms } from './terms.ts';

/** What the table must know of an 18xx title to draw its map, its market and its material: all parts here read it. */
export interface Railway<S extends BaseState> {
  isPosition(state: BaseState): state is S;
  isCompany(id: string): boolean;
  readonly terms: Terms;
  /** A sum in the title's currency: “600 M”. */
  money(sum: number, speaker: Speaker): string;
  /** The map and the tiles in the box: names are read from it, the library shows them. */
  readonly map: TrackMap;
  readonly tiles: Readonly<TileSupply>;
  readonly look: MapLook;
  readonly companies: Companies;
  mapOf(state: S): TrackMap;
  trackOf(state: S): TrackPosition;
  /** The tiles left. */
  supplyOf(state: S): Readonly<TileSupply>;
  /** The colours of tiles that may be laid. */
  coloursOf(state: S): readonly string[];
  /** What an action says of a company's normal lay beside hex, tile and rotation. */
  readonly normalLay?: Params;
  /** Which figure of a value that changes is in force. */
  valueStepOf(state: S): string | null;
  /** Signs that lie on the map in this game. */
  marksOf(state: S, speaker: Speaker): Readonly<Record<string, readonly Mark[]>>;
  /** Signs that the printed map shows where a game has others. */
  readonly printedMarks?: Readonly<Record<string, readonly Mark[]>>;
  /** Hex → the companies whose marker there is not in use. */
  inactiveOf?(state: S): Readonly<Record<string, readonly string[]>>;
  /** What a company reaches; null for an owner who has no markers. */
  networkOf(state: S, company: string): NetworkView | null;
  readonly market: Market;
  marketOf(state: S): MarketState;
  /** Wide cells have room for three markers and a bonus. */
  readonly marketCells?: 'narrow' | 'wide';
  /** Printed at the top right of a cell: “+5”. */
  bonusOf?(place: MarketPlace): string | undefined;
  /** A line of prices is folded into rows of so many. */
  readonly marketFold?: number;
  /** The printed chart leaves its lower right free: the order of play stands there. */
  readonly freeCorner: boolean;
  /** Where a marker would go, and by what. */
  movesOf(place: MarketPlace, speaker: Speaker, state: S, company: string): readonly MarketMove[];
  /** How markers move, a line for each kind of move. */
  moveRules(speaker: Speaker): readonly string[];
  /** Kinds of action whose parameter is the price of a par cell: “found” by “par”. */
  readonly parParams: Readonly<Record<string, string>>;
  /** The companies in the order in which they operate. */
  orderOf(state: S): readonly string[];
  /** Events that move the marker of their `company`. */
  readonly priceEvents: readonly string[];
}
