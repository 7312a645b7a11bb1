import type { BaseAction, GameEvent, Refusal } from '@stellwerk/engine/kernel';
import type { Speaker } from '../text/speaker.ts';
import type { Session } from './session.ts';

/** What an action would do. */
export type Preview =
  | { readonly ok: false; readonly refusal: Refusal }
  | {
      readonly ok: true;
      /** It draws from chance: what would come is nobody's to see beforehand. */
      readonly chance: boolean;
      readonly events: readonly GameEvent[];
      readonly changes: readonly Change[];
    };

export interface Change {
  readonly id: string;
  readonly label: string;
  readonly before: string | number;
  readonly after: string | number;
}

/** The action tried on a copy by the engine itself: its events, and the figures of the acting owner before and after. */
export function previewOf(session: Session, speaker: Speaker, action: BaseAction): Preview {
  const { game, view } = session;
  const tried = game.preview(action);
  if (!tried.ok) return tried;
  const { events, state } = tried.value;
  if (state.random.draws > game.state.random.draws) return { ok: true, chance: true, events: [], changes: [] };
  const owner = view.actingOwner(game.state, action.seat);
  const before = view.ownersOf(game.state, speaker).find(({ id }) => id === owner);
  const after = view.ownersOf(state, speaker).find(({ id }) => id === owner);
  const changes = (before?.figures ?? []).flatMap((figure): Change[] => {
    const now = after?.figures.find(({ id }) => id === figure.id);
    if (!now || now.value === figure.value) return [];
    return [{ id: figure.id, label: figure.label, before: figure.value, after: now.value }];
  });
  return { ok: true, chance: false, events, changes };
}

/** What comes of it beside the action itself, which is told first. */
export function consequences(preview: Preview, speaker: Speaker): readonly string[] {
  return preview.ok ? preview.events.slice(1).map((event) => speaker.narrate(event)) : [];
}
