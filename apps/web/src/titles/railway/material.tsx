import type { BaseState } from '@stellwerk/engine/kernel';
import {
  colorFault,
  isFixed,
  labelFault,
  layFault,
  nodeAddedFault,
  nodeKindsFault,
  rotatedTile,
  rotationsOf,
  type Tile,
  type TileSupply,
  type TrackMap,
  trackLostFault,
} from '@stellwerk/engine/track';
import { type ReactNode, useState } from 'react';
import { TileFace } from '../../draw/index.ts';
import type { MapLook } from '../../draw/look.ts';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Railway } from './railway.ts';
import { words } from './words.ts';

/** As many as a row of the drawer holds. */
const FIRST_TILES = 8;
const COLOURS = ['yellow', 'green', 'brown', 'gray', 'orange', 'red', 'blue', 'white'] as const;
type Colour = (typeof COLOURS)[number];

interface TileSheetProps {
  readonly map: TrackMap;
  readonly look: MapLook;
  readonly speaker: Speaker;
  /** Only these, with how many are left. */
  readonly supply: Readonly<TileSupply>;
  /** What a tile may become, told below it. */
  readonly becomes?: (tile: string) => readonly string[];
  readonly width?: number;
}

interface MaterialPageProps<S extends BaseState> {
  readonly railway: Railway<S>;
  readonly state: S;
  readonly speaker: Speaker;
  /** Their piles as tickets. */
  readonly trains: ReactNode;
  /** Between the trains and the tiles: what the phases bring. */
  readonly children: ReactNode;
}

/** The page of the drawer with what is left of trains and tiles. */
export function MaterialPage<S extends BaseState>({ railway, state, speaker, trains, children }: MaterialPageProps<S>) {
  return (
    <div className="material-page">
      <h3 className="sec">{speaker.text(words.trains)}</h3>
      {trains}
      {children}
      <TileSheet
        map={railway.mapOf(state)}
        look={railway.look}
        speaker={speaker}
        supply={railway.supplyOf(state)}
        width={58}
      />
    </div>
  );
}

/** All tiles by colour: how many there are, and what they may become. */
export function TileSheet({ map, look, speaker, supply, becomes, width = 74 }: TileSheetProps) {
  const [chosen, setChosen] = useState<string | undefined>();
  // Each face is composed when it is first drawn, which takes long for all of them: the rest follows what is seen first.
  const isWhole = useAfterPaint(true, false);
  const all = [...map.tiles.values()].filter(({ id }) => id in supply);
  const tiles = isWhole ? all : all.filter(({ color }) => color === 'yellow').slice(0, FIRST_TILES);
  // With one chosen, those it comes from and those it may become stand out.
  const heirs = chosen === undefined ? [] : (becomes?.(chosen) ?? []);
  const kinOf = (id: string): string => {
    if (chosen === undefined || id === chosen) return '';
    if (heirs.includes(id)) return 'heir';
    return becomes?.(id).includes(chosen) ? 'forebear' : 'faded';
  };
  const nameOf = (id: string) => (
    <span>
      <b>{id}</b> {countText(supply[id])}
    </span>
  );
  return COLOURS.filter((colour) => tiles.some((tile) => tile.color === colour)).map((colour: Colour) => (
    <section key={colour} className="tile-colour">
      <h3 className="sec">{speaker.text(words[colour])}</h3>
      <ul className="tile-sheet">
        {tiles
          .filter((tile) => tile.color === colour)
          .map((tile) => (
            <li key={tile.id} className={`${supply[tile.id] === 0 ? 'none' : ''} ${kinOf(tile.id)}`}>
              <TileFace tile={tile} look={look} width={width} orientation={map.grid.layout.orientation} />
              {becomes ? (
                <button
                  type="button"
                  className="small"
                  aria-pressed={tile.id === chosen}
                  title={speaker.text(words.tileTree)}
                  onClick={() => setChosen(tile.id === chosen ? undefined : tile.id)}
                >
                  {nameOf(tile.id)}
                </button>
              ) : (
                nameOf(tile.id)
              )}
              {becomes ? <Becomes tile={tile} becomes={becomes(tile.id)} speaker={speaker} /> : null}
            </li>
          ))}
      </ul>
    </section>
  ));
}

function countText(left: number | 'unlimited' | undefined): string {
  return left === undefined ? '' : left === 'unlimited' ? '×∞' : `×${left}`;
}

function Becomes({
  tile,
  becomes,
  speaker,
}: {
  readonly tile: Tile;
  readonly becomes: readonly string[];
  readonly speaker: Speaker;
}): ReactNode {
  return (
    <small key={tile.id}>
      {becomes.length === 0
        ? speaker.text(words.noUpgrade)
        : speaker.text(words.upgrades, { tiles: becomes.join(', ') })}
    </small>
  );
}

const SUCCESSION = [colorFault, labelFault, nodeKindsFault, nodeAddedFault, trackLostFault];

/** The tiles that may take a tile's place by what is printed on both: next colour, same letters, all track kept. */
export function successorsOn(map: TrackMap, supply: Readonly<TileSupply>): (tile: string) => readonly string[] {
  const hex = map.printed.find((printed) => !isFixed(printed))?.id ?? '';
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const old = map.tiles.get(id);
    const heirs = old
      ? [...map.tiles.values()].filter(
          (next) =>
            next.id in supply &&
            rotationsOf(next).some(
              (turn) => layFault({ map, hex, old, next: rotatedTile(next, turn) }, SUCCESSION) === undefined,
            ),
        )
      : [];
    const names = heirs.map((tile) => tile.id);
    known.set(id, names);
    return names;
  };
}
