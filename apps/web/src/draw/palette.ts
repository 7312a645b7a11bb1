/** What stands in the two caps of a marker, above and below the letters. */
export type Pattern =
  | 'plain'
  | 'caps'
  | 'top'
  | 'base'
  | 'pales'
  | 'pale'
  | 'bend'
  | 'check'
  | 'dots'
  | 'rim'
  | 'twin'
  | 'quarter'
  | 'chevron'
  | 'lozenge';

/** How a company shows itself. Colour, pattern and letters each suffice to tell it from the others of its title. */
export interface CompanyLook {
  readonly letters: string;
  readonly colour: string;
  readonly pattern: Pattern;
  /** Investors and the like are squares, so that nobody takes them for a company; mine companies are octagons. */
  readonly shape?: 'disc' | 'square' | 'octagon';
  /** A second line on a square. */
  readonly number?: string;
}

export type Companies = Readonly<Record<string, CompanyLook>>;

type Row = readonly [id: string, colour: string, pattern: Pattern];

/** Companies as discs with their id for letters. */
export function discs(rows: readonly Row[]): Companies {
  return Object.fromEntries(rows.map(([id, colour, pattern]) => [id, { letters: id, colour, pattern }]));
}

const SPARE: readonly (readonly [colour: string, pattern: Pattern])[] = [
  ['#45966b', 'pales'],
  ['#6c290b', 'caps'],
  ['#67c4f9', 'top'],
  ['#ef3e20', 'bend'],
  ['#fad327', 'check'],
  ['#bd6a9f', 'dots'],
  ['#1c1d25', 'rim'],
  ['#154eab', 'plain'],
  ['#e9e0c5', 'base'],
  ['#0f9487', 'chevron'],
  ['#8d45bf', 'lozenge'],
  ['#fd7404', 'quarter'],
  ['#94c47c', 'pale'],
  ['#502619', 'twin'],
];

/** Looks for companies nobody has chosen colours for yet; the same ids in the same order get the same looks. */
export function sparePalette(ids: readonly string[]): Companies {
  return Object.fromEntries(
    ids.map((letters, i) => {
      const [colour, pattern] = SPARE[i % SPARE.length] ?? ['#1c1d25', 'plain'];
      return [letters, { letters, colour, pattern }];
    }),
  );
}

/** One line a train: the colour is in the tokens (`--route-1`…), the dashes are here. */
interface RouteStyle {
  readonly colour: string;
  readonly dashes: string | undefined;
}

const ROUTE_STYLES: readonly RouteStyle[] = [
  { colour: 'var(--route-1)', dashes: undefined },
  { colour: 'var(--route-2)', dashes: '16 7' },
  { colour: 'var(--route-3)', dashes: '4 7' },
  { colour: 'var(--route-4)', dashes: '16 6 4 6' },
];

/** The style of a company's nth train. */
export function routeStyle(train: number): RouteStyle {
  return ROUTE_STYLES[train % ROUTE_STYLES.length] ?? { colour: 'var(--route-1)', dashes: undefined };
}
