import { remembered } from '@stellwerk/engine/kernel';
import {
  bestRunOf,
  DIESEL_PRICE,
  isFounded,
  type MineId,
  mines,
  RAILWAY_IDS,
  type RailwayId,
  railways,
  type State,
  SWITCHER_PRICES,
  units,
} from '@stellwerk/titles/1873';
import type { Calendar, Size } from './calendar.ts';
import type { Offer, Plant } from './outlook.ts';

/** A mine on the route of a railway that is founded is connected soon. */
const SOON = 2;
/** The first of the rounds to come in which a mine is probably connected. */
export function connectedFrom(state: State, id: MineId, { rounds }: Calendar): number {
  if (state.mines[id].connected) return 0;
  return isOnWay(state, id) ? SOON : rounds.length;
}

export function upkeepOf(list: readonly number[], size: number): number {
  return size === 0 ? 0 : (list[size - 1] ?? 0);
}

/** Mines that work together, or a single one; `extra` comes to their income in every round. */
export function minesPlant(state: State, ids: readonly MineId[], calendar: Calendar, extra = 0): Plant {
  const { rounds, upkeepAfter } = calendar;
  const own = ids.map((id) => {
    const { machine, switcher } = state.mines[id];
    const { machine: byMachine, switcher: bySwitcher } = mines[id];
    const from = connectedFrom(state, id, calendar);
    return { byMachine, bySwitcher, from, machine: Number(machine), switcher: Number(switcher) };
  });
  type Own = (typeof own)[number];
  const machineIncome = ({ byMachine }: Own, size: number) => byMachine[size - 1] ?? 0;
  const switcherIncome = ({ bySwitcher }: Own, size: number) => (size === 0 ? 0 : (bySwitcher[size - 2] ?? 0));
  /** The rounds after this one in which it is connected. */
  const useful = (one: Own, turn: number) => Math.max(0, rounds.length - Math.max(turn + 1, one.from));

  function machine(size: Size, turn: number): Offer | undefined {
    const price = units[size].machine;
    if (price === null) return undefined;
    const better = own
      .filter((one) => one.machine < size)
      .map((one) => {
        const more = useful(one, turn) * (machineIncome(one, size) - machineIncome(one, one.machine));
        const saved = upkeepAfter('machines', one.machine, turn) - upkeepAfter('machines', size, turn);
        return { one, gain: more + saved };
      })
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .slice(0, size);
    const take = () => {
      for (const { one } of better) one.machine = size;
    };
    return { price, gain: better.reduce((sum, { gain }) => sum + gain, 0), take };
  }

  function switchers(turn: number): Offer[] {
    const size = rounds[turn]?.phase.size ?? 5;
    if (size === 1) return [];
    const price = SWITCHER_PRICES[size];
    return own.flatMap((one): Offer[] => {
      if (one.switcher >= size) return [];
      const more = useful(one, turn) * (switcherIncome(one, size) - switcherIncome(one, one.switcher));
      const saved = upkeepAfter('switchers', one.switcher, turn) - upkeepAfter('switchers', size, turn);
      const take = () => {
        one.switcher = size;
      };
      return [{ price, gain: more + saved, take }];
    });
  }

  return {
    profit(turn) {
      const phase = rounds[turn]?.phase;
      if (!phase) return 0;
      let sum = extra;
      for (const one of own) {
        sum +=
          turn < one.from ? machineIncome(one, 1) : machineIncome(one, one.machine) + switcherIncome(one, one.switcher);
        sum -= upkeepOf(phase.machines, one.machine) + upkeepOf(phase.switchers, one.switcher);
      }
      return sum;
    },
    offers(turn) {
      const one = machine(rounds[turn]?.size ?? 5, turn);
      return [...(one ? [one] : []), ...switchers(turn)];
    },
  };
}

/** On a route that is still to be built and that somebody will build. */
function isOnWay(state: State, id: MineId): boolean {
  return RAILWAY_IDS.some(
    (railway) =>
      isFounded(state, railway) &&
      !state.railways[railway].routePaid &&
      railways[railway].concession.routes.some((route) => route.some(({ hex }) => hex === mines[id].hex)),
  );
}

