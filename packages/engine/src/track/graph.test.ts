import { describe, expect, it } from 'vitest';
import { freshGraph, nodeNamed, nodesIn, segmentsIn, sideAt, sideOf, type TrackGraph, trackGraph } from './graph.ts';
import { placeMarker, printedPosition, replaceTile } from './position.ts';
import { CITY, METROPOLIS, sampleMap, TILES } from './sample.fixture.ts';
import type { TileSupply } from './supply.ts';

const box = (): TileSupply => Object.fromEntries([...TILES.keys()].map((id) => [id, 9]));

/** C1 and C3 with a straight line from west to east, a city on the second. */
function line() {
  const map = sampleMap({ C3: CITY });
  const position = printedPosition(map);
  replaceTile(map, position, box(), 'C1', { tile: '9', rotation: 1 });
  replaceTile(map, position, box(), 'C3', { tile: '57', rotation: 1 });
  placeMarker(map, position, { hex: 'C3', node: 'city0', slot: 0 }, 'AA');
  return trackGraph(map, position);
}

function segmentsAt(graph: TrackGraph, point: number): number[] {
  return [...graph.segmentsAt.subarray(graph.firstAt[point], graph.firstAt[point + 1])];
}

describe('the graph of a position', () => {
  it('has every node with its slots and every segment, hex by hex', () => {
    const graph = line();
    expect(graph.nodes).toMatchObject([{ id: 0, hex: 'C3', slots: ['AA'] }]);
    expect(graph.segments.map(({ id, hex, kind }) => [id, hex, kind])).toEqual([
      [0, 'C1', 'track'],
      [1, 'C3', 'track'],
      [2, 'C3', 'track'],
    ]);
    expect(nodesIn(graph, 'C3')).toEqual([nodeNamed(graph, 'C3', 'city0')]);
    expect(segmentsIn(graph, 'C3').map(({ id }) => id)).toEqual([1, 2]);
    expect(nodesIn(graph, 'C1')).toEqual([]);
  });

  it('has a crossing where track meets track, and none where it ends', () => {
    const graph = line();
    const west = sideOf(graph, 'C1', 4);
    const east = sideOf(graph, 'C3', 1);
    expect(graph.crossings).toBe(1);
    expect(graph.crossingAt[west]).toBe(0);
    expect(graph.crossingAt[east]).toBe(0);
    expect(graph.across[west]).toBe(east);
    expect(graph.across[east]).toBe(west);
    expect(graph.crossingAt[sideOf(graph, 'C1', 1)]).toBe(-1);
    expect(graph.crossingAt[sideOf(graph, 'C3', 4)]).toBe(-1);
    expect(sideAt(graph, east)).toEqual({ hex: 'C3', edge: 1 });
  });

  it('lists the segments at each point, and each segment at both its ends', () => {
    const graph = line();
    expect(segmentsAt(graph, sideOf(graph, 'C1', 4))).toEqual([0]);
    expect(segmentsAt(graph, sideOf(graph, 'C3', 1))).toEqual([1]);
    expect(segmentsAt(graph, graph.sides + 0)).toEqual([1, 2]);
    for (const { id, a, b } of graph.segments) {
      expect(segmentsAt(graph, a)).toContain(id);
      expect(segmentsAt(graph, b)).toContain(id);
    }
    expect(graph.segmentsAt).toHaveLength(2 * graph.segments.length);
  });

  it('has the ferry between the two banks of a hex', () => {
    const map = sampleMap({ C5: METROPOLIS });
    const position = printedPosition(map);
    replaceTile(map, position, box(), 'C5', { tile: 'ferry', rotation: 0 });
    const graph = trackGraph(map, position);
    const [west, east] = nodesIn(graph, 'C5');
    expect(segmentsIn(graph, 'C5').find(({ kind }) => kind === 'ferry')).toMatchObject({
      a: graph.sides + (west?.id ?? -1),
      b: graph.sides + (east?.id ?? -1),
    });
  });

  it('track printed off the map is there, but leads nowhere', () => {
    const map = sampleMap({ A1: { color: 'gray', segments: [{ a: 1, b: 4 }] } });
    const graph = trackGraph(map, printedPosition(map));
    expect(graph.segments).toHaveLength(1);
    expect(graph.crossings).toBe(0);
  });
});

describe('a graph made from the one before', () => {
  it('is the one compiled afresh, after lays, upgrades, markers and ways back', () => {
    const map = sampleMap({ C3: CITY, C5: METROPOLIS });
    const position = printedPosition(map);
    const supply = box();
    const seen = [{ ...position }];
    const note = () => {
      expect(trackGraph(map, position)).toEqual(freshGraph(map, position));
      seen.push({ ...position });
    };
    replaceTile(map, position, supply, 'C1', { tile: '9', rotation: 1 });
    note();
    replaceTile(map, position, supply, 'C3', { tile: '57', rotation: 1 });
    note();
    placeMarker(map, position, { hex: 'C3', node: 'city0', slot: 0 }, 'AA');
    note();
    replaceTile(map, position, supply, 'C3', { tile: '14', rotation: 0 });
    note();
    replaceTile(map, position, supply, 'C1', { tile: '8', rotation: 2 });
    note();
    // Copies with records of their own: nothing worked out before is known of them.
    for (const before of seen.toReversed()) {
      const copy = { ...before, laid: { ...before.laid }, markers: { ...before.markers } };
      expect(trackGraph(map, copy)).toEqual(freshGraph(map, copy));
    }
  });

  it('shares what has not changed', () => {
    const map = sampleMap({ C3: CITY });
    const position = printedPosition(map);
    const before = trackGraph(map, position);
    replaceTile(map, position, box(), 'C1', { tile: '9', rotation: 1 });
    const after = trackGraph(map, position);
    expect(after).not.toBe(before);
    expect(nodeNamed(after, 'C3', 'city0')).toBe(nodeNamed(before, 'C3', 'city0'));
  });
});
