import { expect } from 'vitest';
import { planMachines } from '../insolvency.ts';
import { wealthOf } from '../score.ts';
import { diesel, exercising, insolvency, loco, marking, passing, paying, producing, trading } from './moves.ts';
import {
  ANN,
  BOB,
  CID,
  capital,
  cash,
  offers,
  play,
  type RailwaySetting,
  refusedBy,
  rule,
  situation,
  starting,
  told,
  top,
  types,
} from './situation.ts';

const CO = { mines: ['W2', 'W3'], shares: [[ANN, 2]], value: 150 } as const;
const column = (game: ReturnType<typeof situation>, id: string) => game.state.market[id]?.column;
const pooled = (game: ReturnType<typeof situation>, id: string) =>
  (game.state.certificates[id] ?? []).filter((owner) => owner === 'pool').length;

rule(['1873/4.5-a', '1873/W5'], 'the MHE pays ten times its loco’s size for each share', () => {
  for (const size of [1, 2, 3, 4, 5] as const) {
    const { game, events } = starting(undefined, {
      cash: [0, 0, 0],
      phase: '5',
      mheLoco: size,
      mhe: [
        [BOB, 4],
        [CID, 6],
      ],
      set: [1, 3],
    });
    expect(told(events, 'mhePaid')).toMatchObject({ amount: 10 * size });
    expect([cash(game, BOB), cash(game, CID)]).toEqual([40 * size, 60 * size]);
  }
  const { game } = starting(undefined, { cash: [0, 0, 0], mhe: [[ANN, 1]] });
  expect(cash(game, ANN), 'nothing for shares in the pool').toBe(10);
});

rule(
  ['1873/4.5-c', '1873/4.5-d', '1873/W16', '1873/E60', '1873/5-a'],
  'after a set it takes the next unit, until it has a 5',
  () => {
    const same = starting(undefined, { phase: '2', mheLoco: 2, mhe: [[ANN, 1]], cash: [0, 0, 0] });
    expect([cash(same.game, ANN), same.game.state.mheLoco, same.game.state.stock[2], same.game.state.phase]).toEqual([
      20,
      2,
      9,
      '2',
    ]);
    const five = starting(undefined, { phase: '4', stock: { 4: 0 }, mheLoco: 4, set: [2, 2] });
    expect([five.game.state.phase, five.game.state.mheLoco]).toEqual(['5', 5]);
    const within = starting(undefined, { phase: '3', set: [1, 2], mheLoco: 2 });
    expect(within.game.state.mheLoco, 'not within a set').toBe(2);
    const done = starting(undefined, { phase: '5', mheLoco: 5, set: [3, 3], fullSets: 1 });
    expect(types(done.events)).not.toContain('mheRenewed');
  },
);

rule(
  ['1873/5-c', '1873/4.1-f', '1873/E49', '1873/1-c'],
  'more operating rounds only after the set; diesels with the first full set of three',
  () => {
    const { game } = starting('HBE', {
      phase: '4',
      stock: { 4: 0 },
      set: [1, 2],
      concessions: { GHE: BOB, QLB: BOB },
      railways: { HBE: { shares: [[ANN, 5]], capital: 1500 } },
    });
    play(game, passing);
    while (!offers(game, { type: 'run' })) play(game, passing);
    const routes = game.choices(ANN)[0]?.params['routes'];
    if (!routes || !('suggested' in routes)) throw new Error('no run');
    play(game, { type: 'run', routes: routes.suggested[0] }, paying('none'), loco);
    expect(game.state.phase).toBe('5');
    expect(refusedBy(game, diesel)).toBe('1873/T2-g');
    const round = game.state.flow[0];
    expect(round?.kind === 'operatingRound' ? [round.number, round.of] : []).toEqual([1, 2]);
    const next = starting(undefined, { phase: '5', set: [2, 2], mheLoco: 5 }).game;
    while (top(next) === 'auctionRound' || top(next) === 'stockRound') play(next, passing);
    const set = next.state.flow[0];
    expect(set?.kind === 'operatingRound' ? set.of : 0).toBe(3);
    expect(next.state.fullSets).toBe(1);
  },
);

