import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/property.ts';
import { nodesIn, sideAt, type TrackGraph, trackGraph } from './graph.ts';
import type { TrackMap } from './map.ts';
import { type LaidTile, placeMarker, printedPosition, replaceTile, type TrackPosition, tileOn } from './position.ts';
import {
  companyTraveller,
  connects,
  entriesTo,
  isFull,
  openEnds,
  type Reach,
  reach,
  reachesNewTrack,
  reachOfLay,
  type Traveller,
} from './reach.ts';
import { CITY, METROPOLIS, sampleMap, TILES, TOWN, TWO_TOWNS, VILLAGE } from './sample.fixture.ts';
import { keepsTrack } from './succession.ts';
import { type Rotation, rotatedTile, type Tile } from './tile.ts';

import { nodeKindsFault } from './upgrade.ts';

type Lays = Readonly<Record<string, readonly [tile: string, rotation: Rotation]>>;
type Markers = readonly (readonly [hex: string, node: string, company: string])[];

/** A board with tiles and markers on it, each marker in the first free slot. */
function board(printed: Readonly<Record<string, object>>, lays: Lays, markers: Markers = []) {
  const map = sampleMap(printed);
  const position = printedPosition(map);
  for (const [hex, [tile, rotation]] of Object.entries(lays)) {
    replaceTile(map, position, { [tile]: 'unlimited' }, hex, { tile, rotation });
  }
  for (const [hex, node, company] of markers) {
    const slot = position.markers[hex]?.[node]?.indexOf(null) ?? 0;
    placeMarker(map, position, { hex, node, slot }, company);
  }
  return { map, position };
}

function reachedBy(
  company: string,
  { map, position }: { map: TrackMap; position: TrackPosition },
  traveller?: Traveller,
) {
  const reached = reach(trackGraph(map, position), traveller ?? companyTraveller(company));
  return {
    reached,
    nodes: reached.graph.nodes.filter(({ id }) => reached.nodes[id]).map(({ hex, node }) => `${hex} ${node.id}`),
    ends: openEnds(reached).map(({ hex, edge }) => `${hex} ${edge}`),
    hexes: [...new Set(reached.graph.segments.filter(({ id }) => reached.segments[id]).map(({ hex }) => hex))],
  };
}

