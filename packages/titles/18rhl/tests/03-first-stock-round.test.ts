import { expect } from 'vitest';
import {
  allPass,
  bank,
  beginning,
  bidding,
  buying,
  cash,
  founding,
  held,
  now,
  packet,
  packetSold,
  passing,
  priceOf,
  selling,
  settingPar,
  share,
  treasuryOf,
  verdict,
} from './beginning.ts';
import { offers, play, refusedBy, rule, situation, types, typesOffered } from './situation.ts';

const [ANN, BOB, CID] = [0, 1, 2];

rule('18rhl/3-a', 'the holder of the priority deal begins, then it goes round clockwise', () => {
  const game = beginning(4);
  expect(game.state.priority).toBe(ANN);
  for (const seat of [0, 1, 2, 3, 0, 1]) {
    expect(game.actors()).toEqual([seat]);
    play(game, passing);
  }
});

rule('18rhl/3-b', 'a turn is one purchase, one bid or one pass; then the next seat acts', () => {
  for (const turn of [buying('no1'), bidding('no4', 85), passing]) {
    const game = beginning();
    expect(typesOffered(game)).toEqual(['buyItem', 'bid', 'pass']);
    expect(verdict(game, turn)).toBe('legal');
    play(game, turn);
    expect(game.actors(), turn.type).toEqual([BOB]);
    for (const again of [buying('no2'), bidding('no5', 125), passing]) {
      expect(refusedBy(game, { ...again, seat: ANN }), `${again.type} after ${turn.type}`).toBe('kernel/turn');
    }
  }
});

rule('18rhl/3-c', 'only the cheapest unsold item can be bought, at its price, paid to the bank at once', () => {
  const game = beginning();
  const [first, ...others] = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;
  for (const item of others) expect(verdict(game, buying(item)), item).toBe('18rhl/3-c');
  expect(verdict(game, buying(first))).toBe('legal');
  play(game, buying('no1'));
  expect(cash(game)).toEqual([580, 600, 600]);
  expect(bank(game)).toBe(7220);
  expect(game.state.privates.no1).toBe('player0');
  expect(verdict(game, buying('no1')), 'it is sold').toBe('18rhl/3-c');
  expect(verdict(game, buying('no3')), 'No. 2 is cheaper').toBe('18rhl/3-c');
  play(game, buying('no2'));
  expect(cash(game)).toEqual([580, 570, 600]);
  expect(bank(game)).toBe(7250);
});

rule('18rhl/3-c', 'No. 1 costs 15 M once it was cut', () => {
  const game = beginning();
  allPass(game);
  play(game, buying('no1'));
  expect(cash(game)).toEqual([585, 600, 600]);
});

rule(['18rhl/3-d', '18rhl/E-05'], 'bids on No. 2: 35 at least, then any whole amount 5 above the highest', () => {
  const game = beginning();
  expect(verdict(game, bidding('no2', 32))).toBe('18rhl/3-d');
  expect(verdict(game, bidding('no2', 34))).toBe('18rhl/3-d');
  expect(verdict(game, bidding('no2', 35))).toBe('legal');
  expect(verdict(game, bidding('no2', 37)), 'no grid').toBe('legal');
  play(game, bidding('no2', 37));
  expect(packet(game).bids.no2).toEqual([{ seat: ANN, amount: 37 }]);
  expect(verdict(game, bidding('no2', 41))).toBe('18rhl/3-d');
  expect(verdict(game, bidding('no2', 42))).toBe('legal');
  expect(verdict(game, bidding('no2', 600)), 'all Bob has').toBe('legal');
});

rule('18rhl/3-d', 'the least first bid on every other item is 5 above its printed price', () => {
  const game = beginning();
  for (const [item, least] of [
    ['no2', 35],
    ['no3', 55],
    ['no4', 85],
    ['no5', 125],
    ['no6', 145],
  ] as const) {
    expect(verdict(game, bidding(item, least - 1)), item).toBe('18rhl/3-d');
    expect(verdict(game, bidding(item, least)), item).toBe('legal');
  }
});

