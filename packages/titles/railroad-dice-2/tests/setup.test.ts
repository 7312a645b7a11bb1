import { newGame } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { RECONSTRUCTION, railroadDice2 } from '../index.ts';
import { offers, play, refusedBy, rule, situation, typesOffered } from './situation.ts';
import { allUnits, fieldsOffered, lay, moneyOf, NAMES, place, station, table, turnOf, verdict } from './table.ts';

/** Ten fields that go together; the first four are on cards 1, 3, 5 and 4, for start stations. */
const TEN = ['B2', 'K3', 'E6', 'I5', 'E2', 'H3', 'F4', 'C5', 'H7', 'B7'] as const;
/** Eight fields after which no legal one is left; C3 and J6 are on cards 1 and 4. */
const EIGHT_FILL_THE_BOARD = ['C3', 'J6', 'H3', 'E4', 'F6', 'K3', 'C6', 'H7'] as const;
/** Seven such fields, the first four on cards 2, 1, 6 and 3. */
const SEVEN_FILL_THE_BOARD = ['E4', 'B2', 'C6', 'K3', 'H3', 'I5', 'F7'] as const;

const TERRAIN = [
  'PPPP PPPP PPMP',
  'PPMP PWWP PMMP',
  'PPPP PWPP PMPP',
  'PMPP PPPM PPPP',
  'PPPP MPPM PPWP',
  'PMPW PMMP PPWP',
  'PPWW PPMP PWWP',
  'MPPP PPPP PWPP',
].map((row) => row.replaceAll(' ', ''));

function rowsOf(text: string, columns: number): readonly string[] {
  return Array.from({ length: text.length / columns }, (_, row) => text.slice(row * columns, (row + 1) * columns));
}

function card(number: number, column: number, row: number, rotation = 0) {
  return { type: 'layCard', card: number, column, row, rotation };
}

rule('rrd2/setup-a', 'two, three or four sit down to play; one or five cannot', () => {
  const sitDown = (players: number) => newGame(railroadDice2, { players: NAMES.slice(0, players), seed: 'setup-a' });
  for (const players of [2, 3, 4]) expect(sitDown(players).ok, `${players} players`).toBe(true);
  expect(sitDown(1)).toMatchObject({ ok: false, refusal: { rule: 'kernel/players' } });
  const five = newGame(railroadDice2, { players: [...NAMES, 'Eve'], seed: 'setup-a' });
  expect(five).toMatchObject({ ok: false, refusal: { rule: 'kernel/players' } });
});

rule('rrd2/setup-a', 'no share and no state railway can be had in a turn', () => {
  const game = table(2);
  place(game, ...EIGHT_FILL_THE_BOARD);
  expect([...typesOffered(game)].sort()).toEqual(['buyLoco', 'endTurn', 'refill', 'roll']);
});

rule('rrd2/setup-b', 'the suggested layout joins cards 1 2 3 in the north and 6 5 4 in the south', () => {
  const { board } = table(2).state;
  expect([board.columns, board.rows]).toEqual([12, 8]);
  expect(rowsOf(board.cards, 12)).toEqual([...Array(4).fill('111122223333'), ...Array(4).fill('666655554444')]);
  expect(rowsOf(board.terrain, 12)).toEqual(TERRAIN);
  const fields = (kind: string) => [...board.terrain].filter((field) => field === kind).length;
  expect([fields('P'), fields('M'), fields('W')]).toEqual([71, 14, 11]);
});

rule(
  'rrd2/setup-b',
  'the players lay the cards: whole side against whole side, each card once, turned as they like',
  () => {
    const game = table(2, { layout: 'chosen' });
    play(game, card(1, 0, 0, 1));
    expect(verdict(game, card(2, 1, 1)), 'corner to corner').toBe('rrd2/setup-b');
    expect(verdict(game, card(2, 2, 0)), 'apart').toBe('rrd2/setup-b');
    expect(verdict(game, card(2, 0, 0)), 'on top of a card').toBe('rrd2/setup-b');
    expect(verdict(game, card(1, 1, 0)), 'the same card again').toBe('rrd2/setup-b');
    for (const [column, row] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      for (const turned of [0, 1, 2, 3]) expect(verdict(game, card(2, column, row, turned))).toBe('legal');
    }
    play(game, card(2, 0, 1), card(3, 1, 1, 2), card(4, 2, 1), card(5, 2, 0));
    expect(refusedBy(game, station('B2')), 'before the last card').toBe('kernel/not-now');
    play(game, card(6, -1, 1, 3));

    const { board } = game.state;
    expect(rowsOf(board.cards, 16)).toEqual([
      ...Array(4).fill('    1111    5555'),
      ...Array(4).fill('6666222233334444'),
    ]);
    const rows = rowsOf(board.terrain, 16);
    expect(rows.slice(0, 4).map((row) => row.slice(4, 8))).toEqual(['PPPP', 'MPPP', 'PPMP', 'PPPP']);
    expect(rows.slice(4).map((row) => row.slice(8, 12))).toEqual(['PPPP', 'PPMP', 'PMMP', 'PMPP']);
    expect(rows.slice(4).map((row) => row.slice(0, 4))).toEqual(['PWWP', 'PPWP', 'PMPP', 'PPPM']);
    expect(typesOffered(game)).toEqual(['placeStation']);
  },
);

