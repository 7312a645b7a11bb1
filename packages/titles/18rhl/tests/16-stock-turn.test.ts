import { newGame } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { COMPANY_IDS } from '../companies.ts';
import { rhl } from '../index.ts';
import {
  acting,
  allPass,
  buy,
  found,
  hands,
  held,
  money,
  pass,
  passToNextRound,
  pile,
  price,
  roundNow,
  sell,
  square,
} from './paper.ts';
import { offers, play, refusedBy, rule, type Situation, situation, types, typesOffered } from './situation.ts';

/** A stock round with Ann to act unless told; only the companies named as floated have had turns. */
function stockRound(wanted: Situation) {
  return situation({ floated: [], stock: { seat: 0 }, ...wanted });
}

/** The same with BME, which has had turns. */
function bme(holders: string, wanted: Situation = {}) {
  return stockRound({ floated: ['BME'], shares: { BME: hands(holders) }, ...wanted });
}

rule('18rhl/16.1-a', 'sales first, the purchase last: with it the turn is over and nothing more is sold', () => {
  const position: Situation = { floated: ['BME'], shares: { BME: hands('Ann 40'), CME: hands('Bob 20') } };
  const game = stockRound(position);
  play(game, buy('CME', 'offering'));
  expect(game.actors()).toEqual([1]);
  expect(refusedBy(game, { ...sell('BME', 10), seat: 0 })).toBe('kernel/turn');
  expect(held(game, 'BME', 'pool')).toBe('');

  const inOrder = stockRound(position);
  play(inOrder, sell('BME', 10), buy('CME', 'offering'));
  expect([held(inOrder, 'BME', 'pool'), held(inOrder, 'CME', 0)]).toEqual(['10', '10']);
});

rule('18rhl/16.2-a', 'as long as the start packet is not sold out no company can be bought', () => {
  const made = newGame(rhl, { players: ['Ann', 'Bob', 'Cid'], options: { seating: 'given' }, seed: 'packet' });
  if (!made.ok) throw new Error('no game');
  const game = made.value;
  const shares = [found('BME', 70), buy('RhE', 'offering'), buy('GVE', 'offering')];
  for (const purchase of shares) expect(refusedBy(game, purchase)).toBe('18rhl/16.2-a');
  for (const item of ['no1', 'no2', 'no3', 'no4', 'no5']) {
    play(game, { type: 'buyItem', item });
    expect(refusedBy(game, found('BME', 70)), `after ${item}`).toBe('18rhl/16.2-a');
    expect(typesOffered(game)).not.toContain('found');
  }
  play(game, { type: 'buyItem', item: 'no6' }, { type: 'setPar', par: 70 });
  expect(offers(game, found('BME', 70))).toBe(true);
  expect(offers(game, buy('RhE', 'pool'))).toBe(true);
});

rule('18rhl/16.2-b', 'the director certificate is the first; until it is sold there is no other share to buy', () => {
  const game = stockRound({});
  for (const company of COMPANY_IDS) {
    expect(refusedBy(game, buy(company, 'offering')), company).toBe('18rhl/16.2-b');
    expect(offers(game, buy(company, 'offering'))).toBe(false);
    expect(offers(game, found(company, 70)), 'they choose among all').toBe(true);
  }
  play(game, found('CME', 70));
  expect(held(game, 'CME', 0)).toBe('D');
  for (const company of COMPANY_IDS) {
    expect(offers(game, buy(company, 'offering')), company).toBe(company === 'CME');
    expect(offers(game, found(company, 70)), company).toBe(company !== 'CME');
  }
  expect(refusedBy(game, found('CME', 70))).toBe('18rhl/5.1-a');
});

rule('18rhl/16.2-b', 'what is not there cannot be bought: no share in the pool, no certificate of 20%', () => {
  const game = bme('Ann 20');
  expect(refusedBy(game, buy('BME', 'pool'))).toBe('18rhl/16.2-b');
  expect(refusedBy(game, buy('BME', 'offering', 20))).toBe('18rhl/16.2-b');
  const soldOut = bme('Ann 100', { stock: { seat: 1 } });
  expect(refusedBy(soldOut, buy('BME', 'offering'))).toBe('18rhl/16.2-b');
});

