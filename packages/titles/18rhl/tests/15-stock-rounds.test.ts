import { expect } from 'vitest';
import { TRAIN_TYPES } from '../trains.ts';
import { allPass, buy, found, hands, held, money, pass, pile, price, roundNow, sell, square } from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation, types, typesOffered } from './situation.ts';

/** A stock round with BME, which has had turns, and Ann to act unless told. */
function stockRound(wanted: Situation = {}) {
  return situation({
    floated: ['BME'],
    shares: { BME: hands('Ann 40, Bob 20, pool 10') },
    stock: { seat: 0 },
    ...wanted,
  });
}

rule('18rhl/15.1-a', 'a turn is to sell, to sell and then buy one, to buy one, or to pass', () => {
  const selling = stockRound({
    shares: { BME: hands('Ann 40, pool 10'), CME: hands('Ann 40') },
    floated: ['BME', 'CME'],
  });
  play(selling, sell('BME', 10), sell('CME', 10));
  expect(selling.actors(), 'after sales the turn is still Ann’s').toEqual([0]);
  play(selling, pass);
  expect(selling.actors()).toEqual([1]);

  const both = stockRound({ shares: { BME: hands('Ann 40'), CME: hands('Bob 20') } });
  play(both, sell('BME', 10), buy('CME', 'offering'));
  expect(both.actors(), 'the purchase ends the turn').toEqual([1]);
  expect([held(both, 'BME', 0), held(both, 'CME', 0)]).toEqual(['D 10', '10']);

  const buying = stockRound();
  play(buying, buy('BME', 'pool'));
  expect(buying.actors()).toEqual([1]);

  const passing = stockRound();
  expect(offers(passing, pass)).toBe(true);
  play(passing, pass);
  expect(passing.actors()).toEqual([1]);
});

rule('18rhl/15.1-a', 'who has sold may not buy two certificates either', () => {
  const game = stockRound({ shares: { BME: hands('Ann 40'), CME: hands('Bob 20') } });
  play(game, sell('BME', 10), buy('CME', 'offering'));
  expect(refusedBy(game, { ...buy('CME', 'offering'), seat: 0 })).toBe('kernel/turn');
});

rule('18rhl/15.1-b', 'shares come from the bank and go to the bank; there is no way to deal with a player', () => {
  const game = stockRound({ cash: [500, 500, 500] });
  expect(typesOffered(game).every((type) => ['found', 'buyShare', 'sellShares', 'pass'].includes(type))).toBe(true);
  expect(refusedBy(game, { type: 'buyShare', company: 'BME', from: 'player1', percent: 10 })).toBe('kernel/shape');
  expect(refusedBy(game, { ...sell('BME', 10), to: 1 })).toBe('kernel/shape');
  play(game, sell('BME', 10), pass, pass, buy('BME', 'pool'));
  expect(held(game, 'BME', 1), 'Bob’s shares are where they were').toBe('10 10');
  expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([570, 500, 435]);
});

rule('18rhl/15.1-b', 'a player whose turn it is not does nothing', () => {
  const game = stockRound();
  for (const action of [sell('BME', 10), buy('BME', 'pool'), found('ADR', 70), pass]) {
    expect(refusedBy(game, { ...action, seat: 1 })).toBe('kernel/turn');
  }
});

rule('18rhl/15.1-c', 'par 70, price 90: a share costs 90 in the offering as in the pool', () => {
  const position: Situation = {
    shares: { BME: hands('Ann 40, pool 20') },
    par: { BME: 70 },
    at: { BME: [2, 4] },
    cash: [90, 90, 89],
  };
  for (const from of ['offering', 'pool'] as const) {
    const game = stockRound({ ...position, stock: { seat: 1 } });
    expect(offers(game, buy('BME', from))).toBe(true);
    play(game, buy('BME', from));
    expect(money(game, 1)).toBe(0);
    expect(offers(game, buy('BME', from)), 'Cid has 89').toBe(false);
    expect(refusedBy(game, buy('BME', from))).toBe('18rhl/15.1-d');
  }
});

