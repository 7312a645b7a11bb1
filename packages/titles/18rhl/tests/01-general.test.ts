import { allMoney, DEPOT, GONE, OFFERING, trainCounts } from '@stellwerk/engine/finance';
import { newGame } from '@stellwerk/engine/kernel';
import { trackGraph } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { allCompanies, type CompanyId, companies } from '../companies.ts';
import { maps, rhl, routeRules } from '../index.ts';
import { market } from '../market.ts';
import { ITEM_IDS, PRIVATE_IDS, startItems } from '../start-items.ts';
import { mapOf } from '../state.ts';
import { beginning, bidding, laying, NAMES, packet, packetSold, passing, train, verdict } from './beginning.ts';
import { offers, play, refusedBy, rule, situation } from './situation.ts';

const ORDINARY: readonly CompanyId[] = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'RhE'];

rule('18rhl/1-a', 'three, four, five or six sit down to play; two or seven cannot', () => {
  const sitDown = (players: number) => newGame(rhl, { players: NAMES.slice(0, players), seed: '1-a' });
  for (const players of [3, 4, 5, 6]) expect(sitDown(players).ok, `${players} players`).toBe(true);
  for (const players of [0, 1, 2, 7]) {
    expect(sitDown(players), `${players} players`).toMatchObject({ ok: false, refusal: { rule: 'kernel/players' } });
  }
});

rule('18rhl/1-b', 'however many play, the money in the game is 9,000 M, the starting capital included', () => {
  for (const players of [3, 4, 5, 6]) expect(allMoney(beginning(players).state), `${players} players`).toBe(9000);
});

