import { shape } from '../kernel/index.ts';

const { integer, list, nullable, record, text } = shape;

/** Money that an action names. */
export const amount = integer(0, 1_000_000);

const route = record({ train: text(6), path: list(text(24), 400), counts: nullable(list(text(24), 100)) });

/** What railways do in their turns in every title of this field. */
export const turnKinds = {
  layTile: { hex: text(3), tile: text(8), rotation: integer(0, 5) },
  placeMarker: { hex: text(3), node: text(12) },
  run: { routes: list(route, 8) },
  payDividend: {},
  withhold: {},
  pass: {},
} as const;
