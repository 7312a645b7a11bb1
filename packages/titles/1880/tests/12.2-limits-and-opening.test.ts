import { expect } from 'vitest';
import { type CompanyId, DIRECTOR_PERCENTS, issueOf } from '../companies.ts';
import { CERTIFICATE_LIMIT } from '../limits.ts';
import { certificatesHeld } from '../paper.ts';
import type { PhaseId } from '../trains.ts';
import {
  buy,
  buying,
  buyShare,
  cash,
  PASS,
  placeOf,
  sell,
  sitOutStockRound,
  standing,
  treasury,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, type Situation, situation, top, typesOffered } from './situation.ts';

const founding = (company: CompanyId, percent: 20 | 30 | 40, par: number, permit: string, row = 0) => ({
  ...{ type: 'found', company, percent, par, row, permit },
});

/** A stock round inside a turn of CKR, which is Cid's; Ann is to act. */
const stock = (wanted: Situation = {}) =>
  situation({
    phase: 'B1',
    par: { CKR: 70 },
    ...wanted,
    stock: { seat: 0, ...wanted.stock },
    turn: { company: 'CKR', step: 'trains' },
    shares: { ...wanted.shares, CKR: [[2, 50]] },
  });

type Shares = NonNullable<Situation['shares']>;

/** Ann's holdings with as many certificates as the limit allows. */
const AT_LIMIT: Readonly<Record<number, Shares>> = {
  3: { NJR: [[0, 100]], HKR: [[0, 100]], BCR: [[0, 30]] },
  4: { NJR: [[0, 100]], HKR: [[0, 80]] },
  5: { NJR: [[0, 100]], HKR: [[0, 60]] },
  6: { NJR: [[0, 100]], HKR: [[0, 40]] },
  7: { NJR: [[0, 100]], HKR: [[0, 30]] },
};

rule('1880/XII-limit-a', '20, 16, 14, 12, 11 certificates; no purchase and no founding beyond', () => {
  expect(CERTIFICATE_LIMIT).toEqual({ 3: 20, 4: 16, 5: 14, 6: 12, 7: 11 });
  for (const players of [3, 4, 5, 6, 7]) {
    const full = stock({ players, shares: AT_LIMIT[players] ?? {}, cash: [900] });
    expect(certificatesHeld(full.state, 0), `${players} players`).toBe(CERTIFICATE_LIMIT[players]);
    expect(refusedBy(full, buyShare('CKR'))).toBe('1880/XII-limit-a');
    expect(refusedBy(full, founding('NXR', 20, 100, 'BCD'))).toBe('1880/XII-limit-a');
    expect(verdict(full, PASS)).toBe('legal');
    const below = stock({ players, shares: { ...AT_LIMIT[players], NJR: [[0, 90]] }, cash: [900] });
    expect(verdict(below, buyShare('CKR'))).toBe('legal');
  }
});

rule(
  '1880/XII-limit-a',
  'at the limit a share may be bought that brings the director certificate for two others',
  () => {
    const full = (ofBob: number) =>
      stock({
        players: 5,
        shares: {
          NJR: [[0, 100]],
          HKR: [[0, 40]],
          BCR: [
            [1, ofBob],
            [0, 20],
          ],
        },
        cash: [900],
      });
    const becomesDirector = full(20);
    expect(certificatesHeld(becomesDirector.state, 0)).toBe(14);
    play(becomesDirector, buyShare('BCR'));
    expect(becomesDirector.state.certificates['BCR']?.[0]).toBe('player0');
    expect(certificatesHeld(becomesDirector.state, 0)).toBe(14);
    expect(refusedBy(full(30), buyShare('BCR')), 'no more than Bob has').toBe('1880/XII-limit-a');
  },
);

rule('1880/XII-limit-b', 'a director certificate is one; privates, investors and cards on them are none', () => {
  for (const percent of DIRECTOR_PERCENTS) {
    const game = stock({ shares: { NJR: [[0, percent]] }, director: { NJR: percent } });
    expect(certificatesHeld(game.state, 0), String(percent)).toBe(1);
  }
  const rich = stock({
    shares: { NJR: [[0, 40]] },
    privates: { P1: 0, P2: 0, P5: 0 },
    investors: { A3: [0, 'NJR'] },
  });
  expect(certificatesHeld(rich.state, 0), 'the director’s and two more').toBe(3);
});

