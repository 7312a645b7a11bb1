import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import { offers, play, rule, type Situation, situation } from './situation.ts';
import { fieldsOffered, lay, verdict, ways } from './table.ts';

/** Whoever is to act has a loco 6, so only the direct connection decides. */
function standing(wanted: Situation): Game<State> {
  return situation({ ...wanted, locos: wanted.seat === 1 ? [[], [6]] : [[6]] });
}

/** Whether a direct connection leads from the start station of the player to act to that station. */
function connects(game: Game<State>, station: string): boolean {
  const said = verdict(game, { type: 'transport', loco: 6, station, passengers: 1 });
  expect(['legal', 'rrd2/transport-b']).toContain(said);
  return said === 'legal';
}

/** Four stations round a die on E4, each joined to one of its sides by a straight. */
const ENDS = { N: 'E2', E: 'G4', S: 'E6', W: 'C4' } as const;

/** The sides of the die on E4 that a line from the start station beyond `from` reaches. */
function reachedOver(die: string, from: keyof typeof ENDS): string {
  const ends = Object.entries(ENDS);
  const game = standing({
    stations: Object.fromEntries(ends.map(([side, field]) => [field, side === from ? 0 : 'grey'])),
    track: { E3: 'straight.0', F4: 'straight.1', E5: 'straight.0', D4: 'straight.1', E4: die },
  });
  return ends
    .filter(([side, field]) => side !== from && connects(game, field))
    .map(([side]) => side)
    .join('');
}

/** What a line coming in from north, east, south and west reaches. */
function allWaysOver(die: string): readonly string[] {
  return [reachedOver(die, 'N'), reachedOver(die, 'E'), reachedOver(die, 'S'), reachedOver(die, 'W')];
}

rule('rrd2/direct-a', 'track without a gap connects; a gap, or a die turned away, does not', () => {
  const between = (D4?: string) =>
    standing({ stations: { B4: 0, E4: 'grey' }, track: { C4: 'straight.1', ...(D4 ? { D4 } : {}) } });
  expect(connects(between('straight.1'), 'E4')).toBe(true);
  expect(connects(between(), 'E4'), 'a gap').toBe(false);
  expect(connects(between('straight.0'), 'E4'), 'a straight across').toBe(false);
  expect(connects(between('curve.3'), 'E4'), 'a curve that leaves westward track to the north').toBe(false);
  expect(connects(between('curve.1'), 'E4'), 'a curve that meets only the station').toBe(false);
});

rule('rrd2/direct-a', 'the line may wind, and it exists as soon as its last die lies', () => {
  const game = standing({
    stations: { B4: 0, E4: 'grey' },
    track: { B3: 'curve.1', C3: 'straight.1', D3: 'curve.2' },
    turn: { rolled: true, simple: ['curve'] },
  });
  expect(connects(game, 'E4')).toBe(false);
  play(game, lay('D4', 'curve.0'));
  expect(connects(game, 'E4')).toBe(true);
});

rule(
  ['rrd2/direct-b', 'rrd2/laying-simple-e', 'rrd2/Y21'],
  'the line ends at grey E4: neither the station beyond it nor the track behind it is reached',
  () => {
    const beyond = {
      stations: { B4: 0, E4: 'grey', H4: 'grey' },
      track: { C4: 'straight.1', D4: 'straight.1', F4: 'straight.1', G4: 'straight.1' },
    } as const;
    const game = standing(beyond);
    expect(connects(game, 'E4')).toBe(true);
    expect(connects(game, 'H4')).toBe(false);

    const { G4: _, ...unfinished } = beyond.track;
    const laying = standing({ ...beyond, track: unfinished, turn: { rolled: true, simple: ['?'] } });
    expect(verdict(laying, lay('G4', 'straight.1', '?')), 'prolonging beyond E4').toBe('rrd2/laying-simple-e');
    expect(verdict(laying, lay('E3', 'straight.0', '?')), 'starting at E4').toBe('rrd2/laying-simple-e');
    expect(fieldsOffered(laying, 'lay')).toEqual(['A4', 'B3', 'B5']);
  },
);

rule('rrd2/direct-b', "another player's start station ends a line as well", () => {
  const game = standing({
    stations: { B4: 0, E4: 1, H4: 'grey' },
    track: { C4: 'straight.1', D4: 'straight.1', F4: 'straight.1', G4: 'straight.1' },
  });
  expect(connects(game, 'E4')).toBe(true);
  expect(connects(game, 'H4')).toBe(false);
});

