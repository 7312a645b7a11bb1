import type { BaseState, Text, Title } from '@stellwerk/engine/kernel';
import type { TileSupply, TrackMap } from '@stellwerk/engine/track';
import type { FigureSource, Rhineland, State } from '@stellwerk/titles/rhineland';
import type { MapLook } from '../../draw/look.ts';
import type { Companies } from '../../draw/palette.ts';

/** What the table must know of a game on the Rhine beyond its material and its law. */
export interface RhinelandTable<S extends State> {
  readonly title: Title<S>;
  readonly game: Rhineland;
  isPosition(state: BaseState): state is S;
  /** The map and the tiles in the box, as the library shows them. */
  readonly map: TrackMap;
  readonly tiles: Readonly<TileSupply>;
  readonly look: MapLook;
  readonly companies: Companies;
  /** Which figure of red and grey areas holds, by its name in the map data. */
  valueStepOf(state: S): string;
  /** Where the movable coal mine and steel mill lie; '' where there is none. */
  sitesOf(state: S): { readonly coal: string; readonly steel: string };
  /** Money that waits on the map for a company; 0 where there is none. */
  fundOf?(state: S, company: string): number;
  mustBuy(state: S, company: string): boolean;
  /** What each item of the start packet can do. */
  readonly powers: Readonly<Record<string, Text>>;
  /** What a run counts beside its stops. */
  readonly bonuses: Readonly<Record<string, Text>>;
  /** What its figures rest on where the rulebook does not give them. */
  readonly sources?: readonly FigureSource[];
}
