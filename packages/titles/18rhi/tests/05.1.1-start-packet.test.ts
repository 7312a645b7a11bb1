import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import {
  beginning,
  bid,
  buyItem,
  found,
  held,
  money,
  now,
  offers,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  sell,
  share,
  types,
} from './situation.ts';

const LEFT = ['no2', 'no3', 'no4', 'no5', 'no6'] as const;

/** The first items sold at their printed prices, in turn. */
function sold(players: number, ...items: readonly string[]): Game<State> {
  const game = beginning(players);
  play(game, ...items.map(buyItem));
  return game;
}

function allPass(game: Game<State>): ReturnType<typeof play> {
  return game.state.seats.flatMap(() => play(game, PASS));
}

/** What is offered for less: item, price, and the seat that is asked. */
function offer({ state }: Game<State>): string {
  const frame = state.flow.at(-1);
  return frame?.kind === 'fallingOffer' ? `${frame.item} ${frame.price} seat ${frame.seat}` : (frame?.kind ?? 'over');
}

rule(['18rhi/5.1.1-a', '18rhi/5.1.1-b', '18rhi/5.1.1-s'], 'the lowest item is bought, the others are bid on', () => {
  const game = beginning();
  for (const item of LEFT) expect(refusedBy(game, buyItem(item))).toBe('18rhi/5.1.1-a');
  expect(refusedBy(game, bid('no1', 25))).toBe('18rhi/5.1.1-s');
  play(game, buyItem('no1'));
  expect(money(game, 0)).toBe(580);
  expect(game.actors(), 'one thing a turn').toEqual([1]);
  expect(refusedBy(game, buyItem('no1'))).toBe('18rhi/5.1.1-a');
  expect(refusedBy(game, bid('no1', 25)), 'sold').toBe('18rhi/5.1.1-s');
});

rule(['18rhi/5.1.1-c', '18rhi/E-04'], 'bids are the price and steps of 5, then the last bid and steps of 5', () => {
  const game = beginning();
  for (const amount of [30, 37, 33]) expect(refusedBy(game, bid('no2', amount))).toBe('18rhi/5.1.1-c');
  for (const amount of [35, 40]) expect(offers(game, bid('no2', amount))).toBe(true);
  play(game, bid('no2', 40));
  for (const amount of [40, 35, 47]) expect(refusedBy(game, bid('no2', amount))).toBe('18rhi/5.1.1-c');
  for (const amount of [45, 50]) expect(offers(game, bid('no2', amount))).toBe(true);
});

rule(['18rhi/5.1.1-d', '18rhi/5.1.1-e', '18rhi/5.1.1-q'], 'what is bid is set aside; a new bid takes its place', () => {
  const game = beginning();
  play(game, bid('no5', 400), PASS, PASS);
  expect(refusedBy(game, bid('no4', 205))).toBe('18rhi/5.1.1-d');
  expect(offers(game, bid('no4', 200))).toBe(true);
  expect(offers(game, bid('no5', 600)), 'only the difference must be free').toBe(true);
  play(game, bid('no5', 600));
  const packet = game.state.flow[0];
  expect(packet?.kind === 'startPacket' && packet.bids['no5']).toEqual([{ seat: 0, amount: 600 }]);
  play(game, PASS, PASS);
  expect(refusedBy(game, buyItem('no1')), 'nothing is free').toBe('18rhi/5.1.1-d');
});

rule(
  ['18rhi/5.1.1-f', '18rhi/5.1.1-i'],
  'a sole bidder gets the item at once, and the turns go on as if nothing was',
  () => {
    const game = beginning();
    play(game, bid('no2', 40), buyItem('no1'));
    expect(game.state.privates.no2).toBe('player0');
    expect(money(game, 0)).toBe(560);
    expect(game.actors()).toEqual([2]);
  },
);

rule(
  ['18rhi/5.1.1-g', '18rhi/5.1.1-h', '18rhi/E-10'],
  'the lowest bidder speaks first; the highest is never asked',
  () => {
    const game = beginning(4);
    play(game, bid('no2', 35), bid('no2', 40), bid('no2', 45), buyItem('no1'));
    expect([now(game), game.actors()[0]]).toEqual(['itemAuction', 0]);
    for (const amount of [45, 48]) expect(refusedBy(game, bid('no2', amount))).toBe('18rhi/5.1.1-g');
    expect(offers(game, bid('no2', 50))).toBe(true);
    expect(offers(game, bid('no2', 60)), 'more than 5 M').toBe(true);
    play(game, PASS);
    expect(game.actors()).toEqual([1]);
    play(game, PASS);
    expect(game.state.privates.no2).toBe('player2');
    expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([450, 450, 405]);
    expect(game.actors(), 'left of who bought No. 1').toEqual([0]);
  },
);

