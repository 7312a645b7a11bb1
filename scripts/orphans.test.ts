import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { NO_ORPHAN } from './orphans.ts';

/** Starts a process that goes on for ever, and tells its number. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const args = [...JSON.parse(process.argv[1]), '-e', 'setInterval(() => {}, 1000); console.log("here")'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdout.once('data', () => console.log(child.pid));
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a process ends with the one that started it, even if that is killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT, JSON.stringify(NO_ORPHAN)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = await once(parent.stdout, 'data');
  const pid = Number(String(told));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
