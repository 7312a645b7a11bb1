import { expect } from 'vitest';
import { phases, TRAIN_TYPES, trainKinds } from '../trains.ts';
import { A_ROUTE, buy, buying, cash, force, newTrains, PASS } from './depot.ts';
import { turnOf } from './lines.ts';
import { offers, play, refusedBy, rule, situation, types, typesOffered } from './situation.ts';

const ONE = { BME: [[0, 50]] } as const;
const TWO = { BME: [[0, 50]], CME: [[1, 50]] } as const;
const THREE = { BME: [[0, 50]], CME: [[1, 50]], DEE: [[2, 50]] } as const;

rule('18rhl/13.1-a', 'trains are bought in step 6 only, one after the other', () => {
  for (const step of ['build', 'run', 'dividend'] as const) {
    const line = { shares: ONE, treasury: { BME: 500 }, trains: { BME: ['2'] }, tiles: A_ROUTE } as const;
    const game = situation({ ...line, turn: { company: 'BME', step } });
    expect(refusedBy(game, buy('2', 'depot', 100)), step).toBe('18rhl/13.1-a');
    expect(refusedBy(game, force('2', 'depot')), step).toBe('18rhl/13.1-a');
    expect(typesOffered(game), step).not.toContain('buyTrain');
  }
  const game = buying('BME', { shares: ONE, treasury: { BME: 500 } });
  expect(offers(game, buy('2', 'depot', 100))).toBe(true);
  play(game, buy('2', 'depot', 100), buy('2', 'depot', 100), buy('2', 'depot', 100));
  expect(game.state.trains['BME']).toEqual(['2', '2', '2']);
});

rule('18rhl/13.1-a', 'each purchase is settled before the next: others give up trains first', () => {
  const trains = { CME: ['3', '4', '4'], DEE: ['4'] } as const;
  const game = buying('BME', { shares: THREE, treasury: { BME: 2000 }, trains });
  play(game, buy('5', 'depot', 500));
  expect(game.actors()).toEqual([1]);
  expect(refusedBy(game, buy('6', 'depot', 600))).toBe('kernel/not-now');
  play(game, { type: 'discardTrain', train: '3' });
  expect(game.actors()).toEqual([0]);
  play(game, buy('6', 'depot', 600));
  expect(game.state.trains).toMatchObject({ BME: ['5', '6'], CME: ['4', '4'], DEE: ['4'] });
});

rule('18rhl/13.1-b', 'a new train costs its printed price, from the treasury to the bank', () => {
  expect(TRAIN_TYPES.map((type) => trainKinds[type].price)).toEqual([100, 200, 300, 500, 600, 800]);
  const game = buying('BME', { shares: ONE, treasury: { BME: 150 }, cash: [500] });
  const bank = game.state.money['bank'] ?? 0;
  for (const price of [99, 101]) expect(refusedBy(game, buy('2', 'depot', price))).toBe('18rhl/13.1-b');
  play(game, buy('2', 'depot', 100));
  expect(game.state.money).toMatchObject({ BME: 50, bank: bank + 100, player0: 500 });
  expect(refusedBy(game, buy('2', 'depot', 100)), 'the treasury holds 50').toBe('18rhl/13.1-b');
  expect(offers(game, buy('2', 'depot', 100))).toBe(false);
});

rule('18rhl/13.1-c', '3 after the last 2, 4 after the last 3, 5 after the last 4', () => {
  for (const { last, next, trains } of [
    { last: '2', next: '3', trains: { CME: ['2', '2', '2', '2'], DEE: ['2'] } },
    { last: '3', next: '4', trains: { CME: ['3', '3', '3', '3'] } },
    { last: '4', next: '5', trains: { CME: ['4', '4'] } },
  ] as const) {
    const game = buying('BME', { shares: THREE, treasury: { BME: 2000 }, trains });
    const lastOne = buy(last, 'depot', trainKinds[last].price);
    const firstOne = buy(next, 'depot', trainKinds[next].price);
    expect(newTrains(game)).toEqual([last]);
    expect(refusedBy(game, firstOne)).toBe('18rhl/13.1-c');
    play(game, lastOne);
    expect(newTrains(game)).toEqual([next]);
    expect(refusedBy(game, lastOne)).toBe('18rhl/13.1-c');
    play(game, firstOne);
    expect(game.state.phase).toBe(next);
  }
});

