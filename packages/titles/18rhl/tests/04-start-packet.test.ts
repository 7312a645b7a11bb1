import { OFFERING, POOL } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { companies } from '../companies.ts';
import { directorSeat, type State } from '../index.ts';
import { startItems } from '../start-items.ts';
import {
  allPass,
  bank,
  beginning,
  bidding,
  buying,
  cash,
  founding,
  fund,
  held,
  laying,
  marking,
  now,
  packetSold,
  passing,
  priceOf,
  selling,
  settingPar,
  share,
  train,
  treasuryOf,
  verdict,
} from './beginning.ts';
import { offers, play, refusedBy, rule, situation, types, typesOffered } from './situation.ts';

const [ANN, BOB, CID] = [0, 1, 2];
const ALL_PRIVATES = { no1: 0, no2: 0, no3: 0, no4: 0, no5: 0 };
/** A bare mountain far from every home, which any company could use only through No. 3. */
const MOUNTAIN = laying('H13', '9/0', 'no3');

/** The company whose turn it is. */
function acting({ state }: Game<State>): string | undefined {
  const top = state.flow.at(-1);
  return top?.kind === 'companyTurn' ? top.company : undefined;
}

function privatesPaid(events: ReturnType<typeof play>) {
  return events.filter(({ type }) => type === 'privatePaid').map(({ item, seat, amount }) => [item, seat, amount]);
}

rule(
  '18rhl/4.1-a',
  'every operating round begins with 5, 15, 20 and 25 M for No. 1, 3, 4, 5; No. 2 and 6 bring none',
  () => {
    const game = situation({
      phase: '3',
      cash: [100, 100, 100],
      privates: { no1: ANN, no2: BOB, no3: BOB, no4: CID, no5: CID },
      shares: { RhE: [[BOB, 50]] },
      floated: ['RhE'],
      stock: { seat: 0 },
    });
    play(game, passing, passing);
    const first = play(game, passing);
    expect(privatesPaid(first)).toEqual([
      ['no1', ANN, 5],
      ['no3', BOB, 15],
      ['no4', CID, 20],
      ['no5', CID, 25],
    ]);
    const order = types(first);
    expect(order.lastIndexOf('privatePaid'), 'before any company acts').toBeLessThan(order.indexOf('turnBegan'));
    expect(cash(game)).toEqual([105, 115, 145]);
    play(game, passing);
    const second = play(game, passing);
    expect(second).toContainEqual({ type: 'operatingRoundBegan', number: 2, of: 2 });
    expect(cash(game), 'again in the second of the set').toEqual([110, 130, 190]);
    expect([startItems.no2.revenue, startItems.no6.revenue]).toEqual([0, 0]);
  },
);

rule('18rhl/4.1-b', 'no move sells or gives a private away, in no round', () => {
  const position = { privates: ALL_PRIVATES, shares: { CME: [[0, 50] as const], BME: [[1, 50] as const] } };
  const stock = situation({ ...position, stock: { seat: 0 }, floated: ['CME', 'BME'] });
  expect(typesOffered(stock)).toEqual(['found', 'buyShare', 'sellShares', 'pass']);
  expect(refusedBy(stock, { type: 'sellShares', company: 'no1', certificates: [10] })).toBe('kernel/shape');
  const treasury = { CME: 500, BME: 500 };
  const operating = situation({ ...position, treasury, turn: { company: 'CME', step: 'trains' } });
  expect(typesOffered(operating)).toEqual(['buyTrain', 'pass']);
  expect(refusedBy(operating, { type: 'buyItem', item: 'no1' })).toBe('kernel/not-now');
  play(operating, passing);
  expect(Object.values(operating.state.privates)).toEqual(Array(5).fill('player0'));
});

rule(
  '18rhl/4.1-b',
  'No. 6 changes hands as a director certificate: Bob buys a third share and takes RhE from Cid',
  () => {
    const game = packetSold();
    play(game, passing, share('RhE'), passing, passing, share('RhE', 10, 'pool'), passing, passing);
    expect([held(game, 'RhE', BOB), directorSeat(game.state, companies.RhE)]).toEqual([20, CID]);
    play(game, share('RhE'));
    expect([held(game, 'RhE', BOB), held(game, 'RhE', CID)]).toEqual([30, 20]);
    expect(game.state.certificates['RhE']?.[0]).toBe('player1');
  },
);

