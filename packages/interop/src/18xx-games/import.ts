import {
  accepted,
  type BaseState,
  type Game,
  newGame,
  type Refusal,
  type Result,
  refuse,
  refused,
} from '@stellwerk/engine/kernel';
import { chinaMapper } from './1880/mapper.ts';
import type { PeerAction } from './action.ts';
import { type PeerGame, readPeerGame, readPeerText } from './file.ts';
import type { BestIncome, Mapper, Readings } from './mapper.ts';
import { rhlMapper } from './rhl/mapper.ts';

/** Where the import stands after an action of the file. */
export interface Progress {
  /** How many actions of the file are played; 0 is the set-up. */
  readonly played: number;
  readonly action: PeerAction | undefined;
  readonly game: Game;
  readonly settled: boolean;
  /** Undefined where the file holds no position of the site. */
  readings(): Readings | undefined;
  /** What the company that is to run its trains now could earn at best. */
  bestRun(): BestIncome | undefined;
}

/** Told after every action; false ends the import there. */
export type Watch = (progress: Progress) => boolean;

type Importer = (file: PeerGame, watch: Watch) => Result<Game>;

const importers: Readonly<Record<string, Importer>> = {
  [rhlMapper.peerTitle]: importerOf(rhlMapper),
  [chinaMapper.peerTitle]: importerOf(chinaMapper),
};

/** A game of 18xx.games as a game of ours, every move of it checked; or why not, and then nothing is taken over. */
export function importPeerGame(data: unknown): Result<Game> {
  const file = readPeerGame(data);
  return file.ok ? playFile(file.value) : file;
}

export function importPeerText(text: string): Result<Game> {
  const file = readPeerText(text);
  return file.ok ? playFile(file.value) : file;
}

export function playFile(file: PeerGame, watch: Watch = () => true): Result<Game> {
  const importer = Object.hasOwn(importers, file.title) ? importers[file.title] : undefined;
  if (importer) return importer(file, watch);
  const known = Object.keys(importers).join(', ');
  return refused(refuse('interop/title', { title: file.title, known }));
}

function importerOf<S extends BaseState>(mapper: Mapper<S>): Importer {
  return (file, watch) => {
    const request = mapper.request(file);
    if (!request.ok) return request;
    const started = newGame(mapper.title, request.value);
    if (!started.ok) return started;
    const game = started.value;
    const translator = mapper.translator(file, game);
    const tell = (played: number, action: PeerAction | undefined): boolean =>
      watch({
        played,
        action,
        game,
        settled: translator.settled(),
        readings: () => {
          const digest = file.digests[played];
          return digest && mapper.readings(file, game, digest);
        },
        bestRun: () => mapper.bestRun(game),
      });
    if (!tell(0, undefined)) return accepted(game);

    const isMove = ({ type }: PeerAction) => !isTalk(type) && !mapper.ignored.has(type);
    const steps = file.actions.map((action) => [action, ...action.automatic].filter(isMove));
    const all = steps.flat();
    let done = 0;
    for (const [i, action] of file.actions.entries()) {
      for (const step of steps[i] ?? []) {
        done += 1;
        const refusal = translator.play(step, all[done]);
        if (refusal) return refused(refuseMove(action, step, i + 1, refusal));
      }
      if (!tell(i + 1, action)) return accepted(game);
    }
    return file.finished && !game.over ? refused(refuse('interop/not-over')) : accepted(game);
  };
}

/** Talk, programmes and settings of the site are no moves; what a programme does stands in the file as moves. */
function isTalk(type: string): boolean {
  return type === 'message' || type.startsWith('program_');
}

function refuseMove(action: PeerAction, step: PeerAction, number: number, cause: Refusal): Refusal {
  const { rule, code, figures } = cause;
  return refuse('interop/move', {
    action: action.id ?? number,
    number,
    kind: step.type,
    who: step.entity.id,
    cause: { rule, code, figures },
  });
}
