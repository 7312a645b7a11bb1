import { expect } from 'vitest';
import { play, refusedBy, rule, situation } from './situation.ts';
import { dieOn, exchange, fieldsOffered, lay, moneyOf, turnOf, verdict, ways } from './table.ts';

const holding = (...complex: string[]) => ({ rolled: true, complex });

/** Ann on B4 with a straight on C4 and a curve to the north on D4. */
const LINE = { stations: { B4: 0 }, track: { C4: 'straight.1', D4: 'curve.3' } } as const;

rule('rrd2/laying-complex-a', 'a complex die takes the place of a simple one, which comes before the player', () => {
  const game = situation({ ...LINE, turn: holding('crossing') });
  expect(verdict(game, exchange('C4', 'crossing.0'))).toBe('legal');
  play(game, exchange('C4', 'crossing.0'));
  expect(dieOn(game, 'C4')).toBe('crossing.0');
  expect(turnOf(game)).toMatchObject({ simple: ['straight'], complex: [] });
  expect(game.state.diceBank).toEqual({ simple: 28, complex: 19 });
});

rule('rrd2/laying-complex-a', 'there must be a simple die to exchange, and a complex one to do it with', () => {
  const game = situation({
    ...LINE,
    stations: { B4: 0, D2: 'grey' },
    track: { ...LINE.track, D3: 'straight.0' },
    turn: { rolled: true, simple: ['straight'], complex: ['crossing'] },
  });
  expect(verdict(game, exchange('M4', 'crossing.0')), 'off the board').toBe('rrd2/laying-complex-a');
  expect(verdict(game, exchange('D2', 'crossing.0')), 'a station').toBe('rrd2/laying-simple-j');
  expect(verdict(game, lay('C4', 'straight.1')), 'a simple die').toBe('rrd2/laying-simple-a');
  expect(ways(game, 'exchange')).toEqual(['C4 crossing.0', 'D3 crossing.0']);
});

rule('rrd2/laying-complex-b', 'a “?” becomes any of the five track faces, and no other', () => {
  const game = situation({ ...LINE, turn: holding('?') });
  const faces = ways(game, 'exchange').map((way) => way.slice(3, -2));
  expect([...new Set(faces)].sort()).toEqual(['crossing', 'doubleCurve', 'switchLeft', 'switchRight', 'ySwitch']);
  for (const face of ['?.0', 'straight.1', 'curve.3']) {
    expect(refusedBy(game, exchange('C4', face, '?')), face).toBe('kernel/shape');
  }
  play(game, exchange('D4', 'ySwitch.1', '?'));
  expect(dieOn(game, 'D4')).toBe('ySwitch.1');
  expect(turnOf(game).complex).toEqual([]);
});

rule('rrd2/laying-complex-c', 'a complex die on the board is never exchanged', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'switchRight.1', D4: 'straight.1' },
    turn: holding('switchRight', 'crossing'),
  });
  for (const turned of ['switchRight.1', 'switchRight.3', 'crossing.0']) {
    expect(verdict(game, exchange('C4', turned)), turned).toBe('rrd2/laying-complex-c');
  }
  play(game, exchange('D4', 'switchRight.1'));
  expect(verdict(game, exchange('D4', 'crossing.0')), 'just laid').toBe('rrd2/laying-complex-c');
  expect(fieldsOffered(game, 'exchange')).toEqual([]);
});

rule('rrd2/laying-complex-d', 'dice on the line, beside the start station and where the line leads up to', () => {
  const game = situation({
    stations: { B4: 0, H4: 'grey' },
    track: {
      ...{ C4: 'straight.1', D4: 'straight.1' }, // the line
      B5: 'straight.1', // beside Ann's station, its blank side towards it
      E4: 'straight.0', // the line leads up to its blank side
      ...{ F4: 'straight.0', E3: 'straight.0', I4: 'straight.1' }, // neither
    },
    turn: holding('crossing'),
  });
  expect(fieldsOffered(game, 'exchange')).toEqual(['B5', 'C4', 'D4', 'E4']);
  for (const field of ['F4', 'E3', 'I4']) {
    expect(verdict(game, exchange(field, 'crossing.0')), field).toBe('rrd2/laying-complex-d');
  }
});