rule('18rhi/5.1.1-g', 'a raise must be covered by free cash and the own bid', () => {
  const game = beginning(3);
  play(game, bid('no2', 35), bid('no2', 595), buyItem('no1'));
  expect(game.actors()).toEqual([0]);
  expect(offers(game, bid('no2', 600))).toBe(true);
  expect(refusedBy(game, bid('no2', 605))).toBe('18rhi/5.1.1-d');
});

rule('18rhi/5.1.1-r', 'a purchase or a bid begins the count of passes anew', () => {
  const game = beginning();
  play(game, PASS, PASS, bid('no3', 55), PASS, PASS);
  expect(now(game)).toBe('startPacket');
  play(game, PASS);
  expect(now(game)).toBe('fallingOffer');
});

rule(
  ['18rhi/5.1.1-j', '18rhi/5.1.1-k', '18rhi/E-05'],
  'all pass: the privates pay, then the lowest item is offered for 5 M less, left of who passed last',
  () => {
    const nothing = beginning();
    expect(types(allPass(nothing))).not.toContain('privatePaid');
    expect(offer(nothing)).toBe('no1 15 seat 0');

    const game = sold(3, 'no1');
    const events = allPass(game);
    expect(types(events)).toContain('shortOperatingRound');
    expect(money(game, 0)).toBe(585);
    expect(offer(game)).toBe('no2 25 seat 1');
  },
);

rule(
  ['18rhi/5.1.1-l', '18rhi/5.1.1-m', '18rhi/E-06'],
  'nine refusals bring No. 1 down to nothing, and the first asked then must take it',
  () => {
    const game = beginning();
    allPass(game);
    const events = Array.from({ length: 9 }, () => play(game, PASS)).flat();
    expect(types(events).filter((type) => type === 'shortOperatingRound')).toEqual([]);
    expect(offer(game)).toBe('no1 0 seat 0');
    expect(refusedBy(game, PASS)).toBe('18rhi/5.1.1-m');
    play(game, buyItem('no1'));
    expect([money(game, 0), game.state.privates.no1]).toEqual([600, 'player0']);
    expect(offer(game), 'left of the buyer').toBe('no2 25 seat 1');
  },
);

rule(['18rhi/5.1.1-t', '18rhi/E-07'], 'what is set aside does not pay for an offer', () => {
  const game = beginning();
  play(game, bid('no5', 590), PASS, PASS, PASS);
  expect(offer(game)).toBe('no1 15 seat 1');
  play(game, PASS, PASS);
  expect(offer(game)).toBe('no1 15 seat 0');
  expect(refusedBy(game, buyItem('no1'))).toBe('18rhi/5.1.1-t');
  expect(offers(game, PASS)).toBe(true);
  play(game, PASS, buyItem('no1'));
  expect(money(game, 1), '10 M to the bank').toBe(590);
});

rule(
  ['18rhi/5.1.1-n', '18rhi/5.1.1-o', '18rhi/E-69'],
  'every item falls by itself, without another round; No. 6 does not',
  () => {
    const game = sold(3, 'no1', 'no2');
    const told = [...allPass(game)];
    const seen: string[] = [];
    for (const item of ['no3', 'no4', 'no5', 'no6']) {
      seen.push(offer(game));
      told.push(...play(game, buyItem(item)));
    }
    expect(seen).toEqual(['no3 45 seat 2', 'no4 75 seat 0', 'no5 115 seat 1', 'no6 140 seat 2']);
    expect(types(told).filter((type) => type === 'shortOperatingRound')).toHaveLength(1);
    expect(now(game)).toBe('stockRound');
  },
);

rule(
  ['18rhi/5.1.1-u', '18rhi/5.1.1-n', '18rhi/E-08'],
  'meanwhile nobody bids; bids that lie there are settled in turn',
  () => {
    const game = beginning(4);
    play(game, bid('no2', 35), PASS, PASS, PASS, PASS);
    expect(offer(game)).toBe('no1 15 seat 1');
    expect(refusedBy(game, bid('no3', 55))).toBe('18rhi/5.1.1-u');
    expect(refusedBy(game, buyItem('no2'))).toBe('18rhi/5.1.1-u');
    play(game, buyItem('no1'));
    expect(game.state.privates.no2, 'out of turn').toBe('player0');
    expect(offer(game), 'left of who got No. 2').toBe('no3 45 seat 1');
  },
);

