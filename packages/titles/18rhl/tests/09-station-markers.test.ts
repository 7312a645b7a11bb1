import { BANK } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { allCompanies, type CompanyId } from '../companies.ts';
import type { State } from '../state.ts';
import {
  acting,
  building,
  cash,
  circles,
  hexesFor,
  intoOperatingRound,
  laying,
  marking,
  offeredMarkers,
  sitOut,
  standing,
  verdict,
} from './building.ts';
import { offers, play, refusedBy, rule, type Situation, typesOffered } from './situation.ts';

/** Köln South – J9 – Bonn, and on to K8. */
const BONN = { J9: '8/3', K10: '5/1' };

/** From Gelsenkirchen C12 over B13 to A14 and to B15. */
const NORTH_EAST = { C12: '937/5', B13: '88/0' };
const TO_A14 = 'C12.city1 C12/3 B13.town0 B13/3 A14.offboard0';
const TO_B15 = 'C12.city1 C12/3 B13.town0 B13/4 B15.offboard0';

/** What a run along that path meets: 'legal', or the rule against it. */
function running(company: CompanyId, train: '2' | '3', path: string, wanted: Situation): string {
  const game = building(company, { ...wanted, trains: { [company]: [train] }, turn: { company, step: 'run' } });
  return verdict(game, { type: 'run', routes: [{ train, path: path.split(' '), counts: null }] });
}

rule('18rhl/9-a', 'markers stand on white circles: not on plain track, in towns or where there is no city', () => {
  const game = building('CCE', { phase: '3', tiles: { H9: '4/2', G8: '8/3', E6: '201/3', E8: '935/1' } });
  for (const place of [
    'H9.town0',
    'E8.town0',
    'G8.city0',
    'K8.city0',
    'L9.town0',
    'I10.city7',
    'A2.city0',
    'Z9.city0',
  ]) {
    expect(refusedBy(game, marking(place)), place).toBe('18rhl/9-a');
  }
  expect(offeredMarkers(game)).toEqual({ 'D9.city0': 80, 'E8.city0': 80, 'F9.city0': 80 });
});

rule('18rhl/9-a', 'a circle that is taken is no circle to place in', () => {
  const game = building('RhE', { tiles: BONN, markers: { CME: ['K10'] } });
  expect(refusedBy(game, marking('K10'))).toBe('18rhl/9-a');
  expect(offeredMarkers(game)).toEqual({});
});

rule('18rhl/9-a', 'printed circles: in Düren, on the red hexes A14, B15, C2, E2 and G2, and in Siegerland J15', () => {
  const sites: readonly (readonly [CompanyId, Situation, Readonly<Record<string, number>>])[] = [
    ['RhE', { tiles: { ...BONN, K8: '9/1' } }, { 'K6.city0': 60, 'K10.city0': 60 }],
    [
      'BME',
      { tiles: NORTH_EAST, markers: { BME: ['C12.city1'] }, phase: '3' },
      { 'A14.offboard0': 80, 'B15.offboard0': 80 },
    ],
    ['CCE', { tiles: { E6: '201/2', D5: '9/2', C4: '58/5' } }, { 'C2.offboard0': 80 }],
    ['GVE', { tiles: { F5: '56/5', F3: '8/2' } }, { 'E2.offboard0': 60 }],
    ['GVE', { tiles: { F5: '2/4', G4: '8/1' } }, { 'G2.offboard0': 60 }],
    ['BME', { tiles: { G14: '9/2' } }, { 'J15.city0': 60 }],
  ];
  for (const [company, site, places] of sites) expect(offeredMarkers(building(company, site))).toEqual(places);
  // The other red hexes have none.
  const game = building('RhE');
  for (const hex of ['A4', 'A6', 'C14', 'D15', 'J1', 'L1', 'L11', 'L13']) {
    expect(refusedBy(game, marking(`${hex}.offboard0`)), hex).toBe('18rhl/9-a');
  }
});

rule('18rhl/9-b', 'KKK, whose home has no track, builds nothing but by a power', () => {
  const game = building('KKK', { tiles: { J9: '9/0' }, phase: '3', privates: { no3: 0 } });
  expect(hexesFor(game)).toEqual([]);
  expect(refusedBy(game, laying('K8', '8/1'))).toBe('18rhl/7.1-c');
  expect(refusedBy(game, laying('I10', '923/0'))).toBe('18rhl/8-e');
  play(game, laying('F11', '9/1', 'no3'));
});

