import { type BaseAction, type BaseState, expand, type Game, type Json, sameJson } from '@stellwerk/engine/kernel';
import type { Page } from 'playwright-core';
import { doByClicks } from './by-clicks.ts';

/** The first offered action of a kind with these values. */
export function offered<S extends BaseState>(
  game: Game<S>,
  type: string,
  values: Readonly<Record<string, Json>> = {},
): BaseAction {
  const seat = game.actors()[0] ?? 0;
  for (const choice of game.choices(seat)) {
    if (choice.type !== type) continue;
    for (const action of expand(choice, seat, 500)) {
      const known = new Map<string, Json>(Object.entries(action));
      if (Object.entries(values).every(([name, value]) => sameJson(known.get(name) ?? null, value))) return action;
    }
  }
  throw new Error(`${type} ${JSON.stringify(values)} is not offered`);
}

export function offers<S extends BaseState>(game: Game<S>, type: string): boolean {
  return game.choices(game.actors()[0] ?? 0).some((choice) => choice.type === type);
}

/** Does it in the browser and in a game of our own. */
export async function both<S extends BaseState>(
  page: Page,
  game: Game<S>,
  type: string,
  values: Readonly<Record<string, Json>> = {},
): Promise<void> {
  const action = offered(game, type, values);
  await doByClicks(page, action);
  const played = game.play(action);
  if (!played.ok) throw new Error(played.refusal.rule);
}
