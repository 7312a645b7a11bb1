import { BANK, playerOwner, priceOf, trainsOf } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { CompanyId } from '../companies.ts';
import { market } from '../market.ts';
import type { State } from '../state.ts';
import { acting, building, cash, intoOperatingRound, laying, marking, sitOut, verdict } from './building.ts';
import { offers, play, refusedBy, rule, types, typesOffered } from './situation.ts';

const PASS = { type: 'pass' };
/** From Düsseldorf over F11 to Elberfeld. */
const LINE = { path: ['F9.city1', 'F9/4', 'F11/4', 'F13.city0'], counts: null };
const RUN = { type: 'run', routes: [{ train: '2', ...LINE }] };
const TWO_TRAIN = { type: 'buyTrain', train: '2', from: 'depot', price: 100 };

function price({ state }: Game<State>, company: CompanyId): number | undefined {
  return priceOf(market, state, company);
}

/** The companies in the order in which they act, until the operating round is over. */
function orderOfTurns(game: Game<State>): (CompanyId | undefined)[] {
  const order: (CompanyId | undefined)[] = [];
  while (acting(game)) {
    order.push(acting(game));
    sitOut(game);
  }
  return order;
}

rule('18rhl/6.2-a', 'the privates pay before the first company acts, in each operating round of a set', () => {
  const { game, events } = intoOperatingRound(['ADR'], {
    privates: { no1: 0, no2: 1, no3: 1, no4: 2, no5: 0 },
    cash: [0, 0, 0],
    phase: '3',
  });
  const paid = () => [0, 1, 2].map((seat) => cash(game, playerOwner(seat)));
  expect(types(events).slice(types(events).indexOf('operatingRoundBegan'))).toEqual([
    'operatingRoundBegan',
    'privatePaid',
    'privatePaid',
    'privatePaid',
    'privatePaid',
    'turnBegan',
  ]);
  expect(paid()).toEqual([30, 15, 20]);
  sitOut(game);
  expect(game.state.flow.at(0)).toMatchObject({ kind: 'operatingRound', number: 2 });
  expect(paid()).toEqual([60, 30, 40]);
});

rule('18rhl/6.2-b', 'each floated company acts once, from the highest price to the lowest', () => {
  const { game } = intoOperatingRound(['ADR', 'BME', 'CME', 'KKK'], {
    at: { KKK: [0, 16], BME: [0, 5], ADR: [1, 5], CME: [5, 0] },
  });
  expect(orderOfTurns(game)).toEqual(['KKK', 'BME', 'ADR', 'CME']);
  expect(game.state.flow.at(-1)?.kind).toBe('stockRound');
});

rule('18rhl/6.2-c', 'on one square the upper marker goes first', () => {
  const ids = ['CME', 'ADR', 'GVE'] as const;
  const one = intoOperatingRound(ids, { at: { GVE: [1, 4], ADR: [1, 4], CME: [1, 4] } });
  expect(orderOfTurns(one.game)).toEqual(['GVE', 'ADR', 'CME']);
  const other = intoOperatingRound(ids, { at: { CME: [1, 4], ADR: [1, 4], GVE: [1, 4] } });
  expect(orderOfTurns(other.game)).toEqual(['CME', 'ADR', 'GVE']);
});

rule(
  '18rhl/6.2-d',
  'three squares of 100 M: the marker furthest right goes first, whoever lies where in a pile',
  () => {
    const { game } = intoOperatingRound(['ADR', 'BME', 'CME', 'GVE'], {
      at: { ADR: [0, 3], GVE: [2, 5], BME: [1, 4], CME: [2, 5] },
    });
    expect(['ADR', 'BME', 'CME', 'GVE'].map((id) => priceOf(market, game.state, id))).toEqual([100, 100, 100, 100]);
    expect(orderOfTurns(game)).toEqual(['GVE', 'CME', 'BME', 'ADR']);
  },
);

