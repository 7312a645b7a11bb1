import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';

const HERE = join(import.meta.dirname, '..');
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The server as one file, so that a process of it starts quickly; libraries stay where they are. */
export async function bundle(): Promise<string> {
  const folder = join(HERE, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `server-${process.pid}.mjs`);
  const { dependencies } = Manifest.parse(JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')));
  await build({
    entryPoints: [join(HERE, 'src', 'main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'error',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@stellwerk/')),
  });
  return outfile;
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
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      WEB_DIR: 'off',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
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
