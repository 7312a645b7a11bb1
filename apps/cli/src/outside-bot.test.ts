import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { playMatch, randomBot } from '@stellwerk/bots';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { afterEach, expect, test } from 'vitest';
import { type OutsideBot, outsideBot } from './outside-bot.ts';

const open: OutsideBot[] = [];
function started(command: string): OutsideBot {
  const bot = outsideBot(command);
  open.push(bot);
  return bot;
}
afterEach(() => {
  for (const bot of open.splice(0)) bot.close();
});

/** Takes the first of everything. */
const FIRST = `
let seat = 0, choices = [];
const first = (domain) => Array.isArray(domain) ? domain[0] : domain.suggested ? domain.suggested[0] : domain.min;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'position') seat = message.seat;
  if (message.type === 'choices') choices = message.choices;
  if (message.type === 'think') {
    const { type, params } = choices[0];
    const chosen = Object.fromEntries(Object.entries(params).map(([name, domain]) => [name, first(domain)]));
    console.log(JSON.stringify({ type: 'move', action: { ...chosen, type, seat } }));
  }
  if (message.type === 'stop') process.exit();
});`;
const quoted = (script: string) => script.replaceAll(/\s+/g, '\t');

const python = ['python3', 'python'].filter((name) => spawnSync(name, ['--version']).status === 0).slice(0, 1);
const players = [
  `${process.execPath} -e ${quoted(FIRST)}`,
  ...python.map((name) => `${name} ${join(import.meta.dirname, '..', '..', '..', 'examples', 'bot.py')}`),
];

test.each(players)('an outside player plays by the rules: %s', async (command) => {
  const bot = started(command);
  const match = await playMatch({ title: railroadDice2, bots: [bot, randomBot], seed: 'outside', mostActions: 80 });
  expect(match.ok && match.value.actions.filter(({ seat }) => seat === 0).length).toBeGreaterThan(10);
});

test('one that answers nonsense, ends or cannot start is named with what it did', async () => {
  const play = (command: string) => playMatch({ title: railroadDice2, bots: [started(command), randomBot], seed: 's' });
  const mumbles = quoted(`process.stdin.once('data', () => console.log('well'))`);
  await expect(play(`${process.execPath} -e ${mumbles}`)).rejects.toThrow('answered “well”, which is no move');
  await expect(play(`${process.execPath} -e process.exit(3)`)).rejects.toThrow('ended with 3 before it answered');
  await expect(play('no-such-program-anywhere')).rejects.toThrow('cannot be started');
});
