import type { Place, TrackMap, TrackPosition } from '@stellwerk/engine/track';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSettlingTiles } from '../motion/use-motion.ts';
import { isSmall, type Size, sizeFor } from './face/sizes.ts';
import { centreOn, hexExtent, outlinePoints } from './geometry/hexagon.ts';
import { pair } from './geometry/point.ts';
import type { MapLook, Mark } from './look.ts';
import { Grounds, Stops, Tracks, Waters } from './map/Board.tsx';
import { boundsAround, boundsOf, type Rect } from './map/bounds.ts';
import { ChangedHexes } from './map/ChangedHexes.tsx';
import { Coordinates } from './map/Coordinates.tsx';
import { cellOn } from './map/cells.ts';
import { Fan, type FanView } from './map/Fan.tsx';
import { fanPlaces, fanReach } from './map/fan-places.ts';
import { isArrow, type Step, stepFrom } from './map/focus.ts';
import { Ghost, type GhostTile } from './map/Ghost.tsx';
import { HexTree } from './map/HexTree.tsx';
import { LegalHexes } from './map/LegalHexes.tsx';
import { Blocked, Flawed, Network, type NetworkView } from './map/Network.tsx';
import { Routes, type RouteView } from './map/Routes.tsx';
import { useView } from './map/useView.ts';
import { fitting, viewBoxOf } from './map/view.ts';
import { ZoomButtons, type ZoomTexts } from './map/ZoomButtons.tsx';
import type { Companies } from './palette.ts';
import { GROUP, SILENT } from './roles.ts';

/** What the map says to those who hear it, in the reader's language. */
interface MapTexts {
  readonly map: string;
  readonly hex: (hex: string) => string;
  readonly place?: (place: Place) => string;
  readonly stop?: (hex: string, node: string) => string;
  readonly zoom: ZoomTexts;
}

export interface HexMapProps {
  readonly map: TrackMap;
  readonly position: TrackPosition;
  readonly look: MapLook;
  readonly companies: Companies;
  readonly texts: MapTexts;
  /** The step of values now in force, by the title's name of it. */
  readonly phase?: string | null;
  /** Signs that lie on hexes in this game, beside those printed. */
  readonly marks?: Readonly<Record<string, readonly Mark[]>>;
  /** Hex → the companies whose marker there is not in use. */
  readonly inactive?: Readonly<Record<string, readonly string[]>>;
  /** Hexes that something can be done on: they glow. */
  readonly legal?: ReadonlySet<string>;
  /** Hexes that are not as somebody last saw them: they are tinted. */
  readonly changed?: readonly string[];
  /** The hex that is looked at: it is framed and shows its coordinates. */
  readonly chosen?: string | null;
  /** The tiles to choose from, around their hex. */
  readonly fan?: FanView | null;
  readonly ghost?: GhostTile | null;
  /** Places that can be taken: they pulse. */
  readonly places?: readonly Place[];
  /** Stops that can be clicked, by name: "K6.city0". */
  readonly stops?: readonly string[];
  /** Stops with a sign that something is wrong there. */
  readonly flawed?: readonly string[];
  readonly network?: NetworkView | null;
  readonly routes?: readonly RouteView[];
  /** A fixed size of figures; by the width of a hex on the screen unless told. */
  readonly size?: Size;
  /** Any hex may be chosen, so that one that is not legal can say why not. */
  readonly onChoose?: (hex: string) => void;
  readonly onPlace?: (place: Place) => void;
  readonly onStop?: (name: string) => void;
  readonly onHover?: (hex: string | null) => void;
  /** The ghost was clicked: the tile may be turned. */
  readonly onTurn?: () => void;
  /** Escape: the fan is left. */
  readonly onLeave?: () => void;
  /** Drawn on top, in the map's own units. */
  readonly children?: ReactNode;
}

const NO_MARKS: Readonly<Record<string, readonly Mark[]>> = {};
const NO_INACTIVE: Readonly<Record<string, readonly string[]>> = {};
const NO_HEXES: ReadonlySet<string> = new Set();
const NO_PLACES: readonly Place[] = [];
const NO_ROUTES: readonly RouteView[] = [];
const NO_STOPS: readonly string[] = [];
const nothing = (): void => undefined;

/** Widths of a hex in pixels: what a finger can point at, and how close the map comes where it cannot. */
const POINTABLE = 36;
const CLOSE = 52;
const FAN_WIDTH = 72;
/** Below it letters at the rim are no longer read. */
const READABLE = 40;
/** Below it nothing is read, and it is not drawn anew for that. */
const VISIBLE = 30;

