import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { shape } from '@stellwerk/engine/kernel';
import { checkWritable } from '../output.ts';
import { UsageError } from '../usage.ts';
import type { Job, Outcome } from './job.ts';

/** The games of series in a file, a line each, written as each ends: a series that is broken off loses none. */
interface GameRecord {
  outcomeOf(job: Job): Outcome | undefined;
  add(job: Job, outcome: Outcome): void;
}

const count = shape.integer(0);
const OUTCOME: shape.Shape<Outcome> = shape.record({
  over: shape.truth,
  actions: count,
  score: shape.list(shape.record({ seat: count, rank: count, value: shape.integer() })),
  bankruptcies: count,
  began: count,
  ran: count,
});

export function openRecord(path: string): GameRecord {
  checkWritable(path);
  const known = existsSync(path) ? outcomesIn(path) : new Map<string, Outcome>();
  return {
    outcomeOf: (job) => known.get(nameOf(job)),
    add(job, outcome) {
      known.set(nameOf(job), outcome);
      appendFileSync(path, `${JSON.stringify({ job, outcome })}\n`);
    },
  };
}

function nameOf(job: object): string {
  return JSON.stringify(Object.entries(job).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function outcomesIn(path: string): Map<string, Outcome> {
  const known = new Map<string, Outcome>();
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, i) => {
      if (line === '') return;
      const { job, outcome } = partsOf(line);
      if (typeof job !== 'object' || job === null || !OUTCOME.accepts(outcome)) {
        throw new UsageError(`Line ${i + 1} of ${path} is no game of a series; remove the line or name another file.`);
      }
      known.set(nameOf(job), outcome);
    });
  return known;
}

function partsOf(line: string): { readonly job?: unknown; readonly outcome?: unknown } {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
