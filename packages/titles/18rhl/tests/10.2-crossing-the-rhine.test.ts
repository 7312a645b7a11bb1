import { expect } from 'vitest';
import { fromDeutz, fromElberfeld, RHINE, toDuisburg, toKoeln } from './boards.ts';
import { about, along, back, earns, forbids, type Line, most, pays, trip } from './lines.ts';
import { rule } from './situation.ts';

/** Green Düsseldorf, right bank F9.city1 and left bank F9.city0; Köln still printed. */
const GREEN = { ...RHINE, F9: '922/0' };
const FROM_DEUTZ = fromDeutz('city2', 'city1');
const FERRY = 'F9.city1 F9.city0';
const TO_KOELN = toKoeln('city0', 'city1');
const TO_ELBERFELD = back(fromElberfeld('city1'));
const RIGHT_TO_RIGHT = trip('3', along(FROM_DEUTZ, TO_ELBERFELD));
const ACROSS = trip('3', along(FROM_DEUTZ, FERRY, TO_KOELN));

/** Köln's north and south sides joined through Düren. */
const WEST = { H9: '142/2', H7: '7/4', I8: '8/0', J7: '9/0', K6: '15/1', K8: '8/1', J9: '9/0' };
const NORTH_TO_DUEREN = 'I10.city1 I10/2 H9.town0 H9/1 H7/5 I8/0 J7/0 K6.city0';
const DUEREN_TO_SOUTH = 'K6.city0 K6/4 K8/3 J9/3 I10.city0';

const cme = (line: Partial<Line>) => about('CME', { trains: ['3'], phase: '3', ...line });

rule(['18rhl/10.2-d', '18rhl/10.2-g', '18rhl/X-01'], 'CME runs from Deutz by the ferry of Düsseldorf into Köln', () => {
  const game = cme({ tiles: GREEN });
  expect(pays(game, ACROSS)).toEqual({ 'I10.city2': 20, 'G10.town0': 10, F9: 30, 'H9.town0': 10, 'I10.city1': 30 });
  expect(earns(game, ACROSS)).toBe(100);
  const two = cme({ trains: ['2'], tiles: GREEN });
  expect(forbids(two, { ...ACROSS, train: '2' }), 'three stops').toBe('18rhl/10.3-a');
});

rule(
  ['18rhl/10.2-a', '18rhl/X-02'],
  'out of Köln on the north side and back on the south side is one city twice',
  () => {
    const sameBoard = about('RhE', { trains: ['3'], phase: '3', tiles: { ...GREEN, ...WEST } });
    expect(forbids(sameBoard, trip('3', along(NORTH_TO_DUEREN, DUEREN_TO_SOUTH)))).toBe('18rhl/10.2-a');

    const rhe = about('RhE', { trains: ['3'], phase: '3', tiles: WEST });
    expect(earns(rhe, trip('3', DUEREN_TO_SOUTH))).toBe(60);
    expect(most(rhe)).toBe(60);
    const cce = about('CCE', { trains: ['3'], phase: '3', tiles: WEST });
    expect(earns(cce, trip('3', NORTH_TO_DUEREN))).toBe(70);
    expect(most(cce)).toBe(70);
  },
);

rule('18rhl/10.2-a', 'in a printed metropolis nothing leads from bank to bank or from circle to circle', () => {
  const tiles = { ...RHINE, ...WEST };
  const deutzToFerry = fromDeutz('city2', 'city2');
  const toLeftBank = along(deutzToFerry, 'F9.city2 F9.city0', TO_KOELN);
  expect(forbids(cme({ tiles }), trip('3', toLeftBank)), 'over the river').toBe('18rhl/10.2-a');
  const toOtherCircle = along(deutzToFerry, 'F9.city2 F9.city1', TO_ELBERFELD);
  expect(forbids(cme({ tiles }), trip('3', toOtherCircle)), 'along the right bank').toBe('18rhl/10.2-a');
  expect(most(cme({ tiles })), 'Deutz – town – Düsseldorf').toBe(60);

  const rhe = about('RhE', { trains: ['3'], phase: '3', tiles });
  expect(forbids(rhe, trip('3', NORTH_TO_DUEREN)), 'a marker in the south does not serve the north').toBe(
    '18rhl/10.1-d',
  );
  const closed = about('ADR', { trains: ['3'], phase: '3', tiles, floated: ['RhE'], markers: { ADR: ['K6'] } });
  expect(earns(closed, trip('3', back(NORTH_TO_DUEREN))), 'nor close it').toBe(70);
});