rule('1880/XII-limit-c', 'one player may have all of a company', () => {
  const game = stock({ shares: { NJR: [[0, 90]] }, cash: [500] });
  play(game, buyShare('NJR'));
  expect(game.state.certificates['NJR']?.every((owner) => owner === 'player0')).toBe(true);
});

rule('1880/XII-limit-d', 'who is above the limit sells down to it before anything else', () => {
  const game = stock({
    players: 5,
    shares: {
      NJR: [[0, 100]],
      HKR: [[0, 60]],
      BCR: [
        [1, 20],
        [0, 20],
      ],
    },
    cash: [900],
  });
  expect(certificatesHeld(game.state, 0)).toBe(16);
  expect(typesOffered(game)).toEqual(['sellShares']);
  expect(refusedBy(game, PASS)).toBe('1880/XII-limit-d');
  expect(refusedBy(game, buyShare('CKR'))).toBe('1880/XII-limit-d');
  expect(refusedBy(game, founding('NXR', 20, 100, 'BCD'))).toBe('1880/XII-limit-d');
  play(game, sell('BCR', 1));
  expect(refusedBy(game, PASS), 'one too many still').toBe('1880/XII-limit-d');
  play(game, sell('HKR', 1));
  expect(verdict(game, PASS)).toBe('legal');
});

rule('1880/XII-limit-d', 'losing a director certificate brings more cards than it takes', () => {
  const game = situation({
    players: 7,
    phase: 'B1',
    shares: {
      NJR: [[0, 100]],
      HKR: [
        [0, 20],
        [1, 20],
      ],
      BCR: [[0, 20]],
    },
    cash: [0, 500],
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 1 },
  });
  expect(certificatesHeld(game.state, 0)).toBe(11);
  play(game, buyShare('HKR'));
  expect(certificatesHeld(game.state, 0), 'two tens for the certificate').toBe(12);
  play(game, PASS, PASS, PASS, PASS, PASS);
  expect(game.actors()).toEqual([0]);
  expect(refusedBy(game, PASS)).toBe('1880/XII-limit-d');
  play(game, sell('HKR', 1), PASS);
});

rule(
  ['1880/XII-limit-d', '1880/E-23'],
  'five players: a merger brings the fifteenth certificate; in his next turn he sells (C-36)',
  () => {
    const game = situation({
      players: 5,
      shares: { NXR: [[0, 50]], NJR: [[0, 100]], HKR: [[0, 20]] },
      open: ['NXR'],
      trains: { NXR: ['3'] },
      bank: { '3': 1 },
      treasury: { NXR: 180, A3: 0 },
      investors: { A3: [0, 'NXR'] },
      tiles: { H6: '57/2', I7: '8/0', J6: '57/0' },
      investorTurn: { investor: 'A3', step: 'run' },
    });
    expect(certificatesHeld(game.state, 0)).toBe(14);
    const idle = { type: 'run', routes: [] };
    play(game, idle);
    expect(top(game)).toBe('merger');
    play(game, PASS);
    expect(certificatesHeld(game.state, 0), 'allowed').toBe(15);
    play(game, PASS, idle, buy('3', 180));
    expect([top(game), game.actors()]).toEqual(['stockRound', [0]]);
    expect(refusedBy(game, PASS)).toBe('1880/XII-limit-d');
    play(game, sell('NJR', 1), PASS);
    expect(certificatesHeld(game.state, 0)).toBe(14);
  },
);

rule(
  '1880/XII-limit-e',
  'there are always shares to buy: all certificates together are more than all players may hold',
  () => {
    const least = 14 * Math.min(...DIRECTOR_PERCENTS.map((percent) => issueOf('NJR', percent).certificates.length));
    for (const [players, limit] of Object.entries(CERTIFICATE_LIMIT))
      expect(Number(players) * limit).toBeLessThan(least);
  },
);

