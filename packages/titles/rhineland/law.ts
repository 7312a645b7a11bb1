import type { Owner } from '@stellwerk/engine/finance';
import type { Refusal, Step, Tell } from '@stellwerk/engine/kernel';
import type { FaultCode, RouteRules, RunResult } from '@stellwerk/engine/routes';
import type { GraphNode, LayCheck, Reach, Tile, TrackGraph, TrackMap, TrackNode } from '@stellwerk/engine/track';
import type { Box } from './box.ts';
import type { Company } from './material.ts';
import type { CompanyTurn, StartPacket, State, StockRound } from './state.ts';

/** What a private may pay for or allow beside or in place of a company's normal lay. */
export interface Power {
  /** As an action names it. */
  readonly id: string;
  /** The privates it uses up. */
  readonly uses: readonly string[];
  /** The hexes where it may be used at all; undefined: everywhere. */
  targets?(state: State, frame: CompanyTurn): readonly string[] | undefined;
  /** Why it may not be used for this tile on this hex. */
  refuse(state: State, hex: string, tile: string, frame: CompanyTurn): Refusal | undefined;
  /** What the lay costs, if not what is printed. */
  cost?(state: State): number | undefined;
  /** The lay needs a connection like a normal one. */
  connected?(state: State): boolean;
  /** Where the connection must begin, if not at the company's own markers. */
  starts?(node: GraphNode): boolean;
  /** It lays this tile of its own, whatever lies there; the rule says how it must lie. */
  readonly tile?: { readonly id: string; readonly rule: string };
  /** The rule by which it has to wait for the tile's colour. */
  readonly waits?: string;
  used?(state: State, frame: CompanyTurn, hex: string): void;
}

/** A tile that was just laid. */
export interface LaidNow {
  readonly frame: CompanyTurn;
  readonly hex: string;
  readonly tile: Tile;
  /** Undefined: the company's normal lay. */
  readonly power: Power | undefined;
}

/** Circles that are not for ordinary markers, and the rule that keeps them free. */
export interface KeptCircles {
  readonly rule: string;
  has(node: TrackNode, slot: number): boolean;
}

/** How the certificates of a company change hands. */
export interface Dealing {
  /** All hands that the seat could give up. */
  hands(state: State, company: Company, seat: number): readonly (readonly number[])[];
  refuse(state: State, company: Company, seat: number, percents: readonly number[]): Refusal | undefined;
  giveUp(state: State, company: Company, seat: number, percents: readonly number[], tell: Tell): void;
  /** The certificate goes to the seat, and the directorship with it if it must. */
  take(state: State, company: Company, index: number, seat: number, tell: Tell): void;
}

/** How the sale of the start packet goes where the games differ. */
export interface PacketLaw {
  priceOf(state: State, frame: StartPacket, item: string): number;
  /** Everybody passed in a row. */
  allPassed(step: Step<State, StartPacket>): void;
  /** What goes with an item, beside the private itself. */
  sold(state: State, item: string, seat: number, price: number, tell: Tell): void;
}

/** One thing that the beginning of a phase brings about. */
export type PhaseEffect = (game: Box, state: State, tell: Tell) => void;

/** The decisions in which the games on the Rhine differ. A title's own functions may ask its own state. */
export interface Law {
  mapOf(state: State): TrackMap;
  readonly packet: PacketLaw;
  /** Who begins with the shares once the packet is sold. */
  sharesBegin(state: State, packet: StartPacket): number;
  /** Who gets the priority deal when a stock round ends; `next` would act next if it went on. */
  priorityAfter(state: State, lastBuyer: number | null, next: number): number;