rule('18rhl/E-06', 'the cheapest item can only be bought: no bid on No. 1, nor on No. 2 once No. 1 is sold', () => {
  const game = beginning();
  expect(verdict(game, bidding('no1', 25))).toBe('18rhl/3-d');
  expect(verdict(game, bidding('no2', 35))).toBe('legal');
  play(game, buying('no1'));
  expect(verdict(game, bidding('no1', 25)), 'sold').toBe('18rhl/3-d');
  expect(verdict(game, bidding('no2', 35))).toBe('18rhl/3-d');
  expect(verdict(game, buying('no2'))).toBe('legal');
});

rule(
  ['18rhl/3-e', '18rhl/3-f', '18rhl/E-04'],
  'six players: 125 on No. 5 and 145 on No. 6 leave Ann 30 of 300 M',
  () => {
    const game = beginning(6);
    play(game, bidding('no5', 125), ...Array(5).fill(passing));
    play(game, bidding('no6', 145), ...Array(5).fill(passing));
    expect(game.actors()).toEqual([ANN]);
    expect(verdict(game, bidding('no2', 35))).toBe('18rhl/3-e');
    expect(offers(game, { type: 'bid', item: 'no2' })).toBe(false);
    expect(verdict(game, buying('no1'))).toBe('legal');
    play(game, buying('no1'));
    expect(cash(game)[ANN], '270 of it set aside').toBe(280);
  },
);

rule('18rhl/3-e', 'a purchase must be paid from free cash: Ann has bid all but 19 M', () => {
  const game = beginning();
  play(game, bidding('no6', 581), passing, passing);
  expect(verdict(game, buying('no1'))).toBe('18rhl/3-e');
  expect(verdict(game, passing)).toBe('legal');
  const enough = beginning();
  play(enough, bidding('no6', 580), passing, passing);
  expect(verdict(enough, buying('no1'))).toBe('legal');
});

rule(['18rhl/3-e', '18rhl/E-56'], 'Ann has 35 on No. 2, Bob 40, and 10 M free: she may raise to 45, not to 46', () => {
  const game = beginning(6);
  play(game, bidding('no2', 35), bidding('no2', 40), ...Array(4).fill(passing));
  play(game, bidding('no6', 255), ...Array(5).fill(passing));
  expect(verdict(game, bidding('no2', 46))).toBe('18rhl/3-e');
  expect(verdict(game, bidding('no2', 45))).toBe('legal');

  play(game, passing, passing, buying('no1'));
  expect(now(game)).toBe('itemAuction');
  expect(game.actors()).toEqual([ANN]);
  expect(verdict(game, bidding('no2', 46)), 'in the auction too').toBe('18rhl/3-e');
  expect(verdict(game, bidding('no2', 45))).toBe('legal');
});

rule('18rhl/3-f', 'money on No. 4 stays locked while other items are sold, and is free once No. 4 is settled', () => {
  const game = beginning();
  play(game, bidding('no4', 550), passing, bidding('no4', 555));
  expect(verdict(game, bidding('no5', 125)), 'Ann has 50 M free').toBe('18rhl/3-e');
  play(game, buying('no1'), buying('no2'));
  expect(verdict(game, buying('no3')), 'Cid has 45 M free').toBe('18rhl/3-e');
  play(game, passing);
  expect(verdict(game, bidding('no5', 125))).toBe('18rhl/3-e');
  play(game, passing, buying('no3'));
  expect(game.actors(), 'the auction of No. 4: Ann bid less').toEqual([ANN]);
  play(game, passing);
  expect(cash(game)).toEqual([580, 520, 45]);
  play(game, passing);
  expect(verdict(game, bidding('no6', 580)), 'Ann has everything back').toBe('legal');
});