rule(
  '18rhl/4.1-c',
  'Bob owns No. 3: he uses it as director of RhE in its turn, Ann cannot, nor he in a stock round',
  () => {
    const position = {
      privates: { no3: BOB },
      shares: { CME: [[ANN, 50] as const, [BOB, 40] as const], RhE: [[BOB, 50] as const] },
      treasury: { CME: 100, RhE: 0 },
    };
    const cme = situation({ ...position, turn: { company: 'CME' } });
    expect(cme.actors()).toEqual([ANN]);
    expect(verdict(cme, MOUNTAIN)).toBe('18rhl/4.1-c');
    expect(refusedBy(cme, { ...MOUNTAIN, seat: BOB }), 'Bob does not act for CME').toBe('kernel/turn');
    const rhe = situation({ ...position, turn: { company: 'RhE' } });
    expect(verdict(rhe, MOUNTAIN)).toBe('legal');
    play(rhe, MOUNTAIN);
    expect(rhe.state.track.laid['H13']).toEqual({ tile: '9', rotation: 0 });
    const stock = situation({ ...position, stock: { seat: BOB } });
    expect(refusedBy(stock, MOUNTAIN)).toBe('kernel/not-now');
  },
);

/** RhE of Ann, who has every private, in the green phase; its track runs to Düren. */
function greenTurn() {
  return situation({
    phase: '3',
    privates: ALL_PRIVATES,
    shares: { RhE: [[ANN, 50]] },
    treasury: { RhE: 500 },
    tiles: { J9: '9/0', K8: '8/1' },
    turn: { company: 'RhE' },
  });
}
const NORMAL = laying('K4', '4/1');

rule('18rhl/4.1-d', 'the tile of a power comes on top of the normal one, before it or after it', () => {
  for (const [first, second] of [
    [NORMAL, MOUNTAIN],
    [MOUNTAIN, NORMAL],
  ] as const) {
    const game = greenTurn();
    play(game, first);
    expect(verdict(game, second)).toBe('legal');
    play(game, second);
    expect(Object.keys(game.state.track.laid)).toEqual(expect.arrayContaining(['H13', 'K4']));
    expect(verdict(game, laying('J3', '56/3')), 'but there is only one normal tile').toBe('18rhl/6.3-b');
  }
});

rule('18rhl/4.1-d', 'no power after a marker of this turn, nor once step 1 is over', () => {
  const game = greenTurn();
  play(game, marking('K6'));
  expect(verdict(game, MOUNTAIN)).toBe('18rhl/6.3-a');
  expect(verdict(game, laying('D9', '925/0', 'no4'))).toBe('18rhl/6.3-a');
  const later = greenTurn();
  play(later, passing);
  expect(verdict(later, MOUNTAIN)).toBe('18rhl/6.3-a');
});

rule('18rhl/4.1-d', 'the free marker of No. 2 is placed directly after its tile or not at all', () => {
  const game = greenTurn();
  play(game, laying('E8', '935/1', 'no2'));
  expect(verdict(game, marking('E8'))).toBe('legal');
  const between = greenTurn();
  play(between, laying('E8', '935/1', 'no2'), NORMAL);
  expect(verdict(between, marking('E8')), 'another tile came between').toBe('18rhl/9-i');
  play(game, marking('E8'));
  expect(treasuryOf(game, 'RhE'), 'for nothing').toBe(500);
});

rule('18rhl/4.1-d', 'the marker of No. 4 is paid and may follow after further tiles', () => {
  const game = greenTurn();
  play(game, laying('D9', '925/0', 'no4'), NORMAL, MOUNTAIN);
  expect(verdict(game, marking('D9', 'city1'))).toBe('legal');
  play(game, marking('D9', 'city1'));
  expect(treasuryOf(game, 'RhE')).toBe(440);
});

rule('18rhl/4.1-e', 'the hex of a power needs no connection', () => {
  const game = greenTurn();
  expect(verdict(game, laying('H13', '9/0')), 'without a power').toBe('18rhl/7.1-c');
  expect(verdict(game, laying('D9', '925/0')), 'without a power').toBe('18rhl/8-e');
  for (const [hex, tile, power] of [
    ['E14', '9/0', 'no1'],
    ['E8', '935/1', 'no2'],
    ['H13', '9/0', 'no3'],
    ['D9', '925/0', 'no4'],
  ] as const) {
    expect(verdict(game, laying(hex, tile, power)), power).toBe('legal');
  }
});