rule('18rhl/6.2-e', 'BME falls in the middle of the round, by a forced sale: CME now acts before it', () => {
  const standing = () =>
    building('DEE', {
      shares: {
        DEE: [[0, 50]],
        BME: [
          [1, 50],
          [0, 20],
        ],
        CME: [[2, 50]],
      },
      treasury: { DEE: 0, BME: 500, CME: 500 },
      at: { BME: [1, 2], CME: [2, 2], DEE: [0, 5] },
      tiles: { F11: '9/1' },
      cash: [0, 600, 600],
      turn: { company: 'DEE', step: 'trains' },
    });
  const calm = standing();
  play(calm, { type: 'forcePurchase', train: '2', from: 'depot' });
  expect(price(calm, 'BME')).toBe(80);
  const events = play(calm, { type: 'sellShares', company: 'BME', certificates: [10, 10] });
  expect(types(events)).toEqual(['sharesSold', 'priceMoved', 'directorPaid', 'trainBought']);
  expect([price(calm, 'BME'), price(calm, 'CME')]).toEqual([75, 75]);
  play(calm, PASS);
  expect(orderOfTurns(calm)).toEqual(['CME', 'BME']);

  // Without the sale the order is the other one.
  const rich = building('DEE', {
    treasury: { DEE: 500, BME: 500, CME: 500 },
    at: { BME: [1, 2], CME: [2, 2], DEE: [0, 5] },
  });
  sitOut(rich);
  expect(orderOfTurns(rich)).toEqual(['BME', 'CME']);
});

rule('18rhl/6.2-f', 'ADR has a par and 40% sold, but has not floated: it gets no turn', () => {
  const { game } = intoOperatingRound(['BME'], {
    shares: { ADR: [[0, 40]], BME: [[0, 50]] },
    par: { ADR: 100, BME: 60 },
  });
  expect(game.state.companies.ADR.floated).toBe(false);
  expect(orderOfTurns(game)).toEqual(['BME']);
});

/** DEE with a 2-train and its line, Ann directing; 500 M. */
function dee(wanted: Parameters<typeof building>[1] = {}): Game<State> {
  return building('DEE', { trains: { DEE: ['2'] }, tiles: { F11: '9/1' }, at: { DEE: [2, 1] }, ...wanted });
}

rule('18rhl/6.3-a', 'track, marker, run, pay, price, trains: no step before its turn and none once it is over', () => {
  const game = dee();
  const early = [RUN, { type: 'payDividend' }, { type: 'withhold' }];
  for (const action of early) expect(refusedBy(game, action)).toBe('18rhl/6.3-a');
  expect(refusedBy(game, TWO_TRAIN)).toBe('18rhl/13.1-a');
  expect(typesOffered(game)).toEqual(['layTile', 'placeMarker', 'pass']);

  const tile = laying('E12', '55/2');
  expect(verdict(game, tile)).toBe('legal');
  play(game, marking('F13.city0'));
  expect(refusedBy(game, tile)).toBe('18rhl/6.3-a');
  expect(typesOffered(game)).toEqual(['pass']);

  play(game, PASS);
  expect(typesOffered(game)).toEqual(['run']);
  expect(refusedBy(game, tile)).toBe('18rhl/6.3-a');
  expect(refusedBy(game, PASS)).toBe('18rhl/10.1-n');
  expect(refusedBy(game, { type: 'payDividend' })).toBe('18rhl/6.3-a');
  expect(refusedBy(game, TWO_TRAIN)).toBe('18rhl/13.1-a');

  play(game, RUN);
  expect(typesOffered(game)).toEqual(['payDividend', 'withhold']);
  expect(refusedBy(game, RUN)).toBe('18rhl/6.3-a');
  expect(refusedBy(game, tile)).toBe('18rhl/6.3-a');
  expect(refusedBy(game, TWO_TRAIN)).toBe('18rhl/13.1-a');
  expect(refusedBy(game, PASS)).toBe('18rhl/11.1-e');
  expect(price(game, 'DEE')).toBe(70);

  // The price has moved when the first train can be bought.
  const events = play(game, { type: 'withhold' });
  expect(types(events)).toEqual(['incomeKept', 'priceMoved']);
  expect(price(game, 'DEE')).toBe(65);
  expect(typesOffered(game)).toEqual(['buyTrain', 'pass']);
  for (const action of [tile, ...early]) expect(refusedBy(game, action)).toBe('18rhl/6.3-a');
  play(game, TWO_TRAIN);
  expect(refusedBy(game, marking('F13.city0'))).toBe('18rhl/6.3-a');
});

