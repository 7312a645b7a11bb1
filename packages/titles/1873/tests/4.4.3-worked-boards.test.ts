import { describe, expect } from 'vitest';
import { DIESEL, over, type Sketch } from '../running/board.fixture.ts';
import { best, idle, judged, locos, mine, rule, town, village } from './boards.ts';

describe('board 1, length: P60 – Q40 – v20 – w(free, mine ×20) – T30', () => {
  const line = (sizes: readonly number[], diesel = false): Sketch => ({
    hexes: {
      B2: town(60, [4]),
      B4: town(40, [1, 4]),
      B6: village('own', [1, 4]),
      B8: village(null, [1, 4], mine(20)),
      B10: town(30, [1]),
    },
    locos: locos(...sizes),
    diesel,
    concession: [['B2', 'B4']],
  });
  const [P, Q, v, w, T] = ['B2', 'B4', 'B6', 'B8', 'B10'];
  const run = (board: Sketch, ...routes: readonly (readonly string[])[]) =>
    routes.map((names) => over(board, 'loco0', ...names));

  rule(['1873/G1', '1873/4.4.3-q'], 'of size 2 only one run is legal', () => {
    const board = line([2]);
    expect(best(board)).toEqual({ revenue: 200, proven: true, routes: 2 });
    expect(judged(board, run(board, [P, Q], [Q, v, w, T]))).toBe(200);
    expect(judged(board, run(board, [P, Q], [Q, v]))).toEqual(['4.4.3-q']);
    expect(judged(board, run(board, [P, Q], [Q, v, w]))).toEqual(['4.4.3-q']);
    // It does not hang together with P–Q either.
    expect(judged(board, run(board, [P, Q], [v, w, T]))).toEqual(['4.4.3-f', '4.4.3-q']);
  });

  rule(['1873/G1', '1873/4.4.3-s'], 'a place left empty although a route can be added', () => {
    const board = line([2]);
    expect(judged(board, run(board, [P, Q]))).toEqual(['4.4.3-s']);
  });

  rule(['1873/G1', '1873/4.4.3-r'], 'of size 3 the line is not cut to fill the third place', () => {
    const board = line([3]);
    expect(best(board)).toEqual({ revenue: 220, proven: true, routes: 2 });
    expect(judged(board, run(board, [P, Q], [Q, v, w, T]))).toBe(220);
    expect(judged(board, run(board, [P, Q], [Q, v], [v, w, T]))).toEqual(['4.4.3-r']);
  });

  rule(['1873/G1', '1873/4.4.3-u', '1873/4.4.4-e'], 'a diesel runs both routes, five places', () => {
    const board = line([2], true);
    const ofLoco = run(board, [P, Q], [Q, v, w, T]);
    const ofDiesel = [over(board, DIESEL, P, Q), over(board, DIESEL, Q, v, w, T)];
    expect(judged(board, [...ofLoco, ...ofDiesel])).toBe(250);
    expect(judged(board, [...ofLoco, ...ofDiesel.slice(0, 1)])).toEqual(['4.4.3-u']);
    expect(judged(board, ofLoco)).toEqual(['4.4.3-j']);
    expect(best(board)).toEqual({ revenue: 250, proven: true, routes: 4 });
  });
});

describe('board 2, number: P60 – Q40; village J has track to Q, R30 and S40', () => {
  const fork = (J: 'own' | null, ...sizes: readonly number[]): Sketch => ({
    hexes: { B2: town(60, [4]), B4: town(40, [1, 4]), B6: village(J, [1, 4, 5]), B8: town(30, [1]), C7: town(40, [2]) },
    locos: locos(...sizes),
    diesel: false,
    concession: [['B2', 'B4']],
  });
  const [P, Q, J, R, S] = ['B2', 'B4', 'B6', 'B8', 'C7'];
  const run = (board: Sketch, ...routes: readonly (readonly string[])[]) =>
    routes.map((names) => over(board, 'loco0', ...names));

  rule(['1873/G2', '1873/4.4.3-s'], 'without own marker in J a size 3 has two routes at most', () => {
    const board = fork(null, 3);
    expect(judged(board, run(board, [P, Q], [Q, J, R]))).toBe(140);
    expect(judged(board, run(board, [P, Q], [Q, J, S]))).toBe(150);
    expect(judged(board, run(board, [P, Q], [R, J, S]))).toEqual(['4.4.3-f']);
    expect(best(board)).toEqual({ revenue: 150, proven: true, routes: 2 });
  });

  rule(['1873/G2', '1873/4.4.3-f'], 'two locos, one route each', () => {
    const board = fork(null, 2, 1);
    expect(judged(board, [over(board, 'loco0', P, Q), over(board, 'loco1', R, J, S)])).toBe(180);
    expect(judged(board, [over(board, 'loco1', P, Q), over(board, 'loco0', R, J, S)])).toBe(180);
    expect(best(board).revenue).toBe(180);
  });

  rule(['1873/G2', '1873/4.4.3-s'], 'with own marker in J three routes are possible, so two are refused', () => {
    const board = fork('own', 3);
    expect(judged(board, run(board, [P, Q], [Q, J, R], [J, S]))).toBe(190);
    expect(judged(board, run(board, [P, Q], [Q, J, S], [J, R]))).toBe(190);
    expect(judged(board, run(board, [P, Q], [Q, J], [R, J, S]))).toBe(190);
    expect(judged(board, run(board, [P, Q], [Q, J, R]))).toEqual(['4.4.3-s']);
    expect(judged(board, run(board, [P, Q], [Q, J], [J, R]))).toContain('4.4.3-r');
    expect(best(board)).toEqual({ revenue: 190, proven: true, routes: 3 });
  });

  rule(['1873/G2', '1873/4.4.3-q'], 'the same with a size 2', () => {
    const board = fork('own', 2);
    expect(judged(board, run(board, [P, Q], [Q, J, R]))).toBe(150);
    expect(judged(board, run(board, [P, Q], [Q, J, S]))).toBe(160);
    // It does not hang together with P–Q either.
    expect(judged(board, run(board, [P, Q], [J, S]))).toEqual(['4.4.3-f', '4.4.3-q']);
    expect(best(board)).toEqual({ revenue: 160, proven: true, routes: 2 });
  });
});

