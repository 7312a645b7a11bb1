import { expect } from 'vitest';
import { ISSUE_PRICES } from '../data/values.ts';
import { allPass, answering, buying, exercising, founding, loco, merging, passing, selling } from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  CID,
  capital,
  cash,
  offers,
  play,
  refusedBy,
  rule,
  situation,
  told,
  top,
  types,
  typesOffered,
} from './situation.ts';

const value = (game: ReturnType<typeof situation>, id: string) => game.state.market[id]?.column;
const shares = (game: ReturnType<typeof situation>, id: string, owner: string) =>
  (game.state.certificates[id] ?? []).filter((one) => one === owner).length;

/** HBE with five shares of 20 %, floated and acted. */
const HBE = {
  shares: [
    [ANN, 3],
    [BOB, 1],
  ],
  value: 150,
} as const;

rule(['1873/3.2-b', '1873/3.2-c'], 'first sell, then one thing; only selling is no pass', () => {
  const game = situation({ railways: { HBE }, mhe: [[ANN, 1]], mines: { W1: ANN, W2: ANN } });
  play(game, selling('HBE'), selling('MHE'), merging('CO', 'W1', 'W2'));
  expect(actor(game), 'the turn is over after the founding').toBe(BOB);
  const passes = situation({ cash: [0, 0, 0], railways: { HBE } });
  play(passes, passing, passing);
  play(passes, passing);
  expect(top(passes)).not.toBe('stockRound');
  const sold = situation({ cash: [0, 0, 0], railways: { HBE } });
  play(sold, passing, selling('HBE'), passing, passing);
  expect([top(sold), actor(sold)], '(A9)').toEqual(['stockRound', ANN]);
});

rule(['1873/3.2-c', '1873/3.2.8-a'], 'a pass excludes nobody; all passing in succession ends the round', () => {
  const game = situation({ cash: [900, 900, 900] });
  play(game, passing, buying('MHE'), passing);
  play(game, buying('MHE'));
  play(game, passing, passing);
  expect(top(game)).toBe('stockRound');
  play(game, passing);
  expect(top(game)).not.toBe('stockRound');
});

rule(
  ['1873/3.2-d', '1873/3.2.2-n'],
  'no limit: a player may own all of a company, and sell without limit if not its director',
  () => {
    const game = situation({ cash: [900, 0, 0], railways: { HBE: { shares: [[ANN, 4]], value: 50 } } });
    play(game, buying('HBE'));
    expect(shares(game, 'HBE', 'player0')).toBe(5);
    const other = situation({
      railways: {
        HBE: {
          shares: [
            [BOB, 2],
            [ANN, 2],
          ],
        },
      },
    });
    play(other, selling('HBE', 2));
    expect(shares(other, 'HBE', 'player0')).toBe(0);
  },
);

rule(['1873/3.2.1-a', '1873/3.2.1-b', '1873/3.2.1-c'], 'shares are alike, and the founder directs', () => {
  const game = situation({ cash: [900, 900, 900], concessions: { HBE: ANN }, mines: { W1: BOB, W2: BOB } });
  play(game, founding('HBE', 150, 2), merging('CO', 'W1', 'W2'));
  expect([game.state.certificates['HBE']?.length, game.state.certificates['CO']?.length]).toEqual([5, 2]);
  expect([game.state.railways.HBE.director, game.state.mineCompanies.CO.director]).toEqual([ANN, BOB]);
  const five = situation({
    cash: [900, 0, 0],
    railways: { HBE, GHE: { shares: [[BOB, 4]], percent: 10, value: 150 } },
  });
  play(five, buying('GHE'));
  expect(cash(five, ANN), 'the value of one share, whatever its size').toBe(750);
});

rule(['1873/3.2.1-d', '1873/3.2.3-g', '1873/E14'], 'as much as the director is not enough, more is', () => {
  const game = situation({
    cash: [0, 900, 0],
    railways: {
      HBE: {
        shares: [
          [ANN, 2],
          [BOB, 1],
        ],
        value: 100,
      },
    },
    stockRound: { seat: BOB },
  });
  play(game, buying('HBE'));
  expect(game.state.railways.HBE.director).toBe(ANN);
  play(game, passing, passing);
  expect(types(play(game, buying('HBE')))).toContain('directorChanged');
  expect(game.state.railways.HBE.director).toBe(BOB);
});

