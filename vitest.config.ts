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
    allowOnly: false,
    reporters: ['default', countReporter()],
  },
});
