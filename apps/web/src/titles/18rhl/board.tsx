import { isRecord, type Params } from '@stellwerk/engine/kernel';
import { type Place, type Rotation, slotsOn, tileOn } from '@stellwerk/engine/track';
import { mapOf, type State } from '@stellwerk/titles/18rhl';
import { useMemo } from 'react';
import { HexMap, lookOf, type RouteView } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { BoardProps } from '../view.ts';
import { isPosition } from './position.ts';
import { LOOKS } from './sheets.ts';
import { words } from './words.ts';

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

export function Board(props: BoardProps) {
  return isPosition(props.state) ? <RhineMap {...props} state={props.state} /> : null;
}

function RhineMap({
  state,
  speaker,
  targets,
  ghost,
  chosen,
  options,
  onPoint,
  onOption,
}: Omit<BoardProps, 'state'> & { state: State }) {
  const map = mapOf(state);
  const legal = useMemo(() => new Set(targets.map(({ id }) => id)), [targets]);
  const laid = tileFrom(ghost);
  const tiles = useMemo(() => fanTiles(options, speaker), [options, speaker]);
  const texts = useMemo(
    () => ({
      map: speaker.text(words.map),
      hex: (hex: string) => describe(state, hex, speaker, legal.has(hex)),
      place: ({ hex }: Place) => speaker.text(words.freePlace, { hex }),
      zoom: { closer: speaker.say('map.in'), further: speaker.say('map.out'), whole: speaker.say('map.fit') },
    }),
    [state, speaker, legal],
  );
  const marking = ghost?.type === 'placeMarker';
  return (
    <HexMap
      map={map}
      position={state.track}
      look={lookOf('18rhl')}
      companies={LOOKS}
      texts={texts}
      phase={null}
      legal={legal}
      chosen={chosen ?? null}
      ghost={laid ? { hex: laid.hex, tile: laid.tile, rotation: laid.rotation } : null}
      fan={
        laid && tiles.length > 1
          ? { hex: laid.hex, tiles, picked: laid.tile, onPick: (tile) => onOption(optionFor(options, tile, ghost)) }
          : null
      }
      places={marking && chosen !== undefined ? placesOn(state, chosen) : []}
      routes={routesFrom(ghost)}
      onChoose={onPoint}
      onTurn={() => chosen !== undefined && onPoint(chosen)}
    />
  );
}

function tileFrom(ghost: BoardProps['ghost']): { hex: string; tile: string; rotation: Rotation } | undefined {
  if (ghost?.type !== 'layTile') return undefined;
  const { hex, tile } = ghost;
  const rotation = ROTATIONS.find((turn) => turn === ghost['rotation']);
  return typeof hex === 'string' && typeof tile === 'string' && rotation !== undefined
    ? { hex, tile, rotation }
    : undefined;
}

function fanTiles(options: readonly Params[], speaker: Speaker) {
  const seen = new Set<string>();
  return options.flatMap((values) => {
    const { tile } = values;
    const rotation = ROTATIONS.find((turn) => turn === values['rotation']);
    if (typeof tile !== 'string' || rotation === undefined || seen.has(tile)) return [];
    seen.add(tile);
    return [{ tile, rotation, label: speaker.text(words.tile, { tile }) }];
  });
}

/** The same power goes with the other tile if it can. */
function optionFor(options: readonly Params[], tile: string, ghost: BoardProps['ghost']): Params {
  const alike = options.filter((values) => values['tile'] === tile);
  return alike.find((values) => values['power'] === ghost?.['power']) ?? alike[0] ?? {};
}

function placesOn(state: State, hex: string): Place[] {
  const map = mapOf(state);
  return tileOn(map, state.track, hex)
    .nodes.filter((node) => node.kind === 'city')
    .flatMap((node) =>
      slotsOn(map, state.track, hex, node.id).flatMap((company, slot) =>
        company === null ? [{ hex, node: node.id, slot }] : [],
      ),
    );
}

/** The routes that would be run, as the action holds them. */
function routesFrom(ghost: BoardProps['ghost']): readonly RouteView[] {
  const routes = ghost?.type === 'run' ? ghost['routes'] : undefined;
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown, train): RouteView[] => {
    const path = isRecord(route) ? route['path'] : undefined;
    return Array.isArray(path) ? [{ path: path.map(String), train }] : [];
  });
}

function describe(state: State, hex: string, speaker: Speaker, open: boolean): string {
  const map = mapOf(state);
  const laid = state.track.laid[hex];
  const printed = map.printed.find(({ id }) => id === hex);
  const markers = Object.values(state.track.markers[hex] ?? {})
    .flat()
    .flatMap((company) => company ?? []);
  return [
    speaker.text(words.hex, { hex }),
    ...(printed?.name ? [printed.name] : []),
    ...(laid ? [speaker.text(words.tile, { tile: laid.tile })] : []),
    ...markers,
    ...(open ? [speaker.text(words.open)] : []),
  ].join(', ');
}
