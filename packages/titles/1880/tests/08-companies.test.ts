import { BANK, countOf, playerOwner } from '@stellwerk/engine/finance';
import { expect } from 'vitest';
import { china, type DirectorPercent, PERMITS, paperOf } from '../index.ts';
import { certificatesHeld } from '../paper.ts';
import {
  ANN,
  acting,
  allPass,
  BOB,
  buying,
  CID,
  cash,
  DEA,
  director,
  founding,
  held,
  inBank,
  intoOperatingRound,
  laying,
  marking,
  owned,
  passing,
  price,
  rocket,
  runBest,
  selling,
  standing,
  told,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { play, refusedBy, rule, type Situation, situation, types, typesOffered } from './situation.ts';

/** A stock round in phase B1, Ann to act. */
function stock(wanted: Situation = {}) {
  return situation({ phase: 'B1', cash: [1000, 1000, 1000, 1000], stock: { seat: ANN }, ...wanted });
}

rule('1880/VIII-share-a', 'the first card of a company is its director certificate, and that is sold once', () => {
  const game = stock();
  expect(verdict(game, buying('HKR'))).toBe('1880/VIII-share-a');
  play(game, founding('HKR', 20, 90, 'ABC'));
  expect(game.state.certificates['HKR']?.[0]).toBe(playerOwner(ANN));
  expect([verdict(game, buying('HKR')), verdict(game, founding('HKR', 20, 80, 'ABC'))]).toEqual([
    'legal',
    '1880/VIII-share-a',
  ]);
});

rule('1880/VIII-share-b', 'a director certificate is 2, 3 or 4 units and one card', () => {
  for (const percent of [20, 30, 40] as const) {
    const game = stock();
    play(game, founding('HKR', percent, 90, PERMITS[percent][0] ?? ''));
    expect([held(game, 'HKR', ANN), certificatesHeld(game.state, ANN)]).toEqual([percent, 1]);
    expect(cash(game)[ANN]).toBe(1000 - (percent / 10) * 90);
  }
});

rule(
  '1880/VIII-share-c',
  'of a founded company exactly 100 % is in the game, whatever is bought, sold or exchanged',
  () => {
    const game = stock({
      shares: {
        HKR: [
          [ANN, 30],
          [BOB, 20],
        ],
      },
      director: { HKR: 30 },
    });
    const all = () =>
      [BANK, ...[ANN, BOB, CID].map(playerOwner)].reduce((sum, owner) => sum + held(game, 'HKR', owner), 0);
    for (const move of [passing, buying('HKR'), passing, passing, buying('HKR'), buying('HKR'), selling('HKR', 1)]) {
      play(game, move);
      expect(all()).toBe(100);
    }
    expect(director(game, 'HKR')).toBe(BOB);
    expect(china.conserved(game.state)['percent of HKR']).toBe(100);
  },
);

rule('1880/VIII-dir-a', 'whoever holds the director certificate directs; whoever buys it sets the price', () => {
  for (const par of [100, 90, 80, 70] as const) {
    const game = stock();
    play(game, founding('HKR', 20, par, 'ABC'));
    expect([director(game, 'HKR'), price(game, 'HKR'), game.state.companies.HKR.par]).toEqual([ANN, par, par]);
  }
  expect(refusedBy(stock(), { ...founding('HKR', 20, 90, 'ABC'), par: 95 })).toBe('kernel/shape');
});

rule('1880/VIII-dirchange-a', 'a purchase that gives more units than the director has makes the buyer director', () => {
  const game = stock({
    shares: {
      HKR: [
        [BOB, 20],
        [ANN, 20],
      ],
    },
  });
  const events = play(game, buying('HKR'));
  expect(told(events, 'directorChanged', 'company', 'seat')).toEqual([['HKR', ANN]]);
  expect(director(game, 'HKR')).toBe(ANN);
});

rule('1880/VIII-dirchange-b', 'as many units as the director has change nothing', () => {
  const game = stock({
    shares: {
      HKR: [
        [BOB, 20],
        [ANN, 10],
      ],
    },
  });
  expect(types(play(game, buying('HKR')))).not.toContain('directorChanged');
  expect([held(game, 'HKR', ANN), director(game, 'HKR')]).toEqual([20, BOB]);
});

rule(
  '1880/VIII-dirchange-c',
  'after the director’s sale the strongest takes over, of equals the next after him',
  () => {
    const strongest = stock({
      players: 4,
      shares: {
        HKR: [
          [ANN, 40],
          [BOB, 20],
          [DEA, 30],
        ],
      },
    });
    play(strongest, selling('HKR', 1));
    expect(director(strongest, 'HKR'), '30 each: Ann stays').toBe(ANN);
    play(strongest, selling('HKR', 1));
    expect([director(strongest, 'HKR'), held(strongest, 'HKR', ANN)]).toEqual([DEA, 20]);
    const equals = stock({
      players: 4,
      shares: {
        HKR: [
          [BOB, 40],
          [ANN, 30],
          [CID, 30],
        ],
      },
      stock: { seat: BOB },
    });
    play(equals, selling('HKR', 2));
    expect(director(equals, 'HKR'), 'Cid sits next after Bob').toBe(CID);
  },
);

rule('1880/E-58', 'the director in seat 1 sells his 20 %; of seats 0 and 3 with 20 % each seat 3 follows', () => {
  const game = stock({
    players: 4,
    shares: {
      HKR: [
        [BOB, 20],
        [ANN, 20],
        [DEA, 20],
      ],
    },
    stock: { seat: BOB },
  });
  const before = inBank(game, 'HKR');
  play(game, selling('HKR', 2));
  expect([director(game, 'HKR'), held(game, 'HKR', BOB), held(game, 'HKR', DEA)]).toEqual([DEA, 0, 20]);
  expect(inBank(game, 'HKR'), 'his units go to the bank after the exchange').toBe(before + 20);
  expect(countOf(game.state, paperOf(game.state, 'HKR'), playerOwner(DEA)), 'one card of 20 %').toBe(1);
});

rule(
  '1880/VIII-dirchange-d',
  'the post is given up only by a sale, and only to one who holds as much as the certificate',
  () => {
    const alone = stock({
      shares: {
        HKR: [
          [ANN, 30],
          [BOB, 20],
        ],
      },
      director: { HKR: 30 },
    });
    expect(verdict(alone, selling('HKR', 1))).toBe('1880/VIII-dirchange-d');
    const enough = stock({
      shares: {
        HKR: [
          [ANN, 30],
          [BOB, 30],
        ],
      },
      director: { HKR: 30 },
    });
    expect(verdict(enough, selling('HKR', 1))).toBe('legal');
    play(enough, selling('HKR', 1));
    expect(director(enough, 'HKR')).toBe(BOB);
  },
);

rule('1880/E-57', 'a 40 % certificate and nobody else with four units: no sale below 40 %', () => {
  const game = stock({
    shares: {
      HKR: [
        [ANN, 50],
        [BOB, 30],
        [CID, 20],
      ],
    },
    director: { HKR: 40 },
  });
  expect(verdict(game, selling('HKR', 1))).toBe('legal');
  expect([2, 3, 5].map((units) => verdict(game, selling('HKR', units)))).toEqual(
    Array(3).fill('1880/VIII-dirchange-d'),
  );
});

rule('1880/VIII-dirchange-e', 'for the certificate the old director gets as many units in cards of 10 %', () => {
  for (const percent of [20, 30, 40] as const) {
    const game = stock({
      shares: {
        HKR: [
          [BOB, percent],
          [ANN, percent],
        ],
      },
      director: { HKR: percent },
    });
    const cards = (seat: number) => countOf(game.state, paperOf(game.state, 'HKR'), playerOwner(seat));
    expect([cards(BOB), cards(ANN)]).toEqual([1, percent / 10]);
    play(game, buying('HKR'));
    expect([cards(BOB), held(game, 'HKR', BOB)]).toEqual([percent / 10, percent]);
    expect([cards(ANN), held(game, 'HKR', ANN)], 'certificate and one card').toEqual([2, percent + 10]);
    expect(game.state.certificates['HKR']?.[0]).toBe(playerOwner(ANN));
  }
});

rule('1880/VIII-dirchange-f', 'the company keeps trains, markers, permits and treasury under its new director', () => {
  const game = stock({
    shares: {
      JHU: [
        [BOB, 20],
        [ANN, 20],
      ],
    },
    permits: { JHU: 'BCD' },
    treasury: { JHU: 170 },
    funded: ['JHU'],
    trains: { JHU: ['2', '3'] },
    tiles: { F10: '57/1' },
    markers: { JHU: ['F10'] },
    turn: { company: 'JHU', step: 'trains' },
  });
  const charter = () => [
    treasury(game, 'JHU'),
    owned(game, 'JHU'),
    standing(game, 'JHU'),
    game.state.companies.JHU.permits,
    game.state.companies.JHU.row,
  ];
  const before = charter();
  play(game, buying('JHU'));
  allPass(game);
  expect([director(game, 'JHU'), charter()]).toEqual([ANN, before]);
  expect(before).toEqual([170, ['2', '3'], ['F8.city3', 'F10.city0'], 'BCD', 0]);
  expect([acting(game), game.actors()], 'and Ann goes on with the turn').toEqual(['JHU', [ANN]]);
});

rule('1880/VIII-dirchange-g', 'units of the bank and on investors are not compared', () => {
  const game = stock({
    shares: {
      HKR: [
        [BOB, 20],
        [ANN, 10],
      ],
    },
    investors: { A2: [ANN, 'HKR'] },
  });
  expect([inBank(game, 'HKR'), director(game, 'HKR')]).toEqual([60, BOB]);
  play(game, buying('HKR'));
  expect(director(game, 'HKR'), '20 and a card on the investor against 20').toBe(BOB);
});

rule(
  '1880/VIII-dirchange-h',
  'before it opens the director may change; the new one’s holding decides on opening',
  () => {
    const game = stock({
      shares: {
        HKR: [
          [BOB, 20],
          [ANN, 20],
        ],
      },
      open: [],
      round: { at: -1 },
    });
    play(game, buying('HKR'));
    expect([director(game, 'HKR'), game.state.companies.HKR.open]).toEqual([ANN, false]);
    allPass(game);
    expect(game.state.companies.HKR.open, 'Ann has 30 %').toBe(true);
    const { game: unchanged } = intoOperatingRound({
      phase: 'B1',
      shares: {
        HKR: [
          [BOB, 20],
          [ANN, 20],
        ],
        CKR: [[CID, 20]],
      },
      open: ['CKR'],
    });
    expect(unchanged.state.companies.HKR.open, 'Bob has 20 %').toBe(false);
  },
);

/** JHU of Ann about to build beside Beijing. */
function building(permit: string, phase: 'A1' | 'B1' | 'C1' | 'D1', wanted: Situation = {}) {
  const sizes: readonly DirectorPercent[] = [40, 30, 20];
  return situation({
    phase,
    shares: { JHU: [[ANN, 40]] },
    director: { JHU: sizes[permit.length - 1] ?? 20 },
    permits: { JHU: permit },
    treasury: { JHU: 1000 },
    tiles: { F10: '57/1' },
    turn: { company: 'JHU' },
    ...wanted,
  });
}

rule('1880/VIII-permit-a', 'track is laid and upgraded only in a phase of the permit', () => {
  const phases = ['A1', 'B1', 'C1', 'D1'] as const;
  const lay = laying('E13', '57/0');
  const verdicts = (permit: string) => phases.map((phase) => verdict(building(permit, phase), lay));
  const no = '1880/VIII-permit-a';
  expect(verdicts('ABC')).toEqual(['legal', 'legal', 'legal', no]);
  expect(verdicts('BCD')).toEqual([no, 'legal', 'legal', 'legal']);
  expect(verdicts('BC')).toEqual([no, 'legal', 'legal', no]);
  expect(verdicts('D')).toEqual([no, no, no, 'legal']);
  const upgrade = laying('F10', '14/1');
  expect([verdict(building('B', 'B1'), upgrade), verdict(building('A', 'B1'), upgrade)]).toEqual(['legal', no]);
});

rule(
  '1880/VIII-permit-b',
  'when a phase without permit begins it builds nothing more, in the middle of its turn too',
  () => {
    const change = (permit: string) => {
      const turn = building(permit, 'A1', { phase: 'A2', bank: { '2+2': 0 }, privates: { P7: ANN } });
      expect(verdict(turn, laying('E13', '57/0'))).toBe('legal');
      play(turn, rocket);
      return [turn.state.phase, verdict(turn, laying('E13', '57/0'))];
    };
    expect(change('A')).toEqual(['B1', '1880/VIII-permit-a']);
    expect(change('AB')).toEqual(['B1', 'legal']);
  },
);

/** Which permits of all rows of letters a founder may name. */
function permitted(percent: DirectorPercent): string[] {
  const letters = ['', 'A', 'B', 'C', 'D'];
  const all = new Set(
    letters.flatMap((a) => letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d)))),
  );
  const game = stock();
  return [...all].filter((permit) => verdict(game, founding('HKR', percent, 90, permit)) === 'legal').sort();
}

