import { keptBeside, remembered } from '@stellwerk/engine/kernel';
import { type OpenPlan, openPlan, type SizedPlan, sizedPlan } from '@stellwerk/engine/networks';
import { dieselPrizes, locoPrizes } from './prizes.ts';
import type { RunTable } from './table.ts';

const locoPlans = keptBeside<RunTable, SizedPlan>();

/** A loco runs as many routes as its size. 1873/4.4.3-f, 1873/4.4.3-p */
export function locoPlan(table: RunTable): SizedPlan {
  const { locos, readings } = table.situation;
  return remembered(locoPlans, table, () => {
    const sizes = locos.map(({ size }) => size);
    const prizes = locoPrizes(table, Math.max(0, ...sizes));
    return sizedPlan(table, { sizes, terminus: table.terminus, prizes, duty: readings.runDuty !== 'free' });
  });
}

const dieselPlans = keptBeside<RunTable, OpenPlan>();

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