rule('18rhl/4.1-f', 'a private whose power was used stays open and pays in the next operating round', () => {
  const game = situation({
    privates: { no3: ANN },
    cash: [100],
    shares: { RhE: [[ANN, 50]] },
    treasury: { RhE: 0 },
    turn: { company: 'RhE' },
    round: { number: 1, of: 2 },
  });
  play(game, MOUNTAIN);
  expect(game.state.privates.no3).toBe('player0');
  play(game, passing);
  expect(privatesPaid(play(game, passing))).toEqual([['no3', ANN, 15]]);
  expect(cash(game)[ANN]).toBe(115);
});

/** CME may buy the first 5-train; BME of Bob, who owns No. 3, acts after it. */
function beforeTheFirst5Train() {
  return situation({
    privates: { no1: ANN, no2: ANN, no3: BOB, no4: CID, no5: CID },
    cash: [100, 100, 100],
    shares: { CME: [[ANN, 50]], BME: [[BOB, 50]], ADR: [[CID, 50]] },
    treasury: { CME: 500, BME: 0 },
    trains: { ADR: ['4', '4'], BME: ['4'] },
    turn: { company: 'CME', step: 'trains' },
    round: { number: 1, of: 2, acted: ['ADR'] },
  });
}

rule('18rhl/4.1-g', 'the first 5-train closes No. 1 to 5 at once: no power and no revenue any more', () => {
  const game = beforeTheFirst5Train();
  const events = play(game, train('5', 500));
  expect(types(events)).toContain('privatesClosed');
  expect(Object.values(game.state.privates)).toEqual(Array(5).fill('gone'));
  play(game, passing);
  expect(acting(game)).toBe('BME');
  expect(offers(game, { type: 'layTile', power: 'no3' })).toBe(false);
  expect(verdict(game, MOUNTAIN)).toBe('18rhl/4.1-g');
  play(game, passing);
  expect(privatesPaid(play(game, passing)), 'the second operating round').toEqual([]);
  expect(cash(game)).toEqual([100, 100, 100]);
});

rule('18rhl/4.1-g', 'without that purchase they stay open', () => {
  const game = beforeTheFirst5Train();
  play(game, passing);
  expect(verdict(game, MOUNTAIN)).toBe('legal');
  play(game, passing);
  expect(privatesPaid(play(game, passing))).toHaveLength(4);
});

rule('18rhl/4.1-h', 'six players: ten certificates are the limit, and an open private is one', () => {
  const position = {
    players: 6,
    cash: [500],
    shares: { CME: [[0, 50] as const], BME: [[0, 20] as const] },
    floated: ['CME', 'BME'] as const,
    stock: { seat: 0 },
  };
  const full = situation({ ...position, privates: ALL_PRIVATES });
  expect(verdict(full, share('CME')), 'five privates, four of CME and one of BME').toBe('18rhl/16.3-c');
  for (const closed of ['no1', 'no2', 'no3', 'no4', 'no5'] as const) {
    const { [closed]: _, ...open } = ALL_PRIVATES;
    expect(verdict(situation({ ...position, privates: open }), share('CME')), `${closed} closed`).toBe('legal');
  }
});

rule('18rhl/4.1-j', 'the first 3-train is bought: the next company of the same round may use No. 2 and No. 4', () => {
  const turns = (buys: boolean) => {
    const game = situation({
      privates: { no2: BOB, no4: BOB },
      shares: { ADR: [[CID, 50]], CCE: [[CID, 50]], CME: [[ANN, 50]], RhE: [[BOB, 50]] },
      treasury: { CME: 200, RhE: 0 },
      trains: { ADR: ['2', '2', '2'], CCE: ['2', '2', '2'] },
      turn: { company: 'CME', step: 'trains' },
      round: { number: 1, of: 1, acted: ['ADR', 'CCE'] },
    });
    play(game, ...(buys ? [train('3', 200)] : []), passing);
    expect(acting(game)).toBe('RhE');
    return [verdict(game, laying('E8', '935/1', 'no2')), verdict(game, laying('D9', '925/0', 'no4'))];
  };
  expect(turns(true)).toEqual(['legal', 'legal']);
  expect(turns(false), 'still yellow').toEqual(['18rhl/4.2-no2-a', '18rhl/4.2-no4-a']);
});

