import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, loadGame, newGame, randomMove, saveGame, seededRandom } from '@stellwerk/engine/kernel';
import { countLegalMoves } from '@stellwerk/engine/testing/legal-moves';
import { expect, test } from 'vitest';
import { titleById, titles } from '../index.ts';

/**
 * Titles that no other program plays have no games of people. The random bot played these, so far, from this seed; each
 * lies in a file with its table. STELLWERK_WRITE_COUNTS=1 counts anew, and records a game whose file is not there.
 */
const GAMES = [
  { title: '18rhi', players: 3, seed: 'r11', moves: 450 },
  { title: '18rhi', players: 5, seed: 'five', moves: 400 },
  { title: '18lra', players: 2, seed: 'r3', moves: 400 },
  { title: '18lra', players: 4, seed: 'r5', moves: 350 },
] as const;

const writes = process.env['STELLWERK_WRITE_COUNTS'] === '1';

function recorded({ title: id, players, seed, moves }: (typeof GAMES)[number]): Game {
  const title = titleById(id);
  if (!title) throw new Error(`there is no title ${id}`);
  const started = newGame(title, { players: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'].slice(0, players), seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  const random = seededRandom(seed);
  while (!game.over && game.actions.length < moves) game.play(randomMove(random, game, game.actors()[0] ?? 0));
  return game;
}

interface Stored {
  readonly game: unknown;
  readonly counts: unknown;
}

function read(file: string): Stored {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof data !== 'object' || data === null || !('game' in data) || !('counts' in data)) {
    throw new Error(`${file} holds no game with its table`);
  }
  return data;
}

function loaded(data: unknown): Game {
  const game = loadGame(titles, data);
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

test.each(GAMES)(
  '$title, $players players: every position of the recorded game has as many legal actions as ever',
  (recipe) => {
    const file = fileURLToPath(new URL(`./legal-moves/${recipe.title}-${recipe.players}.json`, import.meta.url));
    const stored = existsSync(file) ? read(file) : undefined;
    const game = stored ? loaded(stored.game) : writes ? recorded(recipe) : undefined;
    if (!game) throw new Error(`${file} is not there`);
    const counts = countLegalMoves(game);
    if (writes) writeFileSync(file, `${JSON.stringify({ game: saveGame(game), counts })}\n`);
    else expect(counts).toEqual(stored?.counts);
    expect(game.actions.length).toBe(recipe.moves);
    expect(Object.keys(counts.two).length).toBeGreaterThan(3);
  },
);
