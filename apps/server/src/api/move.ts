import { z } from 'zod';
import { AnyJson, Count, Id, Seat, Time } from './common.ts';

/** An action as the engine takes it. The engine checks its fields. */
export const Action = z.looseObject({ type: z.string().max(60), seat: Seat });

export const NewMove = z.strictObject({
  /** The number of the last entry of the log the sender has seen. */
  after: Count,
  /** Made by the sender, once per move: the same id sent again gets the same answer and is not played twice. */
  id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  action: Action,
});
export type NewMove = z.infer<typeof NewMove>;

/** How a position changed: values set or taken away at paths of keys and indices. */
export const Change = z.union([
  z.object({ set: z.array(z.union([z.string(), z.int()])), to: AnyJson }),
  z.object({ cut: z.array(z.union([z.string(), z.int()])) }),
]);
export type Change = z.infer<typeof Change>;

/**
 * What chance gave in a move: the events it led to and how the position changed, told where the seed is kept, because only
 * the server could know it.
 */
export const Chance = z.object({ events: z.array(z.looseObject({ type: z.string() })), changes: z.array(Change) });
export type Chance = z.infer<typeof Chance>;

/** The clock and the program of a seat after an entry that changed them. */
export const SeatChange = z.object({
  seat: Seat,
  clock: z.object({ leftMs: z.int().nullable(), deadline: Time.nullable() }),
  programmed: z.boolean(),
});
export type SeatChange = z.infer<typeof SeatChange>;

export const Entry = z.object({
  seq: Count,
  kind: z.enum(['play', 'undo']),
  seat: Seat,
  origin: z.enum(['person', 'bot', 'program']),
  action: Action.nullable(),
  /** How many moves stand after this entry; for an undo that is how far it goes back. */
  moves: Count,
  /** Of the position as everybody may see it. */
  hash: z.string(),
  revealed: z.boolean(),
  chance: Chance.nullable(),
  seats: z.array(SeatChange),
  at: Time,
});
export type Entry = z.infer<typeof Entry>;

export const MovePlayed = z.object({ entry: Entry, actors: z.array(Seat), over: z.boolean() });
export type MovePlayed = z.infer<typeof MovePlayed>;

export const EntriesQuery = z.strictObject({ after: z.coerce.number().pipe(Count).default(0) });
export const Entries = z.object({ seq: Count, entries: z.array(Entry), more: z.boolean() });
export type Entries = z.infer<typeof Entries>;

/** How the game draws chance and hashes positions; a game keeps the one it began with. */
const Version = z.union([z.literal(1), z.literal(2)]);

export const GameView = z.object({
  table: Id,
  seq: Count,
  /** As the engine takes it; the seed is empty where the server keeps it. */
  config: z.object({
    title: z.string(),
    revision: z.int(),
    players: z.array(z.string()),
    options: z.record(z.string(), AnyJson),
    seed: z.string(),
    version: Version,
  }),
  seedKept: z.boolean(),
  /** The moves that stand. */
  actions: z.array(Action),
  /** The position after them; where the seed is kept, without the state of chance. */
  position: AnyJson,
  hash: z.string(),
  actors: z.array(Seat),
  over: z.boolean(),
  scores: z.array(z.object({ seat: Seat, rank: z.int(), value: z.number(), parts: z.record(z.string(), z.number()) })),
});
export type GameView = z.infer<typeof GameView>;

/** A game of an older revision that today's rules do not lead to: what of it can be looked at, and why it cannot go on. */
export const PastGame = z.object({
  config: GameView.shape.config,
  actions: z.array(Action),
  /** Stored positions, and the last one that today's rules lead to as well; ascending, without the state of chance. */
  positions: z.array(z.object({ moves: Count, position: AnyJson })),
  refusal: z.object({ rule: z.string(), code: z.string(), figures: z.record(z.string(), AnyJson) }),
});
export type PastGame = z.infer<typeof PastGame>;

export const Position = z.object({
  moves: Count,
  position: AnyJson,
  hash: z.string(),
  /** What happened in the move that led to it; for 0, in the set-up. */
  events: z.array(z.looseObject({ type: z.string() })),
});
export type Position = z.infer<typeof Position>;
export const Choices = z.object({ seq: Count, seat: Seat, choices: z.array(z.looseObject({ type: z.string() })) });

export const AskUndo = z.strictObject({
  after: Count,
  /** How many moves shall stand afterwards. */
  moves: Count,
});
export const UndoAnswer = z.strictObject({ after: Count, agree: z.boolean() });
export const UndoState = z.object({ undone: z.boolean(), seq: Count });

/** What ends a programmed move by itself: an event of this kind with these figures. */
const EventPattern = z.strictObject({ type: z.string().max(60), figures: z.record(z.string().max(60), AnyJson) });

export const Program = z.discriminatedUnion('kind', [
  /** Always the same action: pass until something happens, buy until the company floats. */
  z.strictObject({
    kind: z.literal('repeat'),
    action: Action,
    /** Stop when any other player does something else than an action of these kinds. */
    unlessOthers: z.array(z.string().max(60)).max(20).nullable(),
    until: z.array(EventPattern).max(10),
    most: z.int().min(1).max(200),
  }),
  /** The least that is offered for a parameter, as long as it is not above a limit: bid up to. */
  z.strictObject({
    kind: z.literal('upTo'),
    type: z.string().max(60),
    params: z.record(z.string().max(60), AnyJson),
    param: z.string().max(60),
    limit: z.int(),
    /** What to do once it would cost more; null stops and asks. */
    otherwise: Action.nullable(),
    until: z.array(EventPattern).max(10),
    most: z.int().min(1).max(200),
  }),
]);
export type Program = z.infer<typeof Program>;

export const ProgramView = z.object({
  program: Program.nullable(),
  played: Count,
  /** Why the last one stopped. */
  stopped: z.enum(['others', 'event', 'illegal', 'limit', 'most', 'undo', 'over']).nullable(),
});
export type ProgramView = z.infer<typeof ProgramView>;

export const SavedGame = z.object({
  format: z.literal('stellwerk-game'),
  version: Version,
  title: z.string(),
  revision: z.int(),
  players: z.array(z.string()),
  options: z.record(z.string(), AnyJson),
  seed: z.string(),
  actions: z.array(Action),
  hash: z.string(),
});