rule('18rhl/1-c', 'eight companies; when the packet is sold RhE is founded and the other seven can be', () => {
  expect(allCompanies.map(({ id }) => id)).toEqual(['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'KKK', 'RhE']);
  const game = packetSold();
  expect(Object.keys(game.state.certificates).sort()).toEqual(['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'KKK', 'RhE']);
  const founded = allCompanies.filter(({ id }) => !offers(game, { type: 'found', company: id }));
  expect(founded.map(({ id }) => id)).toEqual(['RhE']);
});

rule('18rhl/1-d', 'seven companies have a director certificate of 20% and eight shares of 10%', () => {
  const { state } = beginning();
  for (const id of ORDINARY) {
    const [director, ...others] = companies[id].certificates;
    expect(director, id).toEqual({ percent: 20, director: true });
    expect(others, id).toEqual(Array(8).fill({ percent: 10 }));
    expect(state.certificates[id], id).toHaveLength(9);
  }
});

rule('18rhl/1-e', 'KKK has three certificates of 20%, one of them the director certificate, and four of 10%', () => {
  expect(companies.KKK.certificates).toEqual([
    { percent: 20, director: true },
    { percent: 20 },
    { percent: 20 },
    ...Array(4).fill({ percent: 10 }),
  ]);
  expect(beginning().state.certificates['KKK']).toEqual(Array(7).fill(OFFERING));
});

rule('18rhl/1-f', 'the packet: five privates, and the director certificate of RhE as No. 6', () => {
  const game = beginning();
  expect(packet(game).unsold).toEqual(['no1', 'no2', 'no3', 'no4', 'no5', 'no6']);
  expect(Object.keys(game.state.privates)).toEqual(['no1', 'no2', 'no3', 'no4', 'no5']);
  expect(PRIVATE_IDS.map((id) => startItems[id].name)).toEqual([
    'Prinz-Wilhelm-Bahn',
    'Konzession Essen-Osterath',
    'Seilzuganlage',
    'Trajektanstalt',
    'Niederrheinische Licht- und Kraftwerke',
  ]);
  expect(game.state.certificates['RhE']?.[0]).toBe('packet');
  expect(packetSold().state.certificates['RhE']?.[0], 'Cid bought No. 6').toBe('player2');
});

rule('18rhl/1-g', 'the tiles of the box by colour', () => {
  const { tiles } = beginning().state;
  const colours: Record<string, number> = {};
  for (const [tile, left] of Object.entries(tiles)) {
    const colour = maps.standard.tiles.get(tile)?.color ?? '';
    colours[colour] = (colours[colour] ?? 0) + Number(left);
  }
  expect(colours).toEqual({ yellow: 45, green: 45, brown: 26, gray: 3, orange: 1 });
  expect(tiles['935']).toBe(1);
});

rule('18rhl/1-g', 'the only tile 57 lies in Wesel: RhE has none for Bonn until CME builds on it there', () => {
  const bonn = laying('K10', '57/2');
  const board = {
    phase: '3',
    shares: { CME: [[0, 50]], RhE: [[1, 50]] },
    treasury: { CME: 0, RhE: 0 },
    tiles: { B9: '57/1', J9: '8/3' },
    markers: { CME: ['B9'] },
  } as const;
  const alone = situation({ ...board, turn: { company: 'RhE' }, round: { number: 1, of: 1, acted: ['CME'] } });
  expect(verdict(alone, bonn)).toBe('18rhl/1-g');
  expect(verdict(alone, laying('K10', '6/0')), 'another tile is there').toBe('legal');

  const game = situation({ ...board, turn: { company: 'CME' } });
  expect(game.state.tiles).toMatchObject({ '57': 0, '15': 3 });
  play(game, laying('B9', '15/4'), passing, passing);
  expect(game.state.tiles).toMatchObject({ '57': 1, '15': 2 });
  expect(game.actors(), 'RhE of Bob').toEqual([1]);
  expect(verdict(game, bonn)).toBe('legal');
  play(game, bonn);
  expect(game.state.tiles['57']).toBe(0);
});

rule('18rhl/1-h', '28 trains with the optional one, and 24 markers', () => {
  const counts = { '2': 6, '3': 5, '4': 3, '5': 3, '6': 6, '8': 4 };
  expect(trainCounts(beginning().state)).toEqual(counts);
  const all = beginning(3, { extraTwoTrain: true }).state;
  expect(trainCounts(all)).toEqual({ ...counts, '2': 7 });
  expect(all.trains[DEPOT]).toHaveLength(28);
  expect(all.trains[GONE]).toBeUndefined();

  const markers = Object.fromEntries(allCompanies.map(({ id, markers: costs }) => [id, costs.length]));
  expect(markers).toEqual({ ADR: 3, BME: 4, CCE: 3, CME: 4, DEE: 2, GVE: 2, KKK: 2, RhE: 4 });
  expect(Object.values(markers).reduce((sum, n) => sum + n)).toBe(24);
});

rule('18rhl/1-i', 'Bob holds as much of CME as Ann, who directs it: he can do nothing in its turn', () => {
  const turn = { company: 'CME', income: 100 } as const;
  for (const step of ['build', 'dividend', 'trains'] as const) {
    const shares = { CME: [[0, 50] as const, [1, 50] as const] };
    const game = situation({ shares, treasury: { CME: 300 }, turn: { ...turn, step } });
    expect(game.actors(), step).toEqual([0]);
    expect(game.choices(1), step).toEqual([]);
    for (const { type, params } of game.choices(0)) {
      const first = Object.entries(params).map(([name, domain]) => [name, Array.isArray(domain) ? domain[0] : 100]);
      const action: Record<string, unknown> = { ...Object.fromEntries(first), type };
      expect(game.preview({ ...action, seat: 0 }).ok, `${step}: Ann may ${type}`).toBe(true);
      expect(refusedBy(game, { ...action, seat: 1 }), `${step}: Bob may not ${type}`).toBe('kernel/turn');
    }
  }
});

rule('18rhl/1-j', 'every draw adds one coal mine and one steel mill to the printed ones', () => {
  const sites = (draw: number) => {
    const { state } = situation({ draw, floated: ['CME'], shares: { CME: [[0, 50]] } });
    const { node } = routeRules(state, 'CME');
    const found = trackGraph(mapOf(state), state.track).nodes.flatMap((at) =>
      (node(at, '2').marks ?? [])
        .filter(({ kind }) => kind === 'coal' || kind === 'steel')
        .map(({ kind }) => `${kind} ${at.hex}`),
    );
    return [...new Set(found)].sort();
  };
  const printed = ['coal C14', 'coal D15', 'steel C14', 'steel D15', 'steel J15'];
  for (let draw = 1; draw <= 9; draw++) {
    const movable = sites(draw).filter((site) => !printed.includes(site));
    expect(movable.map((site) => site.split(' ')[0]).sort(), `draw ${draw}`).toEqual(['coal', 'steel']);
    expect(
      sites(draw).filter((site) => printed.includes(site)),
      `draw ${draw}`,
    ).toEqual(printed);
  }
});

rule('18rhl/1-k', 'every figure a train can earn is a multiple of 10, so a share of 10% never earns a fraction', () => {
  const { printed, tiles } = maps.standard;
  const earned = [...printed, ...tiles.values()].flatMap(({ nodes, own }) => [
    ...nodes.flatMap(({ revenue }) => (typeof revenue === 'number' ? [revenue] : Object.values(revenue))),
    ...(typeof own['ferryRevenue'] === 'number' ? [own['ferryRevenue']] : []),
  ]);
  expect(earned.length).toBeGreaterThan(100);
  expect(earned.filter((value) => value % 10 !== 0)).toEqual([]);
  const prices = market.cells.flat().map((cell) => cell?.price ?? 0);
  expect([...prices, ...ITEM_IDS.map((id) => startItems[id].price)].every(Number.isInteger)).toBe(true);
});

rule('18rhl/1-k', 'nobody can bid or pay half a Mark', () => {
  const game = beginning();
  expect(refusedBy(game, bidding('no2', 35.5))).toBe('kernel/shape');
  const shares = { CME: [[0, 50] as const], BME: [[1, 50] as const] };
  const trading = situation({
    shares,
    trains: { BME: ['3'] },
    treasury: { CME: 100 },
    turn: { company: 'CME', step: 'trains' },
  });
  expect(refusedBy(trading, train('3', 10.5, 'BME'))).toBe('kernel/shape');
  expect(verdict(trading, train('3', 10, 'BME'))).toBe('legal');
});
