import { china } from '@stellwerk/titles/1880';
import { describe } from 'vitest';
import { withRecordedGames } from '../recorded.fixture.ts';
import { testRecordedGames } from '../recorded-title.fixture.ts';

withRecordedGames('1880', (folder) => {
  describe('1880 games recorded on 18xx.games', () => {
    testRecordedGames(folder, {
      title: china,
      human: {
        plain: 'raw/human_1.json',
        resolved: 'human_1.json.gz',
        result: [11442, 9529, 11118],
        actions: 633,
        compared: 613,
      },
      different: { 'rnd_5p_s202.json.gz': 199 },
      comparedShare: 0.96,
    });
  });
});
