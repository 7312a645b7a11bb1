import { keptBeside, remembered } from '@stellwerk/engine/kernel';
import { type Network, networkOf } from '@stellwerk/engine/networks';
import type { Traveller } from '@stellwerk/engine/track';
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

const tables = keptBeside<RunSituation, RunTable>();

export function runTable(situation: RunSituation): RunTable {
  return remembered(tables, situation, () => makeTable(situation));
}

/** State railway track is for nobody. 1873/4.4.3-a */
const uses: Traveller['uses'] = ({ kind }) => kind !== 'state';

/** Towns end routes (1873/4.4.3-d); no hex twice (-e); the exact track of the concession route (-g), run in any case (-v). */
function makeTable(situation: RunSituation): RunTable {
  const { graph, railway, mines, concession } = situation;
  const facts = graph.nodes.map(situation.stop);
  // The base is run in any case, so no other route uses its track. 1873/4.4.3-v
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