rule('rrd2/setup-b', 'a layout drawn by lot is one board of six whole cards', () => {
  const turnsSeen = new Set<number>();
  const shapesSeen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const seed = `layout ${i}`;
    const { laid, board } = table(2, { layout: 'random' }, seed).state;
    expect(laid.map((each) => each.card).sort(), seed).toEqual([1, 2, 3, 4, 5, 6]);
    const reached = laid.slice(0, 1);
    for (const here of reached) {
      const beside = laid.filter(
        (other) => Math.abs(other.column - here.column) + Math.abs(other.row - here.row) === 1,
      );
      reached.push(...beside.filter((other) => !reached.includes(other)));
    }
    expect(reached, seed).toHaveLength(6);
    for (const number of '123456')
      expect(
        [...board.cards].filter((at) => at === number),
        seed,
      ).toHaveLength(16);
    for (const { rotation } of laid) turnsSeen.add(rotation);
    shapesSeen.add(`${board.columns} by ${board.rows}`);
  }
  expect([...turnsSeen].sort()).toEqual([0, 1, 2, 3]);
  expect(shapesSeen.size).toBeGreaterThan(3);
});

rule('rrd2/setup-c', 'each of four players has a company and places the start station of its colour', () => {
  const game = table(4);
  place(game, ...TEN.slice(0, 4));
  expect(game.state.stations.map(({ owner }) => owner)).toEqual([0, 1, 2, 3]);
  const { companies } = game.state.components;
  expect(companies.slice(0, 2)).toEqual([
    { name: 'InterBahn', colour: 'black' },
    { name: 'Seeterrassen Betriebe', colour: 'blue' },
  ]);
  expect(new Set(companies.map(({ name }) => name)).size).toBe(4);
  expect(companies.map(({ colour }) => colour).sort()).toEqual(['black', 'blue', 'green', 'white']);
});

rule('rrd2/setup-d', 'the grey stations dealt to each player', () => {
  const dealt = (players: number) => table(players).state.players.map(({ greys }) => greys);
  expect(dealt(2)).toEqual([4, 4]);
  expect(dealt(3)).toEqual([2, 2, 2]);
  expect(dealt(4)).toEqual([1, 1, 1, 1]);
});

rule('rrd2/setup-e', 'everybody starts with 10 units', () => {
  for (const players of [2, 3, 4]) {
    const { state } = table(players);
    expect(state.players.map(({ money }) => money)).toEqual(Array(players).fill(10));
    expect(state.bank).toBe(280 - 10 * players);
  }
});

rule('rrd2/setup-f', 'the lot may let any of three players begin', () => {
  const starters = Array.from({ length: 60 }, (_, i) => table(3, { startPlayer: 'lot' }, `lot ${i}`).actors());
  for (const seat of [0, 1, 2]) expect(starters.filter(([first]) => first === seat).length).toBeGreaterThan(8);
});

rule('rrd2/setup-f', 'the host lets Cid begin; a fourth player who is not there cannot', () => {
  const game = table(3, { startPlayer: '3' });
  expect(game.actors()).toEqual([2]);
  expect(refusedBy(game, { seat: 0, ...station('B2') })).toBe('kernel/turn');
  const absent = newGame(railroadDice2, { players: NAMES.slice(0, 3), seed: 'setup-f', options: { startPlayer: '4' } });
  expect(absent).toMatchObject({ ok: false, refusal: { rule: 'kernel/option' } });
});

rule('rrd2/setup-g', 'start stations are placed clockwise from the start player', () => {
  const game = table(3, { startPlayer: '2' });
  const order: (readonly number[])[] = [];
  for (const field of TEN.slice(0, 3)) {
    order.push(game.actors());
    place(game, field);
  }
  expect(order).toEqual([[1], [2], [0]]);
  expect(game.state.stations.map(({ owner }) => owner)).toEqual([1, 2, 0]);
});

