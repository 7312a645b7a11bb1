import type { BaseAction, Seat } from './action.ts';
import type { Choice } from './choice.ts';
import type { Config } from './config.ts';
import type { Tell } from './event.ts';
import type { BaseState, FrameState } from './flow.ts';
import type { Offer } from './offer.ts';
import type { OptionSpec } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Shape } from './shape.ts';
import type { RuleTexts, Texts } from './texts.ts';

/** The input of a frame: the whole state, the frame's own data on the stack, and a function that reports events. */
export interface Step<S extends BaseState, F extends FrameState = FrameState> {
  readonly state: S;
  readonly frame: F;
  readonly tell: Tell;
}

/** One kind of thing that may be going on, and what is legal in it. */
export interface Frame<S extends BaseState, A extends BaseAction, F extends FrameState = FrameState> {
  /** Who may act now. Several may, where the rules leave the order open. */
  actors(state: S, frame: F): readonly Seat[];
  /** Everything the seat may do now: all of it is accepted, all else is refused. */
  choices(state: S, frame: F, seat: Seat): readonly Choice[];
  /** The same kind by kind, worked out as far as it is looked at; where listing `choices` is dear. */
  offers?(state: S, frame: F, seat: Seat): readonly Offer[];
  /** Checks everything first, then writes; a refused action has touched nothing. */
  apply(step: Step<S, F>, action: A): Refusal | undefined;
  /**
   * What happens of itself when the frame is on top, after each action: true if it did something, then it (or whatever is
   * on top now) is asked again. A frame nobody acts in must change the flow here.
   */
  auto?(step: Step<S, F>): boolean;
}

export interface Score {
  readonly seat: Seat;
  /** 1 is the winner's; equal ranks share. */
  readonly rank: number;
  /** The figure that decides. */
  readonly value: number;
  /** The parts of the figure, and the figures that break ties, by name. */
  readonly parts: Readonly<Record<string, number>>;
}

/** A run of trains that is due in a position: whose, with how many trains, and the search for the best one. */
export interface DueRun {
  readonly railway: string;
  readonly trains: number;
  best(): { readonly revenue: number; readonly proven: boolean; readonly nodes: number };
}

/** By kind of frame, then by kind of action. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A game is a value: data, and a few functions over it. */
export interface Title<S extends BaseState = BaseState, A extends BaseAction = BaseAction> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a stored game may replay otherwise: docs/stored-games.md says what becomes of those. */
  readonly revision: number;
  readonly players: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  /** Where one option depends on another or on the number of players. */
  checkConfig?(config: Config): Refusal | undefined;
  readonly action: Shape<A>;
  setup(config: Config, tell: Tell): S;
  readonly frames: Readonly<Record<string, Frame<S, A>>>;
  score(state: S): readonly Score[];
  /** What is never made or lost, counted over all owners: the sums stay as the set-up left them. */
  conserved(state: S): Readonly<Record<string, number>>;
  /** What is wrong with a position beyond that; none in any position that play can reach. */
  flaws(state: S): readonly string[];
  readonly rules: RuleTexts;
  /** The worked examples and edge cases that tests must prove, by id. */
  readonly cases: readonly string[];
  readonly texts: Texts;
  /** For titles with trains: the run that is due, if one is. */
  dueRun?(state: S): DueRun | undefined;
  /**
   * How often random play takes a kind of action beside the others that are offered, by frame and kind: a whole number from 1,
   * and 1 unless told. No rule depends on it.
   */
  readonly weights?: Weights;
  /** The board as text, for a terminal. */
  draw?(state: S): string;
}

/** What a seat is worth in a position, as the final account would count it. */
export function wealthOf<S extends BaseState>(title: Pick<Title<S>, 'score'>, state: S, seat: Seat): number {
  return title.score(state).find((score) => score.seat === seat)?.value ?? 0;
}

/** The frames of a title, one for each kind that its state may hold, each with its own memory's type. */
export function frames<S extends BaseState & { flow: F[] }, A extends BaseAction, F extends FrameState>(
  byKind: {
    readonly [K in F['kind']]: Frame<S, A, Extract<F, { kind: K }>>;
  },
): Readonly<Record<string, Frame<S, A>>> {
  return byKind;
}
