import type { Cites } from './cites.ts';
import type { Material } from './material.ts';

/** What lies in the box of a game, and the ids of its rules. */
export interface Box extends Material {
  readonly cites: Cites;
}
