import { ALIKE, actorsOf, clone, newGame, sample, seededRandom, step, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import type { Benchmark, Figures } from './benchmark.ts';

const WARM_UP_SECONDS = 2;
const SECONDS = 4;
/** The games played for each number of players; a title's whole set is played again until the time is over. */
const GAMES_EACH = 2;
/** A game longer than this is broken off. */
const MOST_ACTIONS = 20_000;

/**
 * Games played at random to their end on positions alone, one core, the same games each time: by the weights of the title, and
 * with all kinds of action alike.
 */
export const playouts: readonly Benchmark[] = titles.map((title) => ({
  name: `playouts ${title.id}: random games without history`,
  unit: 'games/s',
  run: () => rates(title),
}));

type Drawing = 'weighted' | 'alike';

function rates(title: Title): Figures {
  const [min, max] = title.players;
  const games = Array.from({ length: GAMES_EACH * (max - min + 1) }, (_, i) => ({
    players: min + (i % (max - min + 1)),
    seed: `playout/${i}`,
  }));
  const play = (seconds: number, drawn: Drawing) => {
    const samples: number[] = [];
    let actions = 0;
    const from = coreSeconds();
    do {
      for (const { players, seed } of games) {
        const began = coreSeconds();
        actions += playout(title, players, seed, drawn);
        samples.push(1 / (coreSeconds() - began));
      }
    } while (coreSeconds() < from + seconds);
    const took = coreSeconds() - from;
    return { samples, gamesPerSecond: samples.length / took, actionsPerSecond: actions / took };
  };
  play(WARM_UP_SECONDS, 'weighted');
  const { samples, gamesPerSecond, actionsPerSecond } = play(SECONDS, 'weighted');
  const alike = title.weights && play(SECONDS, 'alike');
  return {
    samples,
    notes: {
      title: title.id,
      gamesPerSecond,
      actionsPerSecond,
      ...(alike && { alikeGamesPerSecond: alike.gamesPerSecond, alikeActionsPerSecond: alike.actionsPerSecond }),
    },
  };
}

/** Seconds of a core that this program has used, whatever else the machine does meanwhile. */
function coreSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Plays a game at random and says how many actions it took. */
function playout(title: Title, players: number, seed: string, drawn: Drawing): number {
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  const started = newGame(title, { players: names, seed, options: {} });
  if (!started.ok) throw new Error(`${title.id} cannot start: ${started.refusal.rule}`);
  const state = clone(started.value.state);
  const random = seededRandom(`${seed}/moves`);
  let actions = 0;
  for (; state.flow.length > 0 && actions < MOST_ACTIONS; actions++) {
    const [seat = 0] = actorsOf(title, state);
    const action = drawn === 'alike' ? sample(random, title, state, seat, ALIKE) : sample(random, title, state, seat);
    const played = step(title, state, action);
    if (!played.ok) throw new Error(`${title.id}: drawn, but refused by ${played.refusal.rule}`);
  }
  return actions;
}