rule(['1873/3.2.1-e'], 'who has the concession stays director whatever others own', () => {
  const game = situation({
    cash: [0, 900, 0],
    railways: {
      HBE: {
        shares: [
          [ANN, 1],
          [BOB, 1],
        ],
        offering: 2,
        concession: ANN,
        floated: false,
        acted: false,
      },
    },
    stockRound: { seat: BOB },
  });
  play(game, buying('HBE'));
  expect(game.state.railways.HBE.director).toBe(ANN);
  expect(shares(game, 'HBE', 'player1')).toBe(2);
});

rule(
  ['1873/3.2.2-a', '1873/3.2.7-a', '1873/E5'],
  'nothing is sold in the first stock round, MHE shares are bought there',
  () => {
    const game = situation({ round: 1, cash: [500, 0, 0] });
    play(game, buying('MHE'), passing, passing);
    expect(refusedBy(game, selling('MHE'))).toBe('1873/3.2.2-a');
    expect(typesOffered(game)).not.toContain('sellShares');
    const later = situation({ cash: [0, 0, 0], mhe: [[ANN, 2]] });
    play(later, selling('MHE', 2));
    expect(cash(later, ANN)).toBe(300);
  },
);

rule(
  ['1873/3.2.2-b', '1873/3.2.2-c', '1873/3.2.2-e', '1873/E11'],
  'one packet at one price; the value falls a box a share',
  () => {
    const game = situation({
      cash: [0, 0, 0],
      railways: {
        HBE: { shares: [[ANN, 4]], value: 150 },
        GHE: {
          shares: [
            [BOB, 2],
            [ANN, 2],
          ],
        },
      },
    });
    play(game, selling('HBE', 3));
    expect(cash(game, ANN)).toBe(450);
    expect(value(game, 'HBE'), '150 → 120').toBe(5);
    expect(shares(game, 'HBE', 'pool')).toBe(4);
    play(game, selling('GHE'));
    expect(refusedBy(game, selling('HBE'))).toBe('1873/3.2.2-b');
  },
);

rule(
  ['1873/3.2.2-d', '1873/3.2.2-f', '1873/3.2.2-i', '1873/E7', '1873/E10'],
  'before its first turn a share brings the next lower value, which stays; the marker goes under',
  () => {
    const game = situation({
      cash: [0, 500, 0],
      railways: {
        HBE: { shares: [[ANN, 2]], offering: 3, value: 190, concession: ANN, floated: false, acted: false },
        GHE: { shares: [[BOB, 2]], value: 190 },
      },
      companies: { CO: { mines: ['W1', 'W2'], shares: [[ANN, 2]], value: 220, acted: false } },
    });
    expect(game.state.market['HBE']?.arrival).toBeLessThan(game.state.market['GHE']?.arrival ?? 0);
    play(game, selling('HBE'));
    expect([cash(game, ANN), value(game, 'HBE')]).toEqual([180, 12]);
    expect(game.state.market['HBE']?.arrival).toBeGreaterThan(game.state.market['GHE']?.arrival ?? 0);
    play(game, selling('CO'));
    expect([cash(game, ANN), value(game, 'CO')]).toEqual([380, 14]);
    // From the pool it is not the third founding share.
    play(game, passing, buying('HBE'));
    expect(game.state.railways.HBE.floated).toBe(false);
  },
);

rule(['1873/3.2.2-g', '1873/3.2.2-h'], 'no value falls below 50, and the MHE stands at 150', () => {
  const game = situation({ cash: [0, 0, 0], railways: { HBE: { shares: [[ANN, 4]], value: 70 } }, mhe: [[ANN, 3]] });
  play(game, selling('HBE', 3), selling('MHE', 3));
  expect([cash(game, ANN), value(game, 'HBE')]).toEqual([210 + 450, 0]);
  expect(game.state.market['MHE']).toBeUndefined();
});

rule(
  ['1873/3.2.2-j', '1873/E8'],
  'the director of a railway that has not acted keeps 20 %, whatever another has',
  () => {
    const game = situation({
      railways: {
        HBE: {
          shares: [
            [ANN, 2],
            [BOB, 2],
          ],
          offering: 1,
          concession: ANN,
          floated: false,
          acted: false,
        },
      },
    });
    expect(refusedBy(game, selling('HBE', 2))).toBe('1873/3.2.2-j');
    play(game, selling('HBE', 1));
    expect(game.state.railways.HBE.director).toBe(ANN);
  },
);

