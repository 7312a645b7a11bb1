import { BANK, OFFERING, playerOwner } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { openSlots } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { type Auction, INVESTOR_IDS, mapOf, PRIVATE_IDS, type PrivateId, privates, type State } from '../index.ts';
import {
  ALL_SOLD,
  ANN,
  acting,
  allPass,
  auctioned,
  BOB,
  bidding,
  buying,
  CID,
  cash,
  choosing,
  DEA,
  firstStockRound,
  founding,
  held,
  inBank,
  marking,
  passing,
  price,
  type Sales,
  selling,
  sellPrivate,
  standing,
  told,
  treasury,
  verdict,
} from './moves.ts';
import { opening, play, refusedBy, rule, situation, top, types, typesOffered } from './situation.ts';

/** The auction on top. */
function auction({ state }: Game<State>): Auction {
  const frame = state.flow.at(-1);
  if (frame?.kind !== 'auction') throw new Error('no auction is on');
  return frame;
}

function owner({ state }: Game<State>, item: PrivateId): string {
  return state.privates[item];
}

/** Up to the private named, all others at their prices to Ann, Bob and Cid in turn. */
function before(item: PrivateId): Game<State> {
  const earlier = PRIVATE_IDS.slice(0, PRIVATE_IDS.indexOf(item));
  return auctioned(earlier.map((id, i) => [i % 3, privates[id].price]));
}

rule('1880/V-auction-a', 'P0 comes first, then P1, up to P7, one at a time', () => {
  const game = opening();
  const offered: string[] = [];
  for (const [i, item] of PRIVATE_IDS.entries()) {
    offered.push(auction(game).item);
    const next = PRIVATE_IDS[i + 1];
    if (next) expect(verdict(game, bidding(next, 200))).toBe('1880/V-auction-a');
    sellPrivate(game, item, [i % 3, privates[item].price]);
    if (item === 'P6') play(game, { type: 'startBcr', row: 0, permit: 'ABC' });
  }
  expect(offered).toEqual([...PRIVATE_IDS]);
  expect(top(game)).toBe('investorChoice');
});

rule('1880/V-auction-b', 'whoever has the loco opens, then the others clockwise', () => {
  const game = opening();
  const order: (number | undefined)[] = [];
  for (const move of [bidding('P0', 5), bidding('P0', 10), bidding('P0', 15), bidding('P0', 20)]) {
    order.push(game.actors()[0]);
    play(game, move);
  }
  expect(order).toEqual([ANN, BOB, CID, ANN]);
  expect(typesOffered(game)).toEqual(['bid', 'pass']);
});

rule('1880/V-auction-c', 'the printed price is the least opening bid', () => {
  const prices = { P0: 5, P1: 10, P2: 25, P3: 45, P4: 70, P5: 100, P6: 160, P7: 50 };
  for (const item of PRIVATE_IDS) {
    const game = before(item);
    expect(verdict(game, bidding(item, prices[item] - 5)), item).toBe('1880/V-auction-c');
    expect(verdict(game, bidding(item, prices[item])), item).toBe('legal');
  }
});

rule(
  ['1880/V-auction-d', '1880/E-05'],
  'after 60 for P3 neither 62 nor 64 will do, 65 is the least, 70 is fine',
  () => {
    const game = before('P3');
    play(game, bidding('P3', 60));
    const verdicts = [55, 60, 62, 64, 65, 67, 70, 75].map((amount) => verdict(game, bidding('P3', amount)));
    const wrong = '1880/V-auction-d';
    expect(verdicts).toEqual([wrong, wrong, wrong, wrong, 'legal', wrong, 'legal', 'legal']);
  },
);

rule('1880/V-auction-e', 'the opening bid, too, is a multiple of 5 (C-18); a peer takes any sum', () => {
  const game = before('P2');
  expect(verdict(game, bidding('P2', 27))).toBe('1880/V-auction-e');
  expect(verdict(game, bidding('P2', 30))).toBe('legal');
  expect(verdict(opening(3, { bids: 'any' }), bidding('P0', 27))).toBe('legal');
});

