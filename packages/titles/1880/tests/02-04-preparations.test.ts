import { BANK, cashOf, playerOwner } from '@stellwerk/engine/finance';
import { newGame } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { COMPANY_IDS, MARKER_COSTS } from '../companies.ts';
import { china, INVESTOR_IDS, map, PRIVATE_IDS } from '../index.ts';
import { lockedUnits, nextAbove } from '../paper.ts';
import { rules } from '../rules/index.ts';
import {
  ANN,
  auctioned,
  BOB,
  buying,
  CID,
  cash,
  choosing,
  founding,
  inBank,
  intoOperatingRound,
  laying,
  left,
  marking,
  passing,
  type Sales,
  standing,
  treasury,
  verdict,
} from './moves.ts';
import { NAMES, offers, opening, play, refusedBy, rule, situation } from './situation.ts';

function created(players: number, seed = 'seed', options = {}) {
  return newGame(china, { players: [...NAMES, 'Hal', 'Ida'].slice(0, players), options, seed });
}

rule('1880/II-gen-a', 'three to seven play; two or eight are refused', () => {
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(sizes.filter((players) => created(players).ok)).toEqual([3, 4, 5, 6, 7]);
  const eight = created(8);
  expect(eight.ok || eight.refusal.rule).toBe('kernel/players');
});

rule('1880/II-gen-b', 'all eight privates are sold, five players have five investors, fourteen companies wait', () => {
  const sales: Sales = [
    [0, 5],
    [1, 10],
    [2, 25],
    [3, 45],
    [4, 70],
    [0, 100],
    [1, 160],
    [2, 50],
  ];
  const game = auctioned(sales, 5);
  expect(PRIVATE_IDS.filter((id) => game.state.privates[id] === 'offering')).toEqual([]);
  play(game, ...(['A7', 'A6', 'A5', 'A4', 'A3'] as const).map(choosing));
  expect(INVESTOR_IDS.filter((id) => game.state.investors[id].owner !== null)).toHaveLength(5);
  expect(INVESTOR_IDS.filter((id) => standing(game, id).length > 0)).toEqual(['A3', 'A4', 'A5', 'A6', 'A7']);
  const canBeFounded = COMPANY_IDS.filter((company) => offers(game, { type: 'found', company }));
  expect([...canBeFounded, 'BCR'].sort()).toEqual([...COMPANY_IDS].sort());
});

rule('1880/II-gen-c', 'cash and shares together decide: the one with the least cash may win', () => {
  const game = situation({
    cash: [500, 300, 100],
    phase: 'B1',
    shares: { HKR: [[CID, 50]], CKR: [[BOB, 20]] },
    par: { HKR: 100, CKR: 80 },
  });
  expect(game.score().map(({ seat, value, rank }) => [seat, value, rank])).toEqual([
    [ANN, 500, 2],
    [BOB, 460, 3],
    [CID, 600, 1],
  ]);
});

rule('1880/II-gen-d', 'only the director acts for a company, only the owner for an investor', () => {
  const turn = situation({ shares: { HKR: [[BOB, 20]] }, treasury: { HKR: 100 }, turn: { company: 'HKR' } });
  expect(turn.actors()).toEqual([BOB]);
  expect(refusedBy(turn, { ...laying('K15', '8877/2'), seat: ANN })).toBe('kernel/turn');
  expect(turn.choices(ANN)).toEqual([]);
  expect(verdict(turn, laying('K15', '8877/2'))).toBe('legal');
  const investor = situation({ investors: { A2: [CID] }, investorTurn: { investor: 'A2' } });
  expect(investor.actors()).toEqual([CID]);
  expect(refusedBy(investor, { ...passing, seat: ANN })).toBe('kernel/turn');
});

rule('1880/III-mat-a', 'the tiles number by number', () => {
  const printed: Readonly<Record<string, string>> = {
    yellow: '5×6 6×6 7×5 8×15 9×15 57×6 235×5 8850×5 8851×6 8852×6 8854×2 8855×2 8856×2 8857×2 8858×2 8877×1',
    green:
      '14×4 15×8 16×2 17×1 18×1 19×2 20×2 23×4 24×4 25×3 26×2 27×2 28×2 29×2 30×1 31×1 619×4 887×5 888×3 ' +
      '8860×1 8861×1 8862×1 8863×1 8864×1 8865×1 8866×3 8878×1 8886×1',
    brown: '63×6 611×3 8871×3 8872×2 8873×2 8874×2 8879×1 8887×1',
    gray: '455×3 895×3 8875×1 8880×1 8888×1',
  };
  const stock = opening().state.tiles;
  for (const [color, tiles] of Object.entries(printed)) {
    const there = Object.entries(stock).filter(([id]) => map.tiles.get(id)?.color === color);
    expect(there.map(([id, count]) => `${id}×${count}`).sort()).toEqual(tiles.split(' ').sort());
  }
});