rule('18rhl/3-g', 'Ann bids on three items; a new bid on No. 3 replaces her old one', () => {
  const game = beginning();
  play(game, bidding('no3', 55), passing, passing, bidding('no4', 85), passing, passing);
  play(game, bidding('no5', 125), passing, passing);
  expect(verdict(game, bidding('no3', 59)), 'her own bid is to be beaten too').toBe('18rhl/3-d');
  play(game, bidding('no3', 60));
  expect(packet(game).bids).toEqual({
    no3: [{ seat: ANN, amount: 60 }],
    no4: [{ seat: ANN, amount: 85 }],
    no5: [{ seat: ANN, amount: 125 }],
  });
  play(game, buying('no1'), buying('no2'));
  expect(cash(game), 'she pays 60 for No. 3, not 55 + 60, and then 85 and 125').toEqual([330, 580, 570]);
});

rule('18rhl/3-h', 'no move takes a bid back or lowers it, and passing leaves it standing', () => {
  const game = beginning();
  play(game, bidding('no2', 50), passing, passing);
  expect(typesOffered(game)).toEqual(['buyItem', 'bid', 'pass']);
  for (const amount of [0, 35, 50]) expect(verdict(game, bidding('no2', amount))).toBe('18rhl/3-d');
  play(game, passing);
  expect(packet(game).bids.no2).toEqual([{ seat: ANN, amount: 50 }]);
  play(game, buying('no1'));
  expect(game.state.privates.no2, 'and must be paid').toBe('player0');
  expect(cash(game), 'Bob paid 15 for No. 1').toEqual([550, 585, 600]);
});

rule('18rhl/3-i', 'no bid on the item that is now cheapest: the next seat acts', () => {
  const game = beginning();
  play(game, buying('no1'));
  expect([now(game), game.actors()]).toEqual(['startPacket', [BOB]]);
  expect(game.state.privates.no2).toBe('offering');
});

rule('18rhl/3-i', 'sole bidders get one item after another at once, until one carries no bid', () => {
  const game = beginning();
  play(game, bidding('no2', 40), bidding('no3', 70), bidding('no5', 130));
  const events = play(game, buying('no1'));
  expect(events.filter(({ type }) => type === 'itemSold')).toEqual([
    { type: 'itemSold', seat: ANN, item: 'no1', price: 20 },
    { type: 'itemSold', seat: ANN, item: 'no2', price: 40 },
    { type: 'itemSold', seat: BOB, item: 'no3', price: 70 },
  ]);
  expect(packet(game).unsold).toEqual(['no4', 'no5', 'no6']);
  expect(cash(game), '130 M of Cid are only set aside').toEqual([540, 530, 600]);
  expect(game.actors()).toEqual([BOB]);
  play(game, buying('no4'));
  expect(game.state.privates.no5, 'once No. 4 is gone').toBe('player2');
});

rule('18rhl/3-i', 'bids on all that is left: the packet is sold out at one stroke', () => {
  const game = beginning();
  play(game, bidding('no2', 35), bidding('no3', 55), bidding('no4', 85));
  play(game, bidding('no5', 125), bidding('no6', 150), buying('no1'));
  expect([now(game), game.actors()], 'Bob sets the par of RhE').toEqual(['choosePar', [BOB]]);
  play(game, settingPar(70));
  expect([now(game), game.actors()], 'the seat after Cid, who bought No. 1').toEqual(['stockRound', [ANN]]);
  expect(cash(game)).toEqual([600 - 35 - 125, 600 - 55 - 150, 600 - 85 - 20]);
});

