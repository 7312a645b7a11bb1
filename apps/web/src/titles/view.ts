import type { BaseAction, BaseState, GameEvent, Json, Params, Text, Title } from '@stellwerk/engine/kernel';
import type { ComponentType } from 'react';
import type { CompanyLook } from '../draw/palette.ts';
import type { Speaker } from '../text/speaker.ts';

/** How an owner is drawn: never by colour alone. */
export type Look = CompanyLook;

/** A figure of a sheet, and a column of the dense table. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: number | string;
  /** What it is measured by: “2/4”. */
  readonly of?: number | string;
}

export interface Ticket {
  readonly id: string;
  readonly head: string;
  readonly line: string;
  readonly note: string;
  readonly kind: 'plain' | 'next' | 'gone' | 'locked';
}

/** A part of something, such as a holding of a company. */
export interface Part {
  readonly id: string;
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
  /** A place was chosen; chosen again, what lies there turns. */
  onPoint(id: string): void;
  onOption(values: Params): void;
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

/** What the table must know of a title beyond its rules: what to show of a position, and how to point at its board. */
export interface TitleView {
  readonly title: Title;
  /** A landscape board has the drawer below it, a portrait one beside it. */
  readonly shape: 'landscape' | 'portrait';
  /** By kind of action, the parameters that are a place on the board. */
  readonly pointing: Readonly<Record<string, readonly string[]>>;
  /** The parameter that another click on the chosen place goes through. */
  readonly turning: string;
  /** Parameters proposed at their highest value instead of their lowest. */
  readonly highest: readonly string[];
  readonly Board: ComponentType<BoardProps>;
  /** A drawing for a value where one says more than its word. */
  readonly Picture?: ComponentType<{ readonly param: string; readonly value: Json; readonly values: Params }>;
  /** What the acting player has in hand, above the choices. */
  readonly Hand?: ComponentType<{ readonly state: BaseState; readonly speaker: Speaker }>;
  headerOf(state: BaseState, speaker: Speaker): HeaderFacts;
  ownersOf(state: BaseState, speaker: Speaker): readonly Owner[];
  /** The owner in whose name the position waits: the company on turn, else the player. */
  actingOwner(state: BaseState, seat: number): string;
  /** Actions that are often wanted: what is not offered of them is listed with the reason. */
  wanted(state: BaseState, seat: number): readonly BaseAction[];
  /** What an event holds beyond its sentence, line by line: the routes of a run. */
  details?(event: GameEvent, speaker: Speaker): readonly string[];
  readonly topics: Readonly<Record<string, Topic>>;
  readonly panels: readonly Panel[];
  readonly charts: readonly Chart[];
  readonly library: readonly LibraryPage[];
}

/** The id of a target on the board for an action's values: its pointing parameters joined. */
export function targetId(pointing: readonly string[], values: Params): string {
  return pointing.map((name) => String(values[name])).join(',');
}
