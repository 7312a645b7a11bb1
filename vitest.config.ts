import { defineConfig } from 'vitest/config';
import { countReporter } from './scripts/count-reporter.ts';

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
    allowOnly: false,
    reporters: ['default', countReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.ts', 'apps/*/{src,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      // Browsers, servers and databases share the machine's cores with everything else; what is wrong is wrong twice.
      { extends: true, test: { name: 'whole', include: ['apps/*/tests/**/*.test.ts'], retry: 1 } },
    ],
  },
});
