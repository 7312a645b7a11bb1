/** Tiny, small, medium, large: the smaller a hex on the screen, the larger its figures within it. */
export type Size = 'XS' | 'S' | 'M' | 'L';

export interface Sizes {
  readonly value: number;
  /** The radius of the disc under a value. */
  readonly disc: number;
  readonly label: number;
  /** 0 leaves it out. */
  readonly name: number;
  readonly cost: number;
  readonly number: number;
  readonly step: number;
  /** Of the signs, by which they are scaled. */
  readonly mark: number;
}

export const SIZES: Readonly<Record<Size, Sizes>> = {
  XS: { value: 31, disc: 24.5, label: 31, name: 0, cost: 25, number: 0, step: 27, mark: 1.25 },
  S: { value: 29, disc: 23, label: 29, name: 25, cost: 24, number: 0, step: 26, mark: 1.2 },
  M: { value: 22, disc: 18.5, label: 22, name: 17.5, cost: 18, number: 0, step: 19, mark: 1 },
  L: { value: 18, disc: 16, label: 20, name: 14, cost: 14, number: 10, step: 15, mark: 0.86 },
};

/** By the width of a hex in pixels. */
export function sizeFor(hexWidth: number): Size {
  if (hexWidth < 48) return 'XS';
  if (hexWidth < 60) return 'S';
  return hexWidth <= 110 ? 'M' : 'L';
}

/** Whether a hex has room for what is most needed only. */
export function isSmall(size: Size): boolean {
  return size === 'XS' || size === 'S';
}
