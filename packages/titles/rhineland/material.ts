import type { Direction, Issue, Market, Owner } from '@stellwerk/engine/finance';

export interface Company extends Issue {
  readonly name: string;
  /** The hexes of its home markers. */
  readonly homes: readonly string[];
  /** What each marker costs, in the order in which they are placed; homes first. */
  readonly markers: readonly number[];
  /** How many markers of another kind it has beside those; none unless told. */
  readonly otherMarkers?: number;
}

export interface TrainKind {
  readonly count: number;
  readonly price: number;
  /** The most cities and off-board areas it counts. */
  readonly stops: number;
  /** The phase from which it is on offer beside the lowest type; without one it waits for the lower types to be sold. */
  readonly opens?: string;
}

export interface Phase {
  readonly tiles: readonly string[];
  readonly trainLimit: number;
  /** The type that leaves the game. */
  readonly scraps?: string;
  readonly operatingRounds: number;
  readonly montanBonus: number;
  /** Which figure of red and grey areas holds. */
  readonly values: 'low' | 'high';
}

export interface StartItem {
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** How far its price may fall; to nothing unless told. */
  readonly least?: number;
}

/** What brings a marker to another square of the market. */
type PriceMove = 'dividend' | 'noDividend' | 'soldOut' | 'floated' | 'sold';

/** What lies in the box of a game on the Rhine. */
export interface Material {
  /** The title's id; its own texts are named by it. */
  readonly id: string;
  /** In the order in which lists of them are told. */
  readonly companies: readonly Company[];
  readonly market: Market;
  /** For each move the directions to try, in order. */
  readonly moves: Readonly<Record<PriceMove, readonly Direction[]>>;
  /** By type, the lowest first. */
  readonly trains: Readonly<Record<string, TrainKind>>;
  /** Trains that stay with the company they came to: never traded or given up, and not the train that it must own. */
  readonly boundTrains?: readonly string[];
  /** Each begins with the first new train of its name. */
  readonly phases: Readonly<Record<string, Phase>>;
  /** The start packet, in the order in which it is sold. */
  readonly items: Readonly<Record<string, StartItem>>;
  /** Those items that are privates: they pay and count as certificates until they close. */
  readonly privates: readonly string[];
  /** The cities on both banks of the river. */
  readonly metropoles: ReadonlySet<string>;
  /** Who holds shares beside the players, and has them counted as sold. */
  readonly holders?: readonly Owner[];
  /** By the number of players. */
  readonly certificateLimits: Readonly<Record<number, number>>;
  /** The part of a company, in percent, that lies with players or in the pool when it floats. */
  readonly floatPercent: number;
  /** The most of a company, in percent, that the pool takes by sales. */
  readonly poolLimit: number;
  /** Bids lie on a grid of this step above the last one or the printed price, the first at `leastRaise`. */
  readonly bidStep: number;
  readonly leastRaise: number;
}
