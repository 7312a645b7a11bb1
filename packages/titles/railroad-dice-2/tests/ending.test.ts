import { expand, type Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import { buying, endingTurn, exchanging, fetching, laying, locos, money, rollingFourSimple, types } from './moves.ts';
import { offers, play, refusedBy, rule, type Situation, situation, typesOffered } from './situation.ts';

/** Ann on D5 (card 6) with lines to D2 (card 1) and G5 (card 5), both at distance 2; Bob on J3 (card 3). */
const twoLines: Situation = {
  stations: { D5: 0, J3: 1, D2: 'grey', G5: 'grey' },
  track: { D4: 'straight.0', D3: 'straight.0', E5: 'straight.1', F5: 'straight.1' },
  locos: [[2, 2], []],
};

/** The same with the die on F5 still in Ann's hand. */
const oneDieMissing: Situation = {
  ...twoLines,
  track: { D4: 'straight.0', D3: 'straight.0', E5: 'straight.1' },
  turn: { rolled: true, simple: ['straight'] },
};

/** The same with nobody on the board but Ann, Bob on G5 and a grey station. */
const lastStationMissing: Situation = { ...oneDieMissing, stations: { D5: 0, G5: 1, D2: 'grey' } };

const lastDie = laying('F5', 'straight.1');
const ONLY_TWO_ACTIONS = ['transport', 'buyLoco', 'endTurn'];

/** Puts in the first complex die that the game offers a place for. */
function exchangeAny(game: Game<State>): void {
  const choice = game.choices(game.actors()[0] ?? 0).find(({ type }) => type === 'exchange');
  for (const action of choice ? expand(choice, game.actors()[0] ?? 0, 1) : []) play(game, { ...action });
}

rule('rrd2/end-a', 'Ann is connected to all other stations: the end is triggered, and not one station earlier', () => {
  const all = situation(lastStationMissing);
  expect(types(play(all, lastDie))).toContain('endTriggered');
  expect(all.state.ending).toBe('connected');

  const notBob = situation(oneDieMissing);
  expect(types(play(notBob, lastDie))).not.toContain('endTriggered');
  expect(notBob.state.ending).toBe('');
});

rule('rrd2/end-a', 'Ann’s die connects Bob with all other stations, her not: the end is triggered all the same', () => {
  const game = situation({ ...lastStationMissing, stations: { D5: 1, G5: 0, D2: 'grey' } });
  play(game, lastDie);
  expect(game.state.ending).toBe('connected');
});

rule('rrd2/end-b', 'the last unit leaves the bank: triggered; one is left: not', () => {
  const empty = situation({ ...oneDieMissing, bank: 5 });
  play(empty, lastDie);
  expect(empty.state.ending).toBe('bank');

  const oneLeft = situation({ ...oneDieMissing, bank: 6 });
  play(oneLeft, lastDie);
  expect(oneLeft.state.bank).toBe(1);
  expect(oneLeft.state.ending).toBe('');
});

rule(
  ['rrd2/end-b', 'rrd2/endgame-b', 'rrd2/Y43'],
  'a bonus of 5 from a bank of 3 is paid in full, and so is the refill',
  () => {
    const game = situation({ ...oneDieMissing, bank: 3 });
    const events = play(game, lastDie);
    expect(types(events)).toEqual(['laid', 'connected', 'endTriggered']);
    expect(game.state.ending).toBe('bank');
    expect(money(game)[0]).toBe(15);
    expect(game.state.passengers).toEqual([10, 0, 10, 0, 10, 10]);
    expect(game.state.bank).toBe(3 - 5 - 20);
  },
);

rule('rrd2/end-b', 'a refill that the bank cannot make in full is made, and triggers the end with another', () => {
  const game = situation({ ...twoLines, bank: 12 });
  expect(types(play(game, { type: 'refill' }))).toEqual(['refilled', 'endTriggered']);
  expect(game.state.ending).toBe('bank');
  expect(game.state.passengers).toEqual([15, 0, 15, 0, 15, 15]);
});

rule(
  ['rrd2/end-b', 'rrd2/end-e'],
  'the units for a passenger shortage empty the bank: triggered before the next action',
  () => {
    const game = situation({ ...twoLines, bank: 20, passengers: { 1: 5, 3: 0, 5: 2, 6: 0 } });
    expect(types(play(game, fetching(2, 'G5', 2)))).toEqual(['transported', 'shortage', 'endTriggered']);
    expect(game.state.ending).toBe('bank');
    expect(game.state.passengers).toEqual([15, 0, 10, 0, 10, 10]);
  },
);

rule(
  ['rrd2/end-c', 'rrd2/end-e', 'rrd2/endgame-a', 'rrd2/Y34'],
  'the last complex die is taken and can no longer be laid',
  () => {
    // Ann also has curves, so that whatever complex faces the seed of the situation rolls find a place.
    const threeComplexLeft = (spent: number) =>
      situation({
        ...twoLines,
        stations: { ...twoLines.stations, B6: 'grey' },
        track: { ...twoLines.track, C5: 'curve.1', C6: 'curve.3', J4: 'straight.0' },
        spent: { complex: spent },
      });
    const takeTwoAndLayBoth = (game: Game<State>) => {
      play(game, { type: 'roll', dice: 'twoComplex' });
      exchangeAny(game);
      exchangeAny(game);
      play(game, endingTurn);
    };
    const takeOne = { type: 'roll', dice: 'oneComplexUnrolled' };
    const layIt = { ...exchanging('J4', 'crossing.0'), die: '?' };

    const game = threeComplexLeft(17);
    takeTwoAndLayBoth(game);
    expect(game.state.diceBank.complex).toBe(1);
    expect(game.state.ending).toBe('');
    expect(types(play(game, takeOne))).toEqual(['taken', 'endTriggered']);
    expect(game.state.ending).toBe('complexDice');
    expect(offers(game, { type: 'exchange' })).toBe(false);
    expect(refusedBy(game, layIt)).toBe('rrd2/endgame-a');

    const oneMore = threeComplexLeft(16);
    takeTwoAndLayBoth(oneMore);
    play(oneMore, takeOne, layIt);
    expect(oneMore.state.ending).toBe('');
  },
);

rule(['rrd2/end-d', 'rrd2/Y36'], 'four simple dice are taken and two complex ones are left: triggered', () => {
  const game = situation({ ...twoLines, spent: { simple: 22, complex: 18 } });
  expect(game.state.diceBank).toEqual({ simple: 4, complex: 2 });
  expect(types(play(game, rollingFourSimple))).toEqual(['rolled', 'endTriggered']);
  expect(game.state.diceBank).toEqual({ simple: 0, complex: 2 });
  expect(game.state.ending).toBe('dice');
});

rule('rrd2/end-d', 'one die left in all triggers the end, three do not, of whatever kind', () => {
  const one = situation({ ...twoLines, spent: { simple: 22, complex: 19 } });
  play(one, rollingFourSimple);
  expect(one.state.ending).toBe('dice');

  const oneOfEach = situation({ ...twoLines, spent: { simple: 21, complex: 19 } });
  play(oneOfEach, rollingFourSimple);
  expect(oneOfEach.state.diceBank).toEqual({ simple: 1, complex: 1 });
  expect(oneOfEach.state.ending).toBe('dice');

  const three = situation({ ...twoLines, spent: { simple: 21, complex: 18 } });
  play(three, rollingFourSimple);
  expect(three.state.diceBank).toEqual({ simple: 1, complex: 2 });
  expect(three.state.ending).toBe('');
});

rule(
  ['rrd2/end-e', 'rrd2/end-f'],
  'the last complex dice lie before Ann: triggered at once, for good, though they come back',
  () => {
    const game = situation({ ...twoLines, spent: { complex: 18 } });
    play(game, { type: 'roll', dice: 'twoComplex' });
    expect(game.state.ending).toBe('complexDice');
    expect(game.actors()).toEqual([0]);
    play(game, endingTurn);
    expect(game.state.diceBank).toEqual({ simple: 26, complex: 2 });
    expect(game.state.ending).toBe('complexDice');
    expect(refusedBy(game, rollingFourSimple)).toBe('rrd2/endgame-a');
  },
);

rule('rrd2/end-f', 'the bank ran empty and is filled again by a loco: the end game stays', () => {
  const game = situation({ ...oneDieMissing, bank: 5, money: [30, 10], locos: [[2, 2], [2]] });
  play(game, lastDie, buying(3), buying(3), buying(3));
  expect(game.state.bank).toBe(10);
  expect(game.state.ending).toBe('bank');
  play(game, endingTurn);
  expect(game.state.ending).toBe('bank');
  expect(refusedBy(game, rollingFourSimple)).toBe('rrd2/endgame-a');
});

rule(
  ['rrd2/end-a', 'rrd2/endgame-a', 'rrd2/endgame-b', 'rrd2/Y35'],
  'the last station is connected by the first of Ann’s dice',
  () => {
    const game = situation({
      ...lastStationMissing,
      turn: { rolled: true, simple: ['straight', 'straight', 'locomotive'], complex: ['?'] },
    });
    play(game, lastDie);
    expect(money(game)).toEqual([15, 15]);
    expect(game.state.passengers).toEqual([10, 0, 0, 0, 10, 10]);

    expect(typesOffered(game)).toEqual(ONLY_TWO_ACTIONS);
    expect(refusedBy(game, laying('C5', 'straight.1'))).toBe('rrd2/endgame-a');
    expect(refusedBy(game, { ...exchanging('D4', 'crossing.0'), die: '?' })).toBe('rrd2/endgame-a');
    expect(refusedBy(game, { type: 'newPassengers', die: 'locomotive', card: 1 })).toBe('rrd2/endgame-a');
    play(game, buying(2), fetching(2, 'D2', 2), fetching(2, 'G5', 2));
    expect(money(game)).toEqual([14, 15]);

    expect(game.state.diceBank).toEqual({ simple: 24, complex: 19 });
    play(game, endingTurn);
    expect(game.state.diceBank).toEqual({ simple: 26, complex: 20 });
  },
);

rule('rrd2/endgame-a', 'in the turns that follow, too, nobody rolls or refills', () => {
  const game = situation({ ...twoLines, ending: 'dice' });
  expect(typesOffered(game)).toEqual(ONLY_TWO_ACTIONS);
  for (const dice of ['fourSimple', 'twoSimpleOneComplex', 'twoComplex', 'oneComplexUnrolled']) {
    expect(refusedBy(game, { type: 'roll', dice })).toBe('rrd2/endgame-a');
  }
  expect(refusedBy(game, { type: 'refill' })).toBe('rrd2/endgame-a');
});

rule('rrd2/endgame-a', 'a loco that ran before the trigger stays used in that turn, and so does its station', () => {
  const game = situation({ ...lastStationMissing, locos: [[2], []] });
  play(game, fetching(1, 'D2', 2), lastDie);
  expect(refusedBy(game, fetching(1, 'G5', 2))).toBe('rrd2/transport-h');
  play(game, buying(2));
  expect(refusedBy(game, fetching(1, 'D2', 2))).toBe('rrd2/transport-i');
  play(game, fetching(1, 'G5', 2));
});

rule('rrd2/endgame-b', 'at the trigger 5 for every station come once beside all cards, and never again', () => {
  const game = situation({ ...lastStationMissing, passengers: { 1: 0, 5: 3, 6: 20 }, locos: [[2], [2]] });
  const { bank } = game.state;
  play(game, lastDie);
  expect(game.state.passengers).toEqual([5, 0, 0, 0, 8, 25]);
  expect(game.state.bank).toBe(bank - 10 - 15);
  play(game, fetching(2, 'D2', 2), endingTurn, fetching(2, 'D5', 2), endingTurn);
  expect(game.state.passengers).toEqual([3, 0, 0, 0, 8, 23]);
});

rule(
  ['rrd2/bonus-g', 'rrd2/end-a', 'rrd2/end-b', 'rrd2/Y46'],
  'the last station and the last unit at once: one trigger',
  () => {
    const game = situation({ ...lastStationMissing, bank: 10 });
    const [, bob = 0] = money(game);
    const events = play(game, lastDie);
    expect(types(events)).toEqual(['laid', 'connected', 'connected', 'endTriggered']);
    expect(money(game)).toEqual([15, bob + 5]);
    expect(game.state.passengers).toEqual([10, 0, 0, 0, 10, 10]);
    expect(game.state.bank).toBe(-15);
    expect(types(play(game, fetching(1, 'D2', 2), endingTurn))).toEqual(['turnEnded']);
    expect(game.state.passengers).toEqual([9, 0, 0, 0, 10, 10]);
  },
);

rule('rrd2/endgame-c', 'Bob’s turn triggers the end; Cid, Ann and Bob follow, clockwise', () => {
  const game = situation({
    players: 3,
    stations: { D5: 0, J3: 1, D2: 2, G5: 'grey' },
    track: { ...twoLines.track },
    locos: [[2], [], [2]],
    spent: { complex: 18 },
    seat: 1,
  });
  play(game, { type: 'roll', dice: 'twoComplex' });
  const seats = [1, 2, 0, 1].map((seat) => {
    const acting = game.actors();
    if (seat !== 1) play(game, fetching(1, seat === 2 ? 'D5' : 'D2', 2));
    play(game, endingTurn);
    return acting;
  });
  expect(seats).toEqual([[1], [2], [0], [1]]);
});

rule('rrd2/endgame-d', 'the last passengers are fetched: the game is over at once', () => {
  const game = situation({ ...twoLines, ending: 'dice', passengers: { 1: 2, 3: 0, 5: 0, 6: 0 } });
  const events = play(game, fetching(1, 'D2', 2));
  expect(types(events)).toEqual(['transported']);
  expect(game.over).toBe(false);
  play(game, endingTurn, endingTurn);
  expect(play(game, fetching(1, 'D2', 2)).at(-1)).toEqual({ type: 'gameEnded', reason: 'noPassengers' });
  expect(game.over).toBe(true);
  expect(game.actors()).toEqual([]);
  expect(refusedBy(game, endingTurn)).toBe('kernel/over');
});

/**
 * The end game: Ann fetches the last two from D2, at distance 2; five more wait at I5, at distance 3. Bob is not connected.
 */
function lastNearPassengers(wanted: Situation): Game<State> {
  const game = situation({
    stations: { D5: 0, J3: 1, D2: 'grey', I5: 'grey' },
    track: { ...twoLines.track, G5: 'straight.1', H5: 'straight.1' },
    passengers: { 1: 2, 3: 0, 4: 5, 6: 0 },
    ending: 'dice',
    ...wanted,
  });
  play(game, fetching(2, 'D2', Math.max(...(locos(game)[0] ?? []))));
  return game;
}

rule(['rrd2/endgame-e', 'rrd2/Y38'], 'the rest is out of reach of every loco owned or within the money: over', () => {
  // All 2s are sold; Ann has 9 units now, a loco 3 costs 10. Bob is rich, but his station is not connected.
  const game = lastNearPassengers({ locos: [[2], [2, 2]], money: [7, 100] });
  expect(game.over).toBe(true);
  expect(game.events(1).at(-1)).toEqual({ type: 'gameEnded', reason: 'outOfReach' });
  expect(game.state.passengers).toEqual([0, 0, 0, 5, 0, 0]);
});

rule('rrd2/endgame-e', 'with the 10 units for a loco 3 the game goes on', () => {
  const game = lastNearPassengers({ locos: [[2], [2, 2]], money: [8, 0] });
  expect(game.over).toBe(false);
  play(game, buying(3), fetching(3, 'I5', 3));
});

rule('rrd2/endgame-e', 'a last loco 2 stands before the first 3: it takes 5 + 10 to go on', () => {
  expect(lastNearPassengers({ locos: [[2], [2]], money: [12, 0] }).over).toBe(true);
  expect(lastNearPassengers({ locos: [[2], [2]], money: [13, 0] }).over).toBe(false);
});

rule('rrd2/endgame-e', 'a loco that has run this turn can fetch the rest in the next: the game goes on', () => {
  const game = lastNearPassengers({ locos: [[3], []], money: [0, 0] });
  expect(game.over).toBe(false);
  expect(refusedBy(game, fetching(3, 'I5', 3))).toBe('rrd2/transport-h');
  play(game, endingTurn, endingTurn, fetching(3, 'I5', 3));
});

rule('rrd2/endgame-e', 'only Bob can still fetch somebody: the game goes on, and Ann may pass', () => {
  const bobOnI5: Situation = { stations: { D5: 0, I5: 1, D2: 'grey' }, passengers: { 1: 2, 4: 0, 6: 5 } };
  const game = lastNearPassengers({ ...bobOnI5, locos: [[2], [3]], money: [0, 0] });
  expect(game.over).toBe(false);
  expect(typesOffered(game)).toEqual(['endTurn']);
  play(game, endingTurn, fetching(3, 'D5', 3));
  expect(lastNearPassengers({ ...bobOnI5, locos: [[2], [2]], money: [0, 0] }).over).toBe(true);
});

rule('rrd2/endgame-e', 'nobody is connected when the end is triggered: the game is over at once', () => {
  const game = situation({ spent: { complex: 18 }, locos: [[6], [6]] });
  const events = play(game, { type: 'roll', dice: 'twoComplex' });
  expect(types(events)).toEqual(['rolled', 'endTriggered', 'gameEnded']);
  expect(game.over).toBe(true);
  expect(game.state.diceBank.complex).toBe(2);
});

/** Ann on D5, Bob on G5 and Cid on D2, all connected with her, each with a loco. */
const threeWhoCan: Situation = {
  players: 3,
  stations: { D5: 0, G5: 1, D2: 2 },
  track: { ...twoLines.track },
  locos: [[2], [2], [2]],
};

rule(
  ['rrd2/endgame-f', 'rrd2/endgame-g', 'rrd2/Y45'],
  'all could transport and each ends the turn: over after the last',
  () => {
    const game = situation({ ...threeWhoCan, ending: 'dice' });
    for (const seat of [0, 1, 2]) {
      expect(game.over).toBe(false);
      expect(game.actors()).toEqual([seat]);
      expect(typesOffered(game)).toEqual(ONLY_TWO_ACTIONS);
      play(game, endingTurn);
    }
    expect(game.over).toBe(true);
    expect(game.events(3).at(-1)).toEqual({ type: 'gameEnded', reason: 'nobodyActs' });
    expect(game.state.passengers).toEqual([5, 0, 0, 0, 5, 5]);
  },
);

rule('rrd2/endgame-f', 'a purchase or a transport begins the count anew', () => {
  for (const action of [buying(2), fetching(1, 'D5', 2)]) {
    const game = situation({ ...threeWhoCan, ending: 'dice' });
    play(game, endingTurn, action, endingTurn, endingTurn, endingTurn);
    expect(game.over).toBe(false);
    expect(game.actors()).toEqual([1]);
    play(game, endingTurn);
    expect(game.over).toBe(true);
  }
});

rule('rrd2/endgame-f', 'the turn in which the end was triggered is no whole turn of the end game', () => {
  const game = situation({ ...threeWhoCan, spent: { complex: 18 } });
  play(game, { type: 'roll', dice: 'twoComplex' }, endingTurn, endingTurn, endingTurn);
  expect(game.over).toBe(false);
  expect(game.actors()).toEqual([0]);
  play(game, endingTurn);
  expect(game.over).toBe(true);
});

rule('rrd2/endgame-f', 'before the end is triggered any number of idle turns may pass', () => {
  const game = situation(threeWhoCan);
  for (let turn = 0; turn < 9; turn++) play(game, endingTurn);
  expect(game.over).toBe(false);
  expect(game.actors()).toEqual([0]);
});

rule('rrd2/endgame-g', 'Ann can buy and can transport, and ends her turn all the same', () => {
  const game = situation({ ...threeWhoCan, ending: 'dice' });
  expect(offers(game, fetching(2, 'G5', 2))).toBe(true);
  expect(offers(game, buying(2))).toBe(true);
  expect(offers(game, endingTurn)).toBe(true);
  play(game, endingTurn);
  expect(game.actors()).toEqual([1]);
  expect(money(game)).toEqual([10, 10, 10]);
  expect(locos(game)).toEqual([[2], [2], [2]]);
});
