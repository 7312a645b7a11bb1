import { expect } from 'vitest';
import { building, circles, hexesFor, offeredHarbours, offeredMarkers, standing } from './building.ts';
import { harbour, lay, mark, money, offers, play, refusedBy, rule, situation, verdict } from './situation.ts';

/** Krefeld to Neuss: KEG's line over Dormagen. */
const TO_NEUSS = { G11: '9/2', H12: '9/2', I13: '3/2' };
const GREEN_NEUSS = { ...TO_NEUSS, H14: 'L27/0' };
/** From Moers to Orsoy. */
const TO_ORSOY = { C11: 'L08/1', B12: 'L28/0' };

rule(
  ['18lra/6.2.2-a', '18lra/6.2.2-e', '18lra/6.2.2-i', '18lra/6.2.2-g'],
  'markers go on reached circles, the cheapest first',
  () => {
    const game = building('KEG', { tiles: TO_NEUSS });
    expect(offeredMarkers(game)).toEqual({ 'H14.city0': 60 });
    expect(refusedBy(game, mark('I13.town0')), 'a town has no circle').toBe('18lra/6.2.2-a');
    expect(refusedBy(game, mark('E7'))).toBe('18lra/6.2.2-g');
    play(game, mark('H14.city0'));
    expect([money(game, 'KEG'), circles(game, 'H14.city0')]).toEqual([440, ['KEG']]);
    const rich = building('RhE', {
      tiles: { J10: '6/3', I11: '9/0', H12: '8/0', H14: 'L27/0' },
      markers: { RhE: ['J10'] },
    });
    expect(Object.values(offeredMarkers(rich))).not.toContain(60);
    expect(refusedBy(building('KEG', { tiles: TO_NEUSS, treasury: { KEG: 59 } }), mark('H14.city0'))).toBe(
      '18lra/6.2.2-e',
    );
    expect(
      refusedBy(building('KEG', { tiles: TO_NEUSS, markers: { KEG: ['E7'] } }), mark('H14.city0')),
      'all are placed',
    ).toBe('18lra/6.2.2-e');
  },
);

rule(['18lra/6.2.2-f', '18lra/E-59'], 'one marker in an operating round, harbour or not', () => {
  const wanted = { phase: '3', tiles: { ...GREEN_NEUSS, G13: '4/2', F12: '56/3' }, privates: { no3: 0 } } as const;
  const game = building('KEG', wanted);
  play(game, harbour('H14'));
  expect(refusedBy(game, mark('E13.city0'))).toBe('18lra/6.2.2-f');
  const other = building('KEG', wanted);
  play(other, mark('E13.city0'));
  expect(refusedBy(other, harbour('H14'))).toBe('18lra/6.2.2-f');
  expect(refusedBy(other, lay('G11', '23/2')), 'no tile after a marker').toBe('18lra/6.2-a');
});

rule('18lra/6.2.2-h', 'one own marker on a hex, the harbour included', () => {
  const wanted = { phase: '3', tiles: GREEN_NEUSS, privates: { no3: 0 } } as const;
  expect(refusedBy(building('KEG', { ...wanted, harbours: { KEG: 'H14' } }), mark('H14.city0'))).toBe('18lra/6.2.2-h');
  expect(refusedBy(building('KEG', { ...wanted, markers: { KEG: ['H14.city0'] } }), harbour('H14'))).toBe(
    '18lra/6.2.2-h',
  );
});

rule(['18lra/6.2.2-b', '18lra/6.2.2.1-f'], 'a harbour is an own station: track may begin there', () => {
  const game = building('CME', { phase: '5', tiles: { H14: 'L27/0' }, harbours: { CME: 'H14' } });
  expect(hexesFor(game)).toEqual(expect.arrayContaining(['G13', 'I13', 'H12']));
});

rule(
  ['18lra/E-84', '18lra/4.1.2-harbour-j', '18lra/6.2.2.1-a', '18lra/6.2.2.1-h'],
  'on the printed hex the ordinary circle is open and the harbour place closed',
  () => {
    const tiles = { ...TO_NEUSS, G13: '4/2', F12: '56/3' };
    const game = building('KEG', { tiles, privates: { no2: 0, no3: 0 } });
    expect(offeredMarkers(game)).toEqual({ 'E13.city0': 60, 'H14.city0': 60 });
    expect(refusedBy(game, mark('E13.city1'))).toBe('18lra/6.2.2.1-h');
    expect(refusedBy(game, harbour('E13'))).toBe('18lra/4.1.2-harbour-b');
    expect(refusedBy(game, harbour('F10')), 'no anchor').toBe('18lra/6.2.2.1-a');
  },
);