rule('18rhl/4.1-i', 'Ann directs CME and BME: she may use No. 3 for either, but only once', () => {
  const both = () =>
    situation({
      privates: { no3: ANN },
      shares: { CME: [[ANN, 50]], BME: [[ANN, 50]] },
      treasury: { CME: 0, BME: 0 },
      turn: { company: 'CME' },
    });
  const first = both();
  expect(verdict(first, MOUNTAIN)).toBe('legal');
  play(first, MOUNTAIN);
  expect(verdict(first, laying('G14', '9/0', 'no3')), 'a second time for CME').toBe('18rhl/4.1-i');
  play(first, passing, passing);
  expect(acting(first)).toBe('BME');
  expect(verdict(first, laying('G14', '9/0', 'no3')), 'or for BME').toBe('18rhl/4.1-i');
  expect(offers(first, { type: 'layTile', power: 'no3' })).toBe(false);
  const second = both();
  play(second, passing, passing);
  expect(acting(second)).toBe('BME');
  expect(verdict(second, MOUNTAIN), 'kept for BME').toBe('legal');
});

rule('18rhl/4.1-k', 'four powers and the normal tile in one turn', () => {
  const game = greenTurn();
  play(game, laying('E14', '9/0', 'no1'), MOUNTAIN, laying('D9', '925/0', 'no4'), laying('E8', '935/1', 'no2'));
  play(game, NORMAL);
  expect(Object.keys(game.state.track.laid).sort()).toEqual(['D9', 'E14', 'E8', 'H13', 'J9', 'K4', 'K8']);
  expect([...game.state.usedPowers].sort()).toEqual(['no1', 'no2', 'no3', 'no4']);
  expect(treasuryOf(game, 'RhE'), 'only the mountain of E14 was paid').toBe(470);
});

rule(
  '18rhl/4.1-k',
  'CME lays a yellow tile by No. 3 and turns it green with its normal action of the same turn',
  () => {
    const game = situation({
      phase: '3',
      privates: { no3: ANN },
      shares: { CME: [[ANN, 50]] },
      treasury: { CME: 0 },
      tiles: { H11: '8/4' },
      turn: { company: 'CME' },
    });
    play(game, laying('H13', '8/1', 'no3'));
    expect(verdict(game, laying('H13', '25/1'))).toBe('legal');
    play(game, laying('H13', '25/1'));
    expect(game.state.track.laid['H13']).toEqual({ tile: '25', rotation: 1 });
    expect(verdict(game, laying('G14', '9/0')), 'that was the normal action').toBe('18rhl/6.3-b');
  },
);

rule('18rhl/4.2-no5-a', 'Bob buys No. 5 and has a GVE share at once, for nothing', () => {
  const game = beginning();
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'));
  expect(held(game, 'GVE', BOB)).toBe(0);
  play(game, buying('no5'));
  expect([held(game, 'GVE', BOB), cash(game)[BOB]]).toEqual([10, 600 - 30 - 120]);
});

rule('18rhl/4.2-no5-a', 'so has whoever wins No. 5 with a bid', () => {
  const game = beginning();
  play(game, passing, passing, bidding('no5', 125), buying('no1'), buying('no2'), buying('no3'), buying('no4'));
  expect(game.state.privates.no5).toBe('player2');
  expect([held(game, 'GVE', CID), cash(game)[CID]]).toEqual([10, 600 - 50 - 125]);
});

rule(
  ['18rhl/4.2-no5-b', '18rhl/E-12'],
  'GVE floats with 40% from the offering and the share of No. 5, on 5 × par',
  () => {
    const game = packetSold();
    play(game, founding('GVE', 70), passing, share('GVE'), share('GVE'));
    expect([held(game, 'GVE', OFFERING), held(game, 'GVE', BOB)]).toEqual([50, 10]);
    allPass(game);
    expect(game.state.companies.GVE.floated).toBe(true);
    expect(treasuryOf(game, 'GVE')).toBe(350);
  },
);

