import { seenPosition } from '@stellwerk/bots';
import { type BaseAction, choicesOf, type Game, randomMove, seededRandom } from '@stellwerk/engine/kernel';
import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { tellNotices, writeNotices } from '../notify/notices.ts';
import { Problem } from '../problem.ts';
import { updateSeat } from '../repositories/seats.ts';
import type { TableRows } from '../tables/access.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { playsItself } from './append.ts';
import { playAction } from './moves.ts';
import { isPlayable } from './playable.ts';
import { decide, stop } from './programs.ts';
import { actorsOf, programOf, type StoredProgram } from './stored.ts';
import { Stopped } from './thinkers.ts';

/** The next move of a bot or a program at a table; tells whether to look again. */
export async function playAutomaticMove(context: Context, id: string): Promise<boolean> {
  // Whoever is to move by what this process wrote last may be asked at once: the write finds out if that is out of date.
  const due = await withTable(context, id, (table) => nextOf(context, table), isDue);
  if (typeof due === 'boolean') return due;
  // The table is free while the bot thinks: whoever changes it meanwhile is not kept waiting.
  const action = await botAction(context, due);
  if (action === 'stopped') return false;
  const asAsked = ({ game }: TableRows) => game.seq === due.seq;
  return withTable(context, id, (table) => botMoves(context, table, due, action), asAsked);
}

/** A bot that is to move, and the position it sees. */
interface BotTurn {
  readonly seat: number;
  readonly bot: string;
  readonly seq: number;
  readonly title: Game['title'];
  readonly state: Game['state'];
}

/** Plays what is programmed; tells which bot is to move, or whether to look again. */
async function nextOf(context: Context, table: TableRows): Promise<boolean | BotTurn> {
  const seat = seatDue(table);
  if (!seat) return false;
  if (!(await isPlayable(context, table))) {
    await changeTable(context, table, { auto_due: null });
    return false;
  }
  if (seat.bot === null) {
    const program = programOf(seat);
    return program ? programMoves(context, table, seat, program) : false;
  }
  const { game } = await context.live.at(table.game);
  // A bot sees what players see: the chance of its position is another, so that a tried move tells nothing.
  const state = seenPosition(game.state, newId());
  return { seat: seat.seat, bot: seat.bot, seq: table.game.seq, title: game.title, state };
}

function isDue(table: TableRows): boolean {
  return seatDue(table) !== undefined;
}

/** A seat whose move a bot or a program is to make. */
function seatDue({ game, seats }: TableRows): SeatRow | undefined {
  const actors = actorsOf(game);
  if (game.status !== 'running') return undefined;
  return seats.find((candidate) => actors.includes(candidate.seat) && playsItself(candidate));
}

async function botAction(
  context: Context,
  { seat, bot, title, state }: BotTurn,
): Promise<BaseAction | 'stopped' | undefined> {
  if (bot === 'random') return undefined;
  try {
    return await context.thinkers.think({ title: title.id, state, seat, bot, chance: newId() });
  } catch (error) {
    if (error instanceof Stopped) return 'stopped';
    context.log.warn({ bot, reason: error instanceof Error ? error.message : '' }, 'a bot has no answer');
    return undefined;
  }
}

/** Plays what the bot chose. If that is refused, or there is none, the move is made at random, so that the game goes on. */
async function botMoves(
  context: Context,
  table: TableRows,
  turn: BotTurn,
  chosen: BaseAction | undefined,
): Promise<boolean> {
  const row = table.seats.find(({ seat }) => seat === turn.seat);
  // Somebody came back, took something back or moved meanwhile: look again.
  if (table.game.seq !== turn.seq || row?.bot !== turn.bot) return true;
  const { game } = await context.live.at(table.game);
  const anything = () => anyMove(game, turn.seat);
  for (const action of [chosen ?? anything(), anything()]) {
    try {
      const sender = { actionId: `bot-${newId()}`, seat: turn.seat, userId: null, origin: 'bot' } as const;
      await playAction(context, table, action, sender);
      return true;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'move/refused')) throw error;
      context.log.warn({ table: table.game.id, bot: turn.bot }, 'a bot chose what is refused');
    }
  }
  await changeTable(context, table, { auto_due: null }, async (trx) => {
    await updateSeat(trx, { game_id: table.game.id, seat: turn.seat }, { missing: 1, bot: null });
  });
  return false;
}

function anyMove({ title, state }: Game, seat: number): BaseAction {
  return randomMove(seededRandom(newId()), { title, choices: (who) => choicesOf(title, state, who) }, seat);
}

async function programMoves(
  context: Context,
  table: TableRows,
  seat: SeatRow,
  stored: StoredProgram,
): Promise<boolean> {
  const { game } = await context.live.at(table.game);
  const decision = decide(stored, game, seat.seat);
  if (!decision.ok) return stopProgram(context, table, seat, decision.stopped);
  const program = { ...stored, played: stored.played + 1 };
  const actionId = `program-${newId()}`;
  const sender = { actionId, seat: seat.seat, userId: seat.user_id, origin: 'program', program } as const;
  try {
    await playAction(context, table, decision.action, sender);
    return true;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'move/refused')) throw error;
    return stopProgram(context, table, seat, stop(stored, 'illegal'));
  }
}

async function stopProgram(
  context: Context,
  table: TableRows,
  seat: SeatRow,
  stopped: StoredProgram,
): Promise<boolean> {
  const { game } = table;
  const notices =
    seat.user_id === null ? [] : [{ user: seat.user_id, kind: 'program' as const, seq: game.seq, reachable: true }];
  await changeTable(context, table, { auto_due: null }, async (trx) => {
    await updateSeat(trx, seat, { program: JSON.stringify(stopped) });
    await writeNotices(trx, game.id, notices, context.clock.now());
  });
  tellNotices(context, game.id, game.name, notices);
  return true;
}
