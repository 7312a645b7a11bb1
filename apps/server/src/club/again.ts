import { makeConfig } from '@stellwerk/engine/kernel';
import type { Caller } from '../accounts/callers.ts';
import type { Table } from '../api/index.ts';
import type { Context } from '../context.ts';
import { tellNotices, writeNotices } from '../notify/notices.ts';
import { refusedBy } from '../play/moves.ts';
import { clockOf, optionsOf } from '../play/stored.ts';
import { Problem } from '../problem.ts';
import { addMember } from '../repositories/members.ts';
import { holdPlayer, playerRow } from '../repositories/players.ts';
import { noteRematch, rematchOf } from '../repositories/rematches.ts';
import { insertSeats } from '../repositories/seats.ts';
import { countHosted, insertTable } from '../repositories/tables.ts';
import { seatOf, type TableRows, visibleTable } from '../tables/access.ts';
import { withTable } from '../tables/change.ts';
import { newTableRow } from '../tables/new-table.ts';
import { emptySeat, joinTable } from '../tables/seats.ts';
import { newestTitles } from '../tables/titles.ts';
import { viewOf } from '../tables/view.ts';

/** Thrown within a transaction to undo it: somebody else has opened the table meanwhile. */
class Opened extends Error {}

/** The same people at a new table: whoever asks first is its host, whoever asks later sits down there. */
export async function playAgain(context: Context, id: string, caller: Caller): Promise<Table> {
  const before = await visibleTable(context, id, caller);
  seatOf(before, caller);
  if (before.game.status !== 'finished' && before.game.status !== 'ended')
    throw new Problem(409, 'game/running', 'The game is not over yet.');
  const known = await rematchOf(context.store.db, id);
  const next = known ?? (await openAgain(context, before, caller));
  const { game } = await visibleTable(context, next, caller);
  if (game.status === 'open') await withTable(context, next, (table) => joinTable(context, table, caller));
  return viewOf(context, next, caller);
}

async function openAgain(context: Context, { game, seats }: TableRows, caller: Caller): Promise<string> {
  const title = newestTitles(context).find((candidate) => candidate.id === game.title);
  if (!title) throw new Problem(422, 'table/title', 'This title is not played here.');
  const names = seats.map(({ seat }) => `${seat + 1}`);
  const config = makeConfig(title, { players: names, options: optionsOf(game), seed: 'any' });
  if (!config.ok) throw refusedBy(title, [], config.refusal);
  const wish = {
    title: title.id,
    name: game.name,
    visibility: game.visibility,
    seats: game.seats,
    options: {},
    clock: clockOf(game),
    undo: game.undo,
    seating: game.seating,
    chat: game.chat,
    rated: game.rated === 1,
  };
  const now = context.clock.now();
  const row = newTableRow(title, config.value, wish, caller.id, now);
  const others = seats.flatMap(({ user_id }) => (user_id === null || user_id === caller.id ? [] : [user_id]));
  const invited = await Promise.all(
    others.map(async (user) => {
      await context.limits.invitations.take(caller.id);
      const player = await playerRow(context.store.db, user);
      return { user, kind: 'invited' as const, seq: 0, reachable: player?.reachable === 1 };
    }),
  );
  // Bots of the house sit at the end, so that people find the first seats free.
  const bots = seats.flatMap(({ user_id, bot }) => (user_id === null && bot !== null ? [bot] : []));
  try {
    await context.store.write(async (trx) => {
      await holdPlayer(trx, caller.id);
      if ((await countHosted(trx, caller.id)) >= context.config.TABLES_PER_ACCOUNT)
        throw new Problem(409, 'table/many', 'You host too many tables; finish one first.');
      await insertTable(trx, row);
      if (!(await noteRematch(trx, game.id, row.id))) throw new Opened();
      if (bots.length > 0)
        await insertSeats(
          trx,
          bots.map((bot, i) => ({ ...emptySeat(row.id, game.seats - 1 - i), bot })),
        );
      for (const { user } of invited) await addMember(trx, row.id, user);
      await writeNotices(trx, row.id, invited, now);
    });
  } catch (error) {
    const theirs = error instanceof Opened ? await rematchOf(context.store.db, game.id) : undefined;
    if (theirs === undefined) throw error;
    return theirs;
  }
  tellNotices(context, row.id, row.name, invited);
  return row.id;
}