  /** What keeps a company out of this game. */
  refuseCompany?(state: State, company: Company): Refusal | undefined;
  /** If the number of players alone does not say it. */
  certificateLimit?(state: State): number;
  /** After each turn of a stock round, in which everybody may have passed in a row; without it that ends the round. */
  afterStockTurn?(state: State, round: StockRound, allPassed: boolean, tell: Tell): 'goesOn' | 'ends';
  /** When a stock round has ended and the priority deal is settled. */
  afterStockRound?(state: State, tell: Tell): void;
  /** How many operating rounds follow a stock round, if the phase does not say it. */
  operatingRounds?(state: State): number;
  /** Why the game ends after a set of operating rounds, beside a broken bank. */
  endOfGame?(state: State): string | undefined;

  floatsAt(state: State): 'purchase' | 'roundEnd';
  capitalOf(state: State, company: Company): number;
  /** Where unsold certificates go when a company floats; undefined: they stay. */
  unsoldGoesTo(state: State, company: Company): Owner | undefined;
  priceAfterFloat(state: State): 'rises' | 'risesAtRoundEnd' | 'stays';
  /** When a company's home markers begin to bar the way; until then their circles are kept for it. */
  readonly homesAt: 'firstTurn' | 'float';
  /** The hexes of its home markers, if they are not the same in every game. */
  homesOf?(state: State, company: Company): readonly string[];

  afterFloat?(state: State, company: Company, tell: Tell): void;

  refuseSale(state: State, company: Company): Refusal | undefined;
  dealing(state: State, company: Company): Dealing;
  /** Several blocks of one company may be sold in a turn. */
  sellsBlocks(state: State): boolean;
  isSoldOut(state: State, company: Company): boolean;
  /** What becomes of a marker that a dividend below the price leaves on its square. */
  readonly unmovedMarker: 'staysOnTop' | 'goesUnder';

  readonly powers: readonly Power[];
  /** The colours of which the company may lay another tile after its normal lay; none without it. */
  furtherColors?(state: State, frame: CompanyTurn): readonly string[];
  /** What forbids this lay whatever the tile and the connection: hexes and tiles kept for a power. */
  refuseReserved(state: State, hex: string, tile: string, power: Power | undefined): Refusal | undefined;
  /** Powers may be used after the building step too, until a train was bought. */
  buildsLate(state: State): boolean;
  readonly layChecks: readonly LayCheck<string>[];
  costRule(hex: string): string;
  /** A reached city gains enough by this upgrade to allow it without new track. */
  gainsCity(network: Reach, hex: string, old: Tile, next: Tile): boolean;
  afterLay(state: State, tell: Tell, laid: LaidNow): void;

  readonly keptCircles?: KeptCircles;
  /** What the next ordinary marker costs, if not by how many stand on the map; undefined when none is left. */
  markerCost?(state: State, company: Company): number | undefined;
  /** A marker there needs no connection. */
  marksFreely?(state: State, company: Company, hex: string): boolean;
  afterMarker?(state: State, company: Company, hex: string): void;

  /** The line ends there for everybody. */
  isEndOnly(state: State, node: GraphNode): boolean;
  /** Markers of others bar the company's way through. */
  isBlocked(node: GraphNode, graph: TrackGraph, company: string): boolean;
  routeRules(state: State, company: string): RouteRules;
  /** The rule behind a fault, where a kind of train has a rule of its own. */
  faultRule?(train: string, code: FaultCode): string | undefined;
  /** What forbids routes that are sound each by itself. */
  refuseRun?(state: State, run: RunResult): Refusal | undefined;
  /** Trains may be left standing although they have a route. */
  standsStill(state: State): boolean;
  afterIncome(state: State, company: string): void;

  /** A company without a train must get one. */
  owesTrain(state: State, company: string): boolean;
  tradesTrains(state: State): boolean;
  refuseSeller(state: State, seller: Company): Refusal | undefined;
  /** What a new phase brings about, in this order. */
  readonly phaseEffects: readonly PhaseEffect[];
  /** Some of them are still to come, the new train limit among them. */
  isPhaseBeginning?(state: State): boolean;

  /** What counts at the end beside cash and shares, by its name. */
  accounts?(state: State, seat: number): Readonly<Record<string, number>>;
}