rule('rrd2/laying-complex-d', 'track beyond a station or against a switch is out of reach', () => {
  const game = situation({
    stations: { B4: 0, G4: 'grey' },
    track: {
      ...{ C4: 'straight.1', D4: 'switchLeft.3', D5: 'straight.0' },
      ...{ E4: 'straight.1', F4: 'straight.1', H4: 'straight.1' },
    },
    turn: holding('crossing'),
  });
  expect(fieldsOffered(game, 'exchange')).toEqual(['C4', 'E4', 'F4']);
  expect(verdict(game, exchange('D5', 'crossing.0')), 'the other branch').toBe('rrd2/laying-complex-d');
  expect(verdict(game, exchange('H4', 'crossing.0')), 'beyond the station').toBe('rrd2/laying-complex-d');
});

rule('rrd2/laying-complex-e', 'the old track stays: no other way through the die replaces it', () => {
  const game = situation({
    ...LINE,
    turn: holding('crossing', 'doubleCurve', 'switchRight', 'switchLeft', 'ySwitch'),
  });
  const lost = [
    ...['C4 doubleCurve.0', 'C4 doubleCurve.1', 'C4 switchRight.0', 'C4 switchLeft.2'],
    ...['C4 ySwitch.0', 'C4 ySwitch.1', 'C4 ySwitch.2', 'C4 ySwitch.3'],
    ...['D4 crossing.0', 'D4 doubleCurve.0', 'D4 switchRight.1', 'D4 switchRight.3', 'D4 switchLeft.0'],
    ...['D4 switchLeft.2', 'D4 ySwitch.0', 'D4 ySwitch.3'],
  ];
  for (const way of lost) {
    const [field = '', turned = ''] = way.split(' ');
    expect(verdict(game, exchange(field, turned)), way).toBe('rrd2/laying-complex-e');
  }
});

rule(
  ['rrd2/laying-complex-e', 'rrd2/laying-complex-k', 'rrd2/X4'],
  'Seeterrassen Betriebe may put a switch into the line in four ways, A to D',
  () => {
    const game = situation({
      stations: { J3: 0, B2: 1 },
      track: { C2: 'straight.1', D2: 'curve.3', D1: 'curve.1', E1: 'straight.1', G5: 'straight.1' },
      seat: 1,
      turn: holding('switchRight'),
    });
    expect(ways(game, 'exchange')).toEqual([
      'C2 switchRight.1',
      'C2 switchRight.3',
      'D2 switchRight.2',
      'E1 switchRight.1',
    ]);
    for (const way of ways(game, 'exchange')) {
      const [field = '', turned = ''] = way.split(' ');
      expect(verdict(game, exchange(field, turned)), way).toBe('legal');
    }
    expect(verdict(game, exchange('D1', 'switchRight.0')), 'into the edge').toBe('rrd2/laying-complex-g');
  },
);

rule('rrd2/laying-complex-f', 'a die the line only leads up to must be joined by the exchange', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'straight.1', D4: 'straight.0' },
    turn: { rolled: true, simple: ['straight'], complex: ['switchRight', 'switchLeft', 'crossing'] },
  });
  expect(verdict(game, exchange('D4', 'switchRight.0')), 'its branch to the east').toBe('rrd2/laying-complex-f');
  expect(verdict(game, exchange('D4', 'switchLeft.2')), 'its branch to the east').toBe('rrd2/laying-complex-f');
  expect(verdict(game, exchange('D4', 'switchRight.2'))).toBe('legal');
  expect(verdict(game, exchange('D4', 'switchLeft.0'))).toBe('legal');
  expect(verdict(game, exchange('D4', 'crossing.0'))).toBe('legal');
  play(game, exchange('D4', 'switchRight.2'));
  expect(fieldsOffered(game, 'lay'), 'the line goes on over the stem').toEqual(['B3', 'B5', 'D3']);
});

