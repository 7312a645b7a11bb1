import {
  type BaseAction,
  type Choice,
  type Game,
  type GameEvent,
  isRange,
  type Json,
  mayAdmit,
  sameJson,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Program } from '../api/index.ts';
import { Problem } from '../problem.ts';
import type { StoredProgram } from './stored.ts';

/** Whether a programmed move makes sense at all: kinds of action, parameters and events the title knows. */
export function checkProgram(title: Title, program: Program, seat: number): void {
  for (const { type } of program.until) {
    if (!title.texts[`event.${type}`]) throw senseless(`There is no event “${type}” in this title.`);
  }
  if (program.kind === 'repeat') {
    checkAction(title, program.action, seat);
    for (const type of program.unlessOthers ?? []) {
      if (!title.texts[`action.${type}`]) throw senseless(`There is no action “${type}” in this title.`);
    }
    return;
  }
  if (program.otherwise) checkAction(title, program.otherwise, seat);
  const action = { ...program.params, [program.param]: program.limit, type: program.type, seat };
  if (!title.action.accepts(action)) throw senseless('This title knows no such action.');
}

function checkAction(title: Title, action: { readonly type: string; readonly seat: number }, seat: number): void {
  if (action.seat !== seat) throw new Problem(403, 'seat/not-yours', 'This action is for another seat.');
  if (!title.action.accepts(action)) throw senseless('This title knows no such action.');
}

function senseless(detail: string): Problem {
  return new Problem(422, 'program/senseless', detail);
}

interface Happened {
  readonly kind: 'play' | 'undo';
  readonly seat: number;
  readonly action: BaseAction | undefined;
  readonly events: readonly GameEvent[];
  readonly over: boolean;
}

/** A program after something happened at the table: as it was, or stopped, and why. */
export function programAfter(stored: StoredProgram, seat: number, happened: Happened): StoredProgram {
  const { program } = stored;
  if (!program) return stored;
  if (happened.over) return stop(stored, 'over');
  if (happened.kind === 'undo') return stop(stored, 'undo');
  if (happened.events.some((event) => program.until.some((pattern) => matches(event, pattern)))) {
    return stop(stored, 'event');
  }
  const others = program.kind === 'repeat' ? program.unlessOthers : null;
  if (others && happened.seat !== seat && !others.includes(happened.action?.type ?? '')) return stop(stored, 'others');
  return stored;
}

function matches(
  event: GameEvent,
  pattern: { readonly type: string; readonly figures: Readonly<Record<string, Json>> },
) {
  return (
    event.type === pattern.type &&
    Object.entries(pattern.figures).every(([name, value]) => sameJson(event[name], value))
  );
}

export function stop(stored: StoredProgram, why: StoredProgram['stopped']): StoredProgram {
  return { ...stored, program: null, stopped: why };
}

type Decision =
  | { readonly ok: true; readonly action: BaseAction }
  | { readonly ok: false; readonly stopped: StoredProgram };

/** The move that a program makes now, if the engine's choices allow it. */
export function decide(stored: StoredProgram, game: Game, seat: number): Decision {
  const { program } = stored;
  if (!program) return { ok: false, stopped: stored };
  if (stored.played >= program.most) return { ok: false, stopped: stop(stored, 'most') };
  const choices = game.choices(seat);
  if (program.kind === 'repeat') return offered(stored, choices, program.action, 'illegal');
  const value = leastOffer(choices, program);
  if (value !== undefined && value <= program.limit) {
    const action = { ...program.params, [program.param]: value, type: program.type, seat };
    return offered(stored, choices, action, 'illegal');
  }
  if (!program.otherwise) return { ok: false, stopped: stop(stored, 'limit') };
  return offered(stored, choices, program.otherwise, 'limit');
}

function offered(
  stored: StoredProgram,
  choices: readonly Choice[],
  action: BaseAction,
  why: StoredProgram['stopped'],
): Decision {
  return mayAdmit(choices, action) ? { ok: true, action } : { ok: false, stopped: stop(stored, why) };
}

type UpTo = Extract<Program, { kind: 'upTo' }>;

/** The least value of the parameter among the choices that fit the fixed ones. */
function leastOffer(choices: readonly Choice[], { type, params, param }: UpTo): number | undefined {
  const values = choices
    .filter((choice) => choice.type === type)
    .flatMap((choice) => {
      const domain = choice.params[param];
      const fits = Object.entries(params).every(([name, value]) => {
        const fixed = choice.params[name];
        return Array.isArray(fixed) && fixed.some((item) => sameJson(item, value));
      });
      if (!domain || !fits) return [];
      if (isRange(domain)) return domain.min <= domain.max ? [domain.min] : [];
      return Array.isArray(domain) ? domain.filter((item) => typeof item === 'number') : [];
    });
  return values.length === 0 ? undefined : Math.min(...values);
}
