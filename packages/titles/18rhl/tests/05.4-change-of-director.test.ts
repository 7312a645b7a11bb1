import { expect } from 'vitest';
import { acting, allPass, buy, hands, held, money, pass, pile, price, sell, square } from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation, types, typesOffered } from './situation.ts';

/** A stock round after BME has had turns; Ann is to act unless told. */
function bme(holders: string, wanted: Situation = {}) {
  return situation({ floated: ['BME'], shares: { BME: hands(holders) }, stock: { seat: 0 }, ...wanted });
}

function kkk(holders: string, wanted: Situation = {}) {
  return situation({ floated: ['KKK'], shares: { KKK: hands(holders) }, stock: { seat: 0 }, ...wanted });
}

type Table = ReturnType<typeof situation>;

/** What each seat holds of the company, then the pool. */
function all(game: Table, id: 'BME' | 'KKK'): readonly string[] {
  return [...game.state.seats.map((seat) => held(game, id, seat)), held(game, id, 'pool')];
}

rule('18rhl/5.4-a', 'Bob buys his third share of BME, Ann directs it with 20%: Bob is director', () => {
  const game = bme('Ann 20, Bob 20', { stock: { seat: 1 } });
  expect(types(play(game, buy('BME', 'offering')))).toEqual(['shareBought', 'directorChanged']);
  expect(all(game, 'BME')).toEqual(['10 10', 'D 10', '', '']);
});

rule('18rhl/5.4-a', 'a share from the pool makes a director too', () => {
  const game = bme('Ann 20, Bob 20, pool 10', { stock: { seat: 1 } });
  play(game, buy('BME', 'pool'));
  expect(all(game, 'BME')).toEqual(['10 10', 'D 10', '', '']);
});

rule('18rhl/5.4-a', 'Ann sells 10% of her 40%, Bob has 40%: Bob is director', () => {
  const game = bme('Ann 40, Bob 40');
  expect(types(play(game, sell('BME', 10)))).toContain('directorChanged');
  expect(all(game, 'BME')).toEqual(['10 10 10', 'D 10 10', '', '10']);
});

rule('18rhl/5.4-a', 'the change comes with the purchase, and Ann may win BME back in the same round', () => {
  const game = bme('Ann 20, Bob 20', { stock: { seat: 1 } });
  play(game, buy('BME', 'offering'), pass, buy('BME', 'offering'));
  expect(all(game, 'BME'), 'Ann has drawn level').toEqual(['10 10 10', 'D 10', '', '']);
  play(game, pass, pass, buy('BME', 'offering'));
  expect(all(game, 'BME')).toEqual(['D 10 10', '10 10 10', '', '']);
});

rule('18rhl/5.4-b', 'as much as the director is not enough, whether by purchase or by sale', () => {
  const bought = bme('Ann 30, Bob 20', { stock: { seat: 1 } });
  expect(types(play(bought, buy('BME', 'offering')))).toEqual(['shareBought']);
  expect(all(bought, 'BME')).toEqual(['D 10', '10 10 10', '', '']);

  const sold = bme('Ann 30, Bob 20');
  expect(types(play(sold, sell('BME', 10)))).not.toContain('directorChanged');
  expect(all(sold, 'BME')).toEqual(['D', '10 10', '', '10']);
});

rule('18rhl/5.4-c', 'the largest holder follows, not the first who has more', () => {
  const game = bme('Ann 40, Bob 20, Cid 30');
  play(game, sell('BME', 10, 10, 10));
  expect(all(game, 'BME')).toEqual(['10', '10 10', 'D 10', '10 10 10']);
});

rule(
  ['18rhl/5.4-c', '18rhl/5.4-d', '18rhl/E-15'],
  'seats 1, 3 and 4 have 30% each, seat 1 directs and sells 10%: seat 3 gives two shares for the director certificate',
  () => {
    const game = bme('Ann 30, Cid 30, Dea 30', { players: 4 });
    expect(offers(game, sell('BME', 10))).toBe(true);
    play(game, sell('BME', 10));
    expect(all(game, 'BME')).toEqual(['10 10', '', 'D 10', '10 10 10', '10']);
  },
);

rule(
  '18rhl/5.4-c',
  'clockwise goes round the table: from seat 3 first seat 4, then 1; from seat 4 first 2, then 3',
  () => {
    const third = bme('Cid 30, Ann 30, Dea 30', { players: 4, stock: { seat: 2 } });
    play(third, sell('BME', 10));
    expect(all(third, 'BME')).toEqual(['10 10 10', '', '10 10', 'D 10', '10']);

    const fourth = bme('Dea 30, Cid 30, Bob 30', { players: 4, stock: { seat: 3 } });
    play(fourth, sell('BME', 10));
    expect(all(fourth, 'BME')).toEqual(['', 'D 10', '10 10 10', '10 10', '10']);
  },
);