rule(
  '1880/III-mat-c',
  'ten 2, five of each type up to 6E, two 8 and two 8E, ten 2R, and 10-trains for everybody',
  () => {
    const game = opening();
    const counts = ['2', '2+2', '3', '3+3', '4', '4+4', '6', '6E', '8', '8E', '2R'].map((type) => left(game, type));
    expect(counts).toEqual([10, 5, 5, 5, 5, 5, 5, 5, 2, 2, 10]);
    expect(left(game, '10'), 'two for each of fourteen companies').toBeGreaterThanOrEqual(28);
  },
);

rule('1880/III-mat-b', 'the sixth tile 7 cannot be laid, for there are five', () => {
  const game = (hexes: readonly string[]) =>
    situation({
      shares: { BZU: [[ANN, 20]] },
      treasury: { BZU: 100 },
      tiles: { B8: '57/1', ...Object.fromEntries(hexes.map((hex) => [hex, '7/0'])) },
      turn: { company: 'BZU' },
    });
  const five = ['I11', 'I13', 'M9', 'M11', 'M13'];
  expect(verdict(game(five.slice(1)), laying('B10', '7/0'))).toBe('legal');
  expect(verdict(game(five), laying('B10', '7/0'))).toBe('1880/III-mat-b');
  expect(verdict(game(five), laying('B10', '9/1'))).toBe('legal');
});

rule('1880/III-mat-e', 'three markers for a company and no fourth; one for an investor', () => {
  const game = situation({
    phase: 'B1',
    shares: { JHU: [[ANN, 20]] },
    treasury: { JHU: 1000 },
    tiles: { F10: '57/1', E13: '57/0' },
    markers: { JHU: ['F10', 'E13'] },
    investors: { A3: [ANN] },
    turn: { company: 'JHU' },
  });
  expect(standing(game, 'JHU')).toEqual(['E13.city0', 'F8.city3', 'F10.city0']);
  expect(MARKER_COSTS).toHaveLength(3);
  expect(refusedBy(game, marking('H10'))).toBe('1880/X-token-b');
  expect(standing(game, 'A3')).toEqual(['H6.city0']);
});

rule('1880/III-mat-f', 'a bank that has paid out more than was printed goes on paying', () => {
  const { game } = intoOperatingRound({
    cash: [20_000, 20_000, 100],
    privates: { P5: CID },
    shares: { BZU: [[ANN, 20]] },
    open: ['BZU'],
  });
  expect(cashOf(game.state, BANK)).toBeLessThan(0);
  expect(cash(game)[CID]).toBe(125);
  expect(game.over).toBe(false);
});

rule(
  ['1880/III-mat-g', '1880/W-02'],
  'twelve companies build in A and B, and the next may have the same permit',
  () => {
    const ids = COMPANY_IDS.slice(0, 12);
    const pars = [90, 80, 70] as const;
    const each = <T>(what: (i: number) => T) => Object.fromEntries(ids.map((id, i) => [id, what(i)]));
    const game = situation({
      cash: [1000],
      shares: each((i): [number, number][] => [[i % 3, 30]]),
      director: each(() => 30 as const),
      par: each((i) => pars[i % 3] ?? 90),
      permits: each(() => 'AB'),
    });
    expect(ids.map((id) => game.state.companies[id].permits)).toEqual(ids.map(() => 'AB'));
    play(game, founding('WNR', 30, 100, 'AB'));
    expect(game.state.companies.WNR.permits).toBe('AB');
  },
);

rule('1880/IV-setup-a', '600, 480, 400, 340 or 300 each, the rest in the bank', () => {
  for (const [players, each] of [
    [3, 600],
    [4, 480],
    [5, 400],
    [6, 340],
    [7, 300],
  ] as const) {
    const game = opening(players);
    expect(cash(game)).toEqual(Array(players).fill(each));
    expect(cashOf(game.state, BANK)).toBe(37_860 - players * each);
  }
});

rule('1880/IV-setup-b', 'the one state that everybody gets names the money, cards and trains of all', () => {
  const { state: known } = situation({
    shares: { HKR: [[BOB, 30]] },
    director: { HKR: 30 },
    treasury: { HKR: 70, A2: 30 },
    trains: { HKR: ['2'] },
    investors: { A2: [CID] },
    privates: { P5: CID },
    debts: [0, 0, 15],
  });
  expect(Object.keys(known.money).sort()).toEqual(
    [BANK, ...[0, 1, 2].map(playerOwner), ...COMPANY_IDS, ...INVESTOR_IDS].sort(),
  );
  expect(known.money).toMatchObject({ HKR: 70, A2: 30 });
  expect(known.certificates['HKR']?.[0]).toBe(playerOwner(BOB));
  expect(known.trains['HKR']).toEqual(['2']);
  expect([known.privates.P5, known.debts]).toEqual([playerOwner(CID), [0, 0, 15]]);
});

/** Founded by Ann, who has no investor, in phase A. */
function founded(percent: 20 | 30 | 40) {
  const game = situation({ cash: [600, 600, 600] });
  play(game, founding('HKR', percent, 70, { 20: 'ABC', 30: 'AB', 40: 'A' }[percent]));
  return game;
}

