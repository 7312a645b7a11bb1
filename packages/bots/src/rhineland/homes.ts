import { remembered } from '@stellwerk/engine/kernel';
import type { TrackMap } from '@stellwerk/engine/track';
import type { Company, Rhineland, State } from '@stellwerk/titles/rhineland';
import { trackDistance } from '../railway/track-distance.ts';

const known = new WeakMap<TrackMap, Map<string, number>>();

/** How much can be reached from where a company begins, compared with the other companies of its game. */
export function homeQuality(game: Rhineland, state: State, company: Company): number {
  const map = game.law.mapOf(state);
  const qualities = remembered(known, map, () => {
    const around = game.companies.map(({ id, homes }) => ({ id, worth: surroundings(map, homes) }));
    const mean = around.reduce((sum, { worth }) => sum + worth, 0) / around.length;
    return new Map(around.map(({ id, worth }) => [id, Math.min(1.25, Math.max(0.75, 0.4 + (0.6 * worth) / mean))]));
  });
  return qualities.get(company.id) ?? 1;
}

function surroundings(map: TrackMap, homes: readonly string[]): number {
  return map.grid.names.reduce((sum, hex, i) => {
    const steps = Math.min(...homes.map((home) => trackDistance(map, home, hex)));
    if (steps === 0 || steps > 5) return sum;
    const stops = map.printed[i]?.nodes ?? [];
    return stops.reduce((more, { kind, revenue }) => {
      const value = typeof revenue === 'number' ? revenue : Math.max(0, ...Object.values(revenue));
      return more + (kind === 'town' ? 5 : Math.max(20, value)) * 0.75 ** steps;
    }, sum);
  }, 0);
}
