import { BANK } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { exitsOf, tileOn } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { mapOf, type State } from '../state.ts';
import {
  building,
  cash,
  circles,
  fitting,
  hexesFor,
  laying,
  marking,
  offeredMarkers,
  sitOut,
  standing,
  tileAt,
  tilesFor,
  verdict,
} from './building.ts';
import { offers, play, refusedBy, rule, situation, types, typesOffered } from './situation.ts';

/** Straight track on E14, from Elberfeld F13 to the Östliches Ruhrgebiet D15. */
const E14 = '9/0';
const PASS = { type: 'pass' };

/** CME, out of trains, buys the first 5-train; ADR, then BME still have their turns. Ann has No. 1 to No. 4. */
function firstFiveTrain(): Game<State> {
  const game = building('CME', {
    treasury: { CME: 500, ADR: 500, BME: 500 },
    trains: { DEE: ['4'], GVE: ['4', '4'] },
    floated: ['CME', 'ADR', 'BME', 'DEE', 'GVE'],
    privates: { no1: 0, no2: 0, no3: 0, no4: 0 },
    par: { ADR: 80, BME: 75 },
    turn: { company: 'CME', step: 'trains' },
    round: { number: 1, of: 3, acted: ['DEE', 'GVE'] },
  });
  expect(game.state.privates.no1).toBe('player0');
  const events = play(game, { type: 'buyTrain', train: '5', from: 'depot', price: 500 });
  expect(types(events)).toContain('privatesClosed');
  play(game, PASS);
  return game;
}

// No. 1 Prinz-Wilhelm-Bahn

rule(
  ['18rhl/4.2-no1-a', '18rhl/7.3-b'],
  'Bob has No. 1: Ann’s BME stands at E14 and may not build there, only elsewhere',
  () => {
    const game = building('BME', { privates: { no1: 1 } });
    expect(refusedBy(game, laying('E14', E14))).toBe('18rhl/4.2-no1-a');
    expect(refusedBy(game, laying('E14', E14, 'no1'))).toBe('18rhl/4.1-c');
    expect(hexesFor(game)).toEqual(['G14']);
  },
);

rule('18rhl/4.2-no1-a', 'Ann has No. 1 herself: on E14 her BME cannot use its normal lay, but the power', () => {
  const game = building('BME', { privates: { no1: 0 } });
  expect(refusedBy(game, laying('E14', E14))).toBe('18rhl/4.2-no1-a');
  expect(hexesFor(game)).toEqual(['G14']);
  expect(offers(game, laying('E14', E14, 'no1'))).toBe(true);
  play(game, laying('E14', E14, 'no1'));
  expect(tileAt(game, 'E14')).toBe(E14);
});

rule('18rhl/4.2-no1-b', 'ADR in far Aachen builds E14 for its director, before or after its normal tile', () => {
  const lays = [laying('K4', '4/1'), laying('E14', E14, 'no1')];
  for (const inOrder of [lays, lays.toReversed()]) {
    const game = building('ADR', { privates: { no1: 0 } });
    for (const lay of inOrder) {
      expect(offers(game, lay)).toBe(true);
      play(game, lay);
    }
    expect([tileAt(game, 'K4'), tileAt(game, 'E14')]).toEqual(['4/1', E14]);
    expect(refusedBy(game, laying('J3', '1/2'))).toBe('18rhl/6.3-b');
  }
});

rule('18rhl/4.2-no1-b', 'the power is for the first tile on E14 and for no other hex', () => {
  const game = building('BME', { privates: { no1: 0 } });
  expect(refusedBy(game, laying('G14', '9/2', 'no1'))).toBe('18rhl/4.2-no1-b');
  expect(hexesFor(game, 'no1')).toEqual(['E14']);
  play(game, laying('E14', E14, 'no1'));
  expect(hexesFor(game, 'no1')).toEqual([]);
  expect(refusedBy(game, laying('E14', '8/0', 'no1'))).toBe('18rhl/4.1-i');
});

