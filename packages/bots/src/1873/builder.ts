import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import {
  allMines,
  bestRunOf,
  fixedWorks,
  isMineCompany,
  type MineId,
  mines,
  networkOf,
  nextSize,
  percentHeld,
  phaseOf,
  type RailwayId,
  type State,
  units,
} from '@stellwerk/titles/1873';
import type { Builder } from '../railway/building.ts';
import { roundsOf } from './calendar.ts';
import { revenueOf } from './plants.ts';

/** A stop without an own marker. */
const PASSED = 10;
/** Of the value of a station so much is hoped for: a marker costs money, and others come first. */
const MARKER_HOPE = 0.5;
/** What counts of the income that a mine gains by being connected, for its owner. */
const MINE_HOPE = 0.5;
/** No railway is built for a mine's sake alone. */
const LEAST_PART = 0.3;
const LARGEST = '5';

/** What track is worth to a railway: mines bring it the more the larger its locos are. */
export function builderOf(state: State, company: RailwayId): Builder<State> {
  const { locos, diesel, director } = state.railways[company];
  const runs = locos.length > 0 || diesel;
  const size = Math.max(3, nextSize(state), ...locos);
  const works = fixedWorks(state.options.derenburg);
  const mineIn = new Map(allMines.map(({ id, hex }) => [hex, id]));
  const rounds = roundsOf(state);
  const late = rounds.filter((round) => round.size === 5).length;
  const stakes = director === null ? [] : stakesOf(state, director, company);
  const served = (now: State) =>
    stakes.reduce((sum, { mine, gain }) => (now.mines[mine].connected ? sum + gain : sum), 0);
  return {
    network: (now) => networkOf(now, company),
    stopValueIn: (now) => (node) => {
      const { revenue } = node.node;
      const printed = typeof revenue === 'number' ? revenue : (revenue[phaseOf(now).values] ?? 20);
      const mine = mineIn.get(node.hex);
      const open = mine && now.mines[mine].owner !== 'bank' ? size * mines[mine].multiplier : 0;
      return PASSED + MARKER_HOPE * printed + open + (works[node.hex] ?? 0);
    },
    income: (now, [kind]) =>
      kind === LARGEST ? revenueOf(now, company, [5], diesel) : bestRunOf(now, company).revenue + served(now),
    treasury: (now) => cashOf(now, company),
    now: runs ? ['own'] : [],
    turnsNow: rounds.length,
    later: runs && late > 0 && !locos.includes(5) ? [LARGEST] : [],
    turnsLater: late,
    coin: 0.7,
    reserve: runs ? 0 : units[nextSize(state)].loco,
  };
}

/** What the director gains in each round by connecting mines, beside a coin of the railway's income. */
function stakesOf(state: State, director: number, company: RailwayId): { mine: MineId; gain: number }[] {
  const own = Math.max(LEAST_PART, percentHeld(state, company, director) / 100);
  return allMines.flatMap(({ id, machine, switcher }) => {
    const { owner } = state.mines[id];
    const held = isMineCompany(owner)
      ? percentHeld(state, owner, director) / 100
      : owner === playerOwner(director)
        ? 0.5
        : 0;
    if (held === 0) return [];
    const more = MINE_HOPE * (machine[4] + switcher[3] - machine[0]);
    return [{ mine: id, gain: (more * held) / own }];
  });
}
