import { type Language, readState } from '@stellwerk/engine/kernel';
import type { StoredGame } from '../store/games.ts';
import { cardOf } from '../titles/catalogue.ts';
import { type Pictured, sketchOfState } from './sketch.ts';

/** The position that lies with a saved game, in small; undefined for one that has none, or none that can be drawn. */
export async function savedPicture({ saved }: StoredGame, language: Language): Promise<Pictured | undefined> {
  try {
    const view = await cardOf(saved.title)?.load();
    const state = readState(saved.position, saved);
    return view && state && sketchOfState(view, state, saved.players, language);
  } catch {
    // Whatever is damaged says so when it is opened.
    return undefined;
  }
}