rule('18rhl/5.4-d', 'the charter goes along: BME keeps trains, markers and treasury, and the new director acts', () => {
  const game = bme('Ann 20, Bob 20', {
    treasury: { BME: 230 },
    trains: { BME: ['2', '3'] },
    markers: { BME: ['B9'] },
    stock: { seat: 1 },
  });
  const before = game.at(0);
  play(game, buy('BME', 'offering'));
  expect(game.state.trains['BME']).toEqual(['2', '3']);
  expect(game.state.track.markers).toEqual(before.track.markers);
  expect(money(game, 'BME'), '230 and 70 for the share').toBe(300);
  allPass(game);
  expect([acting(game), game.actors()]).toEqual(['BME', [1]]);
});

rule('18rhl/5.4-d', 'the exchange moves nobody’s percentage and nobody’s money', () => {
  const game = bme('Ann 40, Bob 40', { cash: [100, 200, 300] });
  play(game, sell('BME', 10));
  expect(
    [0, 1, 2].map((seat) => money(game, seat)),
    'Ann was paid for one share',
  ).toEqual([170, 200, 300]);
  expect(all(game, 'BME')).toEqual(['10 10 10', 'D 10 10', '', '10']);
});

rule('18rhl/5.4-e', 'BME cannot just be handed over: founding, buying, selling and passing is all there is', () => {
  const game = bme('Ann 20, Bob 20');
  expect([...typesOffered(game)].sort()).toEqual(['buyShare', 'found', 'pass', 'sellShares']);
  expect(offers(game, sell('BME', 10))).toBe(true);
});

rule(
  ['18rhl/5.4-e', '18rhl/E-18'],
  'the strongest other player has 10%: not even half of the director certificate can be sold',
  () => {
    const game = bme('Ann 20, Bob 10, Cid 10');
    for (const block of [sell('BME', 10), sell('BME', 10, 10)]) {
      expect(offers(game, block)).toBe(false);
      expect(refusedBy(game, block)).toBe('18rhl/5.4-e');
    }
  },
);

rule('18rhl/5.4-e', 'shares beside the director certificate can be sold whatever the others have', () => {
  const game = bme('Ann 30, Bob 10, Cid 10');
  expect(refusedBy(game, sell('BME', 10, 10))).toBe('18rhl/5.4-e');
  expect(offers(game, sell('BME', 10, 10))).toBe(false);
  expect(offers(game, sell('BME', 10))).toBe(true);
  play(game, sell('BME', 10));
  expect(all(game, 'BME')).toEqual(['D', '10', '10', '10']);
});

rule(
  ['18rhl/5.4-f', '18rhl/E-17'],
  'with 40% of BME in the pool half of the director certificate can be sold and not the whole; with 50% neither',
  () => {
    const forty = bme('Ann 20, Bob 20, pool 40');
    expect(offers(forty, sell('BME', 10, 10))).toBe(false);
    expect(refusedBy(forty, sell('BME', 10, 10))).toBe('18rhl/16.5-d');
    expect(offers(forty, sell('BME', 10))).toBe(true);
    play(forty, sell('BME', 10));
    expect(all(forty, 'BME')).toEqual(['10', 'D', '', '10 10 10 10 10']);

    const fifty = bme('Ann 20, Bob 20, pool 50');
    for (const block of [sell('BME', 10), sell('BME', 10, 10)]) {
      expect(offers(fifty, block)).toBe(false);
      expect(refusedBy(fifty, block)).toBe('18rhl/16.5-d');
    }
  },
);

rule(
  ['18rhl/5.4-g', '18rhl/5.4-j', '18rhl/E-16'],
  'Ann has only the director certificate of BME and sells half of it: one share to the pool, one stays with her',
  () => {
    const game = bme('Ann 20, Bob 20', { cash: [50, 60] });
    expect(offers(game, sell('BME', 10))).toBe(true);
    const events = play(game, sell('BME', 10));
    expect(types(events)).toEqual(['sharesSold', 'directorChanged', 'priceMoved']);
    expect(events[0]).toMatchObject({ percent: 10, amount: 70 });
    expect(all(game, 'BME')).toEqual(['10', 'D', '', '10']);
    expect([money(game, 0), money(game, 1)]).toEqual([120, 60]);
    expect([square(game, 'BME'), price(game, 'BME')]).toEqual([[3, 1], 65]);
  },
);

rule('18rhl/5.4-g', 'she sells the whole of it: both shares she gets for it go to the pool', () => {
  const game = bme('Ann 20, Bob 20', { cash: [50] });
  expect(offers(game, sell('BME', 10, 10))).toBe(true);
  play(game, sell('BME', 10, 10));
  expect(all(game, 'BME')).toEqual(['', 'D', '', '10 10']);
  expect(money(game, 0)).toBe(190);
  expect(square(game, 'BME'), 'one row down, no more').toEqual([3, 1]);
});

rule('18rhl/5.4-g', 'with 40% she sells two shares and half of the director certificate and keeps 10%', () => {
  const game = bme('Ann 40, Bob 20');
  expect(offers(game, sell('BME', 10, 10, 10))).toBe(true);
  play(game, sell('BME', 10, 10, 10));
  expect(all(game, 'BME')).toEqual(['10', 'D', '', '10 10 10']);
});

