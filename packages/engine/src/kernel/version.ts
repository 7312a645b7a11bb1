/**
 * How chance is drawn and positions are hashed. Set down when a game begins and kept as long as it lives, so a stored game
 * replays to the positions and hashes it was stored with. Version 1 is from before the first release (`version-1.ts`).
 */
export type GameVersion = 1 | 2;

export const NEWEST_VERSION = 2;

export function isGameVersion(value: unknown): value is GameVersion {
  return value === 1 || value === 2;
}
