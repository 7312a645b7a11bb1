import { describe, expect, test } from 'vitest';
import { rhi } from '../18rhi/index.ts';
import * as newer from '../18rhi/tests/situation.ts';
import { rhl } from '../18rhl/index.ts';
import { beginning as olderBeginning } from '../18rhl/tests/beginning.ts';
import * as older from '../18rhl/tests/situation.ts';

/** The same situation in 18Rhl v3.0 and in 18RhI, and what comes of it in each. */
interface Playable {
  actors(): readonly number[];
  preview(action: unknown): { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly rule: string } };
}

function verdict(game: Playable, action: Readonly<Record<string, unknown>>): string {
  const tried = game.preview({ seat: game.actors()[0], ...action });
  return tried.ok ? 'legal' : tried.refusal.rule;
}

const FIVE = [20, 10, 10, 10];
const SHARE = { type: 'buyShare', company: 'BME', from: 'offering', percent: 10 };
const RIGHT_BANK = {
  tiles: { H11: '8/0', G10: '2/2', F11: '9/1', F9: '922/0' },
  phase: '3',
  floated: ['CME', 'DEE', 'BME'],
  markers: { BME: ['F9.city1'] },
  shares: { CME: [[0, FIVE]], DEE: [[1, FIVE]], BME: [[1, FIVE]] },
  trains: { CME: ['3'] },
  turn: { company: 'CME', step: 'run' },
} as const;
const ALONG_THE_BANK = 'I10.city2 I10/3 H11/2 G10.town0 G10/2 F9.city1 F9/4 F11/4 F13.city0';
const running = (train: string, way: string) => ({
  type: 'run',
  routes: [{ train, path: way.split(' '), counts: null }],
});

describe('18Rhl and 18RhI differ', () => {
  test('in the number of players', () => {
    expect([rhl.players, rhi.players]).toEqual([
      [3, 6],
      [3, 5],
    ]);
  });

  test('in the steps of bids', () => {
    const bid = { type: 'bid', item: 'no2', amount: 37 };
    expect([verdict(olderBeginning(), bid), verdict(newer.beginning(), bid)]).toEqual(['legal', '18rhi/5.1.1-c']);
  });

  test('in what follows when all pass at the start', () => {
    const [a, b] = [olderBeginning(), newer.beginning()];
    for (const game of [a, b]) for (const _ of [1, 2, 3]) older.play(game, { type: 'pass' });
    expect([a.state.flow.at(-1)?.kind, b.state.flow.at(-1)?.kind]).toEqual(['startPacket', 'fallingOffer']);
    const bid = { type: 'bid', item: 'no2', amount: 35 };
    expect([verdict(a, bid), verdict(b, bid)]).toEqual(['legal', '18rhi/5.1.1-u']);
  });

  test('in the moment of the float, the price after it and where the rest goes', () => {
    const wanted = { stock: { seat: 0 }, shares: { BME: [[0, [20, 10, 10]]] } } as const;
    const [a, b] = [older.situation(wanted), newer.situation(wanted)];
    for (const game of [a, b]) older.play(game, SHARE);
    expect([a.state.companies.BME.floated, b.state.companies.BME.floated]).toEqual([false, true]);
    expect([a, b].map(({ state }) => state.certificates['BME']?.at(-1))).toEqual(['offering', 'BME']);
    expect([a, b].map(({ state }) => state.track.markers['F13'] !== undefined)).toEqual([false, true]);
  });

  test('in the sale of a company that has not acted', () => {
    const wanted = { stock: { seat: 0 }, floated: ['BME'], shares: { BME: [[0, FIVE]] } } as const;
    const sale = { type: 'sellShares', company: 'BME', certificates: [10] };
    const [a, b] = [older.situation({ ...wanted, fresh: ['BME'] }), newer.situation(wanted)];
    expect([verdict(a, sale), verdict(b, sale)]).toEqual(['18rhl/16.5-e', 'legal']);
  });

  test('in the pile that an unmoved marker lies in', () => {
    const wanted = {
      turn: { company: 'BME', step: 'dividend', income: 60 },
      floated: ['BME', 'CME'],
      shares: { BME: [[0, FIVE]], CME: [[1, FIVE]] },
    } as const;
    const onTop = [older.situation(wanted), newer.situation(wanted)].map((game) => {
      older.play(game, { type: 'payDividend' });
      const { BME, CME } = game.state.market;
      return (BME?.arrival ?? 0) < (CME?.arrival ?? 0);
    });
    expect(onTop).toEqual([true, false]);
  });

  test('in routes that end at a town', () => {
    const wanted = {
      tiles: { K4: '4/1' },
      shares: { ADR: [[0, FIVE]] },
      trains: { ADR: ['2'] },
      turn: { company: 'ADR', step: 'run' },
    } as const;
    const run = running('2', 'K2.city0 K2/4 K4.town0');
    expect([verdict(older.situation(wanted), run), verdict(newer.situation(wanted), run)]).toEqual([
      '18rhl/10.1-e',
      'legal',
    ]);
  });

  test('in a green metropolis with one bank full of others', () => {
    const run = running('3', ALONG_THE_BANK);
    expect([verdict(older.situation(RIGHT_BANK), run), verdict(newer.situation(RIGHT_BANK), run)]).toEqual([
      'legal',
      '18rhi/6.2.3.1-e',
    ]);
  });

  test('in trains sold by companies in the yellow phase', () => {
    const wanted = {
      treasury: { BME: 50, CME: 0 },
      trains: { CME: ['2'] },
      shares: { BME: [[0, FIVE]], CME: [[1, FIVE]] },
      turn: { company: 'BME', step: 'trains' },
    } as const;
    const trade = { type: 'buyTrain', train: '2', from: 'CME', price: 1 };
    expect([verdict(older.situation(wanted), trade), verdict(newer.situation(wanted), trade)]).toEqual([
      '18rhl/13.1-e',
      'legal',
    ]);
  });

  test('in a director who cannot pay a train: bankrupt there, a loan here', () => {
    const wanted = {
      tiles: { E14: '9/0' },
      cash: [0, 600, 600],
      treasury: { BME: 0, CME: 0 },
      trains: { CME: ['4'] },
      shares: {
        BME: [
          [0, [20]],
          [1, [10, 10]],
          ['pool', [10, 10, 10, 10, 10]],
        ],
        CME: [[1, FIVE]],
      },
      turn: { company: 'BME', step: 'trains' },
    } as const;
    const [a, b] = [older.situation(wanted), newer.situation(wanted)];
    for (const game of [a, b]) older.play(game, { type: 'forcePurchase', train: '4', from: 'depot' });
    expect([a.state.seats.includes(0), b.state.flow.at(-1)?.kind]).toEqual([false, 'raiseMoney']);
    expect(verdict(b, { type: 'takeLoan', amount: 300 })).toBe('legal');
  });
});
