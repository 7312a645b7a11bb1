import { cellAt, type Market, type MarketPlace, type MarketState } from '@stellwerk/engine/finance';
import { memo, useMemo, useRef } from 'react';
import type { Spots } from '../motion/changes.ts';
import { useSlides } from '../motion/use-motion.ts';
import { MarkerShape } from './Marker.tsx';
import {
  type CellSize,
  cellCorner,
  companiesByCell,
  drawnAt,
  extentOf,
  GAP,
  placesOf,
  stackOf,
} from './market/market-layout.ts';
import type { Companies } from './palette.ts';
import { GROUP, pressable } from './roles.ts';
import { textWidth } from './text-width.ts';

/** Where a marker would go. */
export interface MarketMove {
  readonly to: MarketPlace;
  /** A payout is a full arrow, withholding and selling a dashed one. */
  readonly kind: 'pay' | 'half' | 'withhold' | 'sell';
  /** A word on the arrow's end. */
  readonly text?: string;
}

interface MarketTexts {
  readonly market: string;
  /** "135, par cell; BME, RhE" */
  readonly cell: (place: MarketPlace, price: number, companies: readonly string[]) => string;
  /** “Why not?”, of cells that cannot be chosen. */
  readonly why?: string;
}

interface MarketGridProps {
  readonly market: Market;
  readonly state: MarketState;
  readonly companies: Companies;
  readonly texts: MarketTexts;
  /** The company that is looked at: its way and what it may do next are drawn. */
  readonly chosen?: string | null;
  /** The cells it has come by, first to last. */
  readonly trail?: readonly MarketPlace[];
  readonly moves?: readonly MarketMove[];
  /** Printed at the top right of a cell, "+5". */
  readonly bonusOf?: (place: MarketPlace) => string | undefined;
  /** A word in par cells that have no bonus. */
  readonly parText?: string;
  /** Cells that can be chosen now, as a par price. */
  readonly legal?: readonly MarketPlace[];
  /** Cells that cannot be chosen, and say why. */
  readonly asked?: readonly MarketPlace[];
  /** Narrow cells, or wide ones with room for three markers. */
  readonly cells?: 'narrow' | 'wide';
  /** Folds a line of prices into rows of so many. */
  readonly fold?: number;
  readonly onCell?: (place: MarketPlace) => void;
  readonly onCompany?: (company: string) => void;
}

const SIZES: Readonly<Record<'narrow' | 'wide', CellSize>> = {
  narrow: { width: 41, height: 37 },
  wide: { width: 72, height: 67 },
};

