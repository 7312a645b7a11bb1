import type { Json } from '@stellwerk/engine/kernel';
import { tileOn } from '@stellwerk/engine/track';
import { expect, test } from 'vitest';
import { patternOf } from '../../rhineland/components.ts';
import { itemOf } from '../../rhineland/game.ts';
import { certificateLimit } from '../../rhineland/limits.ts';
import { replaceable } from '../board.ts';
import hexes from '../data/hexes.json' with { type: 'json' };
import tiles from '../data/tiles.json' with { type: 'json' };
import { game as rhineland } from '../game.ts';
import { lra } from '../index.ts';
import { mapOf } from '../state.ts';
import { about, building, offeredHarbours, offeredMarkers, pays } from './building.ts';
import { beginning, money } from './situation.ts';

const played = (components: Json) => ({ options: { components } });

function refusal(components: Json) {
  const spec = lra.options.find(({ id }) => id === 'components');
  return spec?.kind === 'data' ? spec.check(components)?.rule : 'no such option';
}

test('the pattern of a file is a file that changes nothing', () => {
  const pattern = patternOf(replaceable.text, { '2': 6, '3': 5, '4': 3, '5': 3, '6': 6 });
  expect(refusal(pattern)).toBeUndefined();
  const { options: _, ...without } = beginning(4).state;
  const { options: __, ...withPattern } = beginning(4, { components: pattern }).state;
  expect(withPattern).toEqual(without);
});

test('prices and revenues of privates come from the file, the others stay', () => {
  const { state } = beginning(4, { components: { privates: { no1: { price: 30 }, no6: { revenue: 25 } } } });
  expect(itemOf(rhineland, state, 'no1')).toMatchObject({ price: 30, revenue: 5 });
  expect(itemOf(rhineland, state, 'no6')).toMatchObject({ price: 100, revenue: 25 });
  expect(state.flow.at(-1)).toMatchObject({ kind: 'startPacket', price: 30 });
});

test('stations and harbours cost what the file says', () => {
  const tiles = { G11: '9/2', H12: '9/2', I13: '3/2', G13: '4/2', F12: '56/3', E13: 'L31/1' };
  const wanted = { tiles, ...played({ markers: { KEG: [0, 70] }, harbours: { KEG: [45, 90] } }) };
  const green = building('KEG', { ...wanted, phase: '4', privates: { no2: 0 } });
  expect(offeredHarbours(green)).toEqual({ E13: 45 });
  expect(offeredMarkers(green)['H14.city0']).toBe(70);
  const brown = building('KEG', { ...wanted, phase: '5' });
  expect(offeredHarbours(brown)).toEqual({ E13: 90 });
});

test('money and certificate limit are those of the file for as many players as it names', () => {
  const components = { bank: { '4': 9000 }, capital: { '4': 500 }, certificateLimit: { '4': 13 } };
  const four = beginning(4, { components });
  expect([money(four, 0), four.state.money['bank']]).toEqual([500, 7000]);
  expect(certificateLimit(rhineland, four.state)).toBe(13);
  const three = beginning(3, { components });
  expect([money(three, 0), certificateLimit(rhineland, three.state)]).toEqual([600, 14]);
});

test('a tile may be drawn otherwise, as long as its places stay', () => {
  const [id, drawing] =
    Object.entries(tiles).find(([, { nodes }]) => nodes.length === 1 && nodes[0]?.kind === 'city') ?? [];
  if (id === undefined || !drawing) throw new Error('there is no tile with one city');
  const dearer = { ...drawing, nodes: drawing.nodes.map((node) => ({ ...node, revenue: 90 })) };
  const game = beginning(4, { components: { drawings: { [id]: dearer } } });
  expect(
    mapOf(game.state)
      .tiles.get(id)
      ?.nodes.map(({ revenue }) => revenue),
  ).toEqual([90]);
  expect(refusal({ drawings: { [id]: { ...drawing, color: 'grey' } } }), 'another colour').toBe('kernel/option');
  expect(refusal({ drawings: { nought: drawing } }), 'no tile of the game').toBe('kernel/option');
});

test('a hex may be printed otherwise, as long as its places stay', () => {
  const dearer = { ...hexes.G7, terrain: { cost: 70, types: ['river'] } };
  const game = beginning(4, { components: { hexes: { G7: dearer } } });
  expect(tileOn(mapOf(game.state), game.state.track, 'G7').upgradeCost?.cost).toBe(70);
  expect(refusal({ hexes: { G7: hexes.A5 } })).toBe('kernel/option');
});

test('coal mines and hexes closed before green lie where the file says', () => {
  const line = { trains: ['2'], tiles: { J10: '6/3' }, markers: { RhE: ['J10'] } } as const;
  const way = 'J10.city0 J10/5 K11.offboard0';
  const lists = { coal: ['J10'], steel: ['K11'], closedBeforeGreen: [] };
  expect(pays(about('RhE', line), 'RhE', '2', way)).toEqual({ 'J10.city0': 20, 'K11.offboard0': 30 });
  expect(pays(about('RhE', { ...line, ...played({ hexLists: lists }) }), 'RhE', '2', way)).toMatchObject({
    montan: 20,
  });
});

test.each([
  ['a number', 7],
  ['an unknown part', { colours: {} }],
  ['an unknown private', { privates: { no7: { price: 20 } } }],
  ['an unknown figure of a private', { privates: { no1: { power: 20 } } }],
  ['a price that is no number', { privates: { no1: { price: '20' } } }],
  ['a price below nothing', { privates: { no1: { price: -5 } } }],
  ['too few markers', { markers: { KEG: [0] } }],
  ['a harbour for GVE, which has none', { harbours: { GVE: [40, 80] } }],
  ['a bank that cannot pay the players', { bank: { '4': 100 } }],
  ['a limit for seven players', { certificateLimit: { '7': 10 } }],
  ['a list of hexes off the map', { hexLists: { coal: ['Z99'] } }],
  ['a name of every object', { privates: { toString: { price: 20 } } }],
])('%s is refused', (_, components) => {
  expect(refusal(components)).toBe('kernel/option');
});
