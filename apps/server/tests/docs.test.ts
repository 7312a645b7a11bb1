import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { ClientMessage, ServerMessage } from '../src/api/index.ts';
import { bodyExample } from '../src/docs/examples.ts';
import { clientSays, serverSays } from '../src/docs/first-steps.ts';
import { docsPage } from '../src/docs/page.ts';
import { endpoints } from '../src/endpoints.ts';
import { onBoth } from './house.ts';
import { lots } from './lots.ts';

function plain(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Does what the line in the shell would do, with the cookies in the jar. */
async function typed(curl: string, jar: Map<string, string>): Promise<{ status: number; body: unknown }> {
  const [, url = ''] = /'(http[^']+)'/.exec(curl) ?? [];
  const [, method = 'GET'] = / -X (\w+)/.exec(curl) ?? [];
  const [, body] = / -d '(.*)'$/s.exec(curl) ?? [];
  const headers: Record<string, string> = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  for (const [, name = '', value = ''] of curl.matchAll(/ -H '([^:]+): ([^']+)'/g)) headers[name] = value;
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
  return { status: answer.status, body: await answer.json() };
}

onBoth('the page of the interface', (open) => {
  test('its first steps work as they stand there: a guest, the games, a table, and its news', async () => {
    const house = await open();
    const address = await house.running.app.listen({ port: 0, host: 'localhost' });
    const answer = await fetch(`${address}/api`);
    expect(answer.url).toBe(`${address}/api/docs`);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    const { publicUrl } = house.running.context.config;
    let table = '';
    const step = (id: string) => {
      const [, code = ''] = new RegExp(`data-step="${id}">([^<]*)<`).exec(page) ?? [];
      expect(code).not.toBe('');
      return plain(code)
        .replaceAll(publicUrl, address)
        .replaceAll(publicUrl.replace(/^http/, 'ws'), address.replace(/^http/, 'ws'))
        .replaceAll('TABLE', table);
    };
    const jar = new Map<string, string>();
    expect(await typed(step('guest'), jar)).toMatchObject({ status: 200, body: { name: 'Ann', kind: 'guest' } });
    expect(await typed(step('games'), jar)).toMatchObject({ status: 200, body: { games: [] } });
    const made = await typed(step('table'), jar);
    expect(made).toMatchObject({ status: 200, body: { name: 'First steps' } });
    table = z.object({ id: z.string() }).parse(made.body).id;
    expect(await typed(step('look'), jar)).toMatchObject({ status: 200, body: { id: table, host: { name: 'Ann' } } });
    expect(await typed(step('games'), jar)).toMatchObject({ status: 200, body: { games: [{ id: table }] } });
    const heard: ServerMessage[] = [];
    await new Promise<void>((resolve) => {
      const log = (data: unknown) => {
        const message = ServerMessage.parse(JSON.parse(String(data)));
        heard.push(message);
        if (message.type === 'watching') resolve();
      };
      runInNewContext(step('watch'), { WebSocket, console: { log } });
    });
    expect(heard[0]).toEqual({ type: 'hello', protocol: 1, player: null });
    expect(heard).toContainEqual({ type: 'watching', table, seq: 0 });
  });
});

test('every endpoint stands on the page of the interface, with a body that it takes', () => {
  const page = plain(docsPage(endpoints, 'https://play.example.org', lots));
  for (const endpoint of endpoints) {
    const { method, path, summary, body } = endpoint;
    expect(page).toContain(`<b>${method}</b> <code>${path}</code>`);
    expect(page).toContain(summary);
    if (!body) continue;
    const example = bodyExample(endpoint);
    expect(page).toContain(JSON.stringify(example).replaceAll("'", "'\\''"));
    const read = body.safeParse(example);
    expect({ path, method, example, issues: read.error?.issues ?? [] }).toMatchObject({ issues: [] });
  }
});

test('the messages on the page are messages of the socket, of every kind', () => {
  for (const [message] of clientSays) expect(ClientMessage.parse(message)).toEqual(message);
  for (const [message] of serverSays) expect(ServerMessage.parse(message)).toEqual(message);
  const kinds = (said: readonly (readonly [{ readonly type: string }, string])[]) =>
    said.map(([{ type }]) => type).sort();
  const known = (options: readonly { readonly shape: { readonly type: { readonly value: string } } }[]) =>
    options.map(({ shape }) => shape.type.value).sort();
  expect(kinds(clientSays)).toEqual(known(ClientMessage.options));
  expect(kinds(serverSays)).toEqual(known(ServerMessage.options));
});