rule(
  ['1873/3.2.2-k', '1873/3.2.2-l', '1873/E9'],
  'below 20 % only if another has 20 %; then the largest owner directs',
  () => {
    const both = situation({ companies: { CO: { mines: ['W1', 'W2'], shares: [[ANN, 2]] } } });
    expect(refusedBy(both, selling('CO', 2))).toBe('1873/3.2.2-k');
    expect(offers(both, { type: 'sellShares', company: 'CO', count: 1 }), '(A10)').toBe(true);
    const two = situation({
      companies: {
        CO: {
          mines: ['W1', 'W2'],
          shares: [
            [ANN, 1],
            [BOB, 1],
          ],
        },
      },
    });
    play(two, selling('CO'));
    expect(two.state.mineCompanies.CO.director).toBe(BOB);
    const tied = situation({
      order: [CID, BOB, ANN],
      railways: {
        HBE: {
          shares: [
            [ANN, 3],
            [BOB, 1],
            [CID, 1],
          ],
        },
      },
      stockRound: { seat: ANN },
    });
    play(tied, selling('HBE', 3));
    expect(tied.state.railways.HBE.director, 'the next after Ann in the order').toBe(CID);
  },
);

rule(['1873/3.2.2-m', '1873/W15'], 'up to 80 % lie in the pool', () => {
  const game = situation({ railways: { HBE: { shares: [[ANN, 5]] } } });
  play(game, selling('HBE', 4));
  expect(shares(game, 'HBE', 'pool')).toBe(4);
  const last = situation({ railways: { HBE: { shares: [[ANN, 5]] } } });
  expect(refusedBy(last, selling('HBE', 5))).toBe('1873/3.2.2-k');
});

rule(
  ['1873/3.2.3-a', '1873/3.2.3-b', '1873/E12'],
  'one share at the value; not in receivership, not without cash, not after a sale',
  () => {
    const game = situation({
      cash: [200, 900, 900],
      railways: {
        HBE: {
          shares: [
            [BOB, 2],
            [ANN, 1],
          ],
          value: 150,
        },
        GHE: { shares: [], value: 100 },
        NWE: {
          shares: [
            [BOB, 3],
            [CID, 2],
          ],
        },
      },
    });
    expect(refusedBy(game, buying('GHE'))).toBe('1873/3.2.3-b');
    expect(refusedBy(game, buying('NWE')), 'none left').toBe('1873/3.2.3-b');
    expect(refusedBy(game, buying('SHE'))).toBe('1873/3.2.3-a');
    expect(refusedBy(game, buying('HBE', 'offering'))).toBe('1873/3.2.3-b');
    play(game, buying('HBE'));
    expect([cash(game, ANN), value(game, 'HBE')]).toEqual([50, 8]);
    play(game, passing, passing);
    expect(refusedBy(game, buying('HBE'))).toBe('1873/3.2.3-b');
    const sold = situation({
      cash: [900, 0, 0],
      railways: {
        GHE: {
          shares: [
            [BOB, 2],
            [ANN, 2],
          ],
          offering: 1,
        },
      },
    });
    play(sold, selling('GHE'));
    expect(refusedBy(sold, buying('GHE'))).toBe('1873/3.2.3-b');
    expect(refusedBy(sold, buying('GHE', 'offering'))).toBe('1873/3.2.3-b');
    play(sold, buying('MHE'));
  },
);

rule(
  ['1873/3.2.3-c', '1873/3.2.3-d', '1873/3.2.3-f', '1873/4.4.8-b', '1873/4.3.6-d', '1873/E13'],
  'pool or issue box by choice; only the issue box pays the company',
  () => {
    const start = {
      cash: [900, 0, 0],
      railways: { HBE: { shares: [[ANN, 5]], percent: 10, offering: 2, value: 240 } },
    } as const;
    const pool = situation(start);
    play(pool, buying('HBE', 'pool'));
    expect([cash(pool, ANN), capital(pool, 'HBE')]).toEqual([660, 0]);
    const box = situation(start);
    play(box, buying('HBE', 'offering'));
    expect([cash(box, ANN), capital(box, 'HBE')]).toEqual([660, 240]);
  },
);

