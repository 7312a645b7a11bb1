import type { BaseState } from '@stellwerk/engine/kernel';

/** The figures of a position that charts are made of: by chart, by owner. */
export type Measures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Measure = (state: BaseState) => Measures;