rule(
  '18rhl/13.1-d',
  'the first 5-train opens the 6-trains, the first 6-train the 8-trains; 5-trains stay on offer',
  () => {
    const trains = { CME: ['4'], DEE: ['4', '4'] } as const;
    const game = buying('BME', { shares: THREE, treasury: { BME: 1100, CME: 800 }, trains });
    expect(newTrains(game)).toEqual(['5']);
    expect(refusedBy(game, buy('6', 'depot', 600))).toBe('18rhl/13.1-d');
    expect(refusedBy(game, buy('8', 'depot', 800))).toBe('18rhl/13.1-d');
    play(game, buy('5', 'depot', 500));
    expect(newTrains(game)).toEqual(['5', '6']);
    expect(refusedBy(game, buy('8', 'depot', 800))).toBe('18rhl/13.1-d');
    play(game, buy('6', 'depot', 600), PASS, PASS);
    expect(turnOf(game.state)).toMatchObject({ company: 'CME', step: 'trains' });
    expect(newTrains(game)).toEqual(['5', '6', '8']);
  },
);

rule(
  ['18rhl/13.1-e', '18rhl/E-32'],
  'no train between companies in the yellow phase; after the first 3-train from 1 M on',
  () => {
    const line = { shares: TWO, treasury: { BME: 80, CME: 10 } } as const;
    const yellow = buying('BME', { ...line, trains: { CME: ['2'] } });
    expect(refusedBy(yellow, buy('2', 'CME', 1))).toBe('18rhl/13.1-e');
    expect(offers(yellow, { type: 'buyTrain', from: 'CME' })).toBe(false);

    const green = buying('BME', { ...line, trains: { CME: ['2', '3'] } });
    expect(refusedBy(green, buy('2', 'CME', 0)), 'not for nothing').toBe('18rhl/13.1-e');
    expect(refusedBy(green, buy('2', 'CME', 81)), 'treasury money only').toBe('18rhl/13.1-e');
    expect(refusedBy(green, buy('4', 'CME', 1)), 'it has none').toBe('18rhl/13.1-e');
    for (const price of [1, 37, 80]) expect(offers(green, buy('2', 'CME', price))).toBe(true);
    play(green, buy('2', 'CME', 1), { type: 'answerOffer', accept: true });
    expect(green.state.trains).toMatchObject({ BME: ['2'], CME: ['3'] });
  },
);

rule('18rhl/13.1-e', 'both directors must agree; the price is told to all and goes from treasury to treasury', () => {
  const shares = { BME: [[0, 50]], CME: [[1, 50]], DEE: [[0, 50]] } as const;
  const treasury = { BME: 80, CME: 10, DEE: 0 };
  const game = buying('BME', { shares, treasury, trains: { CME: ['3'], DEE: ['3'] }, cash: [100, 100, 100] });
  const bank = game.state.money['bank'];
  expect(play(game, buy('3', 'CME', 60))).toEqual([
    { type: 'trainOffered', company: 'BME', seller: 'CME', train: '3', price: 60 },
  ]);
  expect(game.actors()).toEqual([1]);
  play(game, { type: 'answerOffer', accept: false });
  expect(game.state.trains).toMatchObject({ BME: [], CME: ['3'] });
  play(game, buy('3', 'CME', 60));
  expect(play(game, { type: 'answerOffer', accept: true })).toEqual([
    { type: 'trainBought', company: 'BME', train: '3', from: 'CME', price: 60 },
  ]);
  expect(game.state.trains).toMatchObject({ BME: ['3'], CME: [] });
  expect(game.state.money).toMatchObject({ BME: 20, CME: 70, bank, player0: 100, player1: 100 });
  play(game, buy('3', 'DEE', 1));
  expect(game.state.trains['BME'], 'Ann directs both and need not be asked').toEqual(['3', '3']);
});

rule('18rhl/13.1-e', 'a train changes company only in step 6 of the one that buys', () => {
  const line = { shares: TWO, treasury: { BME: 80, CME: 80 }, trains: { BME: ['3'], CME: ['3'] } } as const;
  const game = situation({ ...line, turn: { company: 'BME', step: 'dividend', income: 50 } });
  expect(refusedBy(game, buy('3', 'CME', 1))).toBe('18rhl/13.1-a');
  play(game, { type: 'withhold' });
  expect(offers(game, buy('3', 'CME', 1))).toBe(true);
  expect(refusedBy(game, { ...buy('3', 'BME', 1), seat: 1 }), 'Bob for CME').toBe('kernel/turn');
  expect(refusedBy(game, buy('3', 'BME', 1)), 'from itself').toBe('18rhl/13.1-e');
});