export function HexMap(props: HexMapProps) {
  const { map, position, look, companies, texts, phase = null, marks = NO_MARKS, legal = NO_HEXES } = props;
  const { chosen = null, fan = null, ghost = null, places = NO_PLACES, network = null, routes = NO_ROUTES } = props;
  const { inactive = NO_INACTIVE, stops = NO_STOPS, flawed = NO_STOPS, changed = NO_STOPS, onStop = nothing } = props;
  const { onChoose = nothing, onPlace = nothing, onHover = nothing, onTurn, onLeave = nothing } = props;
  const { grid } = map;
  const { orientation } = grid.layout;

  const whole = useMemo(() => boundsOf(grid, 40), [grid]);
  const [hexWidth] = hexExtent(orientation);
  const stageOf = useCallback(
    (scale: number) => {
      const width = scale * hexWidth;
      if (width < VISIBLE) return undefined;
      return `${sizeFor(width)}${width < READABLE ? ' tiny' : ''}`;
    },
    [hexWidth],
  );
  const fanHex = fan?.hex;
  const fanCount = fan?.tiles.length ?? 0;
  const near = useMemo(() => {
    const isFan = fanHex !== undefined;
    // What has been run is looked at only until there is something to do.
    const awaited = legal.size === 0 ? routes : routes.filter(({ isRun }) => !isRun);
    const rect = isFan ? fanRect(grid, fanHex, fanCount) : rectOf(grid, [...legal, ...awaited.flatMap(hexesOf)]);
    return rect && { rect, least: POINTABLE / hexWidth, most: (isFan ? FAN_WIDTH : CLOSE) / hexWidth };
  }, [grid, fanHex, fanCount, legal, routes, hexWidth]);
  const view = useView(whole, stageOf, near);
  const size = props.size ?? sizeFor(view.scale * hexWidth);
  const isTiny = props.size === undefined && view.scale * hexWidth < READABLE;

  const cells = useMemo(
    () => grid.names.map((hex) => cellOn(hex, { map, position, look, size, marks, inactive })),
    [grid, map, position, look, size, marks, inactive],
  );
  const placesBy = useMemo(() => byHex(places), [places]);
  const stopsBy = useMemo(() => nodesByHex(stops), [stops]);

  const [step, setStep] = useState<Step>({ hex: '', lean: 0 });
  const first = cells.find(({ face }) => face.ground !== 'rim')?.hex ?? '';
  const current = grid.numbers.has(step.hex) ? step.hex : (chosen ?? first);
  const setFocus = useCallback(
    (hex: string) => setStep((before) => (before.hex === hex ? before : { ...before, hex })),
    [],
  );

  // Callbacks of the caller may be new each time; the items of the map need not be.
  const hovered = useRef<HTMLParagraphElement>(null);
  const latest = useRef({ onChoose, onPlace, onHover, onStop, texts });
  useEffect(() => {
    latest.current = { onChoose, onPlace, onHover, onStop, texts };
  });
  const choose = useCallback((hex: string) => latest.current.onChoose(hex), []);
  const take = useCallback((place: Place) => latest.current.onPlace(place), []);
  const pickStop = useCallback((hex: string, node: string) => latest.current.onStop(`${hex}.${node}`), []);
  const hover = useCallback((hex: string | null) => {
    // Written straight to the page: the map need not be asked for it.
    if (hovered.current) hovered.current.textContent = hex === null ? '' : latest.current.texts.hex(hex);
    latest.current.onHover(hex);
  }, []);
  const describe = texts.hex;
  const describePlace = texts.place ?? describeNothing;
  const describeStop = texts.stop ?? describeNothing;

  const { show, leave, svg, wasDragged } = view;
  useSettlingTiles(svg, position);
  useEffect(() => {
    if (fanHex === undefined) leave();
    else show(centreOn(grid, fanHex), fanReach(fanPlaces(fanCount, isSmall(size))));
  }, [fanHex, fanCount, grid, show, leave, size]);

  const walk = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (event.key === '+' || event.key === '=') view.zoom(1.35);
    else if (event.key === '-') view.zoom(1 / 1.35);
    else if (event.key === '0') view.showAll();
    else if (event.key === 'Escape') onLeave();
    else if (isArrow(event.key)) {
      event.preventDefault();
      const next = nextItem(event.key);
      setStep(next);
      show(centreOn(grid, next.hex), 110);
      svg.current?.querySelector<SVGGElement>(`[data-hex="${next.hex}"]`)?.focus({ preventScroll: true });
    }
  };
  const nextItem = (key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'): Step => {
    // Blank hexes at the rim are no items: the walk stops before them.
    const next = stepFrom(grid, { hex: current, lean: step.lean }, key);
    const cell = cells[grid.numbers.get(next.hex) ?? -1];
    return cell === undefined || cell.face.ground === 'rim' ? { hex: current, lean: step.lean } : next;
  };
  const swallowDrag = (event: MouseEvent): void => {
    if (wasDragged()) event.stopPropagation();
  };

  const hands = { ...GROUP, 'aria-label': texts.map, onKeyDown: walk, onClickCapture: swallowDrag, ...view.pointer };
  const tree = { role: 'tree', 'aria-label': texts.map };
  // The button for it stands beside the map.
  const turning = { ...SILENT, onClick: onTurn };
  const isDrawn = view.scale > 0 || props.size !== undefined;
  return (
    <div className="dw-map">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its label is among what is spread */}
      <svg ref={svg} className="dw-svg" data-whole={viewBoxOf(fitting(whole, whole), whole)} {...hands}>
        {isDrawn && (
          <>
            <g {...SILENT}>
              {!isTiny && <Coordinates grid={grid} size={size} />}
              <Grounds cells={cells} />
              <ChangedHexes cells={cells} changed={changed} />
              <Waters map={map} look={look} />
              {network !== null && <Network network={network} cells={cells} companies={companies} />}
              <Tracks cells={cells} map={map} look={look} />
              <LegalHexes cells={cells} legal={legal} />
              <Routes map={map} position={position} routes={routes} />
              <Stops cells={cells} look={look} companies={companies} phase={phase} />
              {network !== null && <Blocked stops={network.blocked ?? NO_STOPS} cells={cells} />}
              <Flawed stops={flawed} cells={cells} />
              {chosen !== null && ghost === null && <Chosen map={map} hex={chosen} size={size} />}
            </g>
            <g {...tree}>
              <HexTree
                cells={cells}
                current={current}
                legal={legal}
                chosen={chosen}
                places={placesBy}
                stops={stopsBy}
                describe={describe}
                describePlace={describePlace}
                describeStop={describeStop}
                onChoose={choose}
                onPlace={take}
                onStop={pickStop}
                onHover={hover}
                onFocus={setFocus}
              />
            </g>
            {fan !== null && <Fan fan={fan} map={map} look={look} size={size} />}
            {ghost !== null && (
              <g className="dw-ghost" {...turning}>
                <Ghost
                  ghost={ghost}
                  map={map}
                  position={position}
                  look={look}
                  size={size}
                  marks={marks}
                  inactive={inactive}
                  companies={companies}
                  phase={phase}
                />
              </g>
            )}
            {props.children}
          </>
        )}
      </svg>
      <p className="dw-hovered" ref={hovered} {...SILENT} />
      <ZoomButtons view={view} texts={texts.zoom} />
    </div>
  );
}

