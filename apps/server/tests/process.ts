import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../../../scripts/bundle-server.ts';
import { NO_ORPHAN } from '../../../scripts/orphans.ts';
import { askShared, isSharing } from '../../../scripts/shared.ts';

const HERE = join(import.meta.dirname, '..');

/** The server as it is built, so that a process of it starts quickly. */
export interface Bundle {
  readonly file: string;
  remove(): void;
}

/** That of the test run, or one of one's own. */
export async function bundle(): Promise<Bundle> {
  return isSharing() ? { file: await askShared('server'), remove() {} } : ownBundle();
}

export async function ownBundle(): Promise<Bundle> {
  const folder = join(HERE, 'node_modules', '.cache', `server-${process.pid}`);
  await bundleServer(folder);
  return { file: join(folder, 'main.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server process. */
export interface Server {
  readonly base: string;
  readonly child: ChildProcess;
  kill(): Promise<void>;
  /** Asks it to stop, and tells with which code it did. */
  stop(): Promise<number | null>;
}

export async function startServer(file: string, port: number, env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, [...NO_ORPHAN, file], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      WEB_DIR: 'off',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...env,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${said}`);
    const ready = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    await pause(50);
  }
  return {
    base,
    child,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
