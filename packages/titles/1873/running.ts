import {
  type Choice,
  type DueRun,
  draw,
  type Json,
  keptBeside,
  type Refusal,
  refuse,
  remembered,
  topFrame,
} from '@stellwerk/engine/kernel';
import { openRun, toldRoutes } from '@stellwerk/engine/rounds';
import { type BestRun, namedTrains, type RunResult } from '@stellwerk/engine/routes';
import type { GraphNode, TrackGraph } from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { fixedWorks } from './board.ts';
import { type RailwayId, railways } from './companies.ts';
import { QUEDLINBURG } from './data/board.ts';
import { allMines } from './mines.ts';
import { graphOf } from './network.ts';
import {
  bestRun,
  checkRun,
  type OpenMine,
  type RunReadings,
  type RunSituation,
  receivershipRun,
  type StopFacts,
} from './running/index.ts';
import { isOpen, phaseOf, type State } from './state.ts';
import type { Phase } from './units.ts';

/** What a run has brought: the sum, the stops it visited as hex and node, and how it is told. */
export interface RunOutcome {
  readonly revenue: number;
  readonly visited: ReadonlySet<string>;
  readonly told: Json;
}

/** The name of a railway's diesel in a run. */
const DIESEL = 'D';

export function hasTrains(state: State, id: RailwayId): boolean {
  return state.railways[id].locos.length > 0 || state.railways[id].diesel;
}

const situations = keptBeside<TrackGraph, Map<string, RunSituation>>();

/**
 * All that the run of a railway depends on, the same value as long as none of it changes. The own concession route is
 * part of it in every round, the QLB has none. 1873/4.6-f, 1873/4.6-g, 1873/4.4.9-a, 1873/4.4.9-f
 */
export function runSituation(state: State, id: RailwayId): RunSituation {
  const graph = graphOf(state);
  const { locos, diesel } = state.railways[id];
  const phase = phaseOf(state);
  const open = allMines.filter((mine) => isOpen(state, mine.id));
  const known = remembered(situations, graph, () => new Map<string, RunSituation>());
  const { options } = state;
  const readings: RunReadings = options;
  const key = [id, phase.values, open.map((mine) => mine.id), locos, diesel, ...Object.values(options)].join();
  return remembered(known, key, () => ({
    graph,
    railway: id,
    stop: (node) => stopFacts(node, phase),
    mines: minesByHex(state),
    concession: railways[id].concession.routes,
    locos: namedTrains(locos.map(String)).map((loco) => ({ id: loco.id, size: Number(loco.kind) })),
    diesel: diesel ? DIESEL : null,
    local: id === 'QLB' ? QUEDLINBURG : null,
    readings,
  }));
}

/** 1873/4.4.4-a, 1873/4.4.4-b, 1873/4.4.4-h */
function stopFacts({ node }: GraphNode, { values }: Phase): StopFacts {
  const { kind, revenue } = node;
  const station = typeof revenue === 'number' ? revenue : (revenue[values] ?? 0);
  return { town: kind === 'city', locality: kind !== 'works', station };
}

/** 1873/4.4.4-f, 1873/4.4.4-g, 1873/4.2.5-e */
function minesByHex(state: State): Readonly<Record<string, OpenMine>> {
  const byHex: Record<string, OpenMine> = {};
  for (const { id, hex, multiplier } of allMines) if (isOpen(state, id)) byHex[hex] = { id, multiplier };
  for (const [hex, amount] of Object.entries(fixedWorks(state.options.derenburg))) byHex[hex] = { id: hex, amount };
  return byHex;
}

function outcomeOf(id: RailwayId, result: RunResult): RunOutcome {
  const visited = new Set(result.routes.flatMap(({ stops }) => stops.flatMap(({ nodes }) => nodes)));
  // The local loco is always in Quedlinburg. 1873/4.4.9-c
  if (id === 'QLB') visited.add(`${QUEDLINBURG}.city0`);
  // What mines brought stands behind the stops.
  const told = toldRoutes(result).map((route, i) => ({
    ...route,
    stops: [...route.stops, ...(result.routes[i]?.bonuses ?? []).map(({ id: mine, amount }) => `${mine} ${amount}`)],
  }));
  return { revenue: result.revenue, visited, told };
}

/** What a run brings, or the first thing that is wrong with it. */
export function refuseRun(state: State, id: RailwayId, routes: ActionNamed<'run'>['routes']): RunOutcome | Refusal {
  const checked = checkRun(runSituation(state, id), routes);
  if (checked.ok) return outcomeOf(id, checked.result);
  const [fault] = checked.faults;
  return refuse(fault?.rule ?? '1873/4.4.3-p', {
    ...fault?.figures,
    route: fault?.route ?? null,
    at: fault?.at ?? null,
  });
}

/** Without loco there is nothing to run; only the QLB earns with its local loco. 1873/4.4.3-a, 1873/4.4.9-c */
export function runNothing(state: State, id: RailwayId): RunOutcome {
  const checked = checkRun(runSituation(state, id), []);
  if (!checked.ok) throw new RangeError(`${id} has to run something`);
  return outcomeOf(id, checked.result);
}

/** In receivership, with the revenue as always; equal routes are decided by lot. 1873/6.2-d, 1873/6.2-e, 1873/6.2-g */
export function prescribedRun(state: State, id: RailwayId): RunOutcome {
  const lot = (equals: number) => draw(state.random, 'receivership', equals);
  return outcomeOf(id, receivershipRun(runSituation(state, id), lot));
}

const bestRuns = keptBeside<RunSituation, BestRun>();

function bestOf(situation: RunSituation): BestRun {
  return remembered(bestRuns, situation, () => bestRun(situation));
}

export function bestRunOf(state: State, id: RailwayId): BestRun {
  return bestOf(runSituation(state, id));
}

export function dueRun(state: State): DueRun | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'railwayTurn' || frame.step !== 'run') return undefined;
  const { company } = frame;
  const { locos, diesel } = state.railways[company];
  return { railway: company, trains: locos.length + (diesel ? 1 : 0), best: () => bestRunOf(state, company) };
}

/** The run is entered freely, the best one is suggested; it is looked for when it is first read. */
export function runChoiceOf(state: State, id: RailwayId): Choice {
  const situation = runSituation(state, id);
  return openRun(() => bestOf(situation));
}