rule('18rhl/4.2-no1-c', 'the first tile on E14 is plain and yellow in any turn 7.1 allows, and costs 30 M', () => {
  const game = building('ADR', { privates: { no1: 0 }, phase: '3', treasury: { ADR: 30 } });
  // Five of the six sides are open; in the east the map ends.
  expect(fitting(game, 'E14', 'no1')).toEqual(
    ['7/0', '7/1', '7/2', '7/5', '8/0', '8/1', '8/3', '8/5', '9/0', '9/2'].sort(),
  );
  expect(refusedBy(game, laying('E14', '9/1', 'no1'))).toBe('18rhl/7.1-g');
  expect(refusedBy(game, laying('E14', '4/0', 'no1'))).toBe('18rhl/7.1-e');
  expect(refusedBy(game, laying('E14', '57/0', 'no1'))).toBe('18rhl/7.1-e');
  expect(refusedBy(game, laying('E14', '23/0', 'no1'))).toBe('18rhl/8-b');
  const bank = cash(game, BANK);
  play(game, laying('E14', E14, 'no1'));
  expect(cash(game, 'ADR')).toBe(0);
  expect(cash(game, BANK)).toBe(bank + 30);
});

rule('18rhl/4.2-no1-c', 'with 29 M the company cannot pay for E14', () => {
  const game = building('ADR', { privates: { no1: 0 }, treasury: { ADR: 29 } });
  expect(refusedBy(game, laying('E14', E14, 'no1'))).toBe('18rhl/7.1-i');
  expect(hexesFor(game, 'no1')).toEqual([]);
});

rule(
  '18rhl/4.2-no1-d',
  'E14 carries a tile: everybody upgrades it by the normal rules, connected or not at all',
  () => {
    const upgrade = laying('E14', '24/0');
    const site = { privates: { no1: 1 }, usedPowers: ['no1'], phase: '3', tiles: { E14 } } as const;
    const neighbour = building('BME', site);
    expect(offers(neighbour, upgrade)).toBe(true);
    play(neighbour, upgrade);
    expect(cash(neighbour, 'BME')).toBe(500);

    const owner = building('ADR', { ...site, directors: { ADR: 1 } });
    expect(refusedBy(owner, upgrade)).toBe('18rhl/8-d');
    expect(refusedBy(owner, laying('E14', '24/0', 'no1'))).toBe('18rhl/4.1-i');
  },
);

rule(
  ['18rhl/4.2-no1-e', '18rhl/E-48'],
  'the first 5-train is bought, E14 is empty: the powers are gone and anybody builds on E14',
  () => {
    const game = firstFiveTrain();
    for (const power of ['no1', 'no3', 'no4', 'no1+no3']) {
      expect(refusedBy(game, laying('E14', E14, power)), power).toBe('18rhl/4.1-g');
      expect(hexesFor(game, power), power).toEqual([]);
    }
    expect(refusedBy(game, laying('E8', '935/1', 'no2'))).toBe('18rhl/4.1-g');
    sitOut(game);
    expect(offers(game, laying('E14', E14))).toBe(true);
    play(game, laying('E14', E14));
    expect(cash(game, 'BME')).toBe(470);
  },
);

// No. 2 Konzession Essen-Osterath

const OSTERATH = laying('E8', '935/1', 'no2');

rule('18rhl/4.2-no2-a', 'the concession waits for the green phase and is lost with the first 5-train', () => {
  const yellow = building('ADR', { privates: { no2: 0 } });
  expect(refusedBy(yellow, OSTERATH)).toBe('18rhl/4.2-no2-a');
  expect(hexesFor(yellow, 'no2')).toEqual([]);
  for (const phase of ['3', '4'] as const) {
    const green = building('ADR', { privates: { no2: 0 }, phase });
    expect(offers(green, OSTERATH), phase).toBe(true);
    expect(verdict(green, OSTERATH), phase).toBe('legal');
  }
  const brown = firstFiveTrain();
  expect(refusedBy(brown, OSTERATH)).toBe('18rhl/4.1-g');
  expect(hexesFor(brown, 'no2')).toEqual([]);
});

