import { memo, useId } from 'react';
import { inkOn } from './contrast.ts';
import { MarkerPattern } from './MarkerPattern.tsx';
import type { CompanyLook } from './palette.ts';
import { textWidth } from './text-width.ts';

interface MarkerShapeProps {
  readonly look: CompanyLook;
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
}

/** A company's marker inside another drawing. */
export const MarkerShape = memo(function MarkerShape({ look, x = 0, y = 0, radius = 24.5 }: MarkerShapeProps) {
  return (
    <g className="dw-marker" transform={`translate(${x} ${y}) scale(${radius / 24.5})`}>
      {look.shape === 'square' ? <Square look={look} /> : <Disc look={look} />}
    </g>
  );
});

const RADIUS = 24.5;
/** Half the height of the band that the letters stand on. */
const BAND = 12.5;

function Disc({ look }: { readonly look: CompanyLook }) {
  const { colour, letters, pattern } = look;
  const ink = inkOn(colour);
  const clip = useId();
  const size = Math.min(20.5, 41 / (textWidth(letters, 800) + 0.12));
  return (
    <>
      <clipPath id={clip}>
        <Outline look={look} radius={RADIUS} />
      </clipPath>
      <Outline look={look} radius={RADIUS + 0.8} className="dw-marker-rim" />
      <Outline look={look} radius={RADIUS} fill={colour} />
      <g clipPath={`url(#${clip})`} fill={ink} color={ink}>
        <MarkerPattern pattern={pattern} />
        <rect x={-RADIUS} y={-BAND} width={2 * RADIUS} height={2 * BAND} fill={colour} />
      </g>
      {pattern === 'rim' && <circle r={20.5} fill="none" stroke={ink} strokeWidth={2.7} />}
      <Outline look={look} radius={RADIUS - 0.6} className="dw-marker-edge" />
      <text className="dw-marker-text" y={size * 0.355} fontSize={size} fill={ink}>
        {letters}
      </text>
    </>
  );
}

interface OutlineProps {
  readonly look: CompanyLook;
  readonly radius: number;
  readonly className?: string;
  readonly fill?: string;
}

function Outline({ look: { shape }, radius, ...paint }: OutlineProps) {
  if (shape !== 'octagon') return <circle r={radius} {...paint} />;
  const short = radius * (Math.SQRT2 - 1);
  const ring = [
    [-short, -radius],
    [short, -radius],
    [radius, -short],
    [radius, short],
    [short, radius],
    [-short, radius],
    [-radius, short],
    [-radius, -short],
  ];
  return <polygon points={ring.map((point) => point.join()).join(' ')} {...paint} />;
}

function Square({ look }: { readonly look: CompanyLook }) {
  const ink = inkOn(look.colour);
  return (
    <>
      <rect className="dw-marker-rim" x={-22.3} y={-22.3} width={44.6} height={44.6} rx={6.6} />
      <rect className="dw-marker-edge" x={-22} y={-22} width={44} height={44} rx={6} style={{ fill: look.colour }} />
      <text className="dw-marker-text" y={look.number === undefined ? 7 : -1.5} fontSize={18} fill={ink}>
        {look.letters}
      </text>
      {look.number !== undefined && (
        <text className="dw-marker-text" y={15.5} fontSize={13.5} fill={ink}>
          {look.number}
        </text>
      )}
    </>
  );
}

interface MarkerProps {
  readonly look: CompanyLook;
  /** Width and height in pixels. */
  readonly size?: number;
  /** What a screen reader says; without it the marker is decoration beside a text. */
  readonly label?: string;
}

/** A company's marker on its own, for lists and sheets. */
export function Marker({ look, size = 24, label }: MarkerProps) {
  return (
    <svg
      className="dw-svg"
      viewBox="-26 -26 52 52"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <MarkerShape look={look} />
    </svg>
  );
}
