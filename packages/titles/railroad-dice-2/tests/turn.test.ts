import { expect } from 'vitest';
import { offers, play, refusedBy, rule, situation, typesOffered } from './situation.ts';
import { exchange, lay, moneyOf, turnOf, verdict, ways } from './table.ts';

const ROLL = { type: 'roll', dice: 'fourSimple' };
const END = { type: 'endTurn' };
const REFILL = { type: 'refill' };
const BUY_2 = { type: 'buyLoco', loco: 2 };

/** Ann on B4 with lines to the grey stations E4 (card 2) and B7 (card 6), both at distance 2. */
const TWO_LINES = {
  stations: { B4: 0, E4: 'grey', B7: 'grey' },
  track: { C4: 'straight.1', D4: 'straight.1', B5: 'straight.0', B6: 'straight.0' },
} as const;

function fetch(station: string, loco = 2, passengers = 2) {
  return { type: 'transport', loco, station, passengers };
}

rule('rrd2/turn-a', 'the turn goes clockwise and comes round to the start player', () => {
  const game = situation({ players: 3, options: { startPlayer: '2' }, seat: 1 });
  const order: number[] = [];
  for (let i = 0; i < 7; i++) {
    order.push(turnOf(game).seat);
    play(game, END);
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1]);
});

rule('rrd2/turn-a', 'nobody acts out of turn', () => {
  const game = situation({ players: 3 });
  expect(refusedBy(game, { seat: 1, ...BUY_2 })).toBe('kernel/turn');
  expect(game.choices(1)).toEqual([]);
});

rule('rrd2/turn-b', 'buying and transporting before the roll, and again after it', () => {
  const game = situation(TWO_LINES);
  expect([...typesOffered(game)].sort()).toEqual(['buyLoco', 'endTurn', 'refill', 'roll']);
  play(game, BUY_2);
  expect([...typesOffered(game)].sort()).toEqual(['buyLoco', 'endTurn', 'refill', 'roll', 'transport']);
  play(game, fetch('E4'), ROLL, BUY_2, fetch('B7'));
  expect(game.state.players[0]?.transported).toBe(4);
  expect(refusedBy(game, ROLL)).toBe('rrd2/roll-d');
});

rule('rrd2/turn-b', 'after the roll everything else may be done in any order, several times', () => {
  const game = situation({
    ...TWO_LINES,
    money: [20, 10],
    turn: { rolled: true, simple: ['straight', 'curve', 'locomotive', '?'], complex: ['crossing', 'switchLeft'] },
  });
  const seen = new Set(typesOffered(game));
  const moves = [
    { type: 'newPassengers', die: 'locomotive', card: 2 },
    exchange('C4', 'switchLeft.1'),
    BUY_2,
    lay('C3', 'straight.0'),
    fetch('E4'),
    BUY_2,
    lay('C2', 'curve.1'),
    { type: 'newPassengers', die: '?', card: 6 },
    fetch('B7'),
    exchange('D4', 'crossing.0'),
    lay('B3', 'straight.0'),
  ];
  for (const move of moves) {
    expect(verdict(game, move), JSON.stringify(move)).toBe('legal');
    play(game, move);
    for (const type of typesOffered(game)) seen.add(type);
  }
  expect([...seen].sort()).toEqual(['buyLoco', 'endTurn', 'exchange', 'lay', 'newPassengers', 'transport']);
  expect(turnOf(game)).toMatchObject({ seat: 0, simple: ['straight'], complex: [] });
});

rule(
  'rrd2/turn-c',
  'a transport empties the third card: the shortage is relieved at once, in the middle of the turn',
  () => {
    const game = situation({ ...TWO_LINES, locos: [[2]], passengers: { 2: 1, 3: 0, 6: 0 } });
    const events = play(game, fetch('E4', 2, 1));
    expect(events.map(({ type }) => type)).toEqual(['transported', 'shortage']);
    expect(game.state.passengers).toEqual([10, 5, 5, 0, 0, 5]);
    expect(turnOf(game).seat).toBe(0);
  },
);

rule(
  'rrd2/turn-c',
  'a roll leaves two dice in the bank: the end is triggered at once, in the middle of the turn',
  () => {
    const game = situation({ ...TWO_LINES, locos: [[2]], spent: { simple: 22, complex: 18 } });
    expect(game.state.diceBank).toEqual({ simple: 4, complex: 2 });
    const events = play(game, ROLL);
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'endTriggered']);
    expect(turnOf(game).seat).toBe(0);
    expect([...typesOffered(game)].sort()).toEqual(['buyLoco', 'endTurn', 'transport']);
  },
);

rule(
  'rrd2/turn-d',
  'who does not roll puts 5 passengers for every station beside all cards, from the bank, once',
  () => {
    const game = situation({
      stations: { B2: 0, K3: 1, E2: 'grey', H3: 'grey', F4: 'grey', C5: 'grey', I5: 'grey', H7: 'grey' },
      passengers: { 1: 0, 2: 3 },
    });
    const { bank } = game.state;
    expect(game.state.passengers).toEqual([0, 3, 5, 5, 5, 5]);
    play(game, REFILL);
    expect(game.state.passengers).toEqual([5, 18, 10, 10, 10, 10]);
    expect(game.state.bank).toBe(bank - 40);
    expect(verdict(game, REFILL), 'a second time').toBe('rrd2/turn-d');
    play(game, END, END);
    expect(verdict(game, REFILL), 'in the next turn').toBe('legal');
  },
);

