import { usePhone } from '../parts/use-phone.ts';
import { useVoice } from '../text/context.tsx';
import type { Look } from '../titles/view.ts';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly values: readonly number[];
  /** The move with which it begins to count: a company has no price before it is founded. */
  readonly from?: number;
}

/** Where a round begins. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

interface LineChartProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly xLabel: string;
  /** Where rounds begin, by move. */
  readonly ticks?: readonly Tick[];
}

const WIDE = 520;
/** As many units as a phone gives it pixels: letters are as large as they are elsewhere. */
const NARROW = 340;
const HEIGHT = 200;
const LEFT = 44;
const BOTTOM = 24;
/** Room for the names and figures at the end of the lines. */
const RIGHT = 62;
const LEAST_APART = 44;
/** About as wide as a letter of the axis is. */
const LETTER = 5.4;
const DASHES = ['', '9 4', '3 3', '12 4 3 4', '6 2', '2 5'];

/** Figures over the moves of a game, one line an owner, told apart by dash and end label as well as by colour. */
export function LineChart({ title, lines, xLabel, ticks = [] }: LineChartProps) {
  const voice = useVoice();
  const width = usePhone() ? NARROW : WIDE;
  const moves = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const top = niceTop(Math.max(1, ...lines.flatMap(({ values }) => values)));
  const bottom = Math.min(0, ...lines.flatMap(({ values }) => values));
  const x = (move: number) => LEFT + (move / moves) * (width - LEFT - RIGHT);
  const y = (value: number) => 10 + (1 - (value - bottom) / (top - bottom)) * (HEIGHT - BOTTOM - 10);
  const marks = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(bottom + part * (top - bottom)));
  const labels = spread(lines.map((line) => ({ line, at: y(line.values[line.values.length - 1] ?? 0) })));
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="chart" role="img" aria-label={title}>
      {[...new Set(marks)].map((mark) => (
        <g key={mark}>
          <path d={`M${LEFT} ${y(mark)}H${width - RIGHT}`} className="grid" />
          <text x={LEFT - 6} y={y(mark) + 4} className="axis" textAnchor="end">
            {voice.number(mark)}
          </text>
        </g>
      ))}
      {apart(ticks, x).map(({ at, label }) => (
        <g key={at}>
          <path d={`M${x(at)} 10V${HEIGHT - BOTTOM}`} className="grid" />
          <text x={x(at)} y={HEIGHT - 10} className="axis" textAnchor={at === 0 ? 'start' : 'middle'}>
            {label}
          </text>
        </g>
      ))}
      {ticks.length > 0 ? null : (
        <text x={(width - RIGHT + LEFT) / 2} y={HEIGHT - 4} className="axis" textAnchor="middle">
          {xLabel}
        </text>
      )}
      {lines.map((line, i) => (
        <g key={line.id}>
          <path d={pathOf(line, x, y)} className="chart-casing" strokeDasharray={DASHES[i % DASHES.length]} />
          <path
            d={pathOf(line, x, y)}
            className="chart-line"
            stroke={line.look.colour}
            strokeDasharray={DASHES[i % DASHES.length]}
          />
        </g>
      ))}
      {labels.map(({ line, at }) => (
        <text key={line.id} x={width - RIGHT + 6} y={at + 4} className="chart-label">
          {line.look.letters} {voice.number(line.values[line.values.length - 1] ?? 0)}
        </text>
      ))}
    </svg>
  );
}

/** Only as many ticks as can be read beside each other. */
function apart(ticks: readonly Tick[], x: (move: number) => number): readonly Tick[] {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at, label }) => {
    const width = Math.max(LEAST_APART, (label.length + 2) * LETTER);
    // The first one begins at the axis, the others stand about their line.
    const left = at === 0 ? x(at) : x(at) - width / 2;
    if (left < free) return false;
    free = left + width;
    return true;
  });
}

/** A step line: a figure holds until a move changes it. */
function pathOf({ values, from = 0 }: Line, x: (move: number) => number, y: (value: number) => number): string {
  return values
    .map((value, move) =>
      move < from
        ? ''
        : move === from
          ? `M${x(move)} ${y(value)}`
          : value === values[move - 1]
            ? ''
            : `H${x(move)}V${y(value)}`,
    )
    .join('')
    .concat(`H${x(values.length - 1)}`);
}

/** A little above the largest value, with quarters that are read easily. */
function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return (
    [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]
      .map((times) => times * unit)
      .find((candidate) => candidate >= value && candidate >= 4) ?? Math.max(4, value)
  );
}

/** Labels at the end of the lines, moved apart until they can be read. */
function spread<T extends { readonly at: number }>(labels: readonly T[]): readonly T[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...labels]
    .sort((a, b) => a.at - b.at)
    .map((label) => {
      last = Math.max(label.at, last + 13);
      return { ...label, at: last };
    });
}