rule(
  ['1873/3.2.3-e', '1873/3.2.3.1-a', '1873/3.2.3.1-b', '1873/3.2.4-d', '1873/E6'],
  'the third share out of the box floats the railway',
  () => {
    const game = situation({ cash: [900, 0, 0], concessions: { HBE: ANN } });
    play(game, founding('HBE', 150, 2), passing, passing);
    expect([cash(game, ANN), game.state.railways.HBE.floated]).toEqual([600, false]);
    const events = play(game, buying('HBE', 'offering'));
    expect(types(events)).toEqual(['shareBought', 'floated', 'homePlaced', 'homePlaced']);
    expect([
      capital(game, 'HBE'),
      cash(game, ANN),
      shares(game, 'HBE', 'pool'),
      shares(game, 'HBE', 'player0'),
    ]).toEqual([750, 450, 2, 3]);
    expect(Object.keys(game.state.track.markers).sort()).toEqual(['B19', 'D15']);
  },
);

rule(['1873/3.2.3.1-c', '1873/W14'], 'three home markers for the NWE, one for the QLB', () => {
  for (const [id, homes] of [
    ['NWE', ['B9', 'G6', 'J7']],
    ['QLB', ['E20']],
    ['KEZ', ['G4', 'I4']],
  ] as const) {
    const game = situation({
      phase: '4',
      cash: [900, 0, 0],
      railways: {
        [id]: {
          shares: [[ANN, 2]],
          offering: 3,
          concession: ANN,
          floated: false,
          acted: false,
          price: 120,
          value: 120,
        },
      },
    });
    play(game, buying(id, 'offering'));
    expect(Object.keys(game.state.track.markers).sort()).toEqual(homes);
  }
});

rule(
  ['1873/3.2.3.1-d', '1873/3.2.4-e', '1873/W6', '1873/4-d', '1873/4.6-a'],
  'it floats in this round or in a later one, and acts first in the next operating round',
  () => {
    const game = situation({ cash: [900, 900, 900], concessions: { HBE: ANN } });
    play(game, founding('HBE', 120), passing, passing, passing);
    expect(top(game), 'unfloated it does not act').not.toBe('railwayTurn');
    expect(game.state.railways.HBE.floated).toBe(false);
    allPass(game);
    while (top(game) === 'auctionRound') play(game, passing);
    play(game, buying('HBE', 'offering'), passing, passing, buying('HBE', 'offering'));
    expect(game.state.railways.HBE.floated).toBe(true);
    play(game, passing, passing, passing);
    expect(top(game)).toBe('railwayTurn');
  },
);

rule(
  ['1873/3.2.4-a', '1873/T1-a', '1873/3.2.4-d'],
  'only the owner of the concession, at five prices, with one or two shares',
  () => {
    const game = situation({ cash: [250, 900, 0], concessions: { HBE: ANN } });
    expect(refusedBy(game, founding('HBE', 130))).toBe('1873/T1-a');
    expect(refusedBy(game, founding('HBE', 120, 3))).toBe('1873/3.2.4-d');
    expect(refusedBy(game, founding('HBE', 300))).toBe('1873/3.2.4-a');
    expect(refusedBy(game, founding('HBE', 150, 2))).toBe('1873/3.2.4-d');
    expect(refusedBy(game, founding('GHE', 120))).toBe('1873/3.2.4-a');
    play(game, passing);
    expect(refusedBy(game, founding('HBE', 120))).toBe('1873/3.2.4-a');
  },
);

rule(['1873/3.2.4-b', '1873/3.2.4-c', '1873/W4'], 'the table of issue prices', () => {
  for (const price of ISSUE_PRICES) {
    const game = situation({
      cash: [2000, 0, 0],
      concessions: { HBE: ANN },
      railways: { GHE: { shares: [[BOB, 2]], value: price } },
    });
    play(game, founding('HBE', price, 2));
    expect(shares(game, 'HBE', 'offering')).toBe(3);
    expect(cash(game, ANN)).toBe(2000 - 2 * price);
    expect(game.state.market['HBE']?.column).toBe(game.state.market['GHE']?.column);
    expect(game.state.market['HBE']?.arrival, 'under the other').toBeGreaterThan(
      game.state.market['GHE']?.arrival ?? 0,
    );
    play(game, passing, passing, buying('HBE', 'offering'));
    expect([cash(game, ANN), capital(game, 'HBE')]).toEqual([2000 - 3 * price, 5 * price]);
  }
});