rule(['rrd2/turn-d', 'rrd2/Y6'], 'a roll forbids the refill, and the refill forbids the roll', () => {
  const rolled = situation();
  expect(verdict(rolled, REFILL)).toBe('legal');
  play(rolled, ROLL);
  expect(verdict(rolled, REFILL)).toBe('rrd2/turn-d');
  const refilled = situation();
  expect(verdict(refilled, ROLL)).toBe('legal');
  play(refilled, REFILL);
  for (const dice of ['fourSimple', 'twoSimpleOneComplex', 'twoComplex', 'oneComplexUnrolled']) {
    expect(verdict(refilled, { type: 'roll', dice })).toBe('rrd2/turn-d');
  }
});

rule(
  ['rrd2/turn-d', 'rrd2/laying-a', 'rrd2/Y7'],
  'without rolling: buying, transporting and the refill, but no laying and no new passengers',
  () => {
    const game = situation(TWO_LINES);
    play(game, BUY_2, fetch('E4'), REFILL, BUY_2, fetch('B7'));
    expect([...typesOffered(game)].sort()).toEqual(['endTurn']);
    expect(verdict(game, lay('C3', 'straight.0'))).toBe('rrd2/laying-a');
    expect(verdict(game, exchange('C4', 'crossing.0'))).toBe('rrd2/laying-a');
    for (const die of ['locomotive', '?']) {
      expect(verdict(game, { type: 'newPassengers', die, card: 2 })).toBe('rrd2/newpass-a');
    }
  },
);

rule(['rrd2/turn-b', 'rrd2/turn-d', 'rrd2/Y8'], 'passengers of the refill are transported in the same turn', () => {
  const game = situation({ ...TWO_LINES, locos: [[2]], passengers: { 2: 0 } });
  expect(verdict(game, fetch('E4'))).toBe('rrd2/transport-f');
  play(game, REFILL);
  expect(verdict(game, fetch('E4'))).toBe('legal');
  play(game, fetch('E4'));
  expect(game.state.passengers[1]).toBe(3);
  expect(moneyOf(game, 0)).toBe(12);
});

rule('rrd2/turn-e', 'dice that were not laid go back, dice on the board stay there', () => {
  const game = situation({
    ...TWO_LINES,
    turn: { rolled: true, simple: ['straight', 'curve', '?'], complex: ['crossing', '?'] },
  });
  expect(game.state.diceBank).toEqual({ simple: 23, complex: 18 });
  play(game, lay('B3', 'straight.0'), exchange('D4', 'crossing.0'));
  expect(game.state.diceBank).toEqual({ simple: 23, complex: 18 });
  play(game, END);
  expect(game.state.diceBank).toEqual({ simple: 26, complex: 19 });
  expect(turnOf(game)).toMatchObject({ seat: 1, rolled: false, simple: [], complex: [] });
});

rule(
  ['rrd2/turn-e', 'rrd2/laying-simple-a', 'rrd2/Y11'],
  'a rolled locomotive that called no passengers goes back at the end of the turn',
  () => {
    const game = situation({ ...TWO_LINES, turn: { rolled: true, simple: ['locomotive'] } });
    expect(verdict(game, lay('B3', 'straight.0', 'locomotive'))).toBe('rrd2/laying-simple-a');
    expect(offers(game, { type: 'newPassengers', die: 'locomotive', card: 2 })).toBe(true);
    expect(game.state.diceBank.simple).toBe(25);
    play(game, END);
    expect(game.state.diceBank.simple).toBe(26);
    play(game, END);
    expect(turnOf(game)).toMatchObject({ seat: 0, simple: [] });
  },
);

rule(
  ['rrd2/turn-e', 'rrd2/laying-simple-j', 'rrd2/Y20'],
  'two complex dice and no simple die within reach: neither can be laid, both go back',
  () => {
    const game = situation({
      track: { F5: 'straight.1' },
      turn: { rolled: true, complex: ['crossing', 'switchRight'] },
    });
    expect(ways(game, 'exchange')).toEqual([]);
    expect(verdict(game, exchange('C2', 'crossing.0')), 'beside the start station').toBe('rrd2/laying-simple-j');
    expect(verdict(game, exchange('C2', 'switchRight.1'))).toBe('rrd2/laying-simple-j');
    expect(verdict(game, exchange('F5', 'crossing.0')), 'out of reach').toBe('rrd2/laying-complex-d');
    expect(game.state.diceBank.complex).toBe(18);
    play(game, END);
    expect(game.state.diceBank.complex).toBe(20);
  },
);

rule('rrd2/turn-f', 'a turn without any action changes nothing but whose turn it is', () => {
  const game = situation({ ...TWO_LINES, locos: [[2]] });
  const before = game.at(0);
  expect(offers(game, END)).toBe(true);
  play(game, END);
  expect({ ...game.state, flow: [] }).toEqual({ ...before, flow: [] });
  expect(turnOf(game).seat).toBe(1);
});

rule('rrd2/turn-f', 'after a roll, too, nothing need be done with the dice', () => {
  const game = situation({ ...TWO_LINES, locos: [[2]] });
  play(game, ROLL);
  expect(offers(game, END)).toBe(true);
  play(game, END);
  expect(turnOf(game).seat).toBe(1);
  expect(game.state.diceBank).toEqual({ simple: 26, complex: 20 });
});
