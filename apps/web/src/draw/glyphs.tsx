import type { TerrainGlyph } from './face/cost-width.ts';
import type { Mark, MarkKind } from './look.ts';
import { AsideTile, type MarkForm, Plate, WorksPlate } from './plates.tsx';

/** A sign of the terrain, about 24 by 18 around its middle. */
export function TerrainSign({ glyph }: { readonly glyph: TerrainGlyph }) {
  switch (glyph) {
    case 'peak':
      return (
        <>
          <path className="dw-rise" d="M-12 8L0 -9L12 8Z" />
          <path className="dw-snow" d="M0 -9L4.2 -3L0 -1L-4.2 -3Z" />
        </>
      );
    case 'peaks':
      return (
        <>
          <path className="dw-rise" d="M-17 9L-6 -9L1 2L7 -5L17 9Z" />
          <path className="dw-snow" d="M-6 -9L-1.8 -2.4L-6 -.5L-9.6 -3Z" />
        </>
      );
    case 'hill':
      return <path className="dw-rise" d="M-12 7Q-6 -7 0 -5Q7 -3 12 7Z" />;
    case 'upland':
      return <path className="dw-rise" d="M-17 8Q-12 -6 -6 -6Q-2 -6 1 1Q5 -4 9 -2Q13 0 17 8Z" />;
    case 'water':
      return (
        <path className="dw-wave" d="M-13 -4q3.3 -4.5 6.5 0t6.5 0t6.5 0t6.5 0M-13 4q3.3 -4.5 6.5 0t6.5 0t6.5 0t6.5 0" />
      );
  }
}

const CORNERS: Readonly<Record<MarkKind, number>> = {
  coal: 9,
  mine: 9,
  harbour: 9,
  camp: 9,
  closed: 16,
  steel: 5,
  rheingold: 16,
  ironRhine: 16,
};

interface MarkSignProps {
  readonly mark: Mark;
  readonly form: MarkForm['form'];
}

/** A sign of 32 by 32, or a plate. */
export function MarkSign({ mark: { kind, text = '', plate, colour = '' }, form }: MarkSignProps) {
  if (kind === 'works') return <WorksPlate text={text} />;
  if (kind === 'tile') return <AsideTile text={text} colour={colour} />;
  if (plate) return <Plate text={text} plate={plate} form={form} />;
  return (
    <g className={`dw-mark dw-mark-${kind}`}>
      <rect x={-16} y={-16} width={32} height={32} rx={CORNERS[kind]} />
      <MarkGlyph kind={kind} text={text} />
    </g>
  );
}

function MarkGlyph({ kind, text }: { readonly kind: MarkKind; readonly text: string }) {
  switch (kind) {
    case 'coal':
      return <Hammers />;
    case 'mine':
      return text === '' ? (
        <Hammers />
      ) : (
        <>
          <g transform="translate(-6.5 -6) scale(.52)">
            <Hammers />
          </g>
          <text className="dw-mark-text" x={text.length > 2 ? 0 : 3} y={12.5} fontSize={text.length > 2 ? 12 : 16}>
            {text}
          </text>
        </>
      );
    case 'steel':
      return <path className="dw-mark-fill" d="M-10 -11h20v5.5h-6.8v11h6.8v5.5h-20v-5.5h6.8v-11h-6.8Z" />;
    case 'harbour':
      return (
        <>
          <path className="dw-mark-line" d="M0 -6V10M-6 -2H6M-10 4q1 6.5 10 6.5q9 0 10 -6.5" />
          <circle className="dw-mark-line" cy={-9} r={3} />
        </>
      );
    case 'camp':
      return <path className="dw-mark-line" d="M-11 9L0 -10L11 9ZM0 -10V9" />;
    case 'closed':
      return <path className="dw-mark-line" d="M-8 8L8 -8" />;
    case 'rheingold':
      return (
        <path
          className="dw-mark-fill"
          d="M0 -11L3.2 -3.6L11 -3.2L4.9 1.8L7 9.4L0 5L-7 9.4L-4.9 1.8L-11 -3.2L-3.2 -3.6Z"
        />
      );
    case 'ironRhine':
      return (
        <text className="dw-mark-text" y={6.2} fontSize={17}>
          Fe
        </text>
      );
  }
}

function Hammers() {
  return (
    <>
      <path className="dw-mark-line" d="M-8.5 9.5L5 -4M8.5 9.5L-5 -4" />
      <path
        className="dw-mark-fill"
        d="M-11.5 -3.5L-4.5 -10.5L-1.8 -7.8L-8.8 -.8ZM3 -10q6.5 .5 8.8 8l-3.2 .6l-7.6 -6.2Z"
      />
    </>
  );
}
