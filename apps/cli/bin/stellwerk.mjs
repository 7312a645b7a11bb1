#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const [runner, program] = ['../../../scripts/run.mjs', '../src/main.ts'].map((path) => join(import.meta.dirname, path));
const { status } = spawnSync(process.execPath, [runner, program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
