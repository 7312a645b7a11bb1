import { expect } from 'vitest';
import { routeRules } from '../route-rules.ts';
import { TRAIN_TYPES, type TrainType } from '../trains.ts';
import { hands, held, money } from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation, typesOffered } from './situation.ts';

/** ADR has run and its director decides. */
function adrEarned(income: number, holders: string, wanted: Situation = {}) {
  return situation({
    shares: { ADR: hands(holders) },
    turn: { company: 'ADR', step: 'dividend', income },
    cash: [100, 100, 100],
    ...wanted,
  });
}

const AACHEN_LIEGE = ['K2.city0', 'K2/0', 'L1.offboard0'];
const AACHEN_MAASTRICHT = ['J1.offboard0', 'J1/5', 'K2.city0'];
const AACHEN_DUEREN = ['K2.city0', 'K2/4', 'K4.town0', 'K4/4', 'K6.city0'];
const BARMEN_SIEGERLAND = ['F13.city1', 'F13/5', 'G14/5', 'H15/0', 'I14/5', 'J15.city0'];

function run(...routes: readonly (readonly [train: string, path: readonly string[]])[]) {
  return { type: 'run', routes: routes.map(([train, path]) => ({ train, path, counts: null })) };
}

/** Aachen is green, with track to Liège, to Maastricht and over a town to Düren. */
const aachen: Situation = {
  shares: { ADR: hands('Ann 20') },
  tiles: { K2: '930/0', K4: '4/1' },
  turn: { company: 'ADR', step: 'run' },
};

rule(
  '18rhl/11.1-a',
  'two trains of ADR: 30 + 30 to Liège, 10 + 30 + 10 + 20 from Maastricht over a town to Düren',
  () => {
    const game = situation({ ...aachen, trains: { ADR: ['2', '3'] } });
    const bank = money(game, 'bank');
    const [ran] = play(game, run(['2', AACHEN_LIEGE], ['3', [...AACHEN_MAASTRICHT, ...AACHEN_DUEREN.slice(1)]]));
    expect(ran).toMatchObject({ revenue: 130, routes: [{ revenue: 60 }, { revenue: 70 }] });
    expect(money(game, 'bank'), 'not paid yet').toBe(bank);
    play(game, { type: 'withhold' });
    expect([money(game, 'ADR'), money(game, 'bank')]).toEqual([130, bank - 130]);
  },
);

rule('18rhl/11.1-a', 'a train that stays at home earns nothing; the other’s route is all the income', () => {
  const game = situation({ ...aachen, trains: { ADR: ['2', '2'] } });
  const [ran] = play(game, run(['2.2', AACHEN_DUEREN]));
  expect(ran).toMatchObject({ revenue: 60, routes: [{ train: '2', revenue: 60 }] });
});

rule(
  '18rhl/11.1-a',
  'a bonus comes on top: 20 + 30 + 20 from the Ruhr over Barmen to Siegerland and 20 for coal and steel',
  () => {
    const game = situation({
      shares: { BME: hands('Ann 20') },
      trains: { BME: ['3'] },
      tiles: { E14: '9/0', G14: '9/2' },
      turn: { company: 'BME', step: 'run' },
    });
    const path = ['D15.offboard0', 'D15/0', 'E14/0', ...BARMEN_SIEGERLAND];
    const [ran] = play(game, run(['3', path]));
    expect(ran).toMatchObject({ revenue: 90 });
  },
);

/** Left and right value of every red or grey area but the Östliches Ruhrgebiet. */
const AREAS: Readonly<Record<string, readonly [left: number, right: number]>> = {
  A4: [40, 60],
  A6: [40, 60],
  A14: [40, 60],
  B15: [50, 80],
  C2: [10, 30],
  E2: [20, 40],
  G2: [10, 20],
  J1: [10, 30],
  J15: [20, 40],
  L1: [30, 60],
  L11: [30, 70],
  L13: [30, 60],
};

