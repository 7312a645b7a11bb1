import { expect } from 'vitest';
import { openHexes } from '../concession-route.ts';
import { laying, passing } from './moves.ts';
import {
  ANN,
  BOB,
  capital,
  cash,
  offers,
  play,
  type RailwaySetting,
  refusedBy,
  rule,
  type Situation,
  situation,
  starting,
  stepOf,
  told,
  types,
} from './situation.ts';

const own: RailwaySetting = { shares: [[ANN, 5]], capital: 1000 };

/** The HBE building, with further markers. */
const hbe = (wanted: Situation = {}, more: RailwaySetting = {}) =>
  situation({
    phase: '3',
    cash: [0, 0, 0],
    turn: 'HBE',
    step: 'track',
    ...wanted,
    railways: { HBE: { ...own, ...more }, ...wanted.railways },
  });

/** A railway at the start of its first turn. */
const first = (id: 'NWE' | 'GHE' | 'HBE' | 'SHE' | 'WBE', wanted: Situation = {}) =>
  starting(id, {
    phase: '3',
    cash: [0, 0, 0],
    ...wanted,
    railways: { [id]: { shares: [[ANN, 5]], acted: false, concession: ANN, capital: 750 }, ...wanted.railways },
  });

rule(['1873/4.4.1-b', '1873/4.4.1-c', '1873/4.4.1-d'], 'colours follow one another, grey hexes take nothing', () => {
  const game = hbe({ phase: '5', tiles: { E16: '76/2' } });
  expect(refusedBy(game, laying('E16', '956/1'))).toBe('1873/4.4.1-b');
  expect(refusedBy(game, laying('D17', '963/0')), 'a bare hex takes yellow first').toBe('1873/4.4.1-b');
  expect(refusedBy(game, laying('E16', '976/2'))).toBe('1873/4.4.1-c');
  expect(refusedBy(game, laying('E18', '956/1'))).toBe('1873/4.4.1-d');
  expect(refusedBy(hbe({ phase: 'D' }), laying('C16', '988/0')), 'grey needs brown').toBe('1873/4.4.1-c');
});

rule(['1873/4.4.1-e'], 'the supply is limited, and replaced tiles come back', () => {
  const game = hbe({ tiles: { G8: '77/0', H5: '77/0' } });
  expect(refusedBy(game, laying('B15', '77/4'))).toBe('1873/4.4.1-e');
  const back = hbe({ tiles: { E16: '76/2' } });
  const before = back.state.tiles['76'];
  play(back, laying('E16', '963/1'));
  expect([back.state.tiles['76'], back.state.tiles['963']]).toEqual([Number(before) + 1, 5]);
});

rule(['1873/4.4.1-g', '1873/4.4.1-h', '1873/4.4.1-i'], 'tiles belong on their kind of hex', () => {
  const game = hbe({ phase: '5', tiles: { E16: '76/2' } }, { markers: ['D9', 'H13'] });
  expect(refusedBy(game, laying('B15', '76/5')), 'village tile on a plain hex').toBe('1873/4.4.1-g');
  expect(refusedBy(game, laying('D13', '78/4')), 'plain tile on a village').toBe('1873/4.4.1-g');
  expect(refusedBy(game, laying('E16', '973/2')), 'town tile on a village').toBe('1873/4.4.1-g');
  expect(refusedBy(game, laying('D9', '974/1'))).toBe('1873/4.4.1-h');
  expect(refusedBy(game, laying('D15', '973/0'))).toBe('1873/4.4.1-h');
  expect(refusedBy(game, laying('H13', '987/5'))).toBe('1873/4.4.1-i');
  expect(refusedBy(game, laying('B19', '978/0'))).toBe('1873/4.4.1-i');
  play(game, laying('B19', '987/5'));
});

rule(['1873/4.4.1-k'], 'old connections stay', () => {
  const game = hbe({ tiles: { E16: '76/2' } });
  expect(refusedBy(game, laying('E16', '963/0'))).toBe('1873/4.4.1-k');
  expect(refusedBy(game, laying('E16', '964/2')), 'a stop torn apart').toBe('1873/4.4.1-k');
  play(game, laying('E16', '101/0'));
});

