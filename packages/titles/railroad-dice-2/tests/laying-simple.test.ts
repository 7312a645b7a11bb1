import { expect } from 'vitest';
import reconstruction from '../components.json' with { type: 'json' };
import { play, refusedBy, rule, situation } from './situation.ts';
import { dieOn, exchange, fieldsOffered, lay, moneyOf, turnOf, verdict, ways } from './table.ts';

const rolled = (...simple: string[]) => ({ rolled: true, simple });

/** Ann on B4 with a line that ends before D4. */
const LINE_TO_D4 = { stations: { B4: 0 }, track: { C4: 'straight.1' } } as const;

rule(
  'rrd2/laying-simple-a',
  'a simple die goes on an empty field: not on a die, not on a station, not off the board',
  () => {
    const game = situation({
      stations: { B4: 0, E4: 'grey' },
      track: { C4: 'straight.1', D4: 'straight.1' },
      turn: rolled('straight', 'curve', '?'),
    });
    for (const field of ['C4', 'D4', 'E4', 'B4', 'M4', 'A0', 'B9']) {
      expect(verdict(game, lay(field, 'straight.1')), field).toBe('rrd2/laying-simple-a');
      expect(verdict(game, lay(field, 'curve.2', '?')), field).toBe('rrd2/laying-simple-a');
    }
    play(game, lay('B5', 'curve.0'));
    expect(dieOn(game, 'B5')).toBe('curve.0');
    expect(turnOf(game).simple).toEqual(['straight', '?']);
  },
);

rule('rrd2/laying-simple-a', 'the face “locomotive” cannot be laid', () => {
  const game = situation({ ...LINE_TO_D4, turn: rolled('locomotive') });
  expect(verdict(game, lay('D4', 'straight.1', 'locomotive'))).toBe('rrd2/laying-simple-a');
  expect(verdict(game, lay('D4', 'curve.3', 'locomotive'))).toBe('rrd2/laying-simple-a');
  expect(refusedBy(game, lay('D4', 'locomotive.0'))).toBe('kernel/shape');
  expect(ways(game, 'lay')).toEqual([]);
});

rule('rrd2/laying-simple-b', 'a “?” is turned to straight or curve, and to nothing else', () => {
  const game = situation({ ...LINE_TO_D4, turn: rolled('?') });
  expect(verdict(game, lay('D4', 'straight.1', '?'))).toBe('legal');
  expect(verdict(game, lay('D4', 'curve.2', '?'))).toBe('legal');
  for (const face of ['?.0', 'crossing.0', 'switchRight.1', 'locomotive.0']) {
    expect(refusedBy(game, lay('D4', face, '?')), face).toBe('kernel/shape');
  }
  play(game, lay('D4', 'curve.2', '?'));
  expect(dieOn(game, 'D4')).toBe('curve.2');
  expect(turnOf(game).simple).toEqual([]);
});

rule('rrd2/laying-simple-c', 'the player turns the die as he likes, as long as it joins the line', () => {
  const game = situation({ ...LINE_TO_D4, turn: rolled('straight', 'curve') });
  const onD4 = ways(game, 'lay').filter((way) => way.startsWith('D4'));
  expect(onD4).toEqual(['D4 curve.2', 'D4 curve.3', 'D4 straight.1']);
  play(game, lay('D4', 'curve.2'));
  expect(ways(game, 'lay').filter((way) => way.startsWith('D5'))).toEqual(['D5 straight.0']);
});

rule('rrd2/laying-simple-c', 'round the start station every turn of a die is found once', () => {
  const game = situation({ stations: { E5: 0 }, turn: rolled('straight', 'curve') });
  expect(ways(game, 'lay')).toEqual(
    [
      ...['E4 straight.0', 'E4 curve.1', 'E4 curve.2', 'E6 straight.0', 'E6 curve.0', 'E6 curve.3'],
      ...['D5 straight.1', 'D5 curve.0', 'D5 curve.1', 'F5 straight.1', 'F5 curve.2', 'F5 curve.3'],
    ].sort(),
  );
});