rule(['1880/XII-limit-f', '1880/E-85'], 'under the communists he keeps what he may not sell, and may not buy', () => {
  const own = { NJR: [[0, 100]], HKR: [[0, 60]], BCR: [[0, 20]] } as const;
  const game = stock({ players: 5, phase: 'B3', shares: own, cash: [900] });
  expect(certificatesHeld(game.state, 0)).toBe(15);
  expect(typesOffered(game)).toEqual(['pass']);
  expect(refusedBy(game, buyShare('CKR'))).toBe('1880/XII-limit-a');
  expect(refusedBy(game, founding('NXR', 20, 100, 'BCD'))).toBe('1880/XII-limit-a');
  expect(verdict(game, PASS)).toBe('legal');
  const foreign = stock({
    players: 5,
    phase: 'B3',
    shares: {
      ...own,
      BCR: [
        [1, 20],
        [0, 10],
      ],
    },
    cash: [900],
  });
  expect(typesOffered(foreign)).toEqual(['sellShares']);
  expect(refusedBy(foreign, PASS)).toBe('1880/XII-limit-d');
  expect(refusedBy(foreign, sell('HKR', 1))).toBe('1880/XII-sell-f');
  play(foreign, sell('BCR', 1), PASS);
});

/** Whether NJR, of which Ann holds so much, opens at the end of a stock round in that phase. */
function opens(phase: PhaseId, percent: number, wanted: Situation = {}): boolean {
  const game = stock({ phase, ...wanted, shares: { NJR: [[0, percent]], ...wanted.shares }, stock: { seat: 0 } });
  sitOutStockRound(game);
  return game.state.companies.NJR.open;
}

rule('1880/XII-float-a', 'a company opens with 20, 30, 40, 60 percent in the director’s hand', () => {
  const steps: readonly (readonly [PhaseId, number])[] = [
    ['A1', 20],
    ['A2', 20],
    ['B1', 30],
    ['B2', 30],
    ['B3', 40],
    ['C1', 40],
    ['C2', 60],
    ['D1', 60],
  ];
  for (const [phase, percent] of steps) {
    expect(opens(phase, percent), `${phase} with ${percent}`).toBe(true);
    if (percent > 20) expect(opens(phase, percent - 10), `${phase} with ${percent - 10}`).toBe(false);
  }
});

rule('1880/XII-float-a', 'not before the end of the stock round', () => {
  const game = stock({ phase: 'A1', cash: [500, 500, 500] });
  play(game, founding('NJR', 20, 90, 'ABC'));
  expect([game.state.companies.NJR.open, treasury(game, 'NJR')]).toEqual([false, 0]);
  sitOutStockRound(game);
  expect([game.state.companies.NJR.open, treasury(game, 'NJR')]).toEqual([true, 450]);
});

rule('1880/XII-float-b', 'or when all units are in players’ hands, the reserved card aside (C-06)', () => {
  expect(
    opens('C2', 50, {
      shares: {
        NJR: [
          [0, 50],
          [1, 50],
        ],
      },
    }),
  ).toBe(true);
  expect(
    opens('C2', 50, {
      shares: {
        NJR: [
          [0, 50],
          [1, 40],
        ],
      },
    }),
    'one in the bank',
  ).toBe(false);
  expect(
    opens('C2', 50, {
      shares: {
        NJR: [
          [0, 50],
          [1, 40],
        ],
      },
      investors: { A3: [0, 'NJR'] },
    }),
  ).toBe(true);
});

rule('1880/XII-float-c', 'the units of others and the reserved card do not count for the director', () => {
  expect(
    opens('B1', 20, {
      shares: {
        NJR: [
          [0, 20],
          [1, 20],
          [2, 20],
        ],
      },
    }),
  ).toBe(false);
  expect(opens('B1', 20, { investors: { A3: [0, 'NJR'] } })).toBe(false);
  expect(opens('B1', 30, { investors: { A3: [0, 'NJR'] } })).toBe(true);
});

