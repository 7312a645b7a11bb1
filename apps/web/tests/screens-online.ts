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
import { screenShown, settle } from './page.ts';
import { isAtRest, type Picture, VIEWS, type View, viewsTaken } from './pictures.ts';
import { playOut, replay } from './playing.ts';
import { recorded } from './recorded-games.ts';

/** A screen that only a server has. */
interface Shot {
  readonly name: string;
  readonly views: readonly View[];
  readonly page: Page;
  readonly screen: string;
  readonly shows: string;
  act?(page: Page): Promise<void>;
}

const WIDE: readonly View[] = ['light-wide'];
const BOTH: readonly View[] = ['light-wide', 'dark-phone'];

const NAMES =
  'sign-in lobby host profile account watch archive tournaments tournament player best room live live-chat live-seats waiting spectator api-docs';

/** Pictures of what a server adds: lobby, profile, a room, a live table. */
export async function onlineScreens(
  wanted: RegExp | undefined,
  save: (page: Page, picture: Picture) => Promise<void>,
): Promise<void> {
  if (!NAMES.split(' ').some((name) => viewsTaken(name, BOTH, wanted).length > 0)) return;
  const here = await visit(() => serveHouse());
  const arrive = async (name: string) => {
    const visitor = await here.open({ at: 'lobby' });
    await signInAs(visitor.page, name);
    return visitor.page;
  };
  const fresh = await here.open({ at: 'lobby' });
  const ann = await arrive('Ann');
  const ben = await arrive('Ben');
  const game = await begun(ann, ben, here.address);
  await hostTable(ben, { title: '18rhl', seats: 4 });
  const room = await hostTable(ann, { title: '18rhl', seats: 4, visibility: 'link', bots: 1 });
  const carla = await withAccount(here);
  const carlas = await friendIn(carla);
  const evening = await watched(here, carlas);
  const cup = await cupOf(carlas);
  const shots: readonly Shot[] = [
    { name: 'sign-in', views: WIDE, page: fresh.page, screen: 'lobby', shows: '.sign-in' },
    { name: 'lobby', views: BOTH, page: ann, screen: 'lobby', shows: '[data-list="open"] .card' },
    { name: 'host', views: BOTH, page: ann, screen: 'host', shows: 'select[name=seats]' },
    { name: 'profile', views: WIDE, page: ann, screen: 'profile', shows: '.sessions li' },
    { name: 'account', views: WIDE, page: carla, screen: 'profile', shows: '.bot' },
    { name: 'watch', views: BOTH, page: carla, screen: 'watch', shows: '[data-list="running"] .board-sketch' },
    { name: 'archive', views: WIDE, page: carla, screen: 'archive', shows: '[data-list="finished"] .board-sketch' },
    { name: 'tournaments', views: WIDE, page: carla, screen: 'tournaments', shows: '#new-tournament' },
    { name: 'tournament', views: WIDE, page: carla, screen: `tournament/${cup}`, shows: 'main h2' },
    { name: 'player', views: WIDE, page: carla, screen: `player/${carlas.id}`, shows: '.rating-curve' },
    { name: 'best', views: WIDE, page: carla, screen: 'best/railroad-dice-2', shows: '.best tbody tr' },
    { name: 'room', views: BOTH, page: ann, screen: `table/live~${room}`, shows: '.room-seats' },
    { name: 'live', views: BOTH, page: ann, screen: `table/live~${game}`, shows: '.live-status-seats' },
    {
      name: 'live-chat',
      views: WIDE,
      page: ann,
      screen: `table/live~${game}`,
      shows: '.live-status-seats',
      act: async (page) => {
        await page.getByRole('tab', { name: 'Chat' }).click();
        await page.waitForSelector('.chat li b');
      },
    },
    {
      name: 'live-seats',
      views: WIDE,
      page: ann,
      screen: `table/live~${game}`,
      shows: '.live-status-seats',
      act: async (page) => {
        // A phone has the seats below the chat.
        const tab = (await page.locator('.table.phone').count()) ? 'Chat' : 'At the table';
        await page.getByRole('tab', { name: tab }).click();
      },
    },
    {
      name: 'waiting',
      views: ['light-wide', 'dark-phone', 'dark-huge'],
      page: carla,
      screen: `table/live~${evening}`,
      shows: '.their-choices',
    },
    { name: 'spectator', views: BOTH, page: ann, screen: `table/live~${evening}`, shows: '.their-choices' },
  ];
  for (const { theme, viewport, view } of VIEWS) {
    for (const { name, views, page, screen, shows, act } of shots) {
      if (!viewsTaken(name, views, wanted).includes(view)) continue;
      await page.setViewportSize(viewport);
      await page.goto(`${here.address}#/${screen}`);
      const visitor = page === ann ? 'Ann' : page === ben ? 'Ben' : 'Carla';
      await settle(page, { theme, language: 'en', name: visitor });
      await screenShown(page);
      if (screen.startsWith('table/live') && view.endsWith('phone'))
        await page.waitForSelector('.table.phone, .room-seats');
      await page.waitForSelector(shows);
      await act?.(page);
      await isAtRest(page);
      await save(page, { name, view });
    }
  }
  if (viewsTaken('api-docs', WIDE, wanted).includes('light-wide')) {
    await carla.setViewportSize({ width: 1440, height: 900 });
    await carla.goto(`${here.address}api/docs`);
    await carla.waitForSelector('h1');
    await save(carla, { name: 'api-docs', view: 'light-wide' });
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

/** Games of several titles under way; answers with one in which Carla sits and waits. */
async function watched(here: Visit, carla: Friend): Promise<string> {
  const others = await Promise.all(['Dora', 'Emil', 'Fritz', 'Gesa'].map((name) => friendAt(here.address, name)));
  let waiting = '';
  for (const [title, players, least] of [
    ['18rhi', 3, 200],
    ['18lra', 4, 300],
    ['18rhi', 5, 90],
  ] as const) {
    const { config, actions } = recorded(title, players);
    const moves = actions.findIndex(({ seat, type }, i) => i >= least && seat !== 0 && type === 'layTile');
    const people = [carla, ...others].slice(0, players);
    const wish = { title, name: `Evening with ${title}`, seed: config.seed, options: config.options };
    const table = await begunTable(people, wish);
    await replay(people, table, actions.slice(0, moves < 0 ? least : moves));
    if (title === '18lra') waiting = table;
  }
  return waiting;
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
