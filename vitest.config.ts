import { defineConfig } from 'vitest/config';
import { countReporter } from './scripts/count-reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Browsers and databases share two cores with everything else here; what is wrong is wrong twice.
    retry: 1,
    expect: { poll: { timeout: 15_000 } },
    allowOnly: false,
    reporters: ['default', countReporter()],
  },
});
