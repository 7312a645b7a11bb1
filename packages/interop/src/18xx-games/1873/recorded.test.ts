import { harzbahn } from '@stellwerk/titles/1873';
import { describe } from 'vitest';
import { withRecordedGames } from '../recorded.fixture.ts';
import { testRecordedGames } from '../recorded-title.fixture.ts';

withRecordedGames('1873', (folder) => {
  describe('games of Harzbahn 1873 recorded on 18xx.games', () => {
    testRecordedGames(folder, {
      title: harzbahn,
      human: {
        plain: 'raw/human_game_end_stock_market.json',
        resolved: 'human_1873_game_end_stock_market.json.gz',
        result: [31857, 25221, 21825, 21284],
        actions: 1060,
        compared: 1034,
      },
      different: { 'rnd_3p_s317.json.gz': 85 },
      comparedShare: 0.9,
    });
  });
});