rule('18rhl/13.1-f', 'a train in the pool costs its full price, paid to the bank', () => {
  const game = buying('BME', { shares: ONE, treasury: { BME: 250 }, trains: { BME: ['5'], pool: ['3', '4'] } });
  const bank = game.state.money['bank'] ?? 0;
  for (const price of [1, 199, 201]) expect(refusedBy(game, buy('3', 'pool', price))).toBe('18rhl/13.1-f');
  expect(refusedBy(game, buy('2', 'pool', 100)), 'none there').toBe('18rhl/13.1-f');
  expect(refusedBy(game, buy('4', 'pool', 300)), 'too dear').toBe('18rhl/13.1-f');
  expect(offers(game, buy('4', 'pool', 300))).toBe(false);
  expect(offers(game, buy('3', 'pool', 200))).toBe(true);
  play(game, buy('3', 'pool', 200));
  expect(game.state.money).toMatchObject({ BME: 50, bank: bank + 200 });
  expect(game.state.trains).toMatchObject({ BME: ['5', '3'], pool: ['4'] });
});

rule('18rhl/13.1-f', 'the company that gave a train up may buy it back', () => {
  const trains = { BME: ['3', '4', '4'], DEE: ['4'] } as const;
  const game = buying('CME', { shares: THREE, treasury: { BME: 200, CME: 501 }, trains });
  play(game, buy('5', 'depot', 500), { type: 'discardTrain', train: '3' });
  play(game, buy('4', 'BME', 1), { type: 'answerOffer', accept: true }, PASS, PASS);
  expect(turnOf(game.state)).toMatchObject({ company: 'BME', step: 'trains' });
  expect(offers(game, buy('3', 'pool', 200))).toBe(true);
  play(game, buy('3', 'pool', 200));
  expect(game.state.trains).toMatchObject({ BME: ['4', '3'], CME: ['5', '4'], pool: [] });
});

rule('18rhl/13.1-g', 'four trains at first, three from the first 4-train on, two from the first 5-train on', () => {
  expect(TRAIN_TYPES.map((type) => phases[type].trainLimit)).toEqual([4, 4, 3, 2, 2, 2]);
  for (const [phase, most, next] of [
    ['2', 4, '2'],
    ['3', 4, '3'],
    ['4', 3, '4'],
    ['5', 2, '5'],
    ['6', 2, '6'],
    ['8', 2, '8'],
  ] as const) {
    const trains = { BME: Array(most - 1).fill(phase) };
    const game = buying('BME', { shares: ONE, treasury: { BME: 5000 }, trains });
    play(game, buy(next, 'depot', trainKinds[next].price));
    expect(game.state.trains['BME'], phase).toHaveLength(most);
    expect(newTrains(game), phase).toEqual([]);
  }
});

rule(
  ['18rhl/13.1-h', '18rhl/E-27'],
  'with four 2-trains no 4-train is bought, although it would scrap them all',
  () => {
    const trains = { BME: ['2', '2', '2', '2'], CME: ['3', '3', '3'], DEE: ['3', '3'] } as const;
    const game = buying('BME', { shares: THREE, treasury: { BME: 900 }, trains });
    expect(refusedBy(game, buy('4', 'depot', 300))).toBe('18rhl/13.1-h');
    expect(refusedBy(game, buy('3', 'CME', 1))).toBe('18rhl/13.1-h');
    expect(typesOffered(game)).toEqual(['pass']);
    const fewer = buying('BME', { shares: THREE, treasury: { BME: 900 }, trains: { ...trains, BME: ['2', '2', '2'] } });
    expect(offers(fewer, buy('4', 'depot', 300))).toBe(true);
  },
);

rule(['18rhl/13.1-j', '18rhl/E-28'], '2, 2, 3 and the first 4-train leave 3 and 4, and room for one more', () => {
  const trains = { BME: ['2', '2', '3'], CME: ['3', '3', '3'], DEE: ['3'], pool: ['2'] } as const;
  const game = buying('BME', { shares: THREE, treasury: { BME: 900 }, trains });
  expect(types(play(game, buy('4', 'depot', 300)))).toEqual(['trainBought', 'phaseBegan', 'trainsScrapped']);
  expect(game.state.trains).toMatchObject({ BME: ['3', '4'], pool: [], gone: Array(6).fill('2') });
  expect(offers(game, buy('4', 'depot', 300))).toBe(true);
  play(game, buy('4', 'depot', 300));
  expect(refusedBy(game, buy('4', 'depot', 300))).toBe('18rhl/13.1-h');
});