/** The printed chart with the markers on it. */
export const MarketGrid = memo(function MarketGrid(props: MarketGridProps) {
  const { market, state, companies, texts, chosen = null, trail = [], moves = [], fold, onCompany } = props;
  const size = SIZES[props.cells ?? 'narrow'];
  const stacks = useMemo(() => companiesByCell(state), [state]);
  const { rows, columns } = extentOf(market, fold);
  const [width, height] = [columns * (size.width + GAP) + GAP, rows * (size.height + GAP) + GAP];
  const here = chosen === null ? undefined : state.market[chosen];
  const svg = useRef<SVGSVGElement>(null);
  useSlides(
    svg,
    useMemo(() => markerSpots(stacks, state, size, fold), [stacks, state, size, fold]),
  );
  return (
    <svg
      ref={svg}
      className="dw-svg dw-market"
      viewBox={`${-GAP} ${-GAP} ${width} ${height}`}
      aria-label={texts.market}
      {...GROUP}
    >
      {placesOf(market).map((place) => (
        <Cell
          key={`${place.row} ${place.column}`}
          {...props}
          place={place}
          size={size}
          stacked={stacks.get(`${place.row} ${place.column}`) ?? NONE}
          isTarget={moves.some(({ to }) => isSame(to, place))}
        />
      ))}
      {here !== undefined && trail.length > 0 && <Trail places={[...trail, here]} size={size} fold={fold} />}
      {[...stacks].map(([key, stacked]) => {
        const place = state.market[stacked[0] ?? ''];
        if (place === undefined) return null;
        const [x, y] = middleOf(place, size, fold);
        const { markers, more } = stackOf(stacked, size);
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            {markers.map((marker) => {
              const look = companies[marker.company];
              if (look === undefined) return null;
              const pressed = onCompany && pressable('button', marker.company, () => onCompany(marker.company));
              return (
                <g
                  key={marker.company}
                  data-slides={marker.company}
                  className={pressed ? 'dw-market-marker dw-can' : 'dw-market-marker'}
                  {...pressed}
                >
                  {marker.company === chosen && (
                    <circle className="dw-market-chosen" cx={marker.x} cy={marker.y} r={marker.radius + 1.6} />
                  )}
                  <MarkerShape look={look} x={marker.x} y={marker.y} radius={marker.radius} />
                </g>
              );
            })}
            {more > 0 && (
              <text className="dw-market-more" x={size.width / 2 - 7.5} y={size.height * 0.17 + 3.5} fontSize={9.5}>
                {`+${more}`}
              </text>
            )}
          </g>
        );
      })}
      {here !== undefined &&
        moves.map((move) => (
          <Move
            key={move.kind}
            move={move}
            from={here}
            size={size}
            fold={fold}
            isTaken={stacks.has(`${move.to.row} ${move.to.column}`)}
            isCrowded={(stacks.get(`${here.row} ${here.column}`)?.length ?? 0) > 1}
          />
        ))}
    </svg>
  );
});

const NONE: readonly string[] = [];

function isSame(a: MarketPlace, b: MarketPlace): boolean {
  return a.row === b.row && a.column === b.column;
}

function middleOf(place: MarketPlace, size: CellSize, fold: number | undefined): readonly [number, number] {
  const [x, y] = cellCorner(drawnAt(place, fold), size);
  return [x + size.width / 2, y + size.height / 2];
}

/** The middle of every marker that is drawn. */
function markerSpots(
  stacks: ReturnType<typeof companiesByCell>,
  state: MarketState,
  size: CellSize,
  fold: number | undefined,
): Spots {
  const spots: Record<string, readonly [number, number]> = {};
  for (const stacked of stacks.values()) {
    for (const { company, x, y } of stackOf(stacked, size).markers) {
      const place = state.market[company];
      if (place === undefined) continue;
      const [left, top] = middleOf(place, size, fold);
      spots[company] = [left + x, top + y];
    }
  }
  return spots;
}

interface CellProps extends MarketGridProps {
  readonly place: MarketPlace;
  readonly size: CellSize;
  readonly stacked: readonly string[];
  readonly isTarget: boolean;
}

function Cell({
  market,
  texts,
  place,
  size,
  stacked,
  isTarget,
  bonusOf,
  parText,
  legal,
  asked,
  fold,
  onCell,
}: CellProps) {
  const cell = cellAt(market, place);
  if (cell === null) return null;
  const [x, y] = cellCorner(drawnAt(place, fold), size);
  const isLegal = legal?.some((other) => isSame(other, place)) ?? false;
  const isAsked = !isLegal && (asked?.some((other) => isSame(other, place)) ?? false);
  const bonus = bonusOf?.(place) ?? (cell.par ? parText : undefined);
  const isWide = size.width > 60;
  const names = ['dw-cell', cell.par ? 'dw-par' : '', isTarget ? 'dw-to' : '', isLegal ? 'dw-cell-legal' : ''];
  const label = [texts.cell(place, cell.price, stacked), ...(isAsked && texts.why ? [texts.why] : [])].join(', ');
  const pressed = onCell && (isLegal || isAsked) ? pressable('button', label, () => onCell(place)) : {};
  return (
    <g transform={`translate(${x} ${y})`} className={isLegal || isAsked ? 'dw-can' : undefined} {...pressed}>
      <rect className={names.filter(Boolean).join(' ')} width={size.width} height={size.height} rx={4} />
      <text className="dw-price" x={isWide ? 7 : 4} y={isWide ? 16 : 11.5} fontSize={isWide ? 14 : 10.5}>
        {cell.price}
      </text>
      {bonus !== undefined && (
        <text
          className={cell.par && bonus === parText ? 'dw-bonus dw-par-text' : 'dw-bonus'}
          x={size.width - (isWide ? 7 : 4)}
          y={isWide ? 15.5 : 11.5}
          fontSize={isWide ? 12 : 9.5}
        >
          {bonus}
        </text>
      )}
    </g>
  );
}

