import type { BaseState, Params } from '@stellwerk/engine/kernel';
import {
  type Place,
  printedOn,
  type Rotation,
  slotsOn,
  type TileSupply,
  type TrackMap,
  type TrackNode,
  type TrackPosition,
  tileOn,
} from '@stellwerk/engine/track';
import { useMemo } from 'react';
import { HexMap } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { BoardProps } from '../view.ts';
import { nameOn } from './places.ts';
import type { Railway } from './railway.ts';
import { words } from './words.ts';

const NO_PLACES: readonly Place[] = [];
const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** The board of a title's table. */
export function boardOf<S extends BaseState>(railway: Railway<S>) {
  return function Board({ state, ...rest }: BoardProps) {
    return railway.isPosition(state) ? <RailwayMap railway={railway} state={state} {...rest} /> : null;
  };
}

type RailwayMapProps<S extends BaseState> = Omit<BoardProps, 'state'> & {
  readonly railway: Railway<S>;
  readonly state: S;
};

/** The map of an 18xx title at the table: `layTile` and `placeMarker` point at its hexes, routes run over it. */
function RailwayMap<S extends BaseState>(props: RailwayMapProps<S>) {
  const { railway, state, speaker, targets, ghost, chosen, options, spotlight, routes, stops, flawed } = props;
  const { onPoint, onOption, onStop, changed } = props;
  const map = railway.mapOf(state);
  const track = railway.trackOf(state);
  const step = railway.valueStepOf(state);
  const legal = useMemo(() => new Set(targets.map(({ id }) => id)), [targets]);
  const marks = useMemo(() => railway.marksOf(state, speaker), [railway, state, speaker]);
  const inactive = useMemo(() => railway.inactiveOf?.(state) ?? {}, [railway, state]);
  const network = useMemo(
    () => (spotlight === undefined ? null : railway.networkOf(state, spotlight)),
    [railway, state, spotlight],
  );
  const laid = tileFrom(ghost);
  const tiles = useMemo(() => fanTiles(options, railway.supplyOf(state), speaker), [options, railway, state, speaker]);
  const texts = useMemo(
    () => ({
      map: speaker.text(words.map),
      hex: (hex: string) =>
        [
          describe(map, track, step, hex, speaker, legal.has(hex)),
          ...(changed.includes(hex) ? [speaker.text(words.changed)] : []),
        ].join(', '),
      place: ({ hex }: Place) => speaker.text(words.freePlace, { hex }),
      stop: (hex: string, node: string) => speaker.text(words.stop, { place: nameOn(map, track, hex, node) }),
      zoom: { closer: speaker.say('map.in'), further: speaker.say('map.out'), whole: speaker.say('map.fit') },
    }),
    [map, track, step, speaker, legal, changed],
  );
  const marking = ghost !== undefined && 'node' in ghost && chosen !== undefined;
  return (
    <HexMap
      map={map}
      position={track}
      look={railway.look}
      companies={railway.companies}
      texts={texts}
      phase={step}
      marks={marks}
      inactive={inactive}
      legal={legal}
      changed={changed}
      chosen={chosen ?? null}
      ghost={laid ?? null}
      fan={
        laid && tiles.length > 1
          ? { hex: laid.hex, tiles, picked: laid.tile, onPick: (tile) => onOption(optionFor(options, tile, ghost)) }
          : null
      }
      places={marking ? placesOn(map, track, chosen) : NO_PLACES}
      network={network}
      routes={routes}
      stops={stops}
      flawed={flawed}
      onChoose={(hex) => {
        const [only, ...more] = stops.filter((name) => name.startsWith(`${hex}.`));
        if (only !== undefined && more.length === 0) onStop(only);
        else if (only === undefined) onPoint(hex);
      }}
      onPlace={({ hex, node }) => {
        const option = options.find((values) => values['hex'] === hex && values['node'] === node);
        if (option) onOption(option);
      }}
      onStop={onStop}
      onTurn={() => chosen !== undefined && onPoint(chosen)}
    />
  );
}

function tileFrom(ghost: BoardProps['ghost']): { hex: string; tile: string; rotation: Rotation } | undefined {
  if (!ghost) return undefined;
  const { hex, tile } = ghost;
  const rotation = ROTATIONS.find((turn) => turn === ghost['rotation']);
  return typeof hex === 'string' && typeof tile === 'string' && rotation !== undefined
    ? { hex, tile, rotation }
    : undefined;
}

/** Each tile once, with how many copies are left. */
function fanTiles(options: readonly Params[], supply: Readonly<TileSupply>, speaker: Speaker) {
  const seen = new Set<string>();
  return options.flatMap((values) => {
    const { tile } = values;
    const rotation = ROTATIONS.find((turn) => turn === values['rotation']);
    if (typeof tile !== 'string' || rotation === undefined || seen.has(tile)) return [];
    seen.add(tile);
    const left = supply[tile];
    return typeof left === 'number'
      ? [{ tile, rotation, note: `×${left}`, label: speaker.text(words.tileLeft, { tile, n: left }) }]
      : [{ tile, rotation, label: speaker.text(words.tile, { tile }) }];
  });
}

/** What else was chosen goes with the other tile if it can. */
function optionFor(options: readonly Params[], tile: string, ghost: BoardProps['ghost']): Params {
  const alike = options.filter((values) => values['tile'] === tile);
  return alike.find((values) => values['power'] === ghost?.['power']) ?? alike[0] ?? {};
}

function placesOn(map: TrackMap, track: TrackPosition, hex: string): Place[] {
  return tileOn(map, track, hex)
    .nodes.filter((node) => node.slots > 0)
    .flatMap((node) =>
      slotsOn(map, track, hex, node.id).flatMap((company, slot) =>
        company === null ? [{ hex, node: node.id, slot }] : [],
      ),
    );
}

/** “E8, Osterath, tile 57, city 20, CCE, 1 free place”. */
function describe(
  map: TrackMap,
  track: TrackPosition,
  step: string | null,
  hex: string,
  speaker: Speaker,
  open: boolean,
): string {
  const laid = track.laid[hex];
  const printed = printedOn(map, hex);
  const tile = tileOn(map, track, hex);
  const cost = tile.upgradeCost?.cost;
  return [
    speaker.text(words.hex, { hex }),
    ...(printed.name ? [printed.name] : []),
    ...(laid ? [speaker.text(words.tile, { tile: laid.tile })] : []),
    ...tile.nodes.flatMap((node) => nodeWords(node, slotsOn(map, track, hex, node.id), step, speaker)),
    ...(cost === undefined ? [] : [speaker.text(words.cost, { cost })]),
    ...(open ? [speaker.text(words.open)] : []),
  ].join(', ');
}

function nodeWords(
  node: TrackNode,
  slots: readonly (string | null)[],
  step: string | null,
  speaker: Speaker,
): readonly string[] {
  const { revenue } = node;
  const value = typeof revenue === 'number' ? revenue : (revenue[step ?? ''] ?? Object.values(revenue)[0] ?? 0);
  const kind = node.kind === 'town' ? words.town : node.kind === 'offboard' ? words.offboard : words.city;
  const free = slots.filter((company) => company === null).length;
  return [
    speaker.text(kind, { value }),
    ...slots.flatMap((company) => company ?? []),
    ...(free > 0 ? [speaker.text(words.freePlaces, { n: free })] : []),
  ];
}