rule('rrd2/laying-complex-f', 'the same beside the start station', () => {
  const game = situation({ stations: { B4: 0 }, track: { C4: 'straight.0' }, turn: holding('switchRight') });
  expect(verdict(game, exchange('C4', 'switchRight.0'))).toBe('rrd2/laying-complex-f');
  expect(verdict(game, exchange('C4', 'switchRight.2'))).toBe('legal');
});

rule(
  ['rrd2/laying-complex-g', 'rrd2/laying-complex-e', 'rrd2/X3', 'rrd2/Y19'],
  'a switch keeps the straight, but its branch points at the edge: refused that way round',
  () => {
    const along = (home: string, track: Record<string, string>) =>
      situation({ stations: { [home]: 0, F7: 1 }, track, turn: holding('switchRight', 'crossing') });
    const north = along('B2', { B1: 'curve.1', C1: 'straight.1' });
    expect(verdict(north, exchange('C1', 'switchRight.3'))).toBe('rrd2/laying-complex-g');
    expect(verdict(north, exchange('C1', 'switchRight.1'))).toBe('legal');
    expect(verdict(north, exchange('C1', 'crossing.0'))).toBe('rrd2/laying-complex-g');
    const south = along('B7', { B8: 'curve.0', C8: 'straight.1' });
    expect(verdict(south, exchange('C8', 'switchRight.1'))).toBe('rrd2/laying-complex-g');
    expect(verdict(south, exchange('C8', 'switchRight.3'))).toBe('legal');
    const west = along('B4', { A4: 'curve.0', A3: 'straight.0' });
    expect(verdict(west, exchange('A3', 'switchRight.2'))).toBe('rrd2/laying-complex-g');
    expect(verdict(west, exchange('A3', 'switchRight.0'))).toBe('legal');
    const east = along('K4', { L4: 'curve.3', L3: 'straight.0' });
    expect(verdict(east, exchange('L3', 'switchRight.0'))).toBe('rrd2/laying-complex-g');
    expect(verdict(east, exchange('L3', 'switchRight.2'))).toBe('legal');
  },
);

rule(
  ['rrd2/laying-complex-h', 'rrd2/X3'],
  'a new branch may point at another complex die only where that one has a track end',
  () => {
    const before = (C3: string) =>
      situation({ ...LINE, track: { ...LINE.track, C3 }, turn: holding('switchRight', 'crossing') });
    for (const blank of ['switchRight.3', 'switchLeft.1', 'ySwitch.2']) {
      const game = before(blank);
      expect(verdict(game, exchange('C4', 'switchRight.3')), blank).toBe('rrd2/laying-complex-h');
      expect(verdict(game, exchange('C4', 'crossing.0')), blank).toBe('rrd2/laying-complex-h');
      expect(verdict(game, exchange('C4', 'switchRight.1')), `away from ${blank}`).toBe('legal');
    }
    for (const joined of ['switchRight.0', 'crossing.0']) {
      expect(verdict(before(joined), exchange('C4', 'switchRight.3')), joined).toBe('legal');
    }
    expect(verdict(before('straight.1'), exchange('C4', 'switchRight.3')), 'a simple die').toBe('legal');
  },
);

rule('rrd2/laying-complex-h', "only the ends of the new die count: another's end may point at its blank side", () => {
  const game = situation({ ...LINE, track: { ...LINE.track, C3: 'straight.0' }, turn: holding('switchRight') });
  expect(verdict(game, exchange('C4', 'switchRight.1'))).toBe('legal');
});

rule('rrd2/laying-complex-i', 'the simple die won may be laid again in this turn, turned as the player likes', () => {
  const game = situation({ ...LINE, turn: holding('doubleCurve') });
  play(game, exchange('D4', 'doubleCurve.1'));
  expect(turnOf(game).simple).toEqual(['curve']);
  expect(verdict(game, lay('D3', 'curve.1')), 'prolonging the line').toBe('legal');
  expect(verdict(game, lay('D3', 'curve.2'))).toBe('legal');
  expect(verdict(game, lay('D3', 'straight.0', 'curve')), 'its face unchanged').toBe('rrd2/roll-c');
  play(game, lay('D3', 'curve.2'));
  expect([dieOn(game, 'D3'), turnOf(game).simple]).toEqual(['curve.2', []]);
});