rule(['1873/4.4.1-m', '1873/E79'], 'green to brown joins two stops; the builder must reach the joined stop', () => {
  const at = (place: string) => hbe({ phase: '5' }, { markers: [place] });
  const reached = at('F5.village0');
  // Sorge: exits 1–4 and 3–5 become one stop.
  const joined = ['975', '976', '977'].flatMap((tile) => [0, 1, 2, 3, 4, 5].map((turn) => `${tile}/${turn}`));
  const fitting = joined.find((laid) => {
    const [tile = '', rotation] = laid.split('/');
    return offers(reached, { type: 'layTile', hex: 'F5', tile, rotation: Number(rotation) });
  });
  expect(fitting).toBeDefined();
  expect(refusedBy(hbe({ phase: '5' }), laying('F5', fitting ?? ''))).toBe('1873/4.4.1-n');
  play(reached, laying('F5', fitting ?? ''));
  expect(reached.state.track.markers['F5']).toEqual({ village0: ['HBE', null] });
  // Tanne, printed green, takes any brown tile that keeps its two exits.
  const tanne = at('F7.village0');
  expect(offers(tanne, { type: 'layTile', hex: 'F7', tile: '976' })).toBe(true);
});

rule(['1873/4.4.1-l'], 'both markers lie in the joined stop', () => {
  const game = hbe(
    { phase: '5', railways: { GHE: { shares: [[BOB, 5]], markers: ['F5.village1'] } } },
    { markers: ['F5.village0'] },
  );
  const laid = game
    .choices(ANN)
    .find(({ type, params }) => type === 'layTile' && JSON.stringify(params['hex']) === '["F5"]');
  const [tile, rotation] = [laid?.params['tile'], laid?.params['rotation']];
  if (!Array.isArray(tile) || !Array.isArray(rotation)) throw new Error('no tile for F5');
  play(game, { type: 'layTile', hex: 'F5', tile: tile[0], rotation: rotation[0] });
  expect(game.state.track.markers['F5']).toEqual({ village0: ['HBE', 'GHE'] });
});

rule(
  ['1873/4.4.1-n', '1873/4.4.1-o', '1873/E38', '1873/E78'],
  'all new track must be reached; a new free circle opens the way',
  () => {
    const foreign = { GHE: { shares: [[BOB, 5]], markers: ['E16'] } } as const;
    const blocked = hbe({ tiles: { E16: '76/2' }, railways: foreign });
    expect(refusedBy(blocked, laying('E16', '963/1')), 'the third exit lies behind the marker').toBe('1873/4.4.1-n');
    const brown = hbe({ phase: '5', tiles: { E16: '963/1' }, railways: foreign });
    const laid = brown
      .choices(ANN)
      .some(({ type, params }) => type === 'layTile' && JSON.stringify(params['hex']) === '["E16"]');
    expect(laid, 'brown has two circles').toBe(true);
    expect(refusedBy(hbe(), laying('H11', '79/1')), 'out of reach').toBe('1873/4.4.1-n');
  },
);

rule(['1873/4.4.1-o', '1873/E39'], 'an inactive marker reaches nothing until it is turned', () => {
  const wanted: Situation = { tiles: { G14: '956/1' } };
  const active = hbe(wanted, { markers: ['G14'] });
  expect(offers(active, { type: 'layTile', hex: 'G16' })).toBe(true);
  const resting = hbe(wanted, { markers: ['G14'], inactive: ['G14'] });
  expect(offers(resting, { type: 'layTile', hex: 'G16' })).toBe(false);
  play(resting, passing);
  expect(resting.state.railways.HBE.inactive).toEqual([]);
  const all = hbe({ ...wanted, options: { inactiveReach: 'all' } }, { markers: ['G14'], inactive: ['G14'] });
  expect(offers(all, { type: 'layTile', hex: 'G16' }), 'by another reading').toBe(true);
});

