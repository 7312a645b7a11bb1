import { remembered } from '@stellwerk/engine/kernel';
import { type Revenue, type TrackGraph, type TrackMap, type TrackPosition, trackGraph } from '@stellwerk/engine/track';
import { type Derenburg, fixedWorks, localityIn, QUEDLINBURG } from '../board.ts';
import { type RailwayId, railways } from '../companies.ts';
import { allMines, type MineId } from '../mines.ts';
import type { TilePhaseColor } from '../units.ts';
import type { Loco, OpenMine, RunReadings, RunSituation } from './situation.ts';

/** A railway before its run, in plain values. */
export interface RunFacts {
  readonly railway: RailwayId;
  /** The colour of the values printed in grey hexes that counts in this phase. 1873/4.4.4-b */
  readonly values: TilePhaseColor;
  readonly openMines: readonly MineId[];
  readonly derenburg: Derenburg;
  readonly locos: readonly Loco[];
  readonly diesel: string | null;
  readonly readings: RunReadings;
}

const known = new WeakMap<TrackGraph, Map<string, RunSituation>>();

/** The same object for the same track and facts, so that whatever follows from it is worked out once. */
export function railwaySituation(map: TrackMap, track: TrackPosition, facts: RunFacts): RunSituation {
  const graph = trackGraph(map, track);
  const byFacts = remembered(known, graph, () => new Map<string, RunSituation>());
  return remembered(byFacts, JSON.stringify(facts), () => makeSituation(graph, facts));
}

function makeSituation(graph: TrackGraph, facts: RunFacts): RunSituation {
  const { railway, values, openMines, derenburg, locos, diesel, readings } = facts;
  const { routes } = railways[railway].concession;
  return {
    graph,
    railway,
    stop: ({ hex, node }) => {
      const locality = localityIn(graph.map, hex);
      return {
        town: locality === 'town',
        locality: locality !== undefined,
        station: valueIn(node.revenue, values),
      };
    },
    mines: minesByHex(openMines, derenburg),
    concession: routes,
    locos,
    diesel,
    local: routes.length === 0 ? QUEDLINBURG : null,
    readings,
  };
}

function valueIn(revenue: Revenue, color: TilePhaseColor): number {
  return typeof revenue === 'number' ? revenue : (revenue[color] ?? 0);
}

function minesByHex(open: readonly MineId[], derenburg: Derenburg): Readonly<Record<string, OpenMine>> {
  const mines: Record<string, OpenMine> = {};
  for (const { id, hex, multiplier } of allMines) if (open.includes(id)) mines[hex] = { id, multiplier };
  for (const [hex, amount] of Object.entries(fixedWorks(derenburg))) mines[hex] = { id: hex, amount };
  return mines;
}