rule(
  '18rhl/4.2-no2-b',
  'ADR puts #935 on E8 far from its network, free, beside its normal tile, and one way only',
  () => {
    const game = building('ADR', { privates: { no2: 0 }, phase: '3', treasury: { ADR: 0 } });
    expect(fitting(game, 'E8', 'no2')).toEqual(['935/1']);
    expect(hexesFor(game, 'no2')).toEqual(['E8']);
    for (const rotation of [0, 2, 3, 4, 5]) {
      expect(refusedBy(game, laying('E8', `935/${rotation}`, 'no2'))).toBe('18rhl/4.2-no2-b');
    }
    expect(refusedBy(game, laying('E10', '935/1', 'no2'))).toBe('18rhl/4.2-no2-b');
    expect(refusedBy(game, laying('E8', '56/0', 'no2'))).toBe('18rhl/4.2-no2-b');
    play(game, OSTERATH);
    expect(cash(game, 'ADR')).toBe(0);
    const { state } = game;
    expect(tileOn(mapOf(state), state.track, 'E8').exits).toEqual([0, 1, 2, 3, 5]);
    play(game, laying('K4', '4/1'));
    expect(refusedBy(game, laying('J3', '1/2'))).toBe('18rhl/6.3-b');
  },
);

rule(
  '18rhl/4.2-no2-c',
  'right after #935 RhE sets its cheapest marker there for nothing; its next one costs 80',
  () => {
    const game = building('RhE', { privates: { no2: 0 }, phase: '3', treasury: { RhE: 0 } });
    play(game, OSTERATH);
    expect(offeredMarkers(game)).toEqual({ 'E8.city0': 0 });
    play(game, marking('E8'));
    expect(standing(game, 'RhE')).toEqual(['E8.city0', 'I10.city0']);
    expect(cash(game, 'RhE')).toBe(0);

    const later = building('RhE', {
      phase: '3',
      tiles: { E8: '935/1', J9: '8/3', K10: '6/0' },
      markers: { RhE: ['E8'] },
    });
    expect(offeredMarkers(later)).toEqual({ 'D9.city0': 80, 'K10.city0': 80 });
  },
);

rule(
  ['18rhl/4.2-no2-d', '18rhl/4.2-no2-e', '18rhl/E-45'],
  'normal tile, #935, free marker is a turn; after #935 and marker neither a tile nor a second marker follows',
  () => {
    const site = {
      privates: { no2: 0, no3: 0 },
      phase: '3',
      tiles: { J9: '8/3', K10: '6/0' },
    } as const;
    const good = building('RhE', site);
    play(good, laying('I10', '923/0'), OSTERATH, marking('E8'));
    expect(standing(good, 'RhE')).toEqual(['E8.city0', 'I10.city0']);

    const hasty = building('RhE', site);
    expect(verdict(hasty, marking('K10'))).toBe('legal');
    play(hasty, OSTERATH, marking('E8'));
    expect(refusedBy(hasty, laying('I10', '923/0'))).toBe('18rhl/6.3-a');
    expect(refusedBy(hasty, laying('F11', '9/1', 'no3'))).toBe('18rhl/6.3-a');
    expect(refusedBy(hasty, marking('K10'))).toBe('18rhl/9-h');
    expect(typesOffered(hasty)).toEqual(['pass']);
  },
);

