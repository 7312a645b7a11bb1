import { playerOwner } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import { markerCost } from '../markers.ts';
import {
  ANN,
  acting,
  BOB,
  CID,
  cash,
  director,
  held,
  intoOperatingRound,
  laying,
  marking,
  passing,
  runBest,
  running,
  standing,
  told,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { play, refusedBy, rule, type Situation, situation, top, types, typesOffered } from './situation.ts';

/** From Dalian over the ferry and through Tianjin to the home of JHU in Beijing. */
const LINK = { E13: '57/0', F10: '57/1' };
const toCompany = { type: 'mergeTreasury', to: 'company' };
const toOwner = { type: 'mergeTreasury', to: 'owner' };
const replacing = { type: 'replaceMarker' };

/** The last move of the Japanese investor's turn is to come; JHU is its company and both are Ann's. */
function ending(wanted: Situation = {}) {
  return situation({
    cash: [0, 0, 0],
    investors: { A2: [ANN, 'JHU'] },
    shares: { JHU: [[ANN, 20]] },
    open: ['JHU'],
    treasury: { A2: 130 },
    tiles: LINK,
    investorTurn: { investor: 'A2', step: 'run' },
    ...wanted,
  });
}

/** It stands still, and its turn is over. */
function end(game: Game<State>) {
  return play(game, { type: 'run', routes: [] });
}

function joins(wanted: Situation): boolean {
  return types(end(ending(wanted))).includes('investorJoins');
}

rule(
  '1880/VII-merge-a',
  'connected at the end of its turn the investor joins, wanted or not, and no other with it (C-31)',
  () => {
    const game = ending({
      investors: { A2: [ANN, 'JHU'], A3: [BOB, 'JGG'] },
      shares: { JHU: [[ANN, 20]], JGG: [[BOB, 20]] },
      open: ['JHU', 'JGG'],
      tiles: { ...LINK, H6: '57/0', G7: '9/0' },
    });
    const events = end(game);
    expect(told(events, 'investorJoins', 'investor', 'company')).toEqual([['A2', 'JHU']]);
    expect([top(game), verdict(game, passing)]).toEqual(['merger', 'kernel/not-now']);
    play(game, toCompany, passing);
    expect([acting(game), game.state.investors.A3.merged], 'A3 is connected but has its turn first').toEqual([
      'A3',
      false,
    ]);
    play(game, passing);
    expect(told(end(game), 'investorJoins', 'investor')).toEqual([['A3']]);
    expect(joins({ tiles: { E13: '57/0' } }), 'without Tianjin they are apart').toBe(false);
  },
);

rule('1880/VII-merge-b', 'a train of any length, and no foreign marker in its way', () => {
  expect(joins({})).toBe(true);
  const others = { shares: { JHU: [[ANN, 20] as const], JHA: [[BOB, 20] as const] }, open: ['JHU', 'JHA'] as const };
  expect(joins({ ...others, markers: { JHA: ['F10'] } })).toBe(true);
});

rule('1880/E-18', 'Tianjin on the only link is filled by a foreign marker: they merge', () => {
  const game = ending({
    shares: { JHU: [[ANN, 20]], JHA: [[BOB, 20]] },
    open: ['JHU', 'JHA'],
    markers: { JHA: ['F10'] },
  });
  expect(types(end(game))).toContain('investorJoins');
  play(game, toCompany, passing);
  expect(game.state.investors.A2.merged).toBe(true);
});

/** Taiyuan through Beijing to Harbin. */
const THROUGH_BEIJING = {
  H6: '57/0',
  G7: '9/0',
  E9: '6/0',
  D8: '8/3',
  C9: '6/0',
  B8: '57/2',
};

function throughBeijing(beijing: Readonly<Record<string, string>>): boolean {
  const game = ending({
    phase: 'B1',
    investors: { A3: [ANN, 'BZU'] },
    shares: { BZU: [[ANN, 20]] },
    open: ['BZU'],
    treasury: { A3: 0 },
    tiles: { ...THROUGH_BEIJING, ...beijing },
    investorTurn: { investor: 'A3', step: 'run' },
  });
  return types(end(game)).includes('investorJoins');
}

rule(['1880/VII-merge-c', '1880/E-19'], 'no way leads through yellow or green Beijing, through brown it does', () => {
  expect(throughBeijing({}), 'yellow').toBe(false);
  expect(throughBeijing({ F8: '8886/0' }), 'green').toBe(false);
  expect(throughBeijing({ F8: '8887/0' }), 'brown').toBe(true);
  const macau = (nanning: string, town: string) =>
    joins({
      investors: { A6: [ANN, 'CKR'] },
      shares: { CKR: [[ANN, 20]] },
      open: ['CKR'],
      treasury: { A6: 0 },
      tiles: { P12: '57/1', P10: '8852/1', P8: nanning, P6: town, O5: '57/2' },
      investorTurn: { investor: 'A6', step: 'run' },
    });
  expect(macau('6/4', '8852/2'), 'both sides meet only in French Indochina').toBe(false);
  expect(macau('57/1', '8851/4'), 'past it').toBe(true);
});

rule('1880/VII-merge-d', 'only from home to home, and to the very station with the home marker (C-07)', () => {
  expect(
    joins({ investors: { A2: [ANN, 'JHA'] }, shares: { JHA: [[ANN, 20]] }, open: ['JHA'] }),
    'another station of Beijing',
  ).toBe(false);
  expect(joins({})).toBe(true);
});

rule('1880/E-20', 'the second station of JGG in Tianjin is reached, its home is not: no merger', () => {
  const second: Situation = {
    investors: { A2: [ANN, 'JGG'] },
    shares: { JGG: [[ANN, 20]] },
    open: ['JGG'],
    markers: { JGG: ['F10'] },
  };
  expect(joins(second)).toBe(false);
  expect(joins({ ...second, options: { merging: 'any-station' } }), 'a peer’s reading').toBe(true);
});

rule('1880/VII-merge-e', 'with a company that is not open there is no merger', () => {
  expect([joins({ open: [] }), joins({ open: ['JHU'] })]).toEqual([false, true]);
});

rule(
  ['1880/VII-merge-f', '1880/E-16'],
  'JHU links the homes itself: the investor acts once more, then joins with what it earned',
  () => {
    const game = situation({
      cash: [0, 0, 0],
      investors: { A2: [ANN, 'JHU'] },
      shares: { JHU: [[ANN, 20]] },
      treasury: { A2: 130, JHU: 500 },
      tiles: { E13: '57/0' },
      turn: { company: 'JHU' },
    });
    const built = play(game, laying('F10', '57/1'));
    expect(types(built)).not.toContain('investorJoins');
    play(game, passing, train('2', 100));
    const next = play(game, passing);
    expect(types(next)).not.toContain('investorJoins');
    expect([acting(game), typesOffered(game)], 'it builds and runs').toEqual(['A2', ['layTile', 'pass']]);
    play(game, passing);
    const events = runBest(game);
    expect(types(events)).toContain('investorJoins');
    play(game, toCompany);
    expect(treasury(game, 'JHU'), '400 and 130 and the 30 of its last run').toBe(560);
  },
);

rule('1880/E-17', 'in phase C1 the investor does nothing but join', () => {
  const { game, events } = intoOperatingRound({
    cash: [0, 0, 0],
    phase: 'C1',
    investors: { A2: [ANN, 'JHU'] },
    shares: { JHU: [[ANN, 20]] },
    treasury: { A2: 130, JHU: 0 },
    tiles: LINK,
  });
  expect(types(events)).toContain('investorJoins');
  expect(types(events)).not.toContain('ran');
  expect([top(game), treasury(game, 'A2')]).toEqual(['merger', 130]);
});

rule(
  ['1880/VII-merge-g', '1880/E-24'],
  'of 130 all goes to the company, or 26 to the owner and 104 to the bank; 50 come with both',
  () => {
    const first = ending();
    end(first);
    expect(typesOffered(first)).toEqual(['mergeTreasury']);
    const bank = first.state.money['bank'] ?? 0;
    play(first, toCompany);
    expect([treasury(first, 'JHU'), cash(first), treasury(first, 'A2')]).toEqual([130, [50, 0, 0], 0]);
    expect(first.state.money['bank']).toBe(bank - 50);
    const second = ending();
    end(second);
    play(second, toOwner);
    expect([treasury(second, 'JHU'), cash(second), treasury(second, 'A2')]).toEqual([0, [76, 0, 0], 0]);
    expect(second.state.money['bank']).toBe(bank + 104 - 50);
  },
);

rule('1880/VII-merge-h', 'the reserved card and 50 go to the owner, whoever directs the company', () => {
  const game = ending({ shares: { JHU: [[BOB, 20]] } });
  end(game);
  play(game, toCompany);
  expect([held(game, 'JHU', ANN), held(game, 'JHU', 'A2'), cash(game)]).toEqual([10, 0, [50, 0, 0]]);
});

rule('1880/E-21', 'JHU is Bob’s now: Ann gets card, 50 and the choice of the money, Bob decides on the station', () => {
  const game = ending({ shares: { JHU: [[BOB, 20]] } });
  end(game);
  expect([game.actors(), refusedBy(game, { ...toOwner, seat: BOB })]).toEqual([[ANN], 'kernel/turn']);
  play(game, toOwner);
  expect([cash(game), held(game, 'JHU', ANN)]).toEqual([[76, 0, 0], 10]);
  expect([game.actors(), refusedBy(game, { ...replacing, seat: ANN })]).toEqual([[BOB], 'kernel/turn']);
  play(game, replacing);
  expect(standing(game, 'JHU')).toEqual(['E13.city0', 'F8.city3']);
});

rule(
  '1880/VII-merge-i',
  'the card makes Ann stronger than the director: she takes over and decides on the station',
  () => {
    const game = ending({
      shares: {
        JHU: [
          [BOB, 20],
          [ANN, 20],
        ],
      },
    });
    end(game);
    const events = play(game, toCompany);
    expect(told(events, 'directorChanged', 'company', 'seat')).toEqual([['JHU', ANN]]);
    expect([director(game, 'JHU'), held(game, 'JHU', ANN), held(game, 'JHU', BOB)]).toEqual([ANN, 30, 20]);
    expect([top(game), game.actors()]).toEqual(['merger', [ANN]]);
  },
);

rule('1880/E-22', 'with the card Ann has as many units as Bob: he stays director', () => {
  const game = ending({
    shares: {
      JHU: [
        [BOB, 20],
        [ANN, 10],
      ],
    },
  });
  end(game);
  const events = play(game, toCompany);
  expect(types(events)).not.toContain('directorChanged');
  expect([director(game, 'JHU'), held(game, 'JHU', ANN), held(game, 'JHU', BOB)]).toEqual([BOB, 20, 20]);
});

rule('1880/VII-merge-j', 'the cheapest marker of the company may take the place, for nothing', () => {
  const game = ending({ treasury: { A2: 130, JHU: 0 } });
  end(game);
  play(game, toOwner);
  expect(markerCost(game.state, 'JHU')).toBe(40);
  play(game, replacing);
  expect([standing(game, 'JHU'), standing(game, 'A2')]).toEqual([['E13.city0', 'F8.city3'], []]);
  expect([treasury(game, 'JHU'), markerCost(game.state, 'JHU')]).toEqual([0, 100]);
});

rule('1880/E-63', 'after the replacement the next station costs 100, in phase D 200', () => {
  for (const [phase, cost] of [
    ['B1', 100],
    ['D1', 200],
  ] as const) {
    const merged = (money: number) => {
      const { game } = intoOperatingRound({
        phase,
        investors: { A2: [ANN, 'JHU'] },
        shares: { JHU: [[ANN, 30]] },
        treasury: { A2: 130, JHU: money },
        tiles: LINK,
      });
      if (phase === 'B1') play(game, passing, { type: 'run', routes: [] });
      play(game, toOwner, replacing);
      return game;
    };
    expect(verdict(merged(cost - 1), marking('F10'))).toBe('1880/X-token-e');
    const game = merged(cost);
    play(game, marking('F10'));
    expect(treasury(game, 'JHU')).toBe(0);
  }
});

rule('1880/VII-merge-k', 'not without a marker left, nor where one of its own lies; else the place is free', () => {
  const declined = ending();
  end(declined);
  play(declined, toCompany);
  expect(typesOffered(declined)).toEqual(['replaceMarker', 'pass']);
  expect(types(play(declined, passing))).toContain('markerRemoved');
  expect([standing(declined, 'A2'), standing(declined, 'JHU')]).toEqual([[], ['F8.city3']]);
  const none = ending({ tiles: { ...LINK, C9: '57/0' }, markers: { JHU: ['F10', 'C9'] } });
  end(none);
  expect(types(play(none, toCompany)), 'all three are placed').toContain('markerRemoved');
  expect(standing(none, 'JHU')).toEqual(['C9.city0', 'F8.city3', 'F10.city0']);
  const there = ending({ phase: 'B1', tiles: { E13: '14/2', F10: '57/1' }, markers: { JHU: ['E13'] } });
  end(there);
  expect(types(play(there, toCompany)), 'it has one in Dalian').toContain('markerRemoved');
  expect([standing(there, 'A2'), standing(there, 'JHU')]).toEqual([[], ['E13.city0', 'F8.city3']]);
});

rule('1880/VII-merge-l', 'in the turn that follows the company may still place a station', () => {
  const game = ending({ treasury: { A2: 0, JHU: 100 } });
  end(game);
  play(game, replacing);
  expect(acting(game)).toBe('JHU');
  expect(verdict(game, marking('F10'))).toBe('legal');
});

rule(
  '1880/VII-merge-m',
  'not merged at the end, or without a company, it leaves its owner a fifth of its money',
  () => {
    const game = situation({
      cash: [100, 100, 100],
      investors: { A2: [ANN, 'JHU'], A3: [BOB] },
      shares: { JHU: [[CID, 20]] },
      treasury: { A2: 130, A3: 60 },
    });
    expect(game.score().map(({ seat, value }) => [seat, value])).toEqual([
      [ANN, 126],
      [BOB, 112],
      [CID, 280],
    ]);
  },
);

rule('1880/E-70', 'an unmerged investor with 240 brings 48, its card at 150 nothing', () => {
  const game = situation({
    cash: [0, 0, 0],
    investors: { A2: [ANN, 'JHU'] },
    shares: { JHU: [[BOB, 20]] },
    at: { JHU: [0, 10] },
    treasury: { A2: 240 },
  });
  expect(game.state.certificates['JHU']).toContain('A2');
  expect(game.score().map(({ value }) => value)).toEqual([48, 300, 0]);
});

rule('1880/VII-merge-n', 'a merged investor never acts again', () => {
  const game = ending({ treasury: { A2: 0, JHU: 200 } });
  end(game);
  play(game, passing);
  expect(acting(game)).toBe('JHU');
  play(game, passing, { ...train('2', 100) });
  const events = play(game, passing);
  expect(told(events, 'operatingRoundBegan', 'number')).toEqual([[2]]);
  expect([acting(game), game.state.investors.A2.merged]).toEqual(['JHU', true]);
  expect(game.state.certificates['JHU']?.filter((owner) => owner === playerOwner(ANN))).toHaveLength(2);
});

rule('1880/VII-merge-o', 'the marker in Russia is a full station: routes and track begin there', () => {
  const joined = (move: { type: string }) => {
    const game = ending({
      investors: { A1: [ANN, 'BZU'] },
      shares: { BZU: [[ANN, 20]] },
      open: ['BZU'],
      treasury: { A1: 0, BZU: 100 },
      trains: { BZU: ['2'] },
      tiles: { A5: '6/5', B6: '8/2', B8: '57/1' },
      investorTurn: { investor: 'A1', step: 'run' },
    });
    end(game);
    play(game, move);
    return game;
  };
  const station = joined(replacing);
  expect([acting(station), standing(station, 'BZU')]).toEqual(['BZU', ['A3.offboard0', 'B8.city0']]);
  expect(verdict(station, laying('B4', '9/2'))).toBe('legal');
  play(station, passing);
  expect(told(play(station, running('2', 'A3.offboard0 A3/4 A5.city0')), 'ran', 'revenue')).toEqual([[40]]);
  const without = joined(passing);
  expect(verdict(without, laying('B4', '9/2'))).toBe('1880/X-lay-e');
  play(without, passing);
  expect(refusedBy(without, running('2', 'A3.offboard0 A3/4 A5.city0'))).toBe('1880/X-run-a');
});