function byHex(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places) found.set(place.hex, [...(found.get(place.hex) ?? []), place]);
  return found;
}

function nodesByHex(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const [hex = '', node = ''] = name.split('.');
    found.set(hex, [...(found.get(hex) ?? []), node]);
  }
  return found;
}

function hexesOf({ path }: RouteView): readonly string[] {
  return path.map((name) => name.split(/[./]/)[0] ?? '');
}

function rectOf(grid: TrackMap['grid'], hexes: readonly string[]): Rect | undefined {
  const known = hexes.filter((hex) => grid.numbers.has(hex));
  return known.length === 0 ? undefined : boundsAround(grid, known, 60);
}

function fanRect(grid: TrackMap['grid'], hex: string, count: number): Rect {
  const [x, y] = centreOn(grid, hex);
  const reach = fanReach(fanPlaces(count, true));
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

function describeNothing(): string {
  return '';
}

function Chosen({ map, hex, size }: { readonly map: TrackMap; readonly hex: string; readonly size: Size }) {
  const { orientation } = map.grid.layout;
  const fontSize = isSmall(size) ? 28 : 20;
  return (
    <g transform={`translate(${pair(centreOn(map.grid, hex))})`}>
      <polygon className="dw-chosen" points={outlinePoints(orientation, 97)} />
      <text className="dw-coordinate-here" y={orientation === 'pointy' ? -62 : -60} fontSize={fontSize}>
        {hex}
      </text>
    </g>
  );
}
