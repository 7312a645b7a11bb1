import type { BaseState, Game } from '@stellwerk/engine/kernel';
import { choicesOf, valuesOf } from '@stellwerk/engine/testing/play';
import type { TrackMap } from '@stellwerk/engine/track';
import type { LendingState } from '../loan.ts';

type Playing = Game<LendingState>;

/** All that may be laid now by a power, or without one: as `K8 9/1`, sorted. */
export function offeredLays(game: Playing, power = 'none'): string[] {
  return choicesOf(game, 'layTile')
    .filter((choice) => valuesOf(choice, 'power').includes(power))
    .flatMap((choice) =>
      valuesOf(choice, 'rotation').map(
        (rotation) => `${valuesOf(choice, 'hex')[0]} ${valuesOf(choice, 'tile')[0]}/${rotation}`,
      ),
    )
    .sort();
}

/** What may be laid on a hex: tiles and rotations such as `9/1`. */
export function fitting(game: Playing, hex: string, power = 'none'): string[] {
  return offeredLays(game, power)
    .filter((lay) => lay.startsWith(`${hex} `))
    .map((lay) => lay.slice(hex.length + 1));
}

/** Which tiles may be laid on a hex, in whatever rotation. */
export function tilesFor(game: Playing, hex: string, power = 'none'): string[] {
  return [...new Set(fitting(game, hex, power).map((lay) => lay.split('/')[0] ?? ''))].sort(
    (a, b) => Number(a) - Number(b),
  );
}

export function hexesFor(game: Playing, power = 'none'): string[] {
  return [...new Set(offeredLays(game, power).map((lay) => lay.split(' ')[0] ?? ''))];
}

type Trying = Pick<Game<BaseState>, 'play' | 'undo' | 'actors'>;

/** Of all tiles in all rotations on these hexes, the ones that are accepted: as `K8 9/1`, sorted. */
export function acceptedLays(game: Trying, map: TrackMap, hexes: readonly string[], power: string): string[] {
  const accepted: string[] = [];
  for (const hex of hexes) {
    for (const tile of map.tiles.keys()) {
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        const played = game.play({ seat: game.actors()[0], type: 'layTile', hex, tile, rotation, power });
        if (!played.ok) continue;
        accepted.push(`${hex} ${tile}/${rotation}`);
        if (!game.undo().ok) throw new Error('a lay cannot be taken back');
      }
    }
  }
  return accepted.sort();
}
