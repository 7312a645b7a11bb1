import type { State } from '@stellwerk/titles/railroad-dice-2';
import { useMemo } from 'react';
import { PanZoom } from '../../parts/pan-zoom.tsx';
import type { BoardProps } from '../view.ts';
import { Terrain } from './terrain.tsx';
import { words } from './words.ts';

const CARD = 4;
const SIDE = 100;

interface Laid {
  readonly card: number;
  readonly column: number;
  readonly row: number;
  readonly rotation: number;
}

/** The board while the players still lay its cards: what lies, and the places where the next may. */
export function CardLayout({
  state,
  speaker,
  targets,
  ghost,
  chosen,
  onPoint,
}: Omit<BoardProps, 'state'> & { state: State }) {
  const places = targets.map(({ id }) => {
    const [column = 0, row = 0] = id.split(',').map(Number);
    return { id, column, row };
  });
  const all = [...state.laid, ...places];
  const west = Math.min(0, ...all.map(({ column }) => column)) * CARD * SIDE;
  const north = Math.min(0, ...all.map(({ row }) => row)) * CARD * SIDE;
  const east = (Math.max(0, ...all.map(({ column }) => column)) + 1) * CARD * SIDE;
  const south = (Math.max(0, ...all.map(({ row }) => row)) + 1) * CARD * SIDE;
  const box = useMemo(
    () => ({ x: west - 60, y: north - 60, width: east - west + 120, height: south - north + 120 }),
    [west, north, east, south],
  );
  const held = ghost ? laidFrom(ghost) : undefined;
  return (
    <PanZoom box={box} label={speaker.text(words.board)} className="dice-board">
      {state.laid.map((laid) => (
        <Card key={laid.card} laid={laid} rows={state.components.cards[laid.card - 1] ?? []} />
      ))}
      {places.map(({ id, column, row }) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an SVG
        <g
          key={id}
          role="button"
          tabIndex={0}
          data-field={id}
          aria-pressed={id === chosen}
          aria-label={`${speaker.text(words.place)} ${column}, ${row}`}
          className={`place${id === chosen ? ' chosen' : ''}`}
          onClick={() => onPoint(id)}
          onKeyDown={(event) => {
            if (event.key !== ' ' && (event.key !== 'Enter' || id === chosen)) return;
            event.preventDefault();
            event.stopPropagation();
            onPoint(id);
          }}
        >
          {held && id === chosen ? (
            <Card laid={{ ...held, column, row }} rows={state.components.cards[held.card - 1] ?? []} />
          ) : null}
          <rect
            x={column * CARD * SIDE + 10}
            y={row * CARD * SIDE + 10}
            width={CARD * SIDE - 20}
            height={CARD * SIDE - 20}
            rx="14"
            className="glow"
          />
        </g>
      ))}
    </PanZoom>
  );
}

function laidFrom(values: Readonly<Record<string, unknown>>): Laid | undefined {
  const { card, column, row, rotation } = values;
  return typeof card === 'number' &&
    typeof column === 'number' &&
    typeof row === 'number' &&
    typeof rotation === 'number'
    ? { card, column, row, rotation }
    : undefined;
}

export function Card({ laid, rows }: { readonly laid: Laid; readonly rows: readonly string[] }) {
  const half = (CARD * SIDE) / 2;
  return (
    <g transform={`translate(${laid.column * CARD * SIDE + half} ${laid.row * CARD * SIDE + half})`}>
      <g transform={`rotate(${laid.rotation * 90})`}>
        {rows.map((row, y) =>
          [...row].map((kind, x) => {
            const place = `${x},${y}`;
            return (
              // The card is turned, but mountains stand upright.
              <g
                key={place}
                transform={`translate(${x * SIDE + 50 - half} ${y * SIDE + 50 - half}) rotate(${-90 * laid.rotation})`}
              >
                <Terrain kind={kind} />
              </g>
            );
          }),
        )}
        <rect x={-half} y={-half} width={2 * half} height={2 * half} rx="6" className="card-edge" />
      </g>
      <circle r="34" className="card-number" />
      <text y="15" className="card-number-text">
        {laid.card}
      </text>
    </g>
  );
}