rule('1880/VIII-permit-c', 'three phases with 20 %, two with 30 %, one with 40 %', () => {
  const game = stock();
  const rules = ([20, 30, 40] as const).map((percent) =>
    ['A', 'AB', 'ABC', 'ABCD'].map((permit) => verdict(game, founding('HKR', percent, 90, permit))),
  );
  const no = '1880/VIII-permit-c';
  expect(rules).toEqual([
    [no, no, 'legal', no],
    [no, 'legal', no, no],
    ['legal', no, no, no],
  ]);
});

rule('1880/VIII-permit-d', 'the phases are named with the founding', () => {
  const game = stock();
  const { permit, ...silent } = founding('HKR', 30, 90, 'BC');
  expect([permit, refusedBy(game, silent)]).toEqual(['BC', 'kernel/shape']);
  play(game, founding('HKR', 30, 90, 'BC'));
  expect(game.state.companies.HKR.permits).toBe('BC');
});

rule('1880/VIII-permit-e', 'several phases follow one another', () => {
  expect(permitted(20)).toEqual(['ABC', 'BCD']);
  expect(permitted(30)).toEqual(['AB', 'BC', 'CD']);
  expect(permitted(40)).toEqual(['A', 'B', 'C', 'D']);
  expect(verdict(stock(), founding('HKR', 30, 90, 'AC'))).toBe('1880/VIII-permit-e');
  expect(verdict(stock(), founding('HKR', 20, 90, 'ACD'))).toBe('1880/VIII-permit-e');
});

