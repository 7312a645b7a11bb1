import { EDGES, edgeBetween } from '@stellwerk/engine/board';
import { printedOn, sideFault, tileOn } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { map } from '../board.ts';
import type { CompanyId } from '../companies.ts';
import type { TrainType } from '../trains.ts';
import { building, circles, fitting, hexesFor, standing, tilesFor } from './building.ts';
import { lay, money, offers, play, refusedBy, rule, type Situation, verdict } from './situation.ts';

rule(['18rhi/6.2.1-a', '18rhi/6.1.2-a'], 'RhE builds on from the open end of its line, not beyond a gap', () => {
  const game = building('RhE');
  expect(hexesFor(game)).toEqual(['J9']);
  expect(refusedBy(game, lay('K8', '9/1'))).toBe('18rhi/6.2.1-a');
  expect(refusedBy(game, lay('J9', '8/0')), 'track past the line').toBe('18rhi/6.2.1-a');
  const next = building('RhE', { tiles: { J9: '9/0' } });
  expect(hexesFor(next)).toEqual(['K8']);
});

rule(['18rhi/6.2.1-a', '18rhi/6.1.2-a'], 'a marker of CME in Bonn cuts RhE off; a second circle opens the way', () => {
  const beyond = lay('K8', '9/1');
  const tiles = { J9: '8/3', K10: '5/1' };
  expect(offers(building('RhE', { tiles }), beyond)).toBe(true);
  expect(refusedBy(building('RhE', { tiles, markers: { CME: ['K10'] } }), beyond)).toBe('18rhi/6.2.1-a');
  const wide = building('RhE', { tiles: { ...tiles, K10: '15/5' }, markers: { CME: ['K10'] }, phase: '3' });
  expect(offers(wide, beyond)).toBe(true);
});

rule('18rhi/6.2.1-b', 'red and grey hexes take no tile, not even from a marker that stands there', () => {
  const game = building('BME', { phase: '8', markers: { BME: ['J15', 'E2', 'C2'] } });
  const fixed = map.grid.names.filter((hex) => ['gray', 'red'].includes(printedOn(map, hex).color));
  expect(fixed).toEqual(expect.arrayContaining(['B7', 'G2', 'H1', 'E2', 'L9']));
  for (const hex of fixed) {
    for (const tile of ['9/0', '57/0', '932/0']) {
      expect(refusedBy(game, lay(hex, tile)), hex).toBe('18rhi/6.2.1-b');
    }
  }
  expect(hexesFor(game).filter((hex) => fixed.includes(hex))).toEqual([]);
});

rule('18rhi/6.2.1.1-a', 'in its first turn a company builds on its home or on from track that is there', () => {
  const cce = building('CCE');
  expect(hexesFor(cce)).toEqual(['E6', 'H9']);
  play(cce, lay('E6', '201/3'));
  expect(circles(cce, 'E6.city0')).toEqual(['CCE']);
  expect(hexesFor(building('ADR', { tiles: { K4: '4/1', K8: '8/1' } }))).toEqual(['J3', 'J9']);
});

rule('18rhi/6.2.1.1-c', 'plain, one town, two towns, one city: tile and hex agree', () => {
  const plain = building('CME');
  for (const tile of ['4/0', '58/0', '3/0', '56/0', '57/0']) {
    expect(refusedBy(plain, lay('H11', tile)), tile).toBe('18rhi/6.2.1.1-c');
  }
  expect(tilesFor(plain, 'H11')).toEqual(['7', '8', '9']);
  const town = building('CCE');
  for (const tile of ['9/2', '56/5', '57/2']) expect(refusedBy(town, lay('H9', tile)), tile).toBe('18rhi/6.2.1.1-c');
  expect(tilesFor(town, 'H9')).toEqual(['3', '4', '58']);
  const towns = building('GVE');
  for (const tile of ['9/2', '4/2', '57/2']) expect(refusedBy(towns, lay('F5', tile)), tile).toBe('18rhi/6.2.1.1-c');
  expect(tilesFor(towns, 'F5')).toEqual(['1', '2', '55', '56', '69']);
  const city = building('RhE', { tiles: { J9: '8/3' } });
  for (const tile of ['9/2', '4/2', '56/5']) expect(refusedBy(city, lay('K10', tile)), tile).toBe('18rhi/6.2.1.1-c');
  expect(refusedBy(city, lay('K10', '202/0')), 'letters').toBe('18rhi/6.2.1.1-b');
  expect(tilesFor(city, 'K10')).toEqual(['5', '6', '57']);
});

