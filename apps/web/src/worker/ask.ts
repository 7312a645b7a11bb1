import {
  type BaseAction,
  type Game,
  type Language,
  type SavedGame,
  type Seat,
  type SeedlessRecord,
  saveGame,
} from '@stellwerk/engine/kernel';
import type { BestRun } from '@stellwerk/engine/routes';
import type { Prospect } from '../charts/swings.ts';
import type { Measures } from '../titles/measure.ts';
import type { Advised, Answer, ImportNotice, Job, PlayedOn, Reply, Request, ReviewedRun } from './protocol.ts';

/** A worker that does one thing at a time and can be stopped in the middle of it. */
export interface Helper {
  choose(game: Game, seat: Seat, bot: string): Promise<BaseAction>;
  /** What the best bot would do, the best first. */
  advise(saved: SavedGame | SeedlessRecord, seat: Seat): Promise<readonly Advised[]>;
  measure(
    saved: SavedGame | SeedlessRecord,
    progress: (done: number, of: number) => void,
  ): Promise<readonly Measures[]>;
  review(
    saved: SavedGame | SeedlessRecord,
    progress: (done: number, of: number) => void,
  ): Promise<readonly ReviewedRun[]>;
  /** What each seat will probably own at the end, at these positions; nothing where no bot foresees it. */
  foresee(saved: SavedGame | SeedlessRecord, moves: readonly number[]): Promise<readonly Prospect[]>;
  /** The best run of a company; null if it has no trains. */
  search(request: SearchRequest, progress: (at: SearchProgress) => void): Promise<BestRun | null>;
  importPeer(text: string, language: Language): Promise<Imported>;
  /** The game as a file of 18xx.games, or the sentence that says why not. */
  exportPeer(saved: SavedGame, language: Language): Promise<Exported>;
  /** Stops the running job; its promise is rejected. */
  stop(): void;
}

interface SearchRequest {
  readonly saved: SavedGame | SeedlessRecord;
  readonly company: string;
  readonly after: BaseAction | undefined;
}

export interface SearchProgress {
  readonly steps: number;
  readonly of: number;
  readonly revenue: number;
}

/** A game taken over from another program, or the sentence that says why not. */
type Imported =
  | { readonly ok: true; readonly saved: SavedGame; readonly notices: readonly ImportNotice[] }
  | { readonly ok: false; readonly reason: string };

type Exported = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

export class Stopped extends Error {}

interface Waiting {
  hear(answer: Answer): void;
  fail(reason: Error): void;
}

export function newHelper(): Helper {
  let worker: Worker | undefined;
  let last = 0;
  /** The game that the worker was asked about last, as it stood then. */
  let told: { readonly game: Game; readonly moves: number; readonly latest: BaseAction | undefined } | undefined;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => waiting.get(data.id)?.hear(data.answer));
    started.addEventListener('error', (event) => end(new Error(event.message)));
    return started;
  }

  function end(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    told = undefined;
    const abandoned = [...waiting.values()];
    waiting.clear();
    for (const one of abandoned) one.fail(reason);
  }

  function ask<T>(job: Job, take: (answer: Answer) => T | undefined): Promise<T> {
    worker ??= start();
    last += 1;
    const id = last;
    const request: Request = { id, job };
    const promise = new Promise<T>((resolve, reject) => {
      waiting.set(id, {
        hear(answer) {
          const taken = take(answer);
          if (taken === undefined && answer.kind !== 'failed') return;
          waiting.delete(id);
          // Whatever it knew of a game, it is sent anew.
          if (taken === undefined) told = undefined;
          if (taken === undefined) reject(new Error(answer.kind === 'failed' ? answer.reason : 'no answer'));
          else resolve(taken);
        },
        fail: reject,
      });
    });
    worker.postMessage(request);
    return promise;
  }

  /** A long game is sent once, then only what was played since: a move that was taken back and made again is another. */
  function growing(game: Game): SavedGame | PlayedOn {
    const { actions } = game;
    const before = told;
    told = { game, moves: actions.length, latest: actions.at(-1) };
    const goesOn = before?.game === game && before.moves > 0 && actions[before.moves - 1] === before.latest;
    return goesOn ? { since: actions.slice(before.moves) } : saveGame(game);
  }

  return {
    choose: (game, seat, bot) =>
      ask({ kind: 'choose', saved: growing(game), seat, bot }, (answer) =>
        answer.kind === 'chosen' ? answer.action : undefined,
      ),
    advise: (saved, seat) =>
      ask({ kind: 'advise', saved, seat }, (answer) => (answer.kind === 'advised' ? answer.moves : undefined)),
    measure: (saved, progress) =>
      ask({ kind: 'measure', saved }, (answer) => {
        if (answer.kind === 'progress') progress(answer.done, answer.of);
        return answer.kind === 'measured' ? answer.moves : undefined;
      }),
    review: (saved, progress) =>
      ask({ kind: 'review', saved }, (answer) => {
        if (answer.kind === 'progress') progress(answer.done, answer.of);
        return answer.kind === 'reviewed' ? answer.runs : undefined;
      }),
    foresee: (saved, moves) =>
      ask({ kind: 'foresee', saved, moves }, (answer) => (answer.kind === 'foreseen' ? answer.prospects : undefined)),
    search: (request, progress) =>
      ask({ kind: 'search', ...request }, (answer): { readonly run: BestRun | null } | undefined => {
        if (answer.kind === 'searching') progress(answer);
        return answer.kind === 'found' ? { run: answer.run } : undefined;
      }).then(({ run }) => run),
    importPeer: (text, language) =>
      ask({ kind: 'import', text, language }, (answer): Imported | undefined => {
        if (answer.kind === 'imported') return { ok: true, saved: answer.saved, notices: answer.notices };
        return answer.kind === 'declined' ? { ok: false, reason: answer.reason } : undefined;
      }),
    exportPeer: (saved, language) =>
      ask({ kind: 'export', saved, language }, (answer): Exported | undefined => {
        if (answer.kind === 'exported') return { ok: true, text: answer.text };
        return answer.kind === 'declined' ? { ok: false, reason: answer.reason } : undefined;
      }),
    stop: () => end(new Stopped()),
  };
}