rule('18rhl/11.1-b', 'every red and grey area: the left value until the first 5-train, then the right one', () => {
  for (const phase of TRAIN_TYPES) {
    const game = situation({ ...aachen, phase });
    const { graph, node } = routeRules(game.state, 'ADR');
    const values = Object.keys(AREAS).map((hex) => {
      const area = graph.nodes.find((one) => one.hex === hex);
      return [hex, area ? node(area, '6').stop?.value : undefined];
    });
    const side = Number(phase) < 5 ? 0 : 1;
    expect(values, `phase ${phase}`).toEqual(Object.entries(AREAS).map(([hex, figures]) => [hex, figures[side]]));
  }
});

rule('18rhl/11.1-b', 'the same runs before and after the first 5-train: Liège 30 or 60, Siegerland 20 or 40', () => {
  const earned = (phase: TrainType, company: 'ADR' | 'BME', path: readonly string[]) => {
    const game = situation({
      ...aachen,
      shares: { [company]: hands('Ann 20') },
      tiles: { K2: '930/0', G14: '9/2' },
      phase,
      trains: { [company]: ['5'] },
      turn: { company, step: 'run' },
    });
    return play(game, run(['5', path]))[0]?.['revenue'];
  };
  expect([earned('4', 'ADR', AACHEN_LIEGE), earned('5', 'ADR', AACHEN_LIEGE)]).toEqual([60, 90]);
  expect([earned('4', 'BME', BARMEN_SIEGERLAND), earned('5', 'BME', BARMEN_SIEGERLAND)]).toEqual([50, 70]);
});

rule('18rhl/11.1-c', 'withheld: all 150 go to the treasury and nobody is paid', () => {
  const game = adrEarned(150, 'Ann 40, Bob 10, Cid 10, pool 10', { treasury: { ADR: 25 } });
  const bank = money(game, 'bank');
  expect(offers(game, { type: 'withhold' })).toBe(true);
  play(game, { type: 'withhold' });
  expect(money(game, 'ADR')).toBe(175);
  expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([100, 100, 100]);
  expect(money(game, 'bank')).toBe(bank - 150);
});

rule(
  ['18rhl/11.1-d', '18rhl/X-03'],
  'income 150, director 40%, two players 10% each, 30% unsold, 10% in the pool: 60, 15, 15, treasury 45, the pool nothing',
  () => {
    const game = adrEarned(150, 'Ann 40, Bob 10, Cid 10, pool 10');
    expect(held(game, 'ADR', 'offering')).toBe('10 10 10');
    const bank = money(game, 'bank');
    expect(offers(game, { type: 'payDividend' })).toBe(true);
    play(game, { type: 'payDividend' });
    expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([160, 115, 115]);
    expect(money(game, 'ADR')).toBe(45);
    expect(money(game, 'bank')).toBe(bank - 135);
  },
);

rule('18rhl/11.1-d', 'a 20% certificate of KKK is two shares, be it with a player or unsold', () => {
  const game = situation({
    shares: { KKK: hands('Ann 20, Bob [20 10]') },
    turn: { company: 'KKK', step: 'dividend', income: 100 },
    cash: [0, 0, 0],
  });
  play(game, { type: 'payDividend' });
  expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([20, 30, 0]);
  expect(money(game, 'KKK'), 'one of 20% and three of 10%').toBe(50);
});

rule('18rhl/11.1-e', 'all or nothing: to pay and to withhold is the choice, and one of both must be', () => {
  const game = adrEarned(150, 'Ann 40, Bob 10');
  expect([...typesOffered(game)].sort()).toEqual(['payDividend', 'withhold']);
  expect(game.choices(0).every(({ params }) => Object.keys(params).length === 0)).toBe(true);
  expect(refusedBy(game, { type: 'pass' })).toBe('18rhl/11.1-e');
  expect(refusedBy(game, { type: 'payDividend', amount: 70 })).toBe('kernel/shape');
  play(game, { type: 'payDividend' });
  expect(refusedBy(game, { type: 'withhold' }), 'not a second time').toBe('18rhl/6.3-a');
});
