import type { Edge } from '@stellwerk/engine/board';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { cases, rules } from '../rules/index.ts';
import { type Sketch, type SketchedHex, situationOf } from '../running/board.fixture.ts';
import { bestRun, checkRun, type EnteredRoute, type OpenMine } from '../running/index.ts';

export const rule = ruleTests(rules, cases);

type Circle = 'own' | 'foreign' | null;

/** A town with an own marker unless told. */
export function town(value: number, exits: readonly Edge[], circle: Circle = 'own', mine?: OpenMine): SketchedHex {
  return { kind: 'town', stops: [{ exits, circles: [circle], value }], ...(mine ? { mine } : {}) };
}

export function village(circle: Circle, exits: readonly Edge[], mine?: OpenMine): SketchedHex {
  return { kind: 'village', stops: [{ exits, circles: [circle], value: 20 }], ...(mine ? { mine } : {}) };
}

/** A village with two stops that are not connected. */
export function doubleVillage(
  one: readonly [circle: Circle, exits: readonly Edge[]],
  other: readonly [circle: Circle, exits: readonly Edge[]],
  mine?: OpenMine,
): SketchedHex {
  const stops = [one, other].map(([circle, exits]) => ({ exits, circles: [circle], value: 20 }));
  return { kind: 'village', stops, ...(mine ? { mine } : {}) };
}

export const mine = (multiplier: number): OpenMine => ({ id: 'mine', multiplier });

export function locos(...sizes: readonly number[]) {
  return sizes.map((size, i) => ({ id: `loco${i}`, size }));
}

/** Revenue of a legal run, or the rules against it. */
export function judged(board: Sketch, routes: readonly EnteredRoute[]): number | readonly string[] {
  const checked = checkRun(situationOf(board), routes);
  return checked.ok ? checked.result.revenue : checked.faults.map(({ rule: id }) => id.replace('1873/', ''));
}

/** The first fault, with the route and the place where it lies. */
export function firstFault(board: Sketch, routes: readonly EnteredRoute[]) {
  const checked = checkRun(situationOf(board), routes);
  return checked.ok ? undefined : checked.faults[0];
}

/** The hexes with an own marker that no route came to, those of the concession route apart. */
export function idle(board: Sketch, routes: readonly EnteredRoute[]): readonly string[] | undefined {
  const situation = situationOf(board);
  const { graph, railway, concession } = situation;
  const checked = checkRun(situation, routes);
  if (!checked.ok) return undefined;
  const visited = checked.result.routes.flatMap(({ stops }) => stops.flatMap(({ nodes }) => nodes));
  const hexes = concession.flat().map(({ hex }) => hex);
  return graph.nodes
    .filter(({ hex, node, slots }) => slots.includes(railway) && !visited.includes(`${hex}.${node.id}`))
    .flatMap(({ hex }) => (hexes.includes(hex) ? [] : [hex]));
}

export function best(board: Sketch) {
  const { revenue, proven, routes } = bestRun(situationOf(board));
  return { revenue, proven, routes: routes.length };
}
