import { readFileSync } from 'node:fs';
import { type Finding, isProgram, report } from './check-purity.ts';

const PATH = 'package-lock.json';

interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

const PLATFORMS: readonly Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

/** Whatever keeps `npm ci` from installing on one of the platforms, in the text of a lock file. */
export function lockFaults(text: string): Finding[] {
  const { packages }: { packages: Packages } = JSON.parse(text);
  return Object.entries(packages).flatMap(([path, locked]) =>
    [...faultsOfEntry(path, locked), ...faultsOfOptional(packages, path, locked)].map((what) => ({
      path: PATH,
      line: text.slice(0, text.indexOf(`"${path}": {`)).split('\n').length,
      what,
    })),
  );
}

function faultsOfEntry(path: string, { link, integrity, resolved }: Locked): string[] {
  if (link || !path.includes('node_modules/')) return [];
  return [
    ...(integrity === undefined ? [`${path} has no integrity`] : []),
    ...(resolved === undefined ? [] : [`${path} names the registry it came from`]),
  ];
}

function faultsOfOptional(packages: Packages, path: string, { optionalDependencies = {} }: Locked): string[] {
  const bindings: Locked[] = [];
  const faults: string[] = [];
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const found = lookUp(packages, path, name);
    if (found?.os) bindings.push(found);
    if (!found) faults.push(`${path} may need ${name}, which is not locked`);
    else if (isExact(range) && found.version !== range)
      faults.push(`${path} may need ${name} ${range}, but ${found.version} is locked`);
  }
  // A single one is an extra of one platform; several are the same program for each platform.
  if (bindings.length < 2) return faults;
  const uncovered = PLATFORMS.filter((platform) => !bindings.some((binding) => fits(binding, platform)));
  return [...faults, ...uncovered.map(({ os, cpu, libc }) => `${path} has no build for ${os} ${cpu} ${libc ?? ''}`)];
}

/** As Node looks: beside the package that asks first, then further up. */
function lookUp(packages: Packages, from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

function isExact(range: string): boolean {
  return /^\d/.test(range);
}

function fits(binding: Locked, { os, cpu, libc }: Platform): boolean {
  return (
    (binding.os?.includes(os) ?? true) &&
    (binding.cpu?.includes(cpu) ?? true) &&
    (libc === undefined || (binding.libc?.includes(libc) ?? true))
  );
}

export function checkLock(): void {
  const text = readFileSync(new URL(`../${PATH}`, import.meta.url), 'utf8');
  report(lockFaults(text), 1, 'the lock file installs on every platform');
}

if (isProgram(import.meta.url)) checkLock();
