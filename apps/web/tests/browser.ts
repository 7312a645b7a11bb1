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
import { openBrowser } from '../../../scripts/open-browser.ts';
import { askShared, isSharing } from '../../../scripts/shared.ts';
import { DIST, ensureBuilt } from '../server/build.ts';
import { listen, serveFolder } from '../server/serve.ts';

/** A browser at the built client, as a visitor has it. */
export interface Visit {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh visitor: empty store, own settings. Everything the console says against it is collected. */
  open(wishes?: Wishes): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Wishes extends BrowserContextOptions {
  /** What the visitor has set: `{ language: 'de' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The screen to come to, `'lobby'`; home unless it is named. */
  readonly at?: string;
}

export interface Visitor {
  readonly page: Page;
  readonly complaints: string[];
  leave(): Promise<void>;
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
  const free = new Map<string, Place[]>();
  return {
    address,
    browser,
    async open({ settings = {}, at = '', ...options } = {}) {
      const wanted = { ...USUAL, ...options };
      const key = JSON.stringify(wanted);
      const place = free.get(key)?.pop() ?? (await newPlace(browser, wanted));
      const { page } = place;
      place.complaints = [];
      // Who was here before has left it there.
      if (page.url() !== address + SMALL) await page.goto(address + SMALL);
      await page.evaluate((chosen) => localStorage.setItem('stellwerk/settings', JSON.stringify(chosen)), settings);
      await page.goto(at === '' ? address : `${address}#/${at}`);
      return {
        page,
        complaints: place.complaints,
        async leave() {
          // A service worker stays with its context, and so do the permissions that go with it.
          if (wanted.serviceWorkers === 'allow') await page.context().close();
          else free.set(key, [...(free.get(key) ?? []), await tidied(place, address, wanted)]);
        },
      };
    },
    async close() {
      await browser.close();
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

/** Nothing of the visitor is left behind. */
async function tidied(place: Place, address: string, { viewport }: BrowserContextOptions): Promise<Place> {
  const { page, session } = place;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(address + SMALL);
  await page.mouse.move(0, 0);
  if (viewport) await page.setViewportSize(viewport);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return place;
}
