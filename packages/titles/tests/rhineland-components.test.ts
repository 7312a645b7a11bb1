import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import {
  type BaseAction,
  explain,
  type Json,
  loadGame,
  newGame,
  randomMove,
  saveGame,
  seededRandom,
  type Title,
} from '@stellwerk/engine/kernel';
import { printedOn } from '@stellwerk/engine/track';
import { describe, expect, test } from 'vitest';
import { lra, replaceable as lraFigures, game as lraGame } from '../18lra/index.ts';
import { rhi, replaceable as rhiFigures, game as rhiGame } from '../18rhi/index.ts';
import { titles } from '../index.ts';
import { patternOf, type Replaceable, type Rhineland, type State } from '../rhineland/index.ts';

/** Printed otherwise: with other values. */
const ROERMOND = {
  name: 'Roermond',
  color: 'gray',
  nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: { yellow: 30, green: 30, brown: 40, gray: 40 } }],
  segments: [
    { a: 0, b: 'city0' },
    { a: 4, b: 'city0' },
  ],
};
const ALDEKERK = {
  name: 'Aldekerk',
  color: 'gray',
  nodes: [{ id: 'town0', kind: 'town', revenue: 30 }],
  segments: [
    { a: 2, b: 'town0' },
    { a: 5, b: 'town0' },
  ],
};

/** A file with more of a tile, fewer of a train, and a hex with another value. */
function figuresOf<S extends State, A extends BaseAction>(
  title: Title<S, A>,
  rhine: Rhineland,
  replaceable: Replaceable,
  hex: string,
  printed: { readonly [field: string]: Json; readonly nodes: readonly { readonly revenue: Json }[] & Json },
): void {
  describe(`figures of ${title.id} from a file`, () => {
    const begin = (components: Json | undefined) =>
      newGame(title, {
        players: ['Ann', 'Ben', 'Cleo'],
        seed: 'figures',
        ...(components === undefined ? {} : { options: { components } }),
      });
    const file = { note: 'counted at home', tiles: { '8': 19 }, trains: { '2': 3 }, hexes: { [hex]: printed } };

    test('replace what they name and nothing else', () => {
      const [plain, other] = [begin(undefined), begin(file)];
      if (!plain.ok || !other.ok) throw new Error('it cannot begin');
      expect(other.value.state.tiles).toEqual({ ...plain.value.state.tiles, '8': 19 });
      const twos = [plain, other].map(
        ({ value }) => trainsOf(value.state, DEPOT).filter((train) => train === '2').length,
      );
      expect(twos).toEqual([6, 3]);
      const maps = [plain, other].map(({ value }) => rhine.law.mapOf(value.state));
      const values = maps.map((map) => printedOn(map, hex).nodes.map(({ revenue }) => revenue));
      expect(values[1]).toEqual(printed.nodes.map(({ revenue }) => revenue));
      expect(values[0]).not.toEqual(values[1]);
      const others = maps.map((map) => map.printed.filter(({ id }) => id !== hex));
      expect(others[1]).toEqual(others[0]);
    });

    test('hold through a game and its file', () => {
      const made = begin(file);
      if (!made.ok) throw new Error(made.refusal.rule);
      const random = seededRandom('figures');
      while (!made.value.over && made.value.actions.length < 150) {
        made.value.play(randomMove(random, made.value, made.value.actors()[0] ?? 0));
      }
      const again = loadGame(titles, JSON.parse(JSON.stringify(saveGame(made.value))));
      expect(again.ok && again.value.hash()).toBe(made.value.hash());
    });

    test.each<Json>([
      [],
      'figures',
      { more: {} },
      { note: 7 },
      { tiles: { '8': -1 } },
      { tiles: { none: 3 } },
      { trains: { '2': 0 } },
      { trains: { '9': 1 } },
      { hexes: { Z99: printed } },
      { hexes: { [hex]: { ...printed, nodes: [] } } },
      { hexes: { [hex]: { ...printed, colour: 'red' } } },
      { hexes: { [hex]: 5 } },
    ])('that do not fit are refused with a sentence: %j', (components) => {
      const made = begin(components);
      if (made.ok) throw new Error('it was taken');
      expect(made.refusal.rule).toBe('kernel/option');
      for (const language of ['de', 'en'] as const) {
        expect(explain(made.refusal, { language, players: [], title })).toMatch(/hexes/);
      }
    });

    test('begin with a pattern that changes nothing', () => {
      const trains = Object.fromEntries(Object.entries(rhine.trains).map(([type, { count }]) => [type, count]));
      const [plain, same] = [begin(undefined), begin(patternOf(replaceable, trains))];
      if (!plain.ok || !same.ok) throw new Error('it cannot begin');
      expect(same.value.state.tiles).toEqual(plain.value.state.tiles);
      expect(same.value.state.trains).toEqual(plain.value.state.trains);
    });

    test('leave a game without them as it was', () => {
      const [plain, none] = [begin(undefined), begin(null)];
      if (!plain.ok || !none.ok) throw new Error('it cannot begin');
      expect(none.value.hash()).toBe(plain.value.hash());
      expect(none.value.config.options).not.toHaveProperty('components');
    });
  });
}

figuresOf(rhi, rhiGame, rhiFigures, 'G2', ROERMOND);
figuresOf(lra, lraGame, lraFigures.text, 'D6', ALDEKERK);
