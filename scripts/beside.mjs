import { spawn } from 'node:child_process';

/** Runs scripts of this project beside each other, tells of each when it has ended, and fails if one of them does. */
const ended = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = ended.every((code) => code === 0) ? 0 : 1;

function run(script) {
  return new Promise((resolve) => {
    // On Windows npm is a script of the shell.
    const child = spawn('npm', ['run', script], { shell: process.platform === 'win32' });
    const told = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => told.push(part));
    child.on('error', (error) => told.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(told));
      resolve(code);
    });
  });
}
