import { botsFor } from '@stellwerk/bots';
import type { Context } from '../context.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { type NewNotice, tellNotices, writeNotices } from '../notify/notices.ts';
import { updateSeat } from '../repositories/seats.ts';
import { tablesFallen } from '../repositories/tables.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { firstDeadline, momentOf, STOPPED } from './clocks.ts';
import { isPlayable } from './playable.ts';
import { actorsOf, clockOf } from './stored.ts';

/** Handles every clock whose time is up, as the clock rules of its table say. */
export async function handleExpiredClocks(context: Context): Promise<void> {
  const fallen = await tablesFallen(context.store.db, context.clock.now(), 100);
  for (const id of fallen) await expireClocks(context, id);
}

async function expireClocks(context: Context, id: string): Promise<void> {
  await withTable(context, id, async (table) => {
    const { game, seats } = table;
    const now = momentOf(context.clock, game);
    const expired = seats.filter(({ deadline }) => deadline !== null && deadline <= now);
    const rules = clockOf(game);
    if (game.status !== 'running' || rules.kind === 'none') return;
    if (!(await isPlayable(context, table))) {
      // Nobody can act any more, so nobody is late.
      await changeTable(context, table, { next_deadline: null });
      return;
    }
    const after = seats.map((seat) => (expired.includes(seat) ? seatAfterExpiry(seat, rules.fall, game) : seat));
    const auto = after.some((seat) => seat.bot !== null && actorsOf(game).includes(seat.seat));
    const notices = seats.flatMap(({ user_id: user }): NewNotice[] =>
      user === null || expired.length === 0 ? [] : [{ user, kind: 'fell', seq: game.seq, reachable: true }],
    );
    const ended: Partial<GameRow> =
      rules.fall === 'end' && expired.length > 0 ? { status: 'ended', finished_at: now, actors: '[]' } : {};
    const next = { next_deadline: 'status' in ended ? null : firstDeadline(after), ...(auto ? { auto_due: now } : {}) };
    await changeTable(context, table, { ...next, ...ended }, async (trx) => {
      for (const seat of expired) {
        const { left_ms, since, deadline, bot, missing } = seatAfterExpiry(seat, rules.fall, game);
        await updateSeat(trx, seat, { left_ms, since, deadline, bot, missing });
      }
      await writeNotices(trx, id, notices, now);
    });
    tellNotices(context, id, game.name, notices);
    if (auto) context.wake.auto(id);
  });
}

function seatAfterExpiry(seat: SeatRow, fall: 'bot' | 'open' | 'end', { title }: GameRow): SeatRow {
  const stopped = { ...seat, ...STOPPED, left_ms: seat.left_ms === null ? null : 0 };
  if (fall === 'bot') return { ...stopped, bot: bestBot(title), missing: 0 };
  return { ...stopped, missing: 1 };
}

/** The strongest house bot of a title. */
function bestBot(title: string): string {
  return botsFor(title).at(-1)?.id ?? 'random';
}