rule('18rhl/4.2-no5-b', 'with 30% from the offering GVE does not float', () => {
  const game = packetSold();
  play(game, founding('GVE', 70), passing, share('GVE'));
  allPass(game);
  expect(game.state.companies.GVE.floated).toBe(false);
  expect(treasuryOf(game, 'GVE')).toBe(0);
});

rule('18rhl/4.2-no5-c', 'before GVE has a par the share has no price, is no directorship, and cannot be sold', () => {
  const game = packetSold();
  expect([priceOf(game, 'GVE'), directorSeat(game.state, companies.GVE)]).toEqual([0, -1]);
  expect(verdict(game, share('GVE')), 'the director certificate comes first').toBe('18rhl/16.2-b');
  allPass(game);
  play(game, passing, passing);
  expect(game.state.stockRounds).toBe(2);
  play(game, passing);
  expect(game.actors()).toEqual([BOB]);
  expect(verdict(game, selling('GVE', 10))).toBe('18rhl/16.5-e');
});

rule('18rhl/4.2-no5-c', 'Ann founds GVE and directs it although Bob had the first share; then holdings compare', () => {
  const game = packetSold();
  play(game, founding('GVE', 60));
  expect(game.state.certificates['GVE']?.[0]).toBe('player0');
  expect(directorSeat(game.state, companies.GVE)).toBe(ANN);
  play(game, share('GVE'), passing, passing);
  expect([held(game, 'GVE', BOB), directorSeat(game.state, companies.GVE)], 'equal').toEqual([20, ANN]);
  play(game, share('GVE'));
  expect([held(game, 'GVE', BOB), directorSeat(game.state, companies.GVE)], 'more').toEqual([30, BOB]);
});

/** Cid wins No. 6 with a lone bid; `spent` is what he pays for No. 3. He is about to set the par of RhE. */
function cidWinsNo6(amount: number, spent = 55): Game<State> {
  const game = beginning();
  play(game, passing, passing, bidding('no6', amount), passing, passing, bidding('no3', spent));
  play(game, buying('no1'), buying('no2'), passing, buying('no4'), buying('no5'));
  return game;
}

rule('18rhl/4.2-no6-a', 'No. 6 costs 140 M in turn, else the winning bid', () => {
  const game = beginning();
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'));
  expect(cash(game)[CID]).toBe(550);
  play(game, buying('no6'));
  expect(cash(game)[CID]).toBe(410);
  expect(cash(cidWinsNo6(200))[CID], '200 for No. 6, 55 for No. 3').toBe(345);
  const fought = beginning();
  play(fought, bidding('no6', 150), passing, bidding('no6', 160), buying('no1'), buying('no2'), buying('no3'));
  play(fought, buying('no4'), buying('no5'), bidding('no6', 170), passing);
  expect([now(fought), fought.actors()]).toEqual(['choosePar', [ANN]]);
  expect(cash(fought)).toEqual([600 - 20 - 80 - 170, 450, 550]);
});

rule('18rhl/4.2-no6-b', 'the buyer must set a par on a start square before anything else, and directs RhE', () => {
  const game = cidWinsNo6(165);
  expect(game.actors()).toEqual([CID]);
  expect(typesOffered(game)).toEqual(['setPar']);
  expect(refusedBy(game, passing)).toBe('kernel/not-now');
  for (const par of [60, 65, 70, 75, 80, 90, 100]) expect(verdict(game, settingPar(par)), `${par}`).toBe('legal');
  for (const par of [0, 55, 85, 110]) expect(verdict(game, settingPar(par)), `${par}`).toBe('18rhl/4.2-no6-b');
  play(game, settingPar(75));
  expect([game.state.companies.RhE.par, priceOf(game, 'RhE')]).toEqual([75, 75]);
  expect(game.state.market['RhE']).toMatchObject({ row: 2, column: 2 });
  expect(directorSeat(game.state, companies.RhE)).toBe(CID);
  expect(held(game, 'RhE', CID)).toBe(20);
});

rule('18rhl/4.2-no6-b', 'by the option the par is 70, 75 or 80', () => {
  const game = beginning(3, { rhePar: '70-80' });
  play(game, buying('no1'), buying('no2'), buying('no3'), buying('no4'), buying('no5'), buying('no6'));
  for (const par of [70, 75, 80]) expect(verdict(game, settingPar(par)), `${par}`).toBe('legal');
  for (const par of [60, 65, 90, 100]) expect(verdict(game, settingPar(par)), `${par}`).toBe('18rhl/4.2-no6-b');
});

