import { expect, test } from 'vitest';
import { begin, move, onBoth } from './house.ts';

onBoth('tables', (open) => {
  test('an open table is listed, joined and begun; a full one takes nobody', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const made = await ann.post('/api/tables', { title: 'lots', name: 'Evening', seats: 2, seating: 'joined' });
    const id = String(made.body['id']);
    expect(made.body).toMatchObject({ status: 'open', mySeat: 0, seq: 0, seed: null });
    const listed = await house.visitor().get('/api/tables?status=open');
    expect([...listed.body].map((line) => line['id'])).toEqual([id]);
    expect((await ann.post(`/api/tables/${id}/start`)).body['code']).toBe('table/seats');
    expect((await bea.post(`/api/tables/${id}/join`)).body['mySeat']).toBe(1);
    expect((await cem.post(`/api/tables/${id}/join`)).body['code']).toBe('table/full');
    expect((await bea.post(`/api/tables/${id}/start`)).body['code']).toBe('table/host');
    const begun = await ann.post(`/api/tables/${id}/start`);
    expect(begun.body).toMatchObject({ status: 'running', actors: [0] });
    expect((await cem.post(`/api/tables/${id}/join`)).body['code']).toBe('game/begun');
    const mine = await bea.get('/api/tables?mine=true');
    expect(mine.body[0]).toMatchObject({ id, mySeat: 1, myTurn: false });
    expect((await ann.get('/api/tables?mine=true&status=running')).body[0]).toMatchObject({ id, myTurn: true });
  });

  test('a table by link is seen and joined only with the link', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const made = await ann.post('/api/tables', { title: 'lots', name: 'Quiet', seats: 2, visibility: 'link' });
    const id = String(made.body['id']);
    expect([...(await bea.get('/api/tables')).body]).toEqual([]);
    for (const ask of [
      bea.get(`/api/tables/${id}`),
      bea.post(`/api/tables/${id}/join`),
      house.visitor().get(`/api/tables/${id}/chat`),
    ]) {
      expect((await ask).status).toBe(404);
    }
    expect((await bea.post(`/api/tables/${id}/enter`, { invite: 'guessed' })).status).toBe(404);
    const entered = await bea.post(`/api/tables/${id}/enter`, { invite: made.body['invite'] });
    expect(entered.body).toMatchObject({ id, mySeat: null, invite: null });
    expect((await bea.post(`/api/tables/${id}/join`)).body['mySeat']).toBe(1);
  });

  test('a private table opens to those the host lets in, the link notwithstanding', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const made = await ann.post('/api/tables', { title: 'lots', name: 'Private', seats: 2, visibility: 'private' });
    const id = String(made.body['id']);
    expect((await cem.post(`/api/tables/${id}/enter`, { invite: made.body['invite'] })).status).toBe(404);
    expect((await cem.post(`/api/tables/${id}/invite`, { player: cem.id })).status).toBe(404);
    await ann.post(`/api/tables/${id}/invite`, { player: bea.id });
    expect((await bea.get('/api/notices')).body[0]).toMatchObject({ table: id, kind: 'invited', read: false });
    expect((await bea.post(`/api/tables/${id}/join`)).body['mySeat']).toBe(1);
    expect((await cem.get(`/api/tables/${id}`)).status).toBe(404);
  });

  test('options and the number of seats are the title’s to judge', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const table = { title: 'lots', name: 'T', seats: 2 };
    expect((await ann.post('/api/tables', { ...table, title: 'chess' })).body['code']).toBe('table/title');
    const five = await ann.post('/api/tables', { ...table, seats: 5 });
    expect([five.status, five.body['refusal']?.['rule']]).toEqual([422, 'kernel/players']);
    const wrong = await ann.post('/api/tables', { ...table, options: { lots: 99 } });
    expect(wrong.body['refusal']?.['rule']).toBe('kernel/option');
    const made = await ann.post('/api/tables', { ...table, options: { lots: 9 } });
    expect(made.body['options']).toEqual({ lots: 9 });
  });

  test('leaving before the start frees the seat; the host clears one', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const { body } = await ann.post('/api/tables', { title: 'lots', name: 'T', seats: 2 });
    const path = `/api/tables/${String(body['id'])}`;
    await bea.post(`${path}/join`);
    expect((await bea.post(`${path}/leave`)).body['mySeat']).toBeNull();
    expect((await cem.post(`${path}/join`)).body['mySeat']).toBe(1);
    expect((await cem.del(`${path}/seats/0`)).body['code']).toBe('table/host');
    expect((await ann.del(`${path}/seats/1`)).status).toBe(200);
    expect((await bea.post(`${path}/join`)).body['mySeat']).toBe(1);
  });

  test('somebody who leaves a running game is replaced by a person, and comes back from nothing', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const id = await begin([ann, bea]);
    const path = `/api/tables/${id}`;
    expect((await cem.post(`${path}/seats/1/take`)).body['code']).toBe('seat/taken');
    await bea.post(`${path}/leave`);
    expect((await ann.get(path)).body['seatList']?.[1]).toMatchObject({ missing: true });
    expect((await cem.post(`${path}/seats/1/take`)).body).toMatchObject({ mySeat: 1 });
    await move(ann, id, 0, { type: 'pass', seat: 0 });
    expect((await move(bea, id, 1, { type: 'pass', seat: 1 })).body['code']).toBe('seat/none');
    expect((await move(cem, id, 1, { type: 'pass', seat: 1 })).status).toBe(200);
  });

  test('a missing player is replaced by a bot that plays on, and takes the seat back', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 50 } });
    const path = `/api/tables/${id}`;
    expect((await ann.put(`${path}/seats/1/bot`, { bot: 'random' })).body['code']).toBe('seat/present');
    await bea.post(`${path}/leave`);
    expect((await ann.put(`${path}/seats/1/bot`, { bot: 'nobody' })).body['code']).toBe('seat/bot');
    expect((await ann.put(`${path}/seats/1/bot`, { bot: 'random' })).status).toBe(200);
    const { body } = await move(ann, id, 0, { type: 'bid', seat: 0, amount: 100 });
    expect(body['entry']).toMatchObject({ seq: 1 });
    await house.pass(6000);
    const log = await ann.get(`${path}/entries?after=1`);
    expect(log.body['entries']?.[0]).toMatchObject({ seq: 2, seat: 1, origin: 'bot', action: { type: 'pass' } });
    const seq = Number((await ann.get(path)).body['seq']);
    expect((await move(bea, id, seq, { type: 'pass', seat: 1 })).body['code']).toBe('seat/bot');
    expect((await bea.post(`${path}/return`)).body['seatList']?.[1]).toMatchObject({ bot: null, missing: false });
  });

  test('bots fill a table and play it to the end by themselves', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const { body } = await ann.post('/api/tables', { title: 'lots', name: 'Bots', seats: 3, seating: 'joined' });
    const path = `/api/tables/${String(body['id'])}`;
    for (const seat of [1, 2]) await ann.put(`${path}/seats/${seat}/bot`, { bot: 'random' });
    await ann.post(`${path}/start`);
    for (let turns = 0; turns < 200; turns++) {
      const { body: table } = await ann.get(path);
      if (String(table['status']) !== 'running') break;
      if (JSON.stringify(table['actors']) === '[0]')
        await move(ann, String(body['id']), Number(table['seq']), { type: 'pass', seat: 0 });
      else await house.pass(6000);
    }
    const { body: table } = await ann.get(path);
    expect(table['status']).toBe('finished');
    expect([...(table['seatList'] ?? [])].map((seat) => typeof seat['rank'])).toEqual(['number', 'number', 'number']);
  });

  test('chat is for players, notes for nobody else', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const id = await begin([ann, bea]);
    const path = `/api/tables/${id}`;
    const said = await ann.post(`${path}/chat`, { body: 'Good luck! 🚂\nAll of you.' });
    expect(said.body).toMatchObject({ player: { name: 'Ann' }, body: 'Good luck! 🚂\nAll of you.' });
    expect((await cem.post(`${path}/chat`, { body: 'Hello' })).body['code']).toBe('chat/players');
    house.clock.now += 1000;
    await bea.post(`${path}/chat`, { body: 'Thanks' });
    const since = await cem.get(`${path}/chat?after=${String(said.body['id'])}`);
    expect([...since.body].map((line) => line['body'])).toEqual(['Thanks']);
    await ann.put(`${path}/note`, { body: 'Bea has 40' });
    expect((await ann.get(`${path}/note`)).body).toEqual({ body: 'Bea has 40' });
    expect((await bea.get(`${path}/note`)).body).toEqual({ body: '' });
  });

  test('a table nobody else plays at can be closed, one with others cannot', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    expect((await ann.del(`/api/tables/${id}`)).body['code']).toBe('table/others');
    await bea.post(`/api/tables/${id}/leave`);
    expect((await ann.del(`/api/tables/${id}`)).status).toBe(200);
    expect((await ann.get(`/api/tables/${id}`)).body['status']).toBe('ended');
  });
});
