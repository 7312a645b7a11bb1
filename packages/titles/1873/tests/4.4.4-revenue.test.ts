import { describe, expect, test } from 'vitest';
import { DIESEL, over, type Sketch, situationOf } from '../running/board.fixture.ts';
import { receivershipRun } from '../running/index.ts';
import { best, doubleVillage, idle, judged, locos, mine, rule, town, village } from './boards.ts';

describe('what places and mines bring', () => {
  rule(
    ['1873/E64', '1873/4.4.4-c', '1873/4.4.4-f', '1873/4.4.4-k'],
    'a town without own marker that ends a route by its mine',
    () => {
      const board: Sketch = {
        hexes: { B2: town(60, [4]), B4: town(40, [1, 4]), B6: town(30, [1], null, mine(30)) },
        locos: locos(2),
        diesel: false,
        concession: [['B2', 'B4']],
      };
      expect(judged(board, [over(board, 'loco0', 'B2', 'B4'), over(board, 'loco0', 'B4', 'B6')])).toBe(100 + 10 + 60);
    },
  );

  rule(
    ['1873/E46', '1873/4.4.4-a', '1873/4.4.4-c', '1873/4.4.4-f'],
    'each place and mine counts once, the mine by the largest loco',
    () => {
      // Two locos come to the village w with its mine, from either side.
      const board: Sketch = {
        hexes: {
          B2: town(60, [4]),
          B4: town(40, [1, 4, 5]),
          B6: village(null, [1, 4, 0, 5], mine(20)),
          B8: town(30, [1]),
          C5: town(30, [2, 3]),
          C7: town(30, [2]),
        },
        locos: locos(2, 4),
        diesel: false,
        concession: [['B2', 'B4']],
      };
      const routes = [
        over(board, 'loco0', 'B2', 'B4'),
        over(board, 'loco0', 'B4', 'B6', 'B8'),
        over(board, 'loco1', 'C5', 'B6', 'C7'),
        over(board, 'loco1', 'B4', 'C5'),
      ];
      expect(judged(board, routes)).toBe(60 + 40 + 30 + 30 + 30 + 10 + 80);
    },
  );

  rule(
    ['1873/E77', '1873/4.4.4-j', '1873/4.4.3-m'],
    'a village with two stops counts by the stop that is visited',
    () => {
      const board = (...sizes: readonly number[]): Sketch => ({
        hexes: {
          B2: town(60, [4]),
          B4: town(40, [1, 4]),
          B6: doubleVillage(['own', [2, 5]], [null, [1, 4]]),
          B8: town(30, [1]),
          A5: town(20, [5]),
          C7: town(20, [2]),
        },
        locos: locos(...sizes),
        diesel: false,
        concession: [['B2', 'B4']],
      });
      const one = board(2);
      const passing = [over(one, 'loco0', 'B2', 'B4'), over(one, 'loco0', 'B4', 'B6', 'B8')];
      expect(judged(one, passing)).toBe(100 + 10 + 30);
      expect(idle(one, passing)).toEqual(['B6', 'A5', 'C7']);
      const two = board(2, 1);
      const both = [
        over(two, 'loco0', 'B2', 'B4'),
        over(two, 'loco0', 'B4', 'B6', 'B8'),
        over(two, 'loco1', 'A5', 'B6', 'C7'),
      ];
      expect(judged(two, both)).toBe(100 + 20 + 30 + 20 + 20);
    },
  );

  rule(['1873/W10', '1873/4.4.4-g', '1873/4.4.4-h'], 'a quarry without locality brings its fixed amount alone', () => {
    const board: Sketch = {
      hexes: {
        B2: town(60, [4]),
        B4: town(40, [1, 4]),
        B6: { kind: 'quarry', stops: [{ exits: [1], circles: [], value: 0 }], mine: { id: 'quarry', amount: 60 } },
      },
      locos: locos(2),
      diesel: false,
      concession: [['B2', 'B4']],
    };
    expect(judged(board, [over(board, 'loco0', 'B2', 'B4'), over(board, 'loco0', 'B4', 'B6')])).toBe(160);
  });

  rule(
    ['1873/E48', '1873/4.4.4-d', '1873/4.4.4-e', '1873/4.4.3-k'],
    'a diesel: 10 for each locality but blocked ones, nothing for mines',
    () => {
      const board: Sketch = {
        hexes: {
          B2: town(60, [4]),
          B4: village('foreign', [1, 4]),
          B6: town(40, [1, 4]),
          B8: village(null, [1, 4], mine(30)),
          B10: village('own', [1, 4]),
          B12: town(30, [1]),
        },
        locos: locos(2),
        diesel: true,
        concession: [['B2', 'B4', 'B6']],
      };
      const ways = [
        ['B2', 'B4', 'B6'],
        ['B6', 'B8', 'B10', 'B12'],
      ];
      const run = ['loco0', DIESEL].flatMap((train) => ways.map((names) => over(board, train, ...names)));
      expect(judged(board, run)).toBe(60 + 40 + 10 + 60 + 20 + 30 + 50);
    },
  );
});