rule(
  ['18rhl/3-i', '18rhl/3-j', '18rhl/3-p', '18rhl/E-03'],
  'Ann buys No. 1; Cid gets No. 2 for his bid, then Bob and Cid fight over No. 3, then it is Bob’s turn',
  () => {
    const game = beginning();
    play(game, passing, passing, bidding('no2', 35), passing, passing, bidding('no3', 55));
    play(game, passing, bidding('no3', 60), passing);
    play(game, buying('no1'));
    expect([game.state.privates.no1, game.state.privates.no2]).toEqual(['player0', 'player2']);
    expect(cash(game), 'Cid paid 35').toEqual([580, 600, 565]);
    expect([now(game), game.actors()], 'Cid, the lower bid, speaks first').toEqual(['itemAuction', [CID]]);
    expect(verdict(game, bidding('no3', 64))).toBe('18rhl/3-j');
    expect(verdict(game, bidding('no3', 65))).toBe('legal');
    play(game, bidding('no3', 65), passing);
    expect(game.state.privates.no3).toBe('player2');
    expect([now(game), game.actors()], 'the seat after Ann').toEqual(['startPacket', [BOB]]);
    expect(packet(game).unsold).toEqual(['no4', 'no5', 'no6']);
  },
);

/** Bids of 85 (Ann), 90 (Cid) and 95 (Bob) on No. 4, and everything before it sold: the auction is open. */
function auctionOfNo4() {
  const game = beginning();
  play(game, bidding('no4', 85), passing, bidding('no4', 90), passing, bidding('no4', 95), passing);
  play(game, buying('no1'), buying('no2'), buying('no3'));
  return game;
}

rule(['18rhl/3-j', '18rhl/E-55'], '85 (Ann), 90 (Cid), 95 (Bob) on No. 4: Ann first, Bob is passed over', () => {
  const game = auctionOfNo4();
  expect([now(game), game.actors()]).toEqual(['itemAuction', [ANN]]);
  expect(typesOffered(game)).toEqual(['bid', 'pass']);
  expect(verdict(game, bidding('no4', 99))).toBe('18rhl/3-j');
  expect(verdict(game, bidding('no5', 125)), 'nothing but No. 4').toBe('18rhl/3-j');
  play(game, passing);
  expect(game.actors(), 'not Bob, who holds the highest bid').toEqual([CID]);
  expect(verdict(game, bidding('no4', 99))).toBe('18rhl/3-j');
  expect(verdict(game, bidding('no4', 100))).toBe('legal');
  const events = play(game, passing);
  expect(events).toContainEqual({ type: 'itemSold', seat: BOB, item: 'no4', price: 95 });
  expect(game.state.privates.no4).toBe('player1');
});

rule('18rhl/3-j', 'the lowest bid speaks first wherever it sits, and then it goes clockwise, not by the bids', () => {
  const game = beginning();
  play(game, passing, passing, bidding('no4', 85), bidding('no4', 90), bidding('no4', 95), passing);
  play(game, buying('no1'), buying('no2'), buying('no3'));
  expect(game.actors(), 'Cid with 85, not Ann with 90').toEqual([CID]);
  play(game, bidding('no4', 100));
  expect(game.actors(), 'Ann sits next').toEqual([ANN]);
  play(game, bidding('no4', 105));
  expect(game.actors(), 'then Bob').toEqual([BOB]);

  const other = auctionOfNo4();
  play(other, bidding('no4', 100));
  expect(other.actors(), 'Bob sits after Ann, though Cid bid less').toEqual([BOB]);
});

rule('18rhl/3-j', 'who drops out is out for good; the others go on clockwise', () => {
  const game = auctionOfNo4();
  play(game, passing, bidding('no4', 100));
  expect(game.actors(), 'Bob answers Cid').toEqual([BOB]);
  play(game, bidding('no4', 105));
  expect(game.actors(), 'Ann is not asked again').toEqual([CID]);
  play(game, passing);
  expect(game.state.privates.no4).toBe('player1');
  expect(cash(game)).toEqual([580, 570 - 105, 550]);
});

