import { connect } from '@stellwerk/client';
import { playABot } from '@stellwerk/client/examples/play-a-bot';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { steadyClock } from '../src/clock.ts';
import { onBoth } from './house.ts';
import { lots } from './lots.ts';

onBoth('@stellwerk/client', (open) => {
  test('the example opens a table, puts a bot there, and plays the game to its end', async () => {
    const house = await open({}, { clock: steadyClock() });
    const { token } = await house.bot(await house.person('Ann'), 'Robo', ['read', 'tables', 'play']);
    const address = await house.running.app.listen({ port: 0, host: 'localhost' });
    const result = await playABot({ address, token, WebSocket }, lots, 'example');
    const { body } = await house.visitor().get(`/api/tables/${result.table}`);
    expect(body).toMatchObject({ status: 404 });
    expect(result.moves).toBeGreaterThan(3);
    expect(result.scores.map(({ seat }) => seat)).toEqual([0, 1]);
    const client = connect({ address, token, WebSocket });
    const stored = await client.ask('GET', `/api/tables/${result.table}`);
    expect(stored).toMatchObject({ ok: true, value: { status: 'finished', moves: result.moves } });
  });

  test('a wrong token is told, and following a table that is not there too', async () => {
    const house = await open();
    const address = await house.running.app.listen({ port: 0, host: 'localhost' });
    const client = connect({ address, token: 'nobody', WebSocket });
    expect(await client.ask('GET', '/api/account')).toMatchObject({ ok: false, problem: { status: 401 } });
    const visitor = connect({ address: `${address}/`, WebSocket });
    expect(await visitor.follow('nowhere', lots)).toMatchObject({ ok: false, problem: { code: 'table/unknown' } });
  });
});
