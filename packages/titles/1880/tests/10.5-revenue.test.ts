import { expect } from 'vitest';
import {
  BY_SEA,
  HARBIN_VLADIVOSTOK,
  HEFEI_SHANGHAI,
  NANJING,
  NANJING_HEFEI,
  NINE_STOPS,
  RUSSIA_HARBIN,
  SECOND_LINE,
  SHANGHAI_QINGDAO,
  TRANS_SIBERIA,
  TWO_LINES,
} from './boards.ts';
import {
  about,
  along,
  bonuses,
  building,
  cash,
  earns,
  forbids,
  PASS,
  pays,
  placeOf,
  sell,
  treasury,
  trip,
  turnOf,
} from './railways.ts';
import { play, refusedBy, rule, type Situation, situation, top, types, typesOffered } from './situation.ts';

const PAY = { type: 'payDividend' };
const KEEP = { type: 'withhold' };
const running = (...routes: readonly unknown[]) => ({ type: 'run', routes });

const RUSSIA_VLADIVOSTOK = along(RUSSIA_HARBIN, HARBIN_VLADIVOSTOK);

rule('1880/X-revenue-a', 'all trains, the price bonus and the Trans-Siberian line together, less the ferries', () => {
  const north = about('BZU', { trains: ['6', '4'], tiles: TWO_LINES, phase: 'C2', at: { BZU: [1, 7] } });
  const routes = [trip('6', RUSSIA_VLADIVOSTOK), trip('4', SECOND_LINE)];
  expect(earns(north, ...routes), '160 + 120 + 50 + 100').toBe(430);
  const sea = about('HKR', { trains: ['2'], tiles: BY_SEA, at: { HKR: [1, 7] } });
  expect(earns(sea, trip('2', SHANGHAI_QINGDAO)), '30 + 20 + 50 - 10').toBe(90);
  play(sea, running(trip('2', SHANGHAI_QINGDAO)), PAY);
  expect(cash(sea, 0), 'half of it is Ann’s, from the bank').toBe(600 + 45);
});

rule('1880/X-revenue-b', 'a train earns the stops it counts; what an E train leaves out brings nothing', () => {
  const E = about('HKR', { trains: ['6E'], tiles: NINE_STOPS });
  const whole = trip('6E', HEFEI_SHANGHAI);
  expect(earns(E, whole)).toBe(160);
  expect(earns(E, trip('6E', HEFEI_SHANGHAI, 'J12.city0 K13.city0 K15.city0')), 'without the town').toBe(140);
  expect(pays(E, whole)).toEqual({ 'J12.city0': 40, 'K13.city0': 40, 'J14.town0': 20, 'K15.city0': 60 });
});

rule('1880/X-revenue-c', 'red and blue areas pay by the letter of the phase', () => {
  const tiles = { O5: '57/2', P6: '8852/2' };
  const way = 'O5.city0 O5/5 P6.town0 P6/5 Q7.offboard0';
  const by = [
    ['2+2', 'A2', 70],
    ['3', 'B1', 80],
    ['4', 'B3', 80],
    ['4', 'C1', 90],
    ['6', 'C3', 90],
    ['6', 'D1', 100],
  ] as const;
  for (const [train, phase, sum] of by) {
    expect(earns(about('CKR', { trains: [train], tiles, phase }), trip(train, way)), phase).toBe(sum);
  }
  const lhasa = (phase: 'C3' | 'D1') => about('LHR', { trains: ['6'], tiles: { J2: '6/4' }, phase });
  expect(earns(lhasa('C3'), trip('6', 'J2.city0 J2/0 K1.offboard0'))).toBe(20);
  expect(earns(lhasa('D1'), trip('6', 'J2.city0 J2/0 K1.offboard0'))).toBe(100);
});

/** Shanghai, Qingdao, Dalian, Tianjin, all by sea. */
const THREE_FERRIES = { ...BY_SEA, G13: '8/3', E13: '5/5', F10: '57/1' };
const QINGDAO_DALIAN = 'H14.city0 H14/2 G13/3 F14/2 E13.city0';
const DALIAN_TIANJIN = 'E13.city0 E13/0 F12/1 F10.city0';

rule(['1880/X-revenue-d', '1880/E-49'], 'each ferry costs 10, however many hexes it crosses', () => {
  const one = about('HKR', { trains: ['2'], tiles: BY_SEA });
  expect(earns(one, trip('2', SHANGHAI_QINGDAO)), 'two blue hexes, one ferry').toBe(40);
  const all = (privates: Situation['privates']) =>
    about('HKR', { trains: ['4'], tiles: THREE_FERRIES, ...(privates ? { privates } : {}) });
  const way = trip('4', along(SHANGHAI_QINGDAO, QINGDAO_DALIAN, DALIAN_TIANJIN));
  expect(earns(all({}), way), '90 less three times 10').toBe(60);
  expect(earns(all({}), trip('4', along(SHANGHAI_QINGDAO, QINGDAO_DALIAN)))).toBe(50);
  expect(earns(all({ P2: 0 }), way), 'free with P2 (C-01)').toBe(90);
  expect(earns(all({ P3: 0 }), way), 'not with P3').toBe(60);
  expect(earns(all({ P2: 1 }), way), 'nor with P2 of another').toBe(60);
});