rule('18rhl/16.2-c', 'par is one of the violet squares; the buyer pays the bank twice as much', () => {
  const squares = { 60: [3, 0], 65: [3, 1], 70: [2, 1], 75: [2, 2], 80: [1, 2], 90: [1, 3], 100: [0, 3] };
  for (const [text, at] of Object.entries(squares)) {
    const par = Number(text);
    const game = stockRound({ cash: [200] });
    const bank = money(game, 'bank');
    expect(offers(game, found('BME', par))).toBe(true);
    play(game, found('BME', par));
    expect([square(game, 'BME'), price(game, 'BME')], text).toEqual([at, par]);
    expect(game.state.companies.BME).toMatchObject({ par, floated: false });
    expect([money(game, 0), money(game, 'bank'), money(game, 'BME')]).toEqual([200 - 2 * par, bank + 2 * par, 0]);
    expect(held(game, 'BME', 0)).toBe('D');
  }
  const game = stockRound({});
  const [bmeOffered] = game.choices(0).filter(({ type }) => type === 'found');
  expect(bmeOffered?.params['par']).toHaveLength(7);
  for (const par of [55, 71, 85, 110, 0]) {
    expect(offers(game, found('BME', par))).toBe(false);
    expect(refusedBy(game, found('BME', par)), String(par)).toBe('18rhl/16.2-c');
  }
});

rule('18rhl/16.2-c', 'the marker goes under those on the square, and who has 139 cannot choose 70', () => {
  const game = stockRound({ shares: { RhE: hands('Bob 20') }, par: { RhE: 70 }, cash: [139, 0, 140] });
  expect(offers(game, found('BME', 65))).toBe(true);
  expect(offers(game, found('BME', 70))).toBe(false);
  expect(refusedBy(game, found('BME', 70))).toBe('18rhl/16.2-c');
  play(game, pass, pass, found('BME', 70));
  expect(pile(game, 'BME')).toEqual(['RhE', 'BME']);
});

rule(
  '18rhl/16.2-d',
  'an unsold share is paid to the bank before the company floats and to the company afterwards',
  () => {
    const before = stockRound({ shares: { BME: hands('Bob 20') }, cash: [100] });
    const bank = money(before, 'bank');
    play(before, buy('BME', 'offering'));
    expect([money(before, 0), money(before, 'bank'), money(before, 'BME')]).toEqual([30, bank + 70, 0]);

    const after = bme('Bob 50', { cash: [100], treasury: { BME: 5 } });
    const bankAfter = money(after, 'bank');
    play(after, buy('BME', 'offering'));
    expect([money(after, 0), money(after, 'bank'), money(after, 'BME')]).toEqual([30, bankAfter, 75]);
  },
);

rule('18rhl/16.2-d', 'to the company at its price, not at par', () => {
  const game = bme('Bob 50', { cash: [100], par: { BME: 70 }, at: { BME: [2, 4] } });
  play(game, buy('BME', 'offering'));
  expect([money(game, 0), money(game, 'BME')]).toEqual([10, 90]);
});

rule('18rhl/16.2-e', 'a share from the pool is paid to the bank, floated or not', () => {
  for (const floated of [['BME' as const], []]) {
    const game = bme('Bob 50, pool 10', { floated, cash: [100] });
    const bank = money(game, 'bank');
    play(game, buy('BME', 'pool'));
    expect([money(game, 0), money(game, 'bank'), money(game, 'BME')]).toEqual([30, bank + 70, 0]);
  }
});

rule(
  ['18rhl/16.2-f', '18rhl/E-22'],
  'Ann sold a share of DEE: she buys none from either place in this round, not even in a later turn, but in the next',
  () => {
    const game = stockRound({
      floated: ['DEE'],
      shares: { DEE: hands('Ann 40, Bob 20, pool 10'), CME: hands('Cid 20') },
      cash: [500, 100, 100],
    });
    const barred = () => {
      for (const from of ['offering', 'pool'] as const) {
        expect(offers(game, buy('DEE', from))).toBe(false);
        expect(refusedBy(game, buy('DEE', from))).toBe('18rhl/16.2-f');
      }
    };
    expect(offers(game, buy('DEE', 'offering'))).toBe(true);
    play(game, sell('DEE', 10));
    barred();
    play(game, buy('CME', 'offering'));
    expect(offers(game, buy('DEE', 'pool')), 'Bob may').toBe(true);
    play(game, pass, pass);
    barred();
    play(game, pass);
    expect(roundNow(game)).toBe('OR 1/1');
    passToNextRound(game);
    expect([roundNow(game), game.actors()]).toEqual(['SR', [0]]);
    for (const from of ['offering', 'pool'] as const) expect(offers(game, buy('DEE', from))).toBe(true);
  },
);

rule('18rhl/16.2-g', 'one certificate per turn; a 20% certificate of KKK is one', () => {
  const game = stockRound({ shares: { KKK: hands('Ann 20') } });
  play(game, buy('KKK', 'offering', 20));
  expect(held(game, 'KKK', 0)).toBe('D 20');
  expect(game.actors()).toEqual([1]);
  expect(refusedBy(game, { ...buy('KKK', 'offering', 20), seat: 0 })).toBe('kernel/turn');

  const founded = stockRound({});
  play(founded, found('BME', 60));
  expect(founded.actors(), 'so is a director certificate').toEqual([1]);
});

