import { edgeBetween, oppositeEdge } from '@stellwerk/engine/board';
import { printedOn } from '@stellwerk/engine/track';
import { expect, test } from 'vitest';
import { mapFor, tileStock } from '../board.ts';
import { RAILWAY_IDS, railways } from '../companies.ts';
import { STATE_TOWNS } from '../data/board.ts';
import { VALUES } from '../data/values.ts';
import { allMines, mines } from '../mines.ts';

const map = mapFor('rulebook', 50);
const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);

test('the map has 71 hexes and the box 111 tiles, 37 of them yellow', () => {
  expect(map.grid.names).toHaveLength(71);
  const stock = Object.entries(tileStock('limited', false));
  expect(sum(stock.map(([, count]) => Number(count)))).toBe(111);
  const yellow = stock.filter(([id]) => map.tiles.get(id)?.color === 'yellow');
  expect(sum(yellow.map(([, count]) => Number(count)))).toBe(37);
});

test('a concession route is one chain of hexes, each exit facing the next', () => {
  for (const id of RAILWAY_IDS) {
    for (const route of railways[id].concession.routes) {
      route.forEach(({ hex, exits }, i) => {
        const next = route[i + 1];
        if (!next) return;
        const edge = edgeBetween(map.grid, hex, next.hex);
        expect(exits, `${id} ${hex}`).toContain(edge);
        expect(next.exits, `${id} ${next.hex}`).toContain(edge === undefined ? undefined : oppositeEdge(edge));
      });
    }
  }
});

test('the hexes to be built cost what the table asks in all', () => {
  for (const id of RAILWAY_IDS) {
    const { tiles, cost } = railways[id].concession;
    expect(sum(tiles.map((tile) => tile.cost)), id).toBe(cost);
    for (const { hex, cost: here } of tiles) {
      expect(printedOn(map, hex).upgradeCost?.cost ?? 0, hex).toBe(here);
    }
  }
});

test('the highest incomes of the mines, with machine and switcher of size 5', () => {
  const highest = [140, 170, 170, 170, 160, 190, 220, 210, 240, 240, 230, 230, 260, 270, 300];
  expect(allMines.map(({ machine, switcher }) => machine[4] + switcher[3])).toEqual(highest);
  expect(mines.W7.machine).toEqual([50, 80, 110, 140, 170]);
});

test('towns with state railway track are the printed ones', () => {
  const printed = map.printed.filter(
    ({ nodes, segments }) => nodes.length > 0 && segments.some(({ kind }) => kind === 'state'),
  );
  expect(printed.map(({ id }) => id).sort()).toEqual([...STATE_TOWNS].sort());
});

test('the value track has 36 boxes', () => {
  expect(VALUES).toHaveLength(36);
});