rule(
  ['1880/XII-float-d', '1880/XII-float-a', '1880/XII-float-c', '1880/E-61'],
  'founded with 20 percent in B1 it waits, with row, permit and cards, for a later stock round',
  () => {
    const game = stock({
      cash: [500, 500, 500],
      investors: { A3: [0] },
      bank: { '3': 1 },
      treasury: { CKR: 180 },
    });
    play(game, founding('NJR', 20, 90, 'BCD'));
    sitOutStockRound(game);
    expect([game.state.companies.NJR.open, treasury(game, 'NJR'), standing(game, 'NJR')]).toEqual([false, 0, []]);
    expect(game.state.companies.NJR).toMatchObject({ par: 90, row: 0, permits: 'BCD' });
    expect(game.state.certificates['NJR']?.filter((owner) => owner !== 'bank')).toEqual(['player0', 'A3']);
    play(game, buy('3', 180));
    expect(top(game)).toBe('stockRound');
    while (game.actors()[0] !== 0) play(game, PASS);
    play(game, buyShare('NJR'));
    sitOutStockRound(game);
    expect(game.state.companies.NJR.open, '30 percent now').toBe(true);
    expect([treasury(game, 'NJR'), standing(game, 'NJR')]).toEqual([450, ['K13.city0']]);
  },
);

rule('1880/XII-float-e', 'on opening: home station, price marker on its start field, capital', () => {
  for (const [par, row] of [
    [100, 1],
    [90, 3],
    [80, 5],
    [70, 7],
  ] as const) {
    const game = stock({ phase: 'A1', par: { CKR: 70, NJR: par }, shares: { NJR: [[0, 20]] }, open: ['CKR'] });
    sitOutStockRound(game);
    expect([standing(game, 'NJR'), placeOf(game, 'NJR')]).toEqual([['K13.city0'], [row, 3]]);
    expect(treasury(game, 'NJR')).toBe(5 * par);
  }
});

rule(['1880/XII-float-f', '1880/E-62'], 'once open it stays open, with 20 percent in phase D', () => {
  const game = stock({ phase: 'D1', shares: { NJR: [[0, 20]] }, open: ['CKR', 'NJR'], treasury: { NJR: 7 } });
  sitOutStockRound(game);
  expect(game.state.companies.NJR.open).toBe(true);
  expect(treasury(game, 'NJR'), 'and gets no capital again').toBe(7);
});

rule('1880/XII-float-g', 'the phase at the end of the stock round decides, not that of the founding', () => {
  for (const [phase, percent] of [
    ['B1', 30],
    ['B3', 40],
    ['C2', 60],
  ] as const) {
    expect(opens(phase, percent - 10)).toBe(false);
    expect(opens(phase, percent)).toBe(true);
  }
});

rule('1880/XII-capital-a', 'five times the issue price: 350, 400, 450, 500', () => {
  const sums = ([70, 80, 90, 100] as const).map((par) => {
    const game = stock({ phase: 'A1', par: { CKR: 70, NJR: par }, shares: { NJR: [[0, 20]] }, open: ['CKR'] });
    sitOutStockRound(game);
    return treasury(game, 'NJR');
  });
  expect(sums).toEqual([350, 400, 450, 500]);
});

rule(
  ['1880/XII-capital-b', '1880/XII-capital-c', '1880/W-14'],
  'five units left in A2 bring nothing; the first 3 brings it in the middle of the round',
  () => {
    const game = buying('NJR', {
      shares: { NJR: [[0, 50]], HKR: [[1, 50]], BCR: [[1, 40]] },
      phase: 'A2',
      bank: { '2+2': 1 },
      treasury: { NJR: 360, HKR: 0, BCR: 0 },
    });
    play(game, buy('2+2', 180));
    sitOutStockRound(game);
    expect([treasury(game, 'NJR'), treasury(game, 'HKR')], 'still A2').toEqual([180, 0]);
    play(game, buy('3', 180));
    expect(top(game)).toBe('companyTurn');
    expect([treasury(game, 'NJR'), treasury(game, 'HKR'), treasury(game, 'BCR')]).toEqual([450, 450, 0]);
  },
);

rule('1880/XII-capital-c', 'the reserved card is out of the bank; fewer than five do as well (C-39)', () => {
  const game = buying('NJR', {
    shares: { NJR: [[0, 40]], HKR: [[1, 20]] },
    investors: { A3: [0, 'NJR'], A4: [1, 'HKR'] },
    phase: 'A2',
    bank: { '2+2': 0 },
    treasury: { NJR: 180, HKR: 0 },
  });
  play(game, buy('3', 180));
  expect([treasury(game, 'NJR'), treasury(game, 'HKR')]).toEqual([450, 0]);
});

