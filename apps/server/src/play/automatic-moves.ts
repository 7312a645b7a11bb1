import { type Bot, botsFor, randomBot } from '@stellwerk/bots';
import { type BaseAction, type Game, gameFrom, publicPosition, seededRandom } from '@stellwerk/engine/kernel';
import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { tellNotices, writeNotices } from '../notify/notices.ts';
import { Problem } from '../problem.ts';
import type { TableRows } from '../tables/access.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { playsItself } from './append.ts';
import { playAction } from './moves.ts';
import { isPlayable } from './playable.ts';
import { decide, stop } from './programs.ts';
import { actorsOf, programOf, type StoredProgram } from './stored.ts';

/** Bots and programmed moves, one after the other, until a person is to act. */
export async function playAutomaticMoves(context: Context, id: string): Promise<void> {
  while (await playNext(context, id)) {
    // Requests that came in meanwhile go first.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function playNext(context: Context, id: string): Promise<boolean> {
  return withTable(context, id, async (table) => {
    const actors = actorsOf(table.game);
    const seat = table.seats.find((candidate) => actors.includes(candidate.seat) && playsItself(candidate));
    if (table.game.status !== 'running' || !seat) return false;
    if (!(await isPlayable(context, table))) {
      await changeTable(context, table, { auto_due: null });
      return false;
    }
    if (seat.bot !== null) return botMoves(context, table, seat, seat.bot);
    const program = programOf(seat);
    return program ? programMoves(context, table, seat, program) : false;
  });
}

async function botMoves(context: Context, table: TableRows, seat: SeatRow, id: string): Promise<boolean> {
  const { game } = await context.live.at(table.game);
  const best = botsFor(table.game.title).find((bot) => bot.id === id) ?? randomBot;
  for (const bot of [best, randomBot]) {
    try {
      const sender = { actionId: `bot-${newId()}`, seat: seat.seat, userId: null, origin: 'bot' } as const;
      await playAction(context, table, botChoice(bot, game, seat.seat), sender);
      return true;
    } catch (error) {
      // If a bot chooses an illegal move, the random bot plays this move, so that the game continues.
      if (!(error instanceof Problem && error.code === 'move/refused') && !(error instanceof RangeError)) throw error;
      context.log.warn({ table: table.game.id, bot: bot.id }, 'a bot chose what is refused');
    }
  }
  await changeTable(context, table, { auto_due: null }, async (trx) => {
    await trx
      .updateTable('seat')
      .set({ missing: 1, bot: null })
      .where('game_id', '=', table.game.id)
      .where('seat', '=', seat.seat)
      .execute();
  });
  return false;
}

/**
 * A bot sees what players see. Its copy of the game has another seed, so that a tried move does not reveal what chance
 * will give.
 */
function botChoice(bot: Bot, game: Game, seat: number): BaseAction {
  const random = { ...seededRandom(newId(), game.config.version), draws: game.state.random.draws };
  const position = { ...publicPosition(game.state), random };
  return bot.choose(
    gameFrom(game.title, { ...game.config, seed: 'kept' }, position, game.actions),
    seat,
    seededRandom(newId()),
  );
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
    await trx
      .updateTable('seat')
      .set({ program: JSON.stringify(stopped) })
      .where('game_id', '=', game.id)
      .where('seat', '=', seat.seat)
      .execute();
    await writeNotices(trx, game.id, notices, context.clock.now());
  });
  tellNotices(context, game.id, game.name, notices);
  return true;
}
