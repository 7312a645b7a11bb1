import { components } from './components.ts';
import type { FileFuzzer } from './fuzzer.ts';
import { imports } from './imports.ts';
import { savedGames } from './saved-games.ts';

/** Every kind of file that comes in from outside; a new one is a module and a line here. */
export const fileFuzzers: readonly FileFuzzer[] = [savedGames, components, imports];
