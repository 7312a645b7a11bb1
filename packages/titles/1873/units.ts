import { memberOf } from '@stellwerk/engine/kernel';
import { PHASES, UNITS } from './data/units.ts';

/** Cards of the stack, bought as machine or as loco. 1873/4.1-d */
const SIZES = [1, 2, 3, 4, 5] as const;
export type Size = (typeof SIZES)[number];
export type SwitcherSize = Exclude<Size, 1>;

interface Unit {
  /** How many there are; null: no limit. */
  readonly count: number | null;
  /** Null: never sold. */
  readonly machine: number | null;
  readonly loco: number;
}

export const units: Readonly<Record<Size, Unit>> = UNITS;

const PHASE_IDS = ['1', '2', '3', '4', '5', 'D'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

type TilePhaseColor = 'yellow' | 'green' | 'brown' | 'gray';

export interface Phase {
  readonly id: PhaseId;
  /** The size that begins it; 5 still in phase D. */
  readonly size: Size;
  readonly operatingRounds: number;
  readonly tiles: readonly TilePhaseColor[];
  /** The colour of the values printed in grey hexes. 1873/4.4.4-b */
  readonly values: TilePhaseColor;
  /** Maintenance by size from 1. */
  readonly machines: readonly number[];
  readonly locos: readonly number[];
  readonly switchers: readonly number[];
}

export const phases: Readonly<Record<PhaseId, Phase>> = PHASES;

export function phaseNumber(phase: PhaseId): number {
  return PHASE_IDS.indexOf(phase) + 1;
}

export function phaseOfSize(size: Size): PhaseId {
  return PHASE_IDS[size - 1] ?? '5';
}

export const isSize = memberOf(SIZES);
