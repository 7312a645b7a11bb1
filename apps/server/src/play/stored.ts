import {
  type BaseAction,
  type ConfigRequest,
  type GameVersion,
  isGameVersion,
  isRecord,
  type Options,
  revisionFor,
  type Title,
} from '@stellwerk/engine/kernel';
import { z } from 'zod';
import { ClockRules, Program, UndoRequest } from '../api/index.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { Problem } from '../problem.ts';

const Names = z.array(z.string());
const OptionValues = z.record(z.string(), z.json());
const Seats = z.array(z.int());

/** A program as it is kept with its seat. */
export const StoredProgram = z.object({
  program: Program.nullable(),
  played: z.int(),
  stopped: z.enum(['others', 'event', 'illegal', 'limit', 'most', 'undo', 'over']).nullable(),
});
export type StoredProgram = z.infer<typeof StoredProgram>;

/** Reads a column of ours through the schema by which it was written. */
export const playersOf = (row: Pick<GameRow, 'players'>): string[] => Names.parse(JSON.parse(row.players ?? '[]'));
export const optionsOf = (row: Pick<GameRow, 'options'>): Options & z.infer<typeof OptionValues> =>
  OptionValues.parse(JSON.parse(row.options));
/** The version a game began under; what is stored without one is older than versions. */
export const versionOf = (row: Pick<GameRow, 'version'>): GameVersion => (isGameVersion(row.version) ? row.version : 1);
export const requestOf = (row: GameRow): ConfigRequest => ({
  players: playersOf(row),
  options: optionsOf(row),
  seed: row.seed,
  version: versionOf(row),
});
export const actorsOf = (row: Pick<GameRow, 'actors'>): number[] => Seats.parse(JSON.parse(row.actors));
export const clockOf = (row: Pick<GameRow, 'clock'>): ClockRules => ClockRules.parse(JSON.parse(row.clock));
export const programOf = (row: Pick<SeatRow, 'program'>): StoredProgram | undefined =>
  row.program === null ? undefined : StoredProgram.parse(JSON.parse(row.program));
/** Whether a programmed move waits at a seat. */
export const isProgrammed = (row: Pick<SeatRow, 'program'>): boolean => (programOf(row)?.program ?? null) !== null;
/** The current request to take moves back. A request from before the last entry has lapsed. */
export const undoRequestOf = (row: Pick<GameRow, 'undo_request' | 'seq'>): z.infer<typeof UndoRequest> | undefined => {
  const request = row.undo_request === null ? undefined : UndoRequest.parse(JSON.parse(row.undo_request));
  return request?.seq === row.seq ? request : undefined;
};

/** A stored game whose replay does not give the stored hash. Nobody may play on it. */
export class StoredGameFault extends Error {}

/** The title a game is played under: in its own revision, or in today's, if that leads to the same positions. */
export function titleOf(titles: readonly Title[], row: { readonly title: string; readonly revision: number }): Title {
  const revisions = titles.filter(({ id }) => id === row.title);
  const title = revisionFor(revisions, row.revision);
  if (title) return title;
  const { revision } = row;
  const detail = `This game is played under revision ${revision} of ${row.title}, which is not known here.`;
  throw new Problem(409, 'game/revision', detail, { title: row.title, revision });
}

export function storedAction(text: string | null): BaseAction {
  const action: unknown = JSON.parse(text ?? 'null');
  if (isRecord(action) && typeof action['type'] === 'string' && typeof action['seat'] === 'number') {
    return { ...action, type: action['type'], seat: action['seat'] };
  }
  throw new StoredGameFault('a stored action is none');
}
