import { fieldName, fieldNamed } from '@stellwerk/engine/board';
import type { BaseState, Params } from '@stellwerk/engine/kernel';
import { cardAt, linesFrom, type State, trackOf } from '@stellwerk/titles/railroad-dice-2';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { MarkerShape } from '../../draw/Marker.tsx';
import { SILENT } from '../../draw/roles.ts';
import { PanZoom } from '../../parts/pan-zoom.tsx';
import type { Speaker } from '../../text/speaker.ts';
import type { BoardProps } from '../view.ts';
import { CardLayout } from './card-layout.tsx';
import { Die } from './die.tsx';
import { isPosition, lookOf } from './position.ts';
import { Passengers, Terrain } from './terrain.tsx';
import { words } from './words.ts';

const SIDE = 100;
const MARGIN = 84;
const TERRAINS: Readonly<Record<string, 'plain' | 'mountain' | 'water'>> = { P: 'plain', M: 'mountain', W: 'water' };

export function Board(props: BoardProps) {
  const { state } = props;
  if (!isPosition(state)) return null;
  return state.board.columns === 0 ? <CardLayout {...props} state={state} /> : <Fields {...props} state={state} />;
}

function Fields({ state, speaker, targets, ghost, chosen, options, spotlight, onPoint, onOption }: FieldsProps) {
  const { board } = state;
  const svg = useRef<SVGGElement>(null);
  const [focused, setFocused] = useState(-1);
  const open = useMemo(() => new Set(targets.map(({ id }) => id)), [targets]);
  const box = useMemo(
    () => ({
      x: -44,
      y: -MARGIN,
      width: board.columns * SIDE + 60,
      height: board.rows * SIDE + MARGIN + 64,
    }),
    [board.columns, board.rows],
  );
  const fields = useMemo(
    () => [...board.terrain].flatMap((kind, field) => (kind === ' ' ? [] : [field])),
    [board.terrain],
  );
  const network = useMemo(() => networkOf(state, spotlight), [state, spotlight]);
  const first = fields.find((field) => open.has(fieldName(board, field))) ?? fields[0] ?? 0;
  const stop = fields.includes(focused) ? focused : first;

  const walk = (event: KeyboardEvent, field: number) => {
    const [dx, dy] = STEPS[event.key] ?? [0, 0];
    if (event.key === 'Enter' || event.key === ' ') {
      const name = fieldName(board, field);
      // Enter on what is already chosen confirms it, which is the table's business.
      if (event.key === 'Enter' && name === chosen) return;
      event.preventDefault();
      event.stopPropagation();
      onPoint(name);
      return;
    }
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const column = (field % board.columns) + dx;
    const row = Math.floor(field / board.columns) + dy;
    const next = row * board.columns + column;
    if (column < 0 || column >= board.columns || !fields.includes(next)) return;
    setFocused(next);
    svg.current?.querySelector<SVGGElement>(`[data-field="${fieldName(board, next)}"]`)?.focus();
  };

  const chosenField = chosen === undefined ? -1 : fieldNamed(board, chosen);
  return (
    <PanZoom box={box} label={speaker.text(words.board)} className="dice-board">
      <Ground state={state} />
      <Coordinates state={state} />
      <g className="network" {...SILENT}>
        {[...network].map((field) => (
          <rect key={field} x={left(state, field)} y={top(state, field)} width={SIDE} height={SIDE} rx="10" />
        ))}
      </g>
      <g ref={svg}>
        {fields.map((field) => {
          const name = fieldName(board, field);
          return (
            // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an SVG
            <g
              key={field}
              role="button"
              data-field={name}
              data-open={open.has(name) ? 'yes' : 'no'}
              tabIndex={field === stop ? 0 : -1}
              aria-label={describe(state, field, speaker, open.has(name))}
              aria-pressed={name === chosen}
              transform={`translate(${left(state, field) + 50} ${top(state, field) + 50})`}
              className={`field${open.has(name) ? ' open' : ''}${name === chosen ? ' chosen' : ''}`}
              onClick={() => onPoint(name)}
              onFocus={() => setFocused(field)}
              onKeyDown={(event) => walk(event, field)}
            >
              <rect x="-50" y="-50" width="100" height="100" className="hit" />
              {state.dice[field] ? <Die die={state.dice[field]} /> : null}
              <StationOn state={state} field={field} />
              {open.has(name) ? <rect x="-45" y="-45" width="90" height="90" rx="9" className="glow" /> : null}
              <rect x="-48" y="-48" width="96" height="96" rx="8" className="focus-ring" />
            </g>
          );
        })}
      </g>
      <Plates state={state} speaker={speaker} open={open} chosen={chosen} onPoint={onPoint} />
      {chosenField >= 0 ? (
        <g transform={`translate(${left(state, chosenField) + 50} ${top(state, chosenField) + 50})`}>
          <Ghost ghost={ghost} state={state} />
          <rect x="-48" y="-48" width="96" height="96" rx="9" className="selected" />
        </g>
      ) : null}
      {chosenField >= 0 && options.length > 1 ? (
        <Fan state={state} field={chosenField} options={options} ghost={ghost} speaker={speaker} onOption={onOption} />
      ) : null}
    </PanZoom>
  );
}