rule(
  ['1873/5-b', '1873/T2-f', '1873/E50'],
  'after the first diesel everybody who acts later pays the maintenance of phase D',
  () => {
    const { game } = starting('HBE', {
      phase: '5',
      fullSets: 1,
      set: [1, 3],
      companies: { CO: { ...CO, capital: 900 } },
      waiting: ['CO'],
      railways: { HBE: { shares: [[ANN, 5]], capital: 1500, value: 300 } },
    });
    while (!offers(game, { type: 'run' })) play(game, passing);
    const routes = game.choices(ANN)[0]?.params['routes'];
    if (!routes || !('suggested' in routes)) throw new Error('no run');
    play(game, { type: 'run', routes: routes.suggested[0] }, paying('none'), diesel);
    let events = play(game, passing);
    if (!told(events, 'companyProduced')) events = play(game, passing);
    expect(told(events, 'companyProduced')).toMatchObject({ company: 'CO', upkeep: 300 });
  },
);

// Insolvency

const SHE: RailwaySetting = { shares: [[ANN, 3]], acted: false, concession: ANN, price: 120, value: 120, capital: 600 };

rule(
  [
    '1873/6-a',
    '1873/6-c',
    '1873/6.1-a',
    '1873/6.1-d',
    '1873/6.1-f',
    '1873/6.1-k',
    '1873/6.1-n',
    '1873/W8',
    '1873/E34',
    '1873/6.2-a',
  ],
  'SHE cannot pay its compulsory loco',
  () => {
    const { game } = starting('SHE', { phase: '3', railways: { SHE } });
    while (!offers(game, { type: 'becomeInsolvent' })) play(game, passing);
    expect([capital(game, 'SHE'), column(game, 'SHE')], '110').toEqual([300, 4]);
    const events = play(game, insolvency);
    expect(told(events, 'sharesToPool')).toMatchObject({ count: 5, amount: 550 });
    expect([capital(game, 'SHE'), pooled(game, 'SHE'), game.state.railways.SHE.locos]).toEqual([400, 10, [3]]);
    expect(game.state.railways.SHE).toMatchObject({ director: null, acted: true });
    expect([column(game, 'SHE'), top(game)]).toEqual([4, 'auctionRound']);
  },
);

rule(['1873/4.4.7-e', '1873/E35'], 'with 450 left it is solvent', () => {
  const { game } = starting('SHE', { phase: '3', railways: { SHE: { ...SHE, price: 150, value: 150, capital: 750 } } });
  while (!offers(game, { type: 'buyLoco' })) play(game, passing);
  play(game, loco);
  expect([capital(game, 'SHE'), game.state.railways.SHE.director]).toEqual([0, ANN]);
});

rule(['1873/E36', '1873/4.4.2-b'], 'a station may be built although the loco then cannot be paid', () => {
  const { game } = starting('HBE', { phase: '2', railways: { HBE: { ...SHE, capital: 300 } } });
  play(game, marking('C16'));
  expect(refusedBy(game, loco)).toBe('1873/4.4.7-b');
  play(game, insolvency);
  expect(game.state.railways.HBE.director).toBeNull();
});

const GHE: RailwaySetting = { shares: [[ANN, 5]], value: 120, locos: [2, 2, 2], capital: 100 };

rule(
  ['1873/6-b', '1873/6.1-b', '1873/6.1-d', '1873/6.1-e', '1873/6.1-g', '1873/6.1-l', '1873/W9', '1873/E56'],
  'GHE cannot pay its maintenance',
  () => {
    const game = situation({ phase: '4', railways: { GHE }, turn: 'GHE', step: 'run' });
    const routes = game.choices(ANN)[0]?.params['routes'];
    if (!routes || !('suggested' in routes)) throw new Error('no run');
    const events = play(game, { type: 'run', routes: routes.suggested[0] });
    // Gernrode 60, Harzgerode 40, Alexisbad 10 against 300: 190 are missing.
    expect(told(events, 'ran')).toMatchObject({ revenue: 110, upkeep: 300 });
    expect(told(events, 'subsidised')).toMatchObject({ amount: 50 });
    expect([capital(game, 'GHE'), pooled(game, 'GHE'), game.state.railways.GHE.locos, column(game, 'GHE')]).toEqual([
      0,
      10,
      [4],
      5,
    ]);
  },
);