rule(
  ['1880/XII-capital-d', '1880/XII-capital-e', '1880/W-13'],
  'six units in the bank: the next purchase brings 5 times the issue price, once and for good',
  () => {
    const game = stock({
      shares: {
        NJR: [
          [1, 30],
          [0, 10],
        ],
      },
      open: ['CKR', 'NJR'],
      treasury: { NJR: 0 },
      cash: [500, 500, 500],
    });
    play(game, buyShare('NJR'));
    expect(treasury(game, 'NJR'), 'at once').toBe(450);
    play(game, sell('NJR', 1), PASS, PASS, sell('NJR', 2), PASS);
    expect(treasury(game, 'NJR'), 'kept').toBe(450);
    play(game, PASS, buyShare('NJR'));
    sitOutStockRound(game);
    expect(treasury(game, 'NJR'), 'no second time').toBe(450);
  },
);

rule('1880/XII-capital-e', 'a company that has had it gets nothing when B1 begins or a unit is bought', () => {
  const game = stock({
    shares: { NJR: [[1, 40]] },
    funded: ['NJR'],
    open: ['CKR', 'NJR'],
    treasury: { NJR: 3 },
    cash: [500],
  });
  play(game, buyShare('NJR'));
  expect(treasury(game, 'NJR')).toBe(3);
});

rule('1880/XII-capital-f', 'met before the opening it is put on the charter; the first half follows (C-05)', () => {
  const game = stock({ phase: 'C2', shares: { NJR: [[0, 50]] }, open: ['CKR'], cash: [500] });
  play(game, buyShare('NJR'));
  expect([game.state.companies.NJR.open, game.state.companies.NJR.secondHalf]).toEqual([false, true]);
  sitOutStockRound(game);
  expect([game.state.companies.NJR.open, treasury(game, 'NJR')], '60 percent').toEqual([true, 900]);
});

rule(
  ['1880/XII-capital-g', '1880/XII-capital-f', '1880/E-74'],
  'a first company with 40 percent at 80 in B1 has 400 at once and 800 when it opens',
  () => {
    const game = stock({ investors: { A3: [0] }, cash: [500] });
    play(game, founding('NJR', 40, 80, 'B'));
    expect(treasury(game, 'NJR')).toBe(400);
    sitOutStockRound(game);
    expect([game.state.companies.NJR.open, treasury(game, 'NJR')]).toEqual([true, 800]);
  },
);

rule(
  ['1880/XII-capital-d', '1880/E-75'],
  'a second company with 40 percent at 80 has 400 when it opens and 400 more with the next unit sold',
  () => {
    const game = stock({ cash: [500, 500, 500], bank: { '3': 1 }, treasury: { CKR: 180 } });
    play(game, founding('NJR', 40, 80, 'B'));
    expect(treasury(game, 'NJR'), 'six units are in the bank').toBe(0);
    sitOutStockRound(game);
    expect(treasury(game, 'NJR')).toBe(400);
    play(game, buy('3', 180), buyShare('NJR'));
    expect(treasury(game, 'NJR')).toBe(800);
  },
);

rule('1880/XII-capital-h', 'by the issue price, whatever the price is now', () => {
  const game = stock({
    shares: { NJR: [[1, 40]] },
    at: { NJR: [0, 13] },
    open: ['CKR', 'NJR'],
    treasury: { NJR: 0 },
    cash: [500],
  });
  play(game, buyShare('NJR'));
  expect([cash(game, 0), treasury(game, 'NJR')]).toEqual([300, 450]);
});

rule('1880/XII-sell-a', 'sold units are the bank’s and for sale again', () => {
  const game = stock({
    shares: {
      NJR: [
        [1, 60],
        [0, 40],
      ],
    },
    cash: [0, 500, 500],
  });
  expect(refusedBy(game, sell('NJR', 5)), 'he has four').toBe('1880/XII-sell-a');
  play(game, sell('NJR', 4), PASS);
  expect(game.state.certificates['NJR']?.filter((owner) => owner === 'bank')).toHaveLength(4);
  expect(offers(game, buyShare('NJR'))).toBe(true);
});

rule('1880/XII-sell-b', 'the price less 5 for each unit, in every phase', () => {
  for (const phase of ['A2', 'B1', 'B3', 'C2', 'D1'] as const) {
    const game = stock({
      phase,
      shares: {
        NJR: [
          [1, 30],
          [0, 20],
        ],
      },
      cash: [0],
    });
    play(game, sell('NJR', 2));
    expect(cash(game, 0), phase).toBe(170);
  }
});

