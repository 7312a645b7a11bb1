import { readdirSync } from 'node:fs';
import { clone } from '@stellwerk/engine/kernel';
import { playFile, readPeerText } from '@stellwerk/interop';
import { readGameText } from '../game-file.ts';
import { type RoutePosition, writePositions } from './route-positions.ts';

/** Keeps every position of recorded games in which trains are run, for `npm run bench -- routes`. */
const [title = '', folder = ''] = process.argv.slice(2);
const positions: RoutePosition[] = [];
for (const name of readdirSync(folder).filter((file) => /\.json(\.gz)?$/.test(file))) {
  const file = readPeerText(await readGameText(`${folder}/${name}`));
  if (!file.ok) continue;
  const seen = new Set<number>();
  playFile(file.value, ({ game, played }) => {
    const isNew = !seen.has(game.actions.length);
    seen.add(game.actions.length);
    if (isNew && (game.title.dueRun?.(game.state)?.trains ?? 0) > 0) {
      positions.push({ from: `${name} ${played}`, state: clone(game.state) });
    }
    return true;
  });
}
writePositions(title, positions);
console.log(`${positions.length} positions of ${title} kept`);