rule(
  ['1873/4.4.1-p', '1873/4.4.1-q', '1873/4.4.1-r', '1873/4.4.1-t', '1873/4.4.1-y', '1873/4.4.1-ac', '1873/4.6-b'],
  'the first turn builds the whole route for the price of the table, and nothing else',
  () => {
    const { game, events } = first('NWE');
    expect(told(events, 'concessionBuilt')).toMatchObject({ cost: 500, hexes: ['C8', 'D7', 'E6', 'H7', 'I8'] });
    const tiles = Object.entries(game.state.track.laid).map(([hex, { tile }]) => `${hex} ${tile}`);
    expect(tiles.sort()).toEqual(['C8 79', 'D7 956', 'E6 956', 'H7 78', 'I8 956']);
    expect([capital(game, 'NWE'), cash(game, ANN)], 'no refund').toEqual([250, 0]);
    expect(openHexes(game.state, 'NWE')).toEqual([]);
    expect(stepOf(game)).toBe('station');
    expect(refusedBy(game, laying('D5', '956/5'))).toBe('1873/4.4-a');
  },
);

rule(
  ['1873/4.4.1-q', '1873/4.6-c', '1873/W7', '1873/4.4.1-v'],
  'a complete route is paid all the same, and normal building follows',
  () => {
    const { game } = first('GHE', { tiles: { H19: '78/1' } });
    expect([capital(game, 'GHE'), stepOf(game)]).toEqual([600, 'track']);
    play(game, laying('I16', '76/1'));
    expect(stepOf(game), 'a second yellow tile').toBe('track');
    play(game, passing);
    expect(stepOf(game)).not.toBe('track');
  },
);

rule(
  ['1873/4.4.1-s', '1873/4.4.1-z', '1873/4.4.1-ab', '1873/4.4.1-ac', '1873/T1-i', '1873/E70'],
  'a mine builds across the route: its tile is set aside, and the owner lays it before its colour',
  () => {
    const { game } = starting('W1', {
      phase: '2',
      cash: [0, 0, 0],
      mines: { W1: ANN },
      capital: { W1: 50 },
      tiles: { E8: '75/1' },
    });
    const events = play(game, laying('D7', '75/4'));
    expect(types(events)).toEqual(expect.arrayContaining(['refunded', 'tileSetAside', 'concessionActive']));
    expect([told(events, 'tileSetAside')?.['tile'], game.state.tiles['968']]).toEqual(['968', 1]);
    expect(cash(game, ANN), '50 back and half of 40').toBe(70);
    const owner = first('NWE', { phase: '2', tiles: { E8: '75/1', D7: '75/4' } });
    expect(owner.game.state.track.laid['D7']?.tile).toBe('968');
    expect([capital(owner.game, 'NWE'), owner.game.state.setAside]).toEqual([250, {}]);
  },
);

rule(['1873/4.4.1-u', '1873/E37'], 'two tiles only if both are yellow or have two pieces of track', () => {
  const green = hbe({ tiles: { E16: '76/2' } });
  play(green, laying('E16', '963/1'));
  expect(stepOf(green), 'an ordinary green tile is the only one').not.toBe('track');
  const yellow = hbe({ tiles: { E16: '76/2' } });
  play(yellow, laying('B15', '78/5'));
  expect(refusedBy(yellow, laying('E16', '963/1'))).toBe('1873/4.4.1-u');
  play(yellow, laying('D13', '76/4'));
  expect(stepOf(yellow)).not.toBe('track');
  const double = hbe({ tiles: { B15: '78/5' } });
  const second = double
    .choices(ANN)
    .find(
      ({ type, params }) => type === 'layTile' && ['957', '958', '959', '960', '961'].includes(String(params['tile'])),
    );
  expect(second, 'no way in for the second piece').toBeUndefined();
});

rule(
  ['1873/4.4.1-x', '1873/4.4.1-af', '1873/4.4.1-ab', '1873/4.4.1-z'],
  'a railway’s cost in another’s concession hex goes back to its director',
  () => {
    const game = hbe({ tiles: { D9: '972/5' } }, { markers: ['D9'] });
    expect(told(play(game, laying('D7', '75/3')), 'tileSetAside')).toMatchObject({ tile: '963' });
    expect([capital(game, 'HBE'), cash(game, ANN)]).toEqual([950, 50]);
    const taken = hbe({ tiles: { D9: '972/5', E6: '956/1' } }, { markers: ['D9'] });
    expect(refusedBy(taken, laying('D7', '956/1'))).toBe('1873/4.4.1-z');
  },
);