rule('rrd2/direct-c', 'every switch joins its stem with both branches, never branch with branch', () => {
  expect(allWaysOver('switchRight.0')).toEqual(['S', 'S', 'NE', '']);
  expect(allWaysOver('switchLeft.0')).toEqual(['S', '', 'NW', 'S']);
  expect(allWaysOver('ySwitch.0')).toEqual(['', 'S', 'EW', 'S']);
});

rule('rrd2/direct-c', 'a switch turned by a quarter', () => {
  expect(allWaysOver('switchRight.1')).toEqual(['', 'W', 'W', 'ES']);
  expect(allWaysOver('switchLeft.3')).toEqual(['', 'SW', 'E', 'E']);
  expect(allWaysOver('ySwitch.2')).toEqual(['EW', 'N', '', 'N']);
});

rule(
  ['rrd2/direct-c', 'rrd2/Y22'],
  "Ann's line enters a switch by one branch, the other leads to Bob: no connection",
  () => {
    const position = {
      stations: { C4: 0, E2: 1, E6: 'grey' },
      track: { D4: 'straight.1', E4: 'switchLeft.0', E3: 'straight.0', E5: 'straight.0' },
    } as const;
    const ann = standing(position);
    const bob = standing({ ...position, seat: 1 });
    expect([connects(ann, 'E2'), connects(ann, 'E6')]).toEqual([false, true]);
    expect([connects(bob, 'C4'), connects(bob, 'E6')]).toEqual([false, true]);
    expect(ann.state.players.map(({ connected }) => connected)).toEqual([[2], [2]]);
  },
);

rule('rrd2/direct-d', 'Bob lays the die that joins him to Ann: both may use the line', () => {
  const game = situation({
    stations: { B4: 0, E4: 1 },
    track: { C4: 'straight.1' },
    locos: [[2], [2]],
    seat: 1,
    turn: { rolled: true, simple: ['straight'] },
  });
  play(game, lay('D4', 'straight.1'), { type: 'endTurn' });
  expect(verdict(game, { type: 'transport', loco: 2, station: 'E4', passengers: 2 })).toBe('legal');
});

rule('rrd2/direct-d', 'Ann builds on from a die that only Bob laid', () => {
  const game = situation({
    stations: { B4: 0, F4: 1 },
    track: { C4: 'straight.1', D4: 'ySwitch.2', E4: 'straight.1' },
    seat: 1,
    turn: { rolled: true, simple: ['straight'] },
  });
  play(game, lay('D3', 'straight.0'), { type: 'endTurn' }, { type: 'roll', dice: 'fourSimple' });
  expect(fieldsOffered(game, 'lay')).toContain('D2');
});

rule('rrd2/direct-e', 'over a switch, a crossing and a curve: what connects Ann with Bob connects Bob with Ann', () => {
  const bothWays = (C4: string) => {
    const position = {
      stations: { B4: 0, E2: 1 },
      track: { C4, D4: 'crossing.0', E4: 'curve.3', E3: 'straight.0' },
    } as const;
    const [ann, bob] = [standing(position), standing({ ...position, seat: 1 })];
    return [connects(ann, 'E2'), connects(bob, 'B4')];
  };
  expect(bothWays('switchRight.3'), 'from Ann it is branch to stem, from Bob stem to branch').toEqual([true, true]);
  expect(bothWays('switchRight.1'), 'and the other way round').toEqual([true, true]);
  expect(bothWays('ySwitch.0'), 'branch to branch').toEqual([false, false]);
});

rule('rrd2/direct-f', 'a station is entered from the west, the east, the north and the south', () => {
  const lines: Record<string, Record<string, string>> = {
    B5: { C5: 'straight.1', D5: 'straight.1' },
    H5: { F5: 'straight.1', G5: 'straight.1' },
    E2: { E3: 'straight.0', E4: 'straight.0' },
    F7: { E6: 'curve.0', F6: 'curve.2' },
  };
  for (const [home, track] of Object.entries(lines)) {
    expect(connects(standing({ stations: { [home]: 0, E5: 'grey' }, track }), 'E5'), `from ${home}`).toBe(true);
  }
});

rule('rrd2/direct-f', 'no line goes on through a station, straight or round the corner, and no die lies on it', () => {
  const game = standing({
    stations: { B4: 0, E4: 'grey', H4: 'grey', E7: 'grey' },
    track: {
      ...{ C4: 'straight.1', D4: 'straight.1', F4: 'straight.1', G4: 'straight.1' },
      ...{ E5: 'straight.0', E6: 'straight.0', E3: 'straight.0' },
    },
    turn: { rolled: true, simple: ['straight'] },
  });
  expect(['E4', 'H4', 'E7'].map((station) => connects(game, station))).toEqual([true, false, false]);
  expect(verdict(game, lay('E2', 'straight.0'))).toBe('rrd2/laying-simple-e');
  expect(verdict(game, lay('E4', 'straight.1'))).toBe('rrd2/laying-simple-a');
});