rule('1880/X-revenue-e', 'all is paid or all is kept', () => {
  const game = about('NJR', { trains: ['2'], tiles: NANJING });
  play(game, running(trip('2', NANJING_HEFEI)));
  expect(typesOffered(game)).toEqual(['payDividend', 'withhold']);
  expect(refusedBy(game, PASS)).toBe('1880/X-revenue-e');
  expect(refusedBy(game, { type: 'payDividend', amount: 20 })).toBe('kernel/shape');
  play(game, PAY);
  expect(refusedBy(game, KEEP), 'not both').toBe('1880/X-turn-a');
});

rule(
  ['1880/X-revenue-f', '1880/X-revenue-g'],
  'ten percent for each unit in a hand, nothing for the bank’s and for the card on an investor',
  () => {
    const game = about('NJR', {
      trains: ['2'],
      tiles: NANJING,
      shares: {
        NJR: [
          [0, 20],
          [1, 10],
        ],
      },
      investors: { A3: [2, 'NJR'] },
      cash: [0, 0, 0],
      treasury: { NJR: 7, A3: 0 },
    });
    play(game, running(trip('2', NANJING_HEFEI)), PAY);
    expect([0, 1, 2].map((seat) => cash(game, seat))).toEqual([8, 4, 0]);
    expect(treasury(game, 'NJR')).toBe(7);
    expect(game.state.money['A3']).toBe(0);
  },
);

rule('1880/X-revenue-h', 'what is kept is the treasury’s', () => {
  const game = about('NJR', { trains: ['2'], tiles: NANJING, cash: [0, 0, 0], treasury: { NJR: 7 } });
  play(game, running(trip('2', NANJING_HEFEI)), KEEP);
  expect(treasury(game, 'NJR')).toBe(47);
  expect([0, 1, 2].map((seat) => cash(game, seat))).toEqual([0, 0, 0]);
});

rule(
  ['1880/X-bonus-a', '1880/XIII-or-a', '1880/W-10'],
  'HKR on 120 adds 50, pays 21 a unit, and adds 100 next time',
  () => {
    const start = (at: readonly [number, number]) =>
      about('HKR', { trains: ['4'], tiles: NINE_STOPS, phase: 'C2', at: { HKR: at }, cash: [0, 0, 0] });
    const route = trip('4', HEFEI_SHANGHAI);
    const game = start([1, 7]);
    expect(earns(game, route)).toBe(210);
    play(game, running(route), PAY);
    expect(cash(game, 0), 'five units').toBe(105);
    expect(placeOf(game, 'HKR')).toEqual([1, 8]);
    const next = start([1, 8]);
    play(next, running(route), KEEP);
    expect(treasury(next, 'HKR'), 'kept with the bonus').toBe(260);
  },
);

rule(
  ['1880/X-bonus-a', '1880/E-81'],
  'the field at the start of the turn decides, whatever a stock round within the turn does to the price',
  () => {
    const start = (at: readonly [number, number]) =>
      building('HKR', {
        tiles: BY_SEA,
        trains: { HKR: ['2'] },
        bank: { '2': 1 },
        privates: { P7: 0 },
        at: { HKR: at },
        shares: {
          HKR: [
            [0, 20],
            [1, 20],
          ],
        },
      });
    const interrupt = (game: ReturnType<typeof start>, units: number) => {
      play(game, { type: 'exchangeRocket' });
      expect(top(game)).toBe('stockRound');
      play(game, PASS, sell('HKR', units), PASS, PASS, PASS, PASS);
      expect(turnOf(game).step, 'where it was').toBe('build');
      play(game, PASS);
    };
    const game = start([1, 7]);
    interrupt(game, 2);
    expect(placeOf(game, 'HKR'), '110').toEqual([3, 7]);
    expect(earns(game, trip('2', SHANGHAI_QINGDAO))).toBe(90);
    play(game, running(trip('2', SHANGHAI_QINGDAO)), PAY);
    expect(placeOf(game, 'HKR'), 'from 110 to 115').toEqual([3, 8]);
    const top200 = start([0, 13]);
    interrupt(top200, 1);
    expect(placeOf(top200, 'HKR'), '190').toEqual([1, 13]);
    expect(earns(top200, trip('2', SHANGHAI_QINGDAO)), '400 of the field 200').toBe(440);
  },
);

