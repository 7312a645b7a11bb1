import { remembered } from '@stellwerk/engine/kernel';
import {
  type Network,
  networkOf,
  type OpenPlan,
  openPlan,
  type SizedPlan,
  sizedPlan,
} from '@stellwerk/engine/networks';
import type { Traveller } from '@stellwerk/engine/track';
import { dieselPrizes, locoPrizes } from './prizes.ts';
import type { OpenMine, RunSituation } from './situation.ts';

/** A situation in numbers: the network of the railway that runs, its base the concession route, with what each stop brings. */
export interface RunTable extends Network {
  readonly situation: RunSituation;
  /** By stop. */
  readonly locality: Uint8Array;
  readonly station: Int32Array;
  readonly mineOf: readonly (OpenMine | undefined)[];
  /** By stop: where a route of a loco may begin and end. 1873/4.4.3-o */
  readonly terminus: Uint8Array;
}

const tables = new WeakMap<RunSituation, RunTable>();

export function runTable(situation: RunSituation): RunTable {
  return remembered(tables, situation, () => makeTable(situation));
}

/** State railway track is for nobody. 1873/4.4.3-a */
const uses: Traveller['uses'] = ({ kind }) => kind !== 'state';

/** Towns end routes (1873/4.4.3-d); no hex twice (-e); the exact track of the concession route (-g), run in any case (-v). */
function makeTable(situation: RunSituation): RunTable {
  const { graph, railway, mines, concession } = situation;
  const facts = graph.nodes.map(situation.stop);
  const network = networkOf({ graph, railway, uses, endsAt: ({ id }) => facts[id]?.town ?? false, base: concession });
  const { own, blocked } = network;
  const mineOf = graph.nodes.map(({ hex }) => mines[hex]);
  return {
    ...network,
    situation,
    locality: Uint8Array.from(facts, ({ locality }) => (locality ? 1 : 0)),
    station: Int32Array.from(facts, ({ station }) => station),
    mineOf,
    terminus: own.map((isOwn, stop) => (isOwn || (!blocked[stop] && mineOf[stop] !== undefined) ? 1 : 0)),
  };
}

const locoPlans = new WeakMap<RunTable, SizedPlan>();

/** A loco runs as many routes as its size. 1873/4.4.3-f, 1873/4.4.3-p */
export function locoPlan(table: RunTable): SizedPlan {
  const { locos, readings } = table.situation;
  return remembered(locoPlans, table, () => {
    const sizes = locos.map(({ size }) => size);
    const prizes = locoPrizes(table, Math.max(0, ...sizes));
    return sizedPlan(table, { sizes, terminus: table.terminus, prizes, duty: readings.runDuty !== 'free' });
  });
}

const dieselPlans = new WeakMap<RunTable, OpenPlan>();

/** A diesel serves no mines: its routes begin and end at own markers. 1873/4.4.3-k, 1873/4.4.3-u */
export function dieselPlan(table: RunTable): OpenPlan {
  return remembered(dieselPlans, table, () =>
    openPlan(table, { terminus: table.own, prizes: dieselPrizes(table), root: dieselRoot(table) }),
  );
}

/**
 * The stops that all its routes hang together with: those of the concession route, or the home. 1873/4.4.3-j,
 * 1873/4.4.9-e; none where a diesel need not come to the home.
 */
export function dieselRoot({ situation, base, own }: RunTable): readonly number[] {
  const { local, graph, readings } = situation;
  const conceded = base.flatMap(({ stops }) => stops);
  if (readings.qlbDiesel === 'free') return conceded;
  return [...conceded, ...graph.nodes.filter(({ id, hex }) => hex === local && own[id] === 1).map(({ id }) => id)];
}
