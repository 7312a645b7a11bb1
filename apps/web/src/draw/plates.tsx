import type { Mark, MinePlate } from './look.ts';
import { MarkerShape } from './Marker.tsx';

/** What a sign needs: one square, or two shapes to choose from. */
export interface MarkForm {
  readonly form: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
}

const PLAIN = 33;
/** A field of a plate: its number, its machine, its switcher. */
const FIELD = { width: 34, height: 30 };

/** The shapes that a sign may take, the better first. */
export function formsOf(mark: Mark): readonly MarkForm[] {
  if (mark.kind === 'works') return [{ form: 'wide', width: 54, height: 28 }];
  if (!mark.plate) return [{ form: 'wide', width: PLAIN, height: PLAIN }];
  const fields = fieldsOf(mark.plate);
  return [
    { form: 'wide', width: fields * FIELD.width, height: FIELD.height },
    { form: 'tall', width: FIELD.width, height: fields * FIELD.height },
  ];
}

function fieldsOf({ state, switcher }: MinePlate): number {
  return state === 'closed' ? 1 : switcher > 0 ? 3 : 2;
}

interface PlateProps {
  readonly text: string;
  readonly plate: MinePlate;
  readonly form: MarkForm['form'];
}

/** A mine with its number, its machine and its switcher. */
export function Plate({ text, plate, form }: PlateProps) {
  const { state, machine, switcher, owner } = plate;
  const fields = fieldsOf(plate);
  const isWide = form === 'wide';
  const [width, height] = isWide ? [fields * FIELD.width, FIELD.height] : [FIELD.width, fields * FIELD.height];
  const at = (field: number) => {
    const along = field - (fields - 1) / 2;
    return isWide ? `translate(${along * FIELD.width} 0)` : `translate(0 ${along * FIELD.height})`;
  };
  const frame = { x: -width / 2, y: -height / 2, width, height, rx: 6 };
  return (
    <g>
      <rect className={`dw-plate-body dw-${state}`} {...frame} />
      <g transform={at(0)}>
        {state === 'closed' ? (
          <path className="dw-plate-strike" d="M-12 12L12 -12" />
        ) : (
          <rect className={`dw-plate-head dw-${state}`} x={-16} y={-14} width={32} height={28} rx={5} />
        )}
        <text className="dw-plate-text" y={7} fontSize={20}>
          {text}
        </text>
      </g>
      {state === 'closed' ? null : (
        <g transform={at(1)}>
          <Gear />
          <text className="dw-plate-text" x={9} y={6} fontSize={18}>
            {machine}
          </text>
        </g>
      )}
      {state === 'closed' || switcher === 0 ? null : (
        <g transform={at(2)}>
          <Engine />
          <text className="dw-plate-text" x={9} y={6} fontSize={18}>
            {switcher}
          </text>
        </g>
      )}
      {owner ? <MarkerShape look={owner} x={-width / 2 + 1} y={-height / 2 - 1} radius={11} /> : null}
    </g>
  );
}

function Gear() {
  return (
    <g transform="translate(-7.5 0)">
      <circle className="dw-plate-line" r={4.2} />
      <path
        className="dw-plate-line"
        d="M0 -4.5V-8M0 4.5V8M-4.5 0H-8M4.5 0H8M-3.2 -3.2L-5.7 -5.7M3.2 3.2L5.7 5.7M-3.2 3.2L-5.7 5.7M3.2 -3.2L5.7 -5.7"
      />
    </g>
  );
}

function Engine() {
  return (
    <g transform="translate(-7.5 0)" className="dw-plate-sign">
      <path d="M-8 -8H-2V-3H3V-7H6V-3H8V4H-8Z" />
      <circle cx={-4.5} cy={5.5} r={2.8} />
      <circle cx={4.5} cy={5.5} r={2.8} />
    </g>
  );
}

/** Works that always bring the same. */
export function WorksPlate({ text }: { readonly text: string }) {
  return (
    <>
      <rect className="dw-works-plate" x={-27} y={-14} width={54} height={28} rx={6} />
      <path className="dw-mark-fill" d="M-23 9V-2L-17 3V-2L-11 3V-9H-7V9Z" />
      <text className="dw-mark-text" x={10} y={6} fontSize={17}>
        {text}
      </text>
    </>
  );
}

/** A tile put by for the hex: its colour and its number. */
export function AsideTile({ text, colour }: { readonly text: string; readonly colour: string }) {
  return (
    <>
      <path className="dw-aside" d="M0 -17L14.7 -8.5V8.5L0 17L-14.7 8.5V-8.5Z" style={{ fill: `var(--t-${colour})` }} />
      <text className="dw-aside-text" y={5} fontSize={text.length > 2 ? 12 : 15}>
        {text}
      </text>
    </>
  );
}
