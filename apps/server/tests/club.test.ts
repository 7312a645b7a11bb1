import { expect, test } from 'vitest';
import { begin, type Client, move, onBoth } from './house.ts';

/** A game of two that the first wins. */
async function won(by: Client, against: Client, more: Record<string, unknown> = {}): Promise<string> {
  const id = await begin([by, against], { options: { lots: 1 }, ...more });
  await move(by, id, 0, { type: 'bid', seat: 0, amount: 10 });
  await move(against, id, 1, { type: 'pass', seat: 1 });
  return id;
}

onBoth('the club', (open) => {
  test('open tables are found by title, speed and level', async () => {
    const house = await open();
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    await won(ann, bea, { rated: true });
    const host = async (who: Client, name: string, more: Record<string, unknown>) => {
      house.clock.now += 1000;
      await who.post('/api/tables', { title: 'lots', name, seats: 2, ...more });
    };
    await host(ann, 'Strong', { clock: { kind: 'move', seconds: 300, fall: 'open' } });
    await host(bea, 'Fair', { clock: { kind: 'bank', seconds: 90_000, increment: 5, fall: 'open' } });
    await host(await house.guest('Cem'), 'New', { title: 'railroad-dice-2' });
    await host(ann, 'Hidden', { visibility: 'link' });
    const found = async (query: string) => {
      const { body } = await house.visitor().get(`/api/games?status=open${query}`);
      return [...(body['games'] ?? [])].map((game) => game['name']);
    };
    expect(await found('')).toEqual(['New', 'Fair', 'Strong']);
    expect(await found('&title=lots')).toEqual(['Fair', 'Strong']);
    expect(await found('&speed=quick')).toEqual(['Strong']);
    expect(await found('&speed=slow')).toEqual(['Fair']);
    expect(await found('&speed=untimed')).toEqual(['New']);
    expect(await found('&level=strong')).toEqual(['Strong']);
    expect(await found('&level=fair')).toEqual(['Fair']);
    expect(await found('&level=new')).toEqual(['New']);
    const { body } = await house.visitor().get('/api/games?status=open&level=strong');
    expect(body['games']?.[0]).toMatchObject({ level: 1611, speed: 'quick', seatList: [{ player: { name: 'Ann' } }] });
  });

  test('running games are listed to be watched, finished ones to be replayed, page by page, by player and date', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const games: string[] = [];
    for (const rival of [bea, cem, bea]) {
      house.clock.now += 86_400_000;
      games.push(await won(ann, rival));
    }
    await won(ann, bea, { visibility: 'link' });
    const running = await begin([bea, cem]);
    const ask = async (query: string) => (await house.visitor().get(`/api/games?${query}`)).body;
    const ids = (body: Awaited<ReturnType<typeof ask>>) => [...(body['games'] ?? [])].map((game) => game['id']);
    expect(ids(await ask('status=running'))).toEqual([running]);
    const first = await ask('status=finished&limit=2');
    expect(ids(first)).toEqual([games[2], games[1]]);
    expect(first['games']?.[0]).toMatchObject({
      moves: 2,
      seatList: [
        { rank: 1, score: 120 },
        { rank: 2, score: 100 },
      ],
    });
    const second = await ask(`status=finished&limit=2&before=${String(first['next'])}`);
    expect([ids(second), second['next']]).toEqual([[games[0]], null]);
    expect(ids(await ask('status=finished&player=ce'))).toEqual([games[1]]);
    const day = 1_800_000_000_000 + 2 * 86_400_000;
    expect(ids(await ask(`status=finished&from=${day}&to=${day + 1000}`))).toEqual([games[1]]);
  });

  test('a board is the position as it stands, and may be kept as long as nothing is moved', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 2 } });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 15 });
    const board = await house.visitor().get(`/api/tables/${id}/board?seq=1`);
    expect(board.body).toMatchObject({ seq: 1, moves: 1, position: { flow: [{ high: 15 }] }, config: { seed: '' } });
    expect(board.headers['cache-control']).toMatch(/immutable/);
    expect((await house.visitor().get(`/api/tables/${id}/board?seq=0`)).headers['cache-control']).toBeUndefined();
    await move(bea, id, 1, { type: 'pass', seat: 1 });
    expect((await house.visitor().get(`/api/tables/${id}/board`)).body).toMatchObject({ seq: 2, moves: 2 });
    const hidden = await begin([ann, bea], { visibility: 'private' });
    expect((await house.visitor().get(`/api/tables/${hidden}/board`)).status).toBe(404);
    expect((await bea.get(`/api/tables/${hidden}/board`)).status).toBe(200);
  });

  test('a profile tells games, ratings over time and opponents, and of closed tables only to who was there', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.person('Ann'), await house.person('Bea'), await house.person('Cem')];
    for (const [one, two] of [
      [ann, bea],
      [bea, ann],
      [ann, cem],
    ] as const) {
      house.clock.now += 1000;
      await won(one, two, { rated: true });
    }
    house.clock.now += 1000;
    const hidden = await won(cem, ann, { visibility: 'private', rated: true });
    const visitor = house.visitor();
    const games = await visitor.get(`/api/players/${ann.id}/games?limit=2`);
    expect([...(games.body['games'] ?? [])]).toHaveLength(2);
    expect((await cem.get(`/api/players/${ann.id}/games`)).body['games']?.[0]).toMatchObject({ id: hidden });
    const { body: curves } = await visitor.get(`/api/players/${ann.id}/curves`);
    const points = [...(curves[0]?.['points'] ?? [])];
    expect(points[0]).toMatchObject({ rating: 1500, uncertainty: 350 });
    expect(points.map((point) => Number(point['rating']) > 1500)).toEqual([false, true, false, true, false]);
    expect(points.map((point) => point['table'] === null)).toEqual([true, false, false, false, true]);
    expect(Number(points[4]?.['uncertainty'])).toBeLessThan(Number(points[0]?.['uncertainty']));
    const tally = async (who: Client) =>
      [...(await who.get(`/api/players/${ann.id}/opponents`)).body].map((line) => [
        line['player']?.['name'],
        line['games'],
        line['ahead'],
        line['behind'],
        line['level'],
      ]);
    expect(await tally(visitor)).toEqual([
      ['Bea', 2, 1, 1, 0],
      ['Cem', 1, 1, 0, 0],
    ]);
    expect(await tally(ann)).toEqual([
      ['Cem', 2, 1, 1, 0],
      ['Bea', 2, 1, 1, 0],
    ]);
  });

  test('friends are noted, found at their tables, and go with an account that closes', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.person('Ann'), await house.person('Bea'), await house.person('Cem')];
    expect((await ann.put(`/api/friends/${bea.id}`)).status).toBe(200);
    expect((await ann.put(`/api/friends/${ann.id}`)).body['code']).toBe('friend/self');
    expect((await ann.put('/api/friends/nobody')).body['code']).toBe('player/unknown');
    house.clock.now += 1000;
    await ann.put(`/api/friends/${cem.id}`);
    await bea.post('/api/tables', { title: 'lots', name: 'Here', seats: 2 });
    await bea.post('/api/tables', { title: 'lots', name: 'Hidden', seats: 2, visibility: 'private' });
    const friends = async () =>
      [...(await ann.get('/api/friends')).body].map((friend) => [
        friend['player']?.['name'],
        [...(friend['tables'] ?? [])].map((table) => table['name']),
      ]);
    expect(await friends()).toEqual([
      ['Bea', ['Here']],
      ['Cem', []],
    ]);
    expect([...(await bea.get('/api/friends')).body]).toEqual([]);
    await ann.del(`/api/friends/${cem.id}`);
    expect(await friends()).toEqual([['Bea', ['Here']]]);
    await bea.del('/api/account', { password: 'a long password' });
    expect(await friends()).toEqual([]);
  });
});
