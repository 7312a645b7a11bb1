import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFaults } from './check-lock.ts';

const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

function lock(change: (packages: Record<string, Record<string, unknown>>) => void = () => {}): string[] {
  const packages: Record<string, Record<string, unknown>> = {
    '': { workspaces: ['apps/*'] },
    'apps/web': { version: '0.1.0' },
    'node_modules/@house/web': { resolved: 'apps/web', link: true },
    'node_modules/press': {
      version: '2.0.0',
      integrity: 'sha512-press',
      optionalDependencies: Object.fromEntries(SYSTEMS.map((system) => [`@press/${system}`, '2.0.0'])),
    },
  };
  for (const system of SYSTEMS) {
    const [os, cpu] = system.split('-');
    packages[`node_modules/@press/${system}`] = { version: '2.0.0', integrity: 'sha512-x', os: [os], cpu: [cpu] };
  }
  change(packages);
  return lockFaults(JSON.stringify({ packages }, null, 2)).map(({ what }) => what);
}

describe('the lock file', () => {
  test('of this project installs everywhere', () => {
    const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
    expect(lockFaults(text)).toEqual([]);
  });

  test('with every build locked is whole', () => {
    expect(lock()).toEqual([]);
  });

  test('that holds one platform only is not', () => {
    const faults = lock((packages) => {
      for (const system of SYSTEMS.slice(2)) delete packages[`node_modules/@press/${system}`];
    });
    expect(faults).toContain('node_modules/press may need @press/darwin-arm64, which is not locked');
    expect(faults).toContain('node_modules/press has no build for win32 x64 ');
  });

  test('needs a build for both C libraries of Linux', () => {
    const faults = lock((packages) =>
      Object.assign(packages['node_modules/@press/linux-x64'] ?? {}, { libc: ['glibc'] }),
    );
    expect(faults).toEqual(['node_modules/press has no build for linux x64 musl']);
  });

  test('needs the build of the same version, beside the package that asks', () => {
    const faults = lock((packages) => {
      packages['apps/web/node_modules/press'] = {
        version: '2.1.0',
        integrity: 'sha512-y',
        optionalDependencies: { '@press/linux-x64': '2.1.0' },
      };
    });
    expect(faults).toEqual(['apps/web/node_modules/press may need @press/linux-x64 2.1.0, but 2.0.0 is locked']);
    expect(
      lock((packages) => {
        packages['apps/web/node_modules/press'] = {
          version: '2.1.0',
          integrity: 'sha512-y',
          optionalDependencies: { '@press/linux-x64': '2.1.0' },
        };
        packages['apps/web/node_modules/@press/linux-x64'] = { version: '2.1.0', integrity: 'sha512-z', os: ['linux'] };
      }),
    ).toEqual([]);
  });

  test('has the integrity of every package and names no registry', () => {
    const faults = lock((packages) => {
      packages['node_modules/press'] = { version: '2.0.0', resolved: 'https://packages.example/press.tgz' };
    });
    expect(faults).toEqual([
      'node_modules/press has no integrity',
      'node_modules/press names the registry it came from',
    ]);
  });
});