rule('18rhl/9-b', 'track built by CME is no ground for RhE: only what its own markers reach', () => {
  const game = building('RhE', { tiles: { H11: '9/0' }, treasury: { RhE: 500, CME: 500 } });
  expect(hexesFor(game)).toEqual(['J9']);
  expect(refusedBy(game, laying('G12', '937/0'))).toBe('18rhl/7.1-c');
  expect(hexesFor(building('CME', { tiles: { H11: '9/0' } }))).toEqual(['G12']);
});

rule('18rhl/9-c', 'a route must come to a city with a marker of the company itself', () => {
  const tiles = { K4: '4/1', F11: '9/1' };
  const aachen = 'K2.city0 K2/4 K4.town0 K4/4 K6.city0';
  const duesseldorf = 'F9.city1 F9/4 F11/4 F13.city0';
  const all = { tiles, treasury: { ADR: 100, DEE: 100 } };
  expect(running('ADR', '2', aachen, all)).toBe('legal');
  expect(running('ADR', '2', duesseldorf, all)).toBe('18rhl/10.1-d');
  expect(running('DEE', '2', duesseldorf, all)).toBe('legal');
  expect(running('DEE', '2', aachen, all)).toBe('18rhl/10.1-d');
});

rule('18rhl/9-d', 'through Bonn, full with a marker of CME, RhE does not run: its route ends there', () => {
  const tiles = { ...BONN, K8: '9/1' };
  const through = 'I10.city0 I10/0 J9/5 K10.city0 K10/1 K8/1 K6.city0';
  const upTo = 'I10.city0 I10/0 J9/5 K10.city0';
  expect(running('RhE', '3', through, { tiles })).toBe('legal');
  expect(running('RhE', '3', through, { tiles, markers: { CME: ['K10'] } })).toBe('18rhl/9-d');
  expect(running('RhE', '3', upTo, { tiles, markers: { CME: ['K10'] } })).toBe('legal');
  // An own marker there, or a second circle, lets it pass.
  expect(running('RhE', '3', through, { tiles, markers: { RhE: ['K10'] } })).toBe('legal');
  const green = { tiles: { ...tiles, K10: '15/5' }, phase: '3' } as const;
  expect(running('RhE', '3', through, { ...green, markers: { CME: ['K10'] } })).toBe('legal');
  expect(running('RhE', '3', through, { ...green, markers: { CME: ['K10'], BME: ['K10'] } })).toBe('18rhl/9-d');
  expect(running('RhE', '3', through, { ...green, markers: { CME: ['K10'], RhE: ['K10'] } })).toBe('legal');
});

rule(['18rhl/9-e', '18rhl/E-61'], 'CME on B15 shuts B15 to BME, not A14; CME on A14 shuts A14, not B15', () => {
  const runs = (markers: Situation['markers'], company: CompanyId = 'BME') =>
    [TO_A14, TO_B15].map((path) =>
      running(company, '2', path, { tiles: NORTH_EAST, phase: '3', markers: markers ?? {} }),
    );
  const bme = { BME: ['C12.city1'] };
  expect(runs(bme)).toEqual(['legal', 'legal']);
  expect(runs({ ...bme, CME: ['B15'] })).toEqual(['legal', '18rhl/9-e']);
  expect(runs({ ...bme, CME: ['A14'] })).toEqual(['18rhl/9-e', 'legal']);
  expect(runs({ BME: ['C12.city1', 'B15'] })).toEqual(['legal', 'legal']);
});

rule('18rhl/9-e', 'a marker shuts Boxtel, but leaves Roermond open; Venlo with one is a full city: an end', () => {
  const boxtel = 'E6.city0 E6/2 D5/2 C4.town0 C4/1 C2.offboard0';
  const west = { tiles: { E6: '201/2', D5: '9/2', C4: '58/5' } };
  expect(running('CCE', '2', boxtel, west)).toBe('legal');
  expect(running('CCE', '2', boxtel, { ...west, markers: { ADR: ['C2'] } })).toBe('18rhl/9-e');

  const roermond = 'G6.city1 G6/2 F5.town1 F5/0 G4/1 G2.offboard0';
  const iron = { tiles: { F5: '2/4', G4: '8/1' } };
  expect(running('GVE', '2', roermond, iron)).toBe('legal');
  expect(running('GVE', '2', roermond, { ...iron, markers: { ADR: ['G2'] } })).toBe('legal');

  const toVenlo = 'G6.city1 G6/2 F5.town0 F5/1 F3/2 E2.offboard0';
  const beyond = `${toVenlo} E2/3 D3/3 C4.town0 C4/1 C2.offboard0`;
  const venlo = { tiles: { F5: '56/5', F3: '8/2', D3: '9/0', C4: '3/0' } };
  expect(running('GVE', '3', beyond, venlo)).toBe('legal');
  const shut = { ...venlo, markers: { ADR: ['E2'] } };
  expect(running('GVE', '3', beyond, shut)).toBe('18rhl/9-d');
  expect(running('GVE', '3', toVenlo, shut)).toBe('legal');
  const byTheLetter = { ...shut, options: { venlo: 'end-only' } };
  expect(running('GVE', '3', toVenlo, byTheLetter)).toBe('18rhl/9-e');
});

