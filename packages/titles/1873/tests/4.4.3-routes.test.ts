import { describe, expect } from 'vitest';
import { DIESEL, over, type Sketch } from '../running/board.fixture.ts';
import { best, doubleVillage, firstFault, idle, judged, locos, mine, rule, town, village } from './boards.ts';

describe('a route', () => {
  /** P–Q is the concession route; a mine and villages lie along a line to the right of Q. */
  const line: Sketch = {
    hexes: {
      B2: town(60, [4]),
      B4: town(40, [1, 4]),
      B6: village(null, [1, 4], mine(20)),
      B8: village('own', [1, 4]),
      B10: village(null, [1, 4], mine(10)),
      B12: town(30, [1], null),
    },
    locos: locos(2),
    diesel: false,
    concession: [['B2', 'B4']],
  };
  const concession = over(line, 'loco0', 'B2', 'B4');

  rule(['1873/4.4.3-b', '1873/4.4.3-o', '1873/4.4.3-p'], 'leads from an own marker or open mine to another', () => {
    expect(judged(line, [concession, over(line, 'loco0', 'B4', 'B6', 'B8', 'B10')])).toBe(
      60 + 40 + 10 + 40 + 20 + 10 + 20,
    );
    const ended = firstFault(line, [concession, over(line, 'loco0', 'B4', 'B6', 'B8', 'B10', 'B12')]);
    expect(ended).toMatchObject({ rule: '1873/4.4.3-b', route: 1, at: 'B12.stop0' });
  });

  rule(['1873/E43', '1873/4.4.3-b'], 'from mine to mine it needs an own marker on the way', () => {
    const board = (circle: 'own' | null): Sketch => ({
      ...line,
      hexes: { ...line.hexes, B4: town(40, [1]), B6: village(null, [4], mine(20)), B8: village(circle, [1, 4]) },
      locos: locos(1, 1),
    });
    const routes = (sketch: Sketch) => [over(sketch, 'loco0', 'B2', 'B4'), over(sketch, 'loco1', 'B6', 'B8', 'B10')];
    expect(judged(board('own'), routes(board('own')))).toBe(100 + 10 + 20 + 20 + 10 + 10);
    expect(judged(board(null), routes(board(null)))).toEqual(['4.4.3-b']);
  });

  rule(
    ['1873/E44', '1873/4.4.3-d'],
    'it cannot end in a town without own marker and open mine, nor pass any town',
    () => {
      const through: Sketch = { ...line, hexes: { ...line.hexes, B6: town(30, [1, 4], null) } };
      const routes = [over(through, 'loco0', 'B2', 'B4'), over(through, 'loco0', 'B4', 'B6')];
      expect(firstFault(through, routes)).toMatchObject({ rule: '1873/4.4.3-b', at: 'B6.stop0' });
      const passing = over(through, 'loco0', 'B4', 'B6', 'B8', 'B10');
      expect(firstFault(through, [concession, passing])).toMatchObject({
        rule: '1873/4.4.3-d',
        route: 1,
        at: 'B6.stop0',
      });
    },
  );

  rule(['1873/4.4.3-a', '1873/4.4.3-p'], 'it follows track that is there, and none of the state railway', () => {
    const gap = { train: 'loco0', path: ['B4.stop0', 'B4/4', 'B8.stop0'] };
    expect(firstFault(line, [concession, gap])).toMatchObject({ rule: '1873/4.4.3-p', route: 1, at: 'B8.stop0' });
    const state: Sketch = {
      ...line,
      hexes: { ...line.hexes, B6: { kind: 'plain', stops: [], state: [[1, 4]] } },
    };
    const over6 = { train: 'loco0', path: ['B4.stop0', 'B4/4', 'B6/4', 'B8.stop0'] };
    expect(firstFault(state, [concession, over6])).toMatchObject({ rule: '1873/4.4.3-a', route: 1 });
    expect(firstFault(line, [{ ...concession, train: 'switcher' }])).toMatchObject({ rule: '1873/4.4.3-a', route: 0 });
  });

  rule(['1873/4.4.3-e', '1873/4.4.3-p'], 'it comes to no village twice, even where its stops are not connected', () => {
    // From P through one stop of B4, round over A5, and back through the other.
    const loop: Sketch = {
      hexes: {
        B2: town(60, [4, 5]),
        C3: town(40, [2]),
        B4: doubleVillage([null, [1, 4]], [null, [2, 3]]),
        B6: { kind: 'plain', stops: [], joins: [[1, 2]] },
        A5: { kind: 'plain', stops: [], joins: [[0, 5]] },
        A3: town(30, [5]),
      },
      locos: locos(2),
      diesel: false,
      concession: [['B2', 'C3']],
    };
    const twice = {
      train: 'loco0',
      path: ['B2.stop0', 'B2/4', 'B4.stop0', 'B4/4', 'B6/2', 'A5/0', 'B4.stop1', 'B4/2', 'A3.stop0'],
    };
    expect(judged(loop, [over(loop, 'loco0', 'B2', 'C3'), twice])).toEqual(['4.4.3-e']);
    expect(best(loop)).toEqual({ revenue: 100, proven: true, routes: 1 });
  });

  rule(
    ['1873/E45', '1873/4.4.3-c', '1873/4.6-f'],
    'only the concession route passes a blocked village, for nothing',
    () => {
      const blocked: Sketch = {
        hexes: {
          B2: town(60, [4]),
          B4: village('foreign', [1, 4, 5], mine(30)),
          B6: town(40, [1]),
          C5: town(30, [2]),
        },
        locos: locos(2),
        diesel: false,
        concession: [['B2', 'B4', 'B6']],
      };
      const route = over(blocked, 'loco0', 'B2', 'B4', 'B6');
      expect(judged(blocked, [route])).toBe(100);
      for (const other of [over(blocked, 'loco0', 'C5', 'B4'), over(blocked, 'loco0', 'C5', 'B4', 'B6')]) {
        expect(firstFault(blocked, [route, other])).toMatchObject({ rule: '1873/4.4.3-c', route: 1, at: 'B4.stop0' });
      }
    },
  );

  rule('1873/4.4.3-n', 'inactive markers block like others: the track shows no difference', () => {
    const board: Sketch = { ...line, hexes: { ...line.hexes, B6: village('foreign', [1, 4]) } };
    expect(best(board).routes).toBe(1);
  });
});

