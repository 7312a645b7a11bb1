import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than a few seconds, longest first. Begun early, none is waited for at the end. */
const LONG = [
  'apps/web/tests/online.test.ts',
  'apps/web/tests/browser.test.ts',
  'apps/web/tests/second-look.test.ts',
  'apps/web/tests/china-1880.test.ts',
  'apps/web/tests/whole-games.test.ts',
  'apps/web/tests/online-people.test.ts',
  'apps/web/tests/rhineland.test.ts',
  'apps/web/tests/rhineland-newer.test.ts',
  'apps/web/tests/club.test.ts',
  'apps/web/tests/names.test.ts',
  'apps/web/tests/guided.test.ts',
  'apps/web/tests/harz-1873.test.ts',
  'apps/web/tests/speed.test.ts',
  'apps/web/tests/borders.test.ts',
  'apps/web/tests/lower-rhine.test.ts',
  'apps/server/tests/kill.test.ts',
  'apps/web/tests/hard-times.test.ts',
  'apps/server/tests/fuzz.test.ts',
  'apps/server/tests/thinkers.test.ts',
  'apps/server/tests/commands.test.ts',
  'apps/server/tests/notifications.test.ts',
  'apps/server/tests/abuse.test.ts',
  'apps/server/tests/accounts.test.ts',
  'apps/server/tests/restarts.test.ts',
  'apps/server/tests/wire.test.ts',
  'packages/titles/18rhl/tests/random.test.ts',
  'packages/interop/src/18xx-games/1873/recorded.test.ts',
  'packages/interop/src/18xx-games/1880/recorded.test.ts',
  'apps/cli/src/cli.test.ts',
  'packages/interop/src/18xx-games/18rhl/recorded.test.ts',
  'apps/cli/src/browser.test.ts',
  'packages/titles/railroad-dice-2/tests/random.test.ts',
  'packages/titles/18rhi/tests/random.test.ts',
  'packages/engine/src/routes/oracle.test.ts',
  'packages/interop/src/18xx-games/track-graph.test.ts',
  'packages/interop/src/18xx-games/1873/recorded-runs.test.ts',
  'packages/titles/18lra/tests/random.test.ts',
  'packages/titles/1873/running/oracle.test.ts',
  'apps/web/src/titles/tables.test.tsx',
  'packages/bots/src/bots.test.ts',
  'packages/interop/src/18xx-games/export.test.ts',
  'packages/interop/src/18xx-games/18rhl/options.test.ts',
  'apps/web/src/draw/face/faces.test.ts',
  'packages/titles/1880/tests/random-games.test.ts',
  'packages/titles/1873/tests/random.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative(root, moduleId).replaceAll('\\', '/');
      const at = LONG.indexOf(path);
      return at < 0 ? LONG.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
