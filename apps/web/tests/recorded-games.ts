import { readFileSync } from 'node:fs';
import { type BaseState, type Game, loadGame, newGame, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { offers } from './beside.ts';

const FOLDER = new URL('../../../packages/titles/tests/legal-moves/', import.meta.url);

/** A recorded game of the title, to its end. */
export function recorded(title: string, players: number): Game {
  const stored: unknown = JSON.parse(readFileSync(new URL(`${title}-${players}.json`, FOLDER), 'utf8'));
  const whole = typeof stored === 'object' && stored !== null && 'game' in stored ? stored.game : undefined;
  const loaded = loadGame(titles, whole);
  if (!loaded.ok) throw new Error(loaded.refusal.rule);
  return loaded.value;
}

/** A recorded game of the title, at the moment when this kind of action is first offered. */
export function recordedUntil<S extends BaseState>(title: Title<S>, players: number, type: string): Game<S> {
  const { config, actions } = recorded(title.id, players);
  const started = newGame(title, config);
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  for (const action of actions) {
    if (offers(game, type)) return game;
    game.play(action);
  }
  throw new Error(`${type} is never offered`);
}