rule(
  ['rrd2/laying-simple-d', 'rrd2/laying-simple-e', 'rrd2/X2'],
  'dice go beside the start station (A) and to the ends of connected track (B), not to other track (C)',
  () => {
    const game = situation({
      stations: { B4: 0, J3: 1, G6: 'grey' },
      track: { C4: 'straight.1', D4: 'switchLeft.1', E4: 'switchLeft.3', I3: 'straight.1', G7: 'curve.3' },
      turn: rolled('?'),
    });
    const a = ['A4', 'B3', 'B5'];
    const b = ['D3', 'F4'];
    expect(fieldsOffered(game, 'lay')).toEqual([...a, ...b].sort());
    expect(verdict(game, lay('B3', 'straight.0', '?'))).toBe('legal');
    expect(verdict(game, lay('D3', 'straight.0', '?'))).toBe('legal');
    const c = {
      E5: 'straight.0', // a branch of the switch on E4, which the line runs from its other branch
      H3: 'straight.1', // the end of Bob's line
      J2: 'curve.1', // beside Bob's start station
      F6: 'straight.1', // beside a grey station
      F7: 'straight.1', // the end of track that begins there
    };
    for (const [field, die] of Object.entries(c)) {
      expect(verdict(game, lay(field, die, '?')), field).toBe('rrd2/laying-simple-e');
    }
    expect(verdict(game, lay('E2', 'straight.1', '?')), 'nothing near').toBe('rrd2/laying-simple-d');
  },
);

rule('rrd2/laying-simple-d', 'a die at the end of the line must take it up with one of its own ends', () => {
  const game = situation({ ...LINE_TO_D4, turn: rolled('straight', 'curve') });
  for (const turned of ['straight.0', 'curve.0', 'curve.1']) {
    expect(verdict(game, lay('D4', turned)), turned).toBe('rrd2/laying-simple-d');
  }
});

rule('rrd2/laying-simple-d', 'a die may join two lines and close a loop into the start station', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { B3: 'curve.1', C3: 'curve.2' },
    turn: rolled('curve'),
  });
  expect(verdict(game, lay('C4', 'curve.3'))).toBe('legal');
});

rule(['rrd2/laying-simple-d', 'rrd2/Y12'], 'beside the start station, but not pointing at it', () => {
  const alone = situation({ stations: { B4: 0 }, turn: rolled('straight', 'curve') });
  for (const turned of ['straight.0', 'curve.0', 'curve.1']) {
    expect(verdict(alone, lay('C4', turned)), turned).toBe('rrd2/laying-simple-d');
  }
  const prolonging = situation({
    stations: { B4: 0 },
    track: { B3: 'curve.1', C3: 'curve.2' },
    turn: rolled('straight', 'curve'),
  });
  expect(verdict(prolonging, lay('C4', 'straight.0')), 'it prolongs the line from C3').toBe('legal');
  expect(verdict(prolonging, lay('C4', 'curve.0'))).toBe('legal');
  expect(verdict(prolonging, lay('C4', 'curve.1')), 'it meets neither').toBe('rrd2/laying-simple-d');
});

rule('rrd2/laying-simple-e', 'track reached only against the direction of a switch is no basis', () => {
  const beyond = (D4: string) =>
    situation({ ...LINE_TO_D4, track: { ...LINE_TO_D4.track, D4, D3: 'straight.0' }, turn: rolled('straight') });
  expect(verdict(beyond('switchLeft.0'), lay('D2', 'straight.0')), 'branch to branch').toBe('rrd2/laying-simple-e');
  expect(verdict(beyond('switchLeft.0'), lay('D5', 'straight.0')), 'branch to stem').toBe('legal');
  expect(verdict(beyond('switchLeft.1'), lay('D2', 'straight.0')), 'stem to branch').toBe('legal');
});

rule('rrd2/laying-simple-e', 'track beyond another station is no basis, nor is that station', () => {
  const game = situation({
    stations: { B4: 0, E4: 'grey' },
    track: { C4: 'straight.1', D4: 'straight.1', F4: 'curve.2' },
    turn: rolled('straight'),
  });
  expect(verdict(game, lay('F5', 'straight.0'))).toBe('rrd2/laying-simple-e');
  expect(verdict(game, lay('E5', 'straight.0'))).toBe('rrd2/laying-simple-e');
  expect(fieldsOffered(game, 'lay')).toEqual(['B3', 'B5']);
});

