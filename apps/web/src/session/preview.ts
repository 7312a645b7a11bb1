import type { BaseAction, GameEvent, Refusal } from '@stellwerk/engine/kernel';
import type { Speaker } from '../text/speaker.ts';
import type { Owner, TitleView } from '../titles/view.ts';
import { ownerNamed } from './event-owner.ts';
import type { Session } from './session.ts';
import { changedFigures, type FigureChange } from './story.ts';

/** What an action would do. */
type Preview =
  | { readonly ok: false; readonly refusal: Refusal }
  | {
      readonly ok: true;
      /** It draws from chance: what would come is nobody's to see beforehand. */
      readonly chance: boolean;
      readonly events: readonly GameEvent[];
      readonly changes: readonly FigureChange[];
    };

/**
 * The action tried on a copy by the engine itself: its events, and the figures of the acting owner after it and `before`, as the
 * table shows them.
 */
export function previewOf(session: Session, speaker: Speaker, before: readonly Owner[], action: BaseAction): Preview {
  const { game, view } = session;
  const tried = game.preview(action);
  if (!tried.ok) return tried;
  const { state } = tried.value;
  if (state.random.draws > game.state.random.draws) return { ok: true, chance: true, events: [], changes: [] };
  const acting = view.actingOwner(game.state, action.seat);
  const events = beforeOthers(tried.value.events, acting, view);
  const player = `player-${action.seat}`;
  const after = view.ownersOf(state, speaker, (id) => id === acting || id === player);
  const changes = changesOf(acting, before, after);
  // Whoever acts for a company also looks into the own purse, which is the first figure of a player's sheet.
  const [purse] = acting === player ? [] : changesOf(player, before, after).slice(0, 1);
  const own = purse
    ? [{ ...purse, id: `${player}.${purse.id}`, label: `${speaker.player(action.seat)}: ${purse.label}` }]
    : [];
  return { ok: true, chance: false, events, changes: [...changes, ...own] };
}

/** What comes before the turn of somebody else, and what is grave and about nobody: the end of the game. */
function beforeOthers(events: readonly GameEvent[], acting: string, view: TitleView): readonly GameEvent[] {
  const at = events.findIndex(
    (event, i) => i > 0 && view.turnEvents?.includes(event.type) && ownerNamed(event) !== acting,
  );
  if (at < 0) return events;
  const end = events.slice(at).filter((event) => view.grave?.includes(event.type) && ownerNamed(event) === undefined);
  return [...events.slice(0, at), ...end];
}

function changesOf(id: string, before: readonly Owner[], after: readonly Owner[]): readonly FigureChange[] {
  return changedFigures(
    before.find((owner) => owner.id === id),
    after.find((owner) => owner.id === id),
  );
}

/** What comes of it beside the action itself, which is told first. */
export function consequences(preview: Preview, speaker: Speaker, plain: readonly string[] = []): readonly string[] {
  if (!preview.ok) return [];
  return preview.events
    .slice(1)
    .filter(({ type }) => !plain.includes(type))
    .map((event) => speaker.narrate(event));
}
