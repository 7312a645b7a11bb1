import { remembered } from '@stellwerk/engine/kernel';
import type { Doubling, NodeRule, RouteRules } from '@stellwerk/engine/routes';
import type { GraphNode, TrackGraph, TrackPosition } from '@stellwerk/engine/track';
import { ferryRule } from './stop-values.ts';

/** The Rheingold-Express. */
export const EXPRESS = '8';
/** The ends between which it earns the metropoles twice. */
export const NORTH = 'rheingoldNorth';
export const SOUTH = 'rheingoldSouth';

/** What routes follow where the Rheingold-Express runs beside the ordinary trains; the title says what a node is to each. */
export function expressRules(
  graph: TrackGraph,
  track: TrackPosition,
  company: string,
  {
    kinds,
    bonuses,
    nodeRule,
  }: Pick<RouteRules, 'kinds' | 'bonuses'> & {
    readonly nodeRule: (node: GraphNode, kind: string) => NodeRule;
  },
): RouteRules {
  const express = new Map<GraphNode, NodeRule>();
  const ordinary = new Map<GraphNode, NodeRule>();
  return {
    graph,
    kinds,
    bonuses: bonuses ?? [],
    face: (kind) => (kind === EXPRESS ? 'express' : 'ordinary'),
    mayOwn: ({ slots }) => slots.includes(company),
    node: (node, kind) => remembered(kind === EXPRESS ? express : ordinary, node, () => nodeRule(node, kind)),
    segment: (segment) => ferryRule(graph, track, segment),
    doublings: METROPOLES_TWICE,
  };
}

const METROPOLES_TWICE: readonly Doubling[] = [
  { id: 'rheingold', kinds: [EXPRESS], ends: [NORTH, SOUTH], mark: 'metropolis', times: 2 },
];
