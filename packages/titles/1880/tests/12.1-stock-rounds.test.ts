import { expect } from 'vitest';
import type { CompanyId } from '../companies.ts';
import { SALE_ORDER, type TrainType, trainKinds } from '../trains.ts';
import { BY_SEA } from './boards.ts';
import {
  buy,
  buying,
  buyShare,
  cash,
  inBank,
  PASS,
  sell,
  sitOutStockRound,
  standing,
  trip,
  turnOf,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, type Situation, situation, top, typesOffered } from './situation.ts';

const founding = (company: CompanyId, percent: 20 | 30 | 40, par: number, permit: string, row = 0) => ({
  ...{ type: 'found', company, percent, par, row, permit },
});

/** A stock round inside a turn of HKR, Ann to act. */
const stock = (wanted: Situation = {}) =>
  situation({
    turn: { company: 'HKR', step: 'trains' },
    stock: { seat: 0 },
    ...wanted,
    shares: { HKR: [[2, 50]], ...wanted.shares },
  });

rule('1880/XII-timing-a', 'the last train of each type from 2 to 8 causes a stock round; 8E, 10 and 2R never', () => {
  for (const [i, type] of SALE_ORDER.entries()) {
    const bank: Partial<Record<TrainType, number>> = { [type]: 1 };
    for (const lower of SALE_ORDER.slice(0, i)) bank[lower] = 0;
    const game = buying('NJR', { bank, ...(i > 8 ? { turnsLeft: 3 } : {}), treasury: { NJR: 1000 } });
    play(game, buy(type, trainKinds[type].price));
    expect(top(game), type).toBe(i <= SALE_ORDER.indexOf('8') ? 'stockRound' : 'companyTurn');
  }
  const restored = buying('NJR', { trains: { NJR: ['6'] }, bank: { '2R': 1 }, treasury: { NJR: 1000 } });
  play(restored, buy('2R', 250));
  expect(top(restored)).toBe('companyTurn');
});

rule('1880/XII-timing-a', 'also when it goes by P7 or unsold', () => {
  const rocket = buying('NJR', { bank: { '2': 1 }, privates: { P7: 0 } });
  play(rocket, { type: 'exchangeRocket' });
  expect(top(rocket)).toBe('stockRound');
  const removed = buying('NJR', { bank: { '2': 3 }, trains: { NJR: ['2'] }, marker: 'NJR' });
  play(removed, PASS);
  expect(top(removed)).toBe('stockRound');
});

rule('1880/XII-timing-b', 'the stock round after the last 8 is the last of the game', () => {
  const game = buying('NJR', { phase: 'D1', bank: { '8': 1 }, trains: { NJR: ['6'] }, treasury: { NJR: 800 } });
  play(game, buy('8', 800));
  const rounds = game.state.stockRounds;
  sitOutStockRound(game);
  while (!game.over) {
    play(game, PASS);
    expect(top(game)).not.toBe('stockRound');
  }
  expect(game.state.stockRounds).toBe(rounds);
  expect(inBank(game, '8E'), 'although the 8E went').toBe(0);
});

rule('1880/XII-timing-c', 'an investor that borrows the last train causes none', () => {
  const game = situation({
    investors: { A4: [0] },
    tiles: BY_SEA,
    shares: { HKR: [[1, 50]] },
    trains: { HKR: ['2'] },
    bank: { '2': 1 },
    investorTurn: { investor: 'A4', step: 'run' },
  });
  const back = 'H14.city0 H14/5 I15/5 J16/0 K15.city0';
  play(game, { type: 'run', routes: [trip('2', back)] });
  expect(inBank(game, '2')).toBe(1);
  expect(top(game)).toBe('companyTurn');
  expect(game.state.money['A4']).toBe(40);
});

rule('1880/XII-turn-a', 'all dealing is with the bank', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, cash: [500, 0, 0] });
  const bank = game.state.money['bank'] ?? 0;
  play(game, buyShare('HKR'));
  expect(game.state.money['bank']).toBe(bank + 90);
  expect([cash(game, 1), cash(game, 2)], 'nobody else is paid').toEqual([0, 0]);
  const sold = stock({ shares: { HKR: [[2, 50]] }, phase: 'B1', cash: [0, 0, 0], stock: { seat: 2 } });
  play(sold, sell('HKR', 1));
  expect(sold.state.certificates['HKR']?.filter((owner) => owner === 'bank')).toHaveLength(6);
});