rule(
  ['rrd2/laying-complex-i', 'rrd2/laying-complex-j', 'rrd2/Y16'],
  'the exchange in water is free; the die won costs 1 unit on a mountain',
  () => {
    const game = situation({
      stations: { C6: 0 },
      track: { D6: 'straight.1' },
      money: [1, 10],
      turn: holding('crossing'),
    });
    play(game, exchange('D6', 'crossing.0'));
    expect(moneyOf(game, 0)).toBe(1);
    play(game, lay('B6', 'straight.1'));
    expect([moneyOf(game, 0), dieOn(game, 'B6')]).toEqual([0, 'straight.1']);
  },
);

rule(['rrd2/laying-complex-i', 'rrd2/Y17'], 'a die laid as “?” comes back as the curve it was turned to', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'straight.1' },
    turn: { rolled: true, simple: ['?'], complex: ['doubleCurve'] },
  });
  play(game, lay('D4', 'curve.3', '?'), exchange('D4', 'doubleCurve.1'));
  expect(turnOf(game).simple).toEqual(['curve']);
  for (const die of ['curve', '?', 'locomotive']) {
    expect(verdict(game, { type: 'newPassengers', die, card: 1 }), die).toBe('rrd2/newpass-a');
  }
  expect(verdict(game, lay('D3', 'straight.0', '?')), 'no “?” any more').toBe('rrd2/laying-a');
  expect(verdict(game, lay('D3', 'curve.1'))).toBe('legal');
});

rule(['rrd2/laying-complex-i', 'rrd2/Y18'], 'the die won cannot go back where it lay: the field is taken', () => {
  const game = situation({ ...LINE, turn: holding('crossing') });
  play(game, exchange('C4', 'crossing.0'));
  for (const turned of ['straight.0', 'straight.1']) {
    expect(verdict(game, lay('C4', turned))).toBe('rrd2/laying-simple-a');
  }
  expect(fieldsOffered(game, 'lay')).not.toContain('C4');
  expect(verdict(game, lay('D3', 'straight.0')), 'on another field it may').toBe('legal');
});

rule('rrd2/laying-complex-j', 'exchanges in water and on a mountain cost nothing, even without money', () => {
  const game = situation({
    stations: { C6: 0 },
    track: { D6: 'straight.1', B6: 'straight.1' },
    money: [0, 10],
    turn: holding('crossing', 'switchRight'),
  });
  const { bank } = game.state;
  play(game, exchange('D6', 'crossing.0'), exchange('B6', 'switchRight.1'));
  expect([moneyOf(game, 0), game.state.bank]).toEqual([0, bank]);
});

rule('rrd2/laying-complex-k', 'for a “?” every face and turn that keeps the track is open, and no other', () => {
  const game = situation({ ...LINE, turn: holding('?') });
  const straight = ['crossing.0', 'switchLeft.1', 'switchLeft.3', 'switchRight.1', 'switchRight.3'];
  const curve = ['doubleCurve.1', 'switchLeft.1', 'switchRight.2', 'ySwitch.1', 'ySwitch.2'];
  expect(ways(game, 'exchange')).toEqual([...straight.map((way) => `C4 ${way}`), ...curve.map((way) => `D4 ${way}`)]);
});

rule('rrd2/laying-complex-k', 'a rolled face is fixed, its turn is not', () => {
  const game = situation({ ...LINE, turn: holding('ySwitch', 'switchLeft') });
  expect(ways(game, 'exchange')).toEqual([
    ...['C4 switchLeft.1', 'C4 switchLeft.3', 'D4 switchLeft.1', 'D4 ySwitch.1', 'D4 ySwitch.2'],
  ]);
  expect(verdict(game, exchange('C4', 'crossing.0', 'switchLeft'))).toBe('rrd2/roll-c');
});
