import { SIDES, type Side } from '@stellwerk/engine/board';
import { trackOf } from '@stellwerk/titles/railroad-dice-2';

/** Where track meets the side of a field of 100 units, its centre at 0. */
const ENDS: readonly (readonly [x: number, y: number])[] = [
  [0, -50],
  [50, 0],
  [0, 50],
  [-50, 0],
];

function curve(a: Side, b: Side, [x, y]: readonly [number, number]): string {
  const [ax, ay] = (ENDS[a] ?? [0, 0]).map((end, i) => end + (i === 0 ? x : y));
  const [bx, by] = (ENDS[b] ?? [0, 0]).map((end, i) => end + (i === 0 ? x : y));
  if ((a + 2) % 4 === b) return `M${ax} ${ay}L${bx} ${by}`;
  // A quarter of a circle round the corner between the two sides: it meets both at a right angle.
  const sweep = (a + 1) % 4 === b ? 0 : 1;
  return `M${ax} ${ay}A50 50 0 0 ${sweep} ${bx} ${by}`;
}

/** Every piece of track on a die, straight ones last: where two cross without a switch they pass over. */
export function pieces(die: string, middle: readonly [x: number, y: number] = [0, 0]): readonly string[] {
  const track = trackOf(die);
  if (!track) return [];
  const joins = SIDES.flatMap((a) =>
    SIDES.filter((b) => b > a && (track.exits[a] & (1 << b)) !== 0).map((b) => ({ a, b, straight: b - a === 2 })),
  );
  return joins
    .sort((one, other) => Number(one.straight) - Number(other.straight))
    .map(({ a, b }) => curve(a, b, middle));
}

interface DieProps {
  /** Face and quarter turns as the position has it, such as `curve.3`. */
  readonly die: string;
  readonly ghost?: boolean;
}

/** A die on the board: simple ones yellow, complex ones green, the track running from side to side. */
export function Die({ die, ghost = false }: DieProps) {
  const track = trackOf(die);
  const paths = pieces(die);
  const crossing = track?.face === 'crossing';
  return (
    <g className={`die ${track?.kind ?? 'simple'}${ghost ? ' ghost' : ''}`}>
      <rect x="-47" y="-47" width="94" height="94" rx="11" className="die-body" />
      {paths.map((d, i) => (
        <g key={d}>
          {crossing && i === paths.length - 1 ? <path d={d} className="die-gap" /> : null}
          {ghost ? <path d={d} className="die-casing" /> : null}
          <path d={d} className="die-track" />
        </g>
      ))}
    </g>
  );
}

/** The face of a die that lies before a player: track, the locomotive or the question mark. */
export function DieFace({ face, complex, size = 44 }: { face: string; complex: boolean; size?: number }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} className="die-face" aria-hidden="true">
      <g className={`die ${complex ? 'complex' : 'simple'}`}>
        <rect x="-47" y="-47" width="94" height="94" rx="16" className="die-body" />
        {pieces(`${face}.0`).map((d, i, all) => (
          <g key={d}>
            {face === 'crossing' && i === all.length - 1 ? <path d={d} className="die-gap" /> : null}
            <path d={d} className="die-track" />
          </g>
        ))}
        {face === '?' ? (
          <text y="22" className="die-mark" textAnchor="middle">
            ?
          </text>
        ) : null}
        {face === 'locomotive' ? (
          <path
            className="die-loco"
            d="M-30 14V-8H4V-24H26V14ZM-24-8V-20H-14V-8ZM10-16H20V-4H10ZM-20 14a9 9 0 1 0 .1 0ZM2 14a9 9 0 1 0 .1 0ZM20 14a9 9 0 1 0 .1 0Z"
          />
        ) : null}
      </g>
    </svg>
  );
}
