import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { browserArgs, findBrowser } from '../../../scripts/find-browser.ts';
import { openBrowser, openWholeBrowser } from '../../../scripts/open-browser.ts';
import { askShared, isSharing } from '../../../scripts/shared.ts';
import { DIST, ensureBuilt } from '../server/build.ts';
import { listen, serveFolder } from '../server/serve.ts';
import { openText } from './page.ts';

/** A browser at the built client, as a visitor has it. */
export interface Visit {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh visitor: empty store, own settings. Everything the console says against it is collected. */
  open(wishes?: Wishes): Promise<Visitor>;
  /**
   * A visitor to whom a game is opened from a file. Half of what that costs is reading the client itself, so the page is not
   * read anew for the next one with the same wishes: for tests that ask for nothing but the table.
   */
  openGame(text: string, wishes?: Omit<Wishes, 'at' | 'cookie'>): Promise<Guest>;
  close(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

export interface Wishes extends BrowserContextOptions {
  /** What the visitor has set: `{ language: 'de' }`. */
  readonly settings?: Settings;
  /** The screen to come to, `'lobby'`; home unless it is named. */
  readonly at?: string;
  /** Of somebody who has come in to the server already. */
  readonly cookie?: string;
}

export interface Visitor {
  readonly page: Page;
  readonly complaints: string[];
  leave(): Promise<void>;
}

export interface Guest extends Visitor {
  /** Of the game at whose table the visitor sits. */
  readonly id: string;
}

/** Whoever serves the built client. */
export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Plain files, as any host of static pages gives them out; the client has been built before. */
export async function serveBuilt(): Promise<Served> {
  const server = serveFolder(DIST);
  const port = await listen(server, 0, 'localhost');
  return {
    address: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function visit(serve: () => Promise<Served> = serveBuilt): Promise<Visit> {
  await (isSharing() ? askShared('client') : ensureBuilt());
  const served = await serve();
  const { address } = served;
  const browser = await openBrowser();
  const others: Browser[] = [];
  /** The usual browser may be one that shows no notifications. */
  const browserFor = async ({ permissions }: BrowserContextOptions): Promise<Browser> => {
    if (!permissions?.includes('notifications')) return browser;
    const whole = await openWholeBrowser();
    others.push(whole);
    return whole;
  };
  const free = new Map<string, Place[]>();
  const [take, giveBack] = [
    (key: string) => free.get(key)?.pop(),
    (key: string, place: Place) => free.set(key, [...(free.get(key) ?? []), place]),
  ];
  /** The client is read anew, and finds nothing but the settings. */
  const begin = async (wanted: BrowserContextOptions, settings: Settings, at = '', cookie = ''): Promise<Place> => {
    const place = take(JSON.stringify(wanted)) ?? (await newPlace(await browserFor(wanted), wanted));
    const { page } = place;
    place.complaints = [];
    // Who was here before has left it there.
    if (page.url() !== address + SMALL) await page.goto(address + SMALL);
    await page.evaluate((chosen) => localStorage.setItem('stellwerk/settings', JSON.stringify(chosen)), settings);
    if (cookie !== '') {
      await page.context().addCookies(cookiesOf(cookie, address));
      // Whoever does not remember that they came in is not asked for.
      await page.evaluate(() => localStorage.setItem('stellwerk/online', 'yes'));
    }
    await page.goto(at === '' ? address : `${address}#/${at}`);
    return place;
  };
  return {
    address,
    browser,
    async open({ settings = {}, at, cookie, ...options } = {}) {
      const wanted = { ...USUAL, ...options };
      const place = await begin(wanted, settings, at, cookie);
      return {
        page: place.page,
        complaints: place.complaints,
        async leave() {
          // A service worker stays with its context, and so do the permissions that go with it.
          if (wanted.serviceWorkers === 'allow') await place.page.context().close();
          else giveBack(JSON.stringify(wanted), await tidied(place, address, wanted));
        },
      };
    },
    async openGame(text, { settings = {}, ...options } = {}) {
      const wanted = { ...USUAL, ...options };
      const key = JSON.stringify([wanted, settings]);
      const place = take(key) ?? (await begin(wanted, settings));
      place.complaints = [];
      return {
        page: place.page,
        complaints: place.complaints,
        id: await openText(place.page, text),
        async leave() {
          giveBack(key, await cleared(place, address, wanted));
        },
      };
    },
    async close() {
      for (const one of [...others, browser]) await one.close();
      await served.close();
    },
  };
}

/** A browser just started that keeps in a folder what it stores. */
export async function startAnew(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: browserArgs,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
}

/** The smallest thing served beside the client: no program runs there, and its store is the client's. */
const SMALL = 'icon.svg';

/** A service worker takes in the whole client each time: whoever needs one asks for it. */
const USUAL: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** A page that one visitor after another is given: starting one costs as much as several tests on it. */
interface Place {
  readonly page: Page;
  readonly session: CDPSession;
  complaints: string[];
}

async function newPlace(browser: Browser, options: BrowserContextOptions): Promise<Place> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const place: Place = { page, session: await context.newCDPSession(page), complaints: [] };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isOfTheVisit(message)) place.complaints.push(message.text());
  });
  page.on('pageerror', (fault) => place.complaints.push(String(fault)));
  return place;
}

/** Said because of how the page is visited, not by what is served. */
function isOfTheVisit(message: ConsoleMessage): boolean {
  return (
    message.text() === 'Service Worker registration blocked by Playwright' ||
    message.location().url.endsWith('/favicon.ico')
  );
}

function cookiesOf(text: string, url: string): { name: string; value: string; url: string }[] {
  const pairs = text.split('; ').map((pair) => pair.split('='));
  return pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url }));
}

/** Nothing of the visitor is left behind. */
async function tidied(place: Place, address: string, wanted: BrowserContextOptions): Promise<Place> {
  const { page, session } = place;
  await aloneAgain(page);
  await page.goto(address + SMALL);
  await restored(page, wanted);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return place;
}

/** The client goes on, without the game. */
async function cleared(place: Place, address: string, wanted: BrowserContextOptions): Promise<Place> {
  const { page } = place;
  await aloneAgain(page);
  await page.evaluate(forgetGames);
  await page.goto(`${address}#/`);
  await page.waitForSelector('.home');
  await restored(page, wanted);
  return place;
}

async function aloneAgain(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
}

async function restored(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  await page.mouse.move(0, 0);
  if (viewport) await page.setViewportSize(viewport);
}

/** Runs in the page. */
function forgetGames(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('stellwerk');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const emptying = opening.result.transaction('games', 'readwrite');
      emptying.objectStore('games').clear();
      emptying.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      emptying.onabort = () => reject(emptying.error);
    };
  });
}