rule(['1873/6.1-b'], 'shares in the issue box go to the pool for their value', () => {
  const game = situation({
    phase: '4',
    railways: { GHE: { ...GHE, shares: [[ANN, 5]], percent: 10, offering: 5, value: 150 } },
    turn: 'GHE',
    step: 'run',
  });
  const routes = game.choices(ANN)[0]?.params['routes'];
  if (!routes || !('suggested' in routes)) throw new Error('no run');
  const events = play(game, { type: 'run', routes: routes.suggested[0] });
  expect(told(events, 'sharesToPool')).toMatchObject({ count: 5, amount: 750 });
  expect(capital(game, 'GHE'), '100 + 750 - 750').toBe(100);
  expect(types(events)).not.toContain('subsidised');
});

rule(
  ['1873/6.1-l', '1873/6.1-m', '1873/6.1-n', '1873/E68'],
  'with a loco free of maintenance nothing is bought and no share is made',
  () => {
    const game = situation({
      phase: 'D',
      fullSets: 1,
      railways: { GHE: { ...GHE, locos: [2, 2, 2, 4], diesel: true, switchers: [2, 5], capital: 0 } },
      turn: 'GHE',
      step: 'run',
    });
    const routes = game.choices(ANN)[0]?.params['routes'];
    if (!routes || !('suggested' in routes)) throw new Error('no run');
    const before = column(game, 'GHE');
    play(game, { type: 'run', routes: routes.suggested[0] });
    expect(game.state.railways.GHE).toMatchObject({ director: null, locos: [4], diesel: true, switchers: [5] });
    expect([pooled(game, 'GHE'), capital(game, 'GHE'), column(game, 'GHE')]).toEqual([5, 0, before]);
  },
);

rule(['1873/6.1-m'], 'the QLB never buys: its local loco needs no maintenance (A19)', () => {
  const game = situation({
    phase: 'D',
    fullSets: 1,
    railways: { QLB: { shares: [[ANN, 5]], locos: [1, 1, 1], capital: 0, value: 100 } },
    turn: 'QLB',
    step: 'run',
  });
  const routes = game.choices(ANN)[0]?.params['routes'];
  if (!routes || !('suggested' in routes)) throw new Error('no run');
  play(game, { type: 'run', routes: routes.suggested[0] });
  expect(game.state.railways.QLB).toMatchObject({ director: null, locos: [] });
  expect(pooled(game, 'QLB')).toBe(5);
});

rule(['1873/6.1-c', '1873/6.1-h', '1873/E66'], 'a mine company at 50 %: three new shares suffice', () => {
  const { game } = starting('CO', { phase: '4', set: [1, 2], companies: { CO: { ...CO, capital: 50 } } });
  expect([pooled(game, 'CO'), game.state.certificates['CO']?.length, capital(game, 'CO')]).toEqual([5, 5, 0]);
  expect([game.state.mines.W2.machine, game.state.mines.W3.machine, game.state.stock[4]]).toEqual([4, 4, 2]);
});

rule(
  ['1873/6.1-e', '1873/6.1-h', '1873/6.1-i', '1873/6.1-l', '1873/E67'],
  'the last 3, then the first 4, whose surplus replaces the new 3s',
  () => {
    const { game, events } = starting('CO', {
      phase: '3',
      stock: { 3: 1 },
      companies: { CO: { mines: ['W1', 'W2', 'W3', 'W4'], shares: [[ANN, 5]], percent: 20, value: 120, capital: 30 } },
    });
    expect(events.filter(({ type }) => type === 'machineBought').map(({ size, price }) => [size, price])).toEqual([
      [3, 300],
      [4, 500],
    ]);
    expect(told(events, 'subsidised')).toMatchObject({ amount: 170 });
    expect((['W1', 'W2', 'W3', 'W4'] as const).map((id) => game.state.mines[id].machine)).toEqual([4, 4, 4, 4]);
    expect([column(game, 'CO'), capital(game, 'CO'), game.state.phase], '130').toEqual([6, 0, '4']);
  },
);

