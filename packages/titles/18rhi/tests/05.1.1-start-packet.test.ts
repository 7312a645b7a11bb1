import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { allPass, offer, startPackets } from '../../rhineland/tests/start-packet.ts';
import type { State } from '../index.ts';
import { edition } from './edition.ts';
import {
  beginning,
  bid,
  buyItem,
  found,
  held,
  money,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  sell,
  share,
  types,
} from './situation.ts';

startPackets(edition);

/** The first items sold at their printed prices, in turn, to three players. */
function sold(...items: readonly string[]): Game<State> {
  const game = beginning();
  play(game, ...items.map(buyItem));
  return game;
}

rule(['18rhi/5.1.1-o', '18rhi/E-69'], 'No. 6 does not fall like the others', () => {
  const game = sold('no1', 'no2', 'no3', 'no4');
  allPass(game);
  expect(offer(game)).toBe('no5 115 seat 1');
  play(game, buyItem('no5'));
  expect(offer(game)).toBe('no6 140 seat 2');
});

rule(
  ['18rhi/5.1.1-o', '18rhi/E-44'],
  'No. 6 stays at 140 M: declined by all, it goes to the first who has the money after another round',
  () => {
    const game = sold('no1', 'no2', 'no3', 'no4', 'no5');
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

rule(
  ['18rhi/4.1.1-no6-a', '18rhi/4.1.1-no6-b', '18rhi/4.1.1-no6-c', '18rhi/4.2.2-f', '18rhi/X-10'],
  'a bid of 160 M: 140 M for RhE, which floats at once and rises to 75',
  () => {
    const game = sold('no1', 'no2', 'no3');
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
    const game = sold('no1', 'no2', 'no3');
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
    const game = sold('no1', 'no2', 'no3', 'no4', 'no5', 'no6');
    expect(held(game, 'GVE', 1)).toBe(10);
    play(game, found('GVE', 70), share('GVE', 'offering'));
    expect(game.state.companies.GVE.floated).toBe(false);
    play(game, share('GVE', 'offering'));
    expect([game.state.companies.GVE.floated, money(game, 'GVE'), price(game, 'GVE')]).toEqual([true, 350, 75]);
  },
);