describe('from its station a company reaches', () => {
  it('nothing while the home hex has no track, but the home itself', () => {
    const home = reachedBy('AA', board({ C3: CITY }, {}, [['C3', 'city0', 'AA']]));
    expect(home.nodes).toEqual(['C3 city0']);
    expect(home.ends).toEqual([]);
  });

  it('the hexes its track points at, where the next tile may go', () => {
    const line = board({ C3: CITY }, { C3: ['57', 1], C5: ['9', 1] }, [['C3', 'city0', 'AA']]);
    expect(reachedBy('AA', line).ends).toEqual(['C1 4', 'C7 1']);
    expect(reachedBy('BB', line).ends).toEqual([]);
  });

  it('no track that only lies in the same hex', () => {
    const crossing = board({ C1: CITY }, { C1: ['57', 1], C3: ['20', 1] }, [['C1', 'city0', 'AA']]);
    expect(reachedBy('AA', crossing).ends).toEqual(['C5 1']);
  });

  it('no branch it would have to turn back for', () => {
    // The way from the east forks at C3 to the west and south-west; from the west there is no way to the south-west.
    const fork = { C3: ['24', 4] } as const;
    const fromEast = board({ C5: CITY }, { ...fork, C5: ['57', 1] }, [['C5', 'city0', 'AA']]);
    expect(reachedBy('AA', fromEast).ends).toEqual(['C1 4', 'C7 1', 'D2 3']);
    const fromWest = board({ C1: CITY }, { ...fork, C1: ['57', 1] }, [['C1', 'city0', 'AA']]);
    expect(reachedBy('AA', fromWest).ends).toEqual(['C5 1']);
  });

  it('everything through a city with a free slot or a marker of its own', () => {
    const tiles: Lays = { C1: ['57', 1], C3: ['14', 1], C5: ['9', 1] };
    const station = ['C1', 'city0', 'AA'] as const;
    const cities = { C1: CITY, C3: CITY };
    const open = board(cities, tiles, [station, ['C3', 'city0', 'BB']]);
    expect(reachedBy('AA', open).ends).toContain('C7 1');
    const shared = board(cities, tiles, [station, ['C3', 'city0', 'BB'], ['C3', 'city0', 'AA']]);
    expect(reachedBy('AA', shared).ends).toContain('C7 1');
  });

  it('a city full of others, but nothing behind it', () => {
    const full = board({ C1: CITY, C3: CITY }, { C1: ['57', 1], C3: ['57', 1], C5: ['9', 1] }, [
      ['C1', 'city0', 'AA'],
      ['C3', 'city0', 'BB'],
    ]);
    expect(reachedBy('AA', full).nodes).toEqual(['C1 city0', 'C3 city0']);
    expect(reachedBy('AA', full).hexes).toEqual(['C1', 'C3']);
    expect(reachedBy('AA', full).ends).toEqual([]);
  });

  it('an off-board area, but no way through it', () => {
    const red = { color: 'red', nodes: [{ id: 'offboard0', kind: 'offboard' }] };
    const through = [1, 4].map((a) => ({ a, b: 'offboard0' }));
    const away = board({ C1: CITY, C3: { ...red, segments: through } }, { C1: ['57', 1], C5: ['9', 1] }, [
      ['C1', 'city0', 'AA'],
    ]);
    expect(reachedBy('AA', away).nodes).toEqual(['C1 city0', 'C3 offboard0']);
    expect(reachedBy('AA', away).ends).toEqual([]);
  });

  it('all that leaves an off-board area where it has its home', () => {
    const red = { color: 'red', nodes: [{ id: 'offboard0', kind: 'offboard', slots: 1 }] };
    const through = [1, 4].map((a) => ({ a, b: 'offboard0' }));
    const home = board({ C3: { ...red, segments: through } }, {}, [['C3', 'offboard0', 'AA']]);
    expect(reachedBy('AA', home).ends).toEqual(['C1 4', 'C5 1']);
  });

  it('the other bank by ferry, unless the title says it may not pass', () => {
    const banks = board({ C3: METROPOLIS }, { C3: ['ferry', 0] }, [['C3', 'city0', 'RE']]);
    expect(reachedBy('RE', banks).ends).toEqual(['B2 5', 'B4 0', 'D2 3']);
    const noFerry = { ...companyTraveller('RE'), uses: ({ kind }: { kind: string }) => kind !== 'ferry' };
    expect(reachedBy('RE', banks, noFerry).ends).toEqual(['B2 5', 'D2 3']);
  });

  it('what lies behind a bank full of others where the title counts both banks as one city', () => {
    const banks = board({ B2: CITY, C3: METROPOLIS }, { B2: ['5', 4], C3: ['ferry', 0] }, [
      ['B2', 'city0', 'AA'],
      ['C3', 'city0', 'RE'],
      ['C3', 'city0', 'CE'],
    ]);
    expect(reachedBy('AA', banks).ends).toEqual(['B4 1']);
    const oneCity: Traveller = {
      ...companyTraveller('AA'),
      passes: ({ hex }, graph) => nodesIn(graph, hex).some((bank) => !isFull(bank, 'AA')),
    };
    expect(reachedBy('AA', banks, oneCity).ends).toEqual(['B4 0', 'B4 1', 'D2 3']);
  });

  it('nothing over state track where the title forbids it', () => {
    const state = {
      ...CITY,
      color: 'gray',
      segments: [
        { a: 1, b: 'city0', state: true },
        { a: 4, b: 'city0' },
      ],
    };
    const own = { ...companyTraveller('AA'), uses: ({ kind }: { kind: string }) => kind !== 'state' };
    const line = board({ C3: state }, { C1: ['9', 1] }, [['C3', 'city0', 'AA']]);
    expect(reachedBy('AA', line).hexes).toEqual(['C1', 'C3']);
    expect(reachedBy('AA', line, own).hexes).toEqual(['C3']);
    expect(reachedBy('AA', line, own).ends).toEqual(['C5 1']);
  });
});

