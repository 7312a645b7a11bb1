import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { askShared, isSharing } from '../../../scripts/shared.ts';
import { DIST, ensureBuilt } from '../server/build.ts';
import { listen, serveFolder } from '../server/serve.ts';

/** A browser at the built client, as a visitor has it. */
export interface Visit {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh visitor: empty store, own settings. Everything the console says against it is collected. */
  open(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
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
  return {
    address,
    browser,
    async open(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (fault) => complaints.push(String(fault)));
      await page.goto(address);
      return { page, complaints, leave: () => context.close() };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