rule('18rhl/3-j', 'four players: only who has bid takes part, and nobody else is asked', () => {
  const game = beginning(4);
  play(game, passing, bidding('no2', 35), passing, bidding('no2', 40), buying('no1'));
  expect(game.actors()).toEqual([1]);
  for (const seat of [0, 2]) expect(refusedBy(game, { ...bidding('no2', 50), seat })).toBe('kernel/turn');
  play(game, bidding('no2', 50));
  expect(game.actors(), 'seat 4 next, seat 3 has no bid').toEqual([3]);
  play(game, bidding('no2', 55));
  expect(game.actors()).toEqual([1]);
});

rule('18rhl/3-k', 'the winner pays the last bid to the bank, the others have all their money again', () => {
  const game = auctionOfNo4();
  const before = bank(game);
  expect(before).toBe(7300);
  play(game, bidding('no4', 120), passing, passing);
  expect(bank(game)).toBe(7420);
  expect(cash(game), 'Ann paid 20 + 120').toEqual([460, 570, 550]);
  expect(packet(game).bids).toEqual({});
  expect(verdict(game, bidding('no6', 460)), 'all of it is free').toBe('legal');
  play(game, passing);
  expect(verdict(game, bidding('no6', 570)), 'Bob’s too').toBe('legal');
});

rule(['18rhl/3-l', '18rhl/X-05'], 'everybody passes: No. 1 costs 15 M, and no revenue is paid', () => {
  const game = beginning();
  play(game, passing, passing);
  expect(packet(game).price).toBe(20);
  const events = play(game, passing);
  expect(packet(game).price).toBe(15);
  expect(types(events)).toEqual(['passed', 'priceCut']);
  expect(cash(game)).toEqual([600, 600, 600]);
  expect(bank(game)).toBe(7200);
});

rule(['18rhl/3-l', '18rhl/3-m', '18rhl/E-01'], 'nobody wants No. 1: 15, 10, 5, 0 M, then Ann must take it', () => {
  const game = beginning();
  const prices = [1, 2, 3, 4].map(() => {
    allPass(game);
    return packet(game).price;
  });
  expect(prices).toEqual([15, 10, 5, 0]);
  expect(game.actors(), 'turn 13').toEqual([ANN]);
  expect(typesOffered(game)).toEqual(['buyItem']);
  expect(verdict(game, passing)).toBe('18rhl/3-m');
  expect(verdict(game, bidding('no2', 35))).toBe('18rhl/3-m');
  play(game, buying('no1'));
  expect(game.state.privates.no1).toBe('player0');
  expect(cash(game)).toEqual([600, 600, 600]);
  expect(game.actors(), 'turn 14').toEqual([BOB]);
  expect(verdict(game, passing)).toBe('legal');
});

rule('18rhl/3-m', 'it falls to whoever is next when the price is 0, here Bob', () => {
  const game = beginning();
  play(game, bidding('no6', 150));
  for (let i = 0; i < 4; i++) allPass(game);
  expect(packet(game).price).toBe(0);
  expect(game.actors()).toEqual([BOB]);
  expect(verdict(game, passing)).toBe('18rhl/3-m');
  play(game, buying('no1'));
  expect(game.state.privates.no1).toBe('player1');
  expect(game.actors(), 'it was his turn').toEqual([CID]);
});

rule(
  ['18rhl/3-q', '18rhl/3-l', '18rhl/E-02'],
  'Bob’s bid starts the passes anew: No. 1 falls when he passes too',
  () => {
    const game = beginning();
    play(game, passing, bidding('no2', 35), passing, passing);
    expect(packet(game).price, 'Cid and Ann have passed').toBe(20);
    play(game, passing);
    expect(packet(game).price).toBe(15);
  },
);

rule('18rhl/3-q', 'a purchase starts the passes anew; so do a price cut and a short operating round', () => {
  const game = beginning();
  allPass(game);
  expect(packet(game)).toMatchObject({ price: 15, passes: 0 });
  play(game, passing, passing);
  expect(packet(game).price, 'two more passes are no round').toBe(15);
  play(game, buying('no1'), passing, passing);
  expect(cash(game), 'two passes after the purchase').toEqual([600, 600, 585]);
  play(game, passing);
  expect(cash(game), 'the third: Cid has 5 M from No. 1').toEqual([600, 600, 590]);
  play(game, passing, passing);
  expect(cash(game)).toEqual([600, 600, 590]);
  play(game, passing);
  expect(cash(game)).toEqual([600, 600, 595]);
});