describe('a loop that can only be left over the track it was entered by', () => {
  // From C1 the line runs east through C3, where a branch to the south-west joins it, into a loop: C5, B6, C7, D6, C5.
  const loop: Lays = { C1: ['57', 1], C3: ['24', 4], C5: ['25', 1], B6: ['7', 5], C7: ['8', 0], D6: ['7', 2] };

  it('does not turn the company round', () => {
    const before = board({ C1: CITY }, loop, [['C1', 'city0', 'AA']]);
    expect(reachedBy('AA', before).hexes).toEqual(['B6', 'C1', 'C3', 'C5', 'C7', 'D6']);
    expect(reachedBy('AA', before).ends).toEqual([]);
  });

  it('lets a company out that has a station in it', () => {
    const within = board({ C1: CITY, C7: CITY }, { ...loop, C7: ['6', 0] }, [['C7', 'city0', 'AA']]);
    expect(reachedBy('AA', within).ends).toEqual(['D2 3']);
  });

  it('turns the company round at a city, which may be entered and left by any track', () => {
    const city = board({ C1: CITY, C3: CITY }, { ...loop, C3: ['14', 0] }, [['C1', 'city0', 'AA']]);
    expect(reachedBy('AA', city).ends).toEqual(['B4 0', 'D2 3']);
  });
});

describe('what a lay would do', () => {
  const laid = (tile: string, rotation: Rotation): LaidTile => ({ tile, rotation });
  const lay = (
    { map, position }: ReturnType<typeof board>,
    company: string,
    hex: string,
    tile: string,
    rotation: Rotation,
  ) => {
    const { someNew, allNew } = reachOfLay(map, position, hex, laid(tile, rotation), companyTraveller(company));
    const now = reach(trackGraph(map, position), companyTraveller(company));
    const turned = rotatedTile(TILES.get(tile) ?? expect.unreachable(), rotation);
    return { connects: connects(now, hex, turned), someNew, allNew };
  };

  it('a tile must meet the end of the line', () => {
    const line = board({ C3: CITY }, { C3: ['57', 1] }, [['C3', 'city0', 'AA']]);
    const now = reach(trackGraph(line.map, line.position), companyTraveller('AA'));
    expect(entriesTo(now, 'C5')).toEqual([1]);
    expect(lay(line, 'AA', 'C5', '9', 1)).toEqual({ connects: true, someNew: true, allNew: true });
    expect(lay(line, 'AA', 'C5', '9', 0)).toEqual({ connects: false, someNew: false, allNew: false });
  });

  it('the first tile goes on the home', () => {
    const home = board({ C3: CITY }, {}, [['C3', 'city0', 'AA']]);
    expect(lay(home, 'AA', 'C3', '57', 0)).toEqual({ connects: true, someNew: true, allNew: true });
    expect(lay(home, 'BB', 'C3', '57', 0)).toEqual({ connects: false, someNew: false, allNew: false });
  });

  it('a second pair of towns on the tile is new track out of reach', () => {
    const line = board({ C3: CITY, C5: TWO_TOWNS }, { C3: ['57', 1] }, [['C3', 'city0', 'AA']]);
    expect(lay(line, 'AA', 'C5', '55', 0)).toEqual({ connects: true, someNew: true, allNew: false });
  });

  it('an upgrade may touch the network and yet bring it nothing new', () => {
    // The new branch of C5 joins the east with the south-west; from the west nothing of it can be used.
    const line = board({ C3: CITY }, { C3: ['57', 1], C5: ['9', 1] }, [['C3', 'city0', 'AA']]);
    expect(lay(line, 'AA', 'C5', '24', 4)).toEqual({ connects: true, someNew: false, allNew: false });
    expect(lay(line, 'AA', 'C5', '23', 1)).toEqual({ connects: true, someNew: true, allNew: true });
  });

  it('two towns joined are new track for whoever comes to one of them', () => {
    const towns = board({ C3: CITY, C5: TWO_TOWNS }, { C3: ['57', 1], C5: ['55', 0] }, [['C3', 'city0', 'AA']]);
    expect(lay(towns, 'AA', 'C5', '88', 0)).toEqual({ connects: true, someNew: true, allNew: true });
  });

  it('a slot that the new tile opens lets the company on', () => {
    const full = board({ C3: CITY, C5: VILLAGE }, { C3: ['57', 1], C5: ['village2', 0] }, [
      ['C3', 'city0', 'AA'],
      ['C5', 'village1', 'BB'],
    ]);
    expect(reachedBy('AA', full).ends).toEqual(['C1 4']);
    expect(lay(full, 'AA', 'C5', 'village3', 0)).toMatchObject({ someNew: true, allNew: true });
  });

  it('no train turns round in a station to come to the new track from behind', () => {
    // The line runs from C5 over B6 into the city on B8 and goes on from there to other hexes only. What the brown tile
    // adds
    // joins the ends towards B8 and A5: to use it the train would have to come back from B8 by the track it came.
    const city = board({ C5: CITY, B8: CITY }, { C5: ['63', 0], B6: ['25', 0], B8: ['bridge', 1] }, [
      ['C5', 'city0', 'AA'],
    ]);
    const behind = reach(trackGraph(city.map, city.position), companyTraveller('AA'));
    expect(entriesTo(behind, 'B6')).toEqual([0]);
    expect(lay(city, 'AA', 'B6', '40', 0)).toEqual({ connects: true, someNew: false, allNew: false });
    expect(reachesNewTrack(behind, city.position, 'B6', laid('40', 0), companyTraveller('AA'))).toBe(false);
    // A line from B8 round by A7 and A5 leads back to B6: now the new track is reached.
    const round = { C5: ['63', 0], B6: ['25', 0], B8: ['5', 1], A7: ['8', 5], A5: ['7', 4] } as const;
    const back = board({ C5: CITY, B8: CITY }, round, [['C5', 'city0', 'AA']]);
    const network = reach(trackGraph(back.map, back.position), companyTraveller('AA'));
    expect(entriesTo(network, 'B6')).toEqual([0, 2, 4]);
    expect(lay(back, 'AA', 'B6', '40', 0)).toEqual({ connects: true, someNew: true, allNew: true });
    expect(reachesNewTrack(network, back.position, 'B6', laid('40', 0), companyTraveller('AA'))).toBe(true);
  });

  it('nor in a town', () => {
    const town = board({ C5: VILLAGE, A5: TWO_TOWNS }, { C5: ['village1', 2], B4: ['23', 5], A5: ['88', 0] }, [
      ['C5', 'village0', 'AA'],
    ]);
    const behind = reach(trackGraph(town.map, town.position), companyTraveller('AA'));
    expect(entriesTo(behind, 'B4')).toEqual([5]);
    expect(lay(town, 'AA', 'B4', '43', 2)).toEqual({ connects: true, someNew: false, allNew: false });
    expect(reachesNewTrack(behind, town.position, 'B4', laid('43', 2), companyTraveller('AA'))).toBe(false);
  });

  it('new track may be reached by the track beside it, the long way round', () => {
    // The tile on C5 has two pieces; the line from C3 takes the first to C7 and D6, and comes back to the second.
    const home = { C3: ['57', 1] } as const;
    const markers: Markers = [['C3', 'city0', 'AA']];
    const round = board({ C3: CITY, C7: TOWN }, { ...home, C7: ['3', 0], D6: ['7', 2] }, markers);
    expect(lay(round, 'AA', 'C5', '20', 1)).toEqual({ connects: true, someNew: true, allNew: true });
    const broken = board({ C3: CITY, C7: TOWN }, { ...home, C7: ['3', 0] }, markers);
    expect(lay(broken, 'AA', 'C5', '20', 1)).toEqual({ connects: true, someNew: true, allNew: false });
  });
});

