import { expect } from 'vitest';
import { building, fitting, hexesFor, offeredLays, offeredMarkers } from './building.ts';
import {
  buyTrain,
  choose,
  found,
  lay,
  mark,
  money,
  now,
  offers,
  PASS,
  PAY_APART,
  play,
  price,
  refusedBy,
  rule,
  type Situation,
  share,
  situation,
  types,
  verdict,
} from './situation.ts';

const FIVE = [20, 10, 10, 10];
const rest = (count: number) => ['charter', Array<number>(count).fill(10)] as const;

// No. 5

rule(
  ['18lra/E-70', '18lra/4.1.2-no5-b', '18lra/4.1.2-no5-c', '18lra/4.1.2-no5-d', '18lra/4.1.2-a', '18lra/4.1-e'],
  'from green on a tile in M.Gladbach without a connection, in place of the normal lay, then a marker',
  () => {
    expect(refusedBy(building('BME', { privates: { no5: 0 } }), lay('H8', 'L06/0', 'no5'))).toBe('18lra/4.1.2-no5-b');
    const game = building('BME', { phase: '3', privates: { no5: 0 } });
    expect(hexesFor(game, 'no5')).toEqual(['H8', 'I7']);
    expect(refusedBy(game, lay('H10', '9/0', 'no5'))).toBe('18lra/4.1.2-no5-b');
    play(game, lay('H8', 'L06/0', 'no5'));
    expect(hexesFor(game), 'no other tile in this turn').toEqual([]);
    expect(refusedBy(game, lay('G15', 'L04/0'))).toBe('18lra/6.2.1-d');
    expect(offeredMarkers(game)).toEqual({ 'H8.city0': 60, 'H8.city1': 60 });
    play(game, mark('H8.city1'));
    expect(money(game, 'BME')).toBe(440);
  },
);

rule(['18lra/4.1.2-no5-c', '18lra/4.1.2-no5-e', '18lra/4.1-f'], 'not after a normal lay, and once in the game', () => {
  const game = building('BME', { phase: '3', privates: { no5: 0 } });
  play(game, lay('G15', 'L04/0'));
  expect(refusedBy(game, lay('H8', 'L06/0', 'no5'))).toBe('18lra/4.1.2-no5-c');
  const again = building('BME', { phase: '3', privates: { no5: 0 } });
  play(again, lay('H8', 'L06/0', 'no5'));
  expect(refusedBy(again, lay('I7', 'L06/0', 'no5'))).toBe('18lra/4.1-f');
  expect(again.state.privates.no5, 'it stays open').toBe('player0');
});

rule(['18lra/4.1-d', '18lra/4.1-g'], 'by its owner only, and not after the first 5-train', () => {
  const foreign = building('BME', { phase: '3', privates: { no5: 1 } });
  expect(refusedBy(foreign, lay('H8', 'L06/0', 'no5'))).toBe('18lra/4.1-d');
  expect(refusedBy(building('BME', { phase: '5' }), lay('H8', 'L06/0', 'no5'))).toBe('18lra/4.1-g');
});