interface TrailProps {
  readonly places: readonly MarketPlace[];
  readonly size: CellSize;
  readonly fold: number | undefined;
}

/** The way the company has come, dotted. */
function Trail({ places, size, fold }: TrailProps) {
  const points = places.map((place) => {
    const [x, y] = middleOf(place, size, fold);
    return `${x} ${y + size.height * 0.17}`;
  });
  return <path className="dw-trail" d={`M${points.join('L')}`} />;
}

interface MoveProps {
  readonly move: MarketMove;
  /** Markers lie where it leads: there is no room for a word, the arrow alone tells. */
  readonly isTaken: boolean;
  /** Several markers lie where it begins: the arrow keeps clear of them. */
  readonly isCrowded: boolean;
  readonly from: MarketPlace;
  readonly size: CellSize;
  readonly fold: number | undefined;
}

const HEAD = 7;
const FONT = 9;

/** From the marker to the cell it would go to. */
function Move({ move, from, size, fold, isTaken, isCrowded }: MoveProps) {
  const [x0, y0] = middleOf(from, size, fold);
  const [x1, y1] = middleOf(move.to, size, fold);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const [ux, uy] = [dx / length, dy / length];
  const lift = size.height * 0.17;
  // A line would lead through all cells of a folded row, or through the plate of a longer move.
  const isFolded = drawnAt(from, fold).row !== drawnAt(move.to, fold).row && from.row === move.to.row;
  const hasLine = !isFolded && move.kind !== 'half';
  const text = isTaken && hasLine ? undefined : move.text;
  const plate = text === undefined ? 0 : textWidth(text, 700) * FONT + 10;
  const isSteep = Math.abs(uy) > Math.abs(ux);
  const start = isCrowded && !isSteep ? size.width / 2 - 3 : Math.min(size.width, size.height) * 0.34;
  // Up and down it only reaches into the cell, beside the price; to a marker it ends before it.
  const room = isSteep ? size.height / 2 + Math.sign(uy) * lift - 5 : isTaken ? size.height * 0.3 + 2 : plate / 2 + 1;
  const end = length - room;
  const aside = isSteep ? size.width * 0.12 : 0;
  const at = (along: number, off: number) =>
    `${x0 + aside + ux * along - uy * off} ${y0 + lift + uy * along + ux * off}`;
  return (
    <g className={`dw-move dw-move-${move.kind}`}>
      {hasLine && (
        <>
          <path className="dw-move-line" d={`M${at(start, 0)}L${at(end - HEAD, 0)}`} />
          <path className="dw-move-head" d={`M${at(end, 0)}L${at(end - HEAD - 1, 4.5)}L${at(end - HEAD - 1, -4.5)}Z`} />
        </>
      )}
      {text !== undefined && (
        <g transform={`translate(${x1} ${isTaken ? y1 - lift : y1 + lift})`}>
          <rect className="dw-move-plate" x={-plate / 2} y={-7} width={plate} height={14} rx={7} />
          <text className="dw-move-text" y={FONT * 0.355} fontSize={FONT}>
            {text}
          </text>
        </g>
      )}
    </g>
  );
}
