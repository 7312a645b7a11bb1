import { parseArgs } from 'node:util';
import { tableOpening } from './table.ts';

/** `--part table <title> <file of a saved game>`: figures of the built client in Chromium, as JSON. */
const { values, positionals } = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true });
const [file = ''] = positionals;
if (values.part !== 'table') throw new Error('name the part: --part table');
console.log(JSON.stringify(await tableOpening(file)));
