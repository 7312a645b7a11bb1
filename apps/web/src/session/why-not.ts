import { type BaseAction, expand, type Refusal, sameJson } from '@stellwerk/engine/kernel';
import type { Session } from './session.ts';

const MOST_TRIES = 120;
const MOST_REASONS = 2;

/**
 * Why nothing can be done at a place: what the engine answers to the actions one could mean, the commonest reason
 * first.
 */
export function reasonsAt(session: Session, id: string): readonly Refusal[] {
  const { game, view } = session;
  const { seat, choices } = session.moment();
  if (seat === undefined) return [];
  const offered = choices.flatMap((choice) => [...expand(choice, seat, 4)]);
  const kinds = new Set(offered.map(({ type }) => type));
  const sought = [...offered, ...view.wanted(game.state, seat).filter(({ type }) => !kinds.has(type))];
  const tries =
    view.actionsAtPlace?.(game.state, seat, id) ??
    sought
      .filter(({ type }) => view.pointing[type])
      .map((action) => pointedAt(action, view.pointing[action.type] ?? [], id));
  const refusals: Refusal[] = [];
  for (const action of tries.slice(0, MOST_TRIES)) {
    const tried = game.preview(action);
    if (!tried.ok) refusals.push(tried.refusal);
  }
  return commonest(refusals);
}

/** The same action at another place. */
function pointedAt(action: BaseAction, names: readonly string[], id: string): BaseAction {
  const parts = id.split(',');
  const known = new Map(Object.entries(action));
  const place = names.map((name, i) => [name, typeof known.get(name) === 'number' ? Number(parts[i]) : parts[i]]);
  return { ...action, ...Object.fromEntries(place) };
}

function commonest(refusals: readonly Refusal[]): readonly Refusal[] {
  const counted: { readonly refusal: Refusal; count: number }[] = [];
  for (const refusal of refusals) {
    // A place that is none of the board's says nothing about the rules.
    if (refusal.rule === 'kernel/shape') continue;
    const same = counted.find(
      (one) => one.refusal.code === refusal.code && sameJson(one.refusal.figures, refusal.figures),
    );
    if (same) same.count += 1;
    else counted.push({ refusal, count: 1 });
  }
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_REASONS)
    .map(({ refusal }) => refusal);
}

interface Withheld {
  readonly action: BaseAction;
  readonly refusal: Refusal;
}

/** The actions one might look for that are not legal now, each with the reason. */
export function withheld(session: Session): readonly Withheld[] {
  const { game, view } = session;
  const { seat, choices } = session.moment();
  if (seat === undefined) return [];
  return view.wanted(game.state, seat).flatMap((action): Withheld[] => {
    // Where a kind is offered at other places, the place itself says why not.
    if (view.pointing[action.type] && choices.some(({ type }) => type === action.type)) return [];
    // The routes of an open choice are judged where they are drawn.
    if (action.type === view.running?.type && choices.some(({ type }) => type === action.type)) return [];
    const tried = game.preview(action);
    return tried.ok ? [] : [{ action, refusal: tried.refusal }];
  });
}
