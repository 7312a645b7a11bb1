import { expect, test } from 'vitest';
import { ratingsAfter } from '../src/play/ratings.ts';
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
      const rating = rated ? { before: 1500, after: 1524 } : null;
      expect(body['seatList']?.[0]?.['rating']).toEqual(rating);
    }
    const profile = await bea.get(`/api/players/${ann.id}`);
    expect(profile.body).toMatchObject({
      finished: 2,
      running: 0,
      ratings: [{ title: 'lots', rating: 1524, games: 1, wins: 1 }],
    });
    const ranking = await house.visitor().get('/api/titles/lots/ratings');
    expect([...ranking.body].map((line) => [line['player']?.['name'], line['rating']])).toEqual([
      ['Ann', 1524],
      ['Bea', 1476],
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

test('ratings: points are only passed on among equals in experience, ties move towards each other', () => {
  const seasoned = (rating: number, rank: number) => ({ rating, games: 50, rank });
  expect(ratingsAfter([seasoned(1500, 1), seasoned(1500, 2)])).toEqual([1512, 1488]);
  expect(ratingsAfter([seasoned(1700, 1), seasoned(1500, 1)])).toEqual([1694, 1506]);
  const four = ratingsAfter([seasoned(1600, 1), seasoned(1500, 2), seasoned(1500, 2), seasoned(1400, 4)]);
  expect(Math.abs(four.reduce((sum, rating) => sum + rating, 0) - 6000)).toBeLessThanOrEqual(2);
  expect(four[1]).toBe(four[2]);
});
