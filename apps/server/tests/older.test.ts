import { refuse, type Title } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { verifyAll } from '../src/ops/verify.ts';
import { begin, type House, move, onBoth } from './house.ts';
import { lots } from './lots.ts';

// Tables stored under revision 1 of a title, met by a server that knows revision 2: docs/stored-games.md.

const [auction] = Object.values(lots.frames);
if (!auction) throw new Error('no frame');

/** The same rules, read again. */
const reread: typeof lots = { ...lots, revision: 2 };
/** Bids end at 20 from now on. */
const stricter: typeof lots = {
  ...reread,
  frames: {
    auction: {
      ...auction,
      apply: (step, action) =>
        'amount' in action && Number(action.amount) > 20
          ? refuse('lots/bid', { least: 20 })
          : auction.apply(step, action),
    },
  },
};

async function tried(
  house: House,
  titles: readonly Title[],
): Promise<readonly (readonly [string | undefined, boolean])[]> {
  const found: (readonly [string | undefined, boolean])[] = [];
  for await (const { fault, past } of verifyAll(house.running.context.store, titles)) found.push([fault, past]);
  return found;
}

onBoth('tables of an older revision', (open) => {
  test('what today’s rules lead to as well is taken over and goes on', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 2 } });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 30 });
    const later = await house.twin({ titles: [reread] });
    const [ann2, bea2] = [later.as(ann), later.as(bea)];
    expect((await ann2.get(`/api/tables/${id}`)).body['revision']).toBe(1);
    expect((await move(bea2, id, 1, { type: 'bid', seat: 1, amount: 40 })).status).toBe(200);
    expect((await ann2.get(`/api/tables/${id}`)).body['revision']).toBe(2);
    expect((await ann2.get(`/api/tables/${id}/game`)).body['config']).toMatchObject({ revision: 2 });
    expect((await ann2.get(`/api/tables/${id}/past`)).body['code']).toBe('game/current');
    expect(await tried(later, [reread])).toEqual([[undefined, false]]);
  });

  test('what they do not lead to is not played on, says why, and shows what is left', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const clock = { kind: 'move', seconds: 60, fall: 'bot' };
    const id = await begin([ann, bea], { options: { lots: 3 }, clock });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 15 });
    await move(ann, id, 2, { type: 'bid', seat: 0, amount: 50 });
    await move(bea, id, 3, { type: 'pass', seat: 1 });
    const { db } = house.running.context.store;
    const { game } = await house.running.context.live.at(
      await db.selectFrom('game').selectAll().executeTakeFirstOrThrow(),
    );
    const snapshot = { game_id: id, seq: 4, moves: 4, hash: game.hash(), state: JSON.stringify(game.state) };
    await db.insertInto('snapshot').values(snapshot).execute();

    const later = await house.twin({ titles: [stricter] });
    const [ann2, bea2] = [later.as(ann), later.as(bea)];
    const refused = await move(bea2, id, 4, { type: 'bid', seat: 1, amount: 10 });
    expect(refused.body).toMatchObject({ status: 409, code: 'game/older', refusal: { rule: 'kernel/older-move' } });
    expect(refused.body['texts']?.['de']).toMatch(/^Begonnen unter Fassung 1 .*Zug 3 .*nicht fortsetzen\.$/);
    expect((await ann2.get(`/api/tables/${id}/game`)).status).toBe(409);
    const past = await ann2.get(`/api/tables/${id}/past`);
    expect(past.body).toMatchObject({
      config: { title: 'lots', revision: 1, players: ['Ann', 'Bea'], seed: '' },
      positions: [
        { moves: 2, position: { flow: [{ high: 15, holder: 1 }] } },
        { moves: 4, position: { money: [50, 100], lots: [1, 0] } },
      ],
      refusal: { rule: 'kernel/older-move', figures: { move: 3 } },
    });
    expect([...(past.body['actions'] ?? [])]).toHaveLength(4);
    // No clock falls where nobody can act, and nothing was changed.
    later.clock.now = house.clock.now;
    await later.pass(3_600_000);
    const table = await ann2.get(`/api/tables/${id}`);
    expect(table.body).toMatchObject({ status: 'running', revision: 1, seq: 4 });
    expect([...(table.body['seatList'] ?? [])].map((seat) => seat['bot'])).toEqual([null, null]);
    expect(await tried(later, [stricter])).toEqual([[undefined, true]]);
    // Under its own rules it is what it was.
    expect(await tried(later, [lots])).toEqual([[undefined, false]]);
    expect((await move(ann, id, 4, { type: 'bid', seat: 0, amount: 10 })).status).toBe(200);
  });

  test('a table that was only opened begins under today’s rules', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const made = await ann.post('/api/tables', { title: 'lots', name: 'Later', seats: 2, options: { lots: 2 } });
    const id = String(made.body['id']);
    await ann.put(`/api/tables/${id}/seats/1/bot`, { bot: 'random' });
    const later = await house.twin({ titles: [stricter] });
    const begun = await later.as(ann).post(`/api/tables/${id}/start`);
    expect(begun.body).toMatchObject({ status: 'running', revision: 2 });
  });
});