rule(
  '18rhl/16.2-h',
  'a purchase, a founding or a sale as the third action after two passes: all get another turn',
  () => {
    for (const action of [buy('BME', 'offering'), found('CME', 60), sell('BME', 10)]) {
      const game = bme('Cid 30, Ann 10');
      play(game, pass, pass, action);
      if (action.type === 'sellShares') play(game, pass);
      expect([roundNow(game), game.actors()], action.type).toEqual(['SR', [0]]);
      play(game, pass, pass);
      expect([roundNow(game), game.actors()], action.type).toEqual(['SR', [2]]);
      play(game, pass);
      expect(roundNow(game), action.type).toBe('OR 1/1');
    }
  },
);

/** Eight certificates: the director's and seven shares. */
const EIGHT = 'Ann 90';

rule('18rhl/16.3-a', '20 certificates with three players, 15 with four, 12 with five, 10 with six', () => {
  const oneBelow = {
    3: { BME: hands(EIGHT), DEE: hands(EIGHT), ADR: hands('Ann 40') },
    4: { BME: hands(EIGHT), ADR: hands('Ann 70') },
    5: { BME: hands(EIGHT), ADR: hands('Ann 40') },
    6: { BME: hands(EIGHT), ADR: hands('Ann 20') },
  };
  for (const [text, shares] of Object.entries(oneBelow)) {
    const players = Number(text);
    const game = stockRound({ players, shares, cash: [500] });
    expect(offers(game, buy('ADR', 'offering')), `one below, ${players} players`).toBe(true);
    play(game, buy('ADR', 'offering'));
    expect(countOf(game, 0)).toBe({ 3: 20, 4: 15, 5: 12, 6: 10 }[players]);
    for (let seat = 1; seat < players; seat++) play(game, pass);
    expect(game.actors()).toEqual([0]);
    expect(offers(game, buy('ADR', 'offering')), `at the limit, ${players} players`).toBe(false);
    expect(refusedBy(game, buy('ADR', 'offering'))).toBe('18rhl/16.3-c');
  }
});

/** How many certificates of companies a seat has. */
function countOf(game: ReturnType<typeof situation>, seat: number): number {
  return COMPANY_IDS.flatMap((id) => held(game, id, seat).split(' ')).filter((one) => one !== '').length;
}

/** Ann, one of six, has nine certificates: eight of BME (90%) and one more. */
function nine(wanted: Situation, one: Situation['shares'] = {}) {
  return stockRound({ players: 6, cash: [500], ...wanted, shares: { BME: hands(EIGHT), ...one } });
}

rule('18rhl/16.3-b', 'a 20% certificate counts once, and so does every open private, none that is closed', () => {
  const twenties = nine({}, { KKK: hands('Ann [20]') });
  play(twenties, buy('KKK', 'offering', 20), pass, pass, pass, pass, pass);
  expect(refusedBy(twenties, buy('KKK', 'offering', 20)), 'ten now, three of them of 20%').toBe('18rhl/16.3-c');

  for (const id of ['no1', 'no2', 'no3', 'no4', 'no5'] as const) {
    const game = nine({ privates: { [id]: 0 } }, { ADR: hands('Ann 20') });
    expect(offers(game, buy('BME', 'offering')), id).toBe(false);
    expect(refusedBy(game, buy('BME', 'offering'))).toBe('18rhl/16.3-c');
    const another = nine({ privates: { [id]: 1 } }, { ADR: hands('Ann 20') });
    expect(offers(another, buy('BME', 'offering')), `${id} is Bob’s`).toBe(true);
  }
  const closed = nine({ phase: '5' }, { ADR: hands('Ann 20') });
  expect(offers(closed, buy('BME', 'offering'))).toBe(true);
});

rule(
  '18rhl/16.3-c',
  'at the limit neither share nor director certificate nor pool share; after a sale one again',
  () => {
    const game = nine(
      { floated: ['BME'], privates: { no3: 0 } },
      { ADR: hands('Ann 20, pool 10'), KKK: hands('Bob 20') },
    );
    const purchases = [buy('BME', 'offering'), buy('ADR', 'pool'), buy('KKK', 'offering', 20), found('CME', 60)];
    for (const purchase of purchases) {
      expect(offers(game, purchase)).toBe(false);
      expect(refusedBy(game, purchase)).toBe('18rhl/16.3-c');
    }
    expect(offers(game, pass), 'at the limit is not above it').toBe(true);
    play(game, sell('BME', 10));
    for (const purchase of purchases.slice(1)) expect(offers(game, purchase)).toBe(true);
    play(game, buy('ADR', 'pool'));
    expect(held(game, 'ADR', 0)).toBe('D 10');
  },
);