rule('18rhl/3-n', 'the other items keep their prices however often everybody passes', () => {
  const game = beginning();
  for (let i = 0; i < 3; i++) allPass(game);
  expect(packet(game).price).toBe(5);
  expect(verdict(game, bidding('no2', 34)), 'the least bid is as before').toBe('18rhl/3-d');
  play(game, buying('no1'));
  for (const [item, price] of [
    ['no2', 30],
    ['no3', 50],
    ['no4', 80],
    ['no5', 120],
    ['no6', 140],
  ] as const) {
    allPass(game);
    allPass(game);
    const [seat = 0] = game.actors();
    const buy = game.choices(seat).find(({ type }) => type === 'buyItem');
    expect([buy?.params['item'], buy?.info?.['price']]).toEqual([[item], price]);
    const before = cash(game)[seat] ?? 0;
    play(game, buying(item));
    expect(cash(game)[seat], item).toBe(before - price);
  }
});

rule(
  ['18rhl/3-o', '18rhl/3-n', '18rhl/E-07'],
  'No. 1 is Ann’s and all pass: 5 M each time, No. 2 still costs 30',
  () => {
    const game = beginning();
    play(game, buying('no1'), passing, passing);
    const events = play(game, passing);
    expect(types(events)).toEqual(['passed', 'shortOperatingRound', 'privatePaid']);
    expect(cash(game)).toEqual([585, 600, 600]);
    expect(now(game), 'part A goes on').toBe('startPacket');
    allPass(game);
    expect(cash(game)).toEqual([590, 600, 600]);
    play(game, buying('no2'));
    expect(cash(game)).toEqual([590, 570, 600]);
  },
);

rule(['18rhl/3-o', '18rhl/17.1-e'], 'short operating rounds until the bank cannot pay one: the game is over', () => {
  const game = beginning();
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'));
  const rounds = Math.floor(bank(game) / (5 + 15 + 20 + 25));
  for (let round = 0; round < rounds; round++) allPass(game);
  expect([game.over, bank(game) < 65, game.state.bankBroke]).toEqual([false, true, '']);
  play(game, passing, passing);
  expect(types(play(game, passing))).toContain('gameEnded');
  expect([game.over, game.state.bankBroke]).toEqual([true, 'operating']);
});

rule('18rhl/3-o', 'the short operating round pays every owned private and does nothing else', () => {
  const game = beginning();
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'));
  expect(cash(game)).toEqual([500, 450, 550]);
  const events = [play(game, passing), play(game, passing), play(game, passing)].flat();
  expect(cash(game), '5 + 20 to Ann, 25 to Bob, 15 to Cid').toEqual([525, 475, 565]);
  expect(events.filter(({ type }) => type === 'privatePaid')).toEqual([
    { type: 'privatePaid', seat: ANN, item: 'no1', amount: 5 },
    { type: 'privatePaid', seat: CID, item: 'no3', amount: 15 },
    { type: 'privatePaid', seat: ANN, item: 'no4', amount: 20 },
    { type: 'privatePaid', seat: BOB, item: 'no5', amount: 25 },
  ]);
  expect(bank(game)).toBe(9000 - 525 - 475 - 565);
  expect(packet(game).unsold).toEqual(['no6']);
  expect(game.state.stockRounds).toBe(1);
  for (let i = 0; i < 3; i++) allPass(game);
  expect(cash(game), 'any number of times').toEqual([600, 550, 610]);
});

