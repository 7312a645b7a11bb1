import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium without a window: a page costs it a third less. It shows no notifications. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const HELP = 'install Chromium, Chrome or Edge, or set STELLWERK_BROWSER to the path of one';

/** The path of a Chromium-like browser. Throws if there is none, so that a browser test fails and never passes unseen. */
export async function findBrowser(): Promise<string> {
  return (process.env['STELLWERK_BROWSER'] ? undefined : onPath(SHELL)) ?? findWholeBrowser();
}

/** The same, with all that people have: notifications too. */
export async function findWholeBrowser(): Promise<string> {
  const wanted = process.env['STELLWERK_BROWSER'];
  if (wanted) {
    const path = onPath(wanted);
    if (path === undefined) throw new Error(`STELLWERK_BROWSER is ${wanted}, which cannot be run`);
    return path;
  }
  const path = COMMANDS.map(onPath).find(isFound) ?? macApps().find(isExecutable) ?? (await downloaded());
  if (path === undefined) throw new Error(`no browser found: ${HELP}`);
  return path;
}

function onPath(command: string): string | undefined {
  if (/[/\\]/.test(command)) return isExecutable(command) ? command : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

function macApps(): string[] {
  if (process.platform !== 'darwin') return [];
  return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
  );
}

async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function isFound(path: string | undefined): path is string {
  return path !== undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Standard output is kept for the one line that says where the browser is.
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function installPackage(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const apt = onPath('apt-get');
  if (apt === undefined) return false;
  // An index that cannot be renewed may still be good enough to install from.
  run(apt, ['update']);
  const install = (...packages: string[]) => run(apt, ['install', '-y', '--no-install-recommends', ...packages]);
  if (!install('chromium', 'fonts-liberation')) return false;
  // Not every distribution has it; the tests only take longer without.
  install(SHELL);
  return true;
}

function download(): boolean {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  // The whole browser, because the path that playwright tells is not that of its headless shell.
  return run(process.execPath, [cli, 'install', 'chromium', '--no-shell']);
}

async function findOrInstall(): Promise<string> {
  if (process.env['STELLWERK_BROWSER']) return findBrowser();
  const attempts = [() => true, installPackage, download];
  for (const attempt of attempts) {
    const path = attempt() ? await findWholeBrowser().catch(() => undefined) : undefined;
    if (path !== undefined) return findBrowser();
  }
  return findWholeBrowser();
}

async function main(): Promise<void> {
  try {
    console.log(`browser: ${await findOrInstall()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env['CI']) process.exitCode = 1;
    else console.error(`warning: the browser tests will fail; to fix it, ${HELP}`);
  }
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) await main();