/** A loop round D4 to E5: a line that comes in by the stem of D4 would leave by it again. */
const LOOP = {
  ...{ D4: 'ySwitch.1', D3: 'curve.1', E3: 'curve.2', E4: 'straight.0', E5: 'curve.3', D5: 'curve.0' },
} as const;

rule('rrd2/direct-g', 'through a reversing loop back over its own track, a line would reach C2: no connection', () => {
  const game = standing({
    stations: { B4: 0, C2: 'grey' },
    track: { C4: 'switchRight.3', C3: 'straight.0', ...LOOP },
  });
  expect(connects(game, 'C2')).toBe(false);
  const facing = standing({
    stations: { B4: 0, C2: 'grey' },
    track: { C4: 'switchLeft.1', C3: 'straight.0', ...LOOP },
  });
  expect(connects(facing, 'C2'), 'with the first switch the other way round').toBe(true);
});

rule('rrd2/direct-g', 'nor may a die be laid where only the reversing loop leads', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'switchRight.3', ...LOOP },
    turn: { rolled: true, simple: ['straight'], complex: ['switchRight'] },
  });
  expect(verdict(game, lay('C3', 'straight.0'))).toBe('rrd2/laying-simple-e');
  expect(offers(game, { type: 'exchange', field: 'E4' }), 'the loop itself is reached').toBe(true);
});

rule('rrd2/direct-g', 'a station that branches off the reversing loop is reached, one behind the stem is not', () => {
  const game = standing({
    stations: { B4: 0, C2: 'grey', G4: 'grey' },
    track: { C4: 'switchRight.3', C3: 'straight.0', ...LOOP, E4: 'switchLeft.2', F4: 'straight.1' },
  });
  expect([connects(game, 'G4'), connects(game, 'C2')]).toEqual([true, false]);
});

rule('rrd2/direct-g', 'a loop leads back into the start station; the line that branches off it is a connection', () => {
  const track = { C3: 'switchRight.1', C4: 'curve.3', B4: 'curve.0', D3: 'straight.1' };
  const game = situation({ stations: { B3: 0, E3: 'grey' }, track, locos: [[2]] });
  expect(offers(game, { type: 'transport', loco: 2, station: 'E3', passengers: 2 })).toBe(true);
  play(game, { type: 'transport', loco: 2, station: 'E3', passengers: 2 });
  expect(game.state.players[0]).toMatchObject({ connected: [2], transported: 2 });
  const roundabout = situation({ stations: { B3: 0, E3: 'grey' }, track: { ...track, C3: 'ySwitch.0' }, locos: [[2]] });
  expect(offers(roundabout, { type: 'transport', loco: 2, station: 'E3' }), 'only the way round leads there').toBe(
    true,
  );
});

rule('rrd2/direct-g', 'one line runs over both tracks of a crossing, each once', () => {
  const game = standing({
    stations: { B4: 0, C2: 'grey' },
    track: { C4: 'crossing.0', D4: 'curve.2', D5: 'curve.3', C5: 'curve.0', C3: 'straight.0' },
  });
  expect(connects(game, 'C2')).toBe(true);
});

rule('rrd2/direct-g', 'a line does not turn round where the track ends', () => {
  const position = {
    stations: { C4: 0, E2: 'grey' },
    track: { D4: 'straight.1', E4: 'switchLeft.0', E3: 'straight.0' },
  } as const;
  expect(connects(standing(position), 'E2'), 'the stem ends at an empty field').toBe(false);
  const blocked = standing({ ...position, track: { ...position.track, E5: 'straight.1' } });
  expect(connects(blocked, 'E2'), 'the stem ends at a blank side').toBe(false);
});

rule(['rrd2/direct-g', 'rrd2/Y44'], 'a line goes straight on over a crossing and never onto the other track', () => {
  expect(allWaysOver('crossing.0')).toEqual(['S', 'W', 'N', 'E']);
});

rule('rrd2/direct-g', 'the two curves of a double curve are separate', () => {
  expect(allWaysOver('doubleCurve.0')).toEqual(['E', 'N', 'W', 'S']);
  expect(allWaysOver('doubleCurve.1')).toEqual(['W', 'S', 'E', 'N']);
});

rule('rrd2/direct-g', 'beyond a crossing only the straight way may be prolonged', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'crossing.0' },
    turn: { rolled: true, simple: ['straight'] },
  });
  expect(ways(game, 'lay')).toEqual(['B3 straight.0', 'B5 straight.0', 'D4 straight.1']);
  expect(verdict(game, lay('C3', 'straight.0'))).toBe('rrd2/laying-simple-e');
});