rule('18rhl/9-f', 'homes are free; then the charters’ prices, cheapest first, paid to the bank', () => {
  const prices = Object.fromEntries(allCompanies.map(({ id, markers }) => [id, markers.join(' ')]));
  expect(prices).toEqual({
    ADR: '0 60 80',
    BME: '0 60 80 100',
    CCE: '0 0 80',
    CME: '0 60 80 100',
    DEE: '0 60',
    GVE: '0 60',
    KKK: '0 60',
    RhE: '0 60 80 100',
  });
  for (const [others, cost] of [
    [[], 60],
    [['E2'], 80],
    [['E2', 'C2'], 100],
  ] as const) {
    const game = building('RhE', { tiles: BONN, markers: { RhE: others }, treasury: { RhE: cost } });
    expect(offeredMarkers(game)).toEqual({ 'K10.city0': cost });
    const bank = cash(game, BANK);
    play(game, marking('K10'));
    expect([cash(game, 'RhE'), cash(game, BANK) - bank]).toEqual([0, cost]);
  }
});

rule('18rhl/9-g', 'a company sets its homes when its first turn begins, not before, and pays nothing', () => {
  const { game, events } = intoOperatingRound(['CCE', 'DEE', 'CME'], {
    fresh: ['CCE', 'DEE', 'CME'],
    treasury: { CCE: 350, DEE: 350, CME: 350 },
    at: { DEE: [0, 5], CCE: [0, 4], CME: [0, 3] },
  });
  const homes = () => [standing(game, 'DEE'), standing(game, 'CCE'), standing(game, 'CME')];
  expect(events.filter(({ type }) => type === 'homePlaced')).toEqual([
    { type: 'homePlaced', company: 'DEE', hex: 'F9' },
  ]);
  expect(homes()).toEqual([['F9.city1'], [], []]);
  sitOut(game);
  expect(homes()).toEqual([['F9.city1'], ['E6.city0', 'I10.city1'], []]);
  sitOut(game);
  expect(homes()).toEqual([['F9.city1'], ['E6.city0', 'I10.city1'], ['I10.city2']]);
  expect(['DEE', 'CCE', 'CME'].map((id) => cash(game, id))).toEqual([350, 350, 350]);
  expect(acting(game)).toBe('CME');
});

rule('18rhl/9-h', 'one marker in an operating round beside the homes, the next one in the next', () => {
  const tiles = { ...BONN, K8: '9/1' };
  const game = building('RhE', { tiles, treasury: { RhE: 1000 }, round: { number: 1, of: 2 }, phase: '3' });
  play(game, marking('K10'));
  expect(refusedBy(game, marking('K6'))).toBe('18rhl/9-h');
  expect(typesOffered(game)).toEqual(['pass']);
  play(game, { type: 'pass' }, { type: 'buyTrain', train: '3', from: 'depot', price: 200 }, { type: 'pass' });
  expect(game.state.flow.at(0)).toMatchObject({ kind: 'operatingRound', number: 2 });
  expect(offeredMarkers(game)).toEqual({ 'K6.city0': 80 });
  play(game, marking('K6'));

  // The homes of a first turn do not count.
  const { game: first } = intoOperatingRound(['CCE'], {
    fresh: ['CCE'],
    treasury: { CCE: 100 },
    tiles: { H9: '4/2', G8: '8/3' },
  });
  expect(standing(first, 'CCE')).toHaveLength(2);
  play(first, marking('F9.city0'));
});

rule('18rhl/9-i', 'the city must be joined with an own marker by track that no other marker blocks', () => {
  const tiles = { ...BONN, K8: '9/1' };
  const open = building('RhE', { tiles });
  expect(offeredMarkers(open)).toEqual({ 'K10.city0': 60, 'K6.city0': 60 });
  const blocked = building('RhE', { tiles, markers: { CME: ['K10'] } });
  expect(refusedBy(blocked, marking('K6'))).toBe('18rhl/9-i');
  const gap = building('RhE', { tiles: { K10: '5/1', K8: '9/1' } });
  expect(refusedBy(gap, marking('K10'))).toBe('18rhl/9-i');
  expect(offeredMarkers(gap)).toEqual({});
});

