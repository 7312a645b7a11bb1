import { spawn } from 'node:child_process';

/**
 * Runs scripts of this project beside each other and fails if one of them does. What the last says is shown as it is said, and
 * what each other says when it has ended.
 */
const scripts = process.argv.slice(2);
const ended = await Promise.all(scripts.map((script) => run(script, script === scripts.at(-1) ? 'inherit' : 'pipe')));
for (const [i, code] of ended.entries()) if (code !== 0) console.error(`npm run ${scripts[i]} failed`);
process.exitCode = ended.every((code) => code === 0) ? 0 : 1;

function run(script, output) {
  return new Promise((resolve) => {
    // On Windows npm is a script of the shell.
    const child = spawn('npm', ['run', script], {
      shell: process.platform === 'win32',
      stdio: ['inherit', output, output],
    });
    const told = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => told.push(part));
    child.on('error', (error) => told.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(told));
      resolve(code);
    });
  });
}
