import type { Remote } from '@stellwerk/client/remote';
import {
  type BaseAction,
  type BaseState,
  type Choice,
  choicesOf,
  type Game,
  type GameEvent,
  type Refusal,
  type SavedGame,
  type Seat,
  type SeedlessRecord,
  saveGame,
} from '@stellwerk/engine/kernel';
import type { Teaching } from '../lesson/steps.ts';
import { type Pace, paceOfBots } from '../settings.ts';
import type { Sitter } from '../store/games.ts';
import type { TitleView } from '../titles/view.ts';
import { type Helper, newHelper, Stopped } from '../worker/ask.ts';
import { type Draft, proposed } from './draft.ts';
import type { Source } from './source.ts';

/** Everything the table shows, at one moment. A new one is made with every change; none is ever written to. */
export interface Moment {
  readonly moves: number;
  /** The move whose position is shown, if it is not the last. */
  readonly scrubbed: number | undefined;
  readonly state: BaseState;
  readonly over: boolean;
  readonly actors: readonly Seat[];
  /** The person at this screen who may act now; undefined while a bot thinks or an older position is shown. */
  readonly seat: Seat | undefined;
  readonly choices: readonly Choice[];
  readonly draft: Draft | undefined;
  /** What was refused last, to be explained. */
  readonly refusals: readonly Refusal[];
  /** Said once, beside the rules: that no track leads to a stop. */
  readonly note: string | undefined;
  readonly thinking: Seat | undefined;
  /** The game is played elsewhere, in another tab perhaps; here it is only shown. */
  readonly elsewhere: boolean;
  /** Bots wait until they are told to go on. */
  readonly paused: boolean;
  /** What went wrong outside the rules: a store that is full, a bot that failed. */
  readonly fault: string | undefined;
}

export interface UndoPlan {
  /** How many moves are taken back: a person's, and the bots' after it. */
  readonly count: number;
  readonly events: readonly GameEvent[];
  /** The seat whose move it was, if somebody else is to act now. */
  readonly foreign: Seat | undefined;
}

export interface Session {
  readonly id: string;
  readonly view: TitleView;
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly sandbox: boolean;
  /** After how many moves the sandbox was opened. */
  readonly from?: number | undefined;
  /** The table on a server that the game is played at; undefined for a game of this browser. */
  readonly live: Remote | undefined;
  /** A bot may be asked here what it would do. */
  readonly advises: boolean;
  /** The lesson that is taught at this table, if one is. */
  readonly teaching?: Teaching | undefined;
  /** For a game of an older revision that can only be looked at. */
  readonly past: Past | undefined;
  /** The whole game as a worker takes it, to play it through. */
  record(): SavedGame | SeedlessRecord;
  /** The position alone where that is enough, else the whole game. */
  standing(): SavedGame | SeedlessRecord;
  subscribe(listener: () => void): () => void;
  moment(): Moment;
  play(action: BaseAction): boolean;
  undoPlan(): UndoPlan | undefined;
  undo(): void;
  /** What the move taken back last did. */
  redoEvents(): readonly GameEvent[] | undefined;
  redo(): void;
  scrub(move: number | undefined): void;
  actFor(seat: Seat): void;
  /** Somebody else takes a seat: a person at this screen or a bot. Undefined where seats are not given out here. */
  readonly reseat?: ((seat: Seat, sitter: Sitter) => void) | undefined;
  draw(draft: Draft | undefined): void;
  showRefusals(refusals: readonly Refusal[]): void;
  say(note: string): void;
  /** Asks for a game that is played elsewhere. */
  takeOver(): void;
  pause(): void;
  goOn(): void;
  close(): void;
  /** Called when the table is left. */
  onClose(act: () => void): void;
}

interface Past {
  /** After which moves a position is stored, ascending. */
  readonly shown: readonly number[];
  /** Why it cannot go on. */
  readonly refusal: Refusal;
  /** As it was stored, where it was stored here. */
  readonly saved: SavedGame | undefined;
}

interface Opening {
  readonly id: string;
  readonly view: TitleView;
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly undone: readonly BaseAction[];
  readonly sandbox: boolean;
  readonly source: Source;
  /** Of a sandbox: after how many moves it was opened. */
  readonly from?: number;
  readonly past?: Past;
  /** Whether a bot may be asked what it would do; so it is unless told. */
  readonly advises?: boolean;
  /** For a game whose seed is not known here: what a worker is given of it. */
  readonly seedless?: (game: Game) => SeedlessRecord;
}