rule(
  ['18rhl/4.2-no6-c', '18rhl/4.2-no6-e', '18rhl/E-08'],
  'a bid of 165 and par 80: 165 paid, 240 set aside, RhE floats with 160 and 80 more for each share sold',
  () => {
    const game = cidWinsNo6(165);
    expect(cash(game)[CID]).toBe(380);
    play(game, settingPar(80));
    expect([cash(game)[CID], fund(game), treasuryOf(game, 'RhE')]).toEqual([380, 240, 0]);
    const sharesLater = cidWinsNo6(165);
    play(sharesLater, settingPar(80));
    allPass(game);
    expect([treasuryOf(game, 'RhE'), fund(game)]).toEqual([160, 240]);
    play(sharesLater, share('RhE'), share('RhE'));
    allPass(sharesLater);
    expect([treasuryOf(sharesLater, 'RhE'), fund(sharesLater)], 'two further shares').toEqual([320, 240]);
  },
);

rule(
  ['18rhl/4.2-no6-c', '18rhl/E-08'],
  'a bid of 165 and par 90: 180 paid, 270 set aside, RhE floats with 180; not with less than 15 M in hand',
  () => {
    const game = cidWinsNo6(165);
    play(game, settingPar(90));
    expect([cash(game)[CID], fund(game)]).toEqual([365, 270]);
    allPass(game);
    expect(treasuryOf(game, 'RhE')).toBe(180);

    const poor = cidWinsNo6(165, 421);
    expect(cash(poor)[CID]).toBe(14);
    expect(verdict(poor, settingPar(90))).toBe('18rhl/4.2-no6-c');
    expect(verdict(poor, settingPar(80)), 'twice 80 is less than the bid').toBe('legal');
    const enough = cidWinsNo6(165, 420);
    expect(verdict(enough, settingPar(90))).toBe('legal');
    expect(verdict(enough, settingPar(100)), '35 M more').toBe('18rhl/4.2-no6-c');
    play(enough, settingPar(90));
    expect(cash(enough)[CID]).toBe(0);
  },
);

rule('18rhl/4.2-no6-c', 'par 60: 140 M are paid all the same, and RhE floats with 120', () => {
  const game = packetSold(60);
  expect([cash(game)[CID], fund(game)]).toEqual([410, 180]);
  allPass(game);
  expect(treasuryOf(game, 'RhE')).toBe(120);
});

rule('18rhl/4.2-no6-c', 'bought in turn with par 100: 200 M in all, to the bank', () => {
  const game = packetSold(100);
  expect(cash(game)).toEqual([500, 450, 600 - 50 - 200]);
  expect(bank(game)).toBe(9000 - 500 - 450 - 350 - 300);
});

rule('18rhl/4.2-no6-c', 'by the option RhE gets the whole bid, but twice the par at least', () => {
  const floated = (bid: number, par: number) => {
    const game = beginning(3, { rheTreasury: 'bid' });
    play(game, passing, passing, bidding('no6', bid), buying('no1'), buying('no2'), buying('no3'), buying('no4'));
    play(game, buying('no5'), settingPar(par));
    allPass(game);
    return treasuryOf(game, 'RhE');
  };
  expect([floated(165, 80), floated(165, 90)]).toEqual([165, 180]);
});

rule('18rhl/4.2-no6-c', 'by the option the bid is the whole price, whatever the par', () => {
  const game = packetSold(100, { rhePrice: 'bid' });
  expect([cash(game)[CID], fund(game)]).toEqual([410, 300]);
});

rule('18rhl/4.2-no6-d', 'with the par three RhE shares go from the offering into the pool', () => {
  const game = cidWinsNo6(165);
  expect([held(game, 'RhE', OFFERING), held(game, 'RhE', POOL)]).toEqual([80, 0]);
  play(game, settingPar(70));
  expect([held(game, 'RhE', OFFERING), held(game, 'RhE', POOL), held(game, 'RhE', CID)]).toEqual([50, 30, 20]);
});