rule('1880/V-auction-f', 'nobody bids more than his cash', () => {
  const game = opening();
  expect(verdict(game, bidding('P0', 605))).toBe('1880/V-auction-f');
  play(game, bidding('P0', 600));
  expect(verdict(game, bidding('P0', 605))).toBe('1880/V-auction-f');
  expect(typesOffered(game), 'all that is left is to pass').toEqual(['pass']);
});

rule('1880/V-auction-g', 'who passed is out of this auction and back in the next', () => {
  const game = opening();
  play(game, passing, bidding('P0', 5), bidding('P0', 10));
  expect(game.actors(), 'not Ann').toEqual([BOB]);
  expect(refusedBy(game, { ...bidding('P0', 15), seat: ANN })).toBe('kernel/turn');
  play(game, bidding('P0', 15));
  expect(game.actors()).toEqual([CID]);
  play(game, passing);
  expect(owner(game, 'P0')).toBe(playerOwner(BOB));
  play(game, passing, passing);
  expect([game.actors(), verdict(game, bidding('P1', 10))]).toEqual([[ANN], 'legal']);
});

rule('1880/V-auction-h', 'the highest bidder pays his bid to the bank at once and has the private', () => {
  const game = opening();
  const had = game.state.money[BANK] ?? 0;
  play(game, bidding('P0', 5), bidding('P0', 25), passing, bidding('P0', 40));
  expect(owner(game, 'P0'), 'Bob may still bid').toBe(OFFERING);
  const events = play(game, passing);
  expect(told(events, 'privateSold', 'seat', 'item', 'price')).toEqual([[ANN, 'P0', 40]]);
  expect(owner(game, 'P0')).toBe(playerOwner(ANN));
  expect(cash(game)).toEqual([560, 600, 600]);
  expect(game.state.money[BANK]).toBe(had + 40);
});

rule('1880/V-auction-i', 'the loco moves one seat on after each sale, whoever won', () => {
  const sales: Sales = PRIVATE_IDS.map((id) => [DEA, privates[id].price]);
  for (let sold = 0; sold < 8; sold++) {
    const game = auctioned(sales.slice(0, sold), 4);
    expect([auction(game).item, game.actors()]).toEqual([PRIVATE_IDS[sold], [sold % 4]]);
    expect(game.state.priority).toBe(sold % 4);
  }
});

rule('1880/E-04', 'with three players seat 1 opens P7', () => {
  for (const winner of [ANN, BOB, CID]) {
    const game = auctioned(PRIVATE_IDS.slice(0, 7).map((id) => [winner, privates[id].price]));
    expect([auction(game).item, game.actors()]).toEqual(['P7', [BOB]]);
  }
});

rule('1880/V-auction-j', 'nobody wants P1: it falls from 10 to 5', () => {
  const game = before('P1');
  const events = allPass(game);
  expect(told(events, 'priceDropped', 'item', 'price')).toEqual([['P1', 5]]);
  expect(auction(game).minimum).toBe(5);
  expect(verdict(game, bidding('P1', 5))).toBe('legal');
  expect(told(allPass(opening()), 'priceDropped', 'item', 'price'), 'P0 from 5 to 0').toEqual([['P0', 0]]);
});

rule('1880/E-01', 'four players pass on P0: Ann has it for nothing and Bob opens P1', () => {
  const game = opening(4);
  allPass(game);
  expect(owner(game, 'P0')).toBe(playerOwner(ANN));
  expect(cash(game)).toEqual([480, 480, 480, 480]);
  expect([game.state.priority, auction(game).item, game.actors()]).toEqual([BOB, 'P1', [BOB]]);
});

rule('1880/V-auction-k', 'P2 to P7 keep their price however often everybody passes', () => {
  for (const item of PRIVATE_IDS.slice(2)) {
    const game = before(item);
    allPass(game);
    const events = allPass(game);
    expect(types(events)).not.toContain('priceDropped');
    expect(auction(game)).toMatchObject({ item, minimum: privates[item].price });
    expect(verdict(game, bidding(item, privates[item].price - 5))).toBe('1880/V-auction-c');
  }
});

rule('1880/V-auction-l', 'a fall of the price does not move the loco', () => {
  const game = before('P1');
  expect([game.state.priority, game.actors()]).toEqual([BOB, [BOB]]);
  allPass(game);
  expect([game.state.priority, game.actors()]).toEqual([BOB, [BOB]]);
});

