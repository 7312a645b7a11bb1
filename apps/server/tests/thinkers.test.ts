import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { seenPosition } from '@stellwerk/bots';
import { newGame } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/free-port.ts';
import { NO_ORPHAN } from '../../../scripts/orphans.ts';
import { makeThinkers, type Thinkers } from '../src/play/thinkers.ts';
import { startThinking } from '../src/play/thinking-process.ts';
import { busyForEver } from './busy.ts';
import { newPlayer } from './load.ts';
import { type Bundle, bundle, type Server, startServer } from './process.ts';
import { scratchFolder } from './scratch.ts';

const started = newGame(rhl, { players: ['a', 'b', 'c'], seed: 'thinkers' });
if (!started.ok) throw new Error(started.refusal.rule);
const game = started.value;
const seat = game.actors()[0] ?? 0;
const question = { title: rhl.id, state: seenPosition(game.state, 'x'), seat, bot: 'planner', chance: 'x' };

const open: Thinkers[] = [];
function thinkers(start: () => ChildProcess): Thinkers {
  const pool = makeThinkers(start, 1);
  open.push(pool);
  return pool;
}
afterAll(async () => {
  for (const pool of open) await pool.stop();
});

const normal = () => startThinking({ priority: 'normal' });
/** A process that falls as soon as it is asked. */
const falling = () =>
  spawn(process.execPath, ['-e', `process.once('message', () => process.exit(1))`], { stdio: [0, 1, 2, 'ipc'] });

test('a bot thinks in a process of its own, behind those who answer requests, and one process answers many questions', async () => {
  const children: ChildProcess[] = [];
  const pool = thinkers(() => {
    const child = startThinking();
    children.push(child);
    return child;
  });
  const action = await pool.think(question);
  expect(game.preview(action).ok).toBe(true);
  await expect(pool.think({ ...question, bot: 'nobody' })).rejects.toThrow('no bot “nobody” plays 18rhl');
  expect(await pool.think(question)).toEqual(action);
  expect(children).toHaveLength(1);
  // Its threads too: they compile, and collect what a bot leaves behind.
  const folder = `/proc/${children[0]?.pid}/task`;
  const priorities = readdirSync(folder).map((thread) => getPriority(Number(thread)));
  expect(priorities.length).toBeGreaterThan(4);
  expect(new Set(priorities)).toEqual(new Set([getPriority() + 10]));
});

test('a fallen process costs nothing but time', async () => {
  let processes = 0;
  const pool = thinkers(() => {
    processes += 1;
    return processes === 1 ? falling() : normal();
  });
  expect(game.preview(await pool.think(question)).ok).toBe(true);
  expect(processes).toBe(2);
});

test('when processes fall again and again, or cannot be started, the question is given up', async () => {
  await expect(thinkers(falling).think(question)).rejects.toThrow('fell');
  const nowhere = () => spawn('/nowhere/node', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await expect(thinkers(nowhere).think(question)).rejects.toThrow('fell');
  const noMemory = () => {
    throw new Error('ENOMEM');
  };
  await expect(thinkers(noMemory).think(question)).rejects.toThrow('no process can be started');
});

test('a bot that never comes to an end is ended, and one that was killed while it thought is asked again', async () => {
  let processes = 0;
  const pool = thinkers(() => {
    processes += 1;
    if (processes === 1) return startThinking({ priority: 'normal', mostMs: 100, options: busyForEver() });
    return normal();
  });
  expect(game.preview(await pool.think(question)).ok).toBe(true);
  expect(processes).toBe(2);
});

test('stopping ends who thinks and who waits', async () => {
  let child: ChildProcess | undefined;
  const pool = thinkers(() => {
    child = startThinking({ priority: 'normal', options: busyForEver() });
    return child;
  });
  const both = Promise.allSettled([pool.think(question), pool.think(question)]);
  await pool.stop();
  expect(child?.signalCode).toBe('SIGKILL');
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.think(question)).rejects.toThrow();
});

test('whoever thinks without end is ended when the process that asked is killed', async () => {
  const from = JSON.stringify(new URL('../src/play/thinking-process.ts', import.meta.url));
  const options = JSON.stringify(busyForEver('thinking'));
  const asks = `import(${from}).then(({ startThinking }) => {
    const child = startThinking({ priority: 'normal', options: ${options} });
    child.send({ id: 1 });
    console.log(child.pid);
  })`;
  const parent = spawn(process.execPath, [...NO_ORPHAN, '--import', 'tsx', '-e', asks]);
  const [[pid]] = await Promise.all([once(parent.stdout, 'data'), once(parent.stderr, 'data')]);
  expect(isAlive(Number(String(pid)))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(String(pid)))).toBe(false);
});

describe('a server whose bots think', () => {
  const folder = scratchFolder('thinkers');
  let program: Bundle;
  let server: Server | undefined;
  beforeAll(async () => {
    program = await bundle();
  });
  afterEach(() => server?.kill());
  afterAll(() => {
    program?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The processes that a server has started for a table of bots alone, who play on and on. */
  async function thinking(): Promise<readonly number[]> {
    server = await startServer(program.file, await freePort(), { DATA_DIR: folder, BOT_PRIORITY: 'normal' });
    const { base, child } = server;
    const host = await newPlayer('Ann', () => base);
    const ask = async (method: string, path: string, body?: unknown) => {
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { cookie: host.cookie, ...type };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(base + path, { method, headers, ...sent });
      expect(answer.status).toBe(200);
      return Made.parse(await answer.json()).id;
    };
    const wish = { title: '18rhl', name: 'Bots', seats: 3, seating: 'joined' };
    const path = `/api/tables/${await ask('POST', '/api/tables', wish)}`;
    for (const seat of [1, 2]) await ask('PUT', `${path}/seats/${seat}/bot`, { bot: 'master' });
    await ask('POST', `${path}/start`);
    await ask('POST', `${path}/leave`);
    await ask('PUT', `${path}/seats/0/bot`, { bot: 'master' });
    await expect.poll(() => childrenOf(child.pid)).toHaveLength(1);
    return childrenOf(child.pid);
  }

  test('leaves none of them behind when it is killed', async () => {
    const [pid = 0] = await thinking();
    await server?.kill();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('ends them when it stops, and plays on when one is killed', async () => {
    const [pid = 0] = await thinking();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => childrenOf(server?.child.pid).filter((other) => other !== pid)).toHaveLength(1);
    const [next = 0] = childrenOf(server?.child.pid).filter((other) => other !== pid);
    expect(await server?.stop()).toBe(0);
    expect(isAlive(next)).toBe(false);
  });
});

const Made = z.looseObject({ id: z.string().optional() });

function childrenOf(parent: number | undefined): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => statusOf(Number(pid))?.parent === parent).map(Number);
}

function isAlive(pid: number): boolean {
  return statusOf(pid) !== undefined;
}

/** What is told of a process; nothing of one that has ended, even if nobody has taken note of it yet. */
function statusOf(pid: number): { readonly parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? undefined : { parent: Number(parent) };
  } catch {
    return undefined;
  }
}
