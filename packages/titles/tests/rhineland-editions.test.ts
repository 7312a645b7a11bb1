import { cashOf, POOL, percentOf, playerOwner, priceOf } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { type State as RhiState, rhi, companies as rhiCompanies } from '../18rhi/index.ts';
import * as newer from '../18rhi/tests/situation.ts';
import { AACHEN_FUND, market, type State as RhlState, rhl } from '../18rhl/index.ts';
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
const RHE = rhiCompanies.RhE;
/** Arnhem – Wesel – Duisburg – Düsseldorf – Köln – Frankfurt; the metropoles are brown. */
const RHEINGOLD = {
  ...{ B9: '6/5', C10: '1/5', D9: '929/0', E10: '8/0', F9: '927/0' },
  ...{ G10: '2/2', H11: '8/0', I10: '928/0', I12: '58/5', J13: '8/0', K12: '58/3' },
};
const ARNHEM_KOELN =
  'A6.offboard0 A6/5 B7/4 B9.city0 B9/5 C10.town0 C10/0 D9.city0 D9/5 E10/0 F9.city0 F9/5 G10.town0 G10/5 H11/0 I10.city0';
const KOELN_FRANKFURT = 'I10.city0 I10/4 I12.town0 I12/5 J13/0 K12.town0 K12/5 L13.offboard0';
const KREFELD_VENLO = 'E6.city0 E6/0 F5.town1 F5/1 F3/2 E2.offboard0';
const TO_THE_RUHR =
  'G2/4 G4/3 F5.town0 F5/3 E6.city0 E6/4 E8.town1 E8/3 D9.city0 D9.city1 D9/3 C10.town1 C10/4 C12.city0 C12/4 C14.offboard1';
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

  test('in RhE: its par is chosen there, and here it is 70, and the company runs at once', () => {
    const [a, b] = [olderBeginning(), newer.beginning()];
    expect([a, b].map(({ state }) => [state.companies.RhE.par, percentOf(state, RHE, POOL)])).toEqual([
      [null, 0],
      [70, 30],
    ]);
    for (const game of [a, b]) sellPacket(game);
    expect([a, b].map(({ state }) => state.flow.at(-1)?.kind)).toEqual(['choosePar', 'stockRound']);
    older.play(a, { type: 'setPar', par: 70 });
    const after = ({ state }: Game<RhlState | RhiState>) => ({
      floated: state.companies.RhE.floated,
      treasury: cashOf(state, 'RhE'),
      pool: percentOf(state, RHE, POOL),
      charter: percentOf(state, RHE, 'RhE'),
      fund: cashOf(state, AACHEN_FUND),
    });
    expect([after(a), after(b)]).toEqual([
      { floated: false, treasury: 0, pool: 30, charter: 0, fund: 210 },
      { floated: true, treasury: 140, pool: 30, charter: 50, fund: 210 },
    ]);
  });

  test('in who begins with the shares when the last item was won by a bid, out of turn', () => {
    const [a, b] = [olderBeginning(), newer.beginning()];
    for (const game of [a, b]) {
      older.play(game, { type: 'buyItem', item: 'no1' });
      older.play(game, { type: 'bid', item: 'no6', amount: 145 });
      for (const item of ['no2', 'no3', 'no4', 'no5']) older.play(game, { type: 'buyItem', item });
    }
    older.play(a, { type: 'setPar', par: 70 });
    // There whoever has most cash, here the seat left of the buyer.
    expect([a, b].map((game) => [game.actors(), game.state.priority])).toEqual([
      [[0], 0],
      [[2], 2],
    ]);
  });

  test('in the company at Moers', () => {
    const wanted = { stock: { seat: 0 } } as const;
    const verdicts = (company: string) =>
      [older.situation(wanted), newer.situation(wanted)].map((game) =>
        verdict(game, { type: 'found', company, par: 70 }),
      );
    expect([verdicts('KKK'), verdicts('MKB')]).toEqual([
      ['legal', 'kernel/shape'],
      ['kernel/shape', 'legal'],
    ]);
  });

  test('in the start of the 8-train and in what it leaves out', () => {
    const wanted = {
      tiles: RHEINGOLD,
      phase: '8',
      shares: { CME: [[0, FIVE]] },
      trains: { CME: ['8'] },
      turn: { company: 'CME', step: 'run' },
    } as const;
    // Beside the towns the older map has no track in B7 yet.
    const [a, b] = [older.situation({ ...wanted, tiles: { ...RHEINGOLD, B7: '8/2' } }), newer.situation(wanted)];
    const south = running('8', KOELN_FRANKFURT);
    expect([verdict(a, south), verdict(b, south)]).toEqual(['legal', '18rhi/6.2.4.4-a']);
    const counts = ['A6.offboard0', 'I10.city0'];
    const skips = { type: 'run', routes: [{ train: '8', path: ARNHEM_KOELN.split(' '), counts }] };
    expect([verdict(a, skips), verdict(b, skips)]).toEqual(['legal', '18rhi/6.2.3-f']);
  });

  test('in a marker of another company in Venlo: an end there, closed here', () => {
    const wanted = {
      tiles: { F3: '8/2', F5: '56/0', E6: '202/0' },
      phase: '3',
      floated: ['CCE', 'GVE'],
      markers: { GVE: ['E2'] },
      shares: { CCE: [[0, FIVE]], GVE: [[1, FIVE]] },
      trains: { CCE: ['3'] },
      turn: { company: 'CCE', step: 'run' },
    } as const;
    const run = running('3', KREFELD_VENLO);
    expect([verdict(older.situation(wanted), run), verdict(newer.situation(wanted), run)]).toEqual([
      'legal',
      '18rhi/6.2.3-i',
    ]);
  });

  test('in where the Iron Rhine begins: at Roermond there, at Antwerpen behind it here', () => {
    const wanted = {
      tiles: { G4: '8/1', F5: '55/0', E6: '934/0', E8: '56/0', D9: '925/0', C10: '69/2', C12: '942/1' },
      phase: '6',
      shares: { CCE: [[0, FIVE]] },
      trains: { CCE: ['6'] },
      turn: { company: 'CCE', step: 'run' },
    } as const;
    const earned = (game: Game<RhlState> | Game<RhiState>, way: string): number | string => {
      const tried = game.preview({ seat: 0, ...running('6', way) });
      if (!tried.ok) return tried.refusal.rule;
      const turn = tried.value.state.flow.at(-1);
      return turn?.kind === 'companyTurn' ? turn.income : 0;
    };
    const [a, b] = [older.situation(wanted), newer.situation(wanted)];
    expect([earned(a, `G2.offboard0 ${TO_THE_RUHR}`), earned(b, `G2.city0 ${TO_THE_RUHR}`)]).toEqual([290, 210]);
    expect(earned(b, `H1.offboard0 H1/3 G2.city0 ${TO_THE_RUHR}`)).toBe(290);
  });

  test('in the float of a company in the brown phase', () => {
    const wanted = { stock: { seat: 0 }, phase: '5', shares: { BME: [[0, [20, 10, 10]]] } } as const;
    const [a, b] = [older.situation(wanted), newer.situation(wanted)];
    for (const game of [a, b]) older.play(game, SHARE);
    for (let i = 0; i < 3; i++) older.play(a, { type: 'pass' });
    const floated = [a, b].map(({ state }) => [
      state.companies.BME.floated,
      priceOf(market, state, 'BME'),
      state.certificates['BME']?.at(-1),
    ]);
    expect(floated).toEqual([
      [true, 70, 'pool'],
      [true, 75, 'pool'],
    ]);
  });

  test('in what the company sells first when a train must be bought', () => {
    const wanted = {
      tiles: { E14: '9/0' },
      cash: [500, 600, 600],
      treasury: { BME: 250, CME: 0 },
      trains: { CME: ['4'] },
      shares: { BME: [[0, FIVE]], CME: [[1, FIVE]] },
      turn: { company: 'BME', step: 'trains' },
    } as const;
    const charter = {
      ...wanted,
      shares: {
        ...wanted.shares,
        BME: [
          [0, FIVE],
          ['charter', [10, 10, 10, 10, 10]],
        ],
      },
    } as const;
    const [a, b] = [older.situation(wanted), newer.situation(charter)];
    for (const game of [a, b]) older.play(game, { type: 'forcePurchase', train: '4', from: 'depot' });
    // There the director has paid already.
    expect([a, b].map((game) => [game.choices(0).map(({ type }) => type), cashOf(game.state, playerOwner(0))])).toEqual(
      [
        [['pass'], 450],
        [['sellCharterShares'], 500],
      ],
    );
  });
});

/** Everybody buys the lowest item in turn. */
function sellPacket(game: Game<RhlState | RhiState>): void {
  for (const item of ['no1', 'no2', 'no3', 'no4', 'no5', 'no6']) older.play(game, { type: 'buyItem', item });
}