/** Six players; Ann has ten certificates, among them CME's director certificate; Bob is about to take CME over. */
function aboutToLoseCme(wanted: Situation = {}) {
  return stockRound({
    players: 6,
    floated: ['BME', 'CME'],
    shares: { BME: hands(EIGHT), CME: hands('Ann 20, Bob 20'), ADR: hands('Ann 20') },
    cash: [500, 500],
    stock: { seat: 1 },
    ...wanted,
  });
}

rule(
  ['18rhl/16.3-d', '18rhl/E-24'],
  'six players: Ann, with ten certificates, gets two shares for a director certificate and must sell in her next turn',
  () => {
    const game = aboutToLoseCme();
    play(game, buy('CME', 'offering'), pass, pass, pass, pass);
    expect(held(game, 'CME', 0), 'eleven certificates').toBe('10 10');
    expect(typesOffered(game)).toEqual(['sellShares']);
    for (const action of [pass, buy('BME', 'offering'), found('DEE', 60)]) {
      expect(refusedBy(game, action)).toBe('18rhl/16.3-d');
    }
    play(game, sell('CME', 10));
    expect(offers(game, pass), 'ten again').toBe(true);
    expect(refusedBy(game, buy('BME', 'offering'))).toBe('18rhl/16.3-c');
    play(game, pass);
    expect(game.actors()).toEqual([1]);
  },
);

rule('18rhl/16.3-d', 'not before the next turn: the loss itself, in the turn of another, asks nothing of Ann', () => {
  const game = aboutToLoseCme();
  play(game, buy('CME', 'offering'));
  expect(game.actors()).toEqual([2]);
  expect(offers(game, pass)).toBe(true);
});

rule('18rhl/16.3-d', 'where no sale is legal Ann may pass, but not buy', () => {
  const game = aboutToLoseCme({ floated: [] });
  play(game, buy('CME', 'offering'), pass, pass, pass, pass);
  expect(game.actors()).toEqual([0]);
  expect(refusedBy(game, sell('CME', 10))).toBe('18rhl/16.5-e');
  expect(refusedBy(game, buy('BME', 'offering'))).toBe('18rhl/16.3-c');
  expect(typesOffered(game)).toEqual(['pass']);
  play(game, pass);
});

rule(
  ['18rhl/16.3-d', '18rhl/16.6-a'],
  'a block too small: while Ann is above the limit she sells another of the same company, with a step of its own',
  () => {
    const game = aboutToLoseCme({
      shares: { BME: hands('Ann 100'), CME: hands('Ann 20, Bob 20'), ADR: hands('Ann 20') },
      at: { BME: [1, 3] },
    });
    play(game, buy('CME', 'offering'), pass, pass, pass, pass);
    expect([countOf(game, 0), square(game, 'BME')]).toEqual([12, [1, 3]]);
    play(game, sell('BME', 10));
    expect(typesOffered(game), 'eleven').toEqual(['sellShares']);
    expect(offers(game, sell('BME', 10))).toBe(true);
    for (const action of [pass, found('DEE', 60)]) expect(refusedBy(game, action)).toBe('18rhl/16.3-d');
    play(game, sell('BME', 10));
    expect([countOf(game, 0), square(game, 'BME')]).toEqual([10, [3, 3]]);
    expect(refusedBy(game, sell('BME', 10)), 'at the limit one block a turn holds again').toBe('18rhl/16.6-a');
    expect(offers(game, sell('CME', 10))).toBe(true);
    play(game, pass);
  },
);

rule(
  '18rhl/16.3-c',
  'at the limit Ann may buy a share that makes her director: two shares go for one certificate',
  () => {
    const ten = { BME: hands('Ann 80'), CME: hands('Bob 20, Ann 20'), ADR: hands('Ann 20') };
    const game = stockRound({ players: 6, cash: [500], shares: ten });
    expect(countOf(game, 0)).toBe(10);
    expect(refusedBy(game, buy('BME', 'offering'))).toBe('18rhl/16.3-c');
    expect(offers(game, buy('CME', 'offering'))).toBe(true);
    play(game, buy('CME', 'offering'));
    expect([held(game, 'CME', 0), countOf(game, 0)]).toEqual(['D 10', 10]);

    const behind = { ...ten, CME: hands('Bob 30, Ann 20') };
    const equal = stockRound({ players: 6, cash: [500], shares: behind });
    expect(refusedBy(equal, buy('CME', 'offering')), 'as much as Bob makes no director').toBe('18rhl/16.3-c');
    expect(offers(equal, buy('CME', 'offering'))).toBe(false);
  },
);

