import { expect, test } from 'vitest';
import { components } from './components.ts';
import { savedGames } from './saved-games.ts';

// What an import withstands is tried in the interop package, beside the recorded games.
test.each([savedGames, components])(
  '$id, damaged: a refusal, or what they state, never an exception (seed 1)',
  async ({ run }) => {
    expect(await run({ seed: '1', runs: 60, paths: [], progress: () => {} })).toEqual({ runs: 60, faults: [] });
  },
);