/** What track that is still to be built adds to a railway's revenue in each round, for some rounds. */
const GROWTH = 0.06;
const GROWING = 10;
/** What a diesel adds to it. */
const DIESEL_REVENUE = 90;

/** What a railway earns on today's track with these locos. */
export function revenueOf(state: State, id: RailwayId, locos: readonly number[], diesel: boolean): number {
  const railway = { ...state.railways[id], locos: sizesOf(locos), diesel };
  return bestRunOf({ ...state, railways: { ...state.railways, [id]: railway } }, id).revenue;
}

function sizesOf(locos: readonly number[]): State['railways'][RailwayId]['locos'] {
  return locos.flatMap((size) => (size === 1 || size === 2 || size === 3 || size === 4 || size === 5 ? [size] : []));
}

/** What a railway earned in its first run with a loco of size 0, in games, and what each size added. */
const FIRST_RUNS: Readonly<Record<RailwayId, readonly [number, number]>> = {
  HBE: [100, 85],
  GHE: [120, 60],
  NWE: [120, 90],
  SHE: [60, 70],
  KEZ: [30, 60],
  WBE: [80, 100],
  QLB: [60, 50],
};

function firstRevenue(id: RailwayId, locos: readonly number[]): number {
  const [base, step] = FIRST_RUNS[id];
  return locos.length === 0 ? 0 : base + step * Math.max(...locos) + 60 * (locos.length - 1);
}

export function railwayPlant(state: State, id: RailwayId, calendar: Calendar): Plant {
  const { routePaid } = state.railways[id];
  let { diesel } = state.railways[id];
  let locos: number[] = [...state.railways[id].locos];
  const { rounds, upkeepAfter } = calendar;
  const hasDiesel = diesel;
  const runs = new Map<string, number>();
  const revenue = (sizes: readonly number[]) =>
    remembered(runs, sizes.join(), () =>
      routePaid ? revenueOf(state, id, sizes, hasDiesel) : firstRevenue(id, sizes),
    ) + (diesel && !hasDiesel ? DIESEL_REVENUE : 0);
  const growth = (turn: number) => 1 + GROWTH * Math.min(GROWING, turn);
  const rest = (turn: number) => rounds.length - turn - 1;

  /** Locos that cost more than they earn are scrapped, but for the largest. */
  function scrap(turn: number): void {
    const phase = rounds[turn]?.phase;
    for (const size of [...locos]) {
      const upkeep = upkeepOf(phase?.locos ?? [], size);
      if (upkeep === 0 || locos.length < 2) continue;
      const left = locos.toSpliced(locos.indexOf(size), 1);
      if ((revenue(locos) - revenue(left)) * growth(turn) < upkeep) locos = left;
    }
  }

  function loco(size: Size, turn: number): Offer {
    const kept = locos.filter((one) => upkeepAfter('locos', one, turn) === 0 || one >= size - 1);
    const next = [...kept, size].sort();
    const old = locos.filter((one) => !kept.includes(one));
    const saved = old.reduce((sum, one) => sum + upkeepAfter('locos', one, turn), 0);
    const more = (revenue(next) - revenue(locos)) * growth(turn + 1) * rest(turn);
    const take = () => {
      locos = next;
    };
    return { price: units[size].loco, gain: more + saved - upkeepAfter('locos', size, turn), take };
  }

  return {
    profit(turn) {
      scrap(turn);
      const phase = rounds[turn]?.phase;
      const upkeep = locos.reduce((sum, size) => sum + upkeepOf(phase?.locos ?? [], size), 0);
      return revenue(locos) * growth(turn) - upkeep;
    },
    offers(turn) {
      if (rest(turn) < 1) return [];
      const size = rounds[turn]?.size ?? 5;
      // The search for routes is dear: only what is on sale now and what stays on sale is looked at.
      const offers = size === rounds[0]?.size || size === 5 || locos.length === 0 ? [loco(size, turn)] : [];
      if (rounds[turn]?.diesels && !diesel && locos.length > 0) {
        const take = () => {
          diesel = true;
        };
        offers.push({ price: DIESEL_PRICE, gain: DIESEL_REVENUE * rest(turn), take });
      }
      return offers;
    },
    mustBuy: () => locos.length === 0 && id !== 'QLB',
  };
}
