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

  test('the same people play again at one new table, whoever asks first, bots and all', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const id = await won(ann, bea, { visibility: 'private', clock: { kind: 'move', seconds: 60, fall: 'bot' } });
    expect((await cem.post(`/api/tables/${id}/again`)).status).toBe(404);
    house.clock.now += 1000;
    const [first, second] = await Promise.all([bea, ann].map((who) => who.post(`/api/tables/${id}/again`)));
    expect(first?.body['id']).toBe(second?.body['id']);
    const next = await ann.get(`/api/tables/${String(first?.body['id'])}`);
    expect(next.body).toMatchObject({
      status: 'open',
      visibility: 'private',
      options: { lots: 1 },
      clock: { seconds: 60 },
      mySeat: expect.any(Number),
    });
    expect([...(next.body['seatList'] ?? [])]).toHaveLength(2);
    const host = String(next.body['host']?.['name']) === 'Ann' ? ann : bea;
    const other = host === ann ? bea : ann;
    expect((await other.get('/api/notices')).body[0]).toMatchObject({ kind: 'invited', table: next.body['id'] });
    expect((await host.post(`/api/tables/${String(next.body['id'])}/start`)).status).toBe(200);
    const running = await begin([ann, bea]);
    expect((await ann.post(`/api/tables/${running}/again`)).body['code']).toBe('game/running');
  });

  test('a tournament of four: the server makes the tables, everybody meets everybody, and the standings tell', async () => {
    const house = await open();
    const people: Client[] = [];
    for (const name of ['Ann', 'Bea', 'Cem', 'Dan']) people.push(await house.person(name));
    const [ann, bea, cem] = people;
    if (!ann || !bea || !cem) throw new Error('nobody there');
    const wish = { name: 'Cup', title: 'lots', seats: 2, rounds: 3, options: { lots: 1 } };
    const guest = await house.guest('Gast');
    expect((await guest.post('/api/tournaments', wish)).body['code']).toBe('tournament/guest');
    expect((await ann.post('/api/tournaments', { ...wish, seats: 9 })).status).toBe(422);
    const made = await ann.post('/api/tournaments', wish);
    const path = `/api/tournaments/${String(made.body['id'])}`;
    expect((await ann.post(`${path}/start`)).body['code']).toBe('tournament/few');
    for (const who of people) {
      house.clock.now += 1000;
      await who.post(`${path}/enter`);
    }
    expect((await bea.post(`${path}/start`)).body['code']).toBe('tournament/host');
    expect((await ann.post(`${path}/start`)).body).toMatchObject({ status: 'running', round: 1 });
    expect((await cem.post(`${path}/enter`)).body['code']).toBe('tournament/begun');
    const met = new Set<string>();
    const seats = new Map<string, number[]>();
    for (let round = 1; round <= 3; round++) {
      const { body } = await house.visitor().get(path);
      expect(body).toMatchObject({ status: 'running', round });
      const tables = [...(body['tables'] ?? [])].filter((table) => Number(table['round']) === round);
      expect(tables).toHaveLength(2);
      for (const table of tables) {
        const names = [...(table['seats'] ?? [])].map((seat) => String(seat['player']?.['name']));
        met.add([...names].sort().join());
        for (const [seat, name] of names.entries()) seats.set(name, [...(seats.get(name) ?? []), seat]);
        const players = names.map((name) => people.find((who) => who.name === name));
        const [one, two] = players;
        if (!one || !two) throw new Error('nobody there');
        // The winner is whoever comes first in the alphabet.
        const id = String(table['table']);
        const isFirst = one.name < two.name;
        await move(one, id, 0, isFirst ? { type: 'bid', seat: 0, amount: 10 } : { type: 'pass', seat: 0 });
        await move(two, id, 1, isFirst ? { type: 'pass', seat: 1 } : { type: 'bid', seat: 1, amount: 10 });
      }
      await house.pass(1000);
    }
    expect(met.size).toBe(6);
    for (const sat of seats.values()) expect([1, 2]).toContain(sat.filter((seat) => seat === 0).length);
    const { body } = await house.visitor().get(path);
    expect(body['status']).toBe('finished');
    expect(
      [...(body['standings'] ?? [])].map((line) => [line['player']?.['name'], line['rank'], line['points']]),
    ).toEqual([
      ['Ann', 1, 3],
      ['Bea', 2, 2],
      ['Cem', 3, 1],
      ['Dan', 4, 0],
    ]);
  });

  test('who withdraws sits out the next rounds; too few end the tournament, and one not begun can be called off', async () => {
    const house = await open();
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    const wish = { name: 'Cup', title: 'lots', seats: 2, rounds: 3, options: { lots: 1 } };
    const called = await ann.post('/api/tournaments', wish);
    expect((await ann.del(`/api/tournaments/${String(called.body['id'])}`)).status).toBe(200);
    expect([...(await bea.get('/api/tournaments')).body]).toEqual([]);
    const { body } = await ann.post('/api/tournaments', wish);
    const path = `/api/tournaments/${String(body['id'])}`;
    await bea.post(`${path}/enter`);
    await bea.post(`${path}/withdraw`);
    house.clock.now += 1000;
    await bea.post(`${path}/enter`);
    const begun = await ann.post(`${path}/start`);
    const table = String(begun.body['tables']?.[0]?.['table']);
    expect((await bea.post(`${path}/withdraw`)).body).toMatchObject({ isIn: false, status: 'running' });
    for (const [seat, who] of [ann, bea].entries()) await move(who, table, seat, { type: 'pass', seat });
    await house.pass(1000);
    const end = (await bea.get(path)).body;
    expect(end).toMatchObject({ status: 'finished', round: 1 });
    expect([...(end['standings'] ?? [])].map((line) => [line['points'], line['rank']])).toEqual([
      [0.5, 1],
      [0.5, 1],
    ]);
  });
});