rule(
  ['18rhi/5.1.1-o', '18rhi/E-44'],
  'No. 6 stays at 140 M: declined by all, it goes to the first who has the money after another round',
  () => {
    const game = sold(3, 'no1', 'no2', 'no3', 'no4', 'no5');
    allPass(game);
    expect(offer(game)).toBe('no6 140 seat 2');
    const events = [...play(game, PASS), ...play(game, PASS), ...play(game, PASS)];
    expect(types(events)).toContain('shortOperatingRound');
    expect(offer(game)).toBe('no6 140 seat 2');
    expect(refusedBy(game, PASS)).toBe('18rhi/5.1.1-o');
    play(game, buyItem('no6'));
    expect(held(game, 'RhE', 2)).toBe(20);
  },
);

rule(['18rhi/5.1.1-p', '18rhi/E-09'], 'left of the last buyer, bidder or not, sits the first to buy shares', () => {
  const game = beginning(5);
  play(game, buyItem('no1'), buyItem('no2'), bid('no6', 145), PASS, PASS);
  play(game, buyItem('no3'), buyItem('no4'), PASS, PASS, PASS);
  play(game, PASS, buyItem('no5'));
  expect(held(game, 'RhE', 2)).toBe(20);
  expect([now(game), game.actors()[0], game.state.priority]).toEqual(['stockRound', 3, 3]);
});

rule(
  ['18rhi/5.1-b', '18rhi/5.1-a', '18rhi/4.1-a'],
  'shares only after the packet, and nothing is sold in this round',
  () => {
    const game = beginning();
    expect(refusedBy(game, found('BME', 70))).toBe('18rhi/5.1-b');
    expect(refusedBy(game, share('RhE', 'pool'))).toBe('18rhi/5.1-b');
    expect(refusedBy(game, sell('RhE', 10))).toBe('18rhi/5.1-a');
    play(game, buyItem('no1'), buyItem('no2'), buyItem('no3'), buyItem('no4'), buyItem('no5'), buyItem('no6'));
    expect(refusedBy(game, buyItem('no1')), 'privates are sold once').toBe('kernel/not-now');
    expect(refusedBy(game, sell('RhE', 10))).toBe('18rhi/5.1-a');
  },
);

rule(
  ['18rhi/4.1.1-no6-a', '18rhi/4.1.1-no6-b', '18rhi/4.1.1-no6-c', '18rhi/4.2.2-f', '18rhi/X-10'],
  'a bid of 160 M: 140 M for RhE, which floats at once and rises to 75',
  () => {
    const game = sold(3, 'no1', 'no2', 'no3');
    play(game, bid('no6', 160), buyItem('no4'));
    const before = money(game, 'bank');
    play(game, buyItem('no5'));
    expect(money(game, 'RhE')).toBe(140);
    expect(money(game, 'bank') - before, '120 for No. 5, and 20').toBe(140);
    expect([game.state.companies.RhE.floated, price(game, 'RhE')]).toEqual([true, 75]);
    expect(['charter' as const, 'pool' as const, 0].map((holder) => held(game, 'RhE', holder))).toEqual([50, 30, 20]);
  },
);

rule(
  ['18rhi/E-41', '18rhi/E-42', '18rhi/E-62', '18rhi/5.1.2-a', '18rhi/5.2-c'],
  'RhE shares from the charter pay RhE, from the pool the bank',
  () => {
    const game = sold(3, 'no1', 'no2', 'no3');
    play(game, bid('no6', 165), buyItem('no4'), buyItem('no5'));
    expect(money(game, 'RhE')).toBe(140);
    play(game, share('RhE', 'charter'));
    expect(money(game, 'RhE'), 'at the new price').toBe(215);
    const before = money(game, 'bank');
    play(game, share('RhE', 'pool'));
    expect([money(game, 'bank') - before, money(game, 'RhE'), money(game, 'aachenFund')]).toEqual([75, 215, 210]);
    expect(refusedBy(game, sell('RhE', 10))).toBe('18rhi/5.1-a');
  },
);

rule(
  ['18rhi/4.1.1-no5-a', '18rhi/4.1.1-no5-b', '18rhi/4.2.2-e', '18rhi/E-45', '18rhi/4.2-f'],
  'GVE floats with the share of No. 5 and four more',
  () => {
    const game = sold(3, 'no1', 'no2', 'no3', 'no4', 'no5', 'no6');
    expect(held(game, 'GVE', 1)).toBe(10);
    play(game, found('GVE', 70), share('GVE', 'offering'));
    expect(game.state.companies.GVE.floated).toBe(false);
    play(game, share('GVE', 'offering'));
    expect([game.state.companies.GVE.floated, money(game, 'GVE'), price(game, 'GVE')]).toEqual([true, 350, 75]);
  },
);