rule('18rhl/9-i', 'unimproved Düsseldorf: only the circle whose track is reached; green: both banks', () => {
  const tiles = { H9: '4/2', G8: '8/3' };
  const neuss = building('CCE', { tiles });
  expect(offeredMarkers(neuss)).toEqual({ 'F9.city0': 80 });
  expect(refusedBy(neuss, marking('F9.city2'))).toBe('18rhl/9-i');
  const green = building('CCE', { tiles: { ...tiles, F9: '921/0' }, phase: '3' });
  expect(offeredMarkers(green)).toEqual({ 'F9.city0': 80, 'F9.city1': 80 });
  // Also when the bank it comes to is full of others.
  const across = building('CCE', { tiles: { ...tiles, F9: '921/0' }, phase: '3', markers: { RhE: ['F9.city0'] } });
  expect(offeredMarkers(across)).toEqual({ 'F9.city1': 80 });
  play(across, marking('F9.city1'));
  expect(standing(across, 'CCE')).toContain('F9.city1');
});

rule('18rhl/9-j', 'DEE stands in Düsseldorf: neither there nor in Neuss may it place another marker', () => {
  for (const [phase, F9] of [
    ['3', '921/0'],
    ['5', '927/0'],
  ] as const) {
    const game = building('DEE', { phase, tiles: { F9 } });
    expect(refusedBy(game, marking('F9.city0'))).toBe('18rhl/9-j');
    if (phase === '3') expect(refusedBy(game, marking('F9.city1'))).toBe('18rhl/9-j');
    expect(offeredMarkers(game)).toEqual({});
  }
  // Two cities on one tile are one tile too.
  const gve = building('GVE', { phase: '3', tiles: { G6: '942/3', H5: '7/4' } });
  expect(refusedBy(gve, marking('G6.city0'))).toBe('18rhl/9-j');
  const loop = building('GVE', { tiles: { F5: '56/4', G4: '8/3', H5: '8/1' } });
  expect(refusedBy(loop, marking('G6.city0'))).toBe('18rhl/9-j');
});

/** Düsseldorf reached from Elberfeld over F11: CME has a marker there. */
function atDuesseldorf(wanted: Situation = {}): Game<State> {
  return building('CME', {
    ...wanted,
    tiles: { F11: '9/1', ...wanted.tiles },
    markers: { CME: ['F13.city0'], ...wanted.markers },
  });
}

rule(
  '18rhl/9-k',
  'DEE has not begun: a circle of Düsseldorf waits for it, on its own bank while there are banks',
  () => {
    const yellow = atDuesseldorf();
    expect(refusedBy(yellow, marking('F9.city1'))).toBe('18rhl/9-k');
    expect(offeredMarkers(yellow)).toEqual({});

    // Green: the right bank has two places, one of them waits for DEE; the left bank is free.
    const green: Situation = { phase: '3', tiles: { F9: '921/0' } };
    expect(offeredMarkers(atDuesseldorf(green))).toEqual({ 'F9.city0': 80, 'F9.city1': 80 });
    const one = atDuesseldorf({ ...green, markers: { RhE: ['F9.city1'] } });
    expect(refusedBy(one, marking('F9.city1'))).toBe('18rhl/9-k');
    expect(offeredMarkers(one)).toEqual({ 'F9.city0': 80 });
    // Once DEE has begun, the other place of its bank is anybody’s.
    const begun = atDuesseldorf({ ...green, treasury: { CME: 500, DEE: 0 } });
    expect(offeredMarkers(begun)).toEqual({ 'F9.city0': 80, 'F9.city1': 80 });
    // Brown: one city with three places, the last is kept whichever it is.
    const brown: Situation = { phase: '5', tiles: { F9: '927/0' } };
    expect(offeredMarkers(atDuesseldorf({ ...brown, markers: { RhE: ['F9'] } }))).toEqual({ 'F9.city0': 80 });
    const last = atDuesseldorf({ ...brown, markers: { RhE: ['F9'], BME: ['F9'] } });
    expect(refusedBy(last, marking('F9'))).toBe('18rhl/9-k');
  },
);

