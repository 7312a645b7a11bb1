import { refuse } from '@stellwerk/engine/kernel';
import type { GraphNode } from '@stellwerk/engine/track';
import {
  bestRun,
  checkRun,
  isConcessionRoute,
  isPosition,
  isRailway,
  type RunFault,
  type RunSituation,
  routeValues,
  runSituation,
} from '@stellwerk/titles/1873';
import type { Plan, Planner, RunFlaw } from '../plan.ts';
import { words } from './words.ts';

/** A railway's run: several routes for each loco, which are checked together. */
export const plan: Planner = (state, id) => {
  if (!isPosition(state) || !isRailway(id)) return undefined;
  const situation = runSituation(state, id);
  return situation.locos.length === 0 && situation.diesel === null ? undefined : planOf(situation);
};

function planOf(situation: RunSituation): Plan {
  const { graph, locos, diesel } = situation;
  const sizes = new Map(locos.map(({ id, size }) => [id, size]));
  return {
    graph,
    trains: [
      ...locos.map(({ id, size }) => ({ id, kind: String(size) })),
      ...(diesel === null ? [] : [{ id: diesel, kind: diesel }]),
    ],
    mostRoutes: ({ id }) => sizes.get(id) ?? Number.POSITIVE_INFINITY,
    node: (node) => nodeRule(situation, node),
    isClosed: ({ kind }) => kind === 'state',
    values: (routes) => routeValues(situation, routes),
    sum: (routes) => {
      const checked = checkRun(situation, routes);
      return checked.ok ? checked.result.revenue : undefined;
    },
    flaws: (routes) => {
      const checked = checkRun(situation, routes);
      return checked.ok ? [] : checked.faults.map(flawOf);
    },
    noteOn: (route) => (isConcessionRoute(situation, route) ? words.concession : undefined),
    best: () => bestRun(situation),
  };
}

/** Where ways may lead; whether a run is legal says the check alone. */
function nodeRule(situation: RunSituation, node: GraphNode): ReturnType<Plan['node']> {
  const { slots } = node;
  const { town, station } = situation.stop(node);
  const own = slots.includes(situation.railway);
  const isFree = slots.length === 0 || own || slots.includes(null);
  return { own, pass: isFree && !town ? true : 'ends', leadsOn: isFree, stop: { as: 'town', value: station } };
}

function flawOf({ rule, route, at, figures }: RunFault): RunFlaw {
  const { to, path } = figures;
  return {
    refusal: refuse(rule, { ...figures, route, at }),
    route: route ?? undefined,
    at: at ?? undefined,
    ...(route !== null && typeof to === 'string' ? { to } : {}),
    ...(typeof path === 'string' ? { adds: path.split(' ') } : {}),
  };
}
