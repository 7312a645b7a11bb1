import type { BaseAction, Seat } from './action.ts';
import type { Choice } from './choice.ts';
import type { Tell } from './event.ts';
import { type BaseState, topFrame } from './flow.ts';
import { clone } from './json.ts';
import { type Offer, offersOf } from './offer.ts';
import { accepted, type Result, refuse, refused } from './refusal.ts';
import type { Title } from './title.ts';

/** More automatic steps than this in a row are a fault of the title. */
const MOST_AUTOMATIC_STEPS = 10_000;
const TO_NOBODY: Tell = () => {};

/** Who may act in a position; nobody when the game is over. */
export function actorsOf<S extends BaseState>(title: Title<S>, state: S): readonly Seat[] {
  const top = topFrame(state);
  return top ? frameOf(title, top.kind).actors(state, top) : [];
}

export function choicesOf<S extends BaseState>(title: Title<S>, state: S, seat: Seat): readonly Choice[] {
  const top = topFrame(state);
  if (!top) return [];
  const frame = frameOf(title, top.kind);
  return frame.actors(state, top).includes(seat) ? frame.choices(state, top, seat) : [];
}

/** What a seat may do, to be looked at kind by kind. */
export function offersTo<S extends BaseState>(title: Title<S>, state: S, seat: Seat): readonly Offer[] {
  const top = topFrame(state);
  if (!top) return [];
  const frame = frameOf(title, top.kind);
  if (!frame.actors(state, top).includes(seat)) return [];
  return frame.offers?.(state, top, seat) ?? offersOf(frame.choices(state, top, seat));
}

/**
 * Plays an action on a state in place, without history, events, copies or hashes; refused, the state is as it was. The state
 * must be the caller's own: a `clone`, or what `positionAfter` gave. Whoever wants to hear what happened hands in `tell`.
 */
export function step<S extends BaseState>(
  title: Title<S>,
  state: S,
  action: unknown,
  tell: Tell = TO_NOBODY,
): Result<BaseAction> {
  const top = topFrame(state);
  if (!top) return refused(refuse('kernel/over'));
  if (!title.action.accepts(action)) return refused(refuse('kernel/shape'));
  const frame = frameOf(title, top.kind);
  const actors = frame.actors(state, top);
  if (!actors.includes(action.seat)) return refused(refuse('kernel/turn', { actors }));
  const refusal = frame.apply({ state, frame: top, tell }, action);
  if (refusal) return refused(refusal);
  settle(title, state, tell);
  return accepted(action);
}

/** The position after an action. The one handed in stays as it is; the new one is a copy that shares what is frozen. */
export function positionAfter<S extends BaseState>(title: Title<S>, state: S, action: unknown): Result<S> {
  const copy = clone(state);
  const played = step(title, copy, action);
  return played.ok ? accepted(copy) : played;
}

/** Whatever happens of itself now. */
export function settle<S extends BaseState>(title: Title<S>, state: S, tell: Tell): void {
  for (let steps = 0; steps < MOST_AUTOMATIC_STEPS; steps++) {
    const top = topFrame(state);
    if (!top || !frameOf(title, top.kind).auto?.({ state, frame: top, tell })) return;
  }
  throw new Error(`${title.id}: automatic steps never end`);
}

function frameOf<S extends BaseState>(title: Title<S>, kind: string) {
  const frame = title.frames[kind];
  if (!frame) throw new Error(`${title.id} has no frame “${kind}”`);
  return frame;
}