rule('18rhl/9-k', 'a late RhE finds its place in Köln on its own bank; in brown Köln any place will do', () => {
  const late = (I10: string, phase: '3' | '5') =>
    intoOperatingRound(['CCE', 'CME', 'RhE'], {
      fresh: ['RhE'],
      treasury: { RhE: 350 },
      phase,
      tiles: { I10 },
      at: { RhE: [0, 5] },
      floated: ['CCE', 'CME', 'RhE'],
    }).game;
  for (const green of ['923/0', '924/0']) {
    const game = late(green, '3');
    expect(new Set(circles(game, 'I10.city0'))).toEqual(new Set(['CCE', 'RhE']));
    expect(circles(game, 'I10.city1')).toEqual(['CME']);
  }
  expect(new Set(circles(late('928/0', '5'), 'I10.city0'))).toEqual(new Set(['CCE', 'CME', 'RhE']));
});

rule('18rhl/9-k', 'Krefeld waits for CCE: its yellow circle is closed, of two green ones one is open', () => {
  const at = (E6: string, phase: '2' | '3', markers: Situation['markers'] = {}) =>
    building('RhE', { phase, tiles: { E6, E8: '56/0' }, markers: { RhE: ['D9.city0'], ...markers } });
  expect(refusedBy(at('201/3', '2'), marking('E6'))).toBe('18rhl/9-k');
  expect(offeredMarkers(at('201/3', '2'))).toEqual({});
  expect(offeredMarkers(at('934/0', '3'))).toEqual({ 'E6.city0': 80 });
  expect(refusedBy(at('934/0', '3', { CME: ['E6'] }), marking('E6'))).toBe('18rhl/9-k');
});

rule('18rhl/9-l', 'no marker left, or too little in the treasury: no marker', () => {
  const poor = building('RhE', { tiles: BONN, treasury: { RhE: 59 } });
  expect(refusedBy(poor, marking('K10'))).toBe('18rhl/9-l');
  expect(offeredMarkers(poor)).toEqual({});
  const spent = building('DEE', { tiles: { F11: '9/1' }, markers: { DEE: ['K6'] } });
  expect(refusedBy(spent, marking('F13.city0'))).toBe('18rhl/9-l');
  expect(offeredMarkers(spent)).toEqual({});
  expect(offeredMarkers(building('DEE', { tiles: { F11: '9/1' } }))).toEqual({ 'F13.city0': 60 });
});

/** Krefeld – E8 – Duisburg, whose tile leads on to C10, D11 and E10. */
const DUISBURG: Situation = { phase: '3', tiles: { E6: '201/3', E8: '56/0', D9: '925/0' } };

rule('18rhl/9-m', 'CCE builds on over the ferry of Duisburg as long as one of its three circles is not foreign', () => {
  const beyond = laying('E10', '9/2');
  const build = (markers: Situation['markers']) =>
    verdict(building('CCE', { ...DUISBURG, markers: markers ?? {} }), beyond);
  expect(build({})).toBe('legal');
  expect(build({ RhE: ['D9.city0'] })).toBe('legal');
  expect(build({ RhE: ['D9.city1'], BME: ['D9.city1'] })).toBe('legal');
  expect(build({ RhE: ['D9.city0'], BME: ['D9.city1'] })).toBe('legal');
  expect(build({ RhE: ['D9.city0'], BME: ['D9.city1'], CME: ['D9.city1'] })).toBe('18rhl/7.1-c');
  expect(build({ RhE: ['D9.city0'], BME: ['D9.city1'], CCE: ['D9.city1'] })).toBe('legal');
  // Without the ferry, as printed, there is no way over.
  const printed = building('CCE', { phase: '3', tiles: { E6: '201/3', E8: '56/0' } });
  expect(refusedBy(printed, beyond)).toBe('18rhl/7.1-c');
});

rule('18rhl/9-m', 'red hexes end a connection, but for Venlo, which is passed like a city, and the town on L9', () => {
  const tiles = { F5: '56/5', F3: '8/2' };
  const beyond = laying('D3', '9/0');
  expect(offers(building('GVE', { tiles }), beyond)).toBe(true);
  expect(refusedBy(building('GVE', { tiles, options: { venlo: 'end-only' } }), beyond)).toBe('18rhl/7.1-c');
  expect(refusedBy(building('GVE', { tiles, markers: { ADR: ['E2'] } }), beyond)).toBe('18rhl/7.1-c');
  // A marker in Venlo is a start by either reading.
  const own = building('GVE', { tiles, markers: { GVE: ['E2'] }, options: { venlo: 'end-only' } });
  expect(offers(own, beyond)).toBe(true);
  // K8 – L9 – Bonn.
  const l9 = building('RhE', { tiles: { J9: '9/0', K8: '8/3' } });
  expect(hexesFor(l9)).toEqual(['K10']);
});
