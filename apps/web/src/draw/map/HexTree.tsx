import type { Place } from '@stellwerk/engine/track';
import { memo } from 'react';
import { outlinePoints } from '../geometry/hexagon.ts';
import { ORIGIN, pair, plus } from '../geometry/point.ts';
import { GROUP, pressable } from '../roles.ts';
import type { Cell } from './cells.ts';

interface HexTreeProps {
  readonly cells: readonly Cell[];
  /** The hex that the tab key leads to. */
  readonly current: string;
  readonly legal: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Places that can be taken, by hex. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Stops that can be clicked, by hex: names of nodes. */
  readonly stops: ReadonlyMap<string, readonly string[]>;
  readonly describe: (hex: string) => string;
  readonly describePlace: (place: Place) => string;
  readonly describeStop: (hex: string, node: string) => string;
  readonly onChoose: (hex: string) => void;
  readonly onPlace: (place: Place) => void;
  readonly onStop: (hex: string, node: string) => void;
  readonly onHover: (hex: string | null) => void;
  readonly onFocus: (hex: string) => void;
}

/** The map for pointers and screen readers: over the drawing, one item a hex, in it the places that can be taken. */
export const HexTree = memo(function HexTree(props: HexTreeProps) {
  const { cells, current, legal, chosen, places, stops, describe, describePlace, describeStop, ...rest } = props;
  return cells
    .filter(({ face }) => face.ground !== 'rim')
    .map((cell) => (
      <HexItem
        key={cell.hex}
        cell={cell}
        label={describe(cell.hex)}
        isCurrent={cell.hex === current}
        isLegal={legal.has(cell.hex)}
        isChosen={cell.hex === chosen}
        places={places.get(cell.hex)}
        stops={stops.get(cell.hex)}
        // Of no use to the others, which so remain as they are.
        describePlace={places.has(cell.hex) ? describePlace : undefined}
        describeStop={stops.has(cell.hex) ? describeStop : undefined}
        {...rest}
      />
    ));
});

interface HexItemProps extends Pick<HexTreeProps, 'onChoose' | 'onPlace' | 'onStop' | 'onHover' | 'onFocus'> {
  readonly cell: Cell;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isLegal: boolean;
  readonly isChosen: boolean;
  readonly places: readonly Place[] | undefined;
  readonly stops: readonly string[] | undefined;
  readonly describePlace: HexTreeProps['describePlace'] | undefined;
  readonly describeStop: HexTreeProps['describeStop'] | undefined;
}

const HexItem = memo(function HexItem(props: HexItemProps) {
  const { cell, isCurrent, isLegal, isChosen, places, stops, label, onChoose, onHover, onFocus } = props;
  const { hex, centre, face } = cell;
  const { orientation } = face.layout;
  return (
    <g
      className={isLegal ? 'dw-item dw-can' : 'dw-item'}
      role="treeitem"
      aria-label={label}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-hex={hex}
      data-open={isLegal ? 'yes' : undefined}
      transform={`translate(${pair(centre)})`}
      onClick={() => onChoose(hex)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
        // Enter on what is already chosen confirms it, which is the table's business.
        if (event.key === 'Enter' && isChosen) return;
        event.preventDefault();
        onChoose(hex);
      }}
      onPointerEnter={() => onHover(hex)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onFocus(hex)}
    >
      <polygon className={isLegal ? 'dw-target dw-hover' : 'dw-target'} points={outlinePoints(orientation)} />
      <polygon className="dw-focus" points={outlinePoints(orientation, 96)} />
      {places !== undefined && <Places {...props} places={places} />}
      {stops !== undefined && <StopButtons {...props} stops={stops} />}
    </g>
  );
});

function Places({ cell, places, describePlace, onPlace }: HexItemProps & { readonly places: readonly Place[] }) {
  return (
    <g {...GROUP}>
      {places.map((place) => {
        const placed = cell.face.layout.nodes.find(({ node }) => node.id === place.node);
        if (placed === undefined) return null;
        const at = plus(placed.at, placed.places.at[place.slot] ?? ORIGIN);
        const radius = Math.max(placed.places.radius, 12);
        return (
          <g
            key={`${place.node} ${place.slot}`}
            className="dw-item dw-can"
            {...pressable('treeitem', describePlace?.(place) ?? '', () => onPlace(place))}
            transform={`translate(${pair(at)})`}
          >
            <circle className="dw-free" r={radius} />
            <circle className="dw-focus" r={radius + 7} />
          </g>
        );
      })}
    </g>
  );
}

/** Over the whole of a stop, all its places together. */
function StopButtons({ cell, stops, describeStop, onStop }: HexItemProps & { readonly stops: readonly string[] }) {
  return (
    <g {...GROUP}>
      {stops.map((id) => {
        const placed = cell.face.layout.nodes.find(({ node }) => node.id === id);
        if (placed === undefined) return null;
        const { at, radius } = placed.places;
        const far = Math.max(0, ...at.map(([x, y]) => Math.hypot(x, y)));
        const reaching = Math.max(at.length === 0 ? 22 : far + radius + 4, 24);
        return (
          <g
            key={id}
            className="dw-item dw-can dw-stop"
            data-stop={`${cell.hex}.${id}`}
            data-open="yes"
            {...pressable('treeitem', describeStop?.(cell.hex, id) ?? '', () => onStop(cell.hex, id))}
            transform={`translate(${pair(placed.at)})`}
          >
            <circle className="dw-stop-ring" r={reaching} />
            <circle className="dw-focus" r={reaching + 5} />
          </g>
        );
      })}
    </g>
  );
}