rule(['1880/V-auction-m', '1880/E-02'], 'who passed on P1 at 10 may bid 5 after the fall and pays 5', () => {
  const game = before('P1');
  allPass(game);
  play(game, passing, bidding('P1', 5), passing);
  expect(owner(game, 'P1')).toBe(playerOwner(CID));
  expect(cash(game)).toEqual([595, 600, 595]);
});

rule('1880/V-auction-n', 'at 0 seat 0 takes P0 and seat 1 takes P1, without a bid (C-41)', () => {
  const game = opening();
  const first = allPass(game);
  expect(told(first, 'privateSold', 'seat', 'item', 'price')).toEqual([[ANN, 'P0', 0]]);
  allPass(game);
  const third = allPass(game);
  expect(told(third, 'privateSold', 'seat', 'item', 'price')).toEqual([[BOB, 'P1', 0]]);
  expect([auction(game).item, game.actors(), cash(game)]).toEqual(['P2', [CID], [600, 600, 600]]);
  const peer = opening(3, { forcedPrivate: 'skips-one' });
  allPass(peer);
  expect(peer.actors(), "a peer's reading").toEqual([CID]);
});

rule(
  '1880/V-auction-o',
  'all pass on P2: every private with an income pays, and bidding goes on from the same price',
  () => {
    const game = before('P2');
    expect(cash(game)).toEqual([595, 590, 600]);
    const events = allPass(game);
    expect(told(events, 'privatePaid', 'seat', 'item', 'amount')).toEqual([[BOB, 'P1', 5]]);
    expect(cash(game)).toEqual([595, 595, 600]);
    for (const seat of [CID, ANN, BOB]) {
      expect([game.actors(), verdict(game, bidding('P2', 25))]).toEqual([[seat], 'legal']);
      play(game, passing);
    }
  },
);

rule('1880/E-03', 'P0 to P3 sold, all pass on P4: 5, 10 and 15 are paid, the same seat opens P4 at 70 again', () => {
  const game = before('P4');
  const opener = game.actors();
  const events = allPass(game);
  expect(told(events, 'privatePaid', 'seat', 'item', 'amount')).toEqual([
    [BOB, 'P1', 5],
    [CID, 'P2', 10],
    [ANN, 'P3', 15],
  ]);
  expect([game.actors(), auction(game).minimum]).toEqual([opener, 70]);
});

rule('1880/V-auction-p', 'all pass on P1 while P0 is owned: nobody is paid', () => {
  const game = before('P1');
  const events = allPass(game);
  expect(types(events)).not.toContain('privatesPay');
  expect(cash(game)).toEqual([595, 600, 600]);
});

rule('1880/V-auction-q', 'after an all-pass with payment the loco stays where it is (C-19)', () => {
  const game = before('P3');
  expect(game.state.priority).toBe(ANN);
  allPass(game);
  expect([game.state.priority, game.actors()]).toEqual([ANN, [ANN]]);
});

rule('1880/V-auction-r', 'no share is for sale until the last private is sold', () => {
  for (const item of PRIVATE_IDS) {
    const game = before(item);
    expect(verdict(game, founding('HKR', 20, 70, 'ABC'))).toBe('1880/V-auction-r');
    expect(verdict(game, buying('BCR'))).toBe('1880/V-auction-r');
    expect(verdict(game, selling('BCR', 1))).toBe('1880/V-sr1-b');
  }
});

rule('1880/V-auction-s', 'the winner of P6 chooses the permit of BCR before P7 is auctioned', () => {
  const game = before('P6');
  sellPrivate(game, 'P6', [CID, 160]);
  expect([top(game), game.actors(), typesOffered(game)]).toEqual(['bcrStart', [CID], ['startBcr']]);
  const start = (permit: string) => verdict(game, { type: 'startBcr', row: 0, permit });
  expect(['ABC', 'BCD', 'ABD', 'AB'].map(start)).toEqual([
    'legal',
    'legal',
    '1880/VIII-permit-e',
    '1880/VIII-permit-c',
  ]);
  expect(refusedBy(game, bidding('P7', 50))).toBe('kernel/not-now');
  play(game, { type: 'startBcr', row: 0, permit: 'BCD' });
  expect(game.state.companies.BCR.permits).toBe('BCD');
  expect([auction(game).item, game.actors()]).toEqual(['P7', [BOB]]);
});