rule('1880/XII-turn-b', 'first sales, as many as he likes, then one purchase; either may be left out', () => {
  const shares = {
    NJR: [
      [1, 40],
      [0, 30],
    ],
    BCR: [
      [1, 40],
      [0, 10],
    ],
  } as const;
  const game = stock({ shares, phase: 'B1', cash: [500, 500, 500] });
  play(game, sell('NJR', 1), sell('BCR', 1), sell('NJR', 2));
  expect(game.actors(), 'still Ann').toEqual([0]);
  play(game, buyShare('HKR'));
  expect(game.actors(), 'a purchase ends the turn').toEqual([1]);
  expect(game.play({ ...sell('BCR', 1), seat: 0 })).toMatchObject({ ok: false });
  expect(game.play({ ...buyShare('HKR'), seat: 0 }), 'a second one').toMatchObject({ ok: false });
  const seller = stock({ shares, phase: 'B1' });
  play(seller, sell('NJR', 1), PASS);
  expect(seller.actors(), 'only sold').toEqual([1]);
  expect(seller.state.flow.at(-1)).toMatchObject({ passes: 0, lastActor: 0 });
  const founder = stock({ shares, phase: 'B1', cash: [500, 500, 500] });
  play(founder, sell('NJR', 1), founding('CKR', 20, 100, 'BCD'));
  expect(founder.actors(), 'founding is the purchase').toEqual([1]);
});

rule('1880/XII-turn-c', 'who passes may act again when his turn comes round', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, cash: [500, 500, 500] });
  play(game, PASS, buyShare('HKR'), PASS);
  expect(game.actors()).toEqual([0]);
  play(game, buyShare('HKR'));
  expect(cash(game, 0)).toBe(410);
});

rule('1880/XII-turn-d', 'the loco holder begins, the others follow clockwise', () => {
  const game = buying('NJR', { bank: { '2': 1 }, treasury: { NJR: 100 }, priority: 2 });
  play(game, buy('2', 100));
  const order: (number | undefined)[] = [];
  while (top(game) === 'stockRound') {
    order.push(game.actors()[0]);
    play(game, PASS);
  }
  expect(order).toEqual([2, 0, 1]);
});

rule('1880/XII-turn-e', 'the round ends when all have passed in a row; who acted comes once more', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, cash: [500, 500, 500] });
  play(game, PASS, PASS, buyShare('HKR'), PASS, PASS);
  expect([top(game), game.actors()]).toEqual(['stockRound', [2]]);
  play(game, PASS);
  expect(top(game)).toBe('companyTurn');
});

rule('1880/XII-turn-f', 'the loco goes to the left of who bought or sold last', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, cash: [500, 500, 500] });
  play(game, buyShare('HKR'), buyShare('HKR'));
  sitOutStockRound(game);
  expect(game.state.priority, 'left of Bob').toBe(2);
  const sold = stock({ phase: 'B1', stock: { seat: 2 } });
  play(sold, sell('HKR', 1));
  sitOutStockRound(sold);
  expect(sold.state.priority, 'left of Cid').toBe(0);
});

rule(
  ['1880/XII-turn-f', '1880/XIII-sr-d', '1880/E-60'],
  'a round in which everybody passes: the loco stays; openings, rises and interest come all the same (C-20)',
  () => {
    const game = stock({
      shares: {
        HKR: [
          [2, 30],
          [1, 20],
        ],
        NJR: [[1, 20]],
      },
      open: ['HKR'],
      debts: [0, 0, 20],
      priority: 1,
      stock: { seat: 1 },
    });
    sitOutStockRound(game);
    expect(game.state.priority).toBe(1);
    expect(game.state.companies.NJR.open).toBe(true);
    expect(standing(game, 'NJR')).toEqual(['K13.city0']);
    expect(game.state.market['HKR'], 'sold out: 90 to 95').toEqual(expect.objectContaining({ row: 2, column: 3 }));
    expect(game.state.debts).toEqual([0, 0, 30]);
  },
);

rule('1880/XII-turn-g', 'the interrupted company goes on buying, under whoever directs it now', () => {
  const game = buying('NJR', {
    shares: {
      NJR: [
        [0, 20],
        [1, 20],
      ],
    },
    phase: 'B1',
    bank: { '3': 1 },
    treasury: { NJR: 400 },
  });
  play(game, buy('3', 180), PASS, buyShare('NJR'));
  sitOutStockRound(game);
  expect(turnOf(game)).toMatchObject({ company: 'NJR', step: 'trains' });
  expect(game.actors(), 'Bob').toEqual([1]);
  play(game, buy('3+3', 300));
  expect(game.state.trains['NJR']).toEqual(['3', '3+3']);
});

