import { remembered } from '@stellwerk/engine/kernel';
import { type CompanyId, nextSize, phaseOf, phases, type State, units } from '@stellwerk/titles/1873';

type Phase = ReturnType<typeof phaseOf>;
export type Size = ReturnType<typeof nextSize>;
type Kind = 'machines' | 'locos' | 'switchers';

/** An operating round to come. */
interface Round {
  readonly phase: Phase;
  /** The unit on sale. */
  readonly size: Size;
  readonly diesels: boolean;
  /** Shares can be bought after it. */
  readonly lastOfSet: boolean;
}

/** The next operating rounds, the present one first, as if the phase stayed. */
export interface Calendar {
  /** The same for the same calendar. */
  readonly id: string;
  readonly rounds: readonly Round[];
  /** What a unit of this size costs in all rounds after that one. */
  upkeepAfter(kind: Kind, size: number, turn: number): number;
}

/** Units that are bought in a round of each phase, without the MHE's. */
const SOLD: Readonly<Record<string, number>> = { 1: 0.8, 2: 1.3, 3: 3.5, 4: 2.5 };
/** So many units are usually bought before a company has its turn in the next round. */
export function soldInARound({ phase }: State): number {
  return Math.ceil(SOLD[phase] ?? 0);
}

/** More than these are seldom bought in one. */
const MOST_SOLD: Readonly<Record<string, number>> = { 1: 1.5, 2: 3, 3: 5, 4: 3 };
/** Only the second full set of three rounds ends the game. */
const LAST_SET = 2;
const BY_SIZE: Readonly<Record<Size, Phase>> = {
  1: phases[1],
  2: phases[2],
  3: phases[3],
  4: phases[4],
  5: phases[5],
};

/** Few differ in a game, and each is asked for often. */
const known = new Map<string, Calendar>();

/** At most so many rounds are thought of. */
export function calendarOf(state: State, most: number): Calendar {
  const { phase, stock, fullSets, mheLoco, ending } = state;
  const { number, of } = presentRound(state) ?? { number: 0, of: 0 };
  const id = [phase, stock[1], stock[2], stock[3], stock[4], fullSets, mheLoco, ending, number, of, most].join();
  return remembered(known, id, () => {
    const now = { phase: phaseOf(state), size: nextSize(state), diesels: fullSets > 0 };
    return withUpkeep(
      id,
      roundsOf(state)
        .slice(0, most)
        .map((round) => ({ ...round, ...now })),
    );
  });
}

/** How soon phases come on. */
export type Pace = 'usual' | 'fast';

const careful = new Map<string, Calendar>();

/**
 * All rounds to come for somebody who takes care: a company that has not had its turn in a round finds what the others have
 * bought before it.
 */
export function carefulCalendar(state: State, id: CompanyId, pace: Pace): Calendar {
  const { phase, stock, fullSets, mheLoco, ending } = state;
  const { number = 0, of = 0, acted = [] } = presentRound(state) ?? {};
  const now = acted.includes(id);
  const key = [phase, stock[1], stock[2], stock[3], stock[4], fullSets, mheLoco, ending, number, of, now, pace].join();
  return remembered(careful, key, () => {
    const fast = roundsOf(state, pace === 'fast' ? MOST_SOLD : SOLD);
    const rounds = roundsOf(state).map((round, i) => {
      const found = now && i === 0 ? fast[0] : (fast[i + 1] ?? fast.at(-1));
      return { ...round, ...found, lastOfSet: round.lastOfSet };
    });
    return withUpkeep(key, rounds);
  });
}

function presentRound(state: State) {
  const frame = state.flow.find(({ kind }) => kind === 'operatingRound');
  return frame?.kind === 'operatingRound' ? frame : undefined;
}

/** All operating rounds that a game probably still has, the present one first, with the phases that come. */
export function roundsOf(state: State, rates = SOLD): Round[] {
  const present = presentRound(state);
  const stock = { ...state.stock };
  let phase = phaseOf(state);
  let { number, of } = present ?? { number: 1, of: phase.operatingRounds };
  let fullSets = state.fullSets + (present === undefined && of === 3 ? 1 : 0);
  let sold = 0;
  const take = () => {
    const size = nextSize({ stock });
    if (size !== 5) stock[size] -= 1;
    if (size > phase.size) phase = BY_SIZE[size];
  };
  const rounds: Round[] = [];
  for (;;) {
    const lastOfSet = number === of;
    rounds.push({ phase, size: nextSize({ stock }), diesels: fullSets > 0, lastOfSet });
    if (state.ending || (lastOfSet && fullSets >= LAST_SET)) return rounds;
    for (sold += rates[phase.id] ?? 0; sold >= 1; sold--) take();
    // Somebody buys a diesel as soon as there are any.
    if (fullSets > 0) phase = phases.D;
    number += 1;
    if (!lastOfSet) continue;
    if (state.mheLoco < 5) take();
    number = 1;
    of = phase.operatingRounds;
    if (of === 3) fullSets += 1;
  }
}

function withUpkeep(id: string, rounds: readonly Round[]): Calendar {
  const sums = (kind: Kind) =>
    Object.keys(units).map((_, i) => {
      const after = rounds.map(() => 0);
      for (let turn = rounds.length - 2; turn >= 0; turn--) {
        after[turn] = (after[turn + 1] ?? 0) + (rounds[turn + 1]?.phase[kind][i] ?? 0);
      }
      return after;
    });
  const known = { machines: sums('machines'), locos: sums('locos'), switchers: sums('switchers') };
  return { id, rounds, upkeepAfter: (kind, size, turn) => known[kind][size - 1]?.[turn] ?? 0 };
}
