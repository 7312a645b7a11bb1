import type { Pattern } from './palette.ts';

/** The pattern of a marker of radius 24.5, before the band of the letters is laid over it. Clipped by the disc. */
export function MarkerPattern({ pattern }: { readonly pattern: Pattern }) {
  switch (pattern) {
    case 'plain':
    case 'rim':
      return null;
    case 'caps':
      return (
        <>
          <rect {...UPPER} />
          <rect {...LOWER} />
        </>
      );
    case 'top':
      return <rect {...UPPER} />;
    case 'base':
      return <rect {...LOWER} />;
    case 'pales':
      return <Stripes step={9} width={4.2} skew={0} />;
    case 'bend':
      return <Stripes step={10} width={4.4} skew={24} />;
    case 'check':
      return <path d={CHECK} />;
    case 'dots':
      return (
        <>{[-10, 0, 10].flatMap((x) => [-17.6, 17.6].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />))}</>
      );
    case 'pale':
      return <rect x={-4} y={-24.5} width={8} height={49} />;
    case 'twin':
      return <path d="M-24.5 -16.5h49v3.6h-49z M-24.5 12.9h49v3.6h-49z" />;
    case 'quarter':
      return <path d="M-24.5 -24.5h24.5v12h-24.5z M0 12.5h24.5v12h-24.5z" />;
    case 'chevron':
      return <path d="M-16 -24L0 -15L16 -24 M-16 24L0 15L16 24" fill="none" stroke="currentColor" strokeWidth={4.2} />;
    case 'lozenge':
      return <path d="M-8 -17.8L0 -22.4L8 -17.8L0 -13.2Z M-8 17.8L0 13.2L8 17.8L0 22.4Z" />;
  }
}

const UPPER = { x: -24.5, y: -24.5, width: 49, height: 12 };
const LOWER = { x: -24.5, y: 12.5, width: 49, height: 12 };

const CHECK = [-4, -3, -2, -1, 0, 1, 2, 3]
  .flatMap((column) =>
    [0, 1].flatMap((row) =>
      ((column + row) & 1) === 1
        ? [`M${column * 7} ${-18.5 - row * 6}h7v6h-7z M${column * 7} ${12.5 + row * 6}h7v6h-7z`]
        : [],
    ),
  )
  .join('');

function Stripes({ step, width, skew }: { readonly step: number; readonly width: number; readonly skew: number }) {
  const lines: string[] = [];
  for (let x = -49; x < 49; x += step) lines.push(`M${x} -24.5L${x + skew} 24.5`);
  return <path d={lines.join('')} fill="none" stroke="currentColor" strokeWidth={width} />;
}
