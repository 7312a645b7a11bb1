import { expect } from 'vitest';
import { endingTurn, fetching, laying, transported, types } from './moves.ts';
import { offers, play, refusedBy, rule, type Situation, situation, typesOffered } from './situation.ts';

function calling(die: string, card: number) {
  return { type: 'newPassengers', die, card };
}

rule('rrd2/newpass-a', 'a locomotive and a “?” call new passengers, a straight and a curve do not', () => {
  const game = situation({ turn: { rolled: true, simple: ['straight', 'curve', 'locomotive', '?'] } });
  for (const die of ['straight', 'curve']) {
    expect(offers(game, calling(die, 1))).toBe(false);
    expect(refusedBy(game, calling(die, 1))).toBe('rrd2/newpass-a');
  }
  for (const die of ['locomotive', '?']) {
    expect(offers(game, calling(die, 1))).toBe(true);
    play(game, calling(die, 1));
  }
  expect(game.state.passengers[0]).toBe(15);
});

rule('rrd2/newpass-a', 'not before the roll, not instead of it, and not with a die that was not rolled', () => {
  const game = situation();
  expect(typesOffered(game)).not.toContain('newPassengers');
  for (const die of ['locomotive', '?']) expect(refusedBy(game, calling(die, 1))).toBe('rrd2/newpass-a');
  play(game, { type: 'refill' });
  expect(refusedBy(game, calling('locomotive', 1))).toBe('rrd2/newpass-a');

  const rolled = situation({ turn: { rolled: true, simple: ['straight', '?'] } });
  expect(offers(rolled, calling('locomotive', 1))).toBe(false);
  expect(refusedBy(rolled, calling('locomotive', 1))).toBe('rrd2/newpass-a');
});

rule('rrd2/newpass-a', 'a die kept from an earlier turn does not exist', () => {
  const game = situation({ turn: { rolled: true, simple: ['locomotive'] } });
  play(game, endingTurn, endingTurn);
  expect(refusedBy(game, calling('locomotive', 1))).toBe('rrd2/newpass-a');
});

rule('rrd2/newpass-b', 'the die goes to the dice bank, the chosen card gets 5 for each of its two stations', () => {
  const game = situation({
    stations: { B2: 0, D3: 'grey' },
    turn: { rolled: true, simple: ['locomotive'] },
    passengers: { 1: 1, 3: 4 },
  });
  const { bank } = game.state;
  for (const card of [1, 2, 3, 4, 5, 6]) expect(offers(game, calling('locomotive', card))).toBe(true);
  play(game, calling('locomotive', 1));
  expect(game.state.passengers).toEqual([11, 0, 4, 0, 0, 0]);
  expect(game.state.bank).toBe(bank - 10);
  expect(game.state.diceBank.simple).toBe(30);
  expect(refusedBy(game, calling('locomotive', 1))).toBe('rrd2/newpass-a');
});

rule('rrd2/newpass-b', 'a card without a station gets nobody, and the die is spent all the same', () => {
  const game = situation({ turn: { rolled: true, simple: ['?'] } });
  const { bank } = game.state;
  play(game, calling('?', 2));
  expect(game.state.passengers).toEqual([5, 0, 5, 0, 0, 0]);
  expect(game.state.bank).toBe(bank);
  expect(game.state.diceBank.simple).toBe(30);
  expect(offers(game, { type: 'newPassengers' })).toBe(false);
});

rule('rrd2/newpass-c', 'three dice call three times, for the same card or another', () => {
  const game = situation({ turn: { rolled: true, simple: ['locomotive', '?', 'locomotive'] } });
  play(game, calling('locomotive', 1));
  expect(game.state.diceBank.simple).toBe(28);
  play(game, calling('locomotive', 1), calling('?', 3));
  expect(game.state.passengers).toEqual([15, 0, 10, 0, 0, 0]);
  expect(game.state.diceBank.simple).toBe(30);
  expect(offers(game, { type: 'newPassengers' })).toBe(false);
});

rule('rrd2/newpass-c', 'a complex “?” calls nobody', () => {
  const game = situation({ turn: { rolled: true, simple: ['straight'], complex: ['?'] } });
  expect(offers(game, { type: 'newPassengers' })).toBe(false);
  expect(refusedBy(game, calling('?', 1))).toBe('rrd2/newpass-c');

  const both = situation({ turn: { rolled: true, simple: ['?'], complex: ['?'] } });
  play(both, calling('?', 1));
  expect(refusedBy(both, calling('?', 1))).toBe('rrd2/newpass-c');
  expect(both.state.diceBank).toEqual({ simple: 30, complex: 19 });
});

/** Ann on D5 (card 6) with lines to D2 (card 1) and G5 (card 5); Bob on J3 (card 3). Cards 2 and 4 have no station. */
const fourCards: Situation = {
  stations: { D5: 0, J3: 1, D2: 'grey', G5: 'grey' },
  track: { D4: 'straight.0', D3: 'straight.0', E5: 'straight.1', F5: 'straight.1' },
  locos: [[2, 3], []],
};

rule(
  'rrd2/shortage-a',
  'the third card runs empty: 5 for every station beside all cards, also where some still wait',
  () => {
    const game = situation({
      ...fourCards,
      stations: { ...fourCards.stations, B3: 'grey' },
      passengers: { 1: 4, 3: 0, 5: 2, 6: 0 },
    });
    const { bank } = game.state;
    const events = play(game, fetching(2, 'G5', 2));
    expect(types(events)).toEqual(['transported', 'shortage']);
    expect(game.state.passengers).toEqual([14, 0, 5, 0, 5, 5]);
    expect(game.state.bank).toBe(bank - 25);
  },
);