rule('18rhl/4.2-no2-f', 'another tile after #935: the free marker is lost, E8 now needs money and a connection', () => {
  const game = building('RhE', { privates: { no2: 0 }, phase: '3' });
  play(game, OSTERATH, laying('J9', '9/0'));
  expect(refusedBy(game, marking('E8'))).toBe('18rhl/9-i');
  expect(offeredMarkers(game)).toEqual({});
  // CCE comes to E8 from Krefeld, pays its 80 M and needs no leave of anybody.
  const tiles = { E6: '201/3' };
  const connected = building('CCE', { privates: { no2: 0 }, phase: '3', tiles });
  play(connected, OSTERATH);
  expect(offeredMarkers(connected)).toEqual({ 'D9.city0': 80, 'E8.city0': 0 });
  play(connected, laying('H9', '4/2'));
  expect(offeredMarkers(connected)).toEqual({ 'D9.city0': 80, 'E8.city0': 80 });
  play(connected, marking('E8'));
  expect(cash(connected, 'CCE')).toBe(420);

  const other = building('CCE', { phase: '3', directors: { CCE: 1 }, tiles: { ...tiles, E8: '935/1' } });
  expect(offeredMarkers(other)).toEqual({ 'D9.city0': 80, 'E8.city0': 80 });
});

rule('18rhl/4.2-no2-f', 'a company that goes on to run its trains has given up the free marker', () => {
  const game = building('RhE', { privates: { no2: 0 }, phase: '3' });
  play(game, OSTERATH, PASS);
  expect(refusedBy(game, marking('E8'))).toBe('18rhl/6.3-a');
});

rule(['18rhl/4.2-no2-g', '18rhl/7.3-a'], '#935 comes only by the concession, and nothing is laid over it', () => {
  const near = building('CCE', { phase: '3', tiles: { E6: '201/3' }, privates: { no2: 1, no3: 0 } });
  expect(refusedBy(near, laying('E8', '935/1'))).toBe('18rhl/4.2-no2-g');
  expect(refusedBy(near, laying('E8', '935/1', 'no3'))).toBe('18rhl/4.2-no2-g');
  expect(refusedBy(near, OSTERATH)).toBe('18rhl/4.1-c');
  expect(tilesFor(near, 'E8')).not.toContain('935');

  for (const phase of ['3', '5', '8'] as const) {
    const built = building('CCE', { phase, tiles: { E6: '201/3', E8: '935/1' } });
    expect(fitting(built, 'E8'), phase).toEqual([]);
    expect(refusedBy(built, laying('E8', '87/0')), phase).toBe('18rhl/4.2-no2-g');
  }
});

rule('18rhl/E-46', 'GVE, without a marker left, still lays #935, over a tile, which goes back to the stock', () => {
  const game = building('GVE', {
    privates: { no2: 0 },
    phase: '3',
    tiles: { E8: '56/0' },
    markers: { GVE: ['K6'] },
  });
  expect(game.state.tiles['56']).toBe(1);
  play(game, OSTERATH);
  expect(tileAt(game, 'E8')).toBe('935/1');
  expect(game.state.tiles['56']).toBe(2);
  expect(game.state.tiles['935']).toBe(0);
  expect(offeredMarkers(game)).toEqual({});
  expect(refusedBy(game, marking('E8'))).toBe('18rhl/9-l');
});

rule('18rhl/E-60', '#935 on a tile with two towns: the towns are gone and all old exits lead to the one city', () => {
  for (const [old, exits] of [
    ['56/0', [0, 1, 2, 3]],
    ['1/4', [1, 2, 4, 5]],
    ['87/0', [0, 1, 2, 3]],
    ['204/1', [1, 3, 4, 5]],
  ] as const) {
    const game = building('ADR', { privates: { no2: 0 }, phase: '3', tiles: { E8: old } });
    const { state } = game;
    const before = tileOn(mapOf(state), state.track, 'E8');
    expect(before.exits).toEqual(exits);
    play(game, OSTERATH);
    const after = tileOn(mapOf(state), state.track, 'E8');
    expect(after.nodes.map(({ id }) => id)).toEqual(['city0', 'town0']);
    // The one exit that does not lead straight to the city leads through the town of the tile.
    const [through] = exitsOf(after, 'town0');
    expect([...exitsOf(after, 'city0'), through].sort()).toEqual([0, 1, 2, 3, 5]);
    expect(after.segments).toContainEqual({ a: 'town0', b: 'city0', kind: 'track' });
  }
});