rule(
  ['18rhl/16.3-c', '18rhl/13.3-j'],
  'at the limit Ann may buy the second share of a company in receivership, for it brings the director certificate',
  () => {
    const shares = { BME: hands(EIGHT), ADR: hands('Ann 20'), CME: hands('pool 50, Ann 10') };
    const game = stockRound({ players: 6, cash: [500], floated: ['CME'], trains: { CME: ['4'] }, shares });
    expect(countOf(game, 0)).toBe(10);
    expect(refusedBy(game, buy('CME', 'pool', 20)), 'the director certificate itself is one more').toBe('18rhl/16.3-c');
    play(game, buy('CME', 'pool'));
    expect([held(game, 'CME', 0), countOf(game, 0)]).toEqual(['D', 10]);
  },
);

rule('18rhl/16.3-c', 'for a share of KKK of 20% nothing is won: one goes for one', () => {
  const shares = { BME: hands(EIGHT), KKK: hands('Bob 20, Ann [20]'), ADR: hands('Ann 20') };
  const game = stockRound({ players: 6, cash: [500], shares });
  expect(countOf(game, 0)).toBe(10);
  expect(refusedBy(game, buy('KKK', 'offering', 20))).toBe('18rhl/16.3-c');
});

rule('18rhl/16.3-e', 'one player may own all of a company', () => {
  const game = bme(EIGHT);
  expect(offers(game, buy('BME', 'offering'))).toBe(true);
  play(game, buy('BME', 'offering'));
  expect(held(game, 'BME', 0)).toBe('D 10 10 10 10 10 10 10 10');
});

rule('18rhl/16.4-a', '50% sold: nothing happens in the round itself, the company floats at its end', () => {
  const game = stockRound({ shares: { BME: hands('Ann 40') } });
  expect(types(play(game, buy('BME', 'offering')))).toEqual(['shareBought']);
  expect(game.state.companies.BME.floated).toBe(false);
  const events = game.state.seats.flatMap(() => play(game, pass));
  expect(types(events)).toContain('floated');
  expect(game.state.companies.BME.floated).toBe(true);
  expect(acting(game)).toBe('BME');
});

rule('18rhl/16.4-a', '40% sold: no float, and the company has no turn', () => {
  const game = stockRound({ shares: { BME: hands('Ann 40') } });
  allPass(game);
  expect(game.state.companies.BME.floated).toBe(false);
  expect(game.state.stockRounds).toBe(2);
});

rule('18rhl/16.4-a', 'RhE with 20% and three shares in the pool floats; GVE counts the share of No. 5', () => {
  const game = stockRound({ shares: { RhE: hands('Ann 20, pool 30'), GVE: hands('Bob 40, Cid 10') } });
  allPass(game);
  expect([game.state.companies.RhE.floated, game.state.companies.GVE.floated]).toEqual([true, true]);
});

rule('18rhl/16.4-a', 'KKK: 40% do not float it, 60% do', () => {
  for (const [holders, floats] of [
    ['Ann [20 20]', false],
    ['Ann [20 20 20]', true],
  ] as const) {
    const game = stockRound({ shares: { KKK: hands(holders) } });
    allPass(game);
    expect(game.state.companies.KKK.floated).toBe(floats);
    expect(money(game, 'KKK')).toBe(floats ? 420 : 0);
  }
});

rule('18rhl/16.4-a', 'it floats once: in the next stock round nothing more is paid', () => {
  const game = bme('Ann 50', { treasury: { BME: 17 } });
  allPass(game);
  expect([money(game, 'BME'), square(game, 'BME')]).toEqual([17, [2, 1]]);
});

rule(
  ['18rhl/16.4-b', '18rhl/16.4-c', '18rhl/X-10'],
  'par 70, director certificate and three shares sold, green phase: 350 to the treasury and one row up to 75',
  () => {
    const game = stockRound({ phase: '3', shares: { BME: hands('Ann 30, Bob 20') }, par: { BME: 70 } });
    const bank = money(game, 'bank');
    allPass(game);
    expect([money(game, 'BME'), money(game, 'bank')]).toEqual([350, bank - 350]);
    expect([square(game, 'BME'), price(game, 'BME')]).toEqual([[1, 1], 75]);
    expect(held(game, 'BME', 'offering'), 'the rest stays on offer').toBe('10 10 10 10 10');
    expect(game.actors(), 'Ann has the charter').toEqual([0]);
  },
);

rule('18rhl/16.4-b', 'every share out of the offering is paid: 80% sold bring 8 × par', () => {
  const game = stockRound({ shares: { BME: hands('Ann 50, Bob 30') }, par: { BME: 65 } });
  allPass(game);
  expect(money(game, 'BME')).toBe(520);
});

