import type { MineCompanyId } from './companies.ts';
import { HW_EXTRA } from './data/companies.ts';
import { type MineId, mines } from './mines.ts';
import { phaseOf, type State } from './state.ts';
import type { Phase, SwitcherSize } from './units.ts';

/**
 * Basic income while unconnected; connected, that of its machine and of its switcher. 1873/4.2.2-a, 1873/4.2.2-b,
 * 1873/4.3.1-b
 */
export function incomeOf(state: State, id: MineId, switcher: SwitcherSize | 0): number {
  const { machine, connected } = state.mines[id];
  const { machine: byMachine, switcher: bySwitcher } = mines[id];
  if (!connected) return byMachine[0];
  return (byMachine[machine - 1] ?? 0) + (switcher === 0 ? 0 : (bySwitcher[switcher - 2] ?? 0));
}

type Unit = 'machines' | 'locos' | 'switchers';

/** The maintenance of units of these sizes. */
export function upkeepFor(phase: Phase, kind: Unit, sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (phase[kind][size - 1] ?? 0), 0);
}

/** Out of date: it costs maintenance in this phase. */
export function isObsolete(phase: Phase, kind: Unit, size: number): boolean {
  return upkeepFor(phase, kind, [size]) > 0;
}

/** 1873/4.2.2-c, 1873/4.3.1-d */
export function minesUpkeep(state: State, ids: readonly MineId[]): number {
  const phase = phaseOf(state);
  const own = ids.map((id) => state.mines[id]);
  const machines = own.map(({ machine }) => machine);
  const switchers = own.map(({ switcher }) => switcher);
  return upkeepFor(phase, 'machines', machines) + upkeepFor(phase, 'switchers', switchers);
}

/** What a mine company earns with its switchers at its mines in this order. 1873/4.3.1-c, 1873/4.3.7-a */
export function companyIncome(state: State, id: MineCompanyId, switchers: readonly number[]): number {
  const extra = id === 'HW' ? HW_EXTRA : 0;
  return state.mineCompanies[id].mines.reduce(
    (sum, mine, i) => sum + incomeOf(state, mine, switcherSize(switchers[i] ?? 0)),
    extra,
  );
}

export function switcherSize(size: number): SwitcherSize | 0 {
  return ([2, 3, 4, 5] as const).find((known) => known === size) ?? 0;
}

/** Its switchers as they lie, mine by mine, until the next production. 1873/4.3.1-f */
export function switchersOf(state: State, id: MineCompanyId): (SwitcherSize | 0)[] {
  return state.mineCompanies[id].mines.map((mine) => state.mines[mine].switcher);
}

/**
 * Every different way to share the switchers out, one a mine and none left over; the present one first. 1873/4.3.1-a
 */
export function arrangements(present: readonly (SwitcherSize | 0)[]): readonly (readonly (SwitcherSize | 0)[])[] {
  const found: (SwitcherSize | 0)[][] = [];
  const extend = (chosen: (SwitcherSize | 0)[], left: readonly (SwitcherSize | 0)[]) => {
    if (left.length === 0) found.push(chosen);
    left.forEach((size, i) => {
      if (left.indexOf(size) === i) extend([...chosen, size], left.toSpliced(i, 1));
    });
  };
  extend([], present);
  const now = present.join();
  return found.sort((a, b) => Number(b.join() === now) - Number(a.join() === now));
}

/** The sharing that earns most; of equals the larger switcher at the lower mine number. (A26) */
export function bestArrangement(state: State, id: MineCompanyId): readonly (SwitcherSize | 0)[] {
  const present = switchersOf(state, id);
  const order = state.mineCompanies[id].mines.map((mine, i) => ({ i, number: Number(mine.slice(1)) }));
  order.sort((a, b) => a.number - b.number);
  const rank = (way: readonly number[]) => order.map(({ i }) => way[i] ?? 0);
  let best = present;
  let most = -1;
  for (const way of arrangements(present)) {
    const income = companyIncome(state, id, way);
    const tied = income === most && rank(way).join() > rank(best).join();
    if (income > most || tied) [best, most] = [[...way], income];
  }
  return best;
}