// No. 3 Seilzuganlage

rule('18rhl/4.2-no3-a', 'ADR crosses a mountain of 60 M for nothing, far away, beside its normal tile', () => {
  const game = building('ADR', { privates: { no3: 0 }, treasury: { ADR: 0 } });
  const rope = laying('F11', '9/1', 'no3');
  expect(offers(game, rope)).toBe(true);
  expect(refusedBy(game, laying('F11', '9/1'))).toBe('18rhl/7.1-i');
  play(game, rope);
  expect(tileAt(game, 'F11')).toBe('9/1');
  expect(cash(game, 'ADR')).toBe(0);
  play(game, laying('K4', '4/1'));
  expect(refusedBy(game, laying('J3', '1/2'))).toBe('18rhl/6.3-b');

  const small = building('ADR', { privates: { no3: 0 }, treasury: { ADR: 0 } });
  play(small, laying('K4', '4/1'), laying('J13', '9/1', 'no3'));
  expect(cash(small, 'ADR')).toBe(0);
});

rule(['18rhl/4.2-no3-b', '18rhl/7.1-j'], 'the rope pulls up one mountain in the game, for whichever company', () => {
  const game = building('ADR', { privates: { no3: 0 } });
  play(game, laying('F11', '9/1', 'no3'));
  expect(cash(game, 'ADR')).toBe(500);
  expect(refusedBy(game, laying('H13', '9/0', 'no3'))).toBe('18rhl/4.1-i');
  expect(hexesFor(game, 'no3')).toEqual([]);

  const later = building('BME', { privates: { no3: 0 }, usedPowers: ['no3'] });
  expect(refusedBy(later, laying('G14', '9/2', 'no3'))).toBe('18rhl/4.1-i');
  play(later, laying('G14', '9/2'));
  expect(cash(later, 'BME')).toBe(440);
});

rule('18rhl/4.2-no3-c', 'the rope does not bend the rules for the tile itself', () => {
  const game = building('ADR', { privates: { no3: 0 } });
  // Kind of hex, letters, the map's edge, the blank side of a grey hex, the river.
  expect(refusedBy(game, laying('F11', '4/1', 'no3'))).toBe('18rhl/7.1-e');
  expect(refusedBy(game, laying('I12', '9/1', 'no3'))).toBe('18rhl/7.1-e');
  expect(refusedBy(game, laying('E12', '4/1', 'no3'))).toBe('18rhl/7.1-e');
  expect(refusedBy(game, laying('D13', '57/0', 'no3'))).toBe('18rhl/7.1-f');
  expect(refusedBy(game, laying('F11', '201/0', 'no3'))).toBe('18rhl/7.1-f');
  expect(refusedBy(game, laying('G14', '9/1', 'no3'))).toBe('18rhl/7.1-g');
  expect(refusedBy(game, laying('H13', '9/1', 'no3'))).toBe('18rhl/7.1-g');
  expect(refusedBy(game, laying('K12', '4/1', 'no3'))).toBe('18rhl/7.2-e');
});

rule(
  ['18rhl/4.2-no3-c', '18rhl/4.2-no3-e', '18rhl/7.1-e'],
  'in the yellow phase the rope reaches the ten bare white mountains, on each just so many lays',
  () => {
    const game = building('ADR', { privates: { no3: 0 } });
    const lays = Object.fromEntries(hexesFor(game, 'no3').map((hex) => [hex, fitting(game, hex, 'no3').length]));
    // Two of n open sides can be joined in n(n−1)/2 ways. Y tiles: a sharp and a gentle bend. G12: 937 with its printed exit.
    expect(lays).toEqual({
      D13: 12,
      E12: 24,
      E14: 10,
      F11: 15,
      G12: 2,
      G14: 10,
      H13: 10,
      I12: 15,
      J13: 10,
      K12: 6,
    });
  },
);

