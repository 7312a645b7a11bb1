import { isRecord } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { describe, expect, test } from 'vitest';
import { recordedGame, recordedNames, withRecordedGames } from '../recorded.fixture.ts';
import { testRecordedGames } from '../recorded-title.fixture.ts';
import { siteDraw } from './options.ts';

withRecordedGames('18rhl', (folder) => {
  describe('18Rhl games recorded on 18xx.games', () => {
    testRecordedGames(folder, {
      title: rhl,
      human: {
        plain: 'raw/human_game_end_bank.json',
        resolved: 'human_18Rhl_game_end_bank.json.gz',
        result: [9939, 8729, 9115],
        actions: 510,
        compared: 510,
      },
      different: { 'rnd_3p_s140.json.gz': 388, 'rnd_4p_s117_prom.json.gz': 757 },
      comparedShare: 0.97,
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
