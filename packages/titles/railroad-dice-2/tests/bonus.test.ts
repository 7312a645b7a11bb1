import { expect } from 'vitest';
import { buying, connectedTo, exchanging, fetching, laying, locos, money, types } from './moves.ts';
import { offers, play, refusedBy, rule, situation } from './situation.ts';

/** Ann's dice this turn, after her roll. */
const withStraights = { rolled: true, simple: ['straight', 'straight'] };

rule('rrd2/bonus-a', 'a station is connected as soon as the last gap on the way to it is closed', () => {
  const game = situation({
    stations: { D4: 0, G4: 'grey', G7: 'grey' },
    track: { E4: 'straight.1' },
    locos: [[2], []],
    turn: withStraights,
  });
  expect(connectedTo(game, 0)).toEqual([]);
  expect(refusedBy(game, fetching(1, 'G4', 2))).toBe('rrd2/transport-b');
  play(game, laying('F4', 'straight.1'));
  expect(connectedTo(game, 0)).toEqual(['G4']);
  play(game, fetching(1, 'G4', 2));
});

rule('rrd2/bonus-a', 'a station behind another station is not connected, and no bonus is paid for it', () => {
  const game = situation({
    stations: { D4: 0, G4: 'grey', J4: 'grey', B7: 1 },
    track: { E4: 'straight.1', H4: 'straight.1', I4: 'straight.1' },
    turn: withStraights,
  });
  play(game, laying('F4', 'straight.1'));
  expect(connectedTo(game, 0)).toEqual(['G4']);
  expect(money(game)).toEqual([15, 10]);
});

rule(
  'rrd2/bonus-b',
  'a crossing put in by Cid joins the lines of Ann and Bob: they get 5 each, he gets nothing',
  () => {
    const game = situation({
      players: 3,
      stations: { E2: 0, E7: 1, B4: 2, J6: 'grey' },
      track: {
        E3: 'straight.0',
        E5: 'straight.0',
        E6: 'straight.0',
        C4: 'straight.1',
        D4: 'straight.1',
        E4: 'straight.1',
      },
      seat: 2,
      turn: { rolled: true, complex: ['crossing'] },
    });
    const { bank } = game.state;
    play(game, exchanging('E4', 'crossing.0'));
    expect(money(game)).toEqual([15, 15, 10]);
    expect(game.state.bank).toBe(bank - 10);
    expect(connectedTo(game, 2)).toEqual([]);
  },
);

rule(
  ['rrd2/bonus-b', 'rrd2/bonus-d', 'rrd2/Y24'],
  'a common stem to a grey station is completed: both lines get 5',
  () => {
    // From F4 the stem runs east; Ann comes in by the western branch and Bob by the northern one.
    for (const seat of [0, 1]) {
      const game = situation({
        stations: { C4: 0, E2: 1, H4: 'grey' },
        track: { D4: 'straight.1', E4: 'straight.1', E3: 'curve.0', F3: 'curve.2', F4: 'switchRight.3' },
        seat,
        turn: withStraights,
      });
      const { bank } = game.state;
      play(game, laying('G4', 'straight.1'));
      expect(money(game)).toEqual([15, 15]);
      expect(game.state.bank).toBe(bank - 10);
      expect(connectedTo(game, 0)).toEqual(['H4']);
      expect(connectedTo(game, 1)).toEqual(['H4']);
    }
  },
);

rule(
  ['rrd2/bonus-c', 'rrd2/Y23'],
  'Ann joins her line to Bob’s start station: both get 5, for both it is connected',
  () => {
    const game = situation({
      stations: { D4: 0, G4: 1, B7: 'grey' },
      track: { E4: 'straight.1' },
      locos: [[2], [2]],
      turn: withStraights,
    });
    const { bank } = game.state;
    const events = play(game, laying('F4', 'straight.1'));
    expect(money(game)).toEqual([15, 15]);
    expect(game.state.bank).toBe(bank - 10);
    expect(events.filter(({ type }) => type === 'connected')).toEqual([
      { type: 'connected', seat: 0, station: 'G4', bonus: 5 },
      { type: 'connected', seat: 1, station: 'D4', bonus: 5 },
    ]);
    expect(connectedTo(game, 0)).toEqual(['G4']);
    expect(connectedTo(game, 1)).toEqual(['D4']);
    play(game, fetching(2, 'G4', 2), { type: 'endTurn' }, fetching(2, 'D4', 2));
  },
);

rule(
  'rrd2/bonus-d',
  'a grey station is connected: 5 for the owner of the start station, nothing for anybody else',
  () => {
    const game = situation({
      players: 3,
      stations: { D4: 0, J3: 1, B7: 2, G4: 'grey' },
      track: { E4: 'straight.1' },
      turn: withStraights,
    });
    const { bank } = game.state;
    play(game, laying('F4', 'straight.1'));
    expect(money(game)).toEqual([15, 10, 10]);
    expect(game.state.bank).toBe(bank - 5);
  },
);

