import type { FrameState, Game, GameEvent } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { LendingState } from '../loan.ts';
import type { FallingOffer } from '../state.ts';
import type { Edition } from './edition.ts';
import { bid, buyItem, found, now, offers, PASS, play, refusedBy, sell, share, types } from './moves.ts';

const LEFT = ['no2', 'no3', 'no4', 'no5', 'no6'] as const;

const isOffer = (frame: FrameState | undefined): frame is FallingOffer => frame?.kind === 'fallingOffer';

export function allPass(game: Game<LendingState>): readonly GameEvent[] {
  return game.state.seats.flatMap(() => play(game, PASS));
}

/** What is offered for less: item, price, and the seat that is asked. */
export function offer({ state }: Game<LendingState>): string {
  const frame = state.flow.at(-1);
  return isOffer(frame) ? `${frame.item} ${frame.price} seat ${frame.seat}` : (frame?.kind ?? 'over');
}

/** The sale of the start packet: bids, auctions, and offers below the price. */
export function startPackets({ rule, id, beginning, items, money }: Edition): void {
  const priceOf = (item: string) => items[item]?.price ?? 0;
  const NO2 = priceOf('no2');
  const NO3 = priceOf('no3');
  const lessThan = (item: string, seat: number) => `${item} ${priceOf(item) - 5} seat ${seat}`;

  rule(['5.1.1-a', '5.1.1-b', '5.1.1-s'], 'the lowest item is bought, the others are bid on', () => {
    const game = beginning(3);
    for (const item of LEFT) expect(refusedBy(game, buyItem(item))).toBe(id('5.1.1-a'));
    expect(refusedBy(game, bid('no1', 25))).toBe(id('5.1.1-s'));
    play(game, buyItem('no1'));
    expect(money(game, 0)).toBe(580);
    expect(game.actors(), 'one thing a turn').toEqual([1]);
    expect(refusedBy(game, buyItem('no1'))).toBe(id('5.1.1-a'));
    expect(refusedBy(game, bid('no1', 25)), 'sold').toBe(id('5.1.1-s'));
  });

  rule(['5.1.1-c', 'E-04'], 'bids are the price and steps of 5, then the last bid and steps of 5', () => {
    const game = beginning(3);
    for (const more of [0, 7, 3]) expect(refusedBy(game, bid('no2', NO2 + more))).toBe(id('5.1.1-c'));
    for (const more of [5, 10]) expect(offers(game, bid('no2', NO2 + more))).toBe(true);
    play(game, bid('no2', NO2 + 10));
    for (const more of [10, 5, 17]) expect(refusedBy(game, bid('no2', NO2 + more))).toBe(id('5.1.1-c'));
    for (const more of [15, 20]) expect(offers(game, bid('no2', NO2 + more))).toBe(true);
  });

  rule(['5.1.1-d', '5.1.1-e', '5.1.1-q'], 'what is bid is set aside; a new bid takes its place', () => {
    const game = beginning(3);
    play(game, bid('no5', 400), PASS, PASS);
    expect(refusedBy(game, bid('no4', 205))).toBe(id('5.1.1-d'));
    expect(offers(game, bid('no4', 200))).toBe(true);
    expect(offers(game, bid('no5', 600)), 'only the difference must be free').toBe(true);
    play(game, bid('no5', 600));
    expect(game.state.flow[0]).toHaveProperty(['bids', 'no5'], [{ seat: 0, amount: 600 }]);
    play(game, PASS, PASS);
    expect(refusedBy(game, buyItem('no1')), 'nothing is free').toBe(id('5.1.1-d'));
  });

  rule(['5.1.1-f', '5.1.1-i'], 'a sole bidder gets the item at once, and the turns go on as if nothing was', () => {
    const game = beginning(3);
    play(game, bid('no2', NO2 + 10), buyItem('no1'));
    expect(game.state.privates['no2']).toBe('player0');
    expect(money(game, 0)).toBe(600 - NO2 - 10);
    expect(game.actors()).toEqual([2]);
  });

  rule(['5.1.1-g', '5.1.1-h', 'E-10'], 'the lowest bidder speaks first; the highest is never asked', () => {
    const game = beginning(4);
    play(game, bid('no2', NO2 + 5), bid('no2', NO2 + 10), bid('no2', NO2 + 15), buyItem('no1'));
    expect([now(game), game.actors()[0]]).toEqual(['itemAuction', 0]);
    for (const more of [15, 18]) expect(refusedBy(game, bid('no2', NO2 + more))).toBe(id('5.1.1-g'));
    expect(offers(game, bid('no2', NO2 + 20))).toBe(true);
    expect(offers(game, bid('no2', NO2 + 30)), 'more than 5 M').toBe(true);
    play(game, PASS);
    expect(game.actors()).toEqual([1]);
    play(game, PASS);
    expect(game.state.privates['no2']).toBe('player2');
    expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([450, 450, 435 - NO2]);
    expect(game.actors(), 'left of who bought No. 1').toEqual([0]);
  });

  rule('5.1.1-g', 'a raise must be covered by free cash and the own bid', () => {
    const game = beginning(3);
    play(game, bid('no2', NO2 + 5), bid('no2', 595), buyItem('no1'));
    expect(game.actors()).toEqual([0]);
    expect(offers(game, bid('no2', 600))).toBe(true);
    expect(refusedBy(game, bid('no2', 605))).toBe(id('5.1.1-d'));
  });

  rule('5.1.1-r', 'a purchase or a bid begins the count of passes anew', () => {
    const game = beginning(3);
    play(game, PASS, PASS, bid('no3', NO3 + 5), PASS, PASS);
    expect(now(game)).toBe('startPacket');
    play(game, PASS);
    expect(now(game)).toBe('fallingOffer');
  });

  rule(
    ['5.1.1-j', '5.1.1-k', 'E-05'],
    'all pass: the privates pay, then the lowest item is offered for 5 M less, left of who passed last',
    () => {
      const nothing = beginning(3);
      expect(types(allPass(nothing))).not.toContain('privatePaid');
      expect(offer(nothing)).toBe('no1 15 seat 0');

      const game = beginning(3);
      play(game, buyItem('no1'));
      const events = allPass(game);
      expect(types(events)).toContain('shortOperatingRound');
      expect(money(game, 0)).toBe(585);
      expect(offer(game)).toBe(lessThan('no2', 1));
    },
  );

  rule(
    ['5.1.1-l', '5.1.1-m', 'E-06'],
    'nine refusals bring No. 1 down to nothing, and the first asked then must take it',
    () => {
      const game = beginning(3);
      allPass(game);
      const events = Array.from({ length: 9 }, () => play(game, PASS)).flat();
      expect(types(events).filter((type) => type === 'shortOperatingRound')).toEqual([]);
      expect(offer(game)).toBe('no1 0 seat 0');
      expect(refusedBy(game, PASS)).toBe(id('5.1.1-m'));
      play(game, buyItem('no1'));
      expect([money(game, 0), game.state.privates['no1']]).toEqual([600, 'player0']);
      expect(offer(game), 'left of the buyer').toBe(lessThan('no2', 1));
    },
  );

  rule(['5.1.1-t', 'E-07'], 'what is set aside does not pay for an offer', () => {
    const game = beginning(3);
    play(game, bid('no5', 590), PASS, PASS, PASS);
    expect(offer(game)).toBe('no1 15 seat 1');
    play(game, PASS, PASS);
    expect(offer(game)).toBe('no1 15 seat 0');
    expect(refusedBy(game, buyItem('no1'))).toBe(id('5.1.1-t'));
    expect(offers(game, PASS)).toBe(true);
    play(game, PASS, buyItem('no1'));
    expect(money(game, 1), '10 M to the bank').toBe(590);
  });

  rule('5.1.1-n', 'every item falls by itself, without another round', () => {
    const game = beginning(3);
    play(game, buyItem('no1'), buyItem('no2'));
    const told = [...allPass(game)];
    const seen: string[] = [];
    for (const item of ['no3', 'no4', 'no5']) {
      seen.push(offer(game));
      told.push(...play(game, buyItem(item)));
    }
    expect(seen).toEqual([lessThan('no3', 2), lessThan('no4', 0), lessThan('no5', 1)]);
    expect(types(told).filter((type) => type === 'shortOperatingRound')).toHaveLength(1);
  });

  rule(['5.1.1-u', '5.1.1-n', 'E-08'], 'meanwhile nobody bids; bids that lie there are settled in turn', () => {
    const game = beginning(4);
    play(game, bid('no2', NO2 + 5), PASS, PASS, PASS, PASS);
    expect(offer(game)).toBe('no1 15 seat 1');
    expect(refusedBy(game, bid('no3', NO3 + 5))).toBe(id('5.1.1-u'));
    expect(refusedBy(game, buyItem('no2'))).toBe(id('5.1.1-u'));
    play(game, buyItem('no1'));
    expect(game.state.privates['no2'], 'out of turn').toBe('player0');
    expect(offer(game), 'left of who got No. 2').toBe(lessThan('no3', 1));
  });

  rule(['5.1.1-p', 'E-09'], 'left of the last buyer, bidder or not, sits the first to buy shares', () => {
    const game = beginning(4);
    play(game, buyItem('no1'), buyItem('no2'), bid('no6', priceOf('no6') + 5), PASS);
    play(game, buyItem('no3'), buyItem('no4'), PASS, PASS, buyItem('no5'));
    expect(money(game, 2)).toBe(445 - priceOf('no6'));
    expect([now(game), game.actors()[0], game.state.priority]).toEqual(['stockRound', 3, 3]);
  });

  rule(['5.1-b', '5.1-a', '4.1-a'], 'shares only after the packet, and nothing is sold in this round', () => {
    const game = beginning(3);
    expect(refusedBy(game, found('BME', 70))).toBe(id('5.1-b'));
    expect(refusedBy(game, share('RhE', 'pool'))).toBe(id('5.1-b'));
    expect(refusedBy(game, sell('RhE', 10))).toBe(id('5.1-a'));
    play(game, buyItem('no1'), buyItem('no2'), buyItem('no3'), buyItem('no4'), buyItem('no5'), buyItem('no6'));
    expect(refusedBy(game, buyItem('no1')), 'privates are sold once').toBe('kernel/not-now');
    expect(refusedBy(game, sell('RhE', 10))).toBe(id('5.1-a'));
  });
}
