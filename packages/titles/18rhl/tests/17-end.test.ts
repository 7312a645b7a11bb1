import { expect } from 'vitest';
import { allPass, buy, hands, money, pass, passToNextRound, roundNow, sell } from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation, types } from './situation.ts';

const withhold = { type: 'withhold' };
const payOut = { type: 'payDividend' };

/** BME has earned something in an operating round; the bank holds what is told. */
function bmeEarned(income: number, bank: number, wanted: Situation = {}) {
  return situation({
    shares: { BME: hands('Ann 50, Bob 20') },
    turn: { company: 'BME', step: 'dividend', income },
    cash: [0, 0],
    bank,
    ...wanted,
  });
}

rule(
  '18rhl/17.1-a',
  'the bank owes 70 of income and holds 60: the set of operating rounds is finished, then it is over',
  () => {
    const game = bmeEarned(70, 60);
    const events = play(game, withhold);
    expect(types(events)).toContain('bankBroke');
    expect([game.state.bankBroke, game.over]).toEqual(['operating', false]);
    const last = play(game, pass);
    expect(last.at(-1)).toMatchObject({ type: 'gameEnded', reason: 'bank' });
    expect([game.over, game.state.stockRounds]).toEqual([true, 1]);
    expect(game.actors()).toEqual([]);
  },
);

rule(
  '18rhl/17.1-a',
  'what counts is what the bank has to pay: 30% in the pool of an income of 80 need no money',
  () => {
    const position: Situation = { shares: { BME: hands('Ann 50, Bob 20, pool 30') } };
    const exact = bmeEarned(80, 56, position);
    play(exact, payOut);
    expect([exact.state.bankBroke, money(exact, 'bank')]).toEqual(['', 0]);
    const short = bmeEarned(80, 55, position);
    play(short, payOut);
    expect([short.state.bankBroke, money(short, 'bank')]).toEqual(['operating', -1]);
  },
);

rule(
  ['18rhl/17.1-a', '18rhl/E-64'],
  'the bank holds 60 and owes 60 of income: paid, no break; the next income it owes breaks it',
  () => {
    const game = bmeEarned(60, 60, {
      shares: { BME: hands('Ann 50'), ADR: hands('Bob 50') },
      at: { BME: [2, 4], ADR: [2, 1] },
      trains: { ADR: ['2'] },
      tiles: { K4: '4/1' },
      floated: ['BME', 'ADR'],
    });
    play(game, withhold);
    expect([money(game, 'bank'), money(game, 'BME'), game.state.bankBroke]).toEqual([0, 60, '']);
    play(game, pass, pass);
    const route = { train: '2', path: ['K2.city0', 'K2/4', 'K4.town0', 'K4/4', 'K6.city0'], counts: null };
    play(game, { type: 'run', routes: [route] }, withhold);
    expect([money(game, 'bank'), money(game, 'ADR'), game.state.bankBroke]).toEqual([-50, 50, 'operating']);

    const ten = bmeEarned(10, 0);
    play(ten, withhold);
    expect([money(ten, 'bank'), ten.state.bankBroke], '10 M are enough for that').toEqual([-10, 'operating']);
  },
);

rule(
  ['18rhl/17.1-a', '18rhl/E-53'],
  'the bank breaks in the first of three operating rounds: two more are played and no stock round',
  () => {
    const game = bmeEarned(100, 60, { phase: '5', round: { number: 1, of: 3 } });
    play(game, withhold);
    passToNextRound(game);
    expect(roundNow(game)).toBe('OR 2/3');
    passToNextRound(game);
    expect(roundNow(game)).toBe('OR 3/3');
    passToNextRound(game);
    expect([game.over, game.state.stockRounds]).toEqual([true, 1]);
    expect(refusedBy(game, { ...pass, seat: 0 })).toBe('kernel/over');
  },
);

rule('18rhl/17.1-a', 'an unbroken bank: after the last operating round comes a stock round', () => {
  const game = bmeEarned(60, 61);
  play(game, withhold, pass);
  expect([game.over, roundNow(game), game.state.stockRounds]).toEqual([false, 'SR', 2]);
});

rule('18rhl/17.1-b', 'BME buys a train and the bank has money again: the game ends all the same', () => {
  const game = bmeEarned(100, 60, { treasury: { BME: 200 } });
  play(game, withhold);
  expect(money(game, 'bank')).toBe(-40);
  play(game, { type: 'buyTrain', train: '2', from: 'depot', price: 100 });
  expect(money(game, 'bank')).toBe(60);
  play(game, pass);
  expect(game.over).toBe(true);
});

/** A stock round with a bank of 60 M and Ann, who has shares of BME at 70, to act. */
function poorBank(wanted: Situation = {}) {
  return situation({
    floated: ['BME'],
    shares: { BME: hands('Ann 50, Bob 20') },
    cash: [0, 100],
    bank: 60,
    stock: { seat: 0 },
    ...wanted,
  });
}

