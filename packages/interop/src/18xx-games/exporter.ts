import {
  accepted,
  type BaseAction,
  type BaseState,
  type Game,
  newGame,
  type Refusal,
  type Result,
  refuse,
  refused,
  type Seat,
} from '@stellwerk/engine/kernel';
import { readAction } from './action.ts';
import type { Entry, Pending } from './entry.ts';
import type { PeerGame } from './file.ts';
import type { Mapper } from './mapper.ts';
import { decline } from './plain.ts';
import { newLog } from './table.ts';

/** A game as the site's file has it, before its entries are numbered. */
export interface ToldGame {
  readonly title: string;
  readonly endReason: string;
  readonly seed: number;
  readonly optionalRules: readonly string[];
  readonly entries: readonly Entry[];
  /** The game by the site's readings after all moves that the file tells; what follows them the site does by itself. */
  readonly game: Game;
}

/** Writes the files of one title. */
export interface Exporter {
  readonly title: string;
  tell(game: Game): Result<ToldGame>;
}

/** A position that says in which order the players sit, as numbers of those who were entered. */
interface Seated extends BaseState {
  readonly seats: readonly Seat[];
}

/**
 * How the games of a title are told: move by move, each read again by the importer, which keeps the site's names. The site's files
 * list players as they sit, so where seats were dealt the players are told in that order.
 */
export function exporterOf<S extends Seated, A extends BaseAction>(mapper: Mapper<S, A>): Exporter {
  const tell: Exporter['tell'] = (original) => {
    const own = sameTitle(mapper, original);
    if (!own) return refused(decline('interop/title', { title: original.title.name, known: mapper.title.name }));
    const { seed, optionalRules, options } = mapper.settings(own);
    const { seats } = own.state;
    const players = seats.map((seat) => original.config.players[seat] ?? '');
    const actions = original.actions.map((action) => ({ ...action, seat: seats.indexOf(action.seat) }));
    const request = {
      players,
      options: { ...original.config.options, ...mapper.siteReadings, ...options },
      seed: String(seed),
    };
    const reference = newGame(mapper.title, request);
    const copy = newGame(mapper.title, request);
    if (!reference.ok) return reference;
    if (!copy.ok) return copy;
    const file: PeerGame = {
      title: mapper.peerTitle,
      players: players.map((name, seat) => ({ id: String(seat), name })),
      optionalRules,
      seed,
      actions: [],
      finished: false,
      result: {},
      digests: [],
      notices: [],
    };
    const log = newLog(file, mapper.ignored);
    const translator = mapper.translator(file, copy.value, log);
    const entries: Entry[] = [];
    let told = 0;
    for (let at = 0; at < actions.length; ) {
      let taken = 0;
      const take = (): Refusal | undefined => {
        const played = reference.value.play(actions[at + taken]);
        if (played.ok) taken += 1;
        return played.ok ? undefined : played.refusal;
      };
      const moveAt = (index: number): A | undefined => {
        const move = actions[index];
        return mapper.title.action.accepts(move) ? move : undefined;
      };
      const move = moveAt(at);
      const failed = (refusal: Refusal) => refused(refuseTelling(original, at, refusal));
      if (!move) return failed(refuse('interop/kind'));
      const wrong = take();
      if (wrong) return failed(wrong);
      const pending: Pending<S, A> = {
        move,
        after: () => reference.value.state,
        next: () => moveAt(at + taken),
        take,
      };
      const answer = translator.tell(pending);
      if ('refusal' in answer) return failed(answer.refusal);
      for (const entry of answer.entries) {
        const read = readAction(entry);
        if (!read.ok) return failed(read.refusal);
        log.moves.push({ action: read.value, automatic: false, number: entries.length + 1 });
        entries.push(entry);
      }
      for (let next = log.moves[log.at]; next; next = log.moves[log.at]) {
        log.at += 1;
        const refusal = translator.acts(next.action) ? translator.play(next.action) : decline('interop/who');
        if (refusal) return failed(refusal);
      }
      if (answer.entries.length > 0) told = copy.value.actions.length;
      const isSame = () => copy.value.hash() === reference.value.hash();
      // What no entry stands for the site does by itself.
      if (!isSame() && (taken > 1 || translator.skip(move) || !isSame()))
        return failed(refuse('interop/untold-otherwise'));
      at += taken;
    }
    // A finished file is read to the end of the game.
    while (!original.over && copy.value.actions.length > told) copy.value.undo();
    return accepted({
      title: mapper.peerTitle,
      endReason: mapper.endReason,
      seed,
      optionalRules,
      entries,
      game: copy.value,
    });
  };
  return { title: mapper.title.id, tell };
}

function sameTitle<S extends BaseState, A extends BaseAction>(mapper: Mapper<S, A>, game: Game): Game<S> | undefined {
  const again = game.title.id === mapper.title.id ? newGame(mapper.title, game.config) : undefined;
  return again?.ok ? again.value : undefined;
}

/** The move that the site's file cannot hold, and why. */
export function refuseTelling(game: Game, at: number, { rule, code, figures }: Refusal): Refusal {
  const { players } = game.config;
  const { type = '', seat = -1 } = game.actions[at] ?? {};
  const told = decline('interop/untold', { move: type, who: players[seat] ?? '' }).figures;
  return refuse('interop/untold', { ...told, number: at + 1, players: [...players], cause: { rule, code, figures } });
}
