import type { Slots } from '@stellwerk/engine/track';
import { memo } from 'react';
import type { PlacedNode } from '../geometry/layout.ts';
import { BAR, FRAME, HALO, MEDIUM, RING } from '../geometry/measures.ts';
import { type Point, pair, short } from '../geometry/point.ts';
import type { MapLook } from '../look.ts';
import { MarkerShape } from '../Marker.tsx';
import type { Companies, CompanyLook } from '../palette.ts';
import { textWidth } from '../text-width.ts';
import type { Face } from './model.ts';

interface FaceStopsProps {
  readonly face: Face;
  readonly look: MapLook;
  readonly companies: Companies;
  /** The markers in each node's places. */
  readonly markers?: Readonly<Record<string, Slots>> | undefined;
  /** Homes kept free, by node. */
  readonly reserved?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Companies whose markers are not in use. */
  readonly inactive?: readonly string[];
}

const NOBODY: readonly string[] = [];

/** Towns, cities, works: over the track, under the words. */
export const FaceStops = memo(function FaceStops(props: FaceStopsProps) {
  const { face, look, companies, markers, reserved, inactive = NOBODY } = props;
  return (
    <>
      {face.layout.nodes.map((placed) => {
        const { id } = placed.node;
        const at = `translate(${pair(placed.at)})`;
        return (
          <g key={id} transform={at}>
            <StopShape placed={placed} framed={look.framed(placed.node, face.tile)} />
            <Occupants
              placed={placed}
              companies={companies}
              slots={markers?.[id] ?? []}
              homes={reserved?.[id] ?? []}
              inactive={inactive}
            />
          </g>
        );
      })}
    </>
  );
});

function StopShape({ placed, framed }: { readonly placed: PlacedNode; readonly framed: boolean }) {
  switch (placed.shape) {
    case 'bar':
      return (
        <g transform={`rotate(${short((placed.heading * 180) / Math.PI + 90)})`}>
          <rect
            className="dw-town-halo"
            x={-BAR.across / 2 - 2.6}
            y={-BAR.along / 2 - 2.6}
            width={BAR.across + 5.2}
            height={BAR.along + 5.2}
            rx={4.5}
          />
          <rect
            className="dw-town"
            x={-BAR.across / 2}
            y={-BAR.along / 2}
            width={BAR.across}
            height={BAR.along}
            rx={2.5}
          />
        </g>
      );
    case 'dot':
      return (
        <>
          <circle className="dw-town-halo" r={placed.radius + 3} />
          <circle className="dw-town" r={placed.radius} />
        </>
      );
    case 'medium':
      return (
        <>
          <circle className="dw-town-halo" r={MEDIUM + 3} />
          <circle className="dw-medium" r={MEDIUM} />
          <circle className="dw-town" r={6.5} />
        </>
      );
    case 'works':
      return (
        <>
          <rect className="dw-works" x={-21} y={-21} width={42} height={42} rx={6} />
          <path className="dw-town" d="M-13 12V-2L-5 4V-2L3 4V-11H8V12Z" />
        </>
      );
    case 'city':
    case 'offboard':
      return placed.places.at.length === 0 ? null : <City placed={placed} framed={framed} />;
    case 'none':
      return null;
  }
}

/** One shape around all places: their middles joined by a line as thick as a place. */
function City({ placed: { places }, framed }: { readonly placed: PlacedNode; readonly framed: boolean }) {
  const { at, radius } = places;
  const d = at.length === 1 ? 'M0 0h.01' : `M${at.map(pair).join('L')}${at.length > 2 ? 'Z' : ''}`;
  const around = (extra: number) => 2 * (radius + extra);
  return (
    <>
      {framed && <path className="dw-city-frame" d={d} strokeWidth={around(RING + FRAME)} />}
      <path className="dw-city-halo" d={d} strokeWidth={around(RING + HALO)} />
      <path className="dw-city-rim" d={d} strokeWidth={around(RING)} />
      <path className="dw-city" d={d} strokeWidth={around(0)} />
      {at.length > 1 &&
        at.map((p) => <circle key={pair(p)} className="dw-place" cx={p[0]} cy={p[1]} r={radius - 1.2} />)}
    </>
  );
}

interface OccupantsProps {
  readonly placed: PlacedNode;
  readonly companies: Companies;
  readonly slots: Slots;
  readonly homes: readonly string[];
  readonly inactive: readonly string[];
}

/** Markers, and in the free places the homes that are kept. */
function Occupants({ placed: { places }, companies, slots, homes, inactive }: OccupantsProps) {
  const waiting = [...homes];
  return (
    <>
      {places.at.map((p, i) => {
        const marker = slots[i] ?? null;
        const look = companies[marker ?? waiting.shift() ?? ''];
        if (look === undefined) return null;
        if (marker === null) return <ReservedPlace key={pair(p)} look={look} at={p} radius={places.radius} />;
        const disc = <MarkerShape key={pair(p)} look={look} x={p[0]} y={p[1]} radius={places.radius - 1.5} />;
        if (!inactive.includes(marker)) return disc;
        return (
          <g key={pair(p)}>
            <g className="dw-inactive">{disc}</g>
            <circle className="dw-inactive-ring" cx={p[0]} cy={p[1]} r={places.radius - 2} />
          </g>
        );
      })}
    </>
  );
}

interface ReservedPlaceProps {
  readonly look: CompanyLook;
  readonly at: Point;
  readonly radius: number;
}

/** A home kept for a company: its colour as a dashed ring, its letters in grey. */
export function ReservedPlace({ look, at, radius }: ReservedPlaceProps) {
  // The letters keep inside the ring.
  const fontSize = Math.min(17, ((radius - 7) * 1.74) / textWidth(look.letters, 700));
  return (
    <g transform={`translate(${pair(at)})`}>
      <circle className="dw-reserved" r={radius - 5} stroke={look.colour} />
      <text className="dw-reserved-text" y={fontSize * 0.355} fontSize={fontSize}>
        {look.letters}
      </text>
    </g>
  );
}