/** The least time between two moves of bots, so that each is seen. */
const READABLE = 600;
/** So often at most it is shown how far they are who move at once. */
const AT_ONCE = 500;
/** To show it takes them no more than this part of their time, so it is shown less often where drawing takes long. */
const SHOWING = 0.25;

export function openSession(opening: Opening): Session {
  const { id, view, game, sandbox, source } = opening;
  const sitters = [...opening.sitters];
  const listeners = new Set<() => void>();
  const closing: (() => void)[] = [];
  const undone: { readonly action: BaseAction; readonly events: readonly GameEvent[] }[] = [];
  let helper: Helper | undefined;
  let asking = 0;
  let lastShown = Number.NEGATIVE_INFINITY;
  /** How long the last drawing took. */
  let drawing = 0;
  let closed = false;

  // What was taken back before a reload can still be made again.
  const standing = game.actions.length;
  for (const action of [...opening.undone].reverse()) if (!game.play(action).ok) break;
  while (game.actions.length > standing) takeBack();

  let wanted: Seat | undefined;
  let moment: Moment = position({ scrubbed: undefined, paused: false });

  function isPerson(seat: Seat): boolean {
    return sitters[seat]?.kind === 'person';
  }

  function position(kept: Pick<Moment, 'scrubbed' | 'paused'>): Moment {
    const { scrubbed } = kept;
    const state = game.at(scrubbed ?? game.actions.length);
    const actors = scrubbed === undefined ? game.actors() : [];
    const elsewhere = !source.isOpen();
    const persons = elsewhere ? [] : actors.filter(isPerson);
    const seat = wanted !== undefined && persons.includes(wanted) ? wanted : persons[0];
    const choices = seat === undefined ? [] : choicesOf(view.title, state, seat);
    return {
      ...kept,
      moves: game.actions.length,
      state,
      over: game.over,
      actors,
      seat,
      choices,
      draft: openingDraft(view, choices),
      refusals: [],
      note: undefined,
      elsewhere,
      thinking: undefined,
      fault: undefined,
    };
  }

  /** Where bots move at once, the table shows where they stand now and then, and the end of it. */
  function isHidden(pace: Pace): boolean {
    const isBots = !game.over && !game.actors().some(isPerson);
    return pace === 'atOnce' && isBots && performance.now() < lastShown + Math.max(AT_ONCE, drawing / SHOWING);
  }

  function show(next: Moment): void {
    moment = next;
    const began = performance.now();
    lastShown = began;
    for (const listener of listeners) listener();
    requestAnimationFrame(() =>
      setTimeout(() => {
        drawing = performance.now() - began;
      }),
    );
  }

  function moved(kept: Pick<Moment, 'paused'>): void {
    show(position({ scrubbed: undefined, paused: kept.paused }));
    keep();
    letBotsMove();
  }

  function keep(): void {
    const redoable = undone.map(({ action }) => action);
    source.keep(redoable, sitters).catch((fault: unknown) => show({ ...moment, fault: messageOf(fault) }));
  }

  function letBotsMove(isAsked = false): void {
    const seat = moment.actors.find((actor) => !isPerson(actor));
    const bot = seat === undefined ? undefined : sitters[seat];
    if (
      closed ||
      moment.paused ||
      moment.elsewhere ||
      seat === undefined ||
      bot?.kind !== 'bot' ||
      moment.seat !== undefined
    )
      return;
    const pace = paceOfBots();
    if (pace === 'byClick' && !isAsked) {
      show({ ...moment, paused: true });
      return;
    }
    helper ??= newHelper();
    asking += 1;
    const question = asking;
    if (isHidden(pace)) {
      moment = { ...moment, thinking: seat };
      // Whoever thinks for long is not waited for at a table of some moves ago.
      setTimeout(() => {
        if (closed || question !== asking) return;
        show(moment);
        keep();
      }, AT_ONCE);
    } else show({ ...moment, thinking: seat });
    const seen = pace === 'readable' && new Promise((resolve) => setTimeout(resolve, READABLE));
    const began = performance.now();
    const thought = helper.choose(game, seat, bot.bot).then((action) => {
      performance.measure('stellwerk/bot', { start: began });
      return action;
    });
    Promise.all([thought, seen])
      .then(([action]) => {
        if (closed || question !== asking) return;
        const played = game.play(action);
        if (!played.ok) throw new Error(`${bot.bot}: ${played.refusal.rule}`);
        undone.length = 0;
        const { scrubbed } = moment;
        if (isHidden(pace)) {
          moment = { ...position({ scrubbed, paused: false }), thinking: moment.thinking };
          letBotsMove();
          return;
        }
        moved({ paused: false });
        // Who looks at an older position goes on looking at it.
        if (scrubbed !== undefined)
          show({ ...position({ scrubbed, paused: moment.paused }), thinking: moment.thinking });
      })
      .catch((fault: unknown) => {
        if (closed || fault instanceof Stopped) return;
        show({ ...moment, thinking: undefined, paused: true, fault: messageOf(fault) });
      });
  }

  function stopBots(): void {
    asking += 1;
    helper?.stop();
  }

  function takeBack(): void {
    const events = game.events(game.actions.length);
    const taken = game.undo();
    if (taken.ok) undone.push({ action: taken.value, events });
  }

  function undoPlan(): UndoPlan | undefined {
    const { actions } = game;
    let count = 1;
    while (count < actions.length && !isPerson(actions[actions.length - count]?.seat ?? 0)) count += 1;
    const last = actions[actions.length - count];
    if (!last || !isPerson(last.seat)) return undefined;
    const foreign = !sandbox && moment.seat !== undefined && last.seat !== moment.seat ? last.seat : undefined;
    return { count, events: game.events(actions.length - count + 1), foreign };
  }

  function reseat(seat: Seat, sitter: Sitter): void {
    if (!source.isOpen()) return;
    stopBots();
    sitters[seat] = sitter;
    moved({ paused: false });
  }

  const unsubscribe = source.subscribe(() => {
    stopBots();
    show(position({ scrubbed: moment.scrubbed, paused: moment.paused }));
  });
  letBotsMove();

  return {
    id,
    view,
    game,
    sitters,
    sandbox,
    from: opening.from,
    live: undefined,
    advises: opening.advises ?? true,
    past: opening.past,
    record: () => opening.seedless?.(game) ?? saveGame(game),
    standing: () => opening.seedless?.(game) ?? saveGame(game),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moment: () => moment,
    play(action) {
      if (!source.isOpen()) return false;
      const played = game.play(action);
      if (!played.ok) {
        show({ ...moment, refusals: [played.refusal] });
        return false;
      }
      undone.length = 0;
      moved({ paused: false });
      return true;
    },
    undoPlan,
    undo() {
      const plan = undoPlan();
      if (!plan || !source.isOpen()) return;
      stopBots();
      for (let i = 0; i < plan.count; i++) takeBack();
      moved({ paused: false });
    },
    redoEvents: () => undone[undone.length - 1]?.events,
    redo() {
      if (!source.isOpen()) return;
      stopBots();
      do {
        if (!game.redo().ok) break;
        undone.pop();
        // The bots' answers that were taken back along with it come again with it.
      } while (undone.length > 0 && !game.actors().some(isPerson));
      moved({ paused: false });
    },
    scrub(wish) {
      const move = opening.past ? nextShown(opening.past, moment.scrubbed ?? game.actions.length, wish) : wish;
      const scrubbed = move === undefined || move >= game.actions.length ? undefined : Math.max(0, move);
      if (scrubbed === moment.scrubbed) return;
      const { thinking, paused } = moment;
      show({ ...position({ scrubbed, paused }), thinking });
    },
    actFor(seat) {
      wanted = seat;
      show(position({ scrubbed: moment.scrubbed, paused: moment.paused }));
    },
    reseat: sandbox || opening.past ? undefined : reseat,
    draw: (draft) => show({ ...moment, draft, refusals: [], note: undefined }),
    showRefusals: (refusals) => show({ ...moment, refusals, note: undefined }),
    say: (note) => show({ ...moment, note }),
    takeOver: source.take,
    pause() {
      stopBots();
      show({ ...moment, thinking: undefined, paused: true });
      keep();
    },
    goOn() {
      show({ ...moment, paused: false, fault: undefined });
      letBotsMove(true);
    },
    onClose: (act) => closing.push(act),
    close() {
      closed = true;
      stopBots();
      unsubscribe();
      for (const act of closing) act();
      source.close();
    },
  };
}

/** Where trains run, the best run lies ready, whatever else a private allows meanwhile. */
export function openingDraft(view: TitleView, choices: readonly Choice[]): Draft | undefined {
  const type = view.running?.type;
  if (type === undefined || !choices.some((choice) => choice.type === type)) return undefined;
  return proposed(choices, { type, values: {} }, [], view.highest);
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** The stored position that is meant: the next one in the direction of the wish, or the one that is shown already. */
function nextShown({ shown }: Past, now: number, wish: number | undefined): number | undefined {
  const last = shown.at(-1);
  if (wish === undefined) return last;
  return wish > now
    ? (shown.find((moves) => moves >= wish) ?? last)
    : (shown.findLast((moves) => moves <= wish) ?? shown[0]);
}
