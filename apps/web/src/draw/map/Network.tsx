import type { Reach } from '@stellwerk/engine/track';
import { memo, type ReactNode } from 'react';
import { pathOf } from '../geometry/curve.ts';
import { reachOf } from '../geometry/places.ts';
import { type Point, pair, plus } from '../geometry/point.ts';
import type { Companies } from '../palette.ts';
import type { Cell } from './cells.ts';

/** What a company reaches, as the engine found it. */
export interface NetworkView {
  readonly company: string;
  readonly reach: Pick<Reach, 'graph' | 'nodes' | 'segments'>;
  /** Stops where its way ends, as "K6.city0". */
  readonly blocked?: readonly string[];
}

interface NetworkProps {
  readonly network: NetworkView;
  readonly cells: readonly Cell[];
  readonly companies: Companies;
}

/** A band in the company's colour under all track it reaches. */
export const Network = memo(function Network({ network: { company, reach }, cells, companies }: NetworkProps) {
  const colour = companies[company]?.colour ?? 'var(--accent)';
  const { graph } = reach;
  return (
    <g className="dw-network" stroke={colour}>
      {cells.map(({ hex, face, centre }) => {
        const number = graph.map.grid.numbers.get(hex) ?? -1;
        const first = graph.firstSegment[number] ?? 0;
        const d = face.layout.segments
          .filter(({ index }) => reach.segments[first + index] === 1)
          .map(({ curve }) => pathOf(curve))
          .join('');
        return d === '' ? null : <path key={hex} d={d} transform={`translate(${pair(centre)})`} />;
      })}
    </g>
  );
});

interface SignsProps {
  /** By name: "K6.city0". */
  readonly stops: readonly string[];
  readonly cells: readonly Cell[];
}

/** A sign at the stops where the company's way ends. */
export function Blocked(props: SignsProps) {
  return (
    <StopSigns {...props}>
      <circle className="dw-blocked" r={14} />
      <rect className="dw-blocked-bar" x={-9} y={-3} width={18} height={6} rx={1} />
    </StopSigns>
  );
}

/** A sign at the stops where something is wrong. */
export function Flawed(props: SignsProps) {
  return (
    <StopSigns {...props}>
      <circle className="dw-flawed" r={14} />
      <rect className="dw-blocked-bar" x={-2.6} y={-9} width={5.2} height={11} rx={2} />
      <circle className="dw-blocked-bar" cy={7} r={3} />
    </StopSigns>
  );
}

function StopSigns({ stops, cells, children }: SignsProps & { readonly children: ReactNode }) {
  return [...new Set(stops)].map((name) => {
    const [hex, id] = name.split('.');
    const cell = cells.find((candidate) => candidate.hex === hex);
    const placed = cell?.face.layout.nodes.find(({ node }) => node.id === id);
    if (cell === undefined || placed === undefined) return null;
    const up: Point = [0, -1];
    const reaching = placed.places.at.length === 0 ? 18 : reachOf(placed.places, up);
    return (
      <g key={name} transform={`translate(${pair(plus(plus(cell.centre, placed.at), [0, -reaching]))})`}>
        {children}
      </g>
    );
  });
}
