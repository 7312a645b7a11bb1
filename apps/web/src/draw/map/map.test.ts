import { printedPosition, withTile } from '@stellwerk/engine/track';
import { maps } from '@stellwerk/titles/18rhl';
import { describe, expect, it } from 'vitest';
import { mapLook as look } from '../../titles/18rhl/look.ts';
import { playedPosition, ROUTES } from '../../titles/18rhl/played.fixture.ts';
import { pointAt } from '../geometry/curve.ts';
import { centreOn } from '../geometry/hexagon.ts';
import { distance, plus } from '../geometry/point.ts';
import { boundsOf } from './bounds.ts';
import { fanPlaces } from './fan-places.ts';
import { type Arrow, type Step, stepFrom } from './focus.ts';
import { barrierSides, chains, riverPath } from './river.ts';
import { offsetsOf, stretchesOf, stretchPoints } from './route-path.ts';
import { fitting, moved, nearing, showing, viewBoxOf, within, zoomed } from './view.ts';

const map = maps.standard;

describe('the river', () => {
  it('is one line from Arnhem to Basel', () => {
    expect(riverPath(map, look).match(/M/g)).toHaveLength(1);
  });

  it('counts a side noted on both hexes once', () => {
    const { rivers, walls } = barrierSides(map, look);
    expect(rivers).toHaveLength(14);
    expect(walls).toHaveLength(0);
  });

  it('parts where three lines meet', () => {
    const fork = chains([
      [
        [0, 0],
        [0, 50],
      ],
      [
        [0, 50],
        [40, 90],
      ],
      [
        [-40, 90],
        [0, 50],
      ],
    ]);
    expect(fork).toHaveLength(3);
  });
});

describe('a route', () => {
  const position = playedPosition(map);

  it('is an unbroken line along its track', () => {
    for (const { path } of ROUTES) {
      const stretches = stretchesOf(map, position, path);
      // One between every two names that follow.
      expect(stretches).toHaveLength(path.length - 1);
      stretches.slice(1).forEach((stretch, i) => {
        const before = stretches[i];
        if (before === undefined) return;
        const end = plus(centreOn(map.grid, before.hex), pointAt(before.curve, 1));
        const start = plus(centreOn(map.grid, stretch.hex), pointAt(stretch.curve, 0));
        expect(distance(end, start), `${before.hex} to ${stretch.hex}`).toBeLessThan(0.01);
      });
    }
  });

  it('knows where it leaves the board', () => {
    const [first] = stretchesOf(map, position, ROUTES[0]?.path ?? []);
    expect(first?.exit).toBe(2);
  });

  it('leaves out track that is not there', () => {
    expect(stretchesOf(map, printedPosition(map), ['H9.town0', 'H9/2', 'G8/3'])).toEqual([]);
    expect(stretchesOf(map, position, ['nowhere', 'Z9/2', 'K6'])).toEqual([]);
  });

  it('lies aside of another on the same track, whichever way each runs', () => {
    const one = stretchesOf(map, position, ['K2.city0', 'K2/4', 'K4.town0', 'K4/4', 'K6.city0']);
    const other = stretchesOf(map, position, ['K6.city0', 'K6/1', 'K4.town0', 'K4/1', 'K2.city0']);
    const [offsets = [], back = []] = offsetsOf([one, other]);
    expect(offsets).toEqual([-4.5, -4.5, -4.5, -4.5]);
    expect(back).toEqual([-4.5, -4.5, -4.5, -4.5]);
    const [first] = one;
    const last = other.at(-1);
    if (first === undefined || last === undefined) throw new RangeError('no way');
    const [p] = stretchPoints(map, first, offsets[0] ?? 0);
    const q = stretchPoints(map, last, back[0] ?? 0).at(-1);
    expect(p && q && distance(p, q)).toBeCloseTo(9, 6);
    expect(offsetsOf([one])[0]).toEqual([0, 0, 0, 0]);
  });

  it('follows a tile that is only thought of', () => {
    const thought = withTile(map, position, 'H5', { tile: '23', rotation: 0 });
    expect(stretchesOf(map, position, ['I4/3', 'H5/4'])).toHaveLength(0);
    expect(stretchesOf(map, thought, ['I4/3', 'H5/4'])).toHaveLength(1);
  });
});

