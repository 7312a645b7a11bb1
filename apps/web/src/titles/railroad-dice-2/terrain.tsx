/** One field of land: its ground, and a glyph that tells mountain and water apart without their colour. */
export function Terrain({ kind }: { readonly kind: string }) {
  return (
    <g className={`terrain t-${kind}`}>
      <rect x="-50" y="-50" width="100" height="100" className="ground" />
      {kind === 'M' ? (
        <g className="peaks">
          <path d="M-36 26L-12-16L4 10L14-6L36 26Z" />
          <path className="snow" d="M-12-16L-19.500-3L-13-7L-9-1L-4.500-4Z" />
        </g>
      ) : null}
      {kind === 'W' ? (
        <path className="waves" d="M-30-10q7.500-9 15 0t15 0t15 0t15 0M-30 12q7.500-9 15 0t15 0t15 0t15 0" />
      ) : null}
    </g>
  );
}

/** The plate beside a card: its number and how many passengers wait. */
export function Passengers({ x, y, card, units, label }: PassengersProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={`plate${units === 0 ? ' empty' : ''}`}>
      {label !== undefined && <title>{label}</title>}
      <rect x="-62" y="-21" width="124" height="42" rx="21" />
      <circle cx="-41" cy="0" r="15" className="plate-card" />
      <text x="-41" y="6.500" className="plate-number">
        {card}
      </text>{' '}
      <path className="plate-person" d="M-6-13a6 6 0 1 1-.1 0ZM-17 14c0-11 4-15 11-15s11 4 11 15Z" />
      <text x="34" y="8.500" className="plate-units">
        {units}
      </text>
    </g>
  );
}

interface PassengersProps {
  readonly x: number;
  readonly y: number;
  readonly card: number;
  readonly units: number;
  /** None where it is part of a button, which has a name of its own. */
  readonly label?: string;
}
