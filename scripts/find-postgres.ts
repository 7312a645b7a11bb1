import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACES = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr/pgsql'];
const HELP = 'install PostgreSQL 13 or newer, or set STELLWERK_POSTGRES to the folder with initdb and postgres';

/** The folder of PostgreSQL's programs. Throws if there is none, so that a test on it fails and never passes unseen. */
export function findPostgres(): string {
  const wanted = process.env['STELLWERK_POSTGRES'];
  if (wanted) {
    if (!hasPrograms(wanted)) throw new Error(`STELLWERK_POSTGRES is ${wanted}, where initdb and postgres are not`);
    return wanted;
  }
  const found = [...versions(), ...onPath()].find(hasPrograms);
  if (found === undefined) throw new Error(`no PostgreSQL found: ${HELP}`);
  return found;
}

function versions(): string[] {
  return PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place)
      .filter((name) => /^(postgresql@?)?\d*$/.test(name))
      .sort((a, b) => Number.parseInt(b.replace(/\D/g, ''), 10) - Number.parseInt(a.replace(/\D/g, ''), 10))
      .map((name) => join(place, name, 'bin')),
  );
}

function onPath(): string[] {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => hasPrograms(folder))
    .map((folder) => join(realpathSync(join(folder, 'postgres')), '..'));
}

function hasPrograms(folder: string): boolean {
  return ['initdb', 'postgres'].every((name) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function install(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args: readonly string[]) =>
    spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
  // An index that cannot be renewed may still be good enough to install from.
  run(['update']);
  return run(['install', '-y', '--no-install-recommends', 'postgresql']);
}

function main(): void {
  try {
    findPostgres();
  } catch {
    install();
  }
  try {
    console.log(`postgres: ${findPostgres()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env['CI']) process.exitCode = 1;
    else console.error(`warning: the server's tests on PostgreSQL will fail; to fix it, ${HELP}`);
  }
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) main();
