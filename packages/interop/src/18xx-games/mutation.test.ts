import { describe, expect, test } from 'vitest';
import { mutateFile } from './fuzz.ts';
import { recordedText, withRecordedGames } from './recorded.fixture.ts';

/** `npm run fuzz -- files` goes on for thousands. */
const EDITS = 25;

describe('one thing in a recorded game of people changed', () => {
  for (const [title, file] of [
    ['18rhl', 'human_game_end_bank.json'],
    ['1880', 'human_1.json'],
  ] as const) {
    withRecordedGames(title, (folder) => {
      test(`${title}: is refused, or the report says so`, { timeout: 300_000 }, () => {
        const report = mutateFile(JSON.parse(recordedText(`${folder}raw/${file}`)), 'short', EDITS);
        expect(report).toMatchObject({ edits: EDITS, unnoticed: [] });
        expect(report.refused).toBeGreaterThan(EDITS / 2);
      });
    });
  }
});