rule(
  '18rhl/16.4-b',
  'RhE: not for the three of the pool, but for further shares; GVE: for the share of No. 5 too',
  () => {
    const alone = stockRound({ shares: { RhE: hands('Ann 20, pool 30') }, par: { RhE: 80 }, fund: 240 });
    allPass(alone);
    expect([money(alone, 'RhE'), money(alone, 'aachenFund')]).toEqual([160, 240]);

    const more = stockRound({ shares: { RhE: hands('Ann 20, Bob 20, pool 30') }, par: { RhE: 80 }, fund: 240 });
    allPass(more);
    expect(money(more, 'RhE')).toBe(320);

    const fromPool = stockRound({ shares: { RhE: hands('Ann 20, Bob 10, pool 20') }, par: { RhE: 80 }, fund: 240 });
    allPass(fromPool);
    expect(money(fromPool, 'RhE'), 'whoever has bought them since').toBe(160);

    const gladbach = stockRound({ shares: { GVE: hands('Ann 40, Bob 10') }, par: { GVE: 90 }, privates: { no5: 1 } });
    allPass(gladbach);
    expect(money(gladbach, 'GVE')).toBe(450);
  },
);

rule('18rhl/16.4-c', 'par 100 is in the top row: it floats and stays; elsewhere it goes under those above', () => {
  const top = stockRound({ shares: { BME: hands('Ann 50') }, par: { BME: 100 } });
  allPass(top);
  expect([square(top, 'BME'), money(top, 'BME')]).toEqual([[0, 3], 500]);

  const under = stockRound({
    floated: ['CME'],
    shares: { BME: hands('Ann 50'), CME: hands('Bob 50') },
    at: { CME: [1, 1], BME: [2, 1] },
  });
  allPass(under);
  expect(pile(under, 'BME')).toEqual(['CME', 'BME']);
});

rule(
  ['18rhl/16.4-c', '18rhl/E-25'],
  'floated by and sold out in the same round: up twice, unless the top row stops it',
  () => {
    const twice = stockRound({ shares: { BME: hands('Ann 60, Bob 40') }, par: { BME: 65 } });
    allPass(twice);
    expect([square(twice, 'BME'), price(twice, 'BME')]).toEqual([[1, 1], 75]);
    expect(money(twice, 'BME')).toBe(650);

    const once = stockRound({ shares: { BME: hands('Ann 60, Bob 40') }, par: { BME: 80 } });
    allPass(once);
    expect([square(once, 'BME'), price(once, 'BME')]).toEqual([[0, 2], 90]);
  },
);

rule(
  ['18rhl/16.4-d', '18rhl/E-26'],
  'brown phase, 50% sold: ten times the price, the rest to the pool, the marker stays; no sale until one buys there',
  () => {
    const game = stockRound({ phase: '5', shares: { BME: hands('Ann 50') }, par: { BME: 70 }, cash: [300, 200, 100] });
    const bank = money(game, 'bank');
    allPass(game);
    expect([money(game, 'BME'), money(game, 'bank')]).toEqual([700, bank - 700]);
    expect([held(game, 'BME', 'pool'), held(game, 'BME', 'offering')]).toEqual(['10 10 10 10 10', '']);
    expect([square(game, 'BME'), price(game, 'BME')]).toEqual([[2, 1], 70]);
    for (const _ of [1, 2, 3]) passToNextRound(game);
    expect([roundNow(game), game.actors()]).toEqual(['SR', [0]]);
    expect(offers(game, sell('BME', 10))).toBe(false);
    expect(refusedBy(game, sell('BME', 10))).toBe('18rhl/16.5-d');
    play(game, pass, buy('BME', 'pool'), pass);
    expect(offers(game, sell('BME', 10))).toBe(true);
    expect(refusedBy(game, sell('BME', 10, 10))).toBe('18rhl/16.5-d');
  },
);

rule('18rhl/16.4-d', 'from the first 5-train on, not before; sold out or not, floating late moves no price', () => {
  for (const phase of ['5', '6', '8'] as const) {
    const game = stockRound({ phase, shares: { CME: hands('Ann 60') }, par: { CME: 90 } });
    allPass(game);
    expect([money(game, 'CME'), held(game, 'CME', 'pool'), price(game, 'CME')]).toEqual([900, '10 10 10 10', 90]);
  }
  const green = stockRound({ phase: '4', shares: { CME: hands('Ann 60') }, par: { CME: 90 } });
  allPass(green);
  expect([money(green, 'CME'), held(green, 'CME', 'pool'), price(green, 'CME')]).toEqual([540, '', 100]);
});

rule('18rhl/16.4-e', 'shares bought in the floating round go to the bank and come back through the capital', () => {
  const game = stockRound({ shares: { BME: hands('Ann 50') }, cash: [0, 70, 70] });
  const bank = money(game, 'bank');
  play(game, pass, buy('BME', 'offering'), buy('BME', 'offering'));
  expect([money(game, 'bank'), money(game, 'BME')]).toEqual([bank + 140, 0]);
  allPass(game);
  expect([money(game, 'bank'), money(game, 'BME')]).toEqual([bank + 140 - 490, 490]);
});