rule(
  '1880/XII-buy-a',
  'the founder chooses 20, 30 or 40 percent, the price and the permit, and pays for the units',
  () => {
    for (const percent of [20, 30, 40] as const) {
      for (const par of [70, 80, 90, 100]) {
        const game = stock({ cash: [400, 0, 0] });
        play(game, founding('NJR', percent, par, { 20: 'ABC', 30: 'BC', 40: 'D' }[percent], par === 90 ? 1 : 0));
        expect(cash(game, 0)).toBe(400 - (percent / 10) * par);
        expect(game.state.companies.NJR).toMatchObject({ par, director: percent, open: false });
        expect(game.state.certificates['NJR']?.[0]).toBe('player0');
      }
    }
    expect(refusedBy(stock(), founding('NJR', 20, 85, 'ABC'))).toBe('kernel/shape');
    expect(refusedBy(stock(), founding('HKR', 20, 80, 'ABC')), 'it is founded').toBe('1880/VIII-share-a');
  },
);

rule(['1880/XII-buy-b', '1880/E-10'], 'four companies at 100; a fifth takes 90, 80 or 70', () => {
  const game = stock({
    shares: { BCR: [[0, 20]], HKR: [[1, 20]], CKR: [[2, 20]], NXR: [[2, 20]] },
    par: { BCR: 100, HKR: 100, CKR: 100, NXR: 100 },
    cash: [900, 0, 0],
  });
  for (const row of [0, 1, 2, 3]) {
    expect(refusedBy(game, founding('NJR', 20, 100, 'ABC', row))).toBe('1880/XII-buy-b');
  }
  for (const par of [90, 80, 70]) expect(offers(game, founding('NJR', 20, par, 'ABC')), String(par)).toBe(true);
  expect(offers(game, { type: 'found', par: 100 })).toBe(false);
});

rule('1880/XII-buy-c', 'the topmost free row, taken at the founding (C-02)', () => {
  const shares = { HKR: [[2, 50]], BCR: [[2, 20]] } as const;
  const game = stock({ shares, rows: { HKR: 0, BCR: 2 }, cash: [900, 0, 0] });
  expect(refusedBy(game, founding('NJR', 20, 90, 'ABC', 0)), 'taken').toBe('1880/XII-buy-b');
  expect(refusedBy(game, founding('NJR', 20, 90, 'ABC', 3)), 'not the topmost').toBe('1880/XII-buy-c');
  play(game, founding('NJR', 20, 90, 'ABC', 1));
  expect(game.state.companies.NJR).toMatchObject({ row: 1, open: false });
  const free = stock({ shares, rows: { HKR: 0, BCR: 2 }, cash: [900, 0, 0], options: { parRow: 'free' } });
  expect(verdict(free, founding('NJR', 20, 90, 'ABC', 3)), 'a peer lets him choose').toBe('legal');
});

rule('1880/XII-buy-d', 'other cards cost the price of the moment', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, at: { HKR: [1, 8] }, cash: [500, 0, 0] });
  play(game, buyShare('HKR'));
  expect(cash(game, 0)).toBe(375);
});

rule('1880/XII-buy-e', 'no credit', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, cash: [89, 0, 0] });
  expect(refusedBy(game, buyShare('HKR'))).toBe('1880/XII-buy-e');
  expect(refusedBy(game, founding('NJR', 20, 70, 'ABC'))).toBe('1880/XII-buy-e');
  expect(typesOffered(game)).toEqual(['pass']);
  expect(verdict(stock({ shares: { HKR: [[2, 30]] }, cash: [90, 0, 0] }), buyShare('HKR'))).toBe('legal');
});

/** How many cards of NJR others can buy after Ann founds it so in phase A, with or without an investor of her own. */
function leftForSale(percent: 20 | 30 | 40, first: boolean): number {
  const investors: Situation['investors'] = first ? { A3: [0] } : {};
  const game = stock({ cash: [400, 900, 0], investors });
  play(game, founding('NJR', percent, 70, { 20: 'ABC', 30: 'AB', 40: 'A' }[percent]));
  let bought = 0;
  while (verdict(game, buyShare('NJR')) === 'legal') {
    play(game, buyShare('NJR'), PASS, PASS);
    bought += 1;
  }
  expect(refusedBy(game, buyShare('NJR'))).toBe('1880/XII-buy-f');
  return bought;
}