rule('18rhl/5.4-h', 'whatever a director sells, the director certificate itself is never in the pool', () => {
  for (const shares of [[10], [10, 10], [10, 10, 10]]) {
    const game = bme('Ann 30, Bob 30');
    play(game, sell('BME', ...shares));
    expect(all(game, 'BME').slice(1)).toEqual(['D 10', '', shares.join(' ')]);
  }
  const asSuch = bme('Ann 20, Bob 20');
  expect(offers(asSuch, sell('BME', 20))).toBe(false);
  expect(refusedBy(asSuch, sell('BME', 20))).toBe('18rhl/16.5-f');
});

rule('18rhl/5.4-i', 'to break up KKK’s director certificate another must have more than the seller afterwards', () => {
  // Ann has no share of 10%, so any 10% would come out of the director certificate; 30% or 20% stay with her.
  const game = kkk('Ann [20 20], Bob [10 10]');
  for (const block of [sell('KKK', 10), sell('KKK', 10, 10)]) {
    expect(offers(game, block)).toBe(false);
    expect(refusedBy(game, block)).toBe('18rhl/5.4-i');
  }
  expect(offers(game, sell('KKK', 20)), 'the ordinary certificate').toBe(true);
  expect(offers(game, sell('KKK', 10, 20)), 'with 10% left she has less than Bob').toBe(true);
  play(game, sell('KKK', 10, 20));
  expect(all(game, 'KKK')).toEqual(['10', 'D', '', '20 10']);
});

rule(
  '18rhl/5.4-j',
  'the director certificate brings the price before the sale; the marker goes under those below',
  () => {
    const game = bme('Ann 20, Bob 20', {
      shares: { BME: hands('Ann 20, Bob 20'), CME: hands('Cid 20') },
      at: { CME: [2, 3], BME: [1, 3] },
      cash: [0],
    });
    expect([price(game, 'BME'), price(game, 'CME')]).toEqual([90, 80]);
    play(game, sell('BME', 10, 10));
    expect(money(game, 0), '2 × 90').toBe(180);
    expect([price(game, 'BME'), pile(game, 'BME')]).toEqual([80, ['CME', 'BME']]);
  },
);

rule(
  ['18rhl/5.4-k', '18rhl/E-19'],
  'Bob’s 20% of KKK is one certificate: Ann sells the whole director certificate or nothing of it',
  () => {
    const game = kkk('Ann 20, Bob [20]');
    expect(offers(game, sell('KKK', 10))).toBe(false);
    expect(refusedBy(game, sell('KKK', 10))).toBe('18rhl/5.4-k');
    expect(offers(game, sell('KKK', 20))).toBe(true);
    play(game, sell('KKK', 20));
    expect(all(game, 'KKK')).toEqual(['', 'D', '', '20']);
  },
);

rule('18rhl/5.4-k', 'one share of 10% beside Bob’s 20% does not help; only two do', () => {
  const one = kkk('Ann [20 10], Bob [20 10]');
  expect(offers(one, sell('KKK', 10, 10))).toBe(false);
  expect(refusedBy(one, sell('KKK', 10, 10))).toBe('18rhl/5.4-k');
  expect(offers(one, sell('KKK', 10, 20)), 'all of it').toBe(true);

  const two = kkk('Ann [20 10], Bob [10 10]');
  expect(offers(two, sell('KKK', 10, 10))).toBe(true);
  play(two, sell('KKK', 10, 10));
  expect(all(two, 'KKK')).toEqual(['10', 'D', '', '10 10']);
});

rule('18rhl/5.4-k', 'Bob has one of 20% and two of 10%: he gives the two for a half, the one for the whole', () => {
  const holders = 'Ann [20 20], Bob [20 10 10]';
  const half = kkk(holders);
  play(half, sell('KKK', 10, 20));
  expect(all(half, 'KKK')).toEqual(['10', 'D 20', '', '20 10']);

  const whole = kkk(holders);
  expect(offers(whole, sell('KKK', 20, 20))).toBe(true);
  play(whole, sell('KKK', 20, 20));
  expect(all(whole, 'KKK')).toEqual(['', 'D 10 10', '', '20 20']);

  const wrong = kkk(holders);
  expect(offers(wrong, sell('KKK', 10, 10, 20))).toBe(false);
  expect(refusedBy(wrong, sell('KKK', 10, 10, 20))).toBe('18rhl/5.4-k');
});

rule('18rhl/5.4-k', 'a purchase makes Bob director of KKK: his 20% certificate goes to Ann, else two of 10%', () => {
  const whole = kkk('Ann 20, Bob [20]');
  play(whole, pass, buy('KKK', 'offering', 20));
  expect(all(whole, 'KKK')).toEqual(['20', 'D 20', '', '']);

  const tens = kkk('Ann 20, Bob [10 10], pool [10]');
  play(tens, pass, buy('KKK', 'pool'));
  expect(all(tens, 'KKK')).toEqual(['10 10', 'D 10', '', '']);
});