rule(['rrd2/setup-g', 'rrd2/setup-h', 'rrd2/Y3'], 'a card takes one start station, but grey ones beside it', () => {
  const game = table(2);
  place(game, 'B2');
  expect(verdict(game, station('D4'))).toBe('rrd2/setup-g');
  expect(fieldsOffered(game, 'placeStation').filter((field) => /^[A-D][1-4]$/.test(field))).toEqual([]);
  place(game, 'K3');
  expect(verdict(game, station('C3')), 'grey, but too near').toBe('rrd2/setup-k');
  expect(verdict(game, station('D4')), 'grey, far enough').toBe('legal');
  place(game, 'D4');
  expect(verdict(game, station('I4')), 'a third card shared with Bob').toBe('legal');
});

rule('rrd2/setup-h', 'grey stations follow one at a time, clockwise from the start player, and nobody may pass', () => {
  const game = table(3, { startPlayer: '3' });
  place(game, ...TEN.slice(0, 3));
  const order: (readonly number[])[] = [];
  for (const field of TEN.slice(3, 9)) {
    order.push(game.actors());
    expect(typesOffered(game)).toEqual(['placeStation']);
    expect(refusedBy(game, { type: 'endTurn' })).toBe('kernel/not-now');
    place(game, field);
  }
  expect(order).toEqual([[2], [0], [1], [2], [0], [1]]);
  expect(game.state.stations.slice(3).map(({ owner }) => owner)).toEqual(Array(6).fill(null));
  expect(turnOf(game).seat).toBe(2);
});

rule('rrd2/setup-i', 'the first station finds every dry inner field and none at the edge', () => {
  const game = table(2);
  const inner = TERRAIN.flatMap((row, y) =>
    [...row].flatMap((terrain, x) =>
      x > 0 && x < 11 && y > 0 && y < 7 && terrain !== 'W' ? [`${String.fromCharCode(65 + x)}${y + 1}`] : [],
    ),
  );
  expect(inner).toHaveLength(50);
  expect(fieldsOffered(game, 'placeStation')).toEqual(inner.sort());
  for (const field of ['A1', 'F1', 'L4', 'G8', 'A5', 'M3', 'B9']) {
    expect(verdict(game, station(field)), field).toBe('rrd2/setup-i');
  }
});

rule(
  ['rrd2/setup-i', 'rrd2/Y4'],
  "a field at a card's border is legal where the next card goes on, not at the edge",
  () => {
    const game = table(2);
    for (const field of ['D3', 'E2', 'H4', 'C4', 'C5', 'I5'])
      expect(verdict(game, station(field)), field).toBe('legal');
    for (const field of ['D1', 'E8', 'A4', 'L5']) expect(verdict(game, station(field)), field).toBe('rrd2/setup-i');
  },
);

rule('rrd2/setup-i', 'a notch in the board is edge too', () => {
  const game = table(2, { layout: 'chosen' });
  play(game, card(1, 0, 0), card(2, 0, 1), card(3, 1, 1), card(4, 2, 1), card(5, 2, 0), card(6, 3, 1));
  for (const field of ['D2', 'I3', 'F5', 'F3', 'P6']) {
    expect(verdict(game, station(field)), field).toBe('rrd2/setup-i');
  }
  for (const field of ['C2', 'D5', 'J3', 'F6', 'M6']) expect(verdict(game, station(field)), field).toBe('legal');
});

rule('rrd2/setup-j', 'no station in water; plain and mountain cost nothing', () => {
  const game = table(2);
  for (const field of ['F2', 'G2', 'F3', 'D6', 'C7', 'D7', 'K5', 'K6', 'J7', 'K7']) {
    expect(verdict(game, station(field)), field).toBe('rrd2/setup-j');
  }
  place(game, 'C2', 'J2');
  expect(verdict(game, station('F2')), 'grey in water').toBe('rrd2/setup-j');
  place(game, 'B4', 'E7');
  expect([moneyOf(game, 0), moneyOf(game, 1), game.state.bank]).toEqual([10, 10, 260]);
});

rule(['rrd2/setup-k', 'rrd2/Y40'], 'three steps along rows and columns lie between any two stations', () => {
  const game = table(2);
  place(game, 'G5', 'B2');
  for (const field of ['H3', 'E4', 'D5', 'J5', 'I4', 'H7', 'E6', 'F7']) {
    expect(verdict(game, station(field)), field).toBe('legal');
  }
  for (const field of ['G5', 'G4', 'H5', 'H6', 'F4', 'F6', 'H4', 'E5', 'I5', 'G3', 'G7']) {
    expect(verdict(game, station(field)), field).toBe('rrd2/setup-k');
  }
});