rule(
  '1880/IV-setup-c',
  'from the top: the director certificate, three cards, the capitalisation card, five cards',
  () => {
    const { state } = founded(20);
    expect(state.certificates['HKR']).toEqual([playerOwner(ANN), ...Array(8).fill(BANK)]);
    expect(nextAbove(state, 'HKR')).toBe(1);
    const game = founded(20);
    for (const next of [2, 3, undefined]) {
      play(game, buying('HKR'));
      expect(nextAbove(game.state, 'HKR')).toBe(next);
    }
  },
);

rule('1880/IV-setup-d', '8, 7 or 6 cards of 10 % stay with a director certificate of 20, 30 or 40 %', () => {
  expect(([20, 30, 40] as const).map((percent) => founded(percent).state.certificates['HKR']?.length)).toEqual([
    9, 8, 7,
  ]);
  expect(([20, 30, 40] as const).map((percent) => inBank(founded(percent), 'HKR'))).toEqual([80, 70, 60]);
});

rule(
  '1880/IV-setup-e',
  'five units lie above the capitalisation card, so 3, 2 or 1 can be bought before the first 3',
  () => {
    for (const [percent, cards] of [
      [20, 3],
      [30, 2],
      [40, 1],
    ] as const) {
      const game = founded(percent);
      for (let i = 0; i < cards; i++) play(game, buying('HKR'));
      expect(verdict(game, buying('HKR')), `${percent} %`).toBe('1880/XII-buy-f');
      expect(inBank(game, 'HKR')).toBe(50);
    }
  },
);

rule(
  '1880/XII-buy-f',
  'the five units below the card are locked until the first 3-train, whatever was bought above',
  () => {
    const game = founded(20);
    expect(lockedUnits(game.state, 'HKR')).toBe(5);
    play(game, buying('HKR'));
    expect(lockedUnits(game.state, 'HKR')).toBe(5);
    expect(lockedUnits({ ...game.state, phase: 'B1' }, 'HKR')).toBe(0);
  },
);

rule('1880/W-03', 'a 40 % certificate: six cards exist, one above the capitalisation card and five below', () => {
  const game = founded(40);
  expect(game.state.certificates['HKR']).toEqual([playerOwner(ANN), ...Array(6).fill(BANK)]);
  expect(nextAbove(game.state, 'HKR')).toBe(1);
  play(game, buying('HKR'));
  expect(nextAbove(game.state, 'HKR')).toBeUndefined();
  expect(inBank(game, 'HKR')).toBe(50);
});

rule('1880/IV-setup-f', 'a rich director cannot pay for track or stations, nor the treasury for shares', () => {
  const poor = situation({
    cash: [1000, 0, 0],
    shares: { LHR: [[ANN, 20]], HKR: [[ANN, 20]] },
    treasury: { LHR: 0, HKR: 1000 },
    turn: { company: 'LHR' },
  });
  expect(verdict(poor, laying('J2', '5/4'))).toBe('1880/X-lay-m');
  const station = situation({
    cash: [1000, 0, 0],
    shares: { JHU: [[ANN, 20]] },
    treasury: { JHU: 39 },
    tiles: { F10: '57/1' },
    turn: { company: 'JHU' },
  });
  expect(verdict(station, marking('F10'))).toBe('1880/X-token-e');
  const stock = situation({ cash: [89, 0, 0], shares: { HKR: [[ANN, 20]] }, treasury: { HKR: 1000 } });
  expect(verdict(stock, buying('HKR'))).toBe('1880/XII-buy-e');
  const founder = situation({ cash: [200, 0, 0] });
  play(founder, founding('HKR', 20, 100, 'ABC'));
  expect([cash(founder)[ANN], treasury(founder, 'HKR')], 'the price goes to the bank').toEqual([0, 0]);
});

rule('1880/IV-setup-g', 'the seats are drawn by lot and the first has the loco', () => {
  const drawn = (seed: string) => {
    const game = created(4, seed);
    if (!game.ok) throw new Error(game.refusal.rule);
    return game.value;
  };
  const orders = Array.from({ length: 40 }, (_, i) => drawn(`lot ${i}`).state.seats.join(''));
  expect(new Set(orders).size).toBeGreaterThan(12);
  for (const order of orders) expect([...order].sort().join('')).toBe('0123');
  expect(new Set(orders.map((order) => order[0])).size, 'anybody may be first').toBe(4);
  const game = drawn('lot 0');
  expect(game.state.priority).toBe(game.state.seats[0]);
  expect(game.actors()).toEqual([game.state.seats[0]]);
  play(game, passing);
  expect(game.actors(), 'clockwise by number').toEqual([game.state.seats[1]]);
  expect(drawn('lot 0').state.seats).toEqual(drawn('lot 0').state.seats);
});

rule(
  '1880/IV-setup-h',
  'deals are for the players to agree on: the game tells them so and knows no move that makes one',
  () => {
    const texts = rules['1880/IV-setup-h'];
    expect([texts?.de.length, texts?.en.length].every((length) => (length ?? 0) > 20)).toBe(true);
    const game = situation({ cash: [100, 100, 100], privates: { P5: ANN } });
    for (const type of ['give', 'lend', 'offerDeal']) {
      expect(refusedBy(game, { type, to: BOB, amount: 10, item: 'P5' })).toBe('kernel/shape');
    }
  },
);