rule(['1880/X-bonus-b', '1880/XIII-or-b', '1880/E-51'], 'no train, no bonus: the price falls', () => {
  const game = building('HKR', { at: { HKR: [1, 8] } });
  play(game, PASS);
  expect(turnOf(game)).toMatchObject({ step: 'trains', revenue: 0 });
  expect(placeOf(game, 'HKR')).toEqual([1, 7]);
});

rule(['1880/X-bonus-c', '1880/E-50'], 'with a train and no route the bonus alone is paid out', () => {
  const game = building('HKR', { at: { HKR: [1, 8] }, trains: { HKR: ['2'] }, cash: [0, 0, 0] });
  expect(types(play(game, PASS))).toContain('didNotRun');
  expect(turnOf(game)).toMatchObject({ step: 'dividend', revenue: 100 });
  play(game, PAY);
  expect(cash(game, 0), '10 for each of five units').toBe(50);
  expect(placeOf(game, 'HKR')).toEqual([1, 9]);
  const idle = about('HKR', { tiles: BY_SEA, at: { HKR: [1, 8] }, trains: ['2'] });
  expect(earns(idle), 'a train left standing').toBe(100);
});

rule('1880/X-bonus-c', 'a peer’s reading pays the bonus only with a route (C-17)', () => {
  const game = building('HKR', { at: { HKR: [1, 8] }, trains: { HKR: ['2'] }, options: { priceBonus: 'with-route' } });
  play(game, PASS);
  expect(turnOf(game)).toMatchObject({ step: 'trains', revenue: 0 });
});

rule('1880/X-bonus-d', 'under the communists too', () => {
  const game = about('NJR', { trains: ['4'], tiles: NANJING, phase: 'B3', at: { NJR: [1, 8] } });
  expect(earns(game, trip('4', NANJING_HEFEI))).toBe(140);
  play(game, running(trip('4', NANJING_HEFEI)), PAY);
  expect(placeOf(game, 'NJR')).toEqual([1, 8]);
});

rule(['1880/X-transsib-a', '1880/W-12'], 'Russia and Vladivostok with a 4+4 or a 6: 50 more', () => {
  const plus = about('BZU', { trains: ['4+4'], tiles: TRANS_SIBERIA });
  expect(bonuses(plus, trip('4+4', RUSSIA_VLADIVOSTOK))).toEqual({ transSiberian: 50 });
  expect(earns(plus, trip('4+4', RUSSIA_VLADIVOSTOK)), '150 and 50').toBe(200);
  const six = about('BZU', { trains: ['6'], tiles: TRANS_SIBERIA });
  expect(earns(six, trip('6', RUSSIA_VLADIVOSTOK))).toBe(200);
  const short = about('BZU', { trains: ['3+3', '4'], tiles: TRANS_SIBERIA });
  expect(forbids(short, trip('3+3', RUSSIA_VLADIVOSTOK)), 'four large stops').toBe('1880/X-trains-b');
  expect(forbids(short, trip('4', RUSSIA_VLADIVOSTOK)), 'six stops').toBe('1880/X-trains-a');
  expect(bonuses(short, trip('3+3', RUSSIA_HARBIN)), 'one end is not enough').toEqual({});
});

rule('1880/X-transsib-b', 'for each train that counts both ends (C-16)', () => {
  const two = about('BZU', { trains: ['4+4', '4+4'], tiles: TWO_LINES });
  expect(earns(two, trip('4+4', RUSSIA_VLADIVOSTOK), trip('4+4.2', SECOND_LINE)), '160 + 120 + 50 + 50').toBe(380);
  const E = about('BZU', { trains: ['6E'], tiles: TRANS_SIBERIA });
  const without = 'A3.offboard0 A5.city0 B8.city0 B14.town0';
  expect(forbids(E, trip('6E', RUSSIA_VLADIVOSTOK, without)), 'an area is not left out').toBe('1880/X-run-b');
  expect(earns(E, trip('6E', RUSSIA_VLADIVOSTOK, 'A3.offboard0 B8.city0 A15.offboard0'))).toBe(140);
  expect(bonuses(E, trip('6E', RUSSIA_HARBIN))).toEqual({});
});

rule('1880/X-revenue-e', 'the director decides alone', () => {
  const game = situation({
    shares: {
      NJR: [
        [0, 20],
        [1, 20],
      ],
    },
    trains: { NJR: ['2'] },
    tiles: NANJING,
    turn: { company: 'NJR', step: 'run' },
  });
  play(game, running(trip('2', NANJING_HEFEI)));
  expect(game.actors()).toEqual([0]);
  expect(game.play({ type: 'payDividend', seat: 1 })).toMatchObject({ ok: false });
});