rule('18lra/4.1.2-no5-b', 'a green tile on the yellow one of an MG hex', () => {
  const game = building('BME', { phase: '3', tiles: { H8: 'L06/0' }, privates: { no5: 0 } });
  expect(fitting(game, 'H8', 'no5').every((laid) => /^L(1[89]|2[0-4])\//.test(laid))).toBe(true);
  expect(offers(game, lay('H8', 'L18/0', 'no5'))).toBe(true);
});

// GVE's line

/** From Rheydt (I7) by I5, H4, G3 and F2 to Venlo, all but the tile on G3. */
const TO_VENLO = { I7: 'L06/1', I5: '8/2', H4: '9/2', F2: '4/2' };

rule(['18lra/X-06', '18lra/4.2.3-f'], 'the last tile from Rheydt to Venlo brings GVE 100 M, once', () => {
  const game = building('RhE', { tiles: TO_VENLO, markers: { RhE: ['E1'] }, treasury: { GVE: 35 } });
  play(game, lay('G3', '4/2'));
  expect([money(game, 'GVE'), game.state.gvePaid]).toEqual([135, true]);
  const tiles = { ...TO_VENLO, G3: '4/2' };
  const after = building('RhE', { tiles, treasury: { GVE: 35 }, gvePaid: true });
  play(after, lay('J10', '6/3'));
  expect(money(after, 'GVE')).toBe(35);
});

rule(['18lra/E-50', '18lra/4.2.3-f'], 'the line came before GVE floated: it is paid at the float', () => {
  const game = situation({
    tiles: { ...TO_VENLO, G3: '4/2' },
    shares: { GVE: [[0, [20, 10, 10]]] },
    stock: { seat: 0 },
  });
  play(game, share('GVE', 'offering'));
  expect(money(game, 'GVE')).toBe(5 * 70 + 100);
});

rule(
  ['18lra/E-42', '18lra/3.3-h'],
  'without GVE the line brings nobody anything, without CCE Krefeld needs a connection',
  () => {
    const game = situation({
      players: 3,
      options: { scenario: '3' },
      tiles: TO_VENLO,
      shares: { RhE: [[0, FIVE]] },
      treasury: { RhE: 500 },
      markers: { RhE: ['E1'] },
      turn: { company: 'RhE' },
    });
    play(game, lay('G3', '4/2'));
    expect([money(game, 'GVE'), game.state.gvePaid]).toEqual([0, false]);
    const four = situation({
      players: 3,
      options: { scenario: '4' },
      shares: { RhE: [[0, FIVE]] },
      treasury: { RhE: 500 },
      turn: { company: 'RhE' },
    });
    expect(refusedBy(four, mark('F10.city0'))).toBe('18lra/6.2.2-g');
  },
);

// No. 1

/** Dalheim to Düsseldorf, all but green Düsseldorf. */
const LINE = {
  I5: '8/1',
  H6: '8/4',
  H8: 'L06/1',
  H10: '9/1',
  H12: '9/1',
  H14: 'L27/0',
  G15: 'L04/0',
} as const;

/** Ann owns the camp and directs CME; Bob's BME is about to make Düsseldorf green. */
function campWaits(wanted: Situation = {}) {
  return situation({
    phase: '3',
    tiles: LINE,
    privates: { no1: 0 },
    floated: ['BME', 'CME'],
    shares: { BME: [[1, FIVE]], CME: [[0, FIVE]] },
    treasury: { BME: 500 },
    turn: { company: 'BME' },
    ...wanted,
  });
}

rule(
  ['18lra/4.1.2-no1-a', '18lra/4.1.2-no1-c', '18lra/4.1.2-no1-d', '18lra/3.3-c', '18lra/E-51'],
  'track joins Dalheim with green Düsseldorf: the camp opens in the middle of the turn',
  () => {
    const game = campWaits();
    expect([game.state.decActive, game.state.decOn]).toEqual([false, null]);
    const events = play(game, lay('G15', 'L15/0'));
    expect(types(events)).toContain('campActive');
    expect([game.state.decActive, game.state.decOn, now(game)], 'one company is no choice').toEqual([
      true,
      'CME',
      'companyTurn',
    ]);
  },
);

rule('18lra/4.1.2-no1-d', 'with several companies the owner chooses, out of turn and for good', () => {
  const game = campWaits({
    floated: ['BME', 'CME', 'RhE'],
    shares: { BME: [[1, FIVE]], CME: [[0, FIVE]], RhE: [[0, FIVE]] },
  });
  play(game, lay('G15', 'L15/0'));
  expect([now(game), game.actors()]).toEqual(['assignCard', [0]]);
  expect(refusedBy(game, choose('BME'))).toBe('18lra/4.1.2-no1-d');
  expect(refusedBy(game, PASS)).toBe('kernel/not-now');
  play(game, choose('RhE'));
  expect([now(game), game.actors(), game.state.decOn]).toEqual(['companyTurn', [1], 'RhE']);
  expect(refusedBy(game, choose('CME'))).toBe('kernel/not-now');
});

rule('18lra/4.1.2-no1-i', 'an owner without a company keeps the marker until there is one', () => {
  const game = campWaits({ floated: ['BME'], shares: { BME: [[1, FIVE]], CME: [[0, [20, 10, 10]]] } });
  const events = play(game, lay('G15', 'L15/0'));
  expect(types(events)).toContain('cardWaits');
  expect([game.state.decActive, game.state.decOn]).toEqual([true, null]);

  const waiting = [{ card: 'dec', seat: 0 }] as const;
  const later = situation({ shares: { CME: [[0, [20, 10, 10]]] }, stock: { seat: 0 }, waiting });
  play(later, share('CME', 'offering'));
  expect([later.state.decOn, later.state.waiting]).toEqual(['CME', []]);
});

rule(['18lra/E-83', '18lra/4.1.2-no1-b'], 'Dalheim joined with green Geldern and so with Wesel opens the camp', () => {
  const line = { I3: '619/3', H4: '9/0', G5: '8/0', F4: '9/2', E3: '8/3', D4: '58/0' };
  const game = situation({
    phase: '3',
    tiles: line,
    privates: { no1: 0 },
    floated: ['CCE', 'CME'],
    shares: { CCE: [[1, FIVE]], CME: [[0, FIVE]] },
    treasury: { CCE: 500 },
    turn: { company: 'CCE' },
  });
  play(game, lay('B4', 'L14/0'));
  expect(game.state.decActive).toBe(true);
});

rule(
  ['18lra/E-52', '18lra/4.1.2-no1-j', '18lra/4.1.2-no1-h', '18lra/6.3-e', '18lra/4.1-g'],
  'without a link the first 5-train opens the camp before the privates close; the marker stays',
  () => {
    const game = situation({
      phase: '4',
      privates: { no1: 0 },
      floated: ['BME', 'CME'],
      shares: { BME: [[1, FIVE]], CME: [[0, FIVE]] },
      treasury: { BME: 500 },
      turn: { company: 'BME', step: 'trains' },
      trains: { CME: ['4', '4', '4'] },
    });
    const events = types(play(game, buyTrain('5', 'depot', 500)));
    expect(events.indexOf('campActive')).toBeGreaterThan(-1);
    expect(events.indexOf('campActive')).toBeLessThan(events.indexOf('cardAssigned'));
    play(game, { type: 'discardTrain', train: '4' });
    expect([game.state.decOn, game.state.privates.no1]).toEqual(['CME', 'gone']);
  },
);

rule(
  ['18lra/E-53', '18lra/4.1.2-no1-h', '18lra/4.2.1-c'],
  'a new director has the marker and the 2+4 train with the company',
  () => {
    const game = situation({
      phase: '5',
      camp: 'CME',
      gkb: 'CME',
      floated: ['CME'],
      shares: { CME: [[0, [20]], [1, [10, 10]], rest(6)] },
      stock: { seat: 1 },
    });
    play(game, share('CME', 'charter'));
    expect(game.state.certificates['CME']?.[0]).toBe('player1');
    expect([game.state.decOn, game.state.trains['CME']]).toEqual(['CME', ['2+4']]);
  },
);

// No. 6

/** Bob's BME buys the first 5-train; Ann owns the Kreisbahn. */
function beforeBrown(wanted: Situation = {}) {
  return situation({
    phase: '4',
    privates: { no6: 0 },
    floated: ['BME', 'CME', 'CCE'],
    shares: { BME: [[1, FIVE]], CME: [[0, FIVE]], CCE: [[0, FIVE]] },
    treasury: { BME: 500 },
    turn: { company: 'BME', step: 'trains' },
    trains: { CME: ['4', '4'], CCE: ['4'] },
    ...wanted,
  });
}

rule(
  ['18lra/E-62', '18lra/4.1.2-no6-a', '18lra/4.1.2-no6-h', '18lra/6.3-e', '18lra/4.1-g', '18lra/4.1.2-no6-m'],
  'the first 5-train starts the Kreisbahn; its owner chooses, then the limit is counted, then the privates close',
  () => {
    const toCce = beforeBrown();
    play(toCce, buyTrain('5', 'depot', 500));
    expect([now(toCce), toCce.actors(), toCce.state.privates.no6]).toEqual(['assignCard', [0], 'player0']);
    expect(refusedBy(toCce, choose('BME'))).toBe('18lra/4.1.2-no6-a');
    play(toCce, choose('CCE'));
    expect([now(toCce), toCce.state.trains['CCE'], toCce.state.privates.no6]).toEqual([
      'companyTurn',
      ['4', '2+4'],
      'gone',
    ]);
    expect(toCce.state.track.markers['A1']).toEqual({ offboard0: ['GKB'] });

    const toCme = beforeBrown();
    play(toCme, buyTrain('5', 'depot', 500), choose('CME'));
    expect(now(toCme)).toBe('discardTrains');
    expect(refusedBy(toCme, { type: 'discardTrain', train: '2+4' })).toBe('kernel/shape');
    play(toCme, { type: 'discardTrain', train: '4' });
    expect([toCme.state.trains['CME'], toCme.state.trains['pool']]).toEqual([['4', '2+4'], ['4']]);
  },
);

rule('18lra/4.1.2-no6-a', 'an owner without a company gets the train placed later, and the limit holds then', () => {
  const game = situation({
    phase: '5',
    floated: [],
    shares: { CME: [[0, [20, 10, 10]]] },
    stock: { seat: 0 },
    waiting: [{ card: 'gkb', seat: 0 }],
  });
  play(game, share('CME', 'offering'));
  expect(game.state.trains['CME']).toEqual(['2+4']);
});

rule(
  ['18lra/4.1.2-no6-b', '18lra/6.3-d', '18lra/4.1.2-no6-g'],
  'the 2+4 train is never sold, pooled or scrapped, and counts for the limit',
  () => {
    const game = situation({
      phase: '5',
      gkb: 'CME',
      shares: { CME: [[0, FIVE]], BME: [[0, FIVE]] },
      floated: ['CME', 'BME'],
      treasury: { BME: 2000, CME: 2000 },
      trains: { CME: ['5'] },
      turn: { company: 'BME', step: 'trains' },
    });
    expect(refusedBy(game, buyTrain('2+4', 'CME', 1))).toBe('kernel/shape');
    play(game, buyTrain('6', 'depot', 600));
    expect(game.state.trains['CME']).toEqual(['5', '2+4']);
    const full = situation({
      phase: '5',
      gkb: 'CME',
      shares: { CME: [[0, FIVE]] },
      treasury: { CME: 2000 },
      trains: { CME: ['5'] },
      turn: { company: 'CME', step: 'trains' },
    });
    expect(refusedBy(full, buyTrain('5', 'depot', 500))).toBe('18lra/6.2.6-e');
  },
);

rule(['18lra/E-63', '18lra/4.1.2-no6-f'], 'with the 2+4 train alone a company with a route must buy a train', () => {
  const game = situation({
    phase: '5',
    gkb: 'CCE',
    shares: { CCE: [[0, FIVE]] },
    treasury: { CCE: 0 },
    turn: { company: 'CCE', step: 'trains' },
  });
  expect(refusedBy(game, PASS)).toBe('18lra/6.2.6.1-a');
  expect(verdict(game, { type: 'forcePurchase', train: '5', from: 'depot' })).toBe('legal');
});

rule(
  ['18lra/E-68', '18lra/4.1.2-no6-c', '18lra/4.1.2-no6-n', '18lra/6.2.1-d'],
  'each turn one tile more that Kevelaer reaches, before or after the normal one',
  () => {
    const start = () => building('BME', { phase: '5', gkb: 'BME', tiles: { B2: '4/2' } });
    const game = start();
    expect(hexesFor(game, 'gkb'), 'over Straelen as far as Venlo').toEqual(['B2', 'B4', 'D4', 'F2']);
    expect(refusedBy(game, lay('G15', 'L04/0', 'gkb'))).toBe('18lra/6.2.1-a');
    play(game, lay('B4', 'L14/0', 'gkb'), lay('G15', 'L04/0'));
    expect(offeredLays(game, 'gkb')).toEqual([]);
    expect(refusedBy(game, lay('C5', '9/2', 'gkb'))).toBe('18lra/4.1.2-no6-c');
    const after = start();
    play(after, lay('G15', 'L04/0'), lay('B4', 'L14/0', 'gkb'));
    expect(after.state.track.laid['B4']?.tile).toBe('L14');
    const other = building('CME', { phase: '5', gkb: 'BME', floated: ['CME', 'BME'] });
    expect(refusedBy(other, lay('B4', 'L14/0', 'gkb'))).toBe('18lra/4.1.2-no6-c');
  },
);

const split = (income: number, apart: number, at: number | readonly [number, number]) =>
  situation({
    phase: '5',
    gkb: 'CME',
    at: { CME: at },
    cash: [0, 0, 0, 0],
    shares: { CME: [[0, [20, ...Array<number>(8).fill(10)]]] },
    trains: { CME: ['5'] },
    turn: { company: 'CME', step: 'dividend', income, apart },
  });

rule(
  ['18lra/E-64', '18lra/4.1.2-no6-j', '18lra/6.2.5-a', '18lra/6.2.4-c', '18lra/6.2.4-e'],
  'the income of the 2+4 train may be kept while the rest is paid; only what is paid moves the price',
  () => {
    const game = split(180, 60, 100);
    play(game, PAY_APART);
    expect([money(game, 0), money(game, 'CME'), price(game, 'CME')]).toEqual([120, 60, 110]);
    const high = split(180, 60, [1, 7]);
    expect(price(high, 'CME')).toBe(135);
    play(high, PAY_APART);
    expect(price(high, 'CME'), '120 is less than the price').toBe(135);
    const all = split(180, 60, [1, 7]);
    play(all, { type: 'payDividend' });
    expect([money(all, 0), price(all, 'CME')]).toEqual([180, 150]);
  },
);

rule(
  ['18lra/E-65', '18lra/4.1.2-no6-j'],
  'nothing else is split: without both incomes there is nothing to part',
  () => {
    expect(refusedBy(split(120, 0, 100), PAY_APART)).toBe('18lra/4.1.2-no6-j');
    expect(refusedBy(split(60, 60, 100), PAY_APART)).toBe('18lra/4.1.2-no6-j');
    expect(refusedBy(split(180, 60, 100), { type: 'payDividend', keep: 120 })).toBe('kernel/shape');
  },
);

rule('18lra/4.2.3-j', 'RhE is a company like the others: its founder chooses the par', () => {
  const game = situation({ stock: { seat: 0 } });
  for (const par of [60, 100]) expect(verdict(game, found('RhE', par))).toBe('legal');
});