rule('18rhi/6.2.1.1-d', 'no track off the map, against a blank grey side or a red side without entry', () => {
  const bme = building('BME');
  expect(refusedBy(bme, lay('G14', '8/2'))).toBe('18rhi/6.2.1.1-d');
  expect(verdict(bme, lay('G14', '9/2'))).toBe('legal');
  // K8: L7 in the south-west is blank, L9 in the south-east has an entry.
  const rhe = building('RhE', { tiles: { J9: '9/0' } });
  expect(refusedBy(rhe, lay('K8', '9/0'))).toBe('18rhi/6.2.1.1-d');
  expect(verdict(rhe, lay('K8', '8/3'))).toBe('legal');
  // E4: Venlo in the west has entries in the north-east and south-east only.
  const gve = building('GVE', { tiles: { F5: '55/5' } });
  expect(refusedBy(gve, lay('E4', '8/5'))).toBe('18rhi/6.2.1.1-d');
  // G4: the entry of Roermond in the west is open.
  expect(verdict(building('GVE', { markers: { GVE: ['G2'] } }), lay('G4', '9/1'))).toBe('legal');
});

rule('18rhi/6.2.1.1-e', 'no track into the river: not in yellow, not with a town, not in green', () => {
  expect(refusedBy(building('RhE'), lay('J9', '7/3'))).toBe('18rhi/6.2.1.1-e');
  const green = building('RhE', { phase: '3', tiles: { J9: '9/0' } });
  expect(refusedBy(green, lay('J9', '27/3'))).toBe('18rhi/6.2.1.1-e');
});

rule('18rhi/6.2.1.1-f', 'track may end at a bare hex or at a tile that shows no track there', () => {
  expect(verdict(building('RhE'), lay('J9', '9/0'))).toBe('legal');
  expect(verdict(building('RhE', { tiles: { K8: '9/1' } }), lay('J9', '9/0'))).toBe('legal');
  // J7 from the east to the south-west, where Düren has no track.
  expect(verdict(building('RhE', { tiles: { J9: '8/1' } }), lay('J7', '8/4'))).toBe('legal');
});

rule('18rhi/6.2.1.1-g', 'the printed exit of Remscheid is part of the first tile on G12', () => {
  const game = building('BME', { tiles: { G14: '7/1' } });
  expect(fitting(game, 'G12')).toEqual(['937/0', '937/4']);
  for (const rotation of [1, 2, 3, 5]) expect(refusedBy(game, lay('G12', `937/${rotation}`))).toBe('18rhi/6.2.1.1-g');
});

rule('18rhi/6.2.1.2-b', 'CME upgrades H11 only where its own way gains new track', () => {
  const game = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  expect(verdict(game, lay('H11', '24/0'))).toBe('legal');
  // A branch from the other end, a crossing, and a track beside its own.
  for (const laid of ['24/3', '19/0', '18/3']) {
    expect(refusedBy(game, lay('H11', laid)), laid).toBe('18rhi/6.2.1.2-b');
    expect(fitting(game, 'H11')).not.toContain(laid);
  }
  // Judged with the tile in place: the crossing counts for a company that comes back to it by another way.
  const joined = building('CME', { phase: '3', tiles: { H11: '9/0', G12: '938/2', G14: '7/0', H13: '8/1' } });
  expect(verdict(joined, lay('H11', '19/0'))).toBe('legal');
});

