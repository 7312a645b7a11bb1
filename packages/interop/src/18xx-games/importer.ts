import {
  accepted,
  type BaseAction,
  type BaseState,
  type Game,
  newGame,
  type Options,
  type Refusal,
  type Result,
  refuse,
  refused,
  type Title,
} from '@stellwerk/engine/kernel';
import type { PeerAction } from './action.ts';
import { type Notice, nameOf, type PeerGame, refuseMove } from './file.ts';
import type { BestIncome, Mapper, Readings } from './mapper.ts';
import { decline } from './plain.ts';
import { type Log, newLog } from './table.ts';

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

/** A game taken over, and what whoever took it over should know of it. */
export interface Imported {
  readonly game: Game;
  readonly notices: readonly Notice[];
}

/** Takes over the files of one title. */
export interface Importer {
  /** The title as the site names it. */
  readonly peerTitle: string;
  readonly title: Pick<Title, 'id' | 'name' | 'rules' | 'texts'>;
  /** Where the site reads the rules otherwise, by option. */
  readonly siteReadings: Options;
  play(file: PeerGame, watch: Watch): Result<Imported>;
  looksTheSame(tile: string, rotation: number, other: number): boolean;
}

/** How the files of a title are played, from how its names and actions are translated. */
export function importerOf<S extends BaseState, A extends BaseAction>(mapper: Mapper<S, A>): Importer {
  const play: Importer['play'] = (file, watch) => {
    const request = mapper.request(file);
    if (!request.ok) return request;
    const started = newGame(mapper.title, request.value);
    if (!started.ok) return started;
    const game = started.value;
    const log = newLog(file, mapper.ignored);
    const translator = mapper.translator(file, game, log);
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
    const imported = () =>
      accepted({ game, notices: [...settingNotices(file, mapper), ...file.notices, ...log.notices] });
    if (!tell(0, undefined)) return imported();

    for (const [i, entry] of file.actions.entries()) {
      const own = new Set([entry, ...entry.automatic]);
      for (let move = log.moves[log.at]; move && own.has(move.action); move = log.moves[log.at]) {
        log.at += 1;
        const { action, number } = move;
        const refusal = translator.acts(action) ? translator.play(action) : decline('interop/who');
        const who = nameOf(file.players, action.entity);
        if (refusal)
          return refused(refuseMove({ action: number, number: i + 1, kind: action.type, who }, refusal, file.players));
      }
      if (!tell(i + 1, entry)) return imported();
    }
    const fault = endFault(file, game, log);
    return fault ? refused(fault) : imported();
  };
  const { peerTitle, title, siteReadings, looksTheSame } = mapper;
  return { peerTitle, title, siteReadings, play, looksTheSame };
}

/** What the set-up takes from the file, and what it does not. */
function settingNotices<S extends BaseState, A extends BaseAction>(
  file: PeerGame,
  { title, usesSeed }: Mapper<S, A>,
): readonly Notice[] {
  const notices: Notice[] = [decline('interop/idle')];
  if (!usesSeed) notices.push(decline('interop/seed-unused', { title: title.name }));
  if (file.optionalRules.length > 0) {
    notices.push(refuse('interop/played-with', { rules: file.optionalRules.join(', ') }));
  }
  return notices;
}

/** The end of the game, and what everybody had then, must be as the file says. */
function endFault(file: PeerGame, game: Game, log: Log): Refusal | undefined {
  if (!file.finished) {
    if (game.over) log.notices.push(decline('interop/over'));
    return undefined;
  }
  if (!game.over) return decline('interop/not-over');
  const action = log.moves.at(-1)?.number ?? 0;
  for (const { seat, value } of game.score()) {
    const { id = '', name = '' } = file.players[seat] ?? {};
    const theirs = file.result[id];
    if (theirs !== undefined && theirs !== value)
      return decline('interop/result', { action, who: name, ours: value, theirs });
  }
  return undefined;
}
