import { type Rotation, rotatedTile, type TrackMap, tileNamed } from '@stellwerk/engine/track';
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import { faceOf } from '../face/compose.ts';
import { FaceItems } from '../face/FaceItems.tsx';
import { FaceStops } from '../face/FaceStops.tsx';
import { FaceGround, FaceRiver, FaceTrack } from '../face/FaceTrack.tsx';
import { isSmall, type Size } from '../face/sizes.ts';
import { centreOn, outlinePoints } from '../geometry/hexagon.ts';
import { angleOf, pair, polar, short } from '../geometry/point.ts';
import type { MapLook } from '../look.ts';
import type { Companies } from '../palette.ts';
import { GROUP, pressable } from '../roles.ts';
import { textWidth } from '../text-width.ts';
import { fanPlaces, fanReach } from './fan-places.ts';

interface FanTile {
  readonly tile: string;
  /** The rotation it is shown in: the first legal one, or the one chosen so far. */
  readonly rotation: Rotation;
  /** Beside the number: copies left, a price. */
  readonly note?: string;
  /** What a screen reader says. */
  readonly label: string;
}

export interface FanView {
  readonly hex: string;
  readonly tiles: readonly FanTile[];
  /** The tile that lies in the hex as a ghost now. */
  readonly picked?: string | undefined;
  /** A tile was clicked; clicked again, it may be turned. */
  readonly onPick: (tile: string) => void;
  /** The focus goes to the fan when it opens. */
  readonly takesFocus?: boolean;
}

interface FanProps {
  readonly fan: FanView;
  readonly map: TrackMap;
  readonly look: MapLook;
  readonly size: Size;
}

const NOBODY: Companies = {};

/** The legal tiles on a circle around the hex; what lies behind fades. */
export const Fan = memo(function Fan({ fan, map, look, size }: FanProps) {
  const scrim = useId();
  const group = useRef<SVGGElement>(null);
  const places = fanPlaces(fan.tiles.length, isSmall(size));
  const { hex, takesFocus = false } = fan;
  useEffect(() => {
    if (takesFocus && hex !== '') group.current?.querySelector<SVGGElement>('.dw-fan-tile')?.focus();
  }, [takesFocus, hex]);

  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const step = STEPS[event.key];
    const tiles = [...(group.current?.querySelectorAll<SVGGElement>('.dw-fan-tile') ?? [])];
    const here = tiles.findIndex((tile) => tile.matches(':focus'));
    if (step === undefined || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    tiles[(here + step + tiles.length) % tiles.length]?.focus();
  };
  const tiles = { ...GROUP, onKeyDown };

  return (
    <g ref={group} transform={`translate(${pair(centreOn(map.grid, hex))})`} {...tiles}>
      <radialGradient id={scrim}>
        <stop className="dw-scrim-stop" offset={0.74} stopOpacity={0.9} />
        <stop className="dw-scrim-stop" offset={1} stopOpacity={0} />
      </radialGradient>
      <circle r={fanReach(places) + 24} fill={`url(#${scrim})`} pointerEvents="none" />
      <circle className="dw-fan-ring" r={places.radius} />
      {fan.tiles.map((option, i) => {
        const at = places.at[i] ?? [0, 0];
        return (
          <g key={option.tile} transform={`translate(${pair(at)}) scale(${short(places.scale)})`}>
            <FanTileFace
              option={option}
              angle={angleOf(at)}
              map={map}
              look={look}
              size={size}
              isPicked={fan.picked === option.tile}
              onPick={fan.onPick}
            />
          </g>
        );
      })}
    </g>
  );
});

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface FanTileFaceProps extends Omit<FanProps, 'fan'> {
  readonly option: FanTile;
  readonly angle: number;
  readonly isPicked: boolean;
  readonly onPick: (tile: string) => void;
}

function FanTileFace({ option, angle, map, look, size, isPicked, onPick }: FanTileFaceProps) {
  const { orientation } = map.grid.layout;
  const tile = rotatedTile(tileNamed(map, option.tile), option.rotation);
  const face = faceOf(tile, { orientation, size, look });
  const [x, y] = polar(angle, 1);
  const note = option.note ?? '';
  const width = textWidth(option.tile, 700) * 32 + (note === '' ? 0 : textWidth(note) * 32 + 6) + 40;
  const control = { ...pressable('button', option.label, () => onPick(option.tile)), 'aria-pressed': isPicked };
  return (
    <g className="dw-fan-tile" data-tile={option.tile} {...control}>
      <polygon className="dw-fan-shadow" points={outlinePoints(orientation, 103)} transform="translate(0 5)" />
      <FaceGround face={face} />
      <FaceRiver face={face} />
      <FaceTrack face={face} />
      <FaceStops face={face} look={look} companies={NOBODY} />
      <FaceItems face={face} companies={NOBODY} />
      <polygon className="dw-tile-edge" points={outlinePoints(orientation, 99.2)} />
      {isPicked && <polygon className="dw-fan-picked" points={outlinePoints(orientation, 103)} />}
      <polygon className="dw-fan-focus" points={outlinePoints(orientation, 110)} />
      <g transform={`translate(${short(106 * x)} ${short(98 * y)})`}>
        <rect className="dw-fan-plate" x={-width / 2} y={-21} width={width} height={42} rx={21} />
        <text y={11.5} fontSize={32}>
          <tspan className="dw-fan-id">{option.tile}</tspan>
          {note !== '' && (
            <tspan className="dw-fan-note" dx={6}>
              {note}
            </tspan>
          )}
        </text>
      </g>
    </g>
  );
}