rule('rrd2/shortage-a', 'one passenger left beside the third card: no shortage', () => {
  const game = situation({ ...fourCards, passengers: { 1: 4, 3: 0, 5: 3, 6: 0 } });
  expect(types(play(game, fetching(2, 'G5', 2)))).toEqual(['transported']);
  expect(game.state.passengers).toEqual([4, 0, 0, 0, 1, 0]);
});

rule('rrd2/shortage-a', 'only two cards bear stations: the shortage comes when both are empty', () => {
  const twoCards: Situation = {
    stations: { E4: 0, H4: 'grey', J3: 1 },
    track: { F4: 'straight.1', G4: 'straight.1' },
    locos: [[2], []],
  };
  const one = situation({ ...twoCards, passengers: { 2: 2, 3: 1 } });
  play(one, fetching(2, 'H4', 2));
  expect(one.state.passengers).toEqual([0, 0, 1, 0, 0, 0]);
  const both = situation({ ...twoCards, passengers: { 2: 2, 3: 0 } });
  play(both, fetching(2, 'H4', 2));
  expect(both.state.passengers).toEqual([0, 10, 5, 0, 0, 0]);
});

rule(
  ['rrd2/shortage-a', 'rrd2/shortage-b', 'rrd2/Y42'],
  'stations on five cards: the empty sixth does not count',
  () => {
    const game = situation({
      ...fourCards,
      stations: { ...fourCards.stations, J6: 'grey' },
      passengers: { 1: 2, 3: 0, 4: 5, 5: 3, 6: 5 },
    });
    play(game, fetching(2, 'D2', 2));
    expect(game.state.passengers).toEqual([0, 0, 0, 5, 3, 5]);
    play(game, fetching(3, 'G5', 3));
    expect(game.state.passengers).toEqual([5, 0, 5, 10, 5, 10]);
  },
);

rule('rrd2/shortage-b', 'stations on four cards: the two without station never make a shortage', () => {
  const game = situation({ ...fourCards, passengers: { 1: 5, 3: 5, 5: 2, 6: 5 } });
  play(game, fetching(2, 'G5', 2));
  expect(game.state.passengers).toEqual([5, 0, 5, 0, 0, 5]);
});

rule(
  ['rrd2/shortage-a', 'rrd2/shortage-c', 'rrd2/Y33'],
  'Ann empties the third card and goes on with her other loco',
  () => {
    const game = situation({ ...fourCards, passengers: { 1: 0, 3: 0, 5: 2, 6: 5 } });
    expect(refusedBy(game, fetching(3, 'D2', 3))).toBe('rrd2/transport-f');
    play(game, fetching(2, 'G5', 2));
    expect(game.state.passengers).toEqual([5, 0, 5, 0, 5, 10]);
    expect(game.actors()).toEqual([0]);
    expect(offers(game, fetching(3, 'D2', 3))).toBe(true);
    play(game, fetching(3, 'D2', 3));
    expect(transported(game)).toEqual([5, 0]);
  },
);

rule(
  'rrd2/shortage-c',
  'the turn goes on as it stood: dice stay before Ann, the loco and the station stay used',
  () => {
    const game = situation({
      ...fourCards,
      passengers: { 1: 0, 3: 0, 5: 2, 6: 5 },
      turn: { rolled: true, simple: ['straight'] },
    });
    play(game, fetching(2, 'G5', 2));
    expect(refusedBy(game, fetching(1, 'D2', 2))).toBe('rrd2/transport-h');
    expect(refusedBy(game, fetching(1, 'G5', 3))).toBe('rrd2/transport-i');
    expect(refusedBy(game, { type: 'roll', dice: 'fourSimple' })).toBe('rrd2/roll-d');
    play(game, laying('C5', 'straight.1'));
  },
);

rule(['rrd2/shortage-d', 'rrd2/Y37'], 'in the end game three cards run empty: nobody comes', () => {
  const game = situation({ ...fourCards, ending: 'dice', passengers: { 1: 5, 3: 0, 5: 2, 6: 0 } });
  const { bank } = game.state;
  expect(types(play(game, fetching(2, 'G5', 2)))).toEqual(['transported']);
  expect(game.state.passengers).toEqual([5, 0, 0, 0, 0, 0]);
  play(game, fetching(3, 'D2', 3));
  expect(game.state.passengers).toEqual([2, 0, 0, 0, 0, 0]);
  expect(game.state.bank).toBe(bank);
  expect(game.over).toBe(false);
});

rule(
  'rrd2/shortage-e',
  'a loco 6 empties the third card: it gets the 2 that waited, and none of those who come then',
  () => {
    const game = situation({ ...fourCards, locos: [[6], []], passengers: { 1: 5, 3: 0, 5: 2, 6: 0 } });
    expect(offers(game, fetching(3, 'G5', 6))).toBe(false);
    expect(refusedBy(game, fetching(6, 'G5', 6))).toBe('rrd2/transport-f');
    const events = play(game, fetching(2, 'G5', 6));
    expect(types(events)).toEqual(['transported', 'shortage']);
    expect(transported(game)).toEqual([2, 0]);
    expect(game.state.passengers[4]).toBe(5);
  },
);