rule('18rhl/4.2-no3-d', 'Bob’s No. 1 keeps E14 from Ann’s rope; with No. 1 of her own she uses both at once', () => {
  const blocked = building('ADR', { privates: { no1: 1, no3: 0 } });
  expect(refusedBy(blocked, laying('E14', E14, 'no3'))).toBe('18rhl/4.2-no3-d');
  expect(refusedBy(blocked, laying('E14', E14, 'no1+no3'))).toBe('18rhl/4.1-c');
  expect(hexesFor(blocked, 'no3')).not.toContain('E14');
  expect(hexesFor(blocked, 'no1+no3')).toEqual([]);

  const both = building('ADR', { privates: { no1: 0, no3: 0 }, treasury: { ADR: 0 } });
  expect(refusedBy(both, laying('E14', E14, 'no3'))).toBe('18rhl/4.2-no3-d');
  expect(refusedBy(both, laying('E14', E14, 'no1'))).toBe('18rhl/7.1-i');
  expect(hexesFor(both, 'no1+no3')).toEqual(['E14']);
  play(both, laying('E14', E14, 'no1+no3'));
  expect(cash(both, 'ADR')).toBe(0);
  expect(refusedBy(both, laying('F11', '9/1', 'no3'))).toBe('18rhl/4.1-i');
});

rule(
  ['18rhl/4.2-no3-e', '18rhl/E-62'],
  'the rope on Aachen, Elberfeld and I14 takes a green tile and the green phase; no help on C8',
  () => {
    const green = { K2: '930/0', F13: '934/5', I14: '24/3' };
    const early = building('CME', { privates: { no3: 0 }, treasury: { CME: 0 } });
    for (const [hex, laid] of Object.entries(green)) {
      expect(refusedBy(early, laying(hex, laid, 'no3')), hex).toBe('18rhl/4.2-no3-e');
      expect(hexesFor(early, 'no3')).not.toContain(hex);
    }
    for (const [hex, laid] of Object.entries(green)) {
      const game = building('CME', { privates: { no3: 0 }, phase: '3', treasury: { CME: 0 } });
      expect(refusedBy(game, laying(hex, laid)), hex).toBe('18rhl/7.1-i');
      expect(offers(game, laying(hex, laid, 'no3')), hex).toBe(true);
      play(game, laying(hex, laid, 'no3'));
      expect(tileAt(game, hex)).toBe(laid);
      expect(cash(game, 'CME')).toBe(0);
      expect(refusedBy(game, laying('C8', '9/0', 'no3')), hex).toBe('18rhl/4.1-i');
    }
    expect(refusedBy(early, laying('C8', '9/0', 'no3'))).toBe('18rhl/4.2-no3-e');
    expect(refusedBy(early, laying('J9', '9/0', 'no3'))).toBe('18rhl/4.2-no3-e');
  },
);

rule('18rhl/4.2-no3-e', 'a mountain that a tile covers is no mountain for the rope', () => {
  const game = building('CME', { privates: { no3: 0 }, phase: '5', tiles: { F11: '9/1', K2: '930/0' } });
  expect(refusedBy(game, laying('F11', '23/1', 'no3'))).toBe('18rhl/4.2-no3-e');
  expect(refusedBy(game, laying('K2', '931/0', 'no3'))).toBe('18rhl/4.2-no3-e');
  expect(hexesFor(game, 'no3')).toEqual(['D13', 'E12', 'E14', 'F13', 'G12', 'G14', 'H13', 'I12', 'I14', 'J13', 'K12']);
});

