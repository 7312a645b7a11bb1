import { GONE, playerOwner } from '@stellwerk/engine/finance';
import { expect } from 'vitest';
import {
  ANN,
  acting,
  allPass,
  BOB,
  CID,
  cash,
  laying,
  left,
  owned,
  passing,
  placing,
  rocket,
  runBest,
  running,
  stepOf,
  told,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { play, refusedBy, rule, type Situation, situation, top, types, typesOffered } from './situation.ts';

/** P7 is Ann's, and her company JHU is acting; Tianjin is built. */
function acts(wanted: Situation = {}) {
  return situation({
    cash: [0, 0, 0],
    privates: { P7: ANN },
    shares: { JHU: [[ANN, 20]], CKR: [[BOB, 20]] },
    treasury: { JHU: 0, CKR: 1000 },
    tiles: { F10: '57/1' },
    turn: { company: 'JHU' },
    ...wanted,
  });
}

rule('1880/VI-P7-a', 'at any point of the turn, a step resumed after a stock round included', () => {
  for (const step of ['build', 'run', 'dividend', 'trains'] as const) {
    const game = acts({ turn: { company: 'JHU', step, revenue: 40 } });
    expect(verdict(game, rocket), step).toBe('legal');
    const events = play(game, rocket);
    expect(told(events, 'rocketExchanged', 'company', 'train')).toEqual([['JHU', '2']]);
    expect([owned(game, 'JHU'), game.state.privates.P7], step).toEqual([['2'], GONE]);
  }
  const resumed = acts({ stock: { seat: ANN }, turn: { company: 'JHU', step: 'trains' } });
  allPass(resumed);
  expect([acting(resumed), verdict(resumed, rocket)]).toEqual(['JHU', 'legal']);
});

rule('1880/VI-P7-b', 'not for a company at its train limit', () => {
  const full = acts({ trains: { JHU: ['2', '2', '2', '2'] } });
  expect(verdict(full, rocket)).toBe('1880/VI-P7-b');
  expect(verdict(acts({ trains: { JHU: ['2', '2', '2'] } }), rocket)).toBe('legal');
  expect(verdict(acts({ trains: { JHU: ['3', '3', '3+3'] } }), rocket), 'limit 3 in B2').toBe('1880/VI-P7-b');
});

rule(
  '1880/VI-P7-c',
  'like a purchase for nothing: the lowest type, a new phase, trains scrapped, a stock round',
  () => {
    const first = acts({ phase: 'A2', bank: { '2+2': 0 }, turn: { company: 'JHU', step: 'trains' } });
    play(first, rocket);
    expect([owned(first, 'JHU'), first.state.phase, treasury(first, 'JHU')]).toEqual([['3'], 'B1', 0]);
    expect(top(first), 'four are left').toBe('companyTurn');
    const scraps = acts({ phase: 'B2', bank: { '3+3': 0 }, trains: { JHU: ['2'], CKR: ['2', '3'] } });
    play(scraps, rocket);
    expect([owned(scraps, 'JHU'), owned(scraps, 'CKR'), scraps.state.phase]).toEqual([['4'], ['3'], 'B3']);
    const last = acts({ bank: { '2': 1 } });
    play(last, rocket);
    expect([top(last), last.state.phase]).toEqual(['stockRound', 'A1']);
  },
);

rule('1880/VI-P7-d', 'the marker stays where it is', () => {
  const game = acts({ marker: 'CKR', turn: { company: 'JHU', step: 'trains' } });
  play(game, rocket);
  expect(game.state.marker).toBe('CKR');
  const bought = acts({ marker: 'CKR', treasury: { JHU: 100 }, turn: { company: 'JHU', step: 'trains' } });
  play(bought, train('2', 100));
  expect(bought.state.marker).toBe('JHU');
});

rule('1880/E-29', 'P7 for the last 3: the train is JHU’s, P0 may pay 70, a stock round, the marker unmoved', () => {
  const game = acts({
    phase: 'B1',
    bank: { '3': 1 },
    marker: 'CKR',
    privates: { P7: ANN, P0: BOB },
    turn: { company: 'JHU', step: 'trains' },
  });
  play(game, rocket);
  expect([owned(game, 'JHU'), game.state.marker, top(game), game.actors()]).toEqual([['3'], 'CKR', 'payment', [BOB]]);
  play(game, { type: 'takePayment' });
  expect([cash(game), top(game)]).toEqual([[0, 70, 0], 'stockRound']);
  allPass(game);
  expect([acting(game), stepOf(game), game.state.marker]).toEqual(['JHU', 'trains', 'CKR']);
});

rule('1880/VI-P7-e', 'exchanged before the run, the train runs in the same turn', () => {
  const game = acts();
  play(game, passing);
  expect(stepOf(game), 'without a train it waits, for P7 could bring one').toBe('run');
  play(game, rocket);
  expect(told(runBest(game), 'ran', 'company', 'revenue')).toEqual([['JHU', 40]]);
  const bought = acts({ treasury: { JHU: 100 }, turn: { company: 'JHU', step: 'trains' } });
  play(bought, train('2', 100));
  expect(refusedBy(bought, running('2', 'F8.city3 F8/4 F10.city0')), 'a bought one does not').toBe('1880/X-turn-a');
});

rule('1880/VI-P7-f', 'the exchanged train meets the duty to own one', () => {
  const game = acts({ turn: { company: 'JHU', step: 'trains' } });
  expect(verdict(game, passing)).toBe('1880/X-buy-a');
  play(game, rocket);
  expect(verdict(game, passing)).toBe('legal');
});

rule(
  ['1880/VI-P7-g', '1880/E-30'],
  'not in an investor’s turn, nor in a stock round, nor for a company that is not acting',
  () => {
    const investor = acts({ investors: { A2: [ANN] }, investorTurn: { investor: 'A2' } });
    expect([acting(investor), verdict(investor, rocket)]).toEqual(['A2', '1880/VI-P7-g']);
    expect(verdict(acts({ stock: { seat: ANN } }), rocket)).toBe('1880/VI-P7-g');
    const bobs = acts({ turn: { company: 'CKR' } });
    expect(verdict(bobs, rocket), 'Bob has no P7').toBe('1880/VI-P7-a');
    expect(refusedBy(bobs, { ...rocket, seat: ANN })).toBe('kernel/turn');
    const sister = acts({ shares: { JHU: [[ANN, 20]], CKR: [[ANN, 20]] } });
    expect(refusedBy(sister, { ...rocket, company: 'CKR' })).toBe('kernel/shape');
  },
);

rule('1880/VI-P7-h', 'a stock round it causes comes back to the interrupted step (C-04)', () => {
  for (const step of ['build', 'run', 'dividend'] as const) {
    const game = acts({ bank: { '2': 1 }, turn: { company: 'JHU', step, revenue: 40 } });
    play(game, rocket);
    expect(top(game)).toBe('stockRound');
    allPass(game);
    expect([acting(game), stepOf(game)]).toEqual(['JHU', step]);
  }
});

/** Bob's CKR buys the first 4; P7 is still Ann's. */
function firstFour(wanted: Situation = {}) {
  const game = acts({
    phase: 'B2',
    bank: { '3+3': 0 },
    trains: { CKR: ['3'] },
    turn: { company: 'CKR', step: 'trains' },
    ...wanted,
  });
  return { game, events: play(game, train('4', 300)) };
}

rule('1880/VI-P7-i', 'with the first 4 bought P7 becomes the second 4', () => {
  const { game, events } = firstFour();
  expect(types(events)).toContain('rocketForced');
  expect([top(game), game.actors(), game.state.privates.P7, game.state.phase]).toEqual([
    'forcedRocket',
    [ANN],
    GONE,
    'B3',
  ]);
  play(game, placing('JHU'));
  expect([owned(game, 'JHU'), owned(game, 'CKR'), left(game, '4')]).toEqual([['4'], ['3', '4'], 3]);
});

rule('1880/VI-P7-j', 'he must give it to one of his companies that has room; which is his choice (C-12)', () => {
  const { game } = firstFour({
    shares: { JHU: [[ANN, 20]], HKR: [[ANN, 20]], WNR: [[ANN, 20]], CKR: [[BOB, 20]] },
    open: ['JHU', 'HKR', 'CKR'],
    trains: { CKR: ['3'], JHU: ['3', '3', '3+3'] },
  });
  expect(verdict(game, passing)).toBe('1880/VI-P7-j');
  expect(verdict(game, placing('CKR')), 'Bob’s').toBe('1880/VI-P7-j');
  expect(verdict(game, placing('JHU')), 'full').toBe('1880/VI-P7-j');
  expect(verdict(game, placing('WNR')), 'not open, but his').toBe('legal');
  play(game, placing('HKR'));
  expect([owned(game, 'HKR'), acting(game), stepOf(game)]).toEqual([['4'], 'CKR', 'trains']);
});

rule('1880/VI-P7-k', 'without room one train may be returned for it, or the 4 is lost', () => {
  const full = () => firstFour({ trains: { CKR: ['2+2'], JHU: ['3', '3', '3+3'] } }).game;
  const game = full();
  expect(verdict(game, placing('JHU', '2+2')), 'it has none').toBe('1880/VI-P7-k');
  expect(verdict(game, placing('JHU')), 'without returning one').toBe('1880/VI-P7-k');
  play(game, placing('JHU', '3'));
  expect([owned(game, 'JHU').toSorted(), left(game, '4')]).toEqual([['3', '3+3', '4'], 3]);
  const lost = full();
  expect(types(play(lost, passing))).toContain('rocketLost');
  expect([owned(lost, 'JHU'), left(lost, '4'), lost.state.privates.P7]).toEqual([['3', '3', '3+3'], 3, GONE]);
});

rule('1880/VI-P7-l', 'with room somewhere nothing is returned', () => {
  const { game } = firstFour({
    shares: { JHU: [[ANN, 20]], HKR: [[ANN, 20]], CKR: [[BOB, 20]] },
    trains: { CKR: ['2+2'], JHU: ['3', '3', '3+3'], HKR: ['2+2'] },
  });
  expect(verdict(game, placing('JHU', '3'))).toBe('1880/VI-P7-l');
  expect(verdict(game, placing('HKR', '2+2'))).toBe('1880/VI-P7-l');
});

rule(['1880/VI-P7-m', '1880/E-31'], 'who directs no company loses the 4: three are left and P7 is gone', () => {
  const { game, events } = firstFour({ privates: { P7: CID } });
  expect(types(events)).toContain('rocketLost');
  expect([left(game, '4'), game.state.privates.P7, acting(game)]).toEqual([3, GONE, 'CKR']);
  expect(game.state.trains[GONE]?.filter((type) => type === '4')).toEqual(['4']);
});

rule('1880/VI-P7-n', 'the 2-trains go first, so two of them make room below the limit of 3', () => {
  const { game } = firstFour({ trains: { CKR: ['3'], JHU: ['2', '2', '3'] } });
  expect([owned(game, 'JHU'), verdict(game, placing('JHU'))]).toEqual([['3'], 'legal']);
  expect(verdict(game, placing('JHU', '3'))).toBe('1880/VI-P7-l');
});

rule(
  ['1880/VI-P7-o', '1880/E-32'],
  'Ann takes the first 4 with P7 herself: B3 begins, four are left, no further exchange',
  () => {
    const game = acts({ phase: 'B2', bank: { '3+3': 0 } });
    const events = play(game, rocket);
    expect(types(events)).not.toContain('rocketForced');
    expect([owned(game, 'JHU'), game.state.phase, left(game, '4'), top(game)]).toEqual([['4'], 'B3', 4, 'companyTurn']);
  },
);

rule('1880/VI-P7-p', 'all 4-trains removed unbought: one of them goes to the owner of P7 first (C-11)', () => {
  const game = acts({
    phase: 'B2',
    bank: { '3+3': 0 },
    marker: 'CKR',
    trains: { CKR: ['3'] },
    turn: { company: 'CKR', step: 'trains' },
  });
  const events = play(game, passing);
  expect(told(events, 'trainsRemoved', 'train', 'count')).toEqual([['4', 4]]);
  expect([game.state.phase, left(game, '4'), top(game), game.actors()]).toEqual(['B3', 0, 'forcedRocket', [ANN]]);
  play(game, placing('JHU'));
  expect([owned(game, 'JHU'), top(game)]).toEqual([['4'], 'stockRound']);
});

rule(['1880/VI-P7-q', '1880/E-89'], 'the second 4 is placed before the buyer may go on; his next is the third', () => {
  const { game } = firstFour();
  expect(refusedBy(game, { ...train('4', 300), seat: BOB })).toBe('kernel/turn');
  play(game, placing('JHU'));
  expect([acting(game), left(game, '4')], 'no stock round').toEqual(['CKR', 3]);
  play(game, train('4', 300));
  expect([owned(game, 'CKR'), left(game, '4')]).toEqual([['3', '4', '4'], 2]);
});

rule(
  ['1880/VI-P7-r', '1880/E-80'],
  'the first 3 by P7 after one yellow tile: a second yellow, no upgrade; with permit A nothing more',
  () => {
    const built = (permit: string, percent: 30 | 40) => {
      const game = acts({
        phase: 'A2',
        bank: { '2+2': 0 },
        shares: { JHU: [[ANN, percent]] },
        director: { JHU: percent },
        permits: { JHU: permit },
        treasury: { JHU: 100 },
        tiles: { F10: '57/1', E13: '57/0' },
      });
      play(game, laying('D14', '8852/0'));
      expect(verdict(game, laying('C15', '7/0')), 'one tile in phase A').toBe('1880/X-lay-c');
      play(game, rocket);
      expect(game.state.phase).toBe('B1');
      return game;
    };
    const both = built('AB', 30);
    expect(verdict(both, laying('C15', '7/0'))).toBe('legal');
    expect(verdict(both, laying('F10', '14/1'))).toBe('1880/X-lay-d');
    play(both, laying('C15', '7/0'));
    expect(typesOffered(both)).not.toContain('layTile');
    const onlyA = built('A', 40);
    expect(verdict(onlyA, laying('C15', '7/0'))).toBe('1880/VIII-permit-a');
    expect(typesOffered(onlyA)).not.toContain('layTile');
  },
);

rule('1880/VI-P7-s', 'nobody must use P7, not even to be spared a forced purchase', () => {
  const game = acts({ cash: [100, 0, 0], turn: { company: 'JHU', step: 'trains' } });
  expect(typesOffered(game).toSorted()).toEqual(['exchangeRocket', 'forcePurchase']);
  play(game, { type: 'forcePurchase' });
  expect([owned(game, 'JHU'), cash(game)[ANN], game.state.privates.P7]).toEqual([['2'], 0, playerOwner(ANN)]);
});

rule('1880/VI-P7-t', 'once exchanged, or from B3 on, P7 does not exist', () => {
  const game = acts();
  play(game, rocket);
  expect([game.state.privates.P7, verdict(game, rocket)]).toEqual([GONE, '1880/VI-P7-t']);
  const { game: forced } = firstFour();
  play(forced, placing('JHU'), passing);
  while (acting(forced) !== 'JHU') play(forced, passing);
  expect(verdict(forced, rocket)).toBe('1880/VI-P7-t');
});
