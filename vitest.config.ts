import './scripts/test-modules.mjs';
import { defineConfig } from 'vitest/config';
import { countReporter } from './scripts/count-reporter.ts';
import { LongestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Whoever waits for a page leaves room for one more on two cores; a fourth file at once costs more than it gains.
    maxWorkers: 3,
    // A worker reads the engine and the titles once, not once for each of 280 files: no test leaves anything behind in them.
    isolate: false,
    // More room for what is young: tests that compute collect garbage a tenth of their time otherwise.
    execArgv: ['--max-semi-space-size=64', '--import', new URL('./scripts/test-modules.mjs', import.meta.url).href],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
    reporters: ['default', countReporter()],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['apps/server/tests/shared-parts.ts'],
    include: ['packages/**/*.test.ts', 'apps/*/{src,server,tests}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