rule('18rhl/4.2-no6-e', 'with the par the bank lays 3 × par aside; RhE does not have it yet', () => {
  for (const par of [60, 70, 100]) {
    const game = packetSold(par);
    const players = cash(game).reduce((sum, each) => sum + each);
    expect([fund(game), treasuryOf(game, 'RhE')]).toEqual([3 * par, 0]);
    expect(bank(game)).toBe(9000 - players - 3 * par);
  }
});

rule('18rhl/E-10', 'a RhE share bought from the pool is paid to the bank; the money laid aside stays', () => {
  const game = packetSold();
  const before = bank(game);
  play(game, share('RhE', 10, 'pool'));
  expect([cash(game)[ANN], bank(game) - before]).toEqual([430, 70]);
  expect([fund(game), treasuryOf(game, 'RhE')]).toEqual([210, 0]);
  allPass(game);
  expect([fund(game), treasuryOf(game, 'RhE')], 'RhE floats with 2 × par').toEqual([210, 140]);
});

/** Köln – K8 – Düren is laid, K4 between Düren and Aachen is bare; 210 M lie beside Aachen. */
const TO_DUEREN = { J9: '9/0', K8: '8/1' };
const LAST_TILE = laying('K4', '4/1');
const LINKED = { type: 'aachenLinked', amount: 210 };

rule(
  ['18rhl/4.2-no6-f', '18rhl/E-11'],
  'ADR lays the last tile to Aachen: RhE has the 210 M in the middle of ADR’s turn',
  () => {
    const game = situation({
      shares: { ADR: [[ANN, 50]], RhE: [[BOB, 50]] },
      treasury: { ADR: 100, RhE: 30 },
      fund: 210,
      tiles: TO_DUEREN,
      turn: { company: 'ADR' },
    });
    const before = bank(game);
    expect(play(game, LAST_TILE)).toContainEqual(LINKED);
    expect([fund(game), treasuryOf(game, 'RhE'), treasuryOf(game, 'ADR')]).toEqual([0, 240, 100]);
    expect(bank(game)).toBe(before);
    expect(acting(game)).toBe('ADR');
  },
);

rule(['18rhl/4.2-no6-f', '18rhl/E-11'], 'RhE gets it in receivership too', () => {
  const game = situation({
    shares: {
      ADR: [[ANN, 50]],
      RhE: [
        ['pool', [20, 10, 10]],
        [BOB, 10],
      ],
    },
    treasury: { ADR: 100, RhE: 0 },
    fund: 210,
    tiles: TO_DUEREN,
    turn: { company: 'ADR' },
  });
  play(game, LAST_TILE);
  expect([fund(game), treasuryOf(game, 'RhE')]).toEqual([0, 210]);
});

rule('18rhl/4.2-no6-f', 'it is paid once: later tiles on the line bring nothing more', () => {
  const game = situation({
    phase: '3',
    shares: { ADR: [[ANN, 50]], RhE: [[BOB, 50]] },
    treasury: { ADR: 230, RhE: 0 },
    fund: 210,
    tiles: TO_DUEREN,
    turn: { company: 'ADR' },
  });
  play(game, LAST_TILE, passing, train('3', 200), passing);
  expect(acting(game)).toBe('RhE');
  expect(types(play(game, laying('K8', '25/3')))).toEqual(['tileLaid']);
  expect(treasuryOf(game, 'RhE')).toBe(210);
});

rule('18rhl/4.2-no6-f', 'one half of the line is not enough, whichever it is', () => {
  const lay = (tiles: Readonly<Record<string, string>>, tile: ReturnType<typeof laying>, company: 'ADR' | 'RhE') => {
    const game = situation({
      shares: { ADR: [[ANN, 50]], RhE: [[BOB, 50]] },
      treasury: { ADR: 100, RhE: 0 },
      fund: 210,
      tiles,
      turn: { company },
    });
    play(game, tile);
    return [fund(game), treasuryOf(game, 'RhE')];
  };
  expect(lay({ J9: '9/0' }, laying('K8', '8/1'), 'RhE'), 'Köln – Düren').toEqual([210, 0]);
  expect(lay({}, LAST_TILE, 'ADR'), 'Düren – Aachen').toEqual([210, 0]);
  expect(lay({ J9: '9/0', K4: '4/1' }, laying('K8', '8/1'), 'RhE'), 'both').toEqual([0, 210]);
});