rule(
  ['18lra/6.2.2.1-b', '18lra/4.1.2-harbour-a', '18lra/4.1.2-harbour-b', '18lra/4.1.2-harbour-c', '18lra/E-57'],
  'before brown the owner of the private builds on the green tile at the lower figure, nobody else',
  () => {
    const tiles = { ...TO_NEUSS, G13: '4/2', F12: '56/3' };
    const yellow = building('KEG', { phase: '3', tiles, privates: { no2: 0 } });
    expect(refusedBy(yellow, harbour('E13'))).toBe('18lra/4.1.2-harbour-b');
    const green = { ...tiles, E13: 'L31/1' };
    const foreign = building('KEG', { phase: '4', tiles: green, privates: { no2: 1 } });
    expect(refusedBy(foreign, harbour('E13'))).toBe('18lra/6.2.2.1-b');
    expect(offeredHarbours(foreign)).toEqual({});
    const own = building('KEG', { phase: '4', tiles: green, privates: { no2: 0 } });
    expect(offeredHarbours(own)).toEqual({ E13: 40 });
    const brown = building('KEG', { phase: '5', tiles: green });
    expect(offeredHarbours(brown)).toEqual({ E13: 80 });
  },
);

rule(
  ['18lra/X-12', '18lra/4.2.3-k', '18lra/6.2.2.1-d', '18lra/4.1.2-harbour-d'],
  'Neuss: 50 M for its owner in green, 100 or 80 M for all in brown',
  () => {
    const green = building('ADR', { phase: '3', tiles: GREEN_NEUSS, markers: { ADR: ['J10'] }, privates: { no3: 0 } });
    expect(refusedBy(green, harbour('H14')), 'without a connection').toBe('18lra/4.1.2-a');
    const cost = (company: 'ADR' | 'BME' | 'CME' | 'RhE' | 'CCE' | 'KEG' | 'MKB', phase: '3' | '5') => {
      const tiles = { ...GREEN_NEUSS, G13: '4/2', F12: '56/3', G15: 'L15/0' };
      const markers = { [company]: company === 'BME' || company === 'KEG' ? [] : ['E13.city0'] };
      const privates = phase === '3' ? { no3: 0 } : {};
      return offeredHarbours(building(company, { phase, tiles, markers, privates }))['H14'];
    };
    expect((['ADR', 'BME', 'CME', 'RhE'] as const).map((id) => [cost(id, '3'), cost(id, '5')])).toEqual(
      Array(4).fill([50, 100]),
    );
    expect((['CCE', 'KEG', 'MKB'] as const).map((id) => [cost(id, '3'), cost(id, '5')])).toEqual(
      Array(3).fill([40, 80]),
    );
  },
);

rule(['18lra/E-58', '18lra/4.1.2-a', '18lra/6.2.2-g'], 'a harbour needs a connection', () => {
  const green = building('CME', { phase: '3', tiles: { H14: 'L27/0' }, privates: { no3: 0 } });
  expect(refusedBy(green, harbour('H14'))).toBe('18lra/4.1.2-a');
  const brown = building('CME', { phase: '5', tiles: { H14: 'L27/0' } });
  expect(refusedBy(brown, harbour('H14'))).toBe('18lra/6.2.2-g');
});

rule(
  ['18lra/4.1.2-harbour-g', '18lra/E-74', '18lra/4.1-f', '18lra/4.1-b'],
  'a harbour uses up the power; the private stays open, pays and counts',
  () => {
    const game = building('KEG', { phase: '3', tiles: GREEN_NEUSS, privates: { no3: 0 } });
    play(game, harbour('H14'));
    expect([game.state.usedPowers, game.state.privates.no3]).toEqual([['no3'], 'player0']);
    expect([money(game, 'KEG'), circles(game, 'H14.city0')]).toEqual([460, [null, 'KEG']]);
  },
);

rule(
  ['18lra/4.1.2-harbour-i', '18lra/E-61', '18lra/4.1.2-harbour-h', '18lra/6.2.2.1-h'],
  'GVE has no harbour marker; another company of the director has',
  () => {
    const wanted = { phase: '3', tiles: GREEN_NEUSS, privates: { no3: 0 } } as const;
    const gve = building('GVE', { ...wanted, markers: { GVE: ['H14.city0'] } });
    expect(refusedBy(gve, harbour('H14'))).toBe('18lra/6.2.2.1-h');
    expect(verdict(building('KEG', wanted), harbour('H14'))).toBe('legal');
    const used = building('KEG', { ...wanted, tiles: { ...GREEN_NEUSS, ...TO_ORSOY }, harbours: { KEG: 'B12' } });
    expect(refusedBy(used, harbour('H14')), 'it has built its own').toBe('18lra/4.1.2-harbour-i');
  },
);

