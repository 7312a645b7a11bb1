import { type Game, loadGame, saveGame } from '@stellwerk/engine/kernel';
import { china } from '@stellwerk/titles/1880';
import { describe, expect, test } from 'vitest';
import { comparePeerGame } from '../compare.ts';
import { importPeerText } from '../import.ts';
import { recordedGame, recordedNames, recordedText, withRecordedGames } from '../recorded.fixture.ts';

/** What people ended with, as the site published it. */
const HUMAN_RESULT = [11442, 9529, 11118];

/** The site's own faults, with the action where they show; see docs/peers.md. */
const DIFFERENT: Readonly<Record<string, number>> = { 'rnd_5p_s202.json.gz': 199 };

withRecordedGames('1880', (folder) => {
  describe('1880 games recorded on 18xx.games', () => {
    test('the game of three people imports from the plain export to its published result', () => {
      const game = importedFrom(`${folder}raw/human_1.json`);
      expect(game.over).toBe(true);
      expect(game.score().map(({ value }) => value)).toEqual(HUMAN_RESULT);
      expect(loadGame([china], JSON.parse(JSON.stringify(saveGame(game))))).toMatchObject({ ok: true });
      expect(importedFrom(`${folder}human_1.json.gz`).actions).toEqual(game.actions);
    });

    test('the game of three people is identical in every position', () => {
      const file = recordedGame(`${folder}human_1.json.gz`);
      expect(comparePeerGame(file)).toMatchObject({ identical: true, actions: 633, compared: 613 });
    });

    const machineMade = recordedNames(folder, /^rnd_.*\.gz$/);
    test.each(machineMade.filter((name) => !(name in DIFFERENT)))('%s is identical in every position', (name) => {
      const { identical, firstDifference, refusal, compared, actions } = comparePeerGame(recordedGame(folder + name));
      expect({ identical, firstDifference, refusal }).toEqual({ identical: true });
      expect(compared).toBeGreaterThan(0.96 * actions);
    });

    test.each(Object.entries(DIFFERENT))('%s is identical up to action %i, where the site errs', (name, action) => {
      const { firstDifference, refusal } = comparePeerGame(recordedGame(folder + name));
      expect(firstDifference?.action ?? refusal?.figures['number']).toBe(action);
    });

    test('all but one of the games made by machines are identical', () => {
      expect(machineMade.length).toBeGreaterThan(20);
      expect(machineMade.filter((name) => name in DIFFERENT)).toHaveLength(1);
    });
  });
});

function importedFrom(path: string): Game {
  const game = importPeerText(recordedText(path));
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value.game;
}