rule(
  ['18rhl/17.1-c', '18rhl/E-53'],
  'a sale breaks the bank: the stock round is played to its end, then a whole set of operating rounds, then it is over',
  () => {
    const game = poorBank({ phase: '3' });
    expect(types(play(game, sell('BME', 10)))).toContain('bankBroke');
    expect(game.state.bankBroke).toBe('stock');
    play(game, pass);
    expect(offers(game, buy('BME', 'pool')), 'the round goes on').toBe(true);
    play(game, buy('BME', 'pool'));
    expect(money(game, 'bank'), 'and the bank has money again').toBe(55);
    allPass(game);
    expect(roundNow(game)).toBe('OR 1/2');
    passToNextRound(game);
    expect(roundNow(game)).toBe('OR 2/2');
    passToNextRound(game);
    expect([game.over, game.state.stockRounds]).toEqual([true, 1]);
  },
);

rule('18rhl/17.1-c', 'a sale that takes the last Mark of the bank does not break it', () => {
  const game = poorBank({ bank: 70 });
  play(game, sell('BME', 10));
  expect([money(game, 'bank'), game.state.bankBroke]).toEqual([0, '']);
});

rule('18rhl/17.1-d', 'broken or not, the bank pays everybody in full', () => {
  const game = bmeEarned(150, 20, { shares: { BME: hands('Ann 50, Bob 20'), ADR: hands('Cid 50') } });
  play(game, payOut);
  expect([money(game, 0), money(game, 1), money(game, 'BME'), money(game, 'bank')]).toEqual([75, 30, 45, -130]);

  const later = bmeEarned(90, -40, { bankBroke: 'operating' });
  play(later, payOut);
  expect([money(later, 0), money(later, 1), money(later, 'BME'), money(later, 'bank')]).toEqual([45, 18, 27, -130]);

  const sale = poorBank();
  play(sale, sell('BME', 10, 10, 10));
  expect([money(sale, 0), money(sale, 'bank')]).toEqual([210, -150]);
});

rule(
  '18rhl/17.1-e',
  'private revenue the bank cannot pay: the game ends with the set that has just begun its second round',
  () => {
    const game = bmeEarned(40, 50, { round: { number: 1, of: 2 }, privates: { no3: 1 } });
    play(game, withhold, pass);
    expect([roundNow(game), money(game, 1), money(game, 'bank'), game.state.bankBroke]).toEqual([
      'OR 2/2',
      15,
      -5,
      'operating',
    ]);
    passToNextRound(game);
    expect([game.over, game.state.stockRounds]).toEqual([true, 1]);
  },
);

rule('18rhl/17.1-e', 'float capital at the end of a stock round: a whole set of operating rounds follows', () => {
  const game = poorBank({ floated: [], phase: '3', bank: 349, shares: { BME: hands('Ann 50') } });
  allPass(game);
  expect([money(game, 'BME'), money(game, 'bank'), game.state.bankBroke]).toEqual([350, -1, 'stock']);
  expect(roundNow(game)).toBe('OR 1/2');
  passToNextRound(game);
  passToNextRound(game);
  expect([game.over, game.state.stockRounds]).toEqual([true, 1]);
});

rule('18rhl/17.2-a', 'cash and 10% shares at their price, the director certificate as two', () => {
  const game = situation({
    shares: { BME: hands('Ann 40, Bob 10'), KKK: hands('Cid 20, Ann [20 10]') },
    at: { BME: [1, 5], KKK: [5, 0] },
    cash: [33, 250, 0],
  });
  expect(game.score()).toMatchObject([
    { seat: 0, value: 33 + 4 * 110 + 3 * 50, parts: { cash: 33, shares: 590 } },
    { seat: 1, value: 250 + 110, parts: { cash: 250, shares: 110 } },
    { seat: 2, value: 100, parts: { cash: 0, shares: 100 } },
  ]);
});

rule('18rhl/17.2-a', 'the price is the one at the end, not par', () => {
  const game = situation({ shares: { BME: hands('Ann 20') }, par: { BME: 60 }, at: { BME: [0, 16] }, cash: [0] });
  expect(game.score()[0]?.value).toBe(700);
});

rule('18rhl/17.2-b', 'treasuries, trains, markers and privates count nothing', () => {
  const plain: Situation = { shares: { BME: hands('Ann 40'), CME: hands('Bob 40') }, cash: [100, 100, 100] };
  const rich: Situation = {
    ...plain,
    treasury: { BME: 900, CME: 1200 },
    trains: { BME: ['3', '3'] },
    markers: { BME: ['B9'] },
    privates: { no1: 0, no2: 0, no3: 1, no4: 1, no5: 2 },
  };
  expect(situation(rich).score()).toEqual(situation(plain).score());
  expect(situation(rich).score()[0]?.value).toBe(380);
});

rule('18rhl/17.2-c', 'the highest score wins; who is level shares the place', () => {
  const ranks = (cash: readonly number[]) =>
    situation({ cash })
      .score()
      .map(({ rank }) => rank);
  expect(ranks([400, 500, 300])).toEqual([2, 1, 3]);
  expect(ranks([500, 300, 500])).toEqual([1, 3, 1]);
  expect(ranks([200, 200, 200])).toEqual([1, 1, 1]);
});