rule('1880/V-order-a', 'the least cash first, for the rest of the game', () => {
  const sales: Sales = [
    [ANN, 5],
    [DEA, 10],
    [DEA, 25],
    [CID, 45],
    [CID, 70],
    [CID, 100],
    [BOB, 160],
    [DEA, 50],
  ];
  const game = auctioned(sales, 4);
  expect(cash(game)).toEqual([475, 320, 265, 395]);
  expect(game.state.seats).toEqual([CID, BOB, DEA, ANN]);
  expect([game.state.priority, game.actors()]).toEqual([CID, [CID]]);
  play(game, choosing('A1'), choosing('A2'), choosing('A3'), choosing('A4'));
  const order = [0, 1, 2, 3].map(() => {
    const [seat] = game.actors();
    play(game, passing);
    return seat;
  });
  expect(order).toEqual([CID, BOB, DEA, ANN]);
});

rule(['1880/V-order-b', '1880/E-06'], 'Ann and Cid have 210, Bob 190: Bob, then Ann, then Cid', () => {
  const game = auctioned(ALL_SOLD);
  expect(cash(game)).toEqual([210, 190, 210]);
  expect(game.state.seats).toEqual([BOB, ANN, CID]);
  expect([top(game), game.actors()]).toEqual(['investorChoice', [BOB]]);
});

rule('1880/V-investor-a', 'from the loco holder on everybody takes an investor for nothing', () => {
  const game = auctioned(ALL_SOLD);
  const takers = (['A5', 'A1', 'A7'] as const).map((investor) => {
    const [seat] = game.actors();
    play(game, choosing(investor));
    return [seat, game.state.investors[investor].owner];
  });
  expect(takers).toEqual([
    [BOB, BOB],
    [ANN, ANN],
    [CID, CID],
  ]);
  expect(cash(game)).toEqual([210, 190, 210]);
});

rule('1880/V-investor-b', 'one each, and none twice', () => {
  const game = auctioned(ALL_SOLD);
  play(game, choosing('A2'));
  expect(game.actors()).toEqual([ANN]);
  expect(verdict(game, choosing('A2'))).toBe('1880/V-investor-b');
  expect(verdict(game, choosing('A3'))).toBe('legal');
  expect(refusedBy(game, passing)).toBe('kernel/not-now');
});

rule('1880/V-investor-c', 'those not taken leave the game', () => {
  const game = auctioned(ALL_SOLD);
  play(game, choosing('A2'), choosing('A3'));
  const events = play(game, choosing('A5'));
  expect(told(events, 'investorsRemoved', 'investors')).toEqual([[['A1', 'A4', 'A6', 'A7']]]);
  expect(INVESTOR_IDS.filter((id) => standing(game, id).length > 0)).toEqual(['A2', 'A3', 'A5']);
  expect(top(game)).toBe('stockRound');
  expect(verdict(game, choosing('A1'))).toBe('kernel/not-now');
});

rule(
  '1880/V-investor-d',
  'a marker stands as soon as the investor is chosen; the homes of the others are free, red ones closed',
  () => {
    const game = auctioned(ALL_SOLD);
    const open = (hex: string, node = 'city0') =>
      openSlots(mapOf(game.state), game.state.track, hex, node, 'HKR').length;
    expect([standing(game, 'A2'), open('E13'), open('H14')]).toEqual([[], 0, 0]);
    play(game, choosing('A2'));
    expect(standing(game, 'A2')).toEqual(['E13.city0']);
    play(game, choosing('A3'), choosing('A5'));
    expect(['E13', 'H6', 'H14', 'P12'].map((hex) => open(hex))).toEqual([0, 0, 1, 1]);
    expect(
      ['A3', 'Q7'].map((hex) => open(hex, 'offboard0')),
      'C-25',
    ).toEqual([0, 0]);
    const built = situation({
      shares: { BZU: [[ANN, 20]] },
      treasury: { BZU: 100 },
      tiles: { B8: '57/1', B6: '8/2', A5: '6/5' },
      turn: { company: 'BZU' },
    });
    expect(verdict(built, marking('A3.offboard0'))).toBe('1880/X-token-n');
  },
);

