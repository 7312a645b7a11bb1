import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importedTitles } from '@stellwerk/interop';

/** Games that people played elsewhere; they are no part of this project and may lie beside it. */
const GAMES = fileURLToPath(new URL('../../../../shared/games/', import.meta.url));

/** A game in the form the site hands it out, for each title that can be taken over and has one there. */
export function humanGames(): readonly { readonly title: string; readonly file: string }[] {
  return importedTitles.flatMap((title) => {
    const folder = join(GAMES, title, 'raw');
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return files.slice(0, 1).map((name) => ({ title, file: join(folder, name) }));
  });
}
