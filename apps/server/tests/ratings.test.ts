import { expect, test } from 'vitest';
import { recalculateRatings } from '../src/play/rated-games.ts';
import { FIRST_SKILL, shown, skillsAfter } from '../src/play/ratings.ts';
import { begin, move, onBoth } from './house.ts';

onBoth('ratings', (open) => {
  test('a rated game moves the ratings of its players, an unrated one does not', async () => {
    const house = await open();
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    for (const rated of [false, true]) {
      const id = await begin([ann, bea], { rated, options: { lots: 1 } });
      await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
      await move(bea, id, 1, { type: 'pass', seat: 1 });
      const { body } = await ann.get(`/api/tables/${id}`);
      const rating = rated ? { before: 1500, after: 1611, uncertainty: 339 } : null;
      expect(body['seatList']?.[0]?.['rating']).toEqual(rating);
    }
    const profile = await bea.get(`/api/players/${ann.id}`);
    expect(profile.body).toMatchObject({
      finished: 2,
      running: 0,
      ratings: [{ title: 'lots', rating: 1611, uncertainty: 339, games: 1, wins: 1 }],
    });
    const ranking = await house.visitor().get('/api/titles/lots/ratings');
    expect([...ranking.body].map((line) => [line['player']?.['name'], line['rating']])).toEqual([
      ['Ann', 1611],
      ['Bea', 1389],
    ]);
    const statistics = await house.visitor().get('/api/titles/lots/statistics');
    expect(statistics.body).toMatchObject({
      finished: 2,
      running: 0,
      byPlayers: [{ players: 2, games: 2, meanMoves: 2, meanWinningScore: 120 }],
      winsBySeat: [
        { seat: 0, games: 2, wins: 2 },
        { seat: 1, games: 2, wins: 0 },
      ],
    });
  });

  test('worked out again from the stored games, ratings are the same', async () => {
    const house = await open();
    const people = [await house.person('Ann'), await house.person('Bea'), await house.person('Cem')];
    const [ann, bea, cem] = people;
    if (!ann || !bea || !cem) throw new Error('nobody there');
    for (const [one, two] of [
      [ann, bea],
      [bea, cem],
      [cem, ann],
      [ann, bea],
    ] as const) {
      house.clock.now += 1000;
      const id = await begin([one, two], { rated: true, options: { lots: 1 } });
      await move(one, id, 0, { type: 'bid', seat: 0, amount: 10 });
      await move(two, id, 1, { type: 'pass', seat: 1 });
    }
    const { store } = house.running.context;
    const all = async () => [
      await store.db.selectFrom('rating').selectAll().orderBy('user_id').execute(),
      await store.db.selectFrom('seat').selectAll().orderBy('game_id').orderBy('seat').execute(),
    ];
    const before = await all();
    await store.db.updateTable('rating').set({ rating: 1, mu: 1, games: 99 }).execute();
    expect(await recalculateRatings(store)).toBe(4);
    expect(await all()).toEqual(before);
  });

  test('guests and known seeds are kept out of rated games', async () => {
    const house = await open();
    const [ann, gast] = [await house.person('Ann'), await house.guest('Gast')];
    const table = { title: 'lots', name: 'T', seats: 2, rated: true };
    expect((await gast.post('/api/tables', table)).body['code']).toBe('table/rated');
    expect((await ann.post('/api/tables', { ...table, seed: 'known' })).body['code']).toBe('table/rated-seed');
    const made = await ann.post('/api/tables', table);
    expect((await gast.post(`/api/tables/${String(made.body['id'])}/join`)).body['code']).toBe('table/rated');
    const bot = await ann.put(`/api/tables/${String(made.body['id'])}/seats/1/bot`, { bot: 'random' });
    expect(bot.body['code']).toBe('table/rated');
  });
});

test('ratings: who wins rises, ties come closer, and with every game one is surer', () => {
  const [winner, loser] = skillsAfter([
    { ...FIRST_SKILL, rank: 1 },
    { ...FIRST_SKILL, rank: 2 },
  ]);
  if (!winner || !loser) throw new Error('nobody there');
  expect(winner.mu).toBeGreaterThan(FIRST_SKILL.mu);
  expect(loser.mu).toBeLessThan(FIRST_SKILL.mu);
  expect(winner.sigma).toBeLessThan(FIRST_SKILL.sigma);
  const tied = skillsAfter([
    { ...winner, rank: 1 },
    { ...loser, rank: 1 },
  ]);
  expect(tied[0]?.mu).toBeLessThan(winner.mu);
  expect(tied[1]?.mu).toBeGreaterThan(loser.mu);
  const four = skillsAfter([1, 2, 2, 4].map((rank) => ({ ...FIRST_SKILL, rank })));
  expect(four[1]?.mu).toBeCloseTo(four[2]?.mu ?? 0);
  expect(shown(FIRST_SKILL)).toEqual({ rating: 1500, uncertainty: 350 });
});
