import type { BaseAction, Refusal } from '@stellwerk/engine/kernel';
import type { ChatLine, Table } from '@stellwerk/server/api';
import type { Problem } from './answers.ts';
import type { LineState } from './line.ts';

/** Everything about a table on a server besides its position, at one moment; a new one with every change. */
export interface LiveMoment {
  readonly table: Table;
  readonly line: LineState;
  /** Moves made here that the server has not accepted yet. */
  readonly pending: number;
  /** One of these moves draws chance, so that only the server knows its outcome. */
  readonly blind: boolean;
  /** Sending a move failed. It is sent again as soon as possible. */
  readonly unsure: boolean;
  /** A move that came after another player's and was not made. The player decides again. */
  readonly overtaken: BaseAction | undefined;
  /** What the server refused by the rules, though the table here would have allowed it. */
  readonly refused: Refusal | undefined;
  readonly problem: Problem | undefined;
  /** Players who look at the table now, by id, and how many look on besides. */
  readonly present: readonly string[];
  readonly others: number;
  readonly chat: readonly ChatLine[];
  /** Counts up with everything that changes the position. */
  readonly version: number;
}

export function firstMoment(table: Table, line: LineState): LiveMoment {
  return {
    table,
    line,
    pending: 0,
    blind: false,
    unsure: false,
    overtaken: undefined,
    refused: undefined,
    problem: undefined,
    present: [],
    others: 0,
    chat: [],
    version: 0,
  };
}