rule('18rhl/10.2-b', 'a green metropolis is one city: by ferry it is one stop, and no route alone', () => {
  const game = cme({ tiles: GREEN, markers: { CME: ['F9.city0'] } });
  const toLeftBank = trip('3', along(FROM_DEUTZ, FERRY, toDuisburg('city0')));
  expect(Object.keys(pays(game, toLeftBank))).toEqual(['I10.city2', 'G10.town0', 'F9', 'E8.town0', 'D9.city0']);
  expect(forbids(game, trip('3', FERRY))).toBe('18rhl/10.1-c');
});

rule(
  ['18rhl/10.2-c', '18rhl/10.2-h', '18rhl/E-34'],
  'a right bank full of foreign markers lets pass, a third closes the city',
  () => {
    const open = cme({ tiles: GREEN, floated: ['DEE'], markers: { BME: ['F9.city1'] } });
    expect(pays(open, RIGHT_TO_RIGHT)).toEqual({ 'I10.city2': 20, 'G10.town0': 10, F9: 40, 'F13.city0': 30 });
    expect(pays(open, ACROSS)).toMatchObject({ F9: 30 });
    expect(most(open)).toBe(100);

    const markers = { BME: ['F9.city1'], RhE: ['F9.city0'] };
    const full = cme({ tiles: GREEN, floated: ['DEE'], markers });
    expect(forbids(full, RIGHT_TO_RIGHT)).toBe('18rhl/10.2-c');
    expect(forbids(full, ACROSS)).toBe('18rhl/10.2-c');
    expect(earns(full, trip('3', FROM_DEUTZ)), 'as an end').toBe(70);
    expect(most(full)).toBe(70);

    const line = { trains: ['3'], phase: '3', tiles: GREEN } as const;
    expect(earns(about('DEE', { ...line, markers }), RIGHT_TO_RIGHT), 'a marker of its own').toBe(100);
    expect(earns(about('RhE', { ...line, floated: ['DEE'], markers }), ACROSS), 'on the left bank').toBe(100);
  },
);

rule(
  '18rhl/10.2-h',
  'an own marker on the left bank opens a full right bank; the ferry does not go over and back',
  () => {
    const game = cme({ tiles: GREEN, floated: ['DEE'], markers: { BME: ['F9.city1'], CME: ['F9.city0'] } });
    expect(earns(game, RIGHT_TO_RIGHT), 'no need to cross').toBe(100);
    const overAndBack = trip('3', along(FROM_DEUTZ, FERRY, back(FERRY), TO_ELBERFELD));
    expect(forbids(game, overAndBack)).toBe('18rhl/10.2-h');
  },
);

rule(['18rhl/10.2-d', '18rhl/10.2-e', '18rhl/11.5-a'], 'by ferry the lower value, on one bank the higher', () => {
  for (const tile of ['921/0', '922/0']) {
    const game = cme({ tiles: { ...RHINE, F9: tile } });
    expect(pays(game, ACROSS), tile).toMatchObject({ F9: 30 });
    expect(pays(game, trip('3', back(ACROSS.path.join(' ')))), tile).toMatchObject({ F9: 30 });
    expect(pays(game, RIGHT_TO_RIGHT), tile).toMatchObject({ F9: 40 });
    expect(pays(game, trip('3', FROM_DEUTZ)), 'ending where it comes in').toMatchObject({ F9: 40 });
  }
});

rule('18rhl/11.5-a', 'the ferries of Köln and Duisburg take ten off as well', () => {
  for (const tile of ['923/0', '924/0']) {
    const koeln = about('RhE', { trains: ['2'], phase: '3', tiles: { ...RHINE, F9: '921/0', I10: tile } });
    const fromTheRight = back(fromDeutz('city1', 'city1'));
    expect(pays(koeln, trip('2', along(fromTheRight, 'I10.city1 I10.city0'))), tile).toMatchObject({ I10: 30, F9: 40 });
  }
  for (const tile of ['925/0', '926/0']) {
    const tiles = { D9: tile, E10: '8/0', F9: '921/0' };
    const duisburg = about('GVE', { trains: ['2'], phase: '3', tiles, markers: { GVE: ['D9.city0'] } });
    const toDuisburgLeft = 'F9.city1 F9/3 E10/2 D9.city1 D9.city0';
    expect(pays(duisburg, trip('2', toDuisburgLeft)), tile).toMatchObject({ D9: 30, F9: 40 });
  }
});

