import { type Game, isRecord, loadGame, saveGame } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { describe, expect, test } from 'vitest';
import { siteDraw } from './18rhl/options.ts';
import { comparePeerGame } from './compare.ts';
import { importPeerText } from './import.ts';
import { recordedGame, recordedNames, recordedText, withRecordedGames } from './recorded.fixture.ts';

/** What people ended with, as the site published it. */
const HUMAN_RESULT = [9939, 8729, 9115];

/** The site's own faults, with the action where they show; see docs/peers.md. */
const DIFFERENT: Readonly<Record<string, number>> = {
  'rnd_3p_s140.json.gz': 388,
  'rnd_4p_s117_prom.json.gz': 757,
};

withRecordedGames('18rhl', (folder) => {
  describe('18Rhl games recorded on 18xx.games', () => {
    test('the game of three people imports from the plain export to its published result', () => {
      const game = importedFrom(`${folder}raw/human_game_end_bank.json`);
      expect(game.over).toBe(true);
      expect(game.score().map(({ value }) => value)).toEqual(HUMAN_RESULT);
      expect(loadGame([rhl], JSON.parse(JSON.stringify(saveGame(game))))).toMatchObject({ ok: true });
      const resolved = importedFrom(`${folder}human_18Rhl_game_end_bank.json.gz`);
      expect(resolved.actions).toEqual(game.actions);
    });

    test('the game of three people is identical in every position', () => {
      const file = recordedGame(`${folder}human_18Rhl_game_end_bank.json.gz`);
      expect(comparePeerGame(file)).toMatchObject({ identical: true, actions: 510, compared: 510 });
    });

    const machineMade = recordedNames(folder, /^rnd_.*\.gz$/);
    test.each(machineMade.filter((name) => !(name in DIFFERENT)))('%s is identical in every position', (name) => {
      const { identical, firstDifference, refusal, compared, actions } = comparePeerGame(recordedGame(folder + name));
      expect({ identical, firstDifference, refusal }).toEqual({ identical: true });
      expect(compared).toBeGreaterThan(0.97 * actions);
    });

    test.each(Object.entries(DIFFERENT))('%s is identical up to action %i, where the site errs', (name, action) => {
      const { firstDifference, refusal } = comparePeerGame(recordedGame(folder + name));
      expect(firstDifference?.action ?? refusal?.figures['number']).toBe(action);
    });

    test('at least nine of ten games made by machines are identical', () => {
      const known = machineMade.filter((name) => name in DIFFERENT).length;
      expect(machineMade.length).toBeGreaterThan(20);
      expect(known / machineMade.length).toBeLessThanOrEqual(0.1);
    });

    test('the seed of every game places coal mine and steel mill as recorded', () => {
      for (const name of recordedNames(folder, /\.gz$/)) {
        const { seed, digests } = recordedGame(folder + name);
        const noted = digests[0]?.['x'];
        expect(isRecord(noted) && noted['variable_placement'], name).toBe(siteDraw(seed));
      }
    });
  });
});

function importedFrom(path: string): Game {
  const game = importPeerText(recordedText(path));
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value.game;
}