rule(['1873/4.4.1-aa', '1873/E80'], 'exits at two unconnected stops do not build the route', () => {
  const game = hbe({ tiles: { E6: '75/0', E8: '75/0' } }, { markers: ['E6', 'E8'] });
  expect(told(play(game, laying('E6', '964/0')), 'tileSetAside')).toMatchObject({ hex: 'E6', tile: '975' });
  expect(openHexes(game.state, 'NWE').map(({ hex }) => hex)).toContain('E6');
  const peer = hbe({ options: { routeBuilt: 'exits' }, tiles: { E6: '75/0', E8: '75/0' } }, { markers: ['E6', 'E8'] });
  expect(told(play(peer, laying('E6', '964/0')), 'tileSetAside'), 'by another reading').toBeUndefined();
});

rule(['1873/4.4.1-ab', '1873/E72'], 'Heimburg: the tile for 1–5 and 3–4 is not in the box', () => {
  const wanted: Situation = { tiles: { B15: '77/5' } };
  expect(refusedBy(hbe(wanted), laying('C14', '75/3'))).toBe('1873/4.4.1-z');
  const included = hbe({ ...wanted, options: { tile914: 'included' } });
  expect(told(play(included, laying('C14', '75/3')), 'tileSetAside')).toMatchObject({ tile: '914' });
});

rule(
  ['1873/4.4.1-ad', '1873/4.4.1-ae', '1873/4.6-e', '1873/W12', '1873/E74'],
  'Blankenburg: without the exit towards C14 the brown tile is set aside, and the WBE stays inactive',
  () => {
    const game = hbe();
    const events = play(game, laying('D15', '974/1'));
    expect(told(events, 'tileSetAside')).toMatchObject({ hex: 'D15', tile: '986' });
    expect([capital(game, 'HBE'), game.state.railways.WBE.concession.active]).toEqual([1000, false]);
    const wbe = first('WBE', { phase: '3', tiles: { D15: '974/1' }, railways: { HBE: own } });
    expect(wbe.game.state.track.laid['D15']?.tile, 'in phase 3').toBe('986');
    const late = hbe({ phase: '4', tiles: { D15: '974/1' } });
    expect(refusedBy(late, laying('D15', '986/1'))).toBe('1873/4.4.1-a');
    const brown = hbe({ phase: '5', tiles: { D15: '974/1' } });
    play(brown, laying('D15', '986/1'));
    expect(brown.state.setAside).toEqual({});
  },
);

rule(['1873/4.4.1-ae'], 'others lay a tile set aside only in its hex and in its phase', () => {
  const wanted: Situation = { tiles: { D9: '972/5', D7: '75/3' } };
  const game = hbe(wanted, { markers: ['D9'] });
  expect(game.state.setAside['D7']).toEqual({ tile: '963', rotation: 3 });
  play(game, laying('D7', '963/3'));
  expect([game.state.setAside, openHexes(game.state, 'NWE').some(({ hex }) => hex === 'D7')]).toEqual([{}, false]);
  const gone = hbe({
    tiles: { ...wanted.tiles, E16: '76/2', F9: '963/0', G12: '963/0', G14: '963/0', G16: '963/0', D17: '963/0' },
  });
  expect(refusedBy(gone, laying('E16', '963/1')), 'the last one is kept').toBe('1873/4.4.1-e');
});

rule(['1873/4.4.1-ag'], 'the owner’s route is built even when no yellow tile is left', () => {
  const villages = ['D11', 'D13', 'E8', 'E10', 'E16', 'D17', 'F9', 'G12', 'G14', 'G16'];
  const { game } = first('NWE', { tiles: Object.fromEntries(villages.map((hex) => [hex, '956/0'])) });
  expect(game.state.tiles['956']).toBe(-3);
  expect(openHexes(game.state, 'NWE')).toEqual([]);
});