rule(['1873/6.1-e', '1873/E69'], 'a subsidy raises the value like a payout', () => {
  const after = (value: number, capitalNow: number) => {
    const mines = ['W1', 'W2', 'W3', 'W4', 'W5'] as const;
    const { game } = starting('CO', {
      phase: '5',
      stock: { 4: 0 },
      companies: { CO: { mines, shares: [[ANN, 5]], percent: 10, offering: 0, value, capital: capitalNow } },
    });
    return [game.state.market['CO']?.column, capital(game, 'CO')];
  };
  // Income 210, maintenance 500; a machine of size 5 costs 800.
  expect(after(100, 0), '800 at 100: three boxes').toEqual([6, 0]);
  expect(after(530, 270), '530 at 530: one box').toEqual([26, 0]);
  expect(after(570, 270), '530 at 570: none').toEqual([26, 0]);
});

rule(['1873/6.1-j'], 'switchers with maintenance are scrapped, others stay', () => {
  const { game } = starting('CO', {
    phase: '4',
    companies: { CO: { ...CO, capital: 0 } },
    switchers: { W2: 2, W3: 3 },
  });
  play(game, producing(2, 3));
  expect([game.state.mines.W2.switcher, game.state.mines.W3.switcher]).toEqual([0, 3]);
});

rule(['1873/6.1-h', '1873/6.1-i'], 'surplus of the first machine is lost (A23)', () => {
  const game = situation({
    phase: '4',
    companies: { CO: { mines: ['W1', 'W2', 'W3'], shares: [[ANN, 5]], percent: 20 } },
    machines: { W1: 3, W2: 1, W3: 3 },
  });
  expect(planMachines(game.state, 'CO')).toEqual({ cost: 500, machines: [{ size: 4, mines: ['W2'] }] });
  const peer = situation({
    phase: '4',
    options: { insolvencyOrder: 'scraps-first' },
    companies: { CO: { mines: ['W1', 'W2', 'W3'], shares: [[ANN, 5]], percent: 20 } },
    machines: { W1: 3, W2: 1, W3: 3 },
  });
  expect(planMachines(peer.state, 'CO').machines[0]?.mines, 'by another reading').toEqual(['W2', 'W1', 'W3']);
});

// Receivership

rule(
  ['1873/6.2-b', '1873/4.3.7-a'],
  'a mine company in receivership produces and retains; its value stays and it buys nothing',
  () => {
    const { game, events } = starting('HW', {
      phase: '2',
      connected: ['W1'],
      switchers: { W4: 2 },
      companies: { HW: { mines: ['W1', 'W4'], shares: [], capital: 900, value: 100 } },
    });
    // The switcher goes where it earns: 40 + 30 + 40 + 50 (A26).
    expect(told(events, 'companyProduced')).toMatchObject({ income: 160 });
    expect([capital(game, 'HW'), column(game, 'HW'), types(events).includes('valueMoved')]).toEqual([1060, 3, false]);
    expect(game.state.mineCompanies.HW.mines).toHaveLength(2);
  },
);

rule(
  ['1873/6.2-c', '1873/6.2-d', '1873/6.2-e', '1873/6.2-g', '1873/E59'],
  'a railway in receivership turns its markers, runs as prescribed and retains',
  () => {
    const { game, events } = starting('GHE', {
      phase: '3',
      railways: { GHE: { shares: [], locos: [3], capital: 500, value: 100, markers: ['I16'], inactive: ['I16'] } },
      tiles: { I16: '76/1' },
      mines: { W3: BOB },
    });
    // The route 60 + 10 + 40, then Alexisbad – Silberhütte cannot pass the route's track: it ends in H17.
    expect(told(events, 'ran')).toBeDefined();
    expect(types(events)).not.toContain('valueMoved');
    expect([capital(game, 'GHE') > 500, column(game, 'GHE')]).toEqual([true, 3]);
    const trade = situation({
      phase: '3',
      railways: { GHE: { shares: [], locos: [3, 4], switchers: [2] }, HBE: { shares: [[ANN, 5]], capital: 500 } },
      turn: 'HBE',
      step: 'purchases',
    });
    expect(refusedBy(trade, trading('loco', 3, 'GHE', 100))).toBe('1873/6.2-b');
  },
);

