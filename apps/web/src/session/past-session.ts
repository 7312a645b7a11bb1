import type { PastGame, SavedGame } from '@stellwerk/engine/kernel';
import type { Sitter } from '../store/games.ts';
import type { TitleView } from '../titles/view.ts';
import { openSession, type Session } from './session.ts';
import { NOWHERE } from './source.ts';

/** A table where a game of an older revision is looked at: nobody acts, and nothing is stored. */
export function pastSession(id: string, view: TitleView, past: PastGame, saved: SavedGame | undefined): Session {
  const { game, shown, refusal } = past;
  return openSession({
    id,
    view,
    game,
    sitters: game.config.players.map((): Sitter => ({ kind: 'away' })),
    undone: [],
    sandbox: false,
    source: { ...NOWHERE, isOpen: () => false },
    past: { shown, refusal, saved },
    seedless: () => ({ kind: 'seedless', config: game.config, start: { state: game.state, events: [] }, moves: [] }),
  });
}
