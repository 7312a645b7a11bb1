import { expect } from 'vitest';
import { isInvestor, type Railway } from '../index.ts';
import {
  ANN,
  acting,
  BOB,
  buying,
  CID,
  cash,
  director,
  firstStockRound,
  founding,
  held,
  inBank,
  intoOperatingRound,
  laying,
  left,
  marking,
  passing,
  runBest,
  running,
  standing,
  stepOf,
  told,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { play, refusedBy, rule, type Situation, situation, top, types } from './situation.ts';

/** The sea line from Dalian to Tianjin: 20 and 20, less the ferry. */
const SEA_LINE = { E13: '57/0', F10: '57/1' };

/** An investor of Ann about to build or run. */
function investing(investor: 'A1' | 'A2' | 'A3' | 'A6', wanted: Situation = {}, step: 'build' | 'run' = 'build') {
  return situation({
    cash: [1000, 0, 0],
    investors: { [investor]: [ANN] },
    investorTurn: { investor, step },
    ...wanted,
  });
}

/** Who acts, turn by turn, while everybody passes, until somebody acts for a second time. */
function orderOf(game: ReturnType<typeof situation>): Railway[] {
  const order: Railway[] = [];
  for (;;) {
    const railway = acting(game);
    if (railway === undefined || order.includes(railway)) return order;
    order.push(railway);
    while (acting(game) === railway) play(game, stepOf(game) === 'run' ? { type: 'run', routes: [] } : passing);
  }
}

rule('1880/VII-inv-a', 'after the payment of the privates and before all companies, by their numbers', () => {
  const { game, events } = intoOperatingRound({
    privates: { P1: CID },
    investors: { A7: [ANN], A2: [BOB], A4: [CID] },
    shares: { HKR: [[ANN, 20]] },
    trains: { HKR: ['2'] },
  });
  const order = types(events);
  expect(order.indexOf('privatePaid')).toBeLessThan(order.indexOf('turnBegan'));
  expect(orderOf(game)).toEqual(['A2', 'A4', 'A7', 'HKR']);
});

rule('1880/VII-inv-b', 'every investor runs the lowest train of the bank for nothing, and it stays there', () => {
  const game = situation({
    bank: { '2': 1 },
    investors: { A2: [ANN], A3: [BOB] },
    tiles: { ...SEA_LINE, H6: '57/0', G7: '9/0' },
    investorTurn: { investor: 'A2', step: 'run' },
  });
  const first = runBest(game);
  play(game, passing);
  const second = runBest(game);
  for (const [investor, events] of [
    ['A2', first],
    ['A3', second],
  ] as const) {
    expect(told(events, 'ran', 'company')).toEqual([[investor]]);
    expect(events.find(({ type }) => type === 'ran')?.['routes']).toMatchObject([{ train: '2' }]);
  }
  expect([left(game, '2'), treasury(game, 'A2'), treasury(game, 'A3')]).toEqual([1, 30, 40]);
  expect(refusedBy(investing('A2'), train('2', 100)), 'it buys nothing').toBe('1880/VII-inv-b');
});

rule(['1880/VII-inv-c', '1880/W-17'], 'running the last 2 of the bank brings no stock round', () => {
  const game = investing('A2', { bank: { '2': 1 }, tiles: SEA_LINE, investors: { A2: [ANN], A7: [BOB] } }, 'run');
  const events = runBest(game);
  expect(types(events)).not.toContain('stockRoundBegan');
  expect([left(game, '2'), acting(game), game.state.phase]).toEqual([1, 'A7', 'A1']);
});

/** The train an investor ran, and what for. */
function trainRun(events: ReturnType<typeof play>): unknown {
  const ran = events.find(({ type }) => type === 'ran');
  return Array.isArray(ran?.['routes']) ? ran['routes'][0] : undefined;
}

rule('1880/E-13', 'the 2-trains are sold and no 2+2 is bought: investors run a 2+2, the phase stays A1', () => {
  const tiles = { ...SEA_LINE, D14: '8852/0' };
  const game = investing('A2', { phase: 'A1', bank: { '2': 0 }, tiles, investors: { A2: [ANN], A7: [BOB] } }, 'run');
  const events = runBest(game);
  // Town 20, Dalian 20, Tianjin 20, less the ferry.
  expect(trainRun(events)).toMatchObject({ train: '2+2', revenue: 50 });
  expect([game.state.phase, left(game, '2+2')]).toEqual(['A1', 5]);
});

rule('1880/E-14', 'the 3+3 are gone and no 4 is bought: investors run a 4 and build, privates pay', () => {
  const { game, events } = intoOperatingRound({
    cash: [0, 0, 0],
    phase: 'B2',
    bank: { '3+3': 0 },
    privates: { P5: BOB },
    investors: { A2: [ANN], A7: [BOB] },
    tiles: SEA_LINE,
  });
  expect(told(events, 'privatePaid', 'item', 'amount')).toEqual([['P5', 25]]);
  play(game, laying('D14', '8852/0'));
  expect(trainRun(runBest(game))).toMatchObject({ train: '4', revenue: 70 });
  expect([game.state.phase, left(game, '4')]).toEqual(['B2', 5]);
});

rule('1880/VII-inv-d', 'one yellow tile or one upgrade or neither, without a permit, in phase B too', () => {
  for (const phase of ['A1', 'B1'] as const) {
    const game = investing('A2', { phase, tiles: { F10: '57/1' } });
    play(game, laying('E13', '57/0'));
    expect(refusedBy(game, laying('D14', '8852/0')), phase).toBe('1880/X-turn-a');
  }
  const upgrade = investing('A2', { phase: 'B1', tiles: SEA_LINE });
  play(upgrade, laying('E13', '14/2'));
  expect(refusedBy(upgrade, laying('D14', '8852/0'))).toBe('1880/X-turn-a');
  expect(verdict(investing('A2'), passing), 'or neither').toBe('legal');
});

rule('1880/E-67', 'in phase B an investor lays one tile, BCR two yellow or one upgrade, without a permit none', () => {
  const investor = investing('A3', { phase: 'B1', tiles: { H6: '57/0' } });
  play(investor, laying('G7', '9/0'));
  expect(refusedBy(investor, laying('H8', '235/1'))).toBe('1880/X-turn-a');
  const bcr = (permits: string) =>
    situation({
      phase: 'B1',
      shares: { BCR: [[ANN, 40]] },
      director: { BCR: 40 },
      permits: { BCR: permits },
      treasury: { BCR: 500 },
      tiles: { M3: '57/0' },
      turn: { company: 'BCR' },
    });
  const two = bcr('B');
  play(two, laying('L4', '9/0'), laying('K5', '8852/0'));
  expect(verdict(two, laying('N2', '7/3'))).toBe('1880/X-lay-d');
  const upgraded = bcr('B');
  expect(verdict(upgraded, laying('M3', '14/0'))).toBe('legal');
  play(upgraded, laying('M3', '14/0'));
  expect(verdict(upgraded, laying('L4', '9/0'))).toBe('1880/X-lay-d');
  const none = bcr('A');
  expect(verdict(none, laying('L4', '9/0'))).toBe('1880/VIII-permit-a');
  expect(verdict(none, laying('M3', '14/0'))).toBe('1880/VIII-permit-a');
});

rule('1880/VII-inv-e', 'terrain is paid from its own treasury, not by its owner', () => {
  const poor = investing('A3', { tiles: { H6: '57/0' }, treasury: { A3: 19 } });
  expect(verdict(poor, laying('I5', '9/0'))).toBe('1880/VII-inv-e');
  const rich = investing('A3', { tiles: { H6: '57/0' }, treasury: { A3: 20 } });
  play(rich, laying('I5', '9/0'));
  expect([treasury(rich, 'A3'), cash(rich)[ANN]]).toEqual([0, 1000]);
  expect(treasury(investing('A3'), 'A3'), 'it starts with nothing').toBe(0);
});

rule('1880/E-15', 'with 10 it cannot build on a river for 20; with P4 that costs nothing', () => {
  const at = (owner: number) =>
    investing('A3', { tiles: { H6: '57/0' }, treasury: { A3: 10 }, privates: { P4: owner } });
  expect(verdict(at(BOB), laying('I5', '9/0'))).toBe('1880/VII-inv-e');
  const free = at(ANN);
  expect(verdict(free, laying('I5', '9/0'))).toBe('legal');
  play(free, laying('I5', '9/0'));
  expect(treasury(free, 'A3')).toBe(10);
});

rule('1880/VII-inv-f', 'all it earns goes to its treasury, without a choice', () => {
  const game = investing('A2', { tiles: SEA_LINE, treasury: { A2: 50 } }, 'run');
  for (const type of ['payDividend', 'withhold']) expect(refusedBy(game, { type })).toBe('1880/VII-inv-f');
  runBest(game);
  expect([treasury(game, 'A2'), cash(game)[ANN]]).toEqual([80, 1000]);
});

rule('1880/VII-inv-g', 'it has no price, and no price bonus comes with its run', () => {
  const game = investing(
    'A2',
    { tiles: SEA_LINE, investors: { A2: [ANN, 'HKR'] }, shares: { HKR: [[ANN, 20]] }, at: { HKR: [0, 13] } },
    'run',
  );
  const events = runBest(game);
  expect(told(events, 'ran', 'revenue', 'bonus')).toEqual([[30, 0]]);
  expect(Object.keys(game.state.market).filter(isInvestor)).toEqual([]);
});

rule('1880/VII-inv-h', 'it places no station', () => {
  const game = investing('A2', { tiles: SEA_LINE, treasury: { A2: 500 } });
  expect(verdict(game, marking('F10'))).toBe('1880/VII-inv-h');
  expect(standing(game, 'A2')).toEqual(['E13.city0']);
});

/** A stock round in which Ann, owner of A2, is to act. */
function stock(wanted: Situation = {}) {
  return situation({ cash: [1000, 1000, 1000], investors: { A2: [ANN] }, stock: { seat: ANN }, ...wanted });
}

rule('1880/VII-inv-i', 'the first founding puts a card from above the capitalisation card on the investor', () => {
  const game = stock();
  const events = play(game, founding('HKR', 20, 90, 'ABC'));
  expect(told(events, 'cardReserved', 'investor', 'company')).toEqual([['A2', 'HKR']]);
  expect([held(game, 'HKR', 'A2'), inBank(game, 'HKR')]).toEqual([10, 70]);
  expect(game.state.certificates['HKR']?.slice(1, 4).filter((owner) => owner === 'A2')).toHaveLength(1);
});

rule('1880/VII-inv-j', 'a second founding or a directorship taken over puts no card there', () => {
  const game = stock();
  play(game, founding('HKR', 20, 90, 'ABC'), passing, passing, founding('NJR', 20, 80, 'ABC'));
  expect([held(game, 'HKR', 'A2'), held(game, 'NJR', 'A2')]).toEqual([10, 0]);
  expect(game.state.investors.A2.company).toBe('HKR');
  const taken = stock({
    phase: 'B1',
    shares: {
      CKR: [
        [BOB, 20],
        [ANN, 20],
      ],
    },
  });
  play(taken, buying('CKR'));
  expect([director(taken, 'CKR'), held(taken, 'CKR', 'A2'), taken.state.investors.A2.company]).toEqual([ANN, 0, null]);
  play(taken, passing, passing, founding('HKR', 20, 80, 'ABC'));
  expect(taken.state.investors.A2.company, 'the first he founds').toBe('HKR');
});

rule('1880/E-07', 'the owner of BCR founds HKR in the first stock round: no card of it goes to his investor', () => {
  const game = firstStockRound();
  play(game, passing, founding('HKR', 20, 100, 'ABC', 1));
  expect([held(game, 'HKR', 'A3'), held(game, 'BCR', 'A3'), game.state.investors.A3.company]).toEqual([0, 10, 'BCR']);
});

rule('1880/VII-inv-k', 'nobody can buy the card, not even when all the others are sold', () => {
  const early = stock();
  play(early, founding('HKR', 20, 90, 'ABC'), buying('HKR'), buying('HKR'));
  expect(verdict(early, buying('HKR'))).toBe('1880/XII-buy-f');
  const late = stock({
    phase: 'B1',
    investors: { A2: [ANN, 'HKR'] },
    shares: {
      HKR: [
        [ANN, 60],
        [BOB, 20],
      ],
    },
  });
  play(late, buying('HKR'));
  expect([inBank(late, 'HKR'), verdict(late, buying('HKR'))]).toEqual([0, '1880/XII-buy-f']);
  expect(held(late, 'HKR', 'A2')).toBe(10);
});

rule('1880/VII-inv-l', '20 % and the card on the investor are not the 30 % that phase B asks for', () => {
  const after = (percent: number) => {
    const { game } = intoOperatingRound({
      phase: 'B1',
      investors: { A2: [ANN, 'HKR'] },
      shares: { HKR: [[ANN, percent]] },
      open: [],
    });
    return game.state.companies.HKR.open;
  };
  expect([after(20), after(30)]).toEqual([false, true]);
});

rule('1880/VII-inv-m', 'the card on the investor is paid no dividend', () => {
  const game = situation({
    cash: [0, 0, 0],
    investors: { A3: [ANN, 'JHU'] },
    shares: { JHU: [[ANN, 20]] },
    trains: { JHU: ['2'] },
    treasury: { JHU: 0 },
    turn: { company: 'JHU', step: 'dividend', revenue: 100 },
  });
  play(game, { type: 'payDividend' });
  expect([cash(game), treasury(game, 'A3'), treasury(game, 'JHU')]).toEqual([[20, 0, 0], 0, 0]);
});

rule(
  '1880/VII-inv-n',
  'with the card on the investor out of the bank, 40 % in hand leave five units: the second half is due',
  () => {
    const paid = (investors: Situation['investors']) => {
      const game = situation({
        ...(investors ? { investors } : {}),
        phase: 'A2',
        bank: { '2+2': 0 },
        shares: { JHU: [[ANN, 40]] },
        par: { JHU: 80 },
        treasury: { JHU: 180 },
        turn: { company: 'JHU', step: 'trains' },
      });
      const [inTheBank] = [inBank(game, 'JHU')];
      play(game, train('3', 180));
      return [inTheBank, treasury(game, 'JHU')];
    };
    expect([paid({ A3: [ANN, 'JHU'] }), paid({})]).toEqual([
      [50, 400],
      [60, 0],
    ]);
  },
);

rule('1880/VII-inv-o', 'from B3 on investors neither build nor run', () => {
  for (const phase of ['B3', 'C2', 'D1'] as const) {
    const { game, events } = intoOperatingRound({
      phase,
      investors: { A2: [ANN], A3: [BOB] },
      tiles: SEA_LINE,
      shares: { HKR: [[CID, 20]] },
      open: ['HKR'],
    });
    expect([acting(game), told(events, 'turnBegan', 'company')]).toEqual(['HKR', [['HKR']]]);
    expect(treasury(game, 'A2')).toBe(0);
  }
});

rule('1880/VII-inv-p', 'investor and card do not count: with 19 certificates a twentieth may be bought', () => {
  const game = stock({
    phase: 'B1',
    investors: { A2: [ANN, 'NXR'] },
    shares: { HKR: [[ANN, 100]], CKR: [[ANN, 100]], NXR: [[ANN, 20]] },
  });
  play(game, buying('NXR'), passing, passing);
  expect(verdict(game, buying('NXR'))).toBe('1880/XII-limit-a');
});

rule('1880/VII-inv-q', 'it uses P2, P3 and P4 of its owner', () => {
  const ferry = (owner: number) => {
    const game = investing('A2', { tiles: SEA_LINE, privates: { P2: owner } }, 'run');
    runBest(game);
    return treasury(game, 'A2');
  };
  expect([ferry(BOB), ferry(ANN)]).toEqual([30, 40]);
  const taiwan = (owner: number) => {
    const game = investing('A6', { tiles: { P12: '6/3', O13: '9/0', N14: '8/4' }, privates: { P3: owner } }, 'run');
    runBest(game);
    return treasury(game, 'A6');
  };
  expect([taiwan(BOB), taiwan(ANN)]).toEqual([50, 70]);
  const river = (owner: number) =>
    verdict(investing('A3', { tiles: { H6: '57/0' }, privates: { P4: owner } }), laying('I5', '9/0'));
  expect([river(BOB), river(ANN)]).toEqual(['1880/VII-inv-e', 'legal']);
});

rule('1880/VII-inv-r', 'a city is built first; from a red area the arrows lead on', () => {
  const city = investing('A2');
  expect(verdict(city, laying('D14', '8852/0'))).toBe('1880/X-lay-e');
  expect(verdict(city, laying('F10', '57/1')), 'not by the ferry either').toBe('1880/X-lay-e');
  expect(verdict(city, laying('E13', '57/0'))).toBe('legal');
  const red = investing('A1', { treasury: { A1: 30 } });
  expect(verdict(red, laying('A5', '57/1'))).toBe('legal');
  expect(verdict(red, laying('B4', '9/2'))).toBe('legal');
  expect(verdict(red, laying('A5', '5/4')), 'past the arrow').toBe('1880/X-lay-e');
  expect(verdict(red, laying('A3', '57/1'))).toBe('1880/X-lay-a');
});

/** JHU before Dalian, where the Japanese investor of Bob is. */
function atDalian(tile: string, type: '3+3' | '4', step: 'build' | 'run') {
  return situation({
    investors: { A2: [BOB] },
    shares: { JHU: [[ANN, 20]] },
    trains: { JHU: [type] },
    treasury: { JHU: 500 },
    tiles: { F10: '57/1', E13: tile, D14: '8852/0' },
    turn: { company: 'JHU', step },
  });
}
const TO_DALIAN = 'F8.city3 F8/4 F10.city0 F10/4 F12/3 E13.city0';
const BEYOND = `${TO_DALIAN} E13/3 D14.town0`;

rule(
  ['1880/VII-inv-s', '1880/E-87'],
  'yellow Dalian is full: JHU ends there, neither passes nor places; on green it does both',
  () => {
    for (const type of ['3+3', '4'] as const) {
      const yellow = atDalian('57/0', type, 'run');
      expect(refusedBy(yellow, running(type, BEYOND)), type).toBe('1880/X-run-h');
      expect(told(play(yellow, running(type, TO_DALIAN)), 'ran', 'revenue')).toEqual([[50]]);
      expect(verdict(atDalian('57/0', type, 'build'), marking('E13'))).toBe('1880/X-token-n');
      expect(verdict(atDalian('57/0', type, 'build'), laying('C15', '7/0'))).toBe('1880/X-lay-e');
      const green = atDalian('14/2', type, 'run');
      expect(told(play(green, running(type, BEYOND)), 'ran', 'revenue')).toEqual([[80]]);
      expect(verdict(atDalian('14/2', type, 'build'), marking('E13'))).toBe('legal');
    }
    const own = situation({
      investors: { A2: [ANN, 'JHU'] },
      shares: { JHU: [[ANN, 20]] },
      trains: { JHU: ['3'] },
      tiles: { F10: '57/1', E13: '57/0', D14: '8852/0' },
      turn: { company: 'JHU', step: 'run' },
    });
    expect(refusedBy(own, running('3', 'F10.city0 F10/4 F12/3 E13.city0 E13/3 D14.town0')), 'its own owner too').toBe(
      '1880/X-run-h',
    );
    const stopped = investing(
      'A2',
      {
        tiles: { F10: '57/1', E13: '57/0' },
        markers: { JHA: ['F10'] },
        bank: { '2': 0 },
        shares: { JHA: [[BOB, 20]], JHU: [[BOB, 20]] },
      },
      'run',
    );
    expect(refusedBy(stopped, running('2+2', 'E13.city0 E13/0 F12/1 F10.city0 F10/1 F8.city3'))).toBe('1880/X-run-h');
    const beyond = (markers: Situation['markers']) =>
      investing('A1', { shares: { BZU: [[BOB, 20]] }, tiles: { A5: '57/1' }, ...(markers ? { markers } : {}) });
    expect(verdict(beyond({}), laying('A7', '8852/1'))).toBe('legal');
    expect(verdict(beyond({ BZU: ['A5'] }), laying('A7', '8852/1')), 'a full city stops its building').toBe(
      '1880/X-lay-e',
    );
  },
);

rule('1880/VII-inv-t', 'a new director changes nothing for the investor, and its card counts for nobody', () => {
  const game = stock({
    phase: 'B1',
    shares: {
      HKR: [
        [ANN, 20],
        [BOB, 20],
      ],
    },
    investors: { A2: [ANN, 'HKR'] },
    stock: { seat: BOB },
  });
  play(game, buying('HKR'));
  expect([director(game, 'HKR'), game.state.investors.A2.owner], '30 against 20 and the card').toEqual([BOB, ANN]);
  expect(game.state.investors.A2.company).toBe('HKR');
});

rule('1880/VII-inv-u', 'a first founding after B3 still puts a card on the investor, and it can still join', () => {
  const game = stock({
    phase: 'B3',
    tiles: SEA_LINE,
    round: { begun: false, at: -1 },
  });
  play(game, founding('JHU', 40, 70, 'B'));
  expect([held(game, 'JHU', 'A2'), game.state.investors.A2.company]).toEqual([10, 'JHU']);
  const events = [...play(game, passing, passing), ...play(game, passing)];
  expect(types(events)).toContain('investorJoins');
  expect([held(game, 'JHU', ANN), top(game)]).toEqual([50, 'merger']);
});

rule('1880/VII-inv-v', 'the rules of routes, the ferry fee and the Trans-Siberian bonus hold for investors', () => {
  const line = { A5: '57/1', A7: '8852/1', A9: '9/1', A11: '9/1', A13: '9/1' };
  const russia = investing('A1', { phase: 'B2', bank: { '3+3': 0 }, tiles: line }, 'run');
  const events = runBest(russia);
  // Russia 30, Qiqihar 20, a town 20, Vladivostok 20 and the bonus of 50.
  expect(told(events, 'ran', 'revenue')).toEqual([[140]]);
  expect(treasury(russia, 'A1')).toBe(140);
  const ferry = investing('A2', { tiles: SEA_LINE }, 'run');
  expect(refusedBy(ferry, running('2', 'F8.city3 F8/4 F10.city0')), 'its marker must be on the route').toBe(
    '1880/X-run-a',
  );
  runBest(ferry);
  expect(treasury(ferry, 'A2')).toBe(30);
});
