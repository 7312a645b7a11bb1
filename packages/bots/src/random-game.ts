import { type Game, newGame, type Result, randomMove, seededRandom, type Title } from '@stellwerk/engine/kernel';

/** A game between players who move at random, the same for the same seed; for whoever needs some game at once. */
export function randomGame(title: Title, players: number, seed: string): Result<Game> {
  const names = Array.from({ length: players }, (_, seat) => `random ${seat + 1}`);
  const started = newGame(title, { players: names, seed });
  if (!started.ok) return started;
  const game = started.value;
  const random = seededRandom(`${seed}/bots`);
  while (!game.over) game.play(randomMove(random, game, game.actors()[0] ?? 0));
  return started;
}
