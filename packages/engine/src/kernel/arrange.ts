import { type ConfigRequest, makeConfig } from './config.ts';
import type { BaseState } from './flow.ts';
import { type Game, gameFrom } from './game.ts';
import { accepted, type Result, refuse, refused } from './refusal.ts';
import type { Title } from './title.ts';

/**
 * A game that begins in a position arranged by `edit` instead of played up to: the ground of a title's own builder for
 * test situations. A position that no play could reach, because something was made or lost or stands where it may not, is
 * refused with everything that is wrong with it.
 */
export function arrange<S extends BaseState>(
  title: Title<S>,
  request: ConfigRequest,
  edit: (state: S) => void,
): Result<Game<S>> {
  const config = makeConfig(title, request);
  if (!config.ok) return config;
  const state = title.setup(config.value, () => {});
  const before = title.conserved(state);
  edit(state);
  const flaws = [...imbalance(before, title.conserved(state)), ...title.flaws(state)];
  if (flaws.length > 0) return refused(refuse('kernel/position', { flaws: flaws.join('; ') }));
  return accepted(gameFrom(title, config.value, state, []));
}

/** What was made or lost between two counts. */
export function imbalance(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 0} became ${after[name] ?? 0}`);
}