rule(
  '18rhl/4.2-no6-f',
  'Düren is to be run through: over one and the same track to Köln and to Aachen does not count',
  () => {
    const game = situation({
      phase: '3',
      shares: { ADR: [[ANN, 50]], RhE: [[BOB, 50]] },
      treasury: { ADR: 230, RhE: 0 },
      fund: 210,
      tiles: { J9: '9/0', K8: '29/1', J3: '56/3', J5: '9/1' },
      turn: { company: 'ADR' },
    });
    play(game, laying('J7', '8/5'));
    expect(fund(game), 'Aachen – J7 – K8 – Düren and back to K8 – Köln').toBe(210);
    play(game, passing, train('3', 200), passing);
    expect(play(game, LAST_TILE), 'RhE opens the other side of Düren').toContainEqual(LINKED);
  },
);

/** From Aachen by Düren, the left bank, the ferry of Düsseldorf and the right bank to Deutz; K4 is bare. */
const TO_DEUTZ = {
  K8: '7/1',
  J7: '9/2',
  I6: '58/3',
  H7: '9/0',
  G8: '9/0',
  F9: '921/0',
  G10: '2/2',
  H11: '8/0',
};

rule('18rhl/4.2-no6-f', 'Deutz is not Köln while I10 is unimproved; once it is green either bank will do', () => {
  const game = situation({
    phase: '3',
    shares: { ADR: [[ANN, 50]], CME: [[CID, 50]], RhE: [[BOB, 50]] },
    treasury: { ADR: 230, CME: 100, RhE: 0 },
    fund: 210,
    tiles: TO_DEUTZ,
    turn: { company: 'ADR' },
  });
  play(game, LAST_TILE);
  expect(fund(game)).toBe(210);
  play(game, passing, train('3', 200), passing);
  expect(acting(game)).toBe('CME');
  expect(play(game, laying('I10', '924/0'))).toContainEqual(LINKED);
  expect(treasuryOf(game, 'RhE')).toBe(210);
});

rule(
  '18rhl/4.2-no6-f',
  'a line that comes back through green Köln on its way from Düren to Aachen does not count',
  () => {
    const game = situation({
      phase: '3',
      shares: { RhE: [[BOB, 50]] },
      treasury: { RhE: 0 },
      fund: 210,
      // Deutz – Düsseldorf – K4 – Düren – K8 – Köln – I8 – Aachen; the lines cross in J5 without a link.
      tiles: {
        ...{ H11: '8/0', G10: '2/2', F9: '921/0', G8: '9/0', H7: '9/0', I6: '4/0', J5: '20/0', K4: '3/3' },
        ...{ K8: '8/1', I10: '923/0', I8: '8/4', J7: '8/1', J3: '56/3' },
      },
      turn: { company: 'RhE' },
    });
    play(game, laying('J9', '9/0'));
    expect(fund(game)).toBe(210);
  },
);

rule('18rhl/4.2-no6-f', 'foreign markers do not matter: those of CME fill Düren, and Bonn on the way', () => {
  const game = situation({
    shares: { ADR: [[ANN, 50]], CME: [[CID, 50]], RhE: [[BOB, 50]] },
    treasury: { ADR: 100, CME: 0, RhE: 0 },
    markers: { CME: ['K6', 'K10'] },
    fund: 210,
    tiles: { J9: '8/3', K10: '5/1', K8: '9/1' },
    turn: { company: 'ADR' },
  });
  play(game, LAST_TILE);
  expect(treasuryOf(game, 'RhE')).toBe(210);
});

rule(
  ['18rhl/4.2-no6-g', '18rhl/E-09'],
  'nobody buys a further RhE share: it floats and acts in the first operating round',
  () => {
    const game = packetSold();
    expect(game.state.companies.RhE.floated).toBe(false);
    allPass(game);
    expect(game.state.companies.RhE.floated).toBe(true);
    expect([held(game, 'RhE', OFFERING), held(game, 'RhE', POOL)]).toEqual([50, 30]);
    expect([treasuryOf(game, 'RhE'), priceOf(game, 'RhE')], '2 × 70, and one row up').toEqual([140, 75]);
    expect([acting(game), game.actors()]).toEqual(['RhE', [CID]]);
    expect(game.state.track.markers['I10']).toEqual({ city0: ['RhE'] });
  },
);
