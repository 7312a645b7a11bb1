import { parseArgs } from 'node:util';
import { killRun } from './kill.ts';

/** `npm run kill -- --kills 50 --seed 1`: the long form of the kill test, on both databases. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
  },
});
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('--kills takes a whole number from 1 up.');
  process.exit(2);
}
const kinds = (['sqlite', 'postgres'] as const).filter(
  (kind) => values.database === 'both' || values.database === kind,
);
for (const kind of kinds) {
  const began = performance.now();
  const progress = (done: number, moves: number) =>
    process.stderr.write(`${kind}: ${done}/${kills} kills, ${moves} moves acknowledged\n`);
  const report = await killRun({ kind, kills, seed: values.seed, progress });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${kind}: ${report.kills} kills in ${seconds} s; ` +
      `${report.acknowledged} moves acknowledged, ${report.wrong.length} of them lost, doubled or changed; ` +
      `${report.stored} stored in ${report.games} games, ${report.faults.length} games do not replay`,
  );
  for (const line of [...report.wrong, ...report.faults]) console.log(`  ${line}`);
  if (report.wrong.length + report.faults.length > 0) process.exitCode = 1;
}
