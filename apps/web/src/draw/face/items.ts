import type { Point } from '../geometry/point.ts';
import type { Mark, ValueStep } from '../look.ts';
import type { MarkForm } from '../plates.tsx';

interface Placed {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export interface ValueItem extends Placed {
  readonly kind: 'value';
  readonly text: string;
  readonly fontSize: number;
}

interface ValueBox {
  /** The steps that this value holds for. */
  readonly steps: readonly (string | null)[];
  readonly value: number;
}

export interface StepsItem extends Placed {
  readonly kind: 'steps';
  readonly boxes: readonly ValueBox[];
  readonly fontSize: number;
}

interface MarkItem extends Placed {
  readonly kind: 'mark';
  readonly mark: Mark;
  readonly form: MarkForm['form'];
  readonly scale: number;
}

interface LabelItem extends Placed {
  readonly kind: 'label';
  readonly text: string;
  readonly fontSize: number;
}

export interface CostItem extends Placed {
  readonly kind: 'cost';
  readonly cost: number;
  readonly types: readonly string[];
  readonly fontSize: number;
  /** Beside the figure, above it, or in a pill on the river. */
  readonly form: 'row' | 'stack' | 'pill';
}

export interface NameItem extends Placed {
  readonly kind: 'name';
  readonly lines: readonly string[];
  readonly fontSize: number;
}

interface FerryItem extends Placed {
  readonly kind: 'ferry';
  readonly text: string;
  readonly fontSize: number;
}

interface NumberItem extends Placed {
  readonly kind: 'number';
  readonly text: string;
  readonly fontSize: number;
}

/** A company's home somewhere in the hex, at a node it has yet to choose. */
interface HomeItem extends Placed {
  readonly kind: 'home';
  readonly company: string;
}

/** A word, figure or sign with its place on the tile; upright however the tile is turned. */
export type Item =
  | ValueItem
  | StepsItem
  | MarkItem
  | LabelItem
  | CostItem
  | NameItem
  | FerryItem
  | NumberItem
  | HomeItem;

/** Neighbouring steps of one value share a box. */
export function boxesOf(steps: readonly ValueStep[]): readonly ValueBox[] {
  const boxes: { steps: (string | null)[]; value: number }[] = [];
  for (const { step, value } of steps) {
    const last = boxes.at(-1);
    if (last !== undefined && last.value === value && step !== null) last.steps.push(step);
    else boxes.push({ steps: [step], value });
  }
  return boxes;
}