rule('18rhl/3-p', 'price cuts, revenues, awards and auctions use up nobody’s turn', () => {
  const game = beginning(4);
  play(game, bidding('no2', 35), passing, passing, passing, passing);
  expect(packet(game).price, 'cut after Ann passed').toBe(15);
  expect(game.actors()).toEqual([1]);
  play(game, bidding('no3', 55), bidding('no3', 60), passing, buying('no1'));
  expect(game.state.privates.no2, 'awarded to Ann').toBe('player0');
  expect([now(game), game.actors()], 'Bob speaks first on No. 3').toEqual(['itemAuction', [1]]);
  play(game, bidding('no3', 65), passing);
  expect(game.actors(), 'the seat after Ann, who bought No. 1').toEqual([1]);
  play(game, passing, passing, passing, passing);
  expect(game.actors(), 'after the short operating round the seat after Ann again').toEqual([1]);
  expect(cash(game)[0]).toBe(450 - 35 - 15 + 5);
});

rule(
  '18rhl/3-r',
  'with the sixth item sold companies are for sale, in the same round and the same order of seats',
  () => {
    const game = beginning();
    play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'));
    expect(verdict(game, founding('CME', 70))).toBe('18rhl/16.2-a');
    expect(verdict(game, share('GVE'))).toBe('18rhl/16.2-a');
    play(game, buying('no6'));
    expect(refusedBy(game, founding('CME', 70)), 'before the par of RhE is set').toBe('kernel/not-now');
    play(game, settingPar(70));
    expect([now(game), game.state.stockRounds]).toEqual(['stockRound', 1]);
    expect(game.actors(), 'Ann follows Cid').toEqual([ANN]);
    expect(verdict(game, founding('CME', 70))).toBe('legal');
    expect(verdict(game, share('RhE'))).toBe('legal');
    play(game, founding('CME', 70));
    expect(game.actors()).toEqual([BOB]);
    play(game, share('CME'));
    expect(game.actors()).toEqual([CID]);
  },
);

rule('18rhl/3-r', 'the option lets the richest player begin part B, with the priority deal', () => {
  const game = beginning(3, { firstShares: 'richest' });
  play(game, buying('no1'), buying('no2'), passing, buying('no3'), buying('no4'), passing, buying('no5'));
  play(game, buying('no6'), settingPar(70));
  expect(cash(game)).toEqual([410, 350, 600]);
  expect([game.actors(), game.state.priority]).toEqual([[CID], CID]);
});

rule('18rhl/3-s', 'nothing can be sold in the first stock round, neither before nor after the packet is sold', () => {
  const game = beginning();
  expect(verdict(game, selling('GVE', 10))).toBe('18rhl/3-s');
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'));
  play(game, passing);
  expect(game.actors()).toEqual([ANN]);
  play(game, passing);
  expect(verdict(game, selling('GVE', 10)), 'Bob has a GVE share').toBe('18rhl/3-s');
  play(game, buying('no6'), settingPar(60), founding('CME', 60), share('CME'), share('RhE'));
  for (const sale of [selling('CME', 10), selling('RhE', 10), selling('GVE', 10)]) {
    expect(verdict(game, sale)).toBe('18rhl/16.5-c');
  }
  expect(typesOffered(game)).not.toContain('sellShares');
});

rule('18rhl/3-s', 'not even shares of a company that has acted: the round forbids it', () => {
  const position = { shares: { CME: [[1, 50] as const, [0, 20] as const] }, treasury: { CME: 0 } };
  expect(verdict(situation({ ...position, stock: { seat: 0, first: true } }), selling('CME', 10))).toBe('18rhl/16.5-c');
  expect(verdict(situation({ ...position, stock: { seat: 0 } }), selling('CME', 10)), 'a later round').toBe('legal');
});

rule('18rhl/3-t', 'part B ends when all pass in succession; a purchase starts the count anew', () => {
  const game = packetSold();
  play(game, passing, passing, founding('CME', 60), passing, passing);
  expect(now(game)).toBe('stockRound');
  const events = play(game, passing);
  expect(types(events)).toContain('stockRoundEnded');
  expect(now(game), 'RhE acts').toBe('companyTurn');
});