rule('1880/XII-sell-c', 'one action, one price; a second action has the new one (C-27)', () => {
  const game = stock({
    shares: {
      NJR: [
        [1, 30],
        [0, 30],
      ],
    },
    cash: [0],
  });
  play(game, sell('NJR', 2));
  expect([cash(game, 0), placeOf(game, 'NJR')], 'twice 85, then 80').toEqual([170, [5, 3]]);
  play(game, sell('NJR', 1));
  expect(cash(game, 0), 'and 75').toBe(245);
});

rule(
  ['1880/XII-sell-b', '1880/XII-sell-c', '1880/XIII-sr-a', '1880/E-53'],
  'three units at 55 bring 150 and leave the price on 50',
  () => {
    const game = stock({
      shares: {
        NJR: [
          [1, 30],
          [0, 30],
        ],
      },
      at: { NJR: [7, 1] },
      cash: [0],
    });
    play(game, sell('NJR', 3));
    expect([cash(game, 0), placeOf(game, 'NJR')]).toEqual([150, [8, 1]]);
  },
);

rule('1880/XII-sell-d', 'nothing is sold in the very first stock round', () => {
  const game = stock({
    phase: 'A1',
    shares: {
      NJR: [
        [1, 30],
        [0, 20],
      ],
    },
    stock: { seat: 0, first: true },
  });
  expect(refusedBy(game, sell('NJR', 1))).toBe('1880/V-sr1-b');
  expect(typesOffered(game)).not.toContain('sellShares');
});

rule('1880/XII-sell-e', 'the director certificate is never sold: it is exchanged first, then ordinary cards go', () => {
  const game = stock({
    shares: {
      NJR: [
        [0, 30],
        [1, 20],
      ],
    },
    cash: [0],
  });
  play(game, sell('NJR', 3));
  const owners = game.state.certificates['NJR'] ?? [];
  expect(owners[0], 'Bob directs').toBe('player1');
  expect(owners.filter((owner) => owner === 'bank')).toHaveLength(8);
  expect(owners.filter((owner) => owner === 'player0')).toEqual([]);
  const nobody = stock({
    shares: {
      NJR: [
        [0, 30],
        [1, 10],
      ],
    },
  });
  expect(verdict(nobody, sell('NJR', 1))).toBe('legal');
  expect(refusedBy(nobody, sell('NJR', 2))).toBe('1880/VIII-dirchange-d');
});

rule(
  ['1880/XII-sell-f', '1880/XIV-comm-e', '1880/E-56'],
  'under the communists no shares of an own company; others at price less 5',
  () => {
    const shares = {
      NJR: [[0, 50]],
      HKR: [
        [1, 30],
        [0, 20],
      ],
    } as const;
    for (const phase of ['B3', 'C1'] as const) {
      const game = stock({ phase, shares, cash: [0] });
      expect(refusedBy(game, sell('NJR', 1))).toBe('1880/XII-sell-f');
      expect(offers(game, sell('NJR', 1))).toBe(false);
      play(game, sell('HKR', 2));
      expect([cash(game, 0), placeOf(game, 'HKR')]).toEqual([170, [3, 3]]);
    }
    for (const phase of ['B2', 'C2'] as const)
      expect(verdict(stock({ phase, shares }), sell('NJR', 1)), phase).toBe('legal');
  },
);

rule(
  ['1880/XII-sell-g', '1880/XII-float-e', '1880/XII-capital-h', '1880/E-92'],
  'a unit sold before the opening brings 85; it opens on 85 with 450 (C-14)',
  () => {
    const game = stock({ cash: [500, 500, 500] });
    play(game, founding('NJR', 30, 90, 'BC'), buyShare('NJR'), PASS, PASS);
    expect(cash(game, 1)).toBe(410);
    play(game, sell('NJR', 1));
    expect([cash(game, 1), placeOf(game, 'NJR')]).toEqual([495, [4, 3]]);
    sitOutStockRound(game);
    expect([game.state.companies.NJR.open, placeOf(game, 'NJR'), treasury(game, 'NJR')]).toEqual([true, [4, 3], 450]);
  },
);
