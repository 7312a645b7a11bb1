import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breadth, expand, type Game, newGame } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { playFile } from './import.ts';
import { recordedGame, withRecordedGames } from './recorded.fixture.ts';

const GAMES: Readonly<Record<string, string>> = {
  '18rhl': 'raw/human_game_end_bank.json',
  '1873': 'raw/human_game_end_stock_market.json',
  '1880': 'raw/human_1.json',
};

/**
 * How many actions are legal in every position of a game that people played, and in some positions how many sequences of
 * two: whatever adds or loses a legal move shows here. STELLWERK_WRITE_COUNTS=1 writes the table anew; look at its diff.
 */
interface Counts {
  /** By move number: the legal actions before that move. */
  readonly one: readonly number[];
  /** By move number: the legal sequences of two from there. */
  readonly two: Readonly<Record<string, number>>;
}

const EVERY = 40;
/** Bids and the like have so many amounts that sequences of two say no more than single ones. */
const MOST = 150;

function legalNow(game: Game): number {
  return game.actors().reduce((sum, seat) => sum + game.choices(seat).reduce((n, choice) => n + breadth(choice), 0), 0);
}

function legalTwice(game: Game): number {
  let sum = 0;
  for (const seat of game.actors()) {
    for (const action of game.choices(seat).flatMap((choice) => [...expand(choice, seat)])) {
      const played = game.play(action);
      if (!played.ok) throw new Error(`${JSON.stringify(action)} is offered and refused by ${played.refusal.rule}`);
      sum += legalNow(game);
      game.undo();
    }
  }
  return sum;
}

function countLegalMoves(game: Game): Counts {
  const again = newGame(game.title, game.config);
  if (!again.ok) throw new Error(again.refusal.rule);
  const one: number[] = [];
  const two: Record<string, number> = {};
  for (const [number, action] of game.actions.entries()) {
    const legal = legalNow(again.value);
    one.push(legal);
    if (number % EVERY === 0 && legal <= MOST) two[number] = legalTwice(again.value);
    const played = again.value.play(action);
    if (!played.ok) throw new Error(`move ${number} is refused by ${played.refusal.rule}`);
  }
  return { one, two };
}

for (const [title, file] of Object.entries(GAMES)) {
  withRecordedGames(title, (folder) => {
    test(`${title}: every position of the recorded game has as many legal actions as ever`, {
      timeout: 120_000,
    }, () => {
      const game = playFile(recordedGame(`${folder}${file}`));
      if (!game.ok) throw new Error(game.refusal.rule);
      const counts = countLegalMoves(game.value.game);
      const table = fileURLToPath(new URL(`./legal-moves/${title}.json`, import.meta.url));
      if (process.env['STELLWERK_WRITE_COUNTS'] === '1') writeFileSync(table, `${JSON.stringify(counts)}\n`);
      expect(counts).toEqual(JSON.parse(readFileSync(table, 'utf8')));
      expect(Object.keys(counts.two).length).toBeGreaterThan(5);
    });
  });
}
