import { expand, type Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import { buying, endingTurn, fetching, money, rollingFourSimple, transported } from './moves.ts';
import { offers, play, refusedBy, rule, type Situation, situation } from './situation.ts';

/** Ann on D5 (card 6) with lines north to D2 (card 1) and east to G5 (card 5), both at distance 2. */
const twoLines: Situation = {
  stations: { D5: 0, D2: 'grey', G5: 'grey' },
  track: { D4: 'straight.0', D3: 'straight.0', E5: 'straight.1', F5: 'straight.1' },
};

/** Ann on E4 with a line to H4, both on card 2, and one to E7 on card 5. */
const withinOneCard: Situation = {
  stations: { E4: 0, H4: 'grey', E7: 'grey' },
  track: { F4: 'straight.1', G4: 'straight.1', E5: 'straight.0', E6: 'straight.0' },
};

/** How far the station is: what the game says when a loco 6 fetches one passenger from it. */
function distanceTo(station: string, wanted: Situation): unknown {
  const game = situation({ ...wanted, locos: [[6], []] });
  return play(game, fetching(1, station, 6)).find(({ type }) => type === 'transported')?.['distance'];
}

rule('rrd2/transport-a', 'one loco fetches from one station of Ann’s choice, and only she gets the passengers', () => {
  const game = situation({ ...twoLines, locos: [[3], []] });
  expect(offers(game, fetching(3, 'D2', 3))).toBe(true);
  expect(offers(game, fetching(3, 'G5', 3))).toBe(true);
  play(game, fetching(3, 'G5', 3));
  expect(game.state.passengers).toEqual([5, 0, 5, 0, 2, 5]);
  expect(transported(game)).toEqual([3, 0]);
});

rule('rrd2/transport-a', 'Bob’s start station is a target like any other', () => {
  const game = situation({ ...twoLines, stations: { D5: 0, D2: 1, G5: 'grey' }, locos: [[2], []] });
  play(game, fetching(2, 'D2', 2));
  expect(transported(game)).toEqual([2, 0]);
});

rule(
  'rrd2/transport-a',
  'not from her own start station, not from a field without station, not with a loco of Bob’s',
  () => {
    const game = situation({ ...twoLines, locos: [[2], [2]] });
    for (const field of ['D5', 'D4', 'G8']) {
      expect(offers(game, { type: 'transport', station: field })).toBe(false);
      expect(refusedBy(game, fetching(1, field, 2))).toBe('rrd2/transport-a');
    }
    const without = situation({ ...twoLines, locos: [[], [2]] });
    expect(offers(without, { type: 'transport' })).toBe(false);
    expect(refusedBy(without, fetching(1, 'D2', 2))).toBe('rrd2/transport-a');
  },
);

rule('rrd2/transport-b', 'a gap in the track, or another station in the way: nobody can be fetched', () => {
  const gap = situation({
    ...twoLines,
    track: { D4: 'straight.0', D3: 'straight.0', E5: 'straight.1' },
    locos: [[6], []],
  });
  expect(offers(gap, { type: 'transport', station: 'G5' })).toBe(false);
  expect(refusedBy(gap, fetching(1, 'G5', 6))).toBe('rrd2/transport-b');

  const behind = situation({
    stations: { D4: 0, G4: 'grey', J4: 'grey', B7: 1 },
    track: { E4: 'straight.1', F4: 'straight.1', H4: 'straight.1', I4: 'straight.1' },
    locos: [[6], []],
  });
  expect(offers(behind, { type: 'transport', station: 'G4' })).toBe(true);
  expect(offers(behind, { type: 'transport', station: 'J4' })).toBe(false);
  expect(refusedBy(behind, fetching(1, 'J4', 6))).toBe('rrd2/transport-b');
});

rule('rrd2/transport-b', 'a loop in which the line would come back over its own track leads to no station', () => {
  // D4 lets Ann's line only run east; F4 sends it round the loop G4, G3, F3 and back, where D4 would branch off to D2.
  const game = situation({
    stations: { B4: 0, D2: 'grey', J4: 1 },
    track: {
      C4: 'straight.1',
      D4: 'switchRight.3',
      D3: 'straight.0',
      E4: 'straight.1',
      F4: 'switchLeft.1',
      G4: 'curve.3',
      G3: 'curve.2',
      F3: 'curve.1',
    },
    locos: [[6], []],
  });
  expect(offers(game, { type: 'transport' })).toBe(false);
  expect(refusedBy(game, fetching(1, 'D2', 6))).toBe('rrd2/transport-b');
});

rule(
  'rrd2/transport-c',
  'the distance is 1 on one card and 1 more for every border, also beside either station',
  () => {
    expect(distanceTo('H4', withinOneCard)).toBe(1);
    expect(distanceTo('E7', withinOneCard)).toBe(2);
    // The border lies between the start station and the first die, …
    expect(distanceTo('G4', { stations: { D4: 0, G4: 'grey' }, track: { E4: 'straight.1', F4: 'straight.1' } })).toBe(
      2,
    );
    // … or between the last die and the target station.
    expect(distanceTo('E4', { stations: { B4: 0, E4: 'grey' }, track: { C4: 'straight.1', D4: 'straight.1' } })).toBe(
      2,
    );
    const acrossThree = { E4: 'straight.1', F4: 'straight.1', G4: 'straight.1', H4: 'straight.1' };
    expect(distanceTo('I4', { stations: { D4: 0, I4: 'grey', B7: 1 }, track: acrossThree })).toBe(3);
  },
);

rule(
  ['rrd2/transport-c', 'rrd2/transport-d', 'rrd2/Y29'],
  'cards 1, 2, 1 and 2 again: distance 4, too far for a loco 3',
  () => {
    const thereAndBack: Situation = {
      stations: { D2: 0, G4: 'grey' },
      track: { E2: 'curve.2', E3: 'curve.3', D3: 'curve.1', D4: 'curve.0', E4: 'straight.1', F4: 'straight.1' },
    };
    expect(distanceTo('G4', thereAndBack)).toBe(4);
    const game = situation({ ...thereAndBack, locos: [[3, 4], []] });
    expect(offers(game, fetching(1, 'G4', 3))).toBe(false);
    expect(refusedBy(game, fetching(1, 'G4', 3))).toBe('rrd2/transport-d');
    expect(offers(game, fetching(4, 'G4', 4))).toBe(true);
    play(game, fetching(4, 'G4', 4));
  },
);

rule('rrd2/transport-d', 'three cards: a loco 3 just manages it, a loco 2 does not', () => {
  const game = situation({
    stations: { D4: 0, I4: 'grey', B7: 1 },
    track: { E4: 'straight.1', F4: 'straight.1', G4: 'straight.1', H4: 'straight.1' },
    locos: [[2, 3], []],
  });
  expect(offers(game, fetching(1, 'I4', 2))).toBe(false);
  expect(refusedBy(game, fetching(1, 'I4', 2))).toBe('rrd2/transport-d');
  expect(offers(game, fetching(3, 'I4', 3))).toBe(true);
  play(game, fetching(3, 'I4', 3));
});

rule('rrd2/transport-e', 'of two tracks to the station the shorter counts, on whichever side it leaves', () => {
  const southAbout = { D5: 'curve.0', E5: 'straight.1', F5: 'straight.1', G5: 'curve.3' };
  const northAbout = { D4: 'curve.1', E4: 'straight.1', F4: 'straight.1', G4: 'curve.2' };
  const layouts = [
    { station: 'G4', stations: { D4: 0, G4: 'grey' }, short: { E4: 'straight.1', F4: 'straight.1' }, long: southAbout },
    { station: 'G5', stations: { D5: 0, G5: 'grey' }, short: { E5: 'straight.1', F5: 'straight.1' }, long: northAbout },
  ] as const;
  for (const { station, stations, short, long } of layouts) {
    const byLong = situation({ stations, track: long, locos: [[2], []] });
    expect(refusedBy(byLong, fetching(2, station, 2))).toBe('rrd2/transport-d');
    const byBoth = situation({ stations, track: { ...short, ...long }, locos: [[2], []] });
    expect(offers(byBoth, fetching(2, station, 2))).toBe(true);
    play(byBoth, fetching(2, station, 2));
  }
});

rule('rrd2/transport-f', 'a loco 3 takes 1, 2 or 3 passengers, not 4 and not none', () => {
  const waiting = () => situation({ ...twoLines, locos: [[3], []], passengers: { 1: 10 } });
  for (const passengers of [1, 2, 3]) {
    const game = waiting();
    expect(offers(game, fetching(passengers, 'D2', 3))).toBe(true);
    play(game, fetching(passengers, 'D2', 3));
    expect(game.state.passengers[0]).toBe(10 - passengers);
  }
  const game = waiting();
  expect(offers(game, fetching(4, 'D2', 3))).toBe(false);
  expect(refusedBy(game, fetching(4, 'D2', 3))).toBe('rrd2/transport-f');
  expect(offers(game, fetching(0, 'D2', 3))).toBe(false);
  expect(refusedBy(game, fetching(0, 'D2', 3))).toBe('rrd2/transport-f');
});

rule('rrd2/transport-f', 'nobody waits beside the card of the station: refused, whoever waits elsewhere', () => {
  const game = situation({ ...twoLines, locos: [[3], []], passengers: { 1: 0, 6: 20 } });
  expect(offers(game, { type: 'transport', station: 'D2' })).toBe(false);
  expect(refusedBy(game, fetching(1, 'D2', 3))).toBe('rrd2/transport-f');
});

rule(
  ['rrd2/transport-f', 'rrd2/transport-h', 'rrd2/Y30'],
  'a loco 5 finds 2 passengers: it takes these and is used up for the turn',
  () => {
    const game = situation({ ...twoLines, locos: [[5], []], passengers: { 1: 2 } });
    expect(offers(game, fetching(3, 'D2', 5))).toBe(false);
    expect(refusedBy(game, fetching(3, 'D2', 5))).toBe('rrd2/transport-f');
    play(game, fetching(2, 'D2', 5));
    expect(game.state.passengers[0]).toBe(0);
    expect(transported(game)).toEqual([2, 0]);
    expect(offers(game, { type: 'transport' })).toBe(false);
    expect(refusedBy(game, fetching(3, 'G5', 5))).toBe('rrd2/transport-h');
  },
);

rule(
  'rrd2/transport-g',
  'three passengers are three units of income; spending it does not lower the number transported',
  () => {
    const game = situation({ ...twoLines, locos: [[3], [2, 2]], money: [7, 10], transported: [20, 30] });
    const { bank } = game.state;
    play(game, fetching(3, 'D2', 3));
    expect(money(game)).toEqual([10, 10]);
    expect(transported(game)).toEqual([23, 30]);
    expect(game.state.bank).toBe(bank);
    play(game, buying(3));
    expect(money(game)).toEqual([0, 10]);
    expect(transported(game)).toEqual([23, 30]);
  },
);

rule('rrd2/transport-h', 'a loco that has run rests until the next turn', () => {
  const game = situation({ ...twoLines, locos: [[2], []] });
  play(game, fetching(1, 'D2', 2));
  expect(offers(game, { type: 'transport' })).toBe(false);
  expect(refusedBy(game, fetching(1, 'G5', 2))).toBe('rrd2/transport-h');
  play(game, endingTurn, endingTurn, fetching(1, 'G5', 2));
  expect(transported(game)).toEqual([2, 0]);
});

rule('rrd2/transport-h', 'two locos of the same number run once each', () => {
  const game = situation({
    stations: { ...twoLines.stations, B6: 'grey' },
    track: { ...twoLines.track, C5: 'curve.1', C6: 'curve.3' },
    locos: [[2, 2], []],
  });
  play(game, fetching(1, 'D2', 2));
  expect(offers(game, fetching(1, 'G5', 2))).toBe(true);
  play(game, fetching(1, 'G5', 2));
  expect(offers(game, { type: 'transport' })).toBe(false);
  expect(refusedBy(game, fetching(1, 'B6', 2))).toBe('rrd2/transport-h');
});

rule(['rrd2/transport-i', 'rrd2/Y31'], 'a second loco to the same station has to wait for the next turn', () => {
  const game = situation({ ...twoLines, locos: [[2, 2, 3], []] });
  play(game, fetching(1, 'D2', 2));
  for (const loco of [2, 3]) {
    expect(offers(game, fetching(1, 'D2', loco))).toBe(false);
    expect(refusedBy(game, fetching(1, 'D2', loco))).toBe('rrd2/transport-i');
  }
  play(game, endingTurn, endingTurn, fetching(1, 'D2', 3));
});

rule(
  ['rrd2/transport-i', 'rrd2/Y31'],
  'two stations on one card are two targets, and share the passengers beside it',
  () => {
    const game = situation({
      stations: { D5: 0, G5: 'grey', E7: 'grey' },
      track: { E5: 'straight.1', F5: 'straight.1', D6: 'straight.0', D7: 'curve.0' },
      locos: [[3, 3], []],
      passengers: { 5: 5 },
    });
    play(game, fetching(3, 'G5', 3));
    expect(offers(game, fetching(3, 'E7', 3))).toBe(false);
    expect(refusedBy(game, fetching(3, 'E7', 3))).toBe('rrd2/transport-f');
    expect(offers(game, fetching(2, 'E7', 3))).toBe(true);
    play(game, fetching(2, 'E7', 3));
    expect(transported(game)).toEqual([5, 0]);
    expect(game.state.passengers[4]).toBe(0);
  },
);

rule(
  'rrd2/transport-j',
  'Ann may transport before rolling, after it, and also when she forgoes it for the refill',
  () => {
    const first = situation({ ...twoLines, locos: [[2, 2], []] });
    play(first, fetching(2, 'D2', 2), rollingFourSimple);
    expect(offers(first, fetching(2, 'G5', 2))).toBe(true);
    play(first, fetching(2, 'G5', 2));
    expect(transported(first)).toEqual([4, 0]);

    const second = situation({ ...twoLines, locos: [[2, 2], []] });
    play(second, fetching(2, 'D2', 2), { type: 'refill' });
    expect(offers(second, fetching(2, 'G5', 2))).toBe(true);
    play(second, fetching(2, 'G5', 2));
    expect(transported(second)).toEqual([4, 0]);
  },
);

rule(
  ['rrd2/transport-a', 'rrd2/transport-c', 'rrd2/Y32'],
  'those beside her own card Ann fetches through another station on it',
  () => {
    expect(distanceTo('H4', withinOneCard)).toBe(1);
    const game = situation({ ...withinOneCard, locos: [[6], []] });
    expect(game.state.passengers[1]).toBe(10);
    expect(refusedBy(game, fetching(1, 'E4', 6))).toBe('rrd2/transport-a');
    play(game, fetching(6, 'H4', 6));
    expect(game.state.passengers[1]).toBe(4);

    const gap = situation({ ...withinOneCard, track: { E5: 'straight.0', E6: 'straight.0' }, locos: [[6], []] });
    expect(refusedBy(gap, fetching(1, 'E4', 6))).toBe('rrd2/transport-a');
    expect(refusedBy(gap, fetching(1, 'H4', 6))).toBe('rrd2/transport-b');
    expect(offers(gap, { type: 'transport', station: 'E7' })).toBe(true);
  },
);

/**
 * Figure 6: the black start station on D5; F on B6 (card 6), A on G5 and E on F7 (card 5), B on I7 and G on J5 (card 4),
 * C on K3 (card 3), D on D2 (card 1). The line to C parts from that to B on G8 and runs over cards 6, 5, 4, 5, 2 and 3.
 */
const [A, B, C, D, E, F, G] = ['G5', 'I7', 'K3', 'D2', 'F7', 'B6', 'J5'];
const figure6 = {
  players: 4,
  stations: { D5: 0, [A]: 1, [B]: 2, [C]: 3, [D]: 'grey', [E]: 'grey', [F]: 'grey', [G]: 'grey' },
  track: {
    ...{ C5: 'curve.1', C6: 'curve.3' },
    ...{ D4: 'straight.0', D3: 'straight.0' },
    ...{ E5: 'straight.1', F5: 'straight.1' },
    ...{ D6: 'straight.0', D7: 'straight.0', D8: 'curve.0', E8: 'straight.1', F8: 'straight.1', G8: 'switchLeft.1' },
    ...{ G7: 'curve.1', H7: 'straight.1' },
    ...{ H8: 'straight.1', I8: 'straight.1', J8: 'curve.3', J7: 'straight.0', J6: 'curve.2', I6: 'straight.1' },
    ...{ H6: 'curve.0', H5: 'straight.0', H4: 'curve.1', I4: 'straight.1', J4: 'straight.1', K4: 'curve.3' },
  },
  passengers: { 1: 0, 3: 5, 4: 13, 5: 10, 6: 3 },
} as const satisfies Situation;

interface Fetched {
  readonly units: number;
  readonly stations: readonly unknown[];
}

/** Every way to transport in the rest of this turn. */
function waysToTransport(game: Game<State>): readonly Fetched[] {
  const ways: Fetched[] = [{ units: 0, stations: [] }];
  for (const choice of game.choices(0).filter(({ type }) => type === 'transport')) {
    for (const action of expand(choice, 0)) {
      const event = play(game, { ...action }).find(({ type }) => type === 'transported');
      for (const { units, stations } of waysToTransport(game)) {
        ways.push({ units: Number(event?.['passengers']) + units, stations: [event?.['station'], ...stations].sort() });
      }
      game.undo();
    }
  }
  return ways;
}

rule('rrd2/X5', 'figure 6: F at distance 1, A at 2, B at 3, C at 6, D at 2; E and G are not connected', () => {
  const game = situation({ ...figure6, locos: [[6]], passengers: { ...figure6.passengers, 1: 5 } });
  const distances = [F, A, B, C, D].map((station) => {
    const distance = play(game, fetching(1, station, 6)).find(({ type }) => type === 'transported')?.['distance'];
    game.undo();
    return distance;
  });
  expect(distances).toEqual([1, 2, 3, 6, 2]);
  for (const station of [E, G]) expect(refusedBy(game, fetching(1, station, 6))).toBe('rrd2/transport-b');
});

rule('rrd2/X5', 'figure 6: with locos 4 and 5 black takes at most 3 from F, 4 or 5 from A or B, nobody from D', () => {
  const game = situation({ ...figure6, locos: [[4, 5]] });
  for (const [station, most4, most5] of [
    [F, 3, 3],
    [A, 4, 5],
    [B, 4, 5],
  ] as const) {
    for (const [loco, most] of [
      [4, most4],
      [5, most5],
    ] as const) {
      expect(offers(game, fetching(most, station, loco))).toBe(true);
      expect(offers(game, fetching(most + 1, station, loco))).toBe(false);
      expect(refusedBy(game, fetching(most + 1, station, loco))).toBe('rrd2/transport-f');
      play(game, fetching(most, station, loco));
      game.undo();
    }
  }
  for (const loco of [4, 5]) expect(refusedBy(game, fetching(1, D, loco))).toBe('rrd2/transport-f');
  expect(offers(game, { type: 'transport', station: D })).toBe(false);
});

rule(['rrd2/transport-d', 'rrd2/X5'], 'figure 6: C, 6 cards away, is only for a loco 6', () => {
  const game = situation({ ...figure6, locos: [[4, 5]] });
  expect(offers(game, { type: 'transport', station: C })).toBe(false);
  for (const loco of [4, 5]) expect(refusedBy(game, fetching(1, C, loco))).toBe('rrd2/transport-d');
  const later = situation({ ...figure6, locos: [[4, 5, 6]] });
  expect(offers(later, fetching(5, C, 6))).toBe(true);
  play(later, fetching(5, C, 6));
  expect(transported(later)[0]).toBe(5);
});

rule('rrd2/X5', 'figure 6: the best turn takes 9, and only from A and B', () => {
  const ways = waysToTransport(situation({ ...figure6, locos: [[4, 5]] }));
  expect(Math.max(...ways.map(({ units }) => units))).toBe(9);
  for (const { stations } of ways.filter(({ units }) => units === 9)) expect(stations).toEqual([A, B]);
});

rule(
  ['rrd2/transport-i', 'rrd2/X6'],
  'figure 6 with E and G connected too: two locos run to card 5, or to card 4',
  () => {
    // Black is then connected to all stations, so the end of the game is triggered; transporting goes on as before.
    const track = { ...figure6.track, F8: 'switchLeft.1', J6: 'switchLeft.0' };
    for (const [card, one, other] of [
      [5, A, E],
      [4, B, G],
    ] as const) {
      const game = situation({ ...figure6, track, locos: [[4, 5]], ending: 'connected' });
      const waiting = game.state.passengers[card - 1] ?? 0;
      play(game, fetching(4, one, 4));
      expect(offers(game, fetching(5, other, 5))).toBe(true);
      play(game, fetching(5, other, 5));
      expect(game.state.passengers[card - 1]).toBe(waiting - 9);
      expect(transported(game)[0]).toBe(9);
    }
  },
);
