import type { BaseAction, BaseState, Choice, GameEvent, Json, Params, Text, Title } from '@stellwerk/engine/kernel';
import type { ComponentType } from 'react';
import type { RouteView } from '../draw/map/Routes.tsx';
import type { CompanyLook } from '../draw/palette.ts';
import type { Sketch } from '../draw/sketch.ts';
import type { Glossary } from '../glossary/glossary.ts';
import type { Lesson } from '../lesson/steps.ts';
import type { Speaker } from '../text/speaker.ts';
import type { Planner } from './plan.ts';
import type { Primer } from './primer.ts';

/** How an owner is drawn: never by colour alone. */
export type Look = CompanyLook;

/** A figure of a sheet, and a column of the dense table. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: number | string;
  /** What it is measured by: “2/4”. */
  readonly of?: number | string;
  /** A column of the table, but no figure of the sheet: it tells of the past. */
  readonly tableOnly?: true;
  /** A figure of the sheet, but no column: the table shows it otherwise. */
  readonly sheetOnly?: true;
}

export interface Ticket {
  readonly id: string;
  readonly head: string;
  readonly line: string;
  readonly note: string;
  /** Of a pile: to be had next, later, or sold but still running, or gone. */
  readonly kind: 'plain' | 'next' | 'locked' | 'sold' | 'gone';
}

/** A part of something, such as a holding of a company. */
export interface Part {
  readonly id: string;
  /** The player who holds it; nobody's, the bank's or the pool's, has none. */
  readonly seat?: number;
  readonly label: string;
  readonly share: number;
  readonly kind: 'own' | 'other' | 'pool';
}

