import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { browserArgs, findBrowser, findWholeBrowser } from './find-browser.ts';
import { askShared, isSharing } from './shared.ts';

export async function launchOptions(): Promise<LaunchOptions> {
  return { executablePath: await findBrowser(), args: [...browserArgs, '--enable-precise-memory-info'] };
}

/** The browser of the test run, or one of one's own. Closing the first ends nothing but one's own visits. */
export async function openBrowser(): Promise<Browser> {
  return isSharing() ? chromium.connect(await askShared('browser')) : chromium.launch(await launchOptions());
}

/** A browser of one's own with all that people have, notifications too. */
export async function openWholeBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findWholeBrowser(), args: browserArgs });
}