type FieldsProps = Omit<BoardProps, 'state'> & { readonly state: State };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function left(state: State, field: number): number {
  return (field % state.board.columns) * SIDE;
}

function top(state: State, field: number): number {
  return Math.floor(field / state.board.columns) * SIDE;
}

/** The land does not change during a game: it is drawn once. */
const Ground = memo(function Ground({ state }: { state: State }) {
  const { board } = state;
  const fields = [...board.terrain].flatMap((kind, field) => (kind === ' ' ? [] : [{ kind, field }]));
  const cards = [...new Set(board.cards)].filter((card) => card !== ' ');
  return (
    <g className="land" {...SILENT}>
      {fields.map(({ kind, field }) => (
        <g key={field} transform={`translate(${left(state, field) + 50} ${top(state, field) + 50})`}>
          <Terrain kind={kind} />
        </g>
      ))}
      {cards.map((card) => {
        const field = board.cards.indexOf(card);
        return (
          <rect
            key={card}
            x={left(state, field)}
            y={top(state, field)}
            width={4 * SIDE}
            height={4 * SIDE}
            rx="6"
            className="card-edge"
          />
        );
      })}
    </g>
  );
}, sameLand);

function sameLand(a: { state: State }, b: { state: State }): boolean {
  return a.state.board.terrain === b.state.board.terrain && a.state.board.cards === b.state.board.cards;
}

