import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diceBuilder } from '@stellwerk/bots';
import { isRecord, newGame, seededRandom } from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Page } from 'playwright-core';
import { type Visit, visit } from './browser.ts';
import {
  begunTable,
  type Friend,
  friendAt,
  friendIn,
  hostTable,
  serveHouse,
  signInAs,
  signUpAs,
  tableOf,
} from './house.ts';
import { settle } from './page.ts';
import { savePicture } from './pictures.ts';
import { playOut, replay } from './playing.ts';
import { recorded } from './recorded-games.ts';

/** Pictures of what a server adds: lobby, profile, a room, a live table; light and dark, wide and phone. */
export async function onlineScreens(
  folder: string,
  sizes: Readonly<Record<string, Size>>,
  wanted: RegExp,
): Promise<void> {
  const names = [
    'watch',
    'archive',
    'player',
    'tournaments',
    'tournament',
    'sign-in',
    'lobby',
    'host',
    'profile',
    'account',
    'best',
    'room',
    'live',
    'live-chat',
    'live-seats',
    'live-waiting',
    'spectator',
    'api-docs',
  ];
  const all = names.flatMap((name) =>
    ['light', 'dark'].flatMap((theme) => [`${name}-${theme}-wide`, `${name}-${theme}-phone`]),
  );
  if (!all.some((name) => wanted.test(name))) return;
  const here = await visit(() => serveHouse());
  await mkdir(folder, { recursive: true });
  const packer = await here.open();
  const save = async (page: Page, name: string) => {
    if (wanted.test(name)) await savePicture(page, packer.page, join(folder, `${name}.webp`));
  };
  const arrive = async (name: string) => {
    const visitor = await here.open();
    await visitor.page.goto(`${here.address}#/lobby`);
    await signInAs(visitor.page, name);
    return visitor.page;
  };
  const fresh = await here.open();
  await fresh.page.goto(`${here.address}#/lobby`);
  await fresh.page.waitForSelector('.sign-in');
  await save(fresh.page, 'sign-in-light-wide');
  await fresh.leave();
  const ann = await arrive('Ann');
  const ben = await arrive('Ben');
  const game = await begun(ann, ben, here.address);
  await hostTable(ben, { title: '18rhl', seats: 4 });
  const room = await hostTable(ann, { title: '18rhl', seats: 4, visibility: 'link', bots: 1 });
  const carla = await withAccount(here);
  const carlas = await friendIn(carla);
  await watched(here, carlas);
  const cup = await cupOf(carlas);
  for (const theme of ['light', 'dark']) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const page of [ann, ben, carla]) await page.setViewportSize(viewport);
      const shot = async (name: string, screen: string, selector: string, page = ann) => {
        await page.goto(`${here.address}#/${screen}`);
        await settle(page, { theme, language: 'en', name: page === ann ? 'Ann' : page === ben ? 'Ben' : 'Carla' });
        await page.waitForSelector(selector);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(250);
        await save(page, `${name}-${theme}-${size}`);
      };
      await shot('lobby', 'lobby', '[data-list="open"] .card');
      await shot('host', 'host', 'select[name=seats]');
      await shot('profile', 'profile', '.sessions li');
      await shot('account', 'profile', '.bot', carla);
      await shot('watch', 'watch', '[data-list="running"] .board-sketch', carla);
      await shot('archive', 'archive', '[data-list="finished"] .board-sketch', carla);
      await shot('tournaments', 'tournaments', '#new-tournament', carla);
      await shot('tournament', `tournament/${cup}`, 'main h2', carla);
      await shot('player', `player/${carlas.id}`, '.rating-curve', carla);
      await shot('best', 'best/railroad-dice-2', '.best tbody tr', carla);
      await shot('room', `table/live~${room}`, '.room-seats');
      await shot('live', `table/live~${game}`, '.live-status-seats');
      await shot('live-waiting', `table/live~${game}`, '.live-status-seats', ben);
      await shot('spectator', `table/live~${game}`, '.live-status-seats', carla);
      await carla.goto(`${here.address}api/docs`);
      await carla.waitForSelector('h1');
      await save(carla, `api-docs-${theme}-${size}`);
      await ann.getByRole('tab', { name: 'Chat' }).click();
      await ann.waitForSelector('.chat li b');
      await ann.waitForTimeout(150);
      await save(ann, `live-chat-${theme}-${size}`);
      if (size !== 'wide') continue;
      await ann.getByRole('tab', { name: 'At the table' }).click();
      await ann.waitForTimeout(150);
      await save(ann, `live-seats-${theme}-${size}`);
    }
  }
  await here.close();
}

