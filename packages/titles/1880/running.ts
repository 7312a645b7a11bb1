import { trainsOf } from '@stellwerk/engine/finance';
import { type Choice, type DueRun, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import { runChoice } from '@stellwerk/engine/rounds';
import {
  type BestRun,
  bestRoutes,
  checkRoutes,
  namedTrains,
  type RunResult,
  type SearchOptions,
  type Train,
} from '@stellwerk/engine/routes';
import type { TrackGraph } from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { isInvestor } from './investors.ts';
import { graphOf } from './network.ts';
import { refuseFault } from './route-faults.ts';
import { routeRules } from './route-rules.ts';
import { typeOnSale } from './sale.ts';
import type { CompanyTurn, InvestorTurn, Railway, State } from './state.ts';
import { builderOf } from './track-laying.ts';

/** What it may run: its own trains, or for an investor one like those on sale. 1880/VII-inv-b */
export function trainsToRun(state: State, railway: Railway): readonly Train[] {
  return namedTrains(isInvestor(railway) ? [typeOnSale(state)] : trainsOf(state, railway));
}

/** The best run of what it may run now. */
export function bestRunOf(state: State, railway: Railway, options?: SearchOptions): BestRun {
  return bestRoutes(routeRules(state, railway), trainsToRun(state, railway), options);
}

export function dueRun(state: State): DueRun | undefined {
  const frame = topFrame(state);
  if ((frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn') || frame.step !== 'run') return undefined;
  const railway = builderOf(frame);
  return { railway, trains: trainsToRun(state, railway).length, best: () => bestRunOf(state, railway) };
}

/**
 * Whether it has any legal route. If it has one, then also the piece of it from an own marker to the next stop; so it is
 * enough to look at the plain track around each marker. 1880/X-run-a
 */
export function canRun(state: State, railway: Railway): boolean {
  if (trainsToRun(state, railway).length === 0) return false;
  const graph = graphOf(state);
  return graph.nodes.some(
    ({ id, slots }) => slots.includes(railway) && leadsToStop(graph, graph.sides + id, id, new Set()),
  );
}

function leadsToStop(graph: TrackGraph, point: number, start: number, crossed: Set<number>): boolean {
  for (let i = graph.firstAt[point] ?? 0; i < (graph.firstAt[point + 1] ?? 0); i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (!segment) continue;
    const to = segment.a === point ? segment.b : segment.a;
    if (to >= graph.sides) {
      if (to - graph.sides !== start) return true;
      continue;
    }
    const crossing = graph.crossingAt[to] ?? -1;
    if (crossing < 0 || crossed.has(crossing)) continue;
    crossed.add(crossing);
    if (leadsToStop(graph, graph.across[to] ?? -1, start, crossed)) return true;
    crossed.delete(crossing);
  }
  return false;
}

/** Checks the routes sent in; the director chooses them, and none is a choice too. 1880/X-turn-c, (C-43) */
export function checkRun(state: State, railway: Railway, { routes }: ActionNamed<'run'>): RunResult | Refusal {
  const checked = checkRoutes(routeRules(state, railway), trainsToRun(state, railway), routes);
  return checked.ok ? checked.result : refuseFault(checked.fault, routes);
}

export function runChoices(state: State, frame: CompanyTurn | InvestorTurn): Choice[] {
  const railway = builderOf(frame);
  return [runChoice(routeRules(state, railway), trainsToRun(state, railway), true)];
}
