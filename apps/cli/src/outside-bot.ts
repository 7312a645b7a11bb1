import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Bot } from '@stellwerk/bots';
import { type BaseAction, choicesOf, isRecord } from '@stellwerk/engine/kernel';

/** A computer player in a process of its own, whatever it is written in: JSON lines, as docs/bots.md describes them. */
export interface OutsideBot extends Bot {
  close(): void;
}

/** Starts the command, a program and its arguments divided by spaces, when it is first asked. */
export function outsideBot(command: string): OutsideBot {
  const [program = '', ...args] = command.split(' ').filter((word) => word !== '');
  let child: ChildProcess | undefined;
  let answered: ((line: string | Error) => void) | undefined;

  function start(): ChildProcess {
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ends = (why: string) => {
      child = undefined;
      answered?.(new Error(`${command} ${why}`));
    };
    started.on('error', (error) => ends(`cannot be started: ${error.message}`));
    started.on('exit', (code) => ends(`ended with ${code} before it answered`));
    // A program that has ended hears no more; its exit says so.
    started.stdin?.on('error', () => {});
    if (started.stdout) createInterface({ input: started.stdout }).on('line', (line) => answered?.(line));
    return started;
  }

  return {
    id: 'outside',
    level: 'casual',
    async think({ title, state }, seat, { random, budget, signal }) {
      signal?.throwIfAborted();
      child ??= start();
      const { stdin } = child;
      const say = (message: object) => stdin?.write(`${JSON.stringify(message)}\n`);
      const line = new Promise<string>((resolve, reject) => {
        answered = (given) => (typeof given === 'string' ? resolve(given) : reject(given));
      });
      say({ type: 'position', title: title.id, seat, position: state });
      say({ type: 'choices', choices: choicesOf(title, state, seat) });
      say({ type: 'think', budget, chance: random.seed });
      const action = actionIn(await line, command);
      answered = undefined;
      return { action, considered: [] };
    },
    close() {
      child?.stdin?.write(`${JSON.stringify({ type: 'stop' })}\n`);
      child?.stdin?.end();
    },
  };
}

function actionIn(line: string, command: string): BaseAction {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    said = undefined;
  }
  const action = isRecord(said) && said['type'] === 'move' ? said['action'] : undefined;
  if (!isRecord(action) || typeof action['type'] !== 'string' || typeof action['seat'] !== 'number') {
    throw new Error(`${command} answered “${line.slice(0, 80)}”, which is no move`);
  }
  return { ...action, type: action['type'], seat: action['seat'] };
}