function Coordinates({ state }: { state: State }) {
  const { columns, rows } = state.board;
  return (
    <g {...SILENT}>
      {Array.from({ length: columns }, (_, column) => (
        <text key={`c${fieldName(state.board, column)}`} x={column * SIDE + 50} y={-10} className="coord">
          {fieldName(state.board, column).slice(0, 1)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={`r${fieldName(state.board, row * columns)}`} x={-16} y={row * SIDE + 58} className="coord">
          {row + 1}
        </text>
      ))}
    </g>
  );
}

function StationOn({ state, field }: { state: State; field: number }) {
  const station = state.stations.find((candidate) => candidate.field === field);
  if (!station) return null;
  return (
    <g className="station">
      <rect x="-42" y="-42" width="84" height="84" rx="18" className={station.owner === null ? 'grey' : 'own'} />
      {station.owner === null ? (
        <path d="M-24 20V-4L0-22L24-4V20H7V4H-7V20Z" className="house" />
      ) : (
        <MarkerShape look={lookOf(state, station.owner)} radius={32} />
      )}
    </g>
  );
}

function Ghost({ ghost, state }: { ghost: (Params & { readonly type: string }) | undefined; state: State }) {
  if (!ghost) return null;
  if (ghost.type === 'placeStation') {
    const owner = state.flow[0]?.kind === 'placeStartStations' ? state.flow[0].seat : null;
    return (
      <g className="station ghost">
        <rect x="-42" y="-42" width="84" height="84" rx="18" className={owner === null ? 'grey' : 'own'} />
        {owner === null ? (
          <path d="M-24 20V-4L0-22L24-4V20H7V4H-7V20Z" className="house" />
        ) : (
          <MarkerShape look={lookOf(state, owner)} radius={32} />
        )}
      </g>
    );
  }
  const die = dieOf(ghost);
  return die === undefined ? null : <Die die={die} ghost />;
}

function dieOf(values: Params): string | undefined {
  const die = `${values['face']}.${values['rotation']}`;
  return trackOf(die) ? die : undefined;
}

/** The dice that fit the chosen field, in an arc above or below it, within the board. */
function Fan({ state, field, options, ghost, speaker, onOption }: FanProps) {
  const x = left(state, field) + 50;
  const y = top(state, field) + 50;
  const shown = options.filter((values) => dieOf(values) !== undefined);
  if (shown.length < 2) return null;
  const width = shown.length * 92;
  const middle = Math.min(Math.max(x, width / 2), state.board.columns * SIDE - width / 2);
  const below = y < 180;
  const row = below ? y + 118 : y - 118;
  return (
    <g className="fan">
      <path
        d={`M${x - 14} ${below ? y + 52 : y - 52}h28l-14 ${below ? 18 : -18}Z`}
        className="fan-tip"
        transform={`rotate(180 ${x} ${below ? y + 61 : y - 61})`}
      />
      <rect x={middle - width / 2 - 6} y={row - 50} width={width + 12} height="100" rx="18" className="fan-bed" />
      {shown.map((values, i) => {
        const on = ghost !== undefined && values['face'] === ghost['face'] && values['die'] === ghost['die'];
        const face = speaker.term(String(values['face']));
        const label = values['die'] === values['face'] ? face : `${speaker.term(String(values['die']))}: ${face}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an SVG
          <g
            key={`${values['die']}.${values['face']}`}
            role="button"
            tabIndex={0}
            aria-label={label}
            aria-pressed={on}
            className={`fan-die${on ? ' on' : ''}`}
            transform={`translate(${middle - width / 2 + 46 + i * 92} ${row}) scale(.8)`}
            onClick={() => onOption(values)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onOption(values);
            }}
          >
            <title>{label}</title>
            <Die die={dieOf(values) ?? ''} />
            {values['die'] === '?' ? (
              <text x="38" y="-26" className="fan-wild">
                ?
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

interface FanProps {
  readonly state: State;
  readonly field: number;
  readonly options: readonly Params[];
  readonly ghost: Params | undefined;
  readonly speaker: Speaker;
  onOption(values: Params): void;
}

/** Passengers wait beside their card where a side of it is free, else on its upper edge. */
function Plates({ state, speaker, open, chosen, onPoint }: PlatesProps) {
  const { board } = state;
  const numbers = [...new Set(board.cards)].filter((card) => card !== ' ').map(Number);
  return (
    <g>
      {numbers.map((card) => {
        const units = state.passengers[card - 1] ?? 0;
        const label = speaker.text(words.waiting, { card, units });
        const place = plateOf(state, card);
        if (!open.has(String(card))) {
          return <Passengers key={card} {...place} card={card} units={units} label={label} />;
        }
        const choose = () => onPoint(String(card));
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an SVG
          <g
            key={card}
            role="button"
            tabIndex={0}
            data-card={card}
            aria-label={`${label}, ${speaker.text(words.open)}`}
            className={`plate-button${String(card) === chosen ? ' chosen' : ''}`}
            onClick={choose}
            onKeyDown={(event) => {
              if (event.key !== ' ' && (event.key !== 'Enter' || String(card) === chosen)) return;
              event.preventDefault();
              event.stopPropagation();
              choose();
            }}
          >
            <Passengers {...place} card={card} units={units} />
            <rect x={place.x - 66} y={place.y - 25} width="132" height="50" rx="25" className="glow" />
          </g>
        );
      })}
    </g>
  );
}

interface PlatesProps {
  readonly state: State;
  readonly speaker: Speaker;
  readonly open: ReadonlySet<string>;
  readonly chosen: string | undefined;
  onPoint(id: string): void;
}

function plateOf({ board }: State, card: number): { x: number; y: number } {
  const field = board.cards.indexOf(String(card));
  const column = field % board.columns;
  const row = Math.floor(field / board.columns);
  const at = (c: number, r: number) =>
    c < 0 || r < 0 || c >= board.columns || r >= board.rows ? ' ' : (board.cards[r * board.columns + c] ?? ' ');
  const x = (column + 2) * SIDE;
  const y = (row + 2) * SIDE;
  if (at(column, row - 1) === ' ') return { x, y: row * SIDE - (row === 0 ? 60 : 34) };
  if (at(column, row + 4) === ' ') return { x, y: (row + 4) * SIDE + 34 };
  if (at(column - 1, row) === ' ') return { x: column * SIDE - 40, y };
  if (at(column + 4, row) === ' ') return { x: (column + 4) * SIDE + 40, y };
  return { x, y: row * SIDE };
}

/** The fields that lines from a player's start station run through. */
function networkOf(state: State, owner: string | undefined): ReadonlySet<number> {
  const seat = owner === undefined ? -1 : Number(owner.replace(/^player-/, ''));
  const home = state.stations.find((station) => station.owner === seat);
  if (!home) return new Set();
  const { entered, distances } = linesFrom(state, home.field);
  const reached = distances.flatMap((distance, i) => (distance ? [state.stations[i]?.field ?? -1] : []));
  return new Set([home.field, ...reached, ...[...entered].flatMap((sides, field) => (sides ? [field] : []))]);
}

function describe(state: BaseState & State, field: number, speaker: Speaker, open: boolean): string {
  const station = state.stations.find((candidate) => candidate.field === field);
  const track = trackOf(state.dice[field]);
  const parts = [
    fieldName(state.board, field),
    speaker.text(words.card, { card: cardAt(state.board, field) }),
    speaker.text(words[TERRAINS[state.board.terrain[field] ?? 'P'] ?? 'plain']),
  ];
  if (station) {
    const { owner } = station;
    parts.push(
      owner === null
        ? speaker.text(words.greyStation)
        : speaker.text(words.startStation, { player: speaker.player(owner), mark: lookOf(state, owner).letters }),
    );
  }
  if (track) parts.push(speaker.term(track.face));
  if (open) parts.push(speaker.text(words.open));
  return parts.join(', ');
}
