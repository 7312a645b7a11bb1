import { botNamed, playMatch } from '@stellwerk/bots';
import { clone } from '@stellwerk/engine/kernel';
import { titleNamed, wholeNumber } from '../usage.ts';
import { type RoutePosition, writePositions } from './route-positions.ts';

/** Positions that a bot of such a game may look at for a move: weak play is enough, and there are many moves. */
const BUDGET = 20;

/**
 * Plays games of bots and keeps every position in which trains are run, for `npm run bench -- routes`: for titles of which no
 * other program has recorded games. `collect-played <title> random:6 casual:2` plays six games at random and two of casual bots.
 */
const [id, ...rounds] = process.argv.slice(2);
const title = titleNamed(id);
const positions: RoutePosition[] = [];
for (const round of rounds) {
  const [level = '', count] = round.split(':');
  const bot = await botNamed(title.id, level);
  if (!bot) throw new Error(`${title.id} has no bot ${level}`);
  const [fewest, most] = title.players;
  for (let i = 0; i < wholeNumber(count, 'games', 1, 1); i++) {
    // Each number of players in turn.
    const seed = `${level} ${i + 1}`;
    const bots = Array.from({ length: fewest + (i % (most - fewest + 1)) }, () => bot);
    const isRunning = new Set<number>();
    const played = await playMatch({
      title,
      bots,
      seed,
      budget: BUDGET,
      watch({ state, actions }) {
        if ((title.dueRun?.(state)?.trains ?? 0) === 0 || isRunning.has(actions.length)) return;
        isRunning.add(actions.length);
        positions.push({ from: `${seed} ${actions.length}`, state: clone(state) });
      },
    });
    if (!played.ok) throw new Error(played.refusal.rule);
    console.log(`${seed}: ${played.value.actions.length} moves, ${isRunning.size} runs`);
  }
}
writePositions(title.id, positions);
console.log(`${positions.length} positions of ${title.id} kept`);