rule('1880/XII-buy-f', 'in phase A only five units of a company are in play', () => {
  expect([leftForSale(20, true), leftForSale(30, true), leftForSale(40, true)], 'a first company').toEqual([2, 1, 0]);
  expect([leftForSale(20, false), leftForSale(30, false), leftForSale(40, false)], 'a further one').toEqual([3, 2, 1]);
  const own = stock({ shares: { HKR: [[2, 50]] }, stock: { seat: 2 } });
  expect(refusedBy(own, buyShare('HKR')), 'the director too').toBe('1880/XII-buy-f');
});

rule(
  ['1880/XII-buy-f', '1880/XIII-sr-b', '1880/XIII-sr-c', '1880/E-08'],
  'a first founding with 40 percent leaves nothing for sale: 90 rises to 95',
  () => {
    const game = stock({ investors: { A3: [0] }, cash: [400, 900, 900] });
    play(game, founding('NJR', 40, 90, 'A', 1));
    expect(game.state.certificates['NJR']?.filter((owner) => owner === 'A3')).toHaveLength(1);
    expect(refusedBy(game, buyShare('NJR'))).toBe('1880/XII-buy-f');
    sitOutStockRound(game);
    expect(game.state.market['NJR']).toMatchObject({ row: 2, column: 3 });
  },
);

rule('1880/XII-buy-g', 'from B1 on all units are for sale', () => {
  for (const phase of ['A2', 'B1'] as const) {
    const game = stock({ phase });
    expect(offers(game, buyShare('HKR')), phase).toBe(phase === 'B1');
  }
});

rule(['1880/XII-buy-h', '1880/E-59'], 'who sold HKR does not buy it in the same stock round, not even later', () => {
  const shares = {
    HKR: [
      [2, 50],
      [0, 20],
    ],
  } as const;
  const game = stock({ shares, phase: 'B1', cash: [500, 500, 500] });
  play(game, sell('HKR', 1));
  expect(refusedBy(game, buyShare('HKR'))).toBe('1880/XII-buy-h');
  play(game, PASS);
  expect(verdict(game, buyShare('HKR')), 'Bob may').toBe('legal');
  play(game, PASS, PASS);
  expect(game.actors()).toEqual([0]);
  expect(refusedBy(game, buyShare('HKR'))).toBe('1880/XII-buy-h');
  expect(verdict(stock({ shares, phase: 'B1', cash: [500, 0, 0] }), buyShare('HKR')), 'in the next one').toBe('legal');
});

rule(
  ['1880/XII-buy-i', '1880/XII-capital-c', '1880/E-09'],
  'a unit sold back in phase A is for sale again; with six in the bank B1 brings no second half yet',
  () => {
    const game = situation({
      shares: {
        NJR: [
          [0, 20],
          [1, 10],
          [2, 10],
        ],
      },
      investors: { A3: [0, 'NJR'] },
      phase: 'A2',
      bank: { '2+2': 0, '3': 1 },
      treasury: { NJR: 180 },
      cash: [500, 500, 500],
      turn: { company: 'NJR', step: 'trains' },
      stock: { seat: 1 },
    });
    expect(refusedBy(game, buyShare('NJR'))).toBe('1880/XII-buy-f');
    play(game, sell('NJR', 1));
    expect(cash(game, 1)).toBe(585);
    play(game, PASS);
    expect(offers(game, buyShare('NJR')), 'for Cid').toBe(true);
    sitOutStockRound(game);
    play(game, buy('3', 180));
    expect([game.state.phase, game.state.money['NJR']]).toEqual(['B1', 0]);
    expect(top(game)).toBe('stockRound');
    play(game, buyShare('NJR'));
    expect(game.state.money['NJR'], 'five are left').toBe(450);
  },
);

rule('1880/XII-buy-j', 'in debt he buys nothing', () => {
  const game = stock({ shares: { HKR: [[2, 30]] }, debts: [1], cash: [500, 0, 0] });
  expect(refusedBy(game, buyShare('HKR'))).toBe('1880/XII-buy-j');
  expect(typesOffered(game)).toEqual(['repay', 'pass']);
});
