import { parseArgs } from 'node:util';
import { attacks } from './attack/attacks.ts';
import { bundle } from './process.ts';

/**
 * `npm run attack -- --seed 1`: everything a hostile player or a bad day may do to a server, against real processes on this
 * machine; `--only clocks,seats`, `--database sqlite`, `--scale 0.1` for a part of it, `--json` for a machine.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const scale = Number(values.scale);
const names = values.only?.split(',') ?? attacks.map(({ name }) => name);
const unknown = names.filter((name) => attacks.every((attack) => attack.name !== name));
if (!(scale > 0 && scale <= 10) || unknown.length > 0 || !['both', 'sqlite', 'postgres'].includes(values.database)) {
  console.error(
    `--scale takes a number up to 10, --database sqlite or postgres, --only some of: ${attacks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const { file, remove } = await bundle();
const results: { name: string; database: string; tried: number; failed: number; seconds: number }[] = [];
try {
  for (const attack of attacks.filter(({ name }) => names.includes(name))) {
    for (const kind of attack.databases) {
      if (values.database !== 'both' && values.database !== kind) continue;
      const began = performance.now();
      const plan = { file, kind, seed: `${values.seed}/${attack.name}`, scale };
      const { tried, failures } = await attack
        .run(plan)
        .catch((error: unknown) => ({ tried: 1, failures: [error instanceof Error ? error.message : String(error)] }));
      const seconds = Math.round((performance.now() - began) / 1000);
      results.push({ name: attack.name, database: kind, tried, failed: failures.length, seconds });
      process.stderr.write(`${attack.name} on ${kind}: ${tried} tried, ${failures.length} failed, ${seconds} s\n`);
      for (const why of failures.slice(0, 10)) process.stderr.write(`  ${why}\n`);
    }
  }
} finally {
  remove();
}
if (values.json) console.log(JSON.stringify({ results: results.map(({ seconds: _, ...result }) => result) }));
else console.table(results);
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