/** Somebody with an account, a bot and a rated game behind her. */
async function withAccount(here: Visit): Promise<Page> {
  const { page } = await here.open();
  await page.goto(`${here.address}#/lobby`);
  await signUpAs(page, 'Carla', 'carla@example.org');
  const [carla, dora] = [await friendIn(page), await friendAt(here.address, 'Dora', 'dora@example.org')];
  await playOut([carla, dora], await begunTable([carla, dora], { rated: true }));
  await carla.ask('POST', '/api/bots', { name: 'Robo' });
  return page;
}

/** A tournament that people enter. */
async function cupOf(carla: Friend): Promise<string> {
  const made = await carla.ask('POST', '/api/tournaments', {
    name: 'Winter cup',
    title: '18rhl',
    seats: 3,
    rounds: 3,
    options: {},
    clock: { kind: 'none' },
    rated: false,
  });
  return isRecord(made.body) ? String(made.body['id']) : '';
}

/** Games of several titles under way. */
async function watched(here: Visit, carla: Friend): Promise<void> {
  const others = await Promise.all(['Dora', 'Emil', 'Fritz', 'Gesa'].map((name) => friendAt(here.address, name)));
  for (const [title, players, moves] of [
    ['18rhi', 3, 200],
    ['18lra', 4, 320],
    ['18rhi', 5, 90],
  ] as const) {
    const { config, actions } = recorded(title, players);
    const people = [carla, ...others].slice(0, players);
    const wish = { title, name: `Evening with ${title}`, seed: config.seed, options: config.options };
    const table = await begunTable(people, wish);
    await replay(people, table, actions.slice(0, moves));
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A game of two some way in, with a word or two said. */
async function begun(ann: Page, ben: Page, address: string): Promise<string> {
  const seed = 'screens';
  await hostTable(ann, { seed, undo: 'agreed' });
  const table = tableOf(ann);
  await ben.goto(`${address}#/table/live~${table}`);
  await ben.click('[data-join]');
  await ann.click('[data-begin]:enabled');
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.live-status-seats')));
  const started = newGame(railroadDice2, { players: ['Ann', 'Ben'], seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  const random = seededRandom('screens');
  for (let after = 0; after < 120; after++) {
    const action = diceBuilder.choose(game, game.actors()[0] ?? 0, random);
    game.play(action);
    await post(action.seat === 0 ? ann : ben, `/api/tables/${table}/moves`, { after, id: `screens-${after}`, action });
  }
  await post(ben, `/api/tables/${table}/chat`, { body: 'Nice line to the coast!' });
  await post(ann, `/api/tables/${table}/chat`, { body: 'Wait until my loco 4 comes.' });
  const wish = { after: 120, moves: 119 };
  await post(game.actions.at(-1)?.seat === 0 ? ann : ben, `/api/tables/${table}/undo`, wish);
  return table;
}

async function post(page: Page, path: string, body: unknown): Promise<void> {
  await page.evaluate(
    ([where, what]) =>
      fetch(where, { method: 'POST', headers: { 'content-type': 'application/json' }, body: what }).then(() => {}),
    [path, JSON.stringify(body)] as const,
  );
}
