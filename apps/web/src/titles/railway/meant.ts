import type { BaseAction, Params } from '@stellwerk/engine/kernel';
import {
  rotationsOf,
  type TileSupply,
  type TrackMap,
  type TrackPosition,
  tileNamed,
  tileOn,
} from '@stellwerk/engine/track';

export function named(type: string, seat: number, params: Params = {}): BaseAction {
  return { ...params, type, seat };
}

interface Building {
  readonly map: TrackMap;
  readonly track: TrackPosition;
  readonly supply: Readonly<TileSupply>;
  /** The colours that may be laid. */
  readonly colours: readonly string[];
}

/** Tiles and markers somebody may mean who points at a hex: what could follow there by its colour, in every turn. */
export function buildingMeant(
  { map, track, supply, colours }: Building,
  seat: number,
  hex: string,
  also: Params = {},
): readonly BaseAction[] {
  const here = tileOn(map, track, hex);
  const kinds = kindsOf(here.nodes);
  const tiles = Object.keys(supply).filter((id) => {
    const { color, nodes, labels } = tileNamed(map, id);
    return colours.includes(color) && kindsOf(nodes) === kinds && labels.join() === here.labels.join();
  });
  const probes = tiles.length > 0 ? tiles : Object.keys(supply).slice(0, 1);
  return [
    ...probes.flatMap((tile) =>
      rotationsOf(tileNamed(map, tile)).map((rotation) => named('layTile', seat, { hex, tile, rotation, ...also })),
    ),
    ...here.nodes.filter(({ slots }) => slots > 0).map(({ id }) => named('placeMarker', seat, { hex, node: id })),
  ];
}

function kindsOf(nodes: readonly { readonly kind: string }[]): string {
  return [...new Set(nodes.map(({ kind }) => kind))].sort().join();
}