rule('1880/W-01', 'with 20 % A,B,C or B,C,D but not A,B,D; with 30 % not A,C; with 40 % one letter', () => {
  const game = stock();
  const say = (percent: DirectorPercent, permit: string) => verdict(game, founding('HKR', percent, 90, permit));
  expect([say(20, 'ABC'), say(20, 'BCD'), say(20, 'ABD')]).toEqual(['legal', 'legal', '1880/VIII-permit-e']);
  expect([say(30, 'AB'), say(30, 'BC'), say(30, 'CD')]).toEqual(['legal', 'legal', 'legal']);
  expect(say(30, 'AC')).toBe('1880/VIII-permit-e');
  expect(['A', 'B', 'C', 'D'].map((letter) => say(40, letter))).toEqual(Array(4).fill('legal'));
  expect(say(40, 'AB')).toBe('1880/VIII-permit-c');
});

rule('1880/VIII-permit-f', 'the choice is free, past phases included', () => {
  for (const phase of ['A1', 'B1', 'C2', 'D1'] as const) {
    const game = stock({ phase });
    for (const percent of [20, 30, 40] as const) {
      for (const permit of PERMITS[percent]) {
        expect(verdict(game, founding('HKR', percent, 70, permit)), `${phase} ${permit}`).toBe('legal');
      }
    }
  }
});

rule('1880/VIII-permit-g', 'without a permit a company places stations, runs and buys trains', () => {
  const game = building('A', 'B1', { trains: { JHU: ['3'] } });
  expect(verdict(game, laying('E13', '57/0'))).toBe('1880/VIII-permit-a');
  expect(typesOffered(game)).toEqual(['placeMarker', 'pass']);
  play(game, marking('F10'));
  expect(told(runBest(game), 'ran', 'revenue')).toEqual([[40]]);
  play(game, { type: 'withhold' }, train('3', 180));
  expect(owned(game, 'JHU')).toEqual(['3', '3']);
});