describe('the focus', () => {
  const walk = (start: string, ...keys: readonly Arrow[]) =>
    keys.reduce<Step>((at, key) => stepFrom(map.grid, at, key), { hex: start, lean: 0 }).hex;

  it('goes to the neighbour', () => {
    expect(walk('F9', 'ArrowRight')).toBe('F11');
    expect(walk('F9', 'ArrowLeft', 'ArrowLeft')).toBe('F5');
  });

  it('goes straight up and down over two rows', () => {
    expect(walk('F9', 'ArrowUp', 'ArrowUp')).toBe('D9');
    expect(walk('F9', 'ArrowDown', 'ArrowDown')).toBe('H9');
  });

  it('takes the other way at the rim, and stays where there is none', () => {
    expect(walk('B1', 'ArrowUp')).toBe('A2');
    expect(walk('A2', 'ArrowUp')).toBe('A2');
  });
});

describe('the view', () => {
  const whole = boundsOf(map.grid, 40);
  const screen = { width: 800, height: 600 };

  it('shows the whole map', () => {
    const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(fitting(whole, screen), screen).split(' ').map(Number);
    expect(x).toBeLessThanOrEqual(whole.x);
    expect(y).toBeLessThanOrEqual(whole.y + 0.01);
    expect(x + width).toBeGreaterThanOrEqual(whole.x + whole.width);
    expect(y + height).toBeGreaterThanOrEqual(whole.y + whole.height - 0.01);
    expect(width / height).toBeCloseTo(screen.width / screen.height, 3);
  });

  it('keeps what lies under the pointer there while it zooms', () => {
    const view = fitting(whole, screen);
    const under = (v: typeof view, px: number) => v.x + (px - screen.width / 2) / v.scale;
    const closer = zoomed(view, screen, 2, [700, 100]);
    expect(under(closer, 700)).toBeCloseTo(under(view, 700), 9);
    expect(moved(closer, [30, 0]).x).toBeCloseTo(closer.x - 30 / closer.scale, 9);
  });

  it('does not lose the map', () => {
    const far = within({ x: 1e6, y: -1e6, scale: 1e-6 }, whole, screen);
    expect(far.x).toBe(whole.x + whole.width);
    expect(far.y).toBe(whole.y);
    expect(far.scale).toBeCloseTo(fitting(whole, screen).scale * 0.6, 9);
  });

  it('moves no more than it must to show something', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(showing(view, screen, [100, 0], 100)).toEqual(view);
    expect(showing(view, screen, [400, 0], 100).x).toBe(100);
  });

  it('shows the whole where it can be pointed at, else what matters now, never beyond the rim', () => {
    const near = { rect: { x: whole.x, y: whole.y, width: 300, height: 300 }, least: 0.2, most: 0.5 };
    expect(nearing(whole, near, screen)).toEqual(fitting(whole, screen));
    const small = { width: 150, height: 120 };
    expect(fitting(whole, small).scale).toBeLessThan(0.2);
    const view = nearing(whole, near, small);
    expect(view.scale).toBeCloseTo(Math.min(0.5, 120 / 300), 9);
    // The corner of the map is the corner of what is seen.
    expect(view.x - small.width / view.scale / 2).toBeCloseTo(whole.x, 6);
    expect(view.y - small.height / view.scale / 2).toBeCloseTo(whole.y, 6);
    expect(nearing(whole, { ...near, rect: whole }, small).scale).toBeCloseTo(fitting(whole, small).scale, 9);
  });
});

describe('the fan', () => {
  it.each([1, 2, 5, 8, 12, 20])('has room for %i tiles', (count) => {
    const { at, scale } = fanPlaces(count, false);
    at.forEach((p, i) => {
      expect(Math.hypot(...p)).toBeGreaterThan(87 + 87 * scale);
      for (const q of at.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(2 * 70);
    });
  });
});
