import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countLegalMoves } from '@stellwerk/engine/testing/legal-moves';
import { expect, test } from 'vitest';
import { playFile } from './import.ts';
import { recordedGame, withRecordedGames } from './recorded.fixture.ts';

const GAMES: Readonly<Record<string, string>> = {
  '18rhl': 'raw/human_game_end_bank.json',
  '1873': 'raw/human_game_end_stock_market.json',
  '1880': 'raw/human_1.json',
};

/** The tables of legal moves in games that people played; STELLWERK_WRITE_COUNTS=1 writes them anew. */
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