describe('the set of routes', () => {
  /** Two concession routes that meet in Q, and a village beyond the first end. */
  const split = (...sizes: readonly number[]): Sketch => ({
    hexes: {
      B2: village('own', [4]),
      B4: town(60, [1, 4]),
      B6: town(40, [1, 4]),
      B8: town(80, [1]),
    },
    locos: locos(...sizes),
    diesel: false,
    concession: [
      ['B4', 'B6'],
      ['B6', 'B8'],
    ],
  });

  rule(['1873/E65', '1873/4.4.3-h'], 'two parts of a concession route are run by one loco or by two', () => {
    const board = split(1, 2);
    const third = (train: string) => over(board, train, 'B2', 'B4');
    const by = (one: string, other: string) => [over(board, one, 'B4', 'B6'), over(board, other, 'B6', 'B8')];
    expect(judged(board, [...by('loco1', 'loco0'), third('loco1')])).toBe(200);
    expect(judged(board, [...by('loco1', 'loco1'), third('loco0')])).toBe(200);
    expect(judged(board, [...by('loco0', 'loco1'), third('loco1')])).toEqual(['4.4.3-f']);
    expect(judged(board, [over(board, 'loco1', 'B4', 'B6'), third('loco1')])).toContain('4.4.3-h');
  });

  rule(
    ['1873/4.4.3-g', '1873/4.6-g', '1873/E47'],
    'a loco runs the whole concession route; a diesel does not do',
    () => {
      const board: Sketch = {
        hexes: { B2: town(60, [4]), B4: village('own', [1, 4]), B6: town(40, [1, 4]), B8: town(30, [1]) },
        locos: locos(2),
        diesel: true,
        concession: [['B2', 'B4', 'B6']],
      };
      const diesel = [over(board, DIESEL, 'B2', 'B4', 'B6'), over(board, DIESEL, 'B6', 'B8')];
      const whole = over(board, 'loco0', 'B2', 'B4', 'B6');
      expect(judged(board, [whole, over(board, 'loco0', 'B6', 'B8'), ...diesel])).toBe(150 + 40);
      expect(judged(board, [over(board, 'loco0', 'B6', 'B8'), ...diesel])).toContain('4.4.3-g');
      expect(judged(board, [over(board, 'loco0', 'B2', 'B4'), over(board, 'loco0', 'B4', 'B6'), ...diesel])).toContain(
        '4.4.3-g',
      );
    },
  );

  rule(
    ['1873/4.4.3-i', '1873/4.4.3-v'],
    'no two routes of locos share track, and none uses that of the concession route',
    () => {
      const board: Sketch = {
        hexes: {
          B2: town(60, [4]),
          B4: village('own', [1, 4, 5]),
          B6: town(40, [1]),
          C5: town(30, [2]),
        },
        locos: locos(3),
        diesel: false,
        concession: [['B2', 'B4', 'B6']],
      };
      const whole = over(board, 'loco0', 'B2', 'B4', 'B6');
      const shared = firstFault(board, [whole, over(board, 'loco0', 'C5', 'B4', 'B6')]);
      expect(shared).toMatchObject({ rule: '1873/4.4.3-i', route: 1, at: 'B4.stop0', figures: { other: 1 } });
      expect(firstFault(board, [whole, whole])).toMatchObject({ rule: '1873/4.4.3-i', route: 1 });
      expect(judged(board, [whole, over(board, 'loco0', 'C5', 'B4')])).toBe(150);
    },
  );

  rule(
    ['1873/4.4.3-l', '1873/4.4.3-t'],
    'the first fault is told first: routes, then length, then sharing, then number',
    () => {
      const board: Sketch = {
        hexes: { B2: town(60, [4]), B4: town(40, [1, 4]), B6: village('own', [1, 4]), B8: town(30, [1]) },
        locos: locos(2),
        diesel: false,
        concession: [['B2', 'B4']],
      };
      const concession = over(board, 'loco0', 'B2', 'B4');
      expect(judged(board, [concession, over(board, 'loco0', 'B4', 'B6', 'B8')])).toBe(150);
      expect(firstFault(board, [concession])).toMatchObject({
        rule: '1873/4.4.3-s',
        figures: { routes: 1, possible: 2 },
      });
      expect(firstFault(board, [concession, over(board, 'loco0', 'B4', 'B6')])).toMatchObject({
        rule: '1873/4.4.3-q',
        route: 1,
        at: 'B6.stop0',
        figures: { to: 'B8.stop0' },
      });
    },
  );

  rule(['1873/E42', '1873/4.4.3-m', '1873/4.4.3-j'], 'a marker that only the diesel visits stays active', () => {
    // B6 and B8 lie beyond Q; the loco of size 1 runs the concession route alone.
    const board: Sketch = {
      hexes: {
        B2: town(60, [4]),
        B4: village('own', [1, 4]),
        B6: town(40, [1, 4]),
        B8: village('own', [1]),
        C1: village('own', []),
      },
      locos: locos(1),
      diesel: true,
      concession: [['B2', 'B4', 'B6']],
    };
    const run = [
      over(board, 'loco0', 'B2', 'B4', 'B6'),
      over(board, DIESEL, 'B2', 'B4', 'B6'),
      over(board, DIESEL, 'B6', 'B8'),
    ];
    expect(judged(board, run)).toBe(60 + 20 + 40 + 40);
    expect(idle(board, run)).toEqual(['C1']);
  });
});