rule('18rhi/6.2.1.2-b', 'joining two towns is new track: to reach one of the four exits is enough', () => {
  const game = building('GVE', { phase: '3', tiles: { F5: '55/2' } });
  play(game, lay('F5', '88/2'));
  const none = building('RhE', { phase: '3', tiles: { F5: '55/2' } });
  expect(refusedBy(none, lay('F5', '88/2'))).toBe('18rhi/6.2.1.2-b');
});

rule('18rhi/6.2.1.2-d', 'all old track goes on, and the replaced tile returns to the stock', () => {
  const game = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  for (const lost of ['25/0', '16/0', '29/0']) expect(refusedBy(game, lay('H11', lost)), lost).toBe('18rhi/6.2.1.2-d');
  const stock = () => [Number(game.state.tiles['9']), Number(game.state.tiles['24'])] as const;
  const [nines, forks] = stock();
  play(game, lay('H11', '24/0'));
  expect(stock()).toEqual([nines + 1, forks - 1]);
  const gve = building('GVE', { phase: '3' });
  expect(refusedBy(gve, lay('G6', '938/4')), 'both tracks in one city').toBe('18rhi/6.2.1.2-d');
});

rule('18rhi/6.2.1.2-e', 'K, Y and OO replace their like only, and none of them goes elsewhere', () => {
  const tiles = { E6: '201/0', D11: '937/0', J9: '8/3', K10: '5/1' };
  const game = building('RhE', { phase: '3', tiles, markers: { RhE: ['E6', 'D11.city0', 'K10'] } });
  const wrong: readonly (readonly [string, readonly string[]])[] = [
    ['I10', ['921/0', '925/0', '15/0', '930/0']],
    ['E6', ['15/0', '938/0', '930/1']],
    ['D11', ['15/0', '934/0']],
    ['K10', ['934/5', '923/0', '938/0']],
  ];
  for (const [hex, lays] of wrong) {
    for (const laid of lays) expect(refusedBy(game, lay(hex, laid)), `${laid} on ${hex}`).toBe('18rhi/6.2.1.2-e');
  }
  expect(['I10', 'E6', 'K10'].map((hex) => tilesFor(game, hex))).toEqual([['923', '924'], ['934'], ['15']]);
});

rule('18rhi/6.2.1.2-f', 'plain stays plain, a town a town, a city a city', () => {
  const plain = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  for (const tile of ['141/0', '15/0']) expect(refusedBy(plain, lay('H11', tile)), tile).toBe('18rhi/6.2.1.2-f');
  const town = building('CCE', { phase: '3', tiles: { H9: '4/2' } });
  for (const tile of ['23/2', '15/2']) expect(refusedBy(town, lay('H9', tile)), tile).toBe('18rhi/6.2.1.2-f');
  const city = building('ADR', { phase: '3', tiles: { K4: '4/1' } });
  for (const tile of ['23/1', '141/1', '87/1']) expect(refusedBy(city, lay('K6', tile)), tile).toBe('18rhi/6.2.1.2-f');
});

rule('18rhi/6.2.1.2-g', 'a yellow town becomes green with one town, and that is its last tile', () => {
  const at = (laid: string, phase: TrainType) =>
    building('ADR', { phase, markers: { ADR: ['C2'] }, tiles: { C4: laid } });
  expect(tilesFor(at('4/1', '3'), 'C4')).toEqual(['141', '142']);
  expect(tilesFor(at('58/1', '3'), 'C4')).toEqual(['141', '142', '143', '144']);
  expect(refusedBy(at('4/1', '3'), lay('C4', '87/1'))).toBe('18rhi/6.2.1.2-g');
  for (const green of ['141', '142', '143', '144']) {
    const late = at(`${green}/1`, '8');
    expect(tilesFor(late, 'C4'), green).toEqual([]);
    expect(refusedBy(late, lay('C4', '933/0')), green).toBe('18rhi/6.2.1.2-g');
  }
});

