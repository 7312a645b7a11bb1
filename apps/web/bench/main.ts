import { botsThinking } from './bots.ts';
import { clicking } from './clicks.ts';
import { tableOpening } from './table.ts';

/**
 * `table <file of a saved game>`, `clicks <file> …` or `bots <title> <level> <seconds>`: figures of the built client in Chromium, as
 * JSON.
 */
const [part, ...args] = process.argv.slice(2);
console.log(JSON.stringify(await measured()));

function measured(): Promise<object> {
  const [first = '', level = '', seconds = ''] = args;
  if (part === 'table') return tableOpening(first);
  if (part === 'clicks') return clicking(args);
  if (part === 'bots') return botsThinking(first, level, Number(seconds));
  throw new Error('name the part: table, clicks or bots');
}
