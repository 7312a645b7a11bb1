import type { KindTable } from './kind.ts';
import type { Leg } from './leg.ts';
import type { MarkCounts } from './types.ts';

/** Counts the marks and tolls of a way under construction, so that bonuses and tolls are known at any time. */
export interface Tally {
  /** What the tolls come to. */
  toll: number;
  /** How many marks there are, some perhaps more than once. */
  marks: number;
  countNode(node: number, sign: 1 | -1): void;
  countLeg(leg: number, sign: 1 | -1): void;
  /** What the bonuses bring if the route ends at these nodes. */
  bonus(one: number, other: number): number;
}

/** The marks that some bonus asks for; the same for every walk of a search. */
export interface AskedMarks {
  readonly table: KindTable;
  readonly legs: readonly Leg[];
  /** The kinds asked for, and by mark the number of its kind among them, -1 if nobody asks. */
  readonly asked: readonly string[];
  readonly kindOf: readonly number[];
  readonly ofNode: readonly (readonly number[])[];
  readonly ofLeg: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

export function askedMarks(table: KindTable, legs: readonly Leg[]): AskedMarks {
  const asked = [...new Set(table.bonuses.flatMap(({ reads }) => reads))];
  const kindOf = table.marks.map(({ kind }) => asked.indexOf(kind));
  const relevant = (marks: readonly number[]) =>
    marks.length === 0 ? NONE : marks.filter((mark) => kindOf[mark] !== -1);
  const ofNode = table.marksOfNode.map(relevant);
  const ofLeg = legs.map(({ marks }) => relevant(marks));
  return { table, legs, asked, kindOf, ofNode, ofLeg };
}

export function makeTally({ table, legs, asked, kindOf, ofNode, ofLeg }: AskedMarks): Tally {
  const times = new Int32Array(table.marks.length);
  const tollTimes = new Int32Array(table.tolls.length);
  const kinds = new Int32Array(asked.length);
  let ends: readonly number[] = [];

  const count = (marks: readonly number[], sign: 1 | -1): void => {
    for (const mark of marks) {
      const before = times[mark] ?? 0;
      times[mark] = before + sign;
      tally.marks += sign;
      const kind = kindOf[mark] ?? -1;
      if (before + sign === (sign === 1 ? 1 : 0)) kinds[kind] = (kinds[kind] ?? 0) + sign;
    }
  };
  const counts: MarkCounts = {
    on: (kind) => kinds[asked.indexOf(kind)] ?? 0,
    atEnds: (kind) => new Set(ends.filter((mark) => table.marks[mark]?.kind === kind)).size,
  };
  const tally: Tally = {
    toll: 0,
    marks: 0,
    countNode: (node, sign) => {
      const marks = ofNode[node];
      if (marks !== undefined && marks.length > 0) count(marks, sign);
    },
    countLeg: (leg, sign) => {
      const marks = ofLeg[leg];
      if (marks !== undefined && marks.length > 0) count(marks, sign);
      for (const toll of legs[leg]?.tolls ?? []) {
        const before = tollTimes[toll] ?? 0;
        tollTimes[toll] = before + sign;
        if (before + sign === (sign === 1 ? 1 : 0)) tally.toll += sign * (table.tolls[toll]?.amount ?? 0);
      }
    },
    bonus: (one, other) => {
      if (tally.marks === 0) return 0;
      ends = [...(ofNode[one] ?? []), ...(ofNode[other] ?? [])];
      let sum = 0;
      for (const { amount } of table.bonuses) sum += amount(counts);
      return sum;
    },
  };
  return tally;
}
