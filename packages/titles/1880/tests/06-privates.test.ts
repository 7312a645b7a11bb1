import { GONE, playerOwner } from '@stellwerk/engine/finance';
import { expect } from 'vitest';
import { PRIVATE_IDS } from '../privates.ts';
import {
  ANN,
  acting,
  allPass,
  auctioned,
  BOB,
  bidding,
  buying,
  CID,
  cash,
  director,
  founding,
  giving,
  held,
  intoOperatingRound,
  laying,
  left,
  owned,
  passing,
  price,
  runBest,
  running,
  stepOf,
  told,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { play, refusedBy, rule, type Situation, situation, top, types, typesOffered } from './situation.ts';

const ALL_PRIVATES = Object.fromEntries(PRIVATE_IDS.map((id) => [id, ANN]));

/** Two companies of Ann and Bob, and privates 1 to 5 in three hands. */
const PAYING: Situation = {
  cash: [100, 100, 100],
  privates: { P0: ANN, P1: ANN, P2: BOB, P3: BOB, P4: CID, P5: CID, P7: ANN },
  shares: { HKR: [[ANN, 20]], CKR: [[BOB, 20]] },
  open: ['HKR', 'CKR'],
};

rule(
  '1880/VI-priv-a',
  'each operating round begins with 5, 10, 15, 20 and 25, until the first 4-train is bought',
  () => {
    for (const phase of ['A1', 'A2', 'B1', 'B2'] as const) {
      const { game, events } = intoOperatingRound({ ...PAYING, phase });
      expect(told(events, 'privatePaid', 'item', 'seat', 'amount')).toEqual([
        ['P1', ANN, 5],
        ['P2', BOB, 10],
        ['P3', BOB, 15],
        ['P4', CID, 20],
        ['P5', CID, 25],
      ]);
      expect(cash(game)).toEqual([105, 125, 145]);
    }
    for (const phase of ['B3', 'C1', 'C2', 'D1'] as const) {
      const { game, events } = intoOperatingRound({ ...PAYING, phase });
      expect([types(events).includes('privatePaid'), cash(game)]).toEqual([false, [100, 100, 100]]);
    }
  },
);

rule('1880/VI-priv-b', 'after the payment companies act and privates do not: they lay and run nothing', () => {
  const { game, events } = intoOperatingRound({ ...PAYING, privates: ALL_PRIVATES });
  expect(told(events, 'turnBegan', 'company')).toEqual([['HKR']]);
  expect(acting(game)).toBe('HKR');
  for (const item of PRIVATE_IDS) {
    expect(refusedBy(game, { ...laying('K15', '8877/2'), company: item })).toBe('kernel/shape');
  }
});

rule('1880/VI-priv-c', 'with 19 certificates and all privates Ann may buy the twentieth, but no more', () => {
  const game = situation({
    phase: 'B1',
    cash: [1000, 0, 0],
    privates: ALL_PRIVATES,
    shares: { HKR: [[ANN, 100]], CKR: [[ANN, 100]], NXR: [[ANN, 20]] },
  });
  expect(verdict(game, buying('NXR'))).toBe('legal');
  play(game, buying('NXR'), passing, passing);
  expect([game.actors(), verdict(game, buying('NXR'))]).toEqual([[ANN], '1880/XII-limit-a']);
});

rule('1880/VI-priv-d', 'a director without money keeps his privates and goes into debt', () => {
  const game = situation({
    cash: [0, 0, 0],
    privates: ALL_PRIVATES,
    shares: { HKR: [[ANN, 20]], CKR: [[ANN, 40]] },
    treasury: { HKR: 0 },
    turn: { company: 'HKR', step: 'trains' },
  });
  play(game, { type: 'forcePurchase' });
  expect([top(game), typesOffered(game)]).toEqual(['raiseMoney', ['sellShares', 'borrow']]);
  expect(refusedBy(game, { type: 'sellPrivate', item: 'P5' })).toBe('kernel/shape');
  play(game, { type: 'borrow' });
  expect([game.state.debts[ANN], owned(game, 'HKR')]).toEqual([150, ['2']]);
  expect(PRIVATE_IDS.map((id) => game.state.privates[id])).toEqual(PRIVATE_IDS.map(() => playerOwner(ANN)));
});

/** JHU over the ferry from Tianjin to Dalian: 20 and 20, and a ferry. */
const FERRY: Situation = {
  cash: [0, 0, 0],
  shares: { JHU: [[ANN, 20]] },
  trains: { JHU: ['2'] },
  tiles: { F10: '57/1', E13: '57/0' },
  markers: { JHU: ['E13'] },
  turn: { company: 'JHU', step: 'run' },
};
const OVER_THE_SEA = 'F10.city0 F10/4 F12/3 E13.city0';

function ferryRun(wanted: Situation): unknown {
  const game = situation({ ...FERRY, ...wanted });
  const type = Object.values(wanted.trains ?? { JHU: ['2'] })[0]?.[0] ?? '2';
  return told(play(game, running(type, OVER_THE_SEA)), 'ran', 'revenue')[0]?.[0];
}

rule('1880/VI-priv-e', 'powers work to the end of the game, in the communist phase too', () => {
  const withP2 = { privates: { P2: ANN } };
  expect([ferryRun(FERRY), ferryRun(withP2)]).toEqual([30, 40]);
  for (const type of ['4', '4+4', '6', '8'] as const) {
    expect(ferryRun({ ...withP2, trains: { JHU: [type] } }), type).toBe(40);
    expect(ferryRun({ trains: { JHU: [type] } }), `${type} without P2`).toBe(30);
  }
});

rule('1880/VI-priv-f', 'the power is the owner’s: whoever directs the company now decides', () => {
  const hands = { JHU: [[ANN, 20] as const, [BOB, 20] as const] };
  const run = (owner: number) => ferryRun({ shares: hands, privates: { P2: owner } });
  expect([run(ANN), run(BOB), run(CID)]).toEqual([40, 30, 30]);
  const game = situation({
    ...FERRY,
    phase: 'B1',
    cash: [0, 500, 0],
    privates: { P2: ANN },
    shares: hands,
    stock: { seat: BOB },
  });
  play(game, buying('JHU'));
  allPass(game);
  expect([director(game, 'JHU'), acting(game)]).toEqual([BOB, 'JHU']);
  expect(told(play(game, running('2', OVER_THE_SEA)), 'ran', 'revenue'), 'the ferry costs Bob 10').toEqual([[30]]);
});

/** JHU buys the last new train of a type; P0 is Bob's. */
function lastOf(type: '2+2' | '3' | '3+3', wanted: Situation = {}) {
  const prices = { '2+2': 180, '3': 180, '3+3': 300 };
  const game = situation({
    cash: [0, 0, 0],
    phase: ({ '2+2': 'A2', '3': 'B1', '3+3': 'B2' } as const)[type],
    bank: { [type]: 1 },
    privates: { P0: BOB },
    shares: { JHU: [[ANN, 20]] },
    treasury: { JHU: 1000 },
    turn: { company: 'JHU', step: 'trains' },
    ...wanted,
  });
  return { game, events: play(game, train(type, prices[type])) };
}

rule('1880/VI-P0-a', 'the last 2+2 offers 40, the last 3 offers 70, the last 3+3 brings 100', () => {
  for (const [type, amount] of [
    ['2+2', 40],
    ['3', 70],
  ] as const) {
    const { game } = lastOf(type);
    expect([top(game), game.actors(), typesOffered(game)]).toEqual(['payment', [BOB], ['takePayment', 'pass']]);
    play(game, { type: 'takePayment' });
    expect(cash(game)).toEqual([0, amount, 0]);
  }
  expect(cash(lastOf('3+3').game)).toEqual([0, 100, 0]);
  const lent = situation({
    phase: 'A2',
    bank: { '2+2': 1 },
    privates: { P0: BOB },
    investors: { A2: [ANN], A3: [BOB] },
    tiles: { E13: '57/0', F10: '57/1' },
    investorTurn: { investor: 'A2', step: 'run' },
  });
  runBest(lent);
  expect([left(lent, '2+2'), acting(lent)], 'a train lent to an investor is still there').toEqual([1, 'A3']);
});

rule('1880/VI-P0-b', 'who took 40 gets nothing for the last 3', () => {
  const { game } = lastOf('2+2', {
    shares: { JHU: [[ANN, 20]], CKR: [[CID, 20]] },
    treasury: { JHU: 1000, CKR: 1000 },
  });
  play(game, { type: 'takePayment' });
  allPass(game);
  play(game, train('3', 180), train('3', 180), train('3', 180), passing);
  play(game, passing);
  expect([acting(game), stepOf(game)]).toEqual(['CKR', 'trains']);
  play(game, train('3', 180), train('3', 180));
  expect([left(game, '3'), top(game), cash(game)]).toEqual([0, 'stockRound', [0, 40, 0]]);
});

rule('1880/VI-P0-c', 'two may be declined, the third is paid by itself', () => {
  for (const type of ['2+2', '3'] as const) {
    const { game } = lastOf(type);
    const events = play(game, passing);
    expect(types(events)).toContain('paymentDeclined');
    expect([game.state.privates.P0, cash(game)]).toEqual([playerOwner(BOB), [0, 0, 0]]);
  }
  const { game, events } = lastOf('3+3');
  expect(told(events, 'paymentTaken', 'seat', 'amount')).toEqual([[BOB, 100]]);
  expect([top(game), game.state.privates.P0]).toEqual(['stockRound', GONE]);
});

rule('1880/VI-P0-d', 'it counts as well when the last ones are removed or one goes for P7', () => {
  const removed = situation({
    cash: [0, 0, 0],
    phase: 'A2',
    bank: { '2+2': 3 },
    marker: 'JHU',
    privates: { P0: BOB },
    shares: { JHU: [[ANN, 20]] },
    trains: { JHU: ['2'] },
    turn: { company: 'JHU', step: 'trains' },
  });
  play(removed, passing);
  expect([left(removed, '2+2'), top(removed), removed.actors()]).toEqual([0, 'payment', [BOB]]);
  play(removed, { type: 'takePayment' });
  expect(cash(removed)).toEqual([0, 40, 0]);
  const exchanged = situation({
    cash: [0, 0, 0],
    phase: 'B1',
    bank: { '3': 1 },
    privates: { P0: BOB, P7: ANN },
    shares: { JHU: [[ANN, 20]] },
    turn: { company: 'JHU', step: 'trains' },
  });
  play(exchanged, { type: 'exchangeRocket' }, { type: 'takePayment' });
  expect(cash(exchanged)).toEqual([0, 70, 0]);
});

rule('1880/VI-P0-e', 'it is decided before the stock round and the money can be spent in it', () => {
  const { game } = lastOf('3', {
    cash: [0, 20, 0],
    phase: 'B1',
    priority: BOB,
    shares: { JHU: [[ANN, 20]], HKR: [[ANN, 20]] },
  });
  expect(top(game)).toBe('payment');
  expect(refusedBy(game, buying('HKR'))).toBe('kernel/not-now');
  play(game, { type: 'takePayment' });
  expect([top(game), game.actors(), verdict(game, buying('HKR'))]).toEqual(['stockRound', [BOB], 'legal']);
  expect(game.state.privates.P0).toBe(GONE);
});

rule('1880/VI-P1-a', 'P1 changes nothing that its owner’s company may do or must pay', () => {
  const choices = (privates: Situation['privates']) =>
    situation({
      ...(privates ? { privates } : {}),
      shares: { NJR: [[ANN, 20]] },
      treasury: { NJR: 100 },
      trains: { NJR: ['2'] },
      turn: { company: 'NJR' },
    }).choices(ANN);
  expect(choices({ P1: ANN })).toEqual(choices({}));
  expect(choices({ P4: ANN }), 'as P4 would').not.toEqual(choices({}));
  expect([ferryRun({ privates: { P1: ANN } }), ferryRun({})]).toEqual([30, 30]);
});

rule('1880/VI-P2-a', 'a ferry costs 10, but not the companies and the investor of the owner of P2', () => {
  expect([ferryRun({}), ferryRun({ privates: { P2: ANN } }), ferryRun({ privates: { P2: BOB } })]).toEqual([
    30, 40, 30,
  ]);
  const investor = (owner: number) => {
    const game = situation({
      investors: { A2: [ANN] },
      privates: { P2: owner },
      tiles: { E13: '57/0', F10: '57/1' },
      investorTurn: { investor: 'A2', step: 'run' },
    });
    runBest(game);
    return treasury(game, 'A2');
  };
  expect([investor(ANN), investor(BOB)]).toEqual([40, 30]);
});

rule('1880/VI-P2-b', 'P3 does not spare the ferry (C-01)', () => {
  expect(ferryRun({ privates: { P3: ANN } })).toBe(30);
});

/** SCR from Changsha to Taiwan with a train of the phase. */
function toTaiwan(type: '2' | '3' | '4+4' | '8', privates: Situation['privates'] = {}) {
  const game = situation({
    privates,
    shares: { SCR: [[ANN, 20]] },
    trains: { SCR: [type] },
    tiles: { N12: '235/4', N14: '9/1' },
    turn: { company: 'SCR', step: 'run' },
  });
  return told(runBest(game), 'ran', 'revenue')[0]?.[0];
}

rule('1880/VI-P3-a', 'Taiwan is worth 20 more for the owner of P3, also where it is worth nothing (C-26)', () => {
  expect((['2', '3', '4+4', '8'] as const).map((type) => toTaiwan(type))).toEqual([60, 60, 30, 30]);
  expect((['2', '3', '4+4', '8'] as const).map((type) => toTaiwan(type, { P3: ANN }))).toEqual([80, 80, 50, 50]);
  expect(toTaiwan('2', { P3: BOB })).toBe(60);
});

rule('1880/VI-P3-b', 'each train that stops in Taiwan brings the 20; the director at the time decides', () => {
  const two = (owner: number) => {
    const game = situation({
      privates: { P3: owner },
      shares: {
        SCR: [
          [ANN, 20],
          [BOB, 20],
        ],
      },
      trains: { SCR: ['2', '3'] },
      tiles: { N12: '8861/3', N14: '9/1', M13: '8/4', M15: '8851/1' },
      turn: { company: 'SCR', step: 'run' },
    });
    return told(runBest(game), 'ran', 'revenue')[0]?.[0];
  };
  // Changsha 40 and Taiwan 30; Changsha 40, the town 20 and Taiwan 30.
  expect([two(CID), two(ANN), two(BOB)]).toEqual([160, 200, 160]);
});

rule('1880/VI-P4-a', 'rivers cost nothing, rivers with mountains 20 less; mountains alone stay as dear', () => {
  const pays = (company: 'NJR' | 'LHR' | 'NXR', lay: string, owner: number) => {
    const game = situation({
      privates: { P4: owner },
      shares: { [company]: [[ANN, 20]] },
      treasury: { [company]: 100 },
      turn: { company },
    });
    const hex = { NJR: 'K13', LHR: 'J2', NXR: 'J6' }[company];
    play(game, laying(hex, lay));
    return 100 - treasury(game, company);
  };
  expect([pays('NJR', '57/1', BOB), pays('NJR', '57/1', ANN)], 'a river').toEqual([20, 0]);
  expect([pays('LHR', '57/0', BOB), pays('LHR', '57/0', ANN)], 'river and mountains').toEqual([50, 30]);
  expect([pays('NXR', '57/1', BOB), pays('NXR', '57/1', ANN)], 'mountains').toEqual([30, 30]);
  const high = (owner: number) => {
    const game = situation({
      privates: { P4: owner },
      shares: { CKR: [[ANN, 20]] },
      treasury: { CKR: 100 },
      tiles: { O5: '57/1', O3: '8855/1' },
      turn: { company: 'CKR' },
    });
    play(game, laying('O1', '7/3'));
    return 100 - treasury(game, 'CKR');
  };
  expect([high(BOB), high(ANN)], 'the 60 in the south-west').toEqual([60, 40]);
});

/** P5 is Ann's, who directs JHU; Bob directs HKR. */
const PERMIT: Situation = {
  cash: [500, 500, 500],
  privates: { P5: ANN },
  shares: { JHU: [[ANN, 20]], HKR: [[BOB, 20]], CKR: [[ANN, 20]] },
  permits: { JHU: 'ABC', HKR: 'ABC', CKR: 'BCD' },
  open: ['JHU', 'HKR'],
};

rule('1880/VI-P5-a', 'once in the game the owner gives the permit for phase D away, for good', () => {
  const game = situation({ ...PERMIT, stock: { seat: ANN } });
  const events = play(game, giving('JHU'));
  expect(told(events, 'permitAssigned', 'seat', 'company')).toEqual([[ANN, 'JHU']]);
  expect([game.state.companies.JHU.permits, game.state.permitOfP5]).toEqual(['ABCD', 'JHU']);
  expect(verdict(game, giving('CKR'))).toBe('1880/VI-P5-a');
  const other = situation({ ...PERMIT, stock: { seat: BOB } });
  expect(verdict(other, giving('HKR')), 'P5 is not Bob’s').toBe('1880/VI-P5-a');
});

rule('1880/VI-P5-b', 'he chooses the time: in phase A or only when D has begun', () => {
  for (const phase of ['A1', 'B3', 'C2', 'D2'] as const) {
    const game = situation({ ...PERMIT, phase, turn: { company: 'JHU' } });
    expect(verdict(game, giving('JHU')), phase).toBe('legal');
  }
  const late = situation({
    ...PERMIT,
    trains: { JHU: ['8'] },
    treasury: { JHU: 100 },
    turn: { company: 'JHU' },
  });
  expect([late.state.phase, verdict(late, laying('F10', '57/1'))]).toEqual(['D1', '1880/VIII-permit-a']);
  play(late, giving('JHU'));
  expect(verdict(late, laying('F10', '57/1'))).toBe('legal');
});

rule('1880/VI-P5-c', 'in his turn of a stock round and at any point of a turn of his companies (C-22)', () => {
  expect(verdict(situation({ ...PERMIT, stock: { seat: ANN } }), giving('JHU'))).toBe('legal');
  for (const step of ['build', 'run', 'dividend', 'trains'] as const) {
    const game = situation({
      ...PERMIT,
      trains: { JHU: ['2'] },
      tiles: { F10: '57/1' },
      turn: { company: 'JHU', step, revenue: 40 },
    });
    expect(verdict(game, giving('JHU')), step).toBe('legal');
    play(game, giving('JHU'));
    expect(stepOf(game), 'and the step goes on').toBe(step);
  }
  const bobs = situation({ ...PERMIT, turn: { company: 'HKR' } });
  expect(refusedBy(bobs, { ...giving('JHU'), seat: ANN })).toBe('kernel/turn');
  const investor = situation({ ...PERMIT, investors: { A2: [ANN] }, investorTurn: { investor: 'A2' } });
  expect(verdict(investor, giving('JHU'))).toBe('1880/VI-P5-c');
});

rule('1880/VI-P5-d', 'only a company he directs, and none that has D; investors need none', () => {
  const game = situation({ ...PERMIT, stock: { seat: ANN } });
  expect(verdict(game, giving('HKR')), 'Bob’s').toBe('1880/VI-P5-d');
  expect(verdict(game, giving('CKR')), 'has B, C and D').toBe('1880/VI-P5-d');
  expect(verdict(game, giving('WNR')), 'not founded').toBe('1880/VI-P5-d');
  expect(refusedBy(game, { type: 'assignPermit', company: 'A2' })).toBe('kernel/shape');
});

rule('1880/VI-P5-e', 'the permit stays with the company under a new director, and need not adjoin the others', () => {
  const game = situation({
    ...PERMIT,
    phase: 'B1',
    shares: {
      JHU: [
        [ANN, 40],
        [BOB, 40],
      ],
    },
    director: { JHU: 40 },
    permits: { JHU: 'A' },
    open: ['JHU'],
    stock: { seat: ANN },
  });
  play(game, giving('JHU'), passing, buying('JHU'));
  expect([director(game, 'JHU'), game.state.companies.JHU.permits]).toEqual([BOB, 'AD']);
});

rule('1880/VI-P5-f', 'a founded company that is not open may have it, and P5 pays on', () => {
  const { game } = intoOperatingRound({ ...PERMIT, players: 3, permitOfP5: 'JHU' });
  expect(cash(game)[ANN]).toBe(525);
  const closed = situation({ ...PERMIT, permits: { CKR: 'ABC' }, stock: { seat: ANN } });
  expect([closed.state.companies.CKR.open, verdict(closed, giving('CKR'))]).toEqual([false, 'legal']);
});

/** P6 has just been won by Cid for 200. */
function afterP6() {
  const game = auctioned([
    [ANN, 5],
    [BOB, 10],
    [CID, 25],
    [ANN, 45],
    [BOB, 70],
    [CID, 100],
  ]);
  play(game, bidding('P6', 200), passing, passing);
  return game;
}

rule('1880/VI-P6-a', 'the winner has the director certificate of BCR for his bid alone, and P6 is gone', () => {
  const game = afterP6();
  expect([game.actors(), cash(game)]).toEqual([[ANN], [350, 520, 475]]);
  play(game, { type: 'startBcr', row: 0, permit: 'ABC' });
  expect([director(game, 'BCR'), held(game, 'BCR', ANN), game.state.privates.P6]).toEqual([ANN, 20, GONE]);
  expect(cash(game)).toEqual([350, 520, 475]);
});

rule('1880/VI-P6-b', 'BCR starts at 100', () => {
  const game = afterP6();
  play(game, { type: 'startBcr', row: 0, permit: 'ABC' });
  expect([game.state.companies.BCR.par, price(game, 'BCR')]).toEqual([100, 100]);
});

/** A company of Bob about to build in phase A, its home tile laid. */
function building(company: 'BCR' | 'BZU', wanted: Situation = {}) {
  const home = { BCR: 'M3', BZU: 'B8' }[company];
  return situation({
    shares: { [company]: [[BOB, 20]] },
    treasury: { [company]: 500 },
    tiles: { [home]: '57/0' },
    turn: { company },
    ...wanted,
  });
}

rule('1880/VI-P6-c', 'BCR lays two yellow tiles in phase A, whoever directs it; others one', () => {
  const bcr = building('BCR');
  play(bcr, laying('L4', '9/0'));
  expect(verdict(bcr, laying('N2', '7/3'))).toBe('legal');
  play(bcr, laying('K5', '8852/0'));
  expect(verdict(bcr, laying('N2', '7/3'))).toBe('1880/X-lay-d');
  const bzu = building('BZU');
  play(bzu, laying('A9', '8/4'));
  expect(verdict(bzu, laying('C7', '8852/0'))).toBe('1880/X-lay-c');
});

rule('1880/VI-P6-d', 'without a permit for the phase BCR lays nothing (C-21)', () => {
  const game = building('BCR', { permits: { BCR: 'BCD' } });
  expect(verdict(game, laying('L4', '9/0'))).toBe('1880/VIII-permit-a');
  expect(verdict(building('BCR', { permits: { BCR: 'BCD' }, phase: 'B1' }), laying('L4', '9/0'))).toBe('legal');
});

rule('1880/VI-P6-e', 'with its 20 % BCR builds in A, B and C or in B, C and D', () => {
  const game = afterP6();
  const permits = ['ABC', 'BCD', 'AB', 'ACD', 'D'].filter(
    (permit) => verdict(game, { type: 'startBcr', row: 0, permit }) === 'legal',
  );
  expect(permits).toEqual(['ABC', 'BCD']);
});

rule('1880/VI-P6-f', 'BCR takes the first row of 100; three more can be issued at 100 (C-02)', () => {
  const game = afterP6();
  expect(verdict(game, { type: 'startBcr', row: 1, permit: 'ABC' })).toBe('1880/XII-buy-c');
  play(game, { type: 'startBcr', row: 0, permit: 'ABC' });
  expect(game.state.companies.BCR).toMatchObject({ par: 100, row: 0 });
  const stock = situation({ cash: [900, 900, 900], shares: { BCR: [[ANN, 20]] }, par: { BCR: 100 } });
  play(
    stock,
    founding('HKR', 20, 100, 'ABC', 1),
    founding('NJR', 20, 100, 'ABC', 2),
    founding('CKR', 20, 100, 'ABC', 3),
  );
  for (const row of [0, 1, 2, 3]) {
    expect(verdict(stock, founding('WNR', 20, 100, 'ABC', row))).toBe('1880/XII-buy-b');
  }
  expect(verdict(stock, founding('WNR', 20, 90, 'ABC'))).toBe('legal');
});
