import { type Game, loadGame, saveGame } from '@stellwerk/engine/kernel';
import { harzbahn } from '@stellwerk/titles/1873';
import { describe, expect, test } from 'vitest';
import { comparePeerGame } from '../compare.ts';
import { importPeerText } from '../import.ts';
import { recordedGame, recordedNames, recordedText, withRecordedGames } from '../recorded.fixture.ts';

/** What people ended with, as the site published it. */
const HUMAN_RESULT = [31857, 25221, 21825, 21284];

/** The site's own faults, with the action where they show; see docs/peers.md. */
const DIFFERENT: Readonly<Record<string, number>> = { 'rnd_3p_s317.json.gz': 85 };

withRecordedGames('1873', (folder) => {
  describe('games of Harzbahn 1873 recorded on 18xx.games', () => {
    test('the game of four people imports from the plain export to its published result', () => {
      const game = importedFrom(`${folder}raw/human_game_end_stock_market.json`);
      expect(game.over).toBe(true);
      expect(game.score().map(({ value }) => value)).toEqual(HUMAN_RESULT);
      expect(loadGame([harzbahn], JSON.parse(JSON.stringify(saveGame(game))))).toMatchObject({ ok: true });
      expect(importedFrom(`${folder}human_1873_game_end_stock_market.json.gz`).actions).toEqual(game.actions);
    });

    test('the game of four people is identical in every position', () => {
      const file = recordedGame(`${folder}human_1873_game_end_stock_market.json.gz`);
      expect(comparePeerGame(file)).toMatchObject({ identical: true, actions: 1060, compared: 1034 });
    });

    const machineMade = recordedNames(folder, /^rnd_.*\.gz$/);
    test.each(machineMade.filter((name) => !(name in DIFFERENT)))('%s is identical in every position', (name) => {
      const { identical, firstDifference, refusal, compared, actions } = comparePeerGame(recordedGame(folder + name));
      expect({ identical, firstDifference, refusal }).toEqual({ identical: true });
      expect(compared).toBeGreaterThan(0.9 * actions);
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