rule('18rhl/4.2-no3-e', 'read otherwise, the rope also turns a covered mountain green, but never brown', () => {
  const game = building('CME', {
    options: { mountains: 'covered-too' },
    privates: { no3: 0 },
    phase: '5',
    tiles: { F11: '9/1', K2: '930/0' },
  });
  expect(refusedBy(game, laying('K2', '931/0', 'no3'))).toBe('18rhl/4.2-no3-e');
  expect(refusedBy(game, laying('J9', '9/0', 'no3'))).toBe('18rhl/4.2-no3-e');
  expect(hexesFor(game, 'no3')).toContain('F11');
  expect(hexesFor(game, 'no3')).not.toContain('K2');
  play(game, laying('F11', '23/1', 'no3'));
  expect(tileAt(game, 'F11')).toBe('23/1');
});

rule('18rhl/4.2-no3-f', 'the rope’s tile may bring its company nothing, but a marker in that city needs a way', () => {
  const game = building('ADR', { privates: { no3: 0 }, phase: '3' });
  expect(refusedBy(game, laying('F13', '934/5'))).toBe('18rhl/8-e');
  play(game, laying('F13', '934/5', 'no3'));
  expect(refusedBy(game, marking('F13'))).toBe('18rhl/9-i');
  expect(offeredMarkers(game)).toEqual({});
});

// No. 4 Trajektanstalt

const DUISBURG = laying('D9', '925/0', 'no4');

rule('18rhl/4.2-no4-a', 'ADR makes one of the three metropolises green: free, far away, beside its normal tile', () => {
  for (const laid of ['D9 925/0', 'D9 926/0', 'F9 921/0', 'F9 922/0', 'I10 923/0', 'I10 924/0']) {
    const [hex = '', tile = ''] = laid.split(' ');
    const game = building('ADR', { privates: { no4: 0 }, phase: '3', treasury: { ADR: 0 } });
    expect(offers(game, laying(hex, tile, 'no4')), laid).toBe(true);
    play(game, laying(hex, tile, 'no4'));
    expect(tileAt(game, hex)).toBe(tile);
    expect(cash(game, 'ADR')).toBe(0);
    play(game, laying('K4', '4/1'));
    expect(refusedBy(game, laying('J3', '1/2'))).toBe('18rhl/6.3-b');
  }
});

rule('18rhl/4.2-no4-a', 'the ferry waits for green tiles and serves no other hex', () => {
  const early = building('ADR', { privates: { no4: 0 } });
  expect(refusedBy(early, DUISBURG)).toBe('18rhl/4.2-no4-a');
  expect(hexesFor(early, 'no4')).toEqual([]);
  const game = building('ADR', { privates: { no4: 0 }, phase: '3' });
  expect(refusedBy(game, laying('F13', '934/5', 'no4'))).toBe('18rhl/4.2-no4-a');
  expect(hexesFor(game, 'no4')).toEqual(['D9', 'F9', 'I10']);
});

rule(
  ['18rhl/4.2-no4-b', '18rhl/E-47'],
  'power, normal tile and marker in either order: ADR stands in Duisburg on the bank it likes, for 60 M',
  () => {
    const normal = laying('K4', '4/1');
    for (const [first, second] of [
      [DUISBURG, normal],
      [normal, DUISBURG],
    ] as const) {
      for (const bank of ['D9.city0', 'D9.city1']) {
        const game = building('ADR', { privates: { no4: 0 }, phase: '3' });
        expect(refusedBy(game, marking('D9.city0'))).toBe('18rhl/9-i');
        play(game, first, second);
        // The other markers on offer are those of the normal network.
        expect(offeredMarkers(game)).toEqual({ 'D9.city0': 60, 'D9.city1': 60, 'K6.city0': 60 });
        play(game, marking(bank));
        expect(standing(game, 'ADR')).toEqual([bank, 'K2.city0']);
        expect(cash(game, 'ADR')).toBe(440);
      }
    }
  },
);