rule(['1873/6.2-f', '1873/E57'], 'maintenance that cannot be paid restructures again', () => {
  const { game, events } = starting('GHE', {
    phase: 'D',
    fullSets: 1,
    set: [1, 3],
    railways: { GHE: { shares: [], percent: 10, locos: [3, 3], capital: 100, value: 700 } },
  });
  expect(types(events)).toEqual(expect.arrayContaining(['insolvent', 'subsidised']));
  expect(told(events, 'subsidised')).toMatchObject({ amount: 1100 });
  expect([game.state.railways.GHE.locos, capital(game, 'GHE'), pooled(game, 'GHE')]).toEqual([[5], 0, 10]);
});

rule(['1873/6.3-a', '1873/6.3-b', '1873/3.2.6-c'], 'released by the owner of the right', () => {
  const game = situation({
    cash: [500, 500, 0],
    auction: { seat: ANN },
    concessions: { HBE: BOB },
    railways: { GHE: { shares: [], value: 100 } },
  });
  play(game, { type: 'putUp', item: 'GHE', amount: 100 }, passing);
  expect(top(game)).toBe('stockRound');
  play(game, exercising('GHE', 2));
  expect([game.state.railways.GHE.director, cash(game, ANN)]).toEqual([ANN, 200]);
});

// The end

rule(
  ['1873/7-a', '1873/7-c', '1873/E61'],
  'a value of 1000 ends the game after the operating round, MHE included',
  () => {
    const game = situation({
      phase: '5',
      cash: [0, 0, 0],
      mheLoco: 5,
      mhe: [[BOB, 1]],
      companies: { CO: { ...CO, value: 950 } },
      turn: 'CO',
      step: 'payout',
      set: [1, 3],
    });
    Object.assign(game.state.flow.at(-1) ?? {}, { profit: 1000 });
    play(game, paying('full'));
    while (!game.over) play(game, passing);
    expect([cash(game, BOB), game.state.ending]).toEqual([50, true]);
  },
);

rule(['1873/7-b', '1873/E60'], 'the second full set of three rounds is the last', () => {
  const { game, events } = starting(undefined, { phase: '5', fullSets: 2, set: [3, 3], mheLoco: 5 });
  expect([game.over, told(events, 'gameEnded')?.['reason']]).toEqual([true, 'rounds']);
  const first = starting(undefined, { phase: '5', fullSets: 1, set: [3, 3], mheLoco: 5 });
  expect(first.game.over).toBe(false);
});

rule(['1873/7-d', '1873/E63'], 'cash, shares and face values; no capital, no concession', () => {
  const game = situation({
    cash: [100, 200, 0],
    mines: { W9: ANN },
    capital: { W9: 300 },
    mhe: [[BOB, 2]],
    concessions: { HBE: CID },
    companies: {
      CO: {
        ...CO,
        shares: [
          [ANN, 1],
          [BOB, 1],
        ],
        value: 150,
        capital: 900,
      },
    },
  });
  expect(wealthOf(game.state, ANN)).toEqual({ cash: 100, shares: 150, mines: 190 });
  expect(wealthOf(game.state, BOB)).toEqual({ cash: 200, shares: 450, mines: 0 });
  expect(wealthOf(game.state, CID)).toEqual({ cash: 0, shares: 0, mines: 0 });
  const { game: tied } = starting(undefined, { phase: '5', fullSets: 2, set: [3, 3], mheLoco: 5, cash: [0, 300, 300] });
  expect(
    tied.score().map(({ seat, rank, value }) => [seat, rank, value]),
    '(A33)',
  ).toEqual([
    [ANN, 1, 300],
    [BOB, 1, 300],
    [CID, 1, 300],
  ]);
});