rule(
  ['18lra/4.1.2-harbour-f', '18lra/E-71', '18lra/X-07', '18lra/4.2.3-g', '18lra/6.2.2.1-e'],
  'Orsoy is kept for nobody: MKB pays 20 M in every phase',
  () => {
    const mkb = (phase: '3' | '5') => offeredHarbours(building('MKB', { phase, tiles: TO_ORSOY }))['B12'];
    expect([mkb('3'), mkb('5')]).toEqual([20, 20]);
    const cme = (phase: '3' | '5') =>
      offeredHarbours(building('CME', { phase, tiles: { ...TO_ORSOY, C11: 'L25/0' }, markers: { CME: ['C11'] } }))[
        'B12'
      ];
    expect([cme('3'), cme('5')]).toEqual([50, 100]);
    const game = building('MKB', { phase: '5', tiles: TO_ORSOY });
    play(game, harbour('B12'));
    expect(money(game, 'MKB')).toBe(480);
  },
);

rule('18lra/6.2.2.1-c', 'the harbour marker may come before the ordinary ones', () => {
  const game = building('KEG', { phase: '3', tiles: GREEN_NEUSS, privates: { no3: 0 } });
  play(game, harbour('H14'));
  expect(standing(game, 'KEG')).toEqual(['F10.city1', 'H14.city0']);
  const next = building('KEG', {
    phase: '3',
    tiles: { ...GREEN_NEUSS, G13: '4/2', F12: '56/3' },
    harbours: { KEG: 'H14' },
  });
  expect(offeredMarkers(next), 'the first ordinary one is still 60 M').toEqual({ 'E13.city0': 60 });
});

rule(
  ['18lra/E-60', '18lra/6.2.2.1-g', '18lra/4.1.2-harbour-e'],
  'from brown on the harbour marker serves as an ordinary one, if it is the last',
  () => {
    const tiles = { ...TO_NEUSS, G13: '4/2', F12: '56/3' };
    const left = (phase: '4' | '5', markers: readonly string[]) =>
      offeredMarkers(building('KEG', { phase, tiles, markers: { KEG: markers } }));
    expect(left('4', ['E7']), 'not in green').toEqual({});
    expect(left('5', []), 'an ordinary one is left').toEqual({ 'E13.city0': 60, 'H14.city0': 60 });
    expect(left('5', ['E7'])).toEqual({ 'E13.city0': 80, 'H14.city0': 80 });
    const game = building('KEG', { phase: '5', tiles, markers: { KEG: ['E7'] } });
    play(game, mark('E13.city0'));
    expect([money(game, 'KEG'), standing(game, 'KEG').length]).toEqual([420, 3]);
    const done = building('KEG', {
      phase: '5',
      tiles: { ...tiles, H14: 'L27/0' },
      markers: { KEG: ['E7', 'E13.city0'] },
    });
    expect(offeredHarbours(done), 'turned over, it is no harbour marker any more').toEqual({});
    expect(refusedBy(done, harbour('H14'))).toBe('18lra/4.1.2-harbour-i');
  },
);

rule(['18lra/6.2.2.1-i', '18lra/6.2.2.1-l'], 'a free place goes to whoever comes first, on the brown tile too', () => {
  const tiles = { ...TO_NEUSS, H14: 'L39/0' };
  expect(offeredHarbours(building('KEG', { phase: '5', tiles }))).toEqual({ H14: 80 });
  const taken = building('KEG', { phase: '5', tiles, harbours: { BME: 'H14' } });
  expect(refusedBy(taken, harbour('H14'))).toBe('18lra/6.2.2.1-i');
});

rule('18lra/6.2.2.1-l', 'through upgrades the harbour marker stays on its place, ordinary ones on theirs', () => {
  const tiles = { ...TO_NEUSS, G13: '4/2', F12: '56/3', E13: 'L31/1' };
  const game = building('KEG', { phase: '5', tiles, harbours: { BME: 'E13' }, markers: { KEG: ['E13.city0'] } });
  expect(circles(game, 'E13.city0')).toEqual(['KEG', 'BME']);
  play(game, lay('E13', 'L43/0'));
  expect(circles(game, 'E13.city0')).toEqual(['KEG', 'BME', null]);
});