rule(
  ['1873/3.2.5-a', '1873/3.2.5-b', '1873/3.2.5-d'],
  'from the second round on, with a mine of one’s own and a company left',
  () => {
    const first = situation({ round: 1, mines: { W1: ANN, W2: ANN } });
    expect(refusedBy(first, merging('CO', 'W1', 'W2'))).toBe('1873/3.2.5-a');
    const game = situation({
      mines: { W1: ANN, W7: BOB, W8: BOB },
      companies: { CO: { mines: ['W2', 'W3'], shares: [[CID, 2]] } },
    });
    expect(refusedBy(game, merging('CO', 'W1', 'W7'))).toBe('1873/3.2.5-b');
    expect(refusedBy(game, merging('MO', 'W7', 'W8'))).toBe('1873/3.2.5-b');
    expect(offers(game, { type: 'foundMines', company: 'MO', first: 'W1', second: 'W7' })).toBe(true);
  },
);

rule(
  ['1873/3.2.5-c', '1873/3.2.5-h', '1873/3.2.5-i', '1873/3.2.5-k'],
  'two open single mines; another owner must agree and gets a share',
  () => {
    const wanted = {
      mines: { W1: ANN, W7: BOB },
      companies: { CO: { mines: ['W2', 'W3'], shares: [[CID, 2]] } },
    } as const;
    const game = situation(wanted);
    expect(refusedBy(game, merging('MO', 'W1', 'W2'))).toBe('1873/3.2.5-c');
    expect(refusedBy(game, merging('MO', 'W1', 'W4')), 'closed').toBe('1873/3.2.5-c');
    expect(refusedBy(game, merging('MO', 'W1', 'W1'))).toBe('1873/3.2.5-c');
    play(game, merging('MO', 'W1', 'W7'));
    expect([top(game), actor(game)]).toEqual(['consent', BOB]);
    play(game, answering(false));
    expect([top(game), actor(game), game.state.mines.W7.owner]).toEqual(['stockRound', ANN, 'player1']);
    expect(refusedBy(game, merging('MO', 'W1', 'W7'))).toBe('1873/3.2.5-c');
    const agreed = situation(wanted);
    play(agreed, merging('MO', 'W1', 'W7'), answering(true));
    expect(agreed.state.certificates['MO']).toEqual(['player0', 'player1']);
    expect(agreed.state.mineCompanies.MO).toMatchObject({ director: ANN, mines: ['W1', 'W7'] });
    expect(actor(agreed)).toBe(BOB);
  },
);

rule(['1873/3.2.5-e', '1873/W1', '1873/W2'], 'the greatest value not above half the sum', () => {
  for (const [first, second, box] of [
    ['W15', 'W7', 220],
    ['W13', 'W2', 190],
  ] as const) {
    const game = situation({ mines: { [first]: ANN, [second]: ANN } });
    expect(told(play(game, merging('CO', first, second)), 'minesFounded')).toMatchObject({ value: box });
  }
});

rule(['1873/3.2.5-f', '1873/3.2.5-g', '1873/3.2.5-j'], 'capital, switchers and machines go along', () => {
  const game = situation({
    phase: '2',
    mines: { W1: ANN, W2: ANN },
    capital: { W1: 70, W2: 30 },
    machines: { W1: 2 },
    switchers: { W2: 2 },
  });
  play(game, merging('CO', 'W1', 'W2'));
  expect([capital(game, 'CO'), capital(game, 'W1')]).toEqual([100, 0]);
  expect([game.state.mines.W1.machine, game.state.mines.W2.machine, game.state.mines.W2.switcher]).toEqual([2, 1, 2]);
  play(game, passing, passing, passing);
  expect(top(game)).toBe('mineCompanyTurn');
});

rule(
  ['1873/3.2.5.1-a', '1873/3.2.5.1-c', '1873/3.2.5.1-d'],
  'the Harzer Werke in the first round: by the owner of mine 12, with it, of Vor-Harzer mines',
  () => {
    const game = situation({ round: 1, mines: { W12: ANN, W1: ANN, W3: ANN, W4: BOB } });
    expect(refusedBy(game, merging('HW', 'W1', 'W4'))).toBe('1873/3.2.5.1-a');
    expect(refusedBy(game, merging('HW', 'W12', 'W3'))).toBe('1873/3.2.5.1-c');
    play(game, merging('HW', 'W12', 'W4'), answering(true));
    expect(game.state.certificates['HW']).toEqual(['player0', 'player1']);
    const other = situation({ round: 1, mines: { W12: ANN, W1: BOB }, stockRound: { seat: BOB } });
    expect(refusedBy(other, merging('HW', 'W1', 'W12'))).toBe('1873/3.2.5.1-a');
  },
);