rule('18rhl/15.1-d', 'the marker shows the price of 10%: a 20% certificate of KKK costs twice as much', () => {
  const position: Situation = { shares: { KKK: hands('Ann 20, pool [20]') }, cash: [140, 139], floated: ['KKK'] };
  for (const from of ['offering', 'pool'] as const) {
    const game = stockRound(position);
    expect(price(game, 'KKK')).toBe(70);
    play(game, buy('KKK', from, 20));
    expect([held(game, 'KKK', 0), money(game, 0)]).toEqual(['D 20', 0]);
    const other = from === 'pool' ? 'offering' : 'pool';
    expect(offers(game, buy('KKK', other, 20)), 'Bob has 139').toBe(false);
    expect(refusedBy(game, buy('KKK', other, 20))).toBe('18rhl/15.1-d');
  }
});

rule('18rhl/15.1-e', 'one operating round, two once a 3-train was bought, three once a 5-train was', () => {
  const after = TRAIN_TYPES.map((phase) => {
    const game = stockRound({ phase });
    allPass(game);
    return `${phase}: ${roundNow(game)}`;
  });
  expect(after).toEqual(['2: OR 1/1', '3: OR 1/2', '4: OR 1/2', '5: OR 1/3', '6: OR 1/3', '8: OR 1/3']);
});

rule(
  '18rhl/15.2-a',
  'the holder of the priority deal begins, then clockwise until all have passed in succession',
  () => {
    const game = stockRound({ floated: [], shares: { BME: hands('Ann 20') }, priority: 2, stock: { seat: 2 } });
    const order: number[] = [];
    const turn = (action: Record<string, unknown>) => {
      order.push(...game.actors());
      play(game, action);
    };
    [pass, pass, buy('BME', 'offering'), pass, pass].forEach(turn);
    expect(roundNow(game), 'Bob’s purchase stands between the passes').toBe('SR');
    turn(pass);
    expect(order).toEqual([2, 0, 1, 2, 0, 1]);
    expect(game.state.stockRounds, 'no company acts: the next stock round follows at once').toBe(2);
  },
);

rule('18rhl/15.2-a', 'the next stock round begins with the new holder of the priority deal', () => {
  const game = stockRound({ floated: [], shares: {}, cash: [100, 300, 200], priority: 2, stock: { seat: 2 } });
  allPass(game);
  expect([game.state.stockRounds, game.state.priority, game.actors()]).toEqual([2, 1, [1]]);
});

rule('18rhl/15.2-b', 'the priority deal goes to the most cash at the end of the round', () => {
  const game = stockRound({ floated: [], shares: { BME: hands('Ann 20') }, cash: [100, 300, 250], priority: 0 });
  play(game, pass, buy('BME', 'offering'));
  expect(money(game, 1)).toBe(230);
  allPass(game);
  expect(game.state.priority, 'Cid has 250').toBe(2);
});

rule(
  ['18rhl/15.2-b', '18rhl/E-54'],
  'seats 1, 2 and 4 are tied for most cash and seat 2 was the last buyer: seat 4 has the priority deal',
  () => {
    const game = stockRound({
      players: 4,
      floated: [],
      shares: { ADR: hands('Ann 20') },
      cash: [300, 370, 200, 300],
      stock: { seat: 1 },
    });
    play(game, buy('ADR', 'offering'));
    expect([0, 1, 2, 3].map((seat) => money(game, seat))).toEqual([300, 300, 200, 300]);
    allPass(game);
    expect(game.state.priority).toBe(3);
  },
);

rule('18rhl/15.2-b', 'the last buyer comes last among the tied; a sale afterwards makes nobody a buyer', () => {
  const game = stockRound({
    shares: { BME: hands('Ann 30, Bob 10'), ADR: hands('Cid 20') },
    cash: [300, 230, 370],
    stock: { seat: 2 },
  });
  play(game, buy('ADR', 'offering'), pass, sell('BME', 10), pass);
  expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([300, 300, 300]);
  allPass(game);
  expect(game.state.priority, 'first after Cid, who bought').toBe(0);
});