rule(['rrd2/laying-simple-f', 'rrd2/X3'], 'no track end points at the edge of the board, on any side', () => {
  const atEdge = (home: string, field: string, turned: string) =>
    verdict(situation({ stations: { [home]: 0, F7: 1 }, turn: rolled('straight', 'curve') }), lay(field, turned));
  expect(atEdge('B2', 'B1', 'straight.0')).toBe('rrd2/laying-simple-f');
  expect(atEdge('K4', 'L4', 'straight.1')).toBe('rrd2/laying-simple-f');
  expect(atEdge('B7', 'B8', 'straight.0')).toBe('rrd2/laying-simple-f');
  expect(atEdge('B4', 'A4', 'straight.1')).toBe('rrd2/laying-simple-f');
  expect(atEdge('B2', 'B1', 'curve.1'), 'along the edge').toBe('legal');
  expect(atEdge('B4', 'A4', 'curve.0'), 'along the edge').toBe('legal');
  const corner = situation({ stations: { B2: 0 }, track: { B1: 'curve.2' }, turn: rolled('straight', 'curve') });
  expect(verdict(corner, lay('A1', 'straight.1'))).toBe('rrd2/laying-simple-f');
  expect(verdict(corner, lay('A1', 'curve.0'))).toBe('rrd2/laying-simple-f');
  expect(verdict(corner, lay('A1', 'curve.1')), 'round the corner').toBe('legal');
});

rule('rrd2/laying-simple-f', 'a notch in the board is edge too', () => {
  const places = [
    ...[1, 2, 3, 4].map((card) => ({ card, column: card - 1, row: 1, rotation: 0 })),
    ...[5, 6].map((card) => ({ card, column: card === 5 ? 0 : 2, row: 0, rotation: 0 })),
  ];
  const game = situation({
    options: { components: { ...reconstruction, layout: places } },
    stations: { C3: 0, J3: 1 },
    turn: rolled('straight', 'curve'),
  });
  expect(verdict(game, lay('D3', 'straight.1'))).toBe('rrd2/laying-simple-f');
  expect(verdict(game, lay('D3', 'curve.2'))).toBe('legal');
});

rule('rrd2/laying-simple-f', 'a track end may point at a station of any kind and joins it', () => {
  for (const owner of ['grey', 1] as const) {
    const game = situation({ ...LINE_TO_D4, stations: { B4: 0, E4: owner }, turn: rolled('straight') });
    expect(verdict(game, lay('D4', 'straight.1'))).toBe('legal');
    play(game, lay('D4', 'straight.1'));
    expect(game.state.players[0]?.connected).toHaveLength(1);
  }
});

rule(
  ['rrd2/laying-simple-g', 'rrd2/X3', 'rrd2/Y14'],
  'a curve may point at a complex die only where that one has a track end',
  () => {
    const before = (D3: string) =>
      situation({ ...LINE_TO_D4, track: { ...LINE_TO_D4.track, D3 }, turn: rolled('curve', '?') });
    for (const blank of ['switchRight.3', 'switchLeft.1', 'ySwitch.2']) {
      const game = before(blank);
      expect(verdict(game, lay('D4', 'curve.3')), blank).toBe('rrd2/laying-simple-g');
      expect(verdict(game, lay('D4', 'curve.2')), `away from ${blank}`).toBe('legal');
    }
    const game = before('switchRight.0');
    expect(verdict(game, lay('D4', 'curve.3'))).toBe('legal');
    play(game, lay('D4', 'curve.3'));
    expect(fieldsOffered(game, 'lay'), 'joined: the line goes on to both branches').toEqual([
      'A4',
      'B3',
      'B5',
      'D2',
      'E3',
    ]);
  },
);