rule('18rhi/6.2.1.2-h', 'two yellow towns become a green tile of theirs, and that one may turn brown', () => {
  const at = (laid: string, phase: TrainType) => building('GVE', { phase, tiles: { F5: laid } });
  for (const [old, next] of [
    ['55/2', '88'],
    ['56/5', '87'],
  ] as const)
    expect(tilesFor(at(old, '3'), 'F5'), old).toEqual([next]);
  expect(refusedBy(at('56/5', '3'), lay('F5', '141/5'))).toBe('18rhi/6.2.1.2-h');
  for (const green of ['87/2', '88/1', '204/1']) {
    expect(tilesFor(at(green, '4'), 'F5'), green).toEqual([]);
    expect(tilesFor(at(green, '5'), 'F5'), green).toEqual(['933']);
  }
});

rule('18rhi/6.2.1.2-i', 'a hex with two cities is upgraded by who reaches one of them, and by nobody else', () => {
  expect(fitting(building('GVE', { phase: '3' }), 'G6')).toEqual(['938/0', '938/2', '941/0', '942/3']);
  expect(fitting(building('RhE', { phase: '3' }), 'G6')).toEqual([]);
  expect(refusedBy(building('RhE', { phase: '3' }), lay('G6', '938/0'))).toBe('18rhi/6.2.1.2-c');
  const other = building('RhE', { phase: '3', markers: { RhE: ['G6.city0'] } });
  expect(verdict(other, lay('G6', '938/0'))).toBe('legal');
});

rule('18rhi/6.2.1.2-j', 'markers stay in the city whose track is continued; where cities join, all are in it', () => {
  for (const [laid, rheydt] of [
    ['938/0', 'city1'],
    ['938/2', 'city0'],
    ['941/0', 'city1'],
    ['942/3', 'city1'],
  ] as const) {
    const game = building('GVE', { phase: '3', markers: { RhE: ['G6.city0'] } });
    play(game, lay('G6', laid));
    expect(standing(game, 'GVE'), laid).toEqual([`G6.${rheydt}`]);
    const { segments } = tileOn(map, game.state.track, 'G6');
    expect(segments.some(({ a, b }) => a === 2 && b === rheydt)).toBe(true);
    expect(standing(game, 'RhE')).toEqual([`G6.${rheydt === 'city0' ? 'city1' : 'city0'}`, 'I10.city0']);
  }
  const barmen = building('BME', { phase: '3', markers: { CME: ['F13.city0'] } });
  play(barmen, lay('F13', '934/5'));
  expect(new Set(circles(barmen, 'F13.city0'))).toEqual(new Set(['BME', 'CME']));
  const late = building('CME', { phase: '8' });
  for (const skipping of ['928/0', '932/0']) {
    expect(refusedBy(late, lay('I10', skipping)), 'no colour is skipped').toBe('18rhi/6.2.1.2-a');
  }
});

/** The hexes on both sides of the Rhine below Wesel. */
const RHINE = 'C8-C10 E8-E10 G8-G10 G10-H9 H9-H11 J9-J11 J11-K10 K10-K12 K12-L11';

rule('18rhi/6.2.1.3-a', 'no hex side along the Rhine lets track pass; the crossings are D9, F9, I10 and C8', () => {
  for (const pair of RHINE.split(' ')) {
    const [west = '', east = ''] = pair.split('-');
    const edge = edgeBetween(map.grid, west, east);
    expect(edge !== undefined && sideFault(map, west, edge), pair).toBe('barrier');
  }
  const open = ['D9', 'F9', 'I10'].flatMap((hex) => EDGES.filter((edge) => sideFault(map, hex, edge) === 'barrier'));
  expect(open).toEqual([]);
  const wesel = edgeBetween(map.grid, 'C8', 'B9');
  expect(wesel !== undefined && sideFault(map, 'C8', wesel)).toBe(undefined);
});

