import {
  type BaseAction,
  type BaseState,
  type ConfigRequest,
  type Game,
  type Options,
  type Refusal,
  type Result,
  refuse,
  type Title,
} from '@stellwerk/engine/kernel';
import type { PeerAction } from './action.ts';
import type { Pending, Told } from './entry.ts';
import type { PeerGame } from './file.ts';
import type { Log } from './table.ts';

/** How each kind of action is played here, by the site's name of it. */
export type Translations<Table> = Readonly<Record<string, (table: Table, action: PeerAction) => Refusal | undefined>>;

export function translateBy<Table>(kinds: Translations<Table>, table: Table, action: PeerAction): Refusal | undefined {
  const translate = Object.hasOwn(kinds, action.type) ? kinds[action.type] : undefined;
  return translate ? translate(table, action) : refuse('interop/kind');
}

/** Plays one file's actions on one game, and remembers what only the site's names tell. */
interface Translator<S extends BaseState, A extends BaseAction> {
  /** Whether who acts in the file is one who is asked here. That a player is to act the game itself says. */
  acts(action: PeerAction): boolean;
  /** Plays what the action stands for, and after it what the site did by itself before the next one. */
  play(action: PeerAction): Refusal | undefined;
  /** The two programs stand at the same point of the flow, so that their positions can be compared. */
  settled(): boolean;
  /** The other way: the entries that stand for the moves of a game here. */
  tell(pending: Pending<S, A>): Told;
  /** Plays a move that no entry stands for. */
  skip(move: A): Refusal | undefined;
}

/** What stands in the head of a file beside the players. */
export interface FileSettings {
  readonly seed: number;
  readonly optionalRules: readonly string[];
  /** Options that follow from the file, written out. */
  readonly options: Options;
}

/** How the games of one title are taken over. */
export interface Mapper<S extends BaseState, A extends BaseAction> {
  /** The title as the site names it. */
  readonly peerTitle: string;
  readonly title: Title<S, A>;
  /** Kinds of actions that change nothing here: what the site notes for itself. */
  readonly ignored: ReadonlySet<string>;
  /** Something in the set-up there hangs on the file's seed. */
  readonly usesSeed: boolean;
  /** Whether a copy of a tile looks the same turned one way and the other. */
  looksTheSame(tile: string, rotation: number, other: number): boolean;
  /** What the site calls the usual end of the game. */
  readonly endReason: string;
  /** Where the site reads the rules otherwise, by option. */
  readonly siteReadings: Options;
  /** The site's readings of the rules, and what the file says of the set-up. */
  request(file: PeerGame): Result<ConfigRequest>;
  translator(file: PeerGame, game: Game<S>, log: Log): Translator<S, A>;
  /** The head of the file for a game of ours. */
  settings(game: Game<S>): FileSettings;
  /** Both positions in the same words, for comparison. */
  readings(file: PeerGame, game: Game<S>, digest: Readonly<Record<string, unknown>>): Readings;
  /** The best run of the company that is to run its trains now; undefined if none is. */
  bestRun(game: Game<S>): BestIncome | undefined;
}

export interface BestIncome {
  readonly company: string;
  readonly revenue: number;
  /** Nothing better exists. */
  readonly proven: boolean;
}

/** What the two programs say of the same position: by name, in the same words. */
export interface Readings {
  readonly ours: Reading;
  readonly theirs: Reading;
}
export type Reading = ReadonlyMap<string, string>;