describe('on any small board', () => {
  const names = sampleMap().grid.names.slice(0, 12);
  const plain = [...TILES.values()].filter(({ nodes }) => nodes.length === 0);
  const tiles = fc.constantFrom(...plain, ...TILES.values());
  const lots = fc.tuple(tiles, fc.constantFrom<Rotation>(0, 1, 2, 3, 4, 5), fc.constantFrom('', 'AA', 'BB'));
  const boards = fc.array(fc.option(lots, { freq: 8 }), { minLength: names.length, maxLength: names.length });

  /** Any tiles in any rotation; a city is empty or full of one company. */
  function anyBoard(lotsByHex: readonly (readonly [Tile, Rotation, string] | null)[]) {
    const map = sampleMap();
    const position = printedPosition(map);
    names.forEach((hex, i) => {
      const lot = lotsByHex[i];
      if (!lot) return;
      const [tile, rotation, company] = lot;
      position.laid = { ...position.laid, [hex]: { tile: tile.id, rotation } };
      const city = tile.nodes.find(({ slots }) => slots > 0);
      if (city && company !== '') {
        const full = { [city.id]: new Array<string>(city.slots).fill(company) };
        position.markers = { ...position.markers, [hex]: full };
      }
    });
    return { map, position };
  }

  it('the search reaches exactly what listing all ways does', () => {
    holds(
      fc.property(boards, (lotsByHex) => {
        const { map, position } = anyBoard(lotsByHex);
        const graph = trackGraph(map, position);
        const traveller = companyTraveller('AA');
        expect(told(reach(graph, traveller))).toEqual(told(reachByListing(graph, traveller)));
      }),
      2000,
    );
  });

  it('a tile on an empty hex connects exactly if something of it is reached once it lies there', () => {
    holds(
      fc.property(boards, lots, (lotsByHex, [tile, rotation]) => {
        const hex = names[5] ?? '';
        const { map, position } = anyBoard(lotsByHex.with(5, null));
        const now = reach(trackGraph(map, position), companyTraveller('AA'));
        const laid = { tile: tile.id, rotation };
        const { someNew } = reachOfLay(map, position, hex, laid, companyTraveller('AA'));
        expect(connects(now, hex, rotatedTile(tile, rotation))).toBe(someNew);
      }),
    );
  });

  it('an upgrade reaches new track exactly if the search over the whole board says so', () => {
    let reached = 0;
    holds(
      fc.property(boards, lots, fc.nat(11), (lotsByHex, [tile, rotation], at) => {
        const hex = names[at] ?? '';
        const { map, position } = anyBoard(lotsByHex);
        const old = tileOn(map, position, hex);
        const next = rotatedTile(tile, rotation);
        fc.pre(keepsTrack(old, next) && nodeKindsFault({ map, hex, old, next }) === undefined);
        fc.pre(slotsOn(next) >= slotsOn(old));
        const traveller = companyTraveller('AA');
        const now = reach(trackGraph(map, position), traveller);
        const laid = { tile: tile.id, rotation };
        const { someNew } = reachOfLay(map, position, hex, laid, traveller);
        if (someNew) reached += 1;
        expect(reachesNewTrack(now, position, hex, laid, traveller)).toBe(someNew);
      }),
      700,
    );
    expect(reached).toBeGreaterThan(50);
  });
});