rule('18rhl/3-t', 'passes made before the last item was sold do not count', () => {
  const game = beginning();
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'), passing, passing);
  play(game, buying('no6'), settingPar(70), passing);
  expect([now(game), game.actors()]).toEqual(['stockRound', [ANN]]);
  play(game, passing, passing);
  expect(now(game)).toBe('companyTurn');
});

rule('18rhl/3-u', 'the priority deal goes to the player with the most cash', () => {
  const game = packetSold();
  play(game, founding('CME', 80), passing, passing, passing);
  expect(cash(game), 'and the revenues 25, 25 and 15').toEqual([500 - 160 + 25, 450 + 25, 410 + 15]);
  expect(game.state.priority).toBe(BOB);
});

rule('18rhl/3-u', 'it is counted before the revenues of the operating round', () => {
  const game = situation({
    cash: [300, 310, 200],
    privates: { no4: 0 },
    shares: { CME: [[2, 50]] },
    floated: ['CME'],
    stock: { seat: 0, first: true, lastBuyer: 0 },
  });
  allPass(game);
  expect(cash(game)).toEqual([320, 310, 200]);
  expect(game.state.priority).toBe(BOB);
});

rule(
  ['18rhl/3-u', '18rhl/E-54'],
  'seats 1, 2 and 4 have the same cash and seat 2 bought last: seat 4 has priority',
  () => {
    const game = situation({
      players: 4,
      cash: [300, 300, 100, 300],
      stock: { seat: 2, first: true, lastBuyer: 1 },
    });
    allPass(game);
    expect(game.state.priority).toBe(3);
  },
);

rule('18rhl/3-u', 'nobody buys in part B: the last buyer is Cid, who bought No. 6, so of Ann and Bob it is Ann', () => {
  const game = beginning();
  play(game, bidding('no4', 130), passing, passing, buying('no1'), buying('no2'), buying('no3'));
  play(game, passing, buying('no5'), buying('no6'), settingPar(70));
  expect(cash(game)).toEqual([450, 450, 410]);
  allPass(game);
  expect(game.state.priority).toBe(ANN);
});

rule('18rhl/3-u', 'Ann bought last and has as much as Bob: it is Bob', () => {
  const game = situation({
    cash: [380, 380, 310],
    shares: { CME: [[0, 20]] },
    stock: { seat: 1, first: true, lastBuyer: 0 },
  });
  allPass(game);
  expect(game.state.priority).toBe(BOB);
});

rule('18rhl/3-v', 'at the end what reached 50% floats, and one operating round follows', () => {
  const game = packetSold();
  play(game, founding('CME', 60), share('CME'), share('CME'), share('CME'));
  expect(game.state.companies.CME.floated, 'not before the end of the round').toBe(false);
  play(game, founding('BME', 60), passing);
  const events = [play(game, passing), play(game, passing), play(game, passing)].flat();
  const floated = events.filter(({ type }) => type === 'floated').map(({ company }) => company);
  expect(floated).toEqual(['RhE', 'CME']);
  expect(treasuryOf(game, 'CME')).toBe(300);
  expect(priceOf(game, 'CME'), 'one row up from 60').toBe(65);
  expect(held(game, 'BME', 'offering'), 'BME has sold 20% only').toBe(80);
  expect(game.state.companies.BME.floated).toBe(false);
  expect(events).toContainEqual({ type: 'operatingRoundBegan', number: 1, of: 1 });
});

rule('18rhl/3-v', 'after that single operating round the second stock round begins', () => {
  const game = packetSold();
  allPass(game);
  expect(now(game)).toBe('companyTurn');
  play(game, passing, passing);
  expect([now(game), game.state.stockRounds]).toEqual(['stockRound', 2]);
});
