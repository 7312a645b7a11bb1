import { isFixed, printedOn, type TrackMap } from '@stellwerk/engine/track';
import { memo } from 'react';
import { FaceItems } from '../face/FaceItems.tsx';
import { FaceStops } from '../face/FaceStops.tsx';
import { FaceGround, FacePrint, FaceTrack } from '../face/FaceTrack.tsx';
import { edgeAngle } from '../geometry/hexagon.ts';
import { pair, short } from '../geometry/point.ts';
import type { MapLook, Side } from '../look.ts';
import type { Companies } from '../palette.ts';
import type { Cell } from './cells.ts';
import { barrierSides, riverPath, sideLine, sideMiddle } from './river.ts';

interface CellsProps {
  readonly cells: readonly Cell[];
}

const at = ({ centre }: Cell) => `translate(${pair(centre)})`;

const GroundOf = memo(function GroundOf({ cell }: { readonly cell: Cell }) {
  return (
    <g data-cell={cell.hex} transform={at(cell)}>
      <FaceGround face={cell.face} />
    </g>
  );
});

/** The coloured hexes. */
export const Grounds = memo(function Grounds({ cells }: CellsProps) {
  return cells.map((cell) => <GroundOf key={cell.hex} cell={cell} />);
});

/** Rivers, walls and bridges: they belong to the map and lie over several hexes. */
export const Waters = memo(function Waters({ map, look }: { readonly map: TrackMap; readonly look: MapLook }) {
  const river = riverPath(map, look);
  const walls = barrierSides(map, look).walls.map((side) => {
    const [from, to] = sideLine(map, side);
    return `M${pair(from)}L${pair(to)}`;
  });
  return (
    <>
      {river !== '' && (
        <>
          <path className="dw-river-edge" d={river} />
          <path className="dw-river" d={river} />
        </>
      )}
      {walls.length > 0 && <path className="dw-wall" d={walls.join('')} />}
      {look.bridges.map((side) => (
        <Bridge key={`${side.hex}/${side.edge}`} map={map} side={side} />
      ))}
    </>
  );
});

function Bridge({ map, side: { hex, edge } }: { readonly map: TrackMap; readonly side: Side }) {
  const turn = (edgeAngle(map.grid.layout.orientation, edge) * 180) / Math.PI;
  return (
    <g transform={`translate(${pair(sideMiddle(map, hex, edge))}) rotate(${short(turn)})`}>
      <path className="dw-casing" d="M-14 0H14" />
      <path className="dw-track" d="M-14 0H14" />
      <path
        className="dw-bridge"
        d="M-13 -11.5H13M-13 11.5H13M-13 -11.5l-4 -4M13 -11.5l4 -4M-13 11.5l-4 4M13 11.5l4 4"
      />
    </g>
  );
}

interface TrackOfProps {
  readonly cell: Cell;
  readonly map: TrackMap;
  readonly look: MapLook;
}

const TrackOf = memo(function TrackOf({ cell, map, look }: TrackOfProps) {
  const printed = printedOn(map, cell.hex);
  const isOpen = !cell.isLaid && !isFixed(printed);
  return (
    <g data-cell={cell.hex} transform={at(cell)}>
      {isOpen && <FacePrint face={cell.face} look={look} stubs={printed.mustConnectEdges} />}
      <FaceTrack face={cell.face} />
    </g>
  );
});

export const Tracks = memo(function Tracks({ cells, map, look }: CellsProps & Omit<TrackOfProps, 'cell'>) {
  return cells.map((cell) => <TrackOf key={cell.hex} cell={cell} map={map} look={look} />);
});

interface StopsOfProps {
  readonly cell: Cell;
  readonly look: MapLook;
  readonly companies: Companies;
  readonly phase: string | null;
}

const StopsOf = memo(function StopsOf({ cell, look, companies, phase }: StopsOfProps) {
  const { face, markers, reserved, inactive } = cell;
  return (
    <g data-cell={cell.hex} transform={at(cell)}>
      <FaceStops {...{ face, look, companies, markers, reserved, inactive }} />
      <FaceItems face={face} companies={companies} phase={phase} />
    </g>
  );
});

/** Stops with their markers, and all words and figures. */
export const Stops = memo(function Stops({ cells, ...rest }: CellsProps & Omit<StopsOfProps, 'cell'>) {
  return cells.map((cell) => <StopsOf key={cell.hex} cell={cell} {...rest} />);
});