rule('18rhl/6.3-a', 'track and marker may be left out; a marker cannot be made up for after the run', () => {
  const game = dee();
  play(game, PASS);
  expect(refusedBy(game, marking('F13.city0'))).toBe('18rhl/6.3-a');
  play(game, RUN, { type: 'withhold' });
  expect(refusedBy(game, marking('F13.city0'))).toBe('18rhl/6.3-a');
  expect(refusedBy(game, laying('E12', '55/2'))).toBe('18rhl/6.3-a');
});

rule('18rhl/6.3-b', 'one yellow tile, or one upgrade, or one printed hex: never a second lay', () => {
  const lays = {
    yellow: laying('G14', '9/2'),
    upgrade: laying('E14', '24/0'),
    printed: laying('F13', '934/5'),
  };
  for (const [kind, first] of Object.entries(lays)) {
    const game = building('BME', { phase: '3', tiles: { E14: '9/0' } });
    for (const lay of Object.values(lays)) expect(offers(game, lay)).toBe(true);
    play(game, first);
    for (const [other, lay] of Object.entries(lays)) {
      if (other !== kind) expect(refusedBy(game, lay), `${kind}, ${other}`).toBe('18rhl/6.3-b');
    }
    expect(typesOffered(game)).not.toContain('layTile');
  }
});

rule('18rhl/6.3-c', 'DEE has a route and no train: it may not end its turn before it has bought one', () => {
  const game = dee({ trains: {}, turn: { company: 'DEE', step: 'trains' } });
  expect(refusedBy(game, PASS)).toBe('18rhl/13.1-n');
  expect(typesOffered(game)).not.toContain('pass');
  play(game, TWO_TRAIN);
  expect(trainsOf(game.state, 'DEE')).toEqual(['2']);
  play(game, PASS);
  expect(acting(game)).toBeUndefined();

  const poor = dee({ trains: {}, treasury: { DEE: 99 }, turn: { company: 'DEE', step: 'trains' } });
  expect(refusedBy(poor, PASS)).toBe('18rhl/13.1-l');
  const trackless = dee({ trains: {}, tiles: {}, turn: { company: 'DEE', step: 'trains' } });
  play(trackless, PASS);
  expect(acting(trackless)).toBeUndefined();
});

rule('18rhl/6.3-d', 'all have acted: the second operating round of two follows, after it the stock round', () => {
  const game = building('ADR', {
    treasury: { ADR: 500, BME: 500 },
    at: { BME: [1, 2], ADR: [2, 2] },
    phase: '3',
    turn: { company: 'ADR' },
    round: { number: 1, of: 2, acted: ['BME'] },
  });
  expect(typesOffered(game)).toContain('pass');
  sitOut(game);
  expect(game.state.flow.at(0)).toMatchObject({ kind: 'operatingRound', number: 2, of: 2 });
  expect(acting(game)).toBe('BME');
  sitOut(game);
  expect(acting(game)).toBe('ADR');
  const bank = cash(game, BANK);
  sitOut(game);
  expect(game.state.flow.map(({ kind }) => kind)).toEqual(['stockRound']);
  expect(cash(game, BANK)).toBe(bank);
});
