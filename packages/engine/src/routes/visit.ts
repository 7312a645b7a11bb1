/** A place on a trip. */
export interface Visit {
  readonly place: number;
  /** The trip's nodes in it, from one index to another. */
  readonly first: number;
  readonly last: number;
  readonly isStop: boolean;
  /** What it pays if it is counted: lowered and doubled. */
  readonly value: number;
  /** By limit. */
  readonly weights: readonly number[];
  readonly maySkip: boolean;
  readonly own: boolean;
  readonly marks: readonly number[];
}