rule('18rhl/16.4-a', 'with “floating: at once” the capital comes with the purchase and the row up at the end', () => {
  const game = stockRound({ options: { floating: 'at-once' }, shares: { BME: hands('Ann 40') }, cash: [70, 70] });
  expect(types(play(game, buy('BME', 'offering')))).toEqual(['shareBought', 'floated']);
  expect([money(game, 'BME'), square(game, 'BME')]).toEqual([350, [2, 1]]);
  play(game, buy('BME', 'offering'));
  expect(money(game, 'BME'), 'later shares are paid to the company').toBe(420);
  allPass(game);
  expect([money(game, 'BME'), square(game, 'BME')]).toEqual([420, [1, 1]]);
});

rule('18rhl/16.5-a', 'what Ann sells lies in the pool, and others buy it there', () => {
  const game = bme('Ann 50');
  expect(offers(game, sell('BME', 10, 10))).toBe(true);
  play(game, sell('BME', 10, 10));
  expect([held(game, 'BME', 0), held(game, 'BME', 'pool')]).toEqual(['D 10', '10 10']);
  expect(held(game, 'BME', 'offering')).toBe('10 10 10 10 10');
  play(game, pass);
  expect(offers(game, buy('BME', 'pool'))).toBe(true);
});

rule('18rhl/16.5-a', 'nobody sells what he has not got', () => {
  const game = bme('Ann 50, Bob 10', { stock: { seat: 1 } });
  for (const block of [sell('BME', 10, 10), sell('BME', 20), sell('CME', 10), sell('BME')]) {
    expect(offers(game, block)).toBe(false);
    expect(refusedBy(game, block)).toBe('18rhl/16.5-a');
  }
});

rule('18rhl/16.5-b', 'the bank pays the price before the sale for each 10%', () => {
  const game = bme('Ann 60', { at: { BME: [2, 3] }, cash: [10] });
  const bank = money(game, 'bank');
  play(game, sell('BME', 10, 10, 10));
  expect([money(game, 0), money(game, 'bank')]).toEqual([250, bank - 240]);
  expect(price(game, 'BME')).toBe(75);
});

rule(['18rhl/16.5-b', '18rhl/16.5-g'], 'a 20% certificate of KKK brings two prices', () => {
  const game = stockRound({ floated: ['KKK'], shares: { KKK: hands('Bob 20, Ann [20]') }, cash: [0] });
  play(game, sell('KKK', 20));
  expect([money(game, 0), held(game, 'KKK', 'pool')]).toEqual([140, '20']);
});

rule('18rhl/16.5-c', 'no sales in the first stock round', () => {
  const game = bme('Ann 50', { stock: { seat: 0, first: true } });
  expect(typesOffered(game)).not.toContain('sellShares');
  expect(refusedBy(game, sell('BME', 10))).toBe('18rhl/16.5-c');
});

rule('18rhl/16.5-d', '50% may lie in the pool, more may not', () => {
  const game = bme('Ann 60, pool 20');
  expect(offers(game, sell('BME', 10, 10, 10, 10))).toBe(false);
  expect(refusedBy(game, sell('BME', 10, 10, 10, 10))).toBe('18rhl/16.5-d');
  expect(offers(game, sell('BME', 10, 10, 10))).toBe(true);
  play(game, sell('BME', 10, 10, 10));
  expect(held(game, 'BME', 'pool')).toBe('10 10 10 10 10');
});

rule('18rhl/16.5-d', 'unsold shares are not in the pool and do not count', () => {
  const game = bme('Ann 20, Bob 20', { stock: { seat: 1 } });
  expect(held(game, 'BME', 'offering')).toHaveLength('10 10 10 10 10 10'.length);
  expect(offers(game, sell('BME', 10, 10))).toBe(true);
});

rule(['18rhl/16.5-e', '18rhl/E-23'], '40% of BME are sold and it has not floated: its owners cannot sell', () => {
  const game = stockRound({ shares: { BME: hands('Ann 30, Bob 10') } });
  expect(typesOffered(game)).not.toContain('sellShares');
  expect(refusedBy(game, sell('BME', 10))).toBe('18rhl/16.5-e');
  play(game, pass);
  expect(typesOffered(game)).not.toContain('sellShares');
  expect(refusedBy(game, sell('BME', 10))).toBe('18rhl/16.5-e');
});