describe('a railway without concession route', () => {
  const lone = (sizes: readonly number[], diesel: boolean): Sketch => ({
    hexes: { B2: town(60, [4]), B4: village('own', [1, 4]), B6: town(30, [1]), D4: town(20, [4]), D6: town(20, [1]) },
    locos: locos(...sizes),
    diesel,
    concession: [],
    local: 'B2',
  });

  rule(['1873/4.4.9-a', '1873/4.4.9-c'], 'its local loco earns the value of the home, and runs no route', () => {
    expect(judged(lone([], false), [])).toBe(60);
    expect(best(lone([], false))).toEqual({ revenue: 60, proven: true, routes: 0 });
  });

  rule(['1873/4.4.9-d', '1873/4.4.9-f'], 'other locos need not come to the home; if they do, it counts again', () => {
    const board = lone([1], false);
    expect(judged(board, [over(board, 'loco0', 'D4', 'D6')])).toBe(60 + 40);
    expect(judged(board, [over(board, 'loco0', 'B2', 'B4', 'B6')])).toBe(60 + 110);
    expect(judged(board, [])).toEqual(['4.4.3-s']);
    expect(best(board)).toEqual({ revenue: 170, proven: true, routes: 1 });
  });

  rule('1873/4.4.9-e', 'its diesel runs what hangs together with the home, and scores it in any case', () => {
    const board = lone([], true);
    expect(judged(board, [over(board, DIESEL, 'B2', 'B4', 'B6')])).toBe(60 + 30);
    expect(judged(board, [over(board, DIESEL, 'D4', 'D6')])).toEqual(['4.4.3-u']);
    const bare: Sketch = { ...board, hexes: { ...board.hexes, B2: town(60, []) } };
    expect(judged(bare, [])).toBe(60 + 10);
  });
});

describe('in receivership', () => {
  /** Beyond Q a village with track to two towns; another town beside P. */
  const board = (...sizes: readonly number[]): Sketch => ({
    hexes: {
      B2: town(60, [4, 5]),
      B4: town(40, [1, 4]),
      B6: village('own', [1, 4, 5]),
      B8: town(70, [1]),
      C7: town(50, [2]),
      C3: town(30, [2]),
    },
    locos: locos(...sizes),
    diesel: false,
    concession: [['B2', 'B4']],
  });
  const stopsOf = (sketch: Sketch, lot: (equals: number) => number) =>
    receivershipRun(situationOf(sketch), lot).routes.map(({ route, stops }) => [
      route.train,
      stops.map(({ place }) => place.replace('.stop0', '')).join('–'),
    ]);
  const noLot = () => {
    throw new RangeError('nothing is equal here');
  };

  rule(
    ['1873/6.2-d', '1873/6.2-g'],
    'the largest loco runs the concession route, then what raises the revenue most',
    () => {
      const sketch = board(1, 3);
      expect(stopsOf(sketch, noLot)).toEqual([
        ['loco1', 'B2–B4'],
        ['loco1', 'B4–B6–B8'],
        ['loco1', 'B6–C7'],
        ['loco0', 'B2–C3'],
      ]);
    },
  );

  test('equal routes are decided by lot', () => {
    const sketch: Sketch = { ...board(2), hexes: { ...board(2).hexes, C7: town(70, [2]) } };
    const drawn: number[] = [];
    const run = stopsOf(sketch, (equals) => {
      drawn.push(equals);
      return 1;
    });
    expect(drawn).toEqual([2]);
    expect(run).toHaveLength(2);
  });
});