rule('18rhl/15.2-b', 'nobody bought: among the tied the first after the present holder, who comes last', () => {
  const tied = stockRound({ floated: [], shares: {}, cash: [300, 300, 300], priority: 1, stock: { seat: 1 } });
  allPass(tied);
  expect(tied.state.priority).toBe(2);

  // Bob's sale makes the round end after his pass, with Cid next; the count still begins after Ann, who has the card.
  const sold = stockRound({ shares: { BME: hands('Ann 40, Bob 20') }, cash: [300, 230, 300], priority: 0 });
  play(sold, pass, sell('BME', 10), pass);
  expect([0, 1, 2].map((seat) => money(sold, seat))).toEqual([300, 300, 300]);
  allPass(sold);
  expect(sold.state.priority).toBe(1);
});

rule(
  '18rhl/15.3-a',
  'all certificates with players: one row up; one in the pool or unsold: not; in the top row: not',
  () => {
    const sold = stockRound({ shares: { BME: hands('Ann 60, Bob 40') } });
    allPass(sold);
    expect([square(sold, 'BME'), price(sold, 'BME')]).toEqual([[1, 1], 75]);

    for (const holders of ['Ann 60, Bob 30, pool 10', 'Ann 60, Bob 30']) {
      const game = stockRound({ shares: { BME: hands(holders) } });
      allPass(game);
      expect(square(game, 'BME'), holders).toEqual([2, 1]);
    }

    const top = stockRound({ shares: { BME: hands('Ann 60, Bob 40') }, at: { BME: [0, 5] } });
    expect(types(passesOf(top))).not.toContain('soldOut');
    expect(square(top, 'BME')).toEqual([0, 5]);
  },
);

function passesOf(game: ReturnType<typeof situation>) {
  return game.state.seats.flatMap(() => play(game, pass));
}

rule('18rhl/15.3-b', 'sold out, it goes up under the markers that are there', () => {
  const game = stockRound({
    floated: ['BME', 'CME'],
    shares: { BME: hands('Ann 60, Bob 40'), CME: hands('Cid 20') },
    at: { CME: [1, 1], BME: [2, 1] },
  });
  allPass(game);
  expect(pile(game, 'BME')).toEqual(['CME', 'BME']);
});

rule('18rhl/15.3-c', 'first the priority deal, then floats, then sold-out companies: who floats lies above', () => {
  const game = stockRound({
    shares: { BME: hands('Ann 60, Bob 40'), CME: hands('Cid 50') },
    at: { BME: [2, 1], CME: [2, 1] },
  });
  expect(types(passesOf(game)).slice(2, 8)).toEqual([
    'passed',
    'stockRoundEnded',
    'floated',
    'priceMoved',
    'soldOut',
    'operatingRoundBegan',
  ]);
  expect(pile(game, 'BME')).toEqual(['CME', 'BME']);
});

rule('18rhl/15.3-c', 'several go up in operating order, so the upper one stays above, floating or sold out', () => {
  const soldOut = stockRound({
    floated: ['BME', 'RhE', 'ADR'],
    shares: { RhE: hands('Ann 100'), ADR: hands('Bob 100'), BME: hands('Cid 100') },
    at: { RhE: [2, 1], ADR: [2, 1], BME: [2, 1] },
  });
  allPass(soldOut);
  expect(pile(soldOut, 'BME')).toEqual(['RhE', 'ADR', 'BME']);
  expect(square(soldOut, 'BME')).toEqual([1, 1]);

  const floating = stockRound({
    floated: [],
    shares: { RhE: hands('Ann 50'), ADR: hands('Bob 50'), BME: hands('Cid 50') },
    at: { RhE: [2, 1], ADR: [2, 1], BME: [2, 1] },
  });
  allPass(floating);
  expect(pile(floating, 'BME')).toEqual(['RhE', 'ADR', 'BME']);
  expect(square(floating, 'BME')).toEqual([1, 1]);
});
