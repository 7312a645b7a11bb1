import type { Face } from './kind.ts';
import { type Leg, makeLeg } from './leg.ts';

export interface Legs {
  /** Each in one direction only, `from` below `to`. */
  readonly legs: readonly Leg[];
  /** There are more: the track between nodes is so entangled that following it all took more than the given steps. */
  readonly cut: boolean;
  readonly steps: number;
}

/** Every leg that a route of this kind may use and that is not outdone by another. */
export function findLegs(face: Face, budget: number): Legs {
  const whole = followTrack(face, budget, Number.POSITIVE_INFINITY);
  if (!whole.cut) return whole;
  // Rather all short legs than all legs of some nodes.
  let found = followTrack(face, budget, 2);
  let { steps } = found;
  for (let longest = 3; !found.cut; longest++) {
    const more = followTrack(face, budget, longest);
    steps += more.steps;
    if (more.cut) break;
    found = more;
  }
  return { legs: found.legs, cut: true, steps: whole.steps + steps };
}

function followTrack(face: Face, budget: number, longest: number): Legs {
  const { graph, segments: rules, nodes, onMap, numberOf } = face;
  const legs = new Map<number, Leg[]>();
  const crossed = new Uint8Array(graph.crossings);
  const segments: number[] = [];
  const sides: number[] = [];
  let steps = 0;

  const follow = (from: number, point: number): void => {
    const end = graph.firstAt[point + 1] ?? 0;
    for (let i = graph.firstAt[point] ?? 0; i < end; i++) {
      const number = graph.segmentsAt[i] ?? -1;
      const segment = graph.segments[number];
      if (segment === undefined || rules.get(number)?.closed) continue;
      if (steps++ >= budget) return;
      const to = segment.a === point ? segment.b : segment.a;
      segments.push(number);
      if (to >= graph.sides) {
        const node = numberOf[to - graph.sides] ?? -1;
        if (node > from && isOpen(face, node)) {
          keep(legs, from * nodes.length + node, makeLeg(face, from, node, [...segments], [...sides]));
        }
      } else if (sides.length < longest) {
        const crossing = graph.crossingAt[to] ?? -1;
        if (crossing !== -1 && crossed[crossing] === 0) {
          crossed[crossing] = 1;
          sides.push(to);
          follow(from, graph.across[to] ?? -1);
          sides.pop();
          crossed[crossing] = 0;
        }
      }
      segments.pop();
    }
  };
  onMap.forEach(({ id }, node) => {
    if (isOpen(face, node)) follow(node, graph.sides + id);
  });
  return { legs: [...legs.values()].flat(), cut: steps > budget, steps };
}

export function isOpen({ nodes }: Face, node: number): boolean {
  const rule = nodes[node];
  return rule !== undefined && (rule.pass === true || rule.end === true);
}

/** Of legs between the same nodes one that uses more track than another, for nothing, is never needed. */
function keep(legs: Map<number, Leg[]>, ends: number, leg: Leg): void {
  const others = legs.get(ends) ?? [];
  if (others.some((other) => outdoes(other, leg))) return;
  legs.set(ends, [...others.filter((other) => !outdoes(leg, other)), leg]);
}

function outdoes(one: Leg, other: Leg): boolean {
  const within = (some: readonly number[], all: readonly number[]) => some.every((item) => all.includes(item));
  return (
    one.resources.length <= other.resources.length &&
    one.inner === other.inner &&
    one.lowersFrom <= other.lowersFrom &&
    one.lowersTo <= other.lowersTo &&
    within(one.resources, other.resources) &&
    within(one.tolls, other.tolls) &&
    one.marks.length === other.marks.length &&
    within(one.marks, other.marks)
  );
}