rule('18rhl/13.1-j', 'scrapped trains are gone before anybody counts: nobody gives up a 3-train', () => {
  const trains = { BME: ['3', '3'], CME: ['2', '2', '2', '3'], DEE: ['3', '3'] } as const;
  const game = buying('BME', { shares: THREE, treasury: { BME: 300 }, trains });
  play(game, buy('4', 'depot', 300));
  expect(game.actors(), 'Ann goes on').toEqual([0]);
  expect(typesOffered(game)).toEqual(['pass']);
  expect(game.state.trains).toMatchObject({ BME: ['3', '3', '4'], CME: ['3'], DEE: ['3', '3'], pool: [] });
});

rule(
  ['18rhl/13.1-i', '18rhl/E-29'],
  'the first 5-train: every company with three trains puts one of them into the pool',
  () => {
    const trains = { BME: ['3', '4'], CME: ['3', '3', '4'], DEE: ['3', '4'] } as const;
    const game = buying('BME', { shares: THREE, at: { CME: [1, 4] }, treasury: { BME: 500, CME: 0 }, trains });
    play(game, buy('5', 'depot', 500));
    expect(game.actors(), 'CME, the dearer company, first').toEqual([1]);
    expect(typesOffered(game)).toEqual(['discardTrain']);
    expect(refusedBy(game, { type: 'discardTrain', train: '5' }), 'CME has none').toBe('18rhl/13.1-i');
    for (const train of ['3', '4']) expect(offers(game, { type: 'discardTrain', train })).toBe(true);
    play(game, { type: 'discardTrain', train: '4' });
    expect(game.actors()).toEqual([0]);
    for (const train of ['3', '4', '5']) expect(offers(game, { type: 'discardTrain', train })).toBe(true);
    play(game, { type: 'discardTrain', train: '3' });
    expect(game.state.trains).toMatchObject({ BME: ['4', '5'], CME: ['3', '3'], DEE: ['3', '4'], pool: ['4', '3'] });
    expect(game.state.money, 'nothing is paid for them').toMatchObject({ BME: 0, CME: 0 });
  },
);

rule(
  ['18rhl/13.1-j', '18rhl/E-31'],
  'a 3-train given up at the first 5-train leaves the pool with the first 6-train',
  () => {
    const trains = { BME: ['3', '4'], CME: ['4', '4'], DEE: [] } as const;
    const game = buying('BME', {
      shares: THREE,
      treasury: { BME: 500, DEE: 600 },
      trains,
      round: { number: 1, of: 1, acted: ['CME'] },
    });
    play(game, buy('5', 'depot', 500), { type: 'discardTrain', train: '3' });
    expect(game.state.trains['pool']).toEqual(['3']);
    play(game, PASS, PASS);
    expect(turnOf(game.state)).toMatchObject({ company: 'DEE', step: 'trains' });
    expect(offers(game, buy('3', 'pool', 200))).toBe(true);
    play(game, buy('6', 'depot', 600));
    expect(game.state.trains['pool']).toEqual([]);
    expect(game.state.trains['gone']).toContain('3');
  },
);

rule('18rhl/13.1-k', 'no train is given up by choice', () => {
  const game = buying('BME', { shares: ONE, treasury: { BME: 0 }, trains: { BME: ['2', '2'] } });
  expect(refusedBy(game, { type: 'discardTrain', train: '2' })).toBe('kernel/not-now');
  expect(typesOffered(game)).toEqual(['pass']);
});

rule('18rhl/13.1-l', 'a company with a route does not end its turn without a train', () => {
  const route = buying('BME', { shares: ONE, cash: [600], treasury: { BME: 0 }, tiles: A_ROUTE });
  expect(refusedBy(route, PASS)).toBe('18rhl/13.1-l');
  expect(typesOffered(route)).toEqual(['forcePurchase']);
  const rich = buying('BME', { shares: ONE, treasury: { BME: 100 }, tiles: A_ROUTE });
  expect(refusedBy(rich, PASS)).toBe('18rhl/13.1-n');
  expect(offers(rich, PASS)).toBe(false);
  play(rich, buy('2', 'depot', 100), PASS);

  expect(offers(buying('BME', { shares: ONE, treasury: { BME: 500 } }), PASS), 'no route').toBe(true);
  const other = buying('CME', { shares: TWO, treasury: { CME: 500, BME: 0 }, tiles: A_ROUTE });
  expect(offers(other, PASS), 'the route of another company').toBe(true);
});

