import { draw, type RandomState, seededRandom } from '@stellwerk/engine/kernel';
import { seedOf } from '@stellwerk/engine/testing/property';
import { expect, test } from 'vitest';
import { type Client, type House, move, onBoth } from './house.ts';

const STEPS = 60;
const SEATS = 3;

interface Table {
  readonly house: House;
  readonly id: string;
  readonly path: string;
  readonly people: Client[];
  readonly random: RandomState;
}

const pick = <T>(random: RandomState, items: readonly T[]): T => {
  const item = items[draw(random, 'pick', items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** What five people may do at a table, one thing at a time, sensible or not. */
const commands: Readonly<Record<string, (table: Table, who: Client) => Promise<unknown>>> = {
  join: ({ path }, who) => who.post(`${path}/join`),
  leave: ({ path }, who) => who.post(`${path}/leave`),
  return: ({ path }, who) => who.post(`${path}/return`),
  take: ({ path, random }, who) => who.post(`${path}/seats/${draw(random, 'seat', SEATS)}/take`),
  bot: ({ path, random }, who) => who.put(`${path}/seats/${draw(random, 'seat', SEATS)}/bot`, { bot: 'random' }),
  vacation: (_table, who) => who.post('/api/account/vacation', { days: 1 }),
  back: (_table, who) => who.del('/api/account/vacation'),
  wait: ({ house }) => house.pass(25_000),
  move: (table) => act(table),
  move2: (table) => act(table),
  async close({ house, people, random }, who) {
    // Now and then; somebody new comes in their place.
    if (draw(random, 'close', 4) > 0) return;
    expect((await who.del('/api/account')).status).toBe(200);
    people[people.indexOf(who)] = await house.person('Next');
  },
};

async function rows({ house, id }: Table) {
  const { db } = house.running.context.store;
  const game = await db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seat').selectAll().where('game_id', '=', id).orderBy('seat').execute();
  const actors: readonly unknown[] = JSON.parse(game.actors);
  return { game, seats, actors };
}

/** Whoever is to act and is there acts. */
async function act(table: Table): Promise<boolean> {
  const { game, seats, actors } = await rows(table);
  const seat = seats.find((row) => actors.includes(row.seat) && row.bot === null && row.missing === 0);
  const who = table.people.find(({ id }) => id === seat?.user_id);
  if (game.status !== 'running' || !seat || !who) return false;
  const played = await move(who, table.id, game.seq, { type: 'pass', seat: seat.seat });
  expect(played.status, JSON.stringify(played.body)).toBe(200);
  return true;
}

/** Every seat has one holder or is open to be taken, nobody has two, and somebody can be host. */
async function check(table: Table, after: string): Promise<void> {
  const { game, seats } = await rows(table);
  const why = `${after}: ${JSON.stringify(seats)}`;
  expect(seats.length, why).toBe(SEATS);
  for (const { user_id, bot, missing } of seats) {
    const isHeld = bot !== null || (user_id !== null && missing === 0);
    expect(isHeld !== (missing === 1), why).toBe(true);
    if (user_id !== null)
      expect(
        table.people.map(({ id }) => id),
        why,
      ).toContain(user_id);
  }
  const holders = seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  expect(new Set(holders).size, why).toBe(holders.length);
  if (holders.length > 0)
    expect(
      table.people.map(({ id }) => id),
      why,
    ).toContain(game.host_id);
}

/** Whatever has happened, the game can go on: who is missing is replaced, and moves are made. */
async function goOn(table: Table): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const { game, seats, actors } = await rows(table);
    if (game.status !== 'running' || game.seq >= 4) return;
    const waits = seats.find((row) => actors.includes(row.seat) && row.missing === 1);
    if (waits) {
      const free = table.people.find(({ id }) => seats.every(({ user_id }) => user_id !== id));
      const owner = table.people.find(({ id }) => id === waits.user_id);
      const taken = owner
        ? await owner.post(`${table.path}/return`)
        : await free?.post(`${table.path}/seats/${waits.seat}/take`);
      expect(taken?.status, JSON.stringify(taken?.body)).toBe(200);
    } else if (!(await act(table))) await table.house.pass(6000);
  }
  throw new Error('the game does not go on');
}

onBoth('five people come and go', (open, kind) => {
  test.each([1, 2])(`at random, ${STEPS} times, and the game goes on: round %i`, async (round) => {
    const house = await open();
    const random = seededRandom(seedOf(`seats/${kind}/${round}`));
    const people: Client[] = [];
    for (const name of ['Ann', 'Bea', 'Cem', 'Dev', 'Eva']) people.push(await house.person(name));
    const [host, ...others] = people;
    if (!host) throw new Error('nobody there');
    const clock = { kind: 'move', seconds: 60, fall: round === 1 ? 'open' : 'bot' };
    const wish = { title: 'lots', name: 'x', seats: SEATS, seating: 'joined', options: { lots: 50 }, clock };
    const { body } = await host.post('/api/tables', wish);
    const id = String(body['id']);
    const table: Table = { house, id, path: `/api/tables/${id}`, people, random };
    for (const other of others.slice(0, SEATS - 1)) await other.post(`${table.path}/join`);
    expect((await host.post(`${table.path}/start`)).status).toBe(200);
    for (let step = 0; step < STEPS; step++) {
      const [name, command] = pick(random, Object.entries(commands));
      const who = pick(random, people);
      await command(table, who);
      await check(table, `${step}: ${name} by ${who.name}`);
    }
    await goOn(table);
    expect(house.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