rule('18rhi/6.2.1.3-b', 'a metropolis costs 30 M to make green, 50 M to make brown and 50 M to make grey', () => {
  const steps: readonly (readonly [CompanyId, string, TrainType, string | undefined, string, number])[] = [
    ['RhE', 'I10', '3', undefined, '923/0', 30],
    ['RhE', 'I10', '5', '923/0', '928/0', 50],
    ['RhE', 'I10', '8', '928/0', '932/0', 50],
    ['DEE', 'F9', '3', undefined, '921/0', 30],
    ['DEE', 'F9', '5', '922/0', '927/0', 50],
  ];
  for (const [company, hex, phase, before, laid, cost] of steps) {
    const site: Situation = { phase, tiles: before ? { [hex]: before } : {} };
    const game = building(company, { ...site, treasury: { [company]: cost } });
    play(game, lay(hex, laid));
    expect(money(game, company), laid).toBe(0);
    const poor = building(company, { ...site, treasury: { [company]: cost - 1 } });
    expect(refusedBy(poor, lay(hex, laid)), laid).toBe('18rhi/6.2.1.3-b');
  }
});

rule(
  ['18rhi/6.2.1.3-c', '18rhi/6.2.1.3-e'],
  'the first tile on C8 costs 30 M and joins the printed track to Wesel',
  () => {
    const wesel = building('RhE', { tiles: { B9: '5/0' }, markers: { RhE: ['B9'] }, treasury: { RhE: 30 } });
    expect(fitting(wesel, 'C8')).toEqual(['8/1', '8/3', '9/0']);
    play(wesel, lay('C8', '9/0'));
    expect(money(wesel, 'RhE')).toBe(0);
    const left = building('RhE', { tiles: { C4: '4/1', C6: '4/1' }, markers: { RhE: ['C2'] } });
    expect(refusedBy(left, lay('C8', '7/0'))).toBe('18rhi/6.2.1.3-c');
    expect(refusedBy(left, lay('C8', '9/1')), 'into the river').toBe('18rhi/6.2.1.1-e');
    expect(fitting(left, 'C8')).toEqual(['8/1']);
  },
);

rule(
  '18rhi/6.2.1.3-d',
  'a metropolis tile lies one way only; each bank keeps its circles until brown merges them',
  () => {
    for (const [hex, company, tiles, left, right] of [
      ['I10', 'RhE', ['923', '924'], 2, 1],
      ['F9', 'DEE', ['921', '922'], 1, 2],
      ['D9', 'BME', ['925', '926'], 1, 2],
    ] as const) {
      const site: Situation = { phase: '3', markers: hex === 'D9' ? { BME: ['D9.city1'] } : {} };
      for (const tile of tiles) {
        const game = building(company, site);
        for (const rotation of [1, 2, 3, 4, 5]) {
          expect(refusedBy(game, lay(hex, `${tile}/${rotation}`)), tile).toBe('18rhi/6.2.1.3-d');
        }
        play(game, lay(hex, `${tile}/0`));
        expect(tileOn(map, game.state.track, hex).nodes.map(({ bank, slots }) => `${bank} ${slots}`)).toEqual([
          `west ${left}`,
          `east ${right}`,
        ]);
      }
    }
    const brown = building('RhE', { phase: '5', tiles: { I10: '924/0' } });
    play(brown, lay('I10', '928/0'));
    expect(tileOn(map, brown.state.track, 'I10').nodes.map(({ slots }) => slots)).toEqual([3]);
  },
);

rule('18rhi/6.1.2-g', 'a red area joins its sides for nobody but the company whose marker stands there', () => {
  // From C12 into the Östliches Ruhrgebiet, whose other entry would lead to D13.
  const ruhr = building('BME', { phase: '5', tiles: { C12: '917/4' }, markers: { BME: ['C12.city1'] } });
  expect(hexesFor(ruhr)).not.toContain('D13');
  // Venlo to the letter: only its owner builds on both sides of it.
  const options = { venlo: 'end-only' };
  const tiles = { F5: '56/5', F3: '8/2' };
  expect(hexesFor(building('GVE', { tiles, options }))).not.toContain('D3');
  expect(hexesFor(building('GVE', { tiles, options, markers: { GVE: ['E2'] } }))).toContain('D3');
  expect(hexesFor(building('GVE', { tiles })), 'passed like a city').toContain('D3');
});
