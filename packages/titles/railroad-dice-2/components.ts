import { type Json, type Refusal, refuse, shape } from '@stellwerk/engine/kernel';
import reconstruction from './components.json' with { type: 'json' };
import { CARD_COUNT, CARD_SIDE, isWholeLayout, type LaidCard } from './layout.ts';

/** What the rule sheet leaves to the printed material. A user's own file has the same form. */
export interface Components {
  readonly cards: readonly (readonly string[])[];
  /** The layout recommended for a first game. */
  readonly layout: readonly LaidCard[];
  readonly companies: readonly { readonly name: string; readonly colour: string }[];
  readonly simpleDie: readonly string[];
  readonly complexDie: readonly string[];
  readonly locosOfEachNumber: number;
}

const { integer, list, oneOf, record, text } = shape;

const form = record({
  note: text(1000),
  cards: list(list(text())),
  layout: list(
    record({ card: integer(1, CARD_COUNT), column: integer(-5, 5), row: integer(-5, 5), rotation: integer(0, 3) }),
  ),
  companies: list(record({ name: text(), colour: text() })),
  simpleDie: list(oneOf('straight', 'curve', 'locomotive', '?')),
  complexDie: list(oneOf('crossing', 'doubleCurve', 'switchRight', 'switchLeft', 'ySwitch', '?')),
  locosOfEachNumber: integer(2, 20),
});

export function isComponents(value: unknown): value is Components {
  return (
    form.accepts(value) &&
    value.cards.length === CARD_COUNT &&
    value.cards.every((rows) => rows.length === CARD_SIDE && rows.every((row) => /^[PMW]{4}$/.test(row))) &&
    leavesRoomForStartStations(value.cards) &&
    isWholeLayout(value.layout) &&
    value.companies.length === 4 &&
    value.simpleDie.length === 6 &&
    value.complexDie.length === 6
  );
}

export function checkComponents(value: Json): Refusal | undefined {
  return isComponents(value) ? undefined : refuse('kernel/option', { option: 'components' }, 'rrd2.components');
}

/**
 * The four middle fields of a card never lie at the board's edge, and a start station elsewhere bars at most one of them.
 * So the fourth player finds a field for sure if any three cards have four dry middle fields between them.
 */
function leavesRoomForStartStations(cards: readonly (readonly string[])[]): boolean {
  const dry = cards.map(
    (rows) => [...`${rows[1]?.slice(1, 3)}${rows[2]?.slice(1, 3)}`].filter((f) => f !== 'W').length,
  );
  const [a = 0, b = 0, c = 0] = dry.sort((x, y) => x - y);
  return a + b + c >= 4;
}

export const RECONSTRUCTION: Components = reconstruction;