rule('18rhl/10.2-f', 'over the bridge of a brown or grey metropolis there is one value and nothing off', () => {
  for (const [tile, phase, value] of [
    ['927/0', '5', 50],
    ['932/0', '8', 60],
  ] as const) {
    const game = cme({ phase, tiles: { ...RHINE, F9: tile } });
    const across = trip('3', along(fromDeutz('city2', 'city0'), TO_KOELN));
    const oneBank = trip('3', along(fromDeutz('city2', 'city0'), back(fromElberfeld('city0'))));
    expect(pays(game, across)).toMatchObject({ 'F9.city0': value });
    expect(pays(game, oneBank)).toMatchObject({ 'F9.city0': value });
  }
});

rule(
  ['18rhl/10.2-g', '18rhl/E-33'],
  'once Köln is green, Deutz – Düsseldorf – Köln comes to the same city twice',
  () => {
    expect(earns(cme({ tiles: GREEN }), ACROSS), 'before').toBe(100);
    const game = cme({ tiles: { ...GREEN, I10: '923/0' } });
    const after = trip('3', along(fromDeutz('city1', 'city1'), FERRY, toKoeln('city0', 'city0')));
    expect(forbids(game, after)).toBe('18rhl/10.2-g');
    expect(most(game), 'Köln – town – Düsseldorf – Elberfeld').toBe(120);
  },
);

/** Mülheim D11 and the right bank of green Duisburg. */
const MUELHEIM = { D11: '937/1', D9: '925/0' };
const MUELHEIM_DUISBURG = 'D11.city0 D11/1 D9.city1';
const TO_LEFT_BANK = 'D9.city1 D9.city0';

rule(
  ['18rhl/10.2-i', '18rhl/10.2-e', '18rhl/E-35'],
  'a train that ends in Duisburg crosses to the only own marker of its route',
  () => {
    const line = { trains: ['2'], phase: '3', tiles: MUELHEIM } as const;
    const across = about('CME', { ...line, markers: { CME: ['D9.city0'] } });
    expect(forbids(across, trip('2', MUELHEIM_DUISBURG))).toBe('18rhl/10.2-i');
    expect(earns(across, trip('2', along(MUELHEIM_DUISBURG, TO_LEFT_BANK)))).toBe(20 + 30);
    expect(most(across)).toBe(50);

    const elsewhere = about('CME', { ...line, markers: { CME: ['D9.city0', 'D11.city0'] } });
    expect(earns(elsewhere, trip('2', MUELHEIM_DUISBURG)), 'a marker in Mülheim too').toBe(20 + 40);
    const here = about('CME', { ...line, markers: { CME: ['D9.city1'] } });
    expect(earns(here, trip('2', MUELHEIM_DUISBURG)), 'the marker on this bank').toBe(20 + 40);
    const none = about('CME', line);
    expect(forbids(none, trip('2', MUELHEIM_DUISBURG)), 'no marker at all').toBe('18rhl/10.1-d');
  },
);

rule('18rhl/10.2-i', 'the only own marker across the river: passing on the near bank is no route', () => {
  const game = about('RhE', { trains: ['3'], phase: '3', tiles: GREEN, markers: { RhE: ['F9.city0'] } });
  expect(forbids(game, RIGHT_TO_RIGHT)).toBe('18rhl/10.2-i');
  expect(earns(game, ACROSS)).toBe(100);
});

rule(
  '18rhl/10.2-j',
  'one ferry carries one train of a company; another may stay on its bank; a bridge carries both',
  () => {
    const deutzKoeln = along(FROM_DEUTZ, FERRY, TO_KOELN);
    const elberfeldDuisburg = along(fromElberfeld('city1'), FERRY, toDuisburg('city0'));
    const game = cme({ trains: ['3', '3'], tiles: GREEN, markers: { CME: ['F9.city0'] } });
    expect(forbids(game, trip('3', deutzKoeln), trip('3.2', elberfeldDuisburg))).toBe('18rhl/10.2-j');
    const leftToLeft = along(back(toDuisburg('city0')), TO_KOELN);
    expect(earns(game, trip('3', along(FROM_DEUTZ, TO_ELBERFELD)), trip('3.2', leftToLeft))).toBe(100 + 110);
    expect(earns(game, trip('3', deutzKoeln), trip('3.2', 'F9.city0 F9/2 E8.town0 E8/3 D9.city0'))).toBe(100 + 70);

    const bridge = cme({ trains: ['3', '3'], phase: '5', tiles: { ...RHINE, F9: '927/0' }, markers: { CME: ['F9'] } });
    const one = along(fromDeutz('city2', 'city0'), toKoeln('city0', 'city1'));
    const other = along(fromElberfeld('city0'), toDuisburg('city0'));
    expect(earns(bridge, trip('3', one), trip('3.2', other))).toBe(120 + 110);
  },
);