rule('18rhl/13.1-l', 'no train to be had, no duty', () => {
  const game = situation({
    ...{ shares: { ...THREE, ADR: [[1, 50]], KKK: [[2, 60]], RhE: [[2, 50]] }, tiles: A_ROUTE },
    trains: { CME: ['8', '8'], DEE: ['8', '8'], ADR: ['6', '6'], KKK: ['6', '6'], RhE: ['6', '6'] },
    turn: { company: 'BME', step: 'trains' },
  });
  expect(game.state.trains['depot']).toEqual([]);
  expect(typesOffered(game)).toEqual(['pass']);
});

rule(
  ['18rhl/13.1-l', '18rhl/E-30'],
  'a company that has acted and loses its only train buys in its next turn, which earns 0',
  () => {
    const game = buying('BME', {
      shares: { BME: [[0, 50]], DEE: [[1, 50]] },
      treasury: { BME: 600, DEE: 600 },
      trains: { BME: ['5'], DEE: ['3'] },
      tiles: { F9: '921/0', F11: '9/1' },
      round: { number: 1, of: 2, acted: ['DEE'] },
      at: { DEE: [1, 4] },
    });
    expect(types(play(game, buy('6', 'depot', 600)))).toEqual(['trainBought', 'phaseBegan', 'trainsScrapped']);
    expect(game.state.trains['DEE']).toEqual([]);
    expect(game.actors(), 'no purchase now').toEqual([0]);
    play(game, PASS);
    expect(turnOf(game.state)).toMatchObject({ company: 'DEE', step: 'build' });
    expect(types(play(game, PASS))).toEqual(['didNotRun', 'priceMoved']);
    expect(turnOf(game.state)).toMatchObject({ company: 'DEE', step: 'trains', income: 0 });
    expect(refusedBy(game, PASS)).toBe('18rhl/13.1-n');
    play(game, buy('6', 'depot', 600), PASS);
  },
);

rule(
  '18rhl/13.1-m',
  'too poor for the bank: a train from another company with treasury money, or a forced purchase',
  () => {
    const line = { shares: TWO, trains: { CME: ['3', '3'] }, tiles: A_ROUTE, cash: [900] } as const;
    const game = buying('BME', { ...line, treasury: { BME: 199, CME: 0 } });
    expect(refusedBy(game, PASS)).toBe('18rhl/13.1-l');
    expect(refusedBy(game, buy('3', 'CME', 200)), 'no help from the director here').toBe('18rhl/13.1-e');
    expect(offers(game, buy('3', 'CME', 199))).toBe(true);
    expect(offers(game, force('3', 'depot'))).toBe(true);
    play(game, buy('3', 'CME', 5), { type: 'answerOffer', accept: false }, force('3', 'depot'));
    expect(game.state.trains['BME']).toEqual(['3']);
    expect(cash(game, 0)).toBe(899);

    const deal = buying('BME', { ...line, treasury: { BME: 199, CME: 0 } });
    play(deal, buy('3', 'CME', 5), { type: 'answerOffer', accept: true });
    expect(refusedBy(deal, force('3', 'depot')), 'it has a train').toBe('18rhl/13.1-m');
    play(deal, PASS);
  },
);

rule(['18rhl/13.1-n', '18rhl/E-50'], 'a treasury of 300 pays the 3-train in the pool: no forced purchase', () => {
  const trains = { CME: ['5'], pool: ['3'] } as const;
  const game = buying('BME', { shares: TWO, treasury: { BME: 300 }, trains, tiles: A_ROUTE, cash: [900] });
  expect(newTrains(game), 'a new one is too dear').toEqual([]);
  for (const move of [force('5', 'depot'), force('3', 'pool'), PASS]) {
    expect(refusedBy(game, move)).toBe('18rhl/13.1-n');
    expect(offers(game, move)).toBe(false);
  }
  expect(offers(game, buy('5', 'CME', 300)), 'a train of another company').toBe(true);
  play(game, buy('3', 'pool', 200), PASS);
  expect(cash(game, 0)).toBe(900);
  expect(game.state.money['BME']).toBe(100);
});
