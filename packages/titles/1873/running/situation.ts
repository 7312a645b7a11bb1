import type { CourseHex } from '@stellwerk/engine/networks';
import type { GraphNode, TrackGraph } from '@stellwerk/engine/track';

/** What a stop is, whoever runs. */
export interface StopFacts {
  /** A route ends here at the latest. 1873/4.4.3-d */
  readonly town: boolean;
  /** It belongs to a town or village; Knaupsholz does not. 1873/4.4.4-h */
  readonly locality: boolean;
  /** What an own station brings here in this phase. 1873/4.4.4-a, 1873/4.4.4-b */
  readonly station: number;
}

/** An open mine: so much for each size of the largest loco that visits it, or always the same. 1873/4.4.4-f, 1873/4.4.4-g */
export type OpenMine =
  | { readonly id: string; readonly multiplier: number }
  | { readonly id: string; readonly amount: number };

export interface Loco {
  readonly id: string;
  /** As many routes it may run. 1873/4.4.3-f */
  readonly size: number;
}

/** Readings on which others decide otherwise; what is left out is the rulebook's. */
export interface RunReadings {
  /** Whether number, length, cutting and completeness of a run are asked for at all. (A14) */
  readonly runDuty: 'full' | 'free';
  /** Whether the concession route is its very track, or any way over its hexes. */
  readonly concessionRun: 'exact' | 'hexes';
  /** May a diesel route come to both stops of a village? */
  readonly dieselReentry: 'refused' | 'allowed';
  /** Which stop decides what a village brings if both are visited: the one with the station, or the first. (A46) */
  readonly villageTwice: 'station' | 'first';
  /** Where the largest loco that visits a mine is looked for: at stops not blocked, or in the whole hex. */
  readonly halfBlocked: 'stop' | 'hex';
  /** Whether a diesel scores the home of a railway without concession route even where it runs no route. (A17) */
  readonly qlbDiesel: 'visits' | 'free';
}

/** All that running depends on, as plain values: the title fills it in, and whoever runs sees nothing of the title. */
export interface RunSituation {
  readonly graph: TrackGraph;
  /** Whose markers in the graph are own; active or not makes no difference to a run. 1873/4.4.2-a, 1873/4.4.3-n */
  readonly railway: string;
  readonly stop: (node: GraphNode) => StopFacts;
  /** The open mines, lettered ones too, by hex. */
  readonly mines: Readonly<Record<string, OpenMine>>;
  /** The concession route, in two parts for the NWE, none for the QLB. */
  readonly concession: readonly (readonly CourseHex[])[];
  readonly locos: readonly Loco[];
  /** The name of its diesel. */
  readonly diesel: string | null;
  /** Where a local loco serves the home, and nothing else. 1873/4.4.9-b, 1873/4.4.9-c */
  readonly local: string | null;
  readonly readings: RunReadings;
}
