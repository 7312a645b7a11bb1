import { parseArgs } from 'node:util';
import { serverLoad } from './server-load.ts';

/** One JSON document with the samples of a run, for `npm run bench -- server`. */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    games: { type: 'string', default: '200' },
    watchers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '500' },
  },
});
const figures = await serverLoad({
  kind: values.database === 'postgres' ? 'postgres' : 'sqlite',
  games: Number(values.games),
  watchers: Number(values.watchers),
  seconds: Number(values.seconds),
  rate: Number(values.rate),
  say: (line) => process.stderr.write(`  ${line}\n`),
});
console.log(JSON.stringify(figures));