rule(['1873/3.2.5.1-b'], 'later anybody founds the Harzer Werke', () => {
  const game = situation({ mines: { W1: BOB, W4: BOB, W12: ANN }, stockRound: { seat: BOB } });
  play(game, merging('HW', 'W4', 'W1'));
  expect(game.state.mineCompanies.HW).toMatchObject({ director: BOB, mines: ['W4', 'W1'] });
});

rule(
  ['1873/3.2.6-a', '1873/3.2.6-b', '1873/3.2.6-c', '1873/3.2.6-e', '1873/6.3-b', '1873/E58'],
  'a right: 20 to 40 % in one action, then the buyer directs',
  () => {
    const wanted = {
      cash: [900, 900, 0],
      railways: { HBE: { shares: [], percent: 10, value: 100 } },
      rights: { HBE: ANN },
    } as const;
    const game = situation(wanted);
    for (const count of [1, 5]) expect(refusedBy(game, exercising('HBE', count))).toBe('1873/3.2.6-b');
    expect(refusedBy(situation({ ...wanted, cash: [150, 0, 0] }), exercising('HBE', 2))).toBe('1873/3.2.6-e');
    play(game, exercising('HBE', 3));
    expect([cash(game, ANN), capital(game, 'HBE'), game.state.railways.HBE.director, value(game, 'HBE')]).toEqual([
      600,
      0,
      ANN,
      3,
    ]);
    expect(game.state.rights).toEqual({});
    const not = situation({ ...wanted, stockRound: { seat: BOB } });
    expect(refusedBy(not, exercising('HBE', 2))).toBe('1873/3.2.6-a');
    expect(refusedBy(not, buying('HBE'))).toBe('1873/3.2.3-b');
  },
);

rule(['1873/3.2.6-d'], 'from then on others buy, in the same round too', () => {
  const game = situation({ cash: [900, 900, 0], railways: { HBE: { shares: [], value: 100 } }, rights: { HBE: ANN } });
  play(game, exercising('HBE', 1), buying('HBE'));
  expect([shares(game, 'HBE', 'player0'), shares(game, 'HBE', 'player1')]).toEqual([1, 1]);
});

rule(['1873/3.2.7-b'], 'an MHE share costs 150 and makes nobody director', () => {
  const game = situation({ cash: [1500, 0, 0] });
  play(game, buying('MHE'));
  expect(cash(game, ANN)).toBe(1350);
  expect(refusedBy(game, { ...buying('MHE'), seat: ANN })).toBe('kernel/turn');
});

rule(['1873/3.2.8-c', '1873/3.1-i'], 'a right lapses and is on offer again', () => {
  const game = situation({ railways: { HBE: { shares: [], capital: 900 } }, rights: { HBE: ANN } });
  const events = allPass(game);
  expect(types(events)).toContain('rightLapsed');
  expect(game.state.rights).toEqual({});
  expect(top(game)).toBe('auctionRound');
});

rule(['1873/3.2.8-d', '1873/E62'], 'more cash is earlier, equals as before', () => {
  const game = situation({ cash: [400, 400, 520], order: [BOB, CID, ANN] });
  allPass(game);
  expect(game.state.seats).toEqual([CID, BOB, ANN]);
});

rule(['1873/E15', '1873/4.4.7-h'], 'the owner of the concession buys the loco, then the larger owner decides', () => {
  const game = situation({
    phase: '2',
    railways: {
      HBE: {
        shares: [
          [ANN, 1],
          [BOB, 3],
        ],
        concession: ANN,
        acted: false,
        capital: 600,
      },
    },
    turn: 'HBE',
    step: 'purchases',
  });
  expect(actor(game)).toBe(ANN);
  const events = play(game, loco);
  expect(types(events)).toEqual(expect.arrayContaining(['concessionEnded', 'directorChanged']));
  expect([actor(game), game.state.railways.HBE.concession.owner]).toEqual([BOB, 'gone']);
});