rule('18rhl/16.5-e', 'a company that has floated but had no turn yet is not for sale; after its turn it is', () => {
  const fresh = bme('Ann 30, Bob 20', { fresh: ['BME'], cash: [300, 200, 100] });
  expect(offers(fresh, sell('BME', 10))).toBe(false);
  expect(refusedBy(fresh, sell('BME', 10))).toBe('18rhl/16.5-e');
  allPass(fresh);
  passToNextRound(fresh);
  expect([roundNow(fresh), fresh.actors()]).toEqual(['SR', [0]]);
  expect(offers(fresh, sell('BME', 10))).toBe(true);
});

rule(
  '18rhl/16.5-f',
  'the director certificate is not sold as such: as shares, by a change of director, or not at all',
  () => {
    const game = bme('Ann 30, Bob 20');
    for (const block of [sell('BME', 20), sell('BME', 10, 20)]) {
      expect(offers(game, block)).toBe(false);
      expect(refusedBy(game, block)).toBe('18rhl/16.5-f');
    }
    expect(offers(game, sell('BME', 10, 10, 10))).toBe(true);
    play(game, sell('BME', 10, 10, 10));
    expect([held(game, 'BME', 1), held(game, 'BME', 'pool')]).toEqual(['D', '10 10 10']);
  },
);

rule('18rhl/16.5-g', 'an ordinary 20% certificate of KKK is sold whole or not at all', () => {
  const game = stockRound({ floated: ['KKK'], shares: { KKK: hands('Bob [20 20], Ann [20 10]') } });
  expect(game.choices(0).find(({ type }) => type === 'sellShares')?.params['certificates']).toEqual([
    [20],
    [10],
    [10, 20],
  ]);
  expect(refusedBy(game, sell('KKK', 10, 10))).toBe('18rhl/16.5-g');
});

rule(
  ['18rhl/16.6-a', '18rhl/E-20'],
  'four shares at 90 bring 360 and one row down; a second block of the company in the same turn is refused',
  () => {
    const game = bme('Ann 80', { at: { BME: [1, 3] }, cash: [0] });
    expect(types(play(game, sell('BME', 10, 10, 10, 10)))).toEqual(['sharesSold', 'priceMoved']);
    expect([money(game, 0), square(game, 'BME'), price(game, 'BME')]).toEqual([360, [2, 3], 80]);
    expect(offers(game, sell('BME', 10))).toBe(false);
    expect(refusedBy(game, sell('BME', 10))).toBe('18rhl/16.6-a');
    play(game, pass, pass, pass);
    expect(game.actors()).toEqual([0]);
    expect(offers(game, sell('BME', 10)), 'in the next turn she may sell again').toBe(true);
    play(game, sell('BME', 10));
    expect([money(game, 0), square(game, 'BME')]).toEqual([440, [3, 3]]);
  },
);

rule('18rhl/16.6-b', 'at the bottom of its column the marker stays, top of the pile or not', () => {
  for (const [at, value] of [
    [[5, 1], 55],
    [[3, 5], 90],
    [[0, 15], 320],
  ] as const) {
    const game = stockRound({
      floated: ['BME', 'CME'],
      shares: { BME: hands('Ann 50'), CME: hands('Bob 50') },
      at: { BME: at, CME: at },
    });
    expect(types(play(game, sell('BME', 10)))).toEqual(['sharesSold']);
    expect([square(game, 'BME'), price(game, 'BME')]).toEqual([at, value]);
    expect(pile(game, 'BME')).toEqual(['BME', 'CME']);
  }
});

rule('18rhl/16.6-c', 'coming down on others the marker goes under them', () => {
  const game = stockRound({
    floated: ['BME'],
    shares: { BME: hands('Ann 50'), CME: hands('Bob 50'), ADR: hands('Cid 50') },
    at: { CME: [3, 1], ADR: [3, 1], BME: [2, 1] },
  });
  play(game, sell('BME', 10));
  expect(pile(game, 'BME')).toEqual(['CME', 'ADR', 'BME']);
});

rule(
  ['18rhl/16.6-d', '18rhl/E-21'],
  'CME, then BME: each pays its price before its own block and drops one row; who is sold first comes to lie above',
  () => {
    const position: Situation = {
      floated: ['BME', 'CME'],
      shares: { BME: hands('Ann 40'), CME: hands('Ann 40') },
      at: { BME: [2, 3], CME: [2, 3] },
      cash: [0],
    };
    const game = stockRound(position);
    play(game, sell('CME', 10, 10));
    expect([money(game, 0), price(game, 'CME'), price(game, 'BME')]).toEqual([160, 75, 80]);
    play(game, sell('BME', 10));
    expect([money(game, 0), price(game, 'CME'), price(game, 'BME')]).toEqual([240, 75, 75]);
    expect(pile(game, 'BME')).toEqual(['CME', 'BME']);

    const other = stockRound(position);
    play(other, sell('BME', 10), sell('CME', 10, 10));
    expect(pile(other, 'BME')).toEqual(['BME', 'CME']);
  },
);
