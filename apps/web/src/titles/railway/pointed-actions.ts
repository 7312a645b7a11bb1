import type { BaseAction, BaseState, Params } from '@stellwerk/engine/kernel';
import { rotationsOf, tileNamed, tileOn } from '@stellwerk/engine/track';
import type { Railway } from './railway.ts';

export function actionOf(type: string, seat: number, params: Params = {}): BaseAction {
  return { ...params, type, seat };
}

/** Tiles and markers somebody may mean who points at a hex: what could follow there by its colour, in every turn. */
export function buildingOn<S extends BaseState>(
  railway: Railway<S>,
  state: S,
  seat: number,
  hex: string,
): readonly BaseAction[] {
  const map = railway.mapOf(state);
  const colours = railway.coloursOf(state);
  const supply = Object.keys(railway.supplyOf(state));
  const here = tileOn(map, railway.trackOf(state), hex);
  const kinds = kindsOf(here.nodes);
  const fitting = supply.filter((id) => {
    const { color, nodes, labels } = tileNamed(map, id);
    return colours.includes(color) && kindsOf(nodes) === kinds && labels.join() === here.labels.join();
  });
  const tiles = fitting.length > 0 ? fitting : supply.slice(0, 1);
  return [
    ...tiles.flatMap((tile) =>
      rotationsOf(tileNamed(map, tile)).map((rotation) =>
        actionOf('layTile', seat, { hex, tile, rotation, ...railway.normalLay }),
      ),
    ),
    ...here.nodes.filter(({ slots }) => slots > 0).map(({ id }) => actionOf('placeMarker', seat, { hex, node: id })),
  ];
}

function kindsOf(nodes: readonly { readonly kind: string }[]): string {
  return [...new Set(nodes.map(({ kind }) => kind))].sort().join();
}
