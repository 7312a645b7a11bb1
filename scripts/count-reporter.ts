import type { Reporter, TestModule } from 'vitest/node';

/** Begins a run with its seed, and ends it with `N passed, N failed` alone on a line, for programs to read. */
export function countReporter(): Reporter {
  return {
    onTestRunStart() {
      console.log(`what is tried at random comes from seed ${process.env['STELLWERK_SEED'] || 1} (STELLWERK_SEED)`);
    },
    onTestRunEnd(modules, unhandledErrors, reason) {
      console.log(countLine(modules, unhandledErrors.length, reason === 'interrupted'));
    },
  };
}

function countLine(modules: readonly TestModule[], unhandledErrors: number, interrupted: boolean): string {
  let passed = 0;
  let skipped = 0;
  // Whatever makes the run fail outside of a test counts as a failure: the line never looks better than the run was.
  let failed = unhandledErrors + (interrupted ? 1 : 0);
  for (const module of modules) {
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'skipped') skipped += 1;
      else failedHere += 1;
    }
    failed += failedHere === 0 && module.state() === 'failed' ? 1 : failedHere;
  }
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