/** A player's or a company's sheet. */
export interface Owner {
  readonly id: string;
  readonly kind: 'player' | 'company';
  readonly seat: number | undefined;
  readonly name: string;
  readonly note: string;
  readonly look: Look;
  readonly figures: readonly Figure[];
  readonly tickets: readonly Ticket[];
  readonly parts: readonly Part[];
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** The line of stations, the phase, the stock of trains and the bank in the header. */
export interface HeaderFacts {
  readonly stations: readonly { readonly label: string; readonly kind: 'done' | 'now' | 'ahead' }[];
  readonly colours: readonly string[];
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly tickets: readonly Ticket[];
}

/** What may be pointed at on the board now, by its name, and what happens then. */
export interface Target {
  readonly id: string;
  /** The kinds of action that may begin here. */
  readonly types: readonly string[];
}

export interface BoardProps {
  readonly state: BaseState;
  readonly speaker: Speaker;
  readonly targets: readonly Target[];
  /** What is being put together, complete or not; drawn as a ghost. */
  readonly ghost: (Params & { readonly type: string }) | undefined;
  /** The place chosen for it. */
  readonly chosen: string | undefined;
  /** What could be done at that place, without the turns of each: the fan around it. */
  readonly options: readonly Params[];
  /** The owner whose network is shown. */
  readonly spotlight: string | undefined;
  /** Places that others changed since the last turn of whoever looks: they are tinted. */
  readonly changed: readonly string[];
  /** What trains run or would run, one for each train. */
  readonly routes: readonly RouteView[];
  /** Stops that can be put on the route being changed or taken off it, by name: “K6.city0”. */
  readonly stops: readonly string[];
  /** Stops at which something is wrong with the run. */
  readonly flawed: readonly string[];
  /** A place was chosen; chosen again, what lies there turns. */
  onPoint(id: string): void;
  onOption(values: Params): void;
  onStop(name: string): void;
}

/** What the acting player has in hand, and how something of it is begun: the first of the actions that is legal. */
export interface HandProps {
  readonly state: BaseState;
  readonly speaker: Speaker;
  readonly begin?: ((actions: readonly BaseAction[]) => void) | undefined;
}

/** A page of the table's drawer beside the ones every title has. */
export interface Panel {
  readonly id: string;
  readonly name: Text;
  readonly icon: 'market' | 'supply';
  readonly Body: ComponentType<{ readonly state: BaseState; readonly speaker: Speaker }>;
}

export interface LibraryPage {
  readonly id: string;
  readonly name: Text;
  readonly Body: ComponentType<{ readonly speaker: Speaker }>;
}

export const TOPICS = ['money', 'track', 'trains', 'market', 'table'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Chart {
  readonly id: string;
  readonly name: Text;
  /** The lines of the chart: the owners it counts. */
  readonly of: 'player' | 'company';
}

/** The steps of a turn as a rail, and what to do in the present one. */
export interface Steps {
  readonly names: readonly string[];
  readonly now: number;
}

/** How trains run: the kind of action and its parameter that hold the routes, and the rules they are checked by. */
export interface Running {
  readonly type: string;
  readonly param: string;
  readonly plan: Planner;
  /** “4-train”. */
  trainName(kind: string, speaker: Speaker): string;
  /** What an event says the company earned in its turn. */
  earned(event: GameEvent, company: string): number | undefined;
  /** A stop or a bonus by the name people use: “Köln”. */
  placeName(place: string, speaker: Speaker): string;
}

/** A round in which shares are dealt with. */
export interface Dealing {
  readonly companies: readonly string[];
  /** Kinds of action with a parameter `company`, in the order of their buttons. */
  readonly kinds: readonly string[];
}

/** What the table must know of a title beyond its rules: what to show of a position, and how to point at its board. */
export interface TitleView {
  readonly title: Title;
  /** A landscape board has the drawer below it, a portrait one beside it. */
  readonly shape: 'landscape' | 'portrait';
  /** By kind of action, the parameters that are a place on the board. */
  readonly pointing: Readonly<Record<string, readonly string[]>>;
  /** The parameter that another click on the chosen place goes through. */
  readonly turning: string;
  /** Kinds of action that end the step: offered last, always in sight, done by P; `pass` unless told. */
  readonly ending?: readonly string[];
  /** Parameters proposed at their highest value instead of their lowest. */
  readonly highest: readonly string[];
  readonly Board: ComponentType<BoardProps>;
  /** A drawing for a value where one says more than its word. */
  readonly Picture?: ComponentType<{ readonly param: string; readonly value: Json; readonly values: Params }>;
  /** What the acting player has in hand, above the choices. */
  readonly Hand?: ComponentType<HandProps>;
  /** The places of the board that are not in one position what they are in another. */
  changedPlaces?(from: BaseState, to: BaseState): readonly string[];
  /** The board in small, for lists of games. */
  sketchOf?(state: BaseState): Sketch | undefined;
  headerOf(state: BaseState, speaker: Speaker): HeaderFacts;
  /** All sheets, or only some of them: a button that says what comes of it needs two. */
  ownersOf(state: BaseState, speaker: Speaker, isWanted?: (id: string) => boolean): readonly Owner[];
  /** The owner in whose name the position waits: the company on turn, else the player. */
  actingOwner(state: BaseState, seat: number): string;
  /** One sentence for the present step, where the name of the frame says too little. */
  ask?(state: BaseState, speaker: Speaker): string | undefined;
  steps?(state: BaseState, speaker: Speaker): Steps | undefined;
  /** An action in the words of the title's players: “Buy 4-train from the bank”. */
  nameOf?(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined;
  /** A kind of action to be put together, where all that is left of it has something in common: “Buy from a company”. */
  nameOfDraft?(choices: readonly Choice[], speaker: Speaker): string | undefined;
  /** What else is worth knowing of it before it is done: “replaces 57 · last copy”. */
  noteOn?(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined;
  /** Kinds of action that a player most often wants, in this order; they are offered first. */
  readonly wishes?: readonly string[];
  /** Kinds that are seldom wanted and cannot be mended: they stand behind the choice that ends the step. */
  readonly seldom?: readonly string[];
  /** What a private, a mine or a company can do that others cannot, told wherever it is named. */
  powerOf?(id: string, speaker: Speaker): string | undefined;
  /** Where shares are dealt with: the companies and the kinds of action, for the table of all of them. */
  dealing?(state: BaseState): Dealing | undefined;
  /** A deal in a word or two, in the row of its company: “Buy 120”. */
  dealName?(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined;
  readonly running?: Running;
  /** Actions that are often wanted: what is not offered of them is listed with the reason. */
  wanted(state: BaseState, seat: number): readonly BaseAction[];
  /** What somebody may mean who points at a place where nothing is offered. */
  actionsAtPlace?(state: BaseState, seat: number, id: string): readonly BaseAction[];
  /** What somebody may mean who points at a ticket of the header. */
  actionAtTicket?(state: BaseState, seat: number, ticket: string): BaseAction | undefined;
  /** What somebody may mean who points at a part of a company: to buy of the bank's, to sell of the own. */
  actionsAtPart?(seat: number, company: string, part: Part): readonly BaseAction[];
  /** Kinds of action whose price the name and the changed figures tell better than the choice's own figures. */
  readonly priced?: readonly string[];
  /** Events that only repeat what the changed figures show. */
  readonly plain?: readonly string[];
  /** Events with which somebody's turn begins by itself: of another one's turn a button tells nothing. */
  readonly turnEvents?: readonly string[];
  /** Events after which the game is another, beside the grave ones: for the review. */
  readonly turningPoints?: readonly string[];
  /** Events that nobody recovers from: a button that leads to one warns by its colour. */
  readonly grave?: readonly string[];
  /** What an event holds beyond its sentence, line by line: the routes of a run. */
  details?(event: GameEvent, speaker: Speaker): readonly string[];
  readonly topics: Readonly<Record<string, Topic>>;
  readonly panels: readonly Panel[];
  readonly charts: readonly Chart[];
  readonly library: readonly LibraryPage[];
  /** The page of the drawer that is open at first; that of the players unless told. */
  readonly firstPage?: string;
  /** Its games can be written as files of 18xx.games. */
  readonly tradesFiles?: true;
  /** The height of the drawer at first, for what must be seen whole. */
  readonly drawer?: number;
}

/** What the shelf says of a title before it is taken down; the rest is loaded with it. */
export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  readonly designer: string;
  readonly special: Text;
  /** Its map in small, drawn by tests/cards.ts. */
  readonly map?: string;
  load(): Promise<TitleView>;
  /** The game in five minutes. */
  primer?(): Promise<Primer>;
  /** Its words and the chapters of its rules. */
  glossary?(): Promise<Glossary>;
  /** The guided first game. */
  lesson?(): Promise<Lesson>;
}

/** The id of a target on the board for an action's values: its pointing parameters joined. */
export function targetId(pointing: readonly string[], values: Params): string {
  return pointing.map((name) => String(values[name])).join(',');
}

export function endingOf({ ending = ['pass'] }: TitleView): readonly string[] {
  return ending;
}