rule(
  ['1880/V-investor-e', '1880/W-04'],
  'a card of BCR lies on the investor of its owner before the first stock round',
  () => {
    const game = auctioned(ALL_SOLD);
    expect(inBank(game, 'BCR')).toBe(80);
    play(game, choosing('A2'));
    expect(inBank(game, 'BCR'), 'Bob does not own BCR').toBe(80);
    play(game, choosing('A3'));
    expect([held(game, 'BCR', 'A3'), game.state.investors.A3.company]).toEqual([10, 'BCR']);
    play(game, choosing('A5'));
    expect(game.state.certificates['BCR']?.slice(0, 4), 'from above the capitalisation card').toContain('A3');
    play(game, buying('BCR'), buying('BCR'));
    expect(verdict(game, buying('BCR')), 'two were left for sale').toBe('1880/XII-buy-f');
  },
);

rule('1880/V-sr1-a', 'the loco holder begins and may found, buy a share of BCR or pass', () => {
  const game = firstStockRound();
  expect([top(game), game.actors(), game.state.priority]).toEqual(['stockRound', [BOB], BOB]);
  expect([founding('HKR', 20, 90, 'ABC'), buying('BCR'), passing].map((move) => verdict(game, move))).toEqual([
    'legal',
    'legal',
    'legal',
  ]);
  expect(verdict(game, buying('HKR')), 'normal rules otherwise').toBe('1880/VIII-share-a');
  expect(verdict(game, founding('HKR', 20, 100, 'ABC', 1))).toBe('1880/XII-buy-e');
});

rule('1880/V-sr1-b', 'nothing can be sold in the first stock round', () => {
  const game = firstStockRound();
  play(game, buying('BCR'), passing, passing);
  expect([game.actors(), verdict(game, selling('BCR', 1))]).toEqual([[BOB], '1880/V-sr1-b']);
  expect(typesOffered(game)).not.toContain('sellShares');
});

rule('1880/V-sr1-c', 'whatever was founded opens at the end and gets its home station', () => {
  const game = firstStockRound();
  play(game, founding('HKR', 20, 90, 'ABC'), founding('NJR', 20, 80, 'ABC'), passing, passing);
  expect([game.state.companies.HKR.open, standing(game, 'HKR')]).toEqual([false, []]);
  play(game, passing);
  expect([game.state.companies.HKR.open, standing(game, 'HKR')]).toEqual([true, ['K15.city0']]);
  expect([game.state.companies.NJR.open, standing(game, 'NJR')]).toEqual([true, ['K13.city0']]);
  expect([treasury(game, 'HKR'), treasury(game, 'NJR')]).toEqual([450, 400]);
});

rule('1880/V-sr1-d', 'BCR opens even if nobody buys anything', () => {
  const game = firstStockRound();
  const events = allPass(game);
  expect(told(events, 'opened', 'company')).toEqual([['BCR']]);
  expect(standing(game, 'BCR')).toEqual(['M3.city0']);
});

rule('1880/V-sr1-e', 'BCR has nothing until the first stock round ends, then 500 (C-21)', () => {
  const game = firstStockRound();
  play(game, passing, passing);
  expect([treasury(game, 'BCR'), game.state.companies.BCR.open]).toEqual([0, false]);
  play(game, passing);
  expect(treasury(game, 'BCR')).toBe(500);
});

rule('1880/V-sr1-f', 'the loco goes to the left of whoever acted last', () => {
  const game = firstStockRound();
  play(game, passing, buying('BCR'), passing, passing, passing);
  expect(game.state.priority, 'Ann bought last; Cid sits to her left').toBe(CID);
  const sold = situation({
    phase: 'B1',
    shares: { HKR: [[ANN, 50]] },
    open: ['HKR'],
    turn: { company: 'HKR', step: 'trains' },
    stock: { seat: ANN },
  });
  play(sold, selling('HKR', 1), passing, passing, passing, passing);
  expect([top(sold), sold.state.priority]).toEqual(['companyTurn', BOB]);
});

rule('1880/V-sr1-g', 'an operating round follows in phase A1', () => {
  const game = firstStockRound();
  const events = allPass(game);
  expect(told(events, 'operatingRoundBegan', 'number')).toEqual([[1]]);
  expect([game.state.phase, acting(game)]).toEqual(['A1', 'A2']);
  expect(price(game, 'BCR')).toBe(100);
});