rule('18rhl/4.2-no4-b', 'homes that wait in Köln and Düsseldorf keep their circles from the ferry’s marker too', () => {
  const koeln = building('ADR', { privates: { no4: 0 }, phase: '3' });
  play(koeln, laying('I10', '923/0', 'no4'));
  expect(refusedBy(koeln, marking('I10.city0'))).toBe('18rhl/9-k');
  expect(refusedBy(koeln, marking('I10.city1'))).toBe('18rhl/9-k');
  const duesseldorf = building('ADR', { privates: { no4: 0 }, phase: '3' });
  play(duesseldorf, laying('F9', '921/0', 'no4'));
  expect(offeredMarkers(duesseldorf)).toEqual({ 'F9.city0': 60, 'F9.city1': 60 });
  // RhE already stands in Köln: no second marker on the tile.
  const rhe = building('RhE', { privates: { no4: 0 }, phase: '3' });
  play(rhe, laying('I10', '923/0', 'no4'));
  expect(refusedBy(rhe, marking('I10.city1'))).toBe('18rhl/9-j');
});

rule(
  ['18rhl/4.2-no4-c', '18rhl/E-47'],
  'ADR waits with the marker: in its next turn Duisburg, not connected, is refused',
  () => {
    const game = building('ADR', { privates: { no4: 0 }, phase: '3', round: { number: 1, of: 2 } });
    play(game, DUISBURG);
    expect(verdict(game, marking('D9.city1'))).toBe('legal');
    sitOut(game);
    expect(game.state.flow.at(0)).toMatchObject({ kind: 'operatingRound', number: 2 });
    expect(refusedBy(game, marking('D9.city1'))).toBe('18rhl/9-i');
    expect(offeredMarkers(game)).toEqual({});
  },
);

rule('18rhl/4.2-no4-d', 'after the ferry’s marker no tile follows, not even the normal one', () => {
  const game = building('ADR', { privates: { no3: 0, no4: 0 }, phase: '3' });
  play(game, DUISBURG);
  expect(verdict(game, laying('K4', '4/1'))).toBe('legal');
  play(game, marking('D9.city0'));
  expect(refusedBy(game, laying('K4', '4/1'))).toBe('18rhl/6.3-a');
  expect(refusedBy(game, laying('F11', '9/1', 'no3'))).toBe('18rhl/6.3-a');
  expect(typesOffered(game)).toEqual(['pass']);
});

rule('18rhl/4.2-no4-e', 'once in the game, and not where a green or brown tile lies', () => {
  const game = building('ADR', { privates: { no4: 0 }, phase: '3' });
  play(game, DUISBURG);
  expect(refusedBy(game, laying('F9', '921/0', 'no4'))).toBe('18rhl/4.1-i');
  expect(hexesFor(game, 'no4')).toEqual([]);

  const built = building('ADR', { privates: { no4: 0 }, phase: '5', tiles: { I10: '923/0', F9: '927/0' } });
  expect(refusedBy(built, laying('I10', '928/0', 'no4'))).toBe('18rhl/4.2-no4-e');
  expect(refusedBy(built, laying('F9', '932/0', 'no4'))).toBe('18rhl/4.2-no4-e');
  expect(hexesFor(built, 'no4')).toEqual(['D9']);
});

rule('18rhl/4.2-no4-b', 'KKK reaches the network by the ferry: its second marker in Düsseldorf, for 60 M', () => {
  const game = situation({
    shares: { KKK: [[0, [20, 20, 20]]] },
    treasury: { KKK: 60 },
    privates: { no4: 0 },
    phase: '3',
    turn: { company: 'KKK' },
  });
  play(game, laying('F9', '922/0', 'no4'), marking('F9.city0'));
  expect(cash(game, 'KKK')).toBe(0);
  expect(circles(game, 'F9.city0')).toEqual(['KKK']);
});
