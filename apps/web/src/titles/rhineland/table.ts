import type { Owner as Holder } from '@stellwerk/engine/finance';
import type { BaseState, Text, Title } from '@stellwerk/engine/kernel';
import type { TileSupply, TrackMap } from '@stellwerk/engine/track';
import type { FigureSource, Replaceable, Rhineland, State } from '@stellwerk/titles/rhineland';
import type { MapLook, Mark } from '../../draw/look.ts';
import type { Companies } from '../../draw/palette.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Owner } from '../view.ts';

/** No player and no company, but it holds shares: it has a sheet where it has money. */
export interface OtherHolder {
  readonly owner: Holder;
  readonly name: Text;
  readonly note: Text;
  readonly letters: string;
}

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
  /** Signs that lie on the map in this game. */
  marksOf(state: S): Readonly<Record<string, readonly Mark[]>>;
  /** What else stands on a company's sheet. */
  linesOf?(state: S, company: string, speaker: Speaker): Owner['lines'];
  /** Who holds money and shares beside players and companies, in some games. */
  readonly otherHolders?: readonly OtherHolder[];
  mustBuy(state: S, company: string): boolean;
  /** What each item of the start packet can do. */
  readonly powers: Readonly<Record<string, Text>>;
  /** What a run counts beside its stops. */
  readonly bonuses: Readonly<Record<string, Text>>;
  /** What its figures rest on where the rulebook does not give them. */
  readonly sources?: readonly FigureSource[];
  /** What a file of figures may replace. */
  readonly replaceable?: Replaceable;
}