function slotsOn({ nodes }: Tile): number {
  return nodes.reduce((sum, { slots }) => sum + slots, 0);
}

function told({ graph, nodes, segments, sides, entries }: Reach) {
  const side = (at: number) => Object.values(sideAt(graph, at)).join(' ');
  return {
    nodes: graph.nodes.filter(({ id }) => nodes[id]).map(({ hex, node }) => `${hex} ${node.id}`),
    segments: graph.segments.filter(({ id }) => segments[id]).map(({ id }) => id),
    sides: [...sides.keys()].filter((at) => sides[at]).map(side),
    entries: [...entries.keys()].filter((at) => entries[at]).map(side),
  };
}

/** The slow way: walk every way there is, never twice through the same node or crossing. */
function reachByListing(graph: TrackGraph, traveller: Traveller): Reach {
  const reached: Reach = {
    graph,
    nodes: new Uint8Array(graph.nodes.length),
    segments: new Uint8Array(graph.segments.length),
    sides: new Uint8Array(graph.sides),
    entries: new Uint8Array(graph.sides),
  };
  const used = new Set<string>();
  const walkFrom = (point: number): void => {
    for (const { id, a, b } of graph.segments) {
      if (a !== point && b !== point) continue;
      reached.segments[id] = 1;
      const to = a === point ? b : a;
      const node = graph.nodes[to - graph.sides];
      if (node) {
        reached.nodes[node.id] = 1;
        if (traveller.passes(node, graph)) once(`node ${node.id}`, () => walkFrom(to));
      } else {
        reached.sides[to] = 1;
        const beyond = graph.across[to] ?? -1;
        if (beyond === -1) continue;
        once(`crossing ${Math.min(to, beyond)}`, () => {
          reached.entries[beyond] = 1;
          walkFrom(beyond);
        });
      }
    }
  };
  const once = (name: string, walk: () => void) => {
    if (used.has(name)) return;
    used.add(name);
    walk();
    used.delete(name);
  };
  for (const node of graph.nodes) {
    if (!traveller.starts(node, graph)) continue;
    reached.nodes[node.id] = 1;
    once(`node ${node.id}`, () => walkFrom(graph.sides + node.id));
  }
  return reached;
}
