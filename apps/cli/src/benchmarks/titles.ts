import { randomGame } from '@stellwerk/bots';
import { type Game, loadGame, newGame, saveGame, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import type { Benchmark } from './benchmark.ts';

const GAMES = 60;
/** A title whose games take long has fewer of them. */
const MOST_SECONDS_TO_PREPARE = 10;
const FEWEST_GAMES = 4;
const WARM_UP_ROUNDS = 3;

export const ofTitles: readonly Benchmark[] = titles.flatMap(ofTitle);

/** How fast a title's moves are played, replayed, offered and taken back; games at random, by seed, a sample each. */
function ofTitle(title: Title): Benchmark[] {
  let kept: readonly Game[] | undefined;
  const games = () => {
    kept ??= sampleGames(title);
    return kept;
  };
  return [
    {
      name: `${title.id} play (fully validated)`,
      unit: 'actions/s',
      run: () => rates(games(), (game) => replayed(title, game)),
    },
    {
      name: `${title.id} replay (load a saved game, hash checked)`,
      unit: 'actions/s',
      run: () => rates(games(), (game) => loadGame([title], saveGame(game))),
    },
    {
      name: `${title.id} choices of a position`,
      unit: 'µs',
      run: () => games().flatMap((game) => perMove(title, game, (at) => at.actors().map((seat) => at.choices(seat)))),
    },
    {
      name: `${title.id} undo and redo`,
      unit: 'µs',
      run: () => games().flatMap((game) => perMove(title, game, (at) => [at.undo(), at.redo()])),
    },
  ];
}

function sampleGames(title: Title): readonly Game[] {
  const games: Game[] = [];
  const end = performance.now() + 1000 * MOST_SECONDS_TO_PREPARE;
  while (games.length < GAMES && (games.length < FEWEST_GAMES || performance.now() < end)) {
    games.push(sampleGame(title, games.length));
  }
  return games;
}

function sampleGame(title: Title, i: number): Game {
  const [min, max] = title.players;
  const match = randomGame(title, min + (i % (max - min + 1)), `bench/${i}`);
  if (!match.ok) throw new Error(`${title.id}: a game for the benchmark cannot start`);
  return match.value;
}

function replayed(title: Title, game: Game): Game {
  const fresh = newGame(title, game.config);
  if (!fresh.ok) throw new Error('a finished game cannot start again');
  for (const action of game.actions) {
    if (!fresh.value.play(action).ok) throw new Error('a finished game refuses its own move');
  }
  return fresh.value;
}

/** Actions per second, one figure a game. */
function rates(games: readonly Game[], work: (game: Game) => unknown): number[] {
  for (let i = 0; i < WARM_UP_ROUNDS; i++) for (const game of games) work(game);
  return games.map((game) => {
    const from = performance.now();
    work(game);
    return (1000 * game.actions.length) / (performance.now() - from);
  });
}

/** Microseconds after each move of a game. */
function perMove(title: Title, game: Game, work: (at: Game) => unknown): number[] {
  const fresh = newGame(title, game.config);
  if (!fresh.ok) return [];
  return game.actions.map((action) => {
    fresh.value.play(action);
    const from = performance.now();
    work(fresh.value);
    return 1000 * (performance.now() - from);
  });
}
