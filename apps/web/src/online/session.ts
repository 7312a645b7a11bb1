import type { Remote } from '@stellwerk/client/remote';
import { type BaseAction, choicesOf, type Game, type Seat } from '@stellwerk/engine/kernel';
import { type Draft, remaining } from '../session/draft.ts';
import { type Moment, openingDraft, type Session, type UndoPlan } from '../session/session.ts';
import type { Sitter } from '../store/games.ts';
import type { TitleView } from '../titles/view.ts';
import { liveId } from './live-id.ts';

/** The session of a table on a server: the same table, played by one seat at most. */
export function openLiveSession(remote: Remote, view: TitleView): Session {
  const listeners = new Set<() => void>();
  const closing: (() => void)[] = [];
  let { version, table } = remote.moment();
  let moment = position(undefined);

  function mySeat(): Seat | undefined {
    const { table: at } = remote.moment();
    const mine = at.seatList.find(({ seat }) => seat === at.mySeat);
    if (at.status !== 'running' || mine?.bot !== null || mine.missing) return undefined;
    return mine.seat;
  }

  /** The seat of this screen while it is to act; nothing is added to a move whose chance is not known yet. */
  function seatNow(scrubbed: number | undefined): Seat | undefined {
    const mine = mySeat();
    if (mine === undefined || scrubbed !== undefined || remote.moment().blind) return undefined;
    return remote.game().actors().includes(mine) ? mine : undefined;
  }

  function position(scrubbed: number | undefined, draft?: Draft): Moment {
    const game = remote.game();
    const { table: at, refused } = remote.moment();
    const state = game.at(scrubbed ?? game.actions.length);
    const actors = scrubbed === undefined && at.status !== 'ended' ? game.actors() : [];
    const seat = seatNow(scrubbed);
    const choices = seat === undefined ? [] : choicesOf(view.title, state, seat);
    const kept = draft && remaining(choices, draft).length > 0 ? draft : undefined;
    return {
      moves: game.actions.length,
      scrubbed,
      state,
      over: game.over,
      actors,
      seat,
      choices,
      draft: kept ?? openingDraft(view, choices),
      refusals: refused ? [refused] : [],
      note: undefined,
      thinking: undefined,
      elsewhere: false,
      paused: false,
      fault: undefined,
    };
  }

  function show(next: Moment): void {
    moment = next;
    for (const listener of [...listeners]) listener();
  }

  const unsubscribe = remote.subscribe(() => {
    const now = remote.moment();
    const { scrubbed } = moment;
    if (now.version === version && seatNow(scrubbed) === moment.seat) {
      // Changes that leave the position alone are read by those who subscribe to them.
      if (now.table !== table) show({ ...moment });
      table = now.table;
      return;
    }
    ({ version, table } = now);
    const gone = scrubbed !== undefined && scrubbed >= remote.game().actions.length;
    show(position(gone ? undefined : scrubbed, moment.draft));
  });

  function play(action: BaseAction): boolean {
    const refused = remote.play(action);
    if (refused) show({ ...moment, refusals: [refused.refusal] });
    else if (moment.scrubbed !== undefined) show(position(undefined));
    return refused === undefined;
  }

  function undoPlan(): UndoPlan | undefined {
    const { table: at, pending } = remote.moment();
    const mine = mySeat();
    const game = remote.game();
    if (mine === undefined || pending > 0 || at.undo === 'none' || at.undoRequest) return undefined;
    const last = lastMoveOf(game, mine);
    if (last === undefined || remote.isRevealed(last)) return undefined;
    const others = game.actions.slice(last).find(({ seat }) => seat !== mine)?.seat;
    const foreign = others ?? (at.undo === 'agreed' ? mine : undefined);
    return { count: game.actions.length - last, events: game.events(last + 1), foreign };
  }

  return {
    id: liveId(remote.id),
    view,
    get game() {
      return remote.game();
    },
    get sitters() {
      const mine = mySeat();
      return remote.game().config.players.map((_, seat): Sitter => ({ kind: seat === mine ? 'person' : 'away' }));
    },
    sandbox: false,
    live: remote,
    advises: false,
    past: undefined,
    record: remote.record,
    standing: () => {
      const { config, state } = remote.game();
      return { kind: 'seedless', config, start: { state, events: [] }, moves: [] };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moment: () => moment,
    play,
    undoPlan,
    undo() {
      const plan = undoPlan();
      if (plan) void remote.askUndo(remote.game().actions.length - plan.count);
    },
    redoEvents: () => undefined,
    redo: () => {},
    scrub(move) {
      const scrubbed = move === undefined || move >= remote.game().actions.length ? undefined : Math.max(0, move);
      if (scrubbed !== moment.scrubbed) show(position(scrubbed));
    },
    actFor: () => {},
    draw: (draft) => show({ ...moment, draft, refusals: [], note: undefined }),
    showRefusals: (refusals) => show({ ...moment, refusals, note: undefined }),
    say: (note) => show({ ...moment, note }),
    takeOver: () => {},
    pause: () => {},
    goOn: () => {},
    onClose: (act) => closing.push(act),
    close() {
      unsubscribe();
      for (const act of closing) act();
      remote.close();
    },
  };
}

/** How many moves stood before the last one of a seat. */
function lastMoveOf(game: Game, seat: Seat): number | undefined {
  const at = game.actions.findLastIndex((action) => action.seat === seat);
  return at < 0 ? undefined : at;
}