describe('board 3, blocked places and two locos', () => {
  const board = (sizes: readonly number[], diesel = false): Sketch => ({
    hexes: {
      A1: village('own', [5]),
      B2: village('foreign', [2, 4], mine(20)),
      B4: village('own', [1, 4]),
      B6: town(60, [1, 4]),
      B8: village('foreign', [1, 4], mine(30)),
      B10: town(40, [1, 4]),
      B12: village(null, [1], mine(10)),
    },
    locos: locos(...sizes),
    diesel,
    concession: [['B6', 'B8', 'B10']],
  });
  const [z, b, n, P, k, Q, m] = ['A1', 'B2', 'B4', 'B6', 'B8', 'B10', 'B12'];

  rule(
    ['1873/G3', '1873/4.4.4-d', '1873/4.4.3-m'],
    'three routes at most; k and its mine bring 0, z becomes inactive',
    () => {
      const map = board([1, 3]);
      const routes = [over(map, 'loco1', P, k, Q), over(map, 'loco1', Q, m), over(map, 'loco1', P, n)];
      expect(judged(map, routes)).toBe(160);
      expect(idle(map, routes)).toEqual([z]);
      expect(best(map)).toEqual({ revenue: 160, proven: true, routes: 3 });
    },
  );

  rule(
    ['1873/G3', '1873/4.4.4-f'],
    'shared out otherwise, the mine brings what the size of its loco makes of it',
    () => {
      const map = board([1, 3]);
      const ofThree = over(map, 'loco1', P, k, Q);
      expect(judged(map, [ofThree, over(map, 'loco1', Q, m), over(map, 'loco0', P, n)])).toBe(160);
      expect(judged(map, [ofThree, over(map, 'loco1', P, n), over(map, 'loco0', Q, m)])).toBe(140);
    },
  );

  rule(
    ['1873/G3', '1873/4.4.3-s'],
    'if the size 1 runs the concession route, the other two routes do not hang together',
    () => {
      const map = board([1, 3]);
      const ofOne = over(map, 'loco0', P, k, Q);
      expect(judged(map, [ofOne, over(map, 'loco1', Q, m)])).toEqual(['4.4.3-s']);
      expect(judged(map, [ofOne, over(map, 'loco1', P, n)])).toEqual(['4.4.3-s']);
      expect(judged(map, [ofOne, over(map, 'loco1', Q, m), over(map, 'loco1', P, n)])).toEqual(['4.4.3-f']);
    },
  );

  rule(['1873/G3', '1873/4.4.3-c'], 'no other route passes a blocked place, or ends there', () => {
    const map = board([1, 3]);
    const rest = [over(map, 'loco1', P, k, Q), over(map, 'loco1', Q, m)];
    expect(judged(map, [...rest, over(map, 'loco0', P, n, b, z)])).toEqual(['4.4.3-c']);
    expect(judged(map, [...rest, over(map, 'loco0', P, n, b)])).toEqual(['4.4.3-c']);
  });

  rule(['1873/G3', '1873/4.4.3-k', '1873/4.4.4-d'], 'a diesel: P, Q and n; k brings 0 and m is no end for it', () => {
    const map = board([3], true);
    const ofLoco = [over(map, 'loco0', P, k, Q), over(map, 'loco0', Q, m), over(map, 'loco0', P, n)];
    const ofDiesel = [over(map, DIESEL, P, k, Q), over(map, DIESEL, P, n)];
    expect(judged(map, [...ofLoco, ...ofDiesel])).toBe(190);
    expect(judged(map, [...ofLoco, ...ofDiesel, over(map, DIESEL, Q, m)])).toEqual(['4.4.3-k']);
    expect(best(map)).toEqual({ revenue: 190, proven: true, routes: 5 });
  });
});
