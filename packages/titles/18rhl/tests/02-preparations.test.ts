import { BANK, DEPOT, OFFERING, POOL, percentOf } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { allCompanies } from '../companies.ts';
import type { State } from '../index.ts';
import { ITEM_IDS, startItems } from '../start-items.ts';
import {
  allPass,
  bank,
  beginning,
  buying,
  byLot,
  cash,
  founding,
  fund,
  held,
  laying,
  packet,
  packetSold,
  passing,
  selling,
  settingPar,
  share,
  train,
  treasuryOf,
  verdict,
} from './beginning.ts';
import { play, rule, situation, typesOffered } from './situation.ts';

/** Who was dealt which item, in the order in which they sit. */
function deal(game: Game<State>): readonly { readonly seat: unknown; readonly item: string }[] {
  const told = game.events(0).find(({ type }) => type === 'seatsDealt');
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const items = list(told?.['items']).map(String);
  return list(told?.['seats']).map((seat, i) => ({ seat, item: items[i] ?? '' }));
}

function priceOf(item: string): number {
  return ITEM_IDS.filter((id) => id === item).map((id) => startItems[id].price)[0] ?? 0;
}

const SEEDS = Array.from({ length: 60 }, (_, i) => `lot ${i}`);

rule(
  '18rhl/2.1-a',
  'each player is dealt one item of the six, nobody the same; with three players three are left',
  () => {
    for (const players of [3, 4, 5, 6]) {
      for (const seed of SEEDS) {
        const dealt = deal(byLot(players, seed));
        expect(dealt.map(({ seat }) => Number(seat)).sort(), seed).toEqual([0, 1, 2, 3, 4, 5].slice(0, players));
        expect(new Set(dealt.map(({ item }) => item)).size, seed).toBe(players);
        for (const { item } of dealt) expect(ITEM_IDS, seed).toContain(item);
      }
    }
  },
);

rule('18rhl/2.1-a', 'the deal is by lot: with three players every item comes up for every one of them', () => {
  const seen = new Set(SEEDS.flatMap((seed) => deal(byLot(3, seed)).map(({ seat, item }) => `${seat} ${item}`)));
  expect(seen.size, 'three seats, six items').toBe(18);
});

rule(['18rhl/2.1-b', '18rhl/2.1-d'], 'the seats go up with the prices 20, 30, 50, 80, 120 and 140 M', () => {
  expect(ITEM_IDS.map((id) => startItems[id].price)).toEqual([20, 30, 50, 80, 120, 140]);
  for (const players of [3, 6]) {
    for (const seed of SEEDS) {
      const game = byLot(players, seed);
      const dealt = deal(game);
      const prices = dealt.map(({ item }) => priceOf(item));
      expect(prices, seed).toEqual([...prices].sort((a, b) => a - b));
      expect(game.state.seats, seed).toEqual(dealt.map(({ seat }) => seat));
    }
  }
});

rule('18rhl/2.1-c', 'whoever was dealt the cheapest item has the priority deal and the first turn', () => {
  const starters = new Set<number>();
  for (const seed of SEEDS) {
    const game = byLot(3, seed);
    expect(game.state.priority, seed).toBe(deal(game)[0]?.seat);
    expect(game.actors(), seed).toEqual([game.state.priority]);
    starters.add(game.state.priority);
  }
  expect([...starters].sort()).toEqual([0, 1, 2]);
});

rule('18rhl/2.1-d', 'turns follow the seats dealt, not the order of the names', () => {
  const seed = SEEDS.find((candidate) => byLot(4, candidate).state.seats.join('') === '3102') ?? '';
  const game = byLot(4, seed);
  const turns = Array.from({ length: 5 }, () => {
    const [seat] = game.actors();
    play(game, passing);
    return seat;
  });
  expect(turns, seed).toEqual([3, 1, 0, 2, 3]);
});

rule('18rhl/2.1-e', 'nobody owns what was dealt: all six items are for sale, at their prices', () => {
  const game = byLot(6, 'lot 0');
  expect(packet(game)).toMatchObject({ unsold: [...ITEM_IDS], price: 20, bids: {} });
  expect(Object.values(game.state.privates)).toEqual(Array(5).fill(OFFERING));
  for (const company of allCompanies) for (let seat = 0; seat < 6; seat++) expect(held(game, company.id, seat)).toBe(0);
  expect(cash(game)).toEqual(Array(6).fill(300));
});