rule(['rrd2/setup-k', 'rrd2/Y5'], 'the distance is measured across card borders', () => {
  const game = table(2);
  place(game, 'D3');
  expect(verdict(game, station('D5')), 'one field between, the next card south').toBe('rrd2/setup-k');
  expect(verdict(game, station('E4')), 'diagonal, the next card east').toBe('rrd2/setup-k');
  expect(verdict(game, station('E3')), 'side by side').toBe('rrd2/setup-k');
  expect(verdict(game, station('E5')), 'three steps, across the corner').toBe('legal');
});

rule(['rrd2/setup-l', 'rrd2/Y2'], 'only six of eight grey stations find a field: the others go to the box', () => {
  const game = table(2);
  place(game, ...EIGHT_FILL_THE_BOARD.slice(0, 7));
  expect(fieldsOffered(game, 'placeStation')).toEqual(['H7']);
  expect(game.state.players.map(({ greys }) => greys)).toEqual([1, 2]);
  const events = play(game, station('H7'));
  expect(events).toContainEqual({ type: 'greyStationsBoxed', count: 2 });
  expect(game.state.boxed).toBe(2);
  expect(game.state.players.map(({ greys }) => greys)).toEqual([0, 0]);
  expect(game.state.stations).toHaveLength(8);
  expect(game.state.bank).toBe(280 - 20 - 40);
  expect(turnOf(game).seat).toBe(0);
});

rule('rrd2/setup-l', 'the fourth of four players keeps a grey station for which no field is left', () => {
  const game = table(4);
  place(game, ...SEVEN_FILL_THE_BOARD);
  expect(game.state.boxed).toBe(1);
  expect(game.state.bank).toBe(280 - 40 - 35);
  expect(turnOf(game).seat).toBe(0);
});

rule(['rrd2/setup-l', 'rrd2/Y2'], 'with two grey stations in the box, the seven others on the board are all', () => {
  const game = situation({
    stations: { B4: 0, K2: 1, B7: 'grey', D5: 'grey', E2: 'grey', F6: 'grey', H2: 'grey', I6: 'grey' },
    track: {
      ...{ B5: 'straight.0', B6: 'straight.0', C4: 'straight.1', D4: 'switchRight.1', E4: 'switchLeft.1' },
      ...{ E3: 'straight.0', F4: 'switchRight.1', F5: 'straight.0', G4: 'straight.1', H4: 'switchLeft.1' },
      ...{ H3: 'straight.0', I4: 'switchRight.1', I5: 'straight.0', J4: 'straight.1' },
    },
    turn: { rolled: true, simple: ['curve', 'straight'] },
  });
  expect(game.state.boxed).toBe(2);
  expect(game.state.players[0]?.connected).toHaveLength(6);
  play(game, lay('K4', 'curve.3'));
  expect(game.state.ending).toBe('');
  play(game, lay('K3', 'straight.0'));
  expect(game.state.players[0]?.connected).toHaveLength(7);
  expect(game.state.ending).toBe('connected');
});

rule(['rrd2/setup-m', 'rrd2/X1'], 'beside each card of the suggested layout lie 5 passengers per station on it', () => {
  const game = table(2);
  place(game, ...['B2', 'K3', 'E2', 'H3', 'F4', 'C5', 'E6', 'I5', 'H7']);
  expect(game.state.passengers, 'before the last station').toEqual([0, 0, 0, 0, 0, 0]);
  place(game, 'B7');
  expect(game.state.passengers).toEqual([5, 15, 5, 5, 10, 10]);
});

rule('rrd2/setup-m', 'passengers belong to the card: more than 5 may come from one of its two stations', () => {
  const game = situation({
    stations: { B4: 0, E4: 'grey', H2: 'grey' },
    track: { C4: 'straight.1', D4: 'straight.1' },
    locos: [[6]],
  });
  play(game, { type: 'transport', loco: 6, station: 'E4', passengers: 6 });
  expect(game.state.passengers[1]).toBe(4);
});

rule('rrd2/setup-n', 'the dice bank holds 30 simple and 20 complex dice', () => {
  for (const players of [2, 3, 4]) expect(table(players).state.diceBank).toEqual({ simple: 30, complex: 20 });
});

rule('rrd2/setup-o', 'four locos of each number, with two players three', () => {
  expect(table(2).state.locoBank).toEqual([3, 3, 3, 3, 3]);
  expect(table(3).state.locoBank).toEqual([4, 4, 4, 4, 4]);
  expect(table(4).state.locoBank).toEqual([4, 4, 4, 4, 4]);
});