rule(
  ['rrd2/laying-simple-h', 'rrd2/laying-complex-d', 'rrd2/laying-complex-f', 'rrd2/Y13'],
  "a curve may point at a simple die's blank side; nothing is joined until a complex die does it",
  () => {
    const game = situation({
      ...LINE_TO_D4,
      track: { ...LINE_TO_D4.track, D3: 'straight.1' },
      turn: { rolled: true, simple: ['curve', '?'], complex: ['switchRight'] },
    });
    expect(verdict(game, exchange('D3', 'switchRight.1')), 'no track leads there yet').toBe('rrd2/laying-complex-d');
    expect(verdict(game, lay('D4', 'curve.3'))).toBe('legal');
    play(game, lay('D4', 'curve.3'));
    expect(fieldsOffered(game, 'lay'), 'no connection').toEqual(['A4', 'B3', 'B5']);
    expect(verdict(game, exchange('D3', 'switchRight.3')), 'it would not join').toBe('rrd2/laying-complex-f');
    expect(verdict(game, exchange('D3', 'switchRight.1'))).toBe('legal');
    play(game, exchange('D3', 'switchRight.1'));
    expect(fieldsOffered(game, 'lay'), 'joined, from branch to stem').toEqual(['A4', 'B3', 'B5', 'C3']);
  },
);

rule('rrd2/laying-simple-h', 'a blank side of a straight and of a curve', () => {
  for (const D3 of ['straight.1', 'curve.0', 'curve.3']) {
    const game = situation({ ...LINE_TO_D4, track: { ...LINE_TO_D4.track, D3 }, turn: rolled('curve') });
    expect(verdict(game, lay('D4', 'curve.3')), D3).toBe('legal');
  }
});

rule(
  ['rrd2/laying-simple-i', 'rrd2/Y15'],
  'with 1 unit: no die in water; one on a mountain takes the last unit',
  () => {
    const game = situation({ stations: { C6: 0 }, money: [1, 10], turn: rolled('straight') });
    const { bank } = game.state;
    expect(verdict(game, lay('D6', 'straight.1')), 'water').toBe('rrd2/laying-simple-i');
    expect(verdict(game, lay('B6', 'straight.1')), 'mountain').toBe('legal');
    play(game, lay('B6', 'straight.1'));
    expect([moneyOf(game, 0), game.state.bank]).toEqual([0, bank + 1]);
  },
);

rule('rrd2/laying-simple-i', 'each die costs 2 in water, 1 on a mountain and nothing on the plain', () => {
  const game = situation({
    stations: { C6: 0 },
    money: [5, 10],
    turn: rolled('straight', 'straight', 'straight', 'straight', 'curve'),
  });
  const { bank } = game.state;
  const left = ['D6 straight.1', 'C7 straight.0', 'B6 straight.1', 'C5 straight.0', 'A6 curve.0'].map((move) => {
    const [field = '', turned = ''] = move.split(' ');
    play(game, lay(field, turned));
    return moneyOf(game, 0);
  });
  expect(left).toEqual([3, 1, 0, 0, 0]);
  expect(game.state.bank).toBe(bank + 5);
});

rule('rrd2/laying-simple-i', 'without money only the plain is open', () => {
  const game = situation({ stations: { C6: 0 }, money: [0, 10], turn: rolled('?') });
  expect(fieldsOffered(game, 'lay')).toEqual(['C5']);
  expect(verdict(game, lay('B6', 'straight.1', '?'))).toBe('rrd2/laying-simple-i');
});

rule('rrd2/laying-simple-j', 'a complex die never goes on an empty field, wherever that is', () => {
  const game = situation({ ...LINE_TO_D4, turn: { rolled: true, complex: ['crossing', '?'] } });
  for (const field of ['D4', 'B3', 'H6']) {
    expect(verdict(game, exchange(field, 'crossing.0')), field).toBe('rrd2/laying-simple-j');
    expect(verdict(game, exchange(field, 'switchRight.1', '?')), field).toBe('rrd2/laying-simple-j');
  }
  expect(fieldsOffered(game, 'exchange')).toEqual(['C4']);
  expect(refusedBy(game, lay('D4', 'crossing.0')), 'nor as if it were a simple one').toBe('kernel/shape');
});