rule('18rhl/2.2-a', 'the number drawn places coal mine and steel mill by the table', () => {
  const table = Array.from({ length: 9 }, (_, i) => {
    const game = beginning(3, { sites: String(i + 1) });
    const told = game.events(0).find(({ type }) => type === 'sitesPlaced');
    return [game.state.draw, told?.['coal'], told?.['steel']];
  });
  expect(table).toEqual([
    [1, 'J3', 'E6'],
    [2, 'K4', 'D9'],
    [3, 'D9', 'E6'],
    [4, 'D9', 'D13'],
    [5, 'C12', 'E6'],
    [6, 'C12', 'D9'],
    [7, 'J3', 'D13'],
    [8, 'D11', 'E6'],
    [9, 'D11', 'D9'],
  ]);
});

rule('18rhl/2.2-a', 'each of the nine ADR certificates may be drawn, and goes back to the stack', () => {
  const drawn = new Set<number>();
  for (const seed of SEEDS) {
    const { draw, certificates } = byLot(3, seed).state;
    drawn.add(draw);
    expect(certificates['ADR'], seed).toEqual(Array(9).fill(OFFERING));
  }
  expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

rule(
  '18rhl/2.2-b',
  'coal in Duisburg and steel in Krefeld still earn the bonus when both cities are built over',
  () => {
    /** CCE runs Krefeld – town of E8 – left bank of Duisburg: the income of its 2-train. */
    const income = (draw: number, tiles: Readonly<Record<string, string>>, lays: readonly [string, string][] = []) => {
      const game = situation({
        draw,
        phase: '3',
        shares: { CCE: [[0, 50]] },
        treasury: { CCE: 100 },
        trains: { CCE: ['2'] },
        tiles: { E6: '202/2', E8: '56/0', ...tiles },
        turn: { company: 'CCE' },
      });
      play(game, ...lays.map(([hex, laid]) => laying(hex, laid)), passing);
      return game.choices(0)[0]?.info?.['revenue'];
    };
    expect(income(3, {}), '30 + 10 + 20, bonus 20').toBe(80);
    expect(income(1, {}), 'no coal in Duisburg').toBe(60);
    expect(income(3, {}, [['D9', '925/0']]), 'Duisburg green: 30 + 10 + 40, bonus 20').toBe(100);
    expect(income(3, { D9: '925/0' }, [['E6', '934/0']]), 'Krefeld green: 40 + 10 + 40, bonus 20').toBe(110);
    expect(income(1, { D9: '925/0' }, [['E6', '934/0']])).toBe(90);
  },
);

rule(
  ['18rhl/2.3-a', '18rhl/X-04'],
  'the capital of three, four, five and six players; 7,200 M stay in the bank',
  () => {
    for (const [players, capital] of [
      [3, 600],
      [4, 450],
      [5, 360],
      [6, 300],
    ] as const) {
      const game = byLot(players, `capital ${players}`);
      expect(cash(game)).toEqual(Array(players).fill(capital));
      expect(bank(game)).toBe(7200);
    }
  },
);

rule('18rhl/2.4-a', 'a GVE share lies with No. 5: it is not in the offering, and Bob gets it with the private', () => {
  const game = beginning();
  expect(game.state.certificates['GVE']?.filter((owner) => owner === OFFERING)).toHaveLength(8);
  expect([held(game, 'GVE', OFFERING), held(game, 'GVE', 'no5')]).toEqual([90, 10]);
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'));
  expect(held(game, 'GVE', 'no5'), 'while No. 5 is unsold').toBe(10);
  play(game, buying('no5'));
  expect([held(game, 'GVE', OFFERING), held(game, 'GVE', 'no5'), held(game, 'GVE', 1)]).toEqual([90, 0, 10]);
});

rule('18rhl/2.4-b', 'what is in the offering: all but the RhE director certificate and the GVE share', () => {
  const { state } = beginning();
  const offered = Object.fromEntries(allCompanies.map((company) => [company.id, percentOf(state, company, OFFERING)]));
  expect(offered).toEqual({ ADR: 100, BME: 100, CCE: 100, CME: 100, DEE: 100, GVE: 90, KKK: 100, RhE: 80 });
  expect(state.certificates['RhE']).toEqual(['packet', ...Array(8).fill(OFFERING)]);
});

rule('18rhl/2.4-c', 'the pool is empty until No. 6 is bought and three RhE shares enter it', () => {
  const inPool = (game: Game<State>) => allCompanies.map(({ id }) => held(game, id, POOL));
  const game = beginning();
  expect(inPool(game)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(game.state.trains[POOL]).toEqual([]);
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'));
  expect(inPool(game)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  play(game, buying('no6'), settingPar(70));
  expect(inPool(game)).toEqual([0, 0, 0, 0, 0, 0, 0, 30]);
});

rule('18rhl/2.4-d', 'a share of ADR once owned lies in the pool, never again among the unsold ones', () => {
  const game = situation({
    shares: {
      ADR: [
        [0, 40],
        [1, 20],
      ],
    },
    treasury: { ADR: 0 },
    cash: [500, 500, 500],
    stock: { seat: 1 },
  });
  play(game, selling('ADR', 10), passing);
  expect([held(game, 'ADR', OFFERING), held(game, 'ADR', POOL)]).toEqual([40, 10]);
  play(game, share('ADR'));
  expect([held(game, 'ADR', OFFERING), held(game, 'ADR', POOL)], 'Cid buys a new one').toEqual([30, 10]);
  play(game, share('ADR', 10, 'pool'));
  expect([held(game, 'ADR', OFFERING), held(game, 'ADR', POOL)], 'Ann buys the old one').toEqual([30, 0]);
});

rule(
  '18rhl/2.4-e',
  'RhE in the first operating round: the larger trains are there, but only 2-trains are on offer',
  () => {
    const game = packetSold();
    allPass(game);
    play(game, passing);
    expect(new Set(game.state.trains[DEPOT])).toEqual(new Set(['2', '3', '4', '5', '6', '8']));
    expect(verdict(game, train('2', 100))).toBe('legal');
    const trains = game.choices(2).filter(({ type }) => type === 'buyTrain');
    expect(trains.map(({ params }) => params['train'])).toEqual([['2']]);
    const rich = situation({
      shares: { CME: [[0, 50]] },
      treasury: { CME: 3000 },
      turn: { company: 'CME', step: 'trains' },
    });
    expect(verdict(rich, train('2', 100))).toBe('legal');
    for (const [type, price, locked] of [
      ['3', 200, '18rhl/13.1-c'],
      ['4', 300, '18rhl/13.1-c'],
      ['5', 500, '18rhl/13.1-c'],
      ['6', 600, '18rhl/13.1-d'],
      ['8', 800, '18rhl/13.1-d'],
    ] as const) {
      expect(verdict(rich, train(type, price)), `a ${type}-train`).toBe(locked);
    }
  },
);

rule('18rhl/2.4-f', 'players, treasuries, the money beside Aachen and the bank are accounts of their own', () => {
  const game = packetSold();
  expect(Object.keys(game.state.money).sort()).toEqual(
    ['aachenFund', 'bank', 'player0', 'player1', 'player2', ...allCompanies.map(({ id }) => id)].sort(),
  );
  play(game, founding('CME', 100));
  expect(cash(game), 'Ann pays 200 M').toEqual([300, 450, 410]);
  expect([treasuryOf(game, 'CME'), treasuryOf(game, 'RhE'), fund(game)], 'to the bank').toEqual([0, 0, 210]);
  expect(game.state.money[BANK]).toBe(9000 - 300 - 450 - 410 - 210);
});

rule('18rhl/2.4-f', 'a rich director cannot pay for a poor company, nor a rich company for its poor director', () => {
  const shares = { CME: [[0, 50] as const] };
  const poorCompany = situation({
    shares,
    cash: [500],
    treasury: { CME: 90 },
    turn: { company: 'CME', step: 'trains' },
  });
  expect(verdict(poorCompany, train('2', 100))).toBe('18rhl/13.1-b');
  expect(typesOffered(poorCompany)).toEqual(['pass']);
  const poorDirector = situation({ shares, cash: [60], treasury: { CME: 500 }, stock: { seat: 0 } });
  expect(verdict(poorDirector, share('CME'))).toBe('18rhl/15.1-d');
});