rule('rrd2/setup-o', 'the loco bank is in ascending order: only a 2 can be bought first', () => {
  const game = situation({ money: [25, 10] });
  expect(offers(game, { type: 'buyLoco', loco: 2 })).toBe(true);
  for (const loco of [3, 4, 5, 6]) expect(verdict(game, { type: 'buyLoco', loco })).toBe('rrd2/loco-b');
});

rule(
  ['rrd2/setup-p', 'rrd2/setup-d', 'rrd2/setup-e', 'rrd2/setup-m', 'rrd2/Y1'],
  'the bank after the set-up, all stations placed',
  () => {
    const bankWith = (players: number, stations: number) => {
      const game = table(players);
      place(game, ...TEN.slice(0, stations));
      expect(turnOf(game).seat).toBe(0);
      expect(game.state.boxed).toBe(0);
      return game.state.bank;
    };
    expect(bankWith(4, 8)).toBe(280 - 40 - 40);
    expect(bankWith(3, 9)).toBe(280 - 30 - 45);
    expect(bankWith(2, 10)).toBe(280 - 20 - 50);
  },
);

rule('rrd2/setup-p', 'units wander between bank, players and cards and stay 280', () => {
  const game = situation({
    stations: { B4: 0, E4: 'grey' },
    track: { C4: 'straight.1' },
    turn: { rolled: true, simple: ['straight', 'curve', '?'] },
  });
  const moves = [
    { type: 'buyLoco', loco: 2 },
    lay('D4', 'straight.1'),
    { type: 'transport', loco: 2, station: 'E4', passengers: 2 },
    { type: 'newPassengers', die: '?', card: 3 },
    { type: 'endTurn' },
    { type: 'refill' },
  ];
  const banks = moves.map((move) => {
    play(game, move);
    expect(allUnits(game.state), move.type).toBe(280);
    return game.state.bank;
  });
  expect(banks).toEqual([250, 245, 245, 240, 240, 225]);
});

rule('rrd2/setup-p', 'two large counters are changed to pay a single unit', () => {
  const game = situation({ stations: { B5: 0 }, money: [10, 10], turn: { rolled: true, simple: ['straight'] } });
  play(game, lay('B4', 'straight.0'));
  expect([moneyOf(game, 0), allUnits(game.state)]).toEqual([9, 280]);
});

rule('rrd2/setup-q', 'chance is in the lot of the set-up and in the roll, nowhere else', () => {
  expect(table(3).state.random.draws).toBe(0);
  expect(table(3, { startPlayer: 'lot' }).state.random.draws).toBe(1);
  const game = situation({ stations: { B4: 0, E4: 'grey' }, track: { C4: 'straight.1', D4: 'straight.1' } });
  const reveals = (action: Record<string, unknown>) => game.play({ seat: game.actors()[0], ...action });
  const hidden = { ok: true, revealed: false };
  expect(reveals({ type: 'buyLoco', loco: 2 })).toMatchObject(hidden);
  expect(reveals({ type: 'transport', loco: 2, station: 'E4', passengers: 2 })).toMatchObject(hidden);
  expect(reveals({ type: 'roll', dice: 'twoSimpleOneComplex' })).toMatchObject({ ok: true, revealed: true });
  expect(game.state.random.draws).toBe(3);
  expect(reveals({ type: 'endTurn' })).toMatchObject(hidden);
  expect(reveals({ type: 'refill' })).toMatchObject(hidden);
  expect(reveals({ type: 'endTurn' })).toMatchObject(hidden);
  expect(reveals({ type: 'roll', dice: 'oneComplexUnrolled' })).toMatchObject(hidden);
});

rule(
  'rrd2/setup-q',
  'two tables that place alike stand alike, whatever the seed, and every rolled face is told',
  () => {
    const [one, other] = ['seed one', 'seed two'].map((seed) => {
      const game = table(2, {}, seed);
      place(game, ...EIGHT_FILL_THE_BOARD);
      return game;
    });
    if (!one || !other) throw new Error('two tables were set up');
    expect({ ...one.state, random: null }).toEqual({ ...other.state, random: null });
    const [rolled] = play(one, { type: 'roll', dice: 'fourSimple' });
    expect(rolled).toMatchObject({ type: 'rolled', seat: 0, simple: turnOf(one).simple, complex: [] });
    expect(RECONSTRUCTION.simpleDie).toEqual(expect.arrayContaining(turnOf(one).simple));
  },
);
