import { expect } from 'vitest';
import { allPass, founding, item, offerUp, passing, raising } from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  CID,
  cash,
  offers,
  opening,
  play,
  refusedBy,
  rule,
  type Situation,
  situation,
  starting,
  told,
  top,
  types,
  typesOffered,
} from './situation.ts';

const AUCTION: Situation = { cash: [500, 500, 500], auction: { seat: ANN } };

rule(
  ['1873/1-a', '1873/1-b', '1873/3-a', '1873/3.1-k', '1873/1-c'],
  'a set of operating rounds, then auction round and stock round',
  () => {
    const { game } = starting(undefined);
    expect([top(game), game.state.tradingRound]).toEqual(['auctionRound', 3]);
    allPass(game);
    expect(top(game)).toBe('stockRound');
    allPass(game);
    expect(top(game)).toBe('mineTurn');
    play(game, passing);
    expect([top(game), game.state.tradingRound], 'one round in phase 1').toEqual(['auctionRound', 4]);
    const first = opening();
    expect(top(first)).toBe('startAuction');
  },
);

rule(
  ['1873/3.1-a', '1873/6.3-a', '1873/3.1-c'],
  'active concessions and rights of companies in receivership, for 100 or more in tens',
  () => {
    const game = situation({
      ...AUCTION,
      concessions: { GHE: CID },
      railways: { HBE: { shares: [] } },
      companies: { CO: { mines: ['W1', 'W2'], shares: [[ANN, 2]] } },
    });
    expect(offers(game, { type: 'putUp', item: 'HBE', amount: 100 })).toBe(true);
    for (const id of ['GHE', 'NWE', 'CO', 'MO'] as const) expect(refusedBy(game, offerUp(id, 100))).toBe('1873/3.1-a');
    expect(refusedBy(game, offerUp('HBE', 90))).toBe('1873/3.1-c');
    expect(refusedBy(game, offerUp('HBE', 105))).toBe('1873/3.1-c');
    expect(refusedBy(game, item('W1'))).toBe('1873/3.1-b');
  },
);

rule(['1873/3.1-b', '1873/3.2.8-e', '1873/3.2-a'], 'both rounds go in the order of play, from number 1', () => {
  const game = situation({ ...AUCTION, order: [CID, ANN, BOB], auction: { seat: CID } });
  expect(actor(game)).toBe(CID);
  play(game, passing);
  expect(actor(game)).toBe(ANN);
  play(game, passing, passing);
  expect([top(game), actor(game)]).toEqual(['stockRound', CID]);
});

rule(
  ['1873/3.1-d', '1873/3.1-e', '1873/3.1-f', '1873/3.1-g'],
  'bidding goes round; the highest pays, and the next after the opener is next',
  () => {
    const game = situation(AUCTION);
    play(game, offerUp('HBE', 100));
    expect([top(game), actor(game)]).toEqual(['bidding', BOB]);
    expect(refusedBy(game, raising(100))).toBe('1873/3.1-d');
    expect(refusedBy(game, raising(115))).toBe('1873/3.1-d');
    expect(refusedBy(game, raising(510)), '(A12)').toBe('1873/3.1-d');
    play(game, raising(110), passing, raising(130));
    expect(actor(game), 'Cid has left the bidding').toBe(BOB);
    const events = play(game, passing);
    expect(told(events, 'concessionBought')).toMatchObject({ seat: ANN, price: 130 });
    expect([cash(game, ANN), game.state.railways.HBE.concession.owner]).toEqual([370, 'player0']);
    expect([top(game), actor(game)]).toEqual(['auctionRound', BOB]);
  },
);

rule(
  ['1873/3.1-h', '1873/3.1-j', '1873/3.1-l'],
  'it ends when all decline in succession or nothing is left; who declined may still put something up',
  () => {
    const game = situation(AUCTION);
    play(game, passing, offerUp('HBE', 100), passing, passing);
    expect(actor(game)).toBe(CID);
    play(game, passing, offerUp('GHE', 100), passing, passing);
    expect([top(game), actor(game)], 'nothing is left').toEqual(['stockRound', ANN]);
    const idle = situation(AUCTION);
    play(idle, passing, passing);
    expect(top(idle)).toBe('auctionRound');
    play(idle, passing);
    expect(top(idle)).toBe('stockRound');
    const nothing = situation({ concessions: { HBE: ANN, GHE: BOB }, auction: { seat: ANN } });
    expect(typesOffered(nothing)).toEqual(['pass']);
  },
);

rule(['1873/3.1-f', '1873/3.2.6-a'], 'a right belongs to who won it', () => {
  const game = situation({ ...AUCTION, railways: { HBE: { shares: [], value: 100 } } });
  expect(told(play(game, offerUp('HBE', 150), passing, passing), 'rightBought')).toMatchObject({
    seat: ANN,
    price: 150,
  });
  expect(game.state.rights).toEqual({ HBE: ANN });
});

rule('1873/3.1-j', 'with nothing on offer the stock round follows at once', () => {
  const { game } = starting(undefined, { concessions: { HBE: ANN, GHE: ANN } });
  expect(top(game)).toBe('stockRound');
  expect(types(play(game, founding('HBE', 120)))).toContain('railwayFounded');
});