rule(['18lra/6.2.2.1-j', '18lra/6.2.2-c'], 'a city is blocked when others stand on its circle and its harbour', () => {
  const beyond = lay('G13', '4/2');
  const wanted = { phase: '5', tiles: GREEN_NEUSS } as const;
  expect(offers(building('KEG', { ...wanted, markers: { CME: ['H14.city0'] } }), beyond)).toBe(true);
  expect(
    refusedBy(building('KEG', { ...wanted, markers: { CME: ['H14.city0'] }, harbours: { BME: 'H14' } }), beyond),
  ).toBe('18lra/6.2.1-a');
});

rule(
  ['18lra/4.2.3-e', '18lra/E-49', '18lra/4.2.3-l'],
  'CCE places a marker in Krefeld without a connection, if a circle is free',
  () => {
    const game = building('CCE', { floated: ['CCE', 'KEG'] });
    expect(offeredMarkers(game)).toEqual({ 'B4.city1': 60, 'F10.city0': 60 });
    play(game, mark('F10.city0'));
    expect(money(game, 'CCE')).toBe(440);
    const unfloated = building('CCE');
    expect(refusedBy(unfloated, mark('F10.city1')), 'kept for KEG').toBe('18lra/6.1.2-e');
    const full = building('CCE', { floated: ['CCE', 'KEG', 'BME'], markers: { BME: ['F10.city0'] } });
    expect(refusedBy(full, mark('F10.city0'))).toBe('18lra/6.2.2-a');
    expect(refusedBy(building('BME'), mark('F10.city0'))).toBe('18lra/6.2.2-g');
  },
);

rule(['18lra/E-41', '18lra/3.3-g', '18lra/3.3-h'], 'scenario 1: nobody builds on a blank, trains pass it', () => {
  const cme = (phase: '3' | '5', tiles: Readonly<Record<string, string>>, at: string) =>
    situation({
      players: 3,
      phase,
      tiles,
      shares: { CME: [[0, [20, 10, 10, 10]]] },
      treasury: { CME: 500 },
      markers: { CME: [at] },
      turn: { company: 'CME' },
    });
  const game = cme('3', TO_ORSOY, 'B12.city0');
  expect(refusedBy(game, mark('C11')), 'the blank of MKB').toBe('18lra/6.1.2-e');
  expect(offers(game, lay('C9', 'L01/1')), 'beyond it').toBe(true);
  const wide = { ...TO_ORSOY, C11: 'L25/0' };
  expect(offeredHarbours(cme('3', wide, 'C11'))).toEqual({ B12: 50 });
  expect(offeredHarbours(cme('5', wide, 'C11'))).toEqual({ B12: 100 });
  expect(refusedBy(cme('3', { ...wide, G15: 'L04/0' }, 'C11'), mark('G15')), 'the blank of BME').toBe('18lra/6.1.2-e');
});

rule(
  ['18lra/E-94', '18lra/short-m'],
  'in the short game nothing is reserved: CME builds in Neuss for 50 M in green',
  () => {
    const game = situation({
      players: 3,
      options: { length: 'short' },
      phase: '3',
      tiles: { ...GREEN_NEUSS, G13: '4/2', F12: '56/3' },
      shares: { CME: [[0, [20, 10, 10, 10]]] },
      treasury: { CME: 500 },
      markers: { CME: ['E13.city0'] },
      turn: { company: 'CME' },
    });
    expect(offeredHarbours(game)).toEqual({ H14: 50 });
  },
);

rule(
  ['18lra/6.1.2-e', '18lra/E-26', '18lra/6.1.2-d'],
  'a home lying face down keeps its circle but bars nobody; a floated one does',
  () => {
    const tiles = { G11: '7/1', G9: '4/1', G7: '57/1' };
    const beyond = lay('G5', '9/1');
    const before = building('KEG', { tiles });
    expect(refusedBy(before, mark('G7'))).toBe('18lra/6.1.2-e');
    expect(offers(before, beyond)).toBe(true);
    const after = building('KEG', { tiles, floated: ['KEG', 'GVE'] });
    expect(refusedBy(after, beyond)).toBe('18lra/6.2.1-a');
  },
);

rule(['18lra/E-95', '18lra/6.1.2-g'], 'ADR builds on both sides of Aachen; nobody else comes through it', () => {
  const tiles = { J4: '4/0', I3: '619/3' };
  const adr = building('ADR', { phase: '3', tiles });
  expect(hexesFor(adr), 'over Dalheim and over Erkelenz').toEqual(['H4', 'I5', 'J4']);
  const other = building('GVE', { phase: '3', tiles, markers: { GVE: ['I3'] }, floated: ['GVE', 'ADR'] });
  expect(hexesFor(other), 'not through Aachen').not.toContain('I5');
  expect(offers(other, lay('J4', '141/0')), 'but along the printed track from J2').toBe(true);
});