rule('rrd2/bonus-d', 'a crossing put in by Ann joins two grey stations with each other: nobody is paid', () => {
  const game = situation({
    stations: { B4: 0, E2: 'grey', E7: 'grey' },
    track: {
      E3: 'straight.0',
      E5: 'straight.0',
      E6: 'straight.0',
      C4: 'straight.1',
      D4: 'straight.1',
      E4: 'straight.1',
    },
    turn: { rolled: true, complex: ['crossing'] },
  });
  const { bank } = game.state;
  expect(types(play(game, exchanging('E4', 'crossing.0')))).toEqual(['exchanged']);
  expect(money(game)).toEqual([10, 10]);
  expect(game.state.bank).toBe(bank);
});

rule(['rrd2/bonus-e', 'rrd2/Y25'], 'a second track between Ann and a grey station pays nothing', () => {
  const game = situation({
    stations: { D4: 0, G4: 'grey', B7: 'grey' },
    track: { E4: 'straight.1', D3: 'curve.1', E3: 'straight.1', F3: 'straight.1' },
    turn: { rolled: true, simple: ['straight', 'curve'] },
  });
  play(game, laying('F4', 'straight.1'));
  expect(money(game)).toEqual([15, 10]);
  const events = play(game, laying('G3', 'curve.2'));
  expect(types(events)).toEqual(['laid']);
  expect(money(game)).toEqual([15, 10]);
  expect(connectedTo(game, 0)).toEqual(['G4']);
});

rule(
  'rrd2/bonus-e',
  'two start stations are connected once: Bob’s own second track to Ann pays neither of them again',
  () => {
    const game = situation({
      stations: { D4: 0, G4: 1, B7: 'grey' },
      track: { E4: 'straight.1', F4: 'straight.1', G3: 'curve.2', F3: 'straight.1', E3: 'straight.1' },
      seat: 1,
      turn: { rolled: true, simple: ['curve'], complex: ['switchLeft'] },
    });
    play(game, laying('D3', 'curve.1'));
    expect(money(game)).toEqual([10, 10]);
    play(game, exchanging('E4', 'switchLeft.1'));
    expect(money(game)).toEqual([10, 10]);
  },
);

rule(
  ['rrd2/bonus-f', 'rrd2/Y26'],
  'one die links Ann by a switch to Bob and to a grey station: 10 for her, 5 for Bob',
  () => {
    // The stem of the switch on F4 looks west; its branches lead east to the grey station and south to Bob.
    const game = situation({
      stations: { D4: 0, F7: 1, G4: 'grey', B7: 'grey' },
      track: { F4: 'switchRight.1', F5: 'straight.0', F6: 'straight.0' },
      turn: withStraights,
    });
    const { bank } = game.state;
    play(game, laying('E4', 'straight.1'));
    expect(money(game)).toEqual([20, 15]);
    expect(game.state.bank).toBe(bank - 15);
    expect(connectedTo(game, 0)).toEqual(['F7', 'G4']);
    expect(connectedTo(game, 1)).toEqual(['D4']);
  },
);

rule(
  'rrd2/bonus-g',
  'Ann, who has nothing left, spends the bonus at once: on a loco or on a mountain for the next die',
  () => {
    const connecting = () =>
      situation({
        stations: { D4: 0, G4: 'grey', B7: 'grey' },
        track: { E4: 'straight.1', D3: 'straight.0', D2: 'curve.2' },
        money: [0, 10],
        turn: withStraights,
      });
    const onMountain = laying('C2', 'straight.1');

    const first = connecting();
    expect(refusedBy(first, onMountain)).toBe('rrd2/laying-simple-i');
    expect(refusedBy(first, buying(2))).toBe('rrd2/loco-a');
    play(first, laying('F4', 'straight.1'));
    expect(money(first)).toEqual([5, 10]);
    expect(offers(first, onMountain)).toBe(true);
    play(first, onMountain);
    expect(money(first)).toEqual([4, 10]);

    const second = connecting();
    play(second, laying('F4', 'straight.1'), buying(2));
    expect(locos(second)).toEqual([[2], []]);
    expect(money(second)).toEqual([0, 10]);
  },
);

rule(
  'rrd2/bonus-g',
  'the bonus is paid before the end of the game is looked at: the last 5 units of the bank trigger it',
  () => {
    const game = situation({
      stations: { D4: 0, G4: 'grey', B7: 'grey' },
      track: { E4: 'straight.1' },
      locos: [[2], []],
      bank: 5,
      turn: withStraights,
    });
    const events = play(game, laying('F4', 'straight.1'));
    expect(types(events)).toEqual(['laid', 'connected', 'endTriggered']);
    expect(money(game)[0]).toBe(15);
  },
);
