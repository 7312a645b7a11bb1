import { parseArgs } from 'node:util';
import { besideMasters } from './masters.ts';
import { serverLoad } from './server-load.ts';

/** One JSON document with the samples of a run, for `npm run bench -- server`: `load`, or `masters` beside whom others play. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite' },
    games: { type: 'string', default: '200' },
    watchers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string' },
    title: { type: 'string' },
  },
});
const kind = values.database === 'postgres' ? 'postgres' : 'sqlite';
const say = (line: string) => process.stderr.write(`  ${line}\n`);
const [what = 'load'] = positionals;
const figures =
  what === 'masters'
    ? await besideMasters({ kind, title: values.title ?? mustName(), rate: Number(values.rate ?? 50), say })
    : await serverLoad({
        kind,
        games: Number(values.games),
        watchers: Number(values.watchers),
        seconds: Number(values.seconds),
        rate: Number(values.rate ?? 500),
        say,
      });
console.log(JSON.stringify(figures));

function mustName(): never {
  throw new Error('say which title the masters play: --title <title>');
}
