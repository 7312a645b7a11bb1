import { keptBeside } from '@stellwerk/engine/kernel';
import type { TrackGraph } from '@stellwerk/engine/track';

/** What was worked out for a graph in a game, which its options tell from others, by name; of one game at a time. */
export function keptByGraph<T>(): (graph: TrackGraph, options: object) => Map<string, T> {
  const games = keptBeside<TrackGraph, { readonly options: object; readonly kept: Map<string, T> }>();
  return (graph, options) => {
    const game = games.get(graph);
    if (game?.options === options) return game.kept;
    const kept = new Map<string, T>();
    games.set(graph, { options, kept });
    return kept;
  };
}
