import { type BaseState, type GameEvent, isRecord, type Json, type Params } from '@stellwerk/engine/kernel';
import type { Rotation } from '@stellwerk/engine/track';
import { maps, rhl } from '@stellwerk/titles/18rhl';
import { HexMap, lookOf, Marker, TileFace } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { TitleView } from '../view.ts';
import { Board } from './board.tsx';
import { isPosition } from './position.ts';
import { headerOf, ownersOf } from './sheets.ts';
import { words } from './words.ts';

/** The company whose turn it is; else the player. */
function actingOwner(state: BaseState, seat: number): string {
  const turn = isPosition(state) ? [...state.flow].reverse().find((frame) => 'company' in frame) : undefined;
  return turn && 'company' in turn ? turn.company : `player-${seat}`;
}

/** A run tells its routes: train, stops with their values, and the sum. */
function details(event: GameEvent, speaker: Speaker): readonly string[] {
  const { routes } = event;
  if (event.type !== 'ran' || !Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown) => {
    if (!isRecord(route) || !Array.isArray(route['stops'])) return [];
    const stops = route['stops'].map((stop) => placeName(String(stop))).join(' + ');
    return [speaker.text(words.route, { train: String(route['train']), stops, revenue: Number(route['revenue']) })];
  });
}

/** “E2.offboard0 20” is Venlo 20. */
function placeName(stop: string): string {
  const [, hex = '', value = ''] = /^(\w+)(?:\.\w+)? (.*)$/.exec(stop) ?? [];
  const name = maps.standard.printed.find(({ id }) => id === hex)?.name;
  return hex === '' ? stop : `${name ?? hex} ${value}`;
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** A tile, or the chosen tile in one of its turns. */
function Picture({ param, value, values }: { readonly param: string; readonly value: Json; readonly values: Params }) {
  const name = param === 'tile' ? value : param === 'rotation' ? values['tile'] : undefined;
  const tile = typeof name === 'string' ? maps.standard.tiles.get(name) : undefined;
  const rotation = param === 'rotation' ? ROTATIONS.find((turn) => turn === value) : 0;
  if (!tile || rotation === undefined) return null;
  return <TileFace tile={tile} rotation={rotation} look={lookOf('18rhl')} width={34} />;
}

export const view: TitleView = {
  title: rhl,
  shape: 'portrait',
  pointing: { layTile: ['hex'], placeMarker: ['hex'] },
  turning: 'rotation',
  highest: [],
  Board,
  Picture,
  headerOf,
  ownersOf,
  actingOwner,
  details,
  wanted: () => [],
  topics: {
    ...named('money', [
      'bid',
      'itemSold',
      'privatePaid',
      'dividendPaid',
      'incomeKept',
      'ran',
      'didNotRun',
      'directorPaid',
    ]),
    ...named('money', ['aachenLinked', 'debtRepaid', 'bankBroke', 'bankCompleted', 'priceCut']),
    ...named('track', ['tileLaid', 'markerPlaced', 'homePlaced', 'sitesPlaced']),
    ...named('trains', [
      'trainBought',
      'trainOffered',
      'trainsScrapped',
      'trainDiscarded',
      'phaseBegan',
      'offerDeclined',
    ]),
    ...named('market', ['founded', 'shareBought', 'sharesSold', 'priceMoved', 'soldOut', 'parSet', 'floated']),
    ...named('market', ['directorChanged', 'receivership']),
  },
  panels: [{ id: 'market', name: words.market, icon: 'market', Body: Prices }],
  charts: [
    { id: 'wealth', name: words.wealth, of: 'player' },
    { id: 'price', name: words.prices, of: 'company' },
    { id: 'income', name: words.incomes, of: 'company' },
  ],
  library: [
    { id: 'map', name: words.map, Body: MapPage },
    { id: 'tiles', name: words.tiles, Body: TilesPage },
  ],
};

function named<T extends string>(topic: T, events: readonly string[]): Record<string, T> {
  return Object.fromEntries(events.map((event) => [event, topic]));
}

/** The companies by their price, highest first. */
function Prices({ state, speaker }: { readonly state: BaseState; readonly speaker: Speaker }) {
  const rows = ownersOf(state, speaker)
    .filter(({ kind }) => kind === 'company')
    .flatMap((owner) => {
      const price = owner.figures.find(({ id }) => id === 'price')?.value;
      return typeof price === 'number' ? [{ owner, price }] : [];
    })
    .sort((a, b) => b.price - a.price);
  return (
    <section className="prices">
      <h3 className="sec">{speaker.text(words.order)}</h3>
      <ol className="waiting">
        {rows.map(({ owner, price }) => (
          <li key={owner.id}>
            <Marker look={owner.look} size={26} />
            <i style={{ width: `${Math.min(100, price / 3.5)}%` }} />
            <b>{price}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MapPage({ speaker }: { readonly speaker: Speaker }) {
  return (
    <div className="library-map">
      <HexMap
        map={maps.standard}
        position={{ laid: {}, markers: {}, reserved: {} }}
        look={lookOf('18rhl')}
        companies={{}}
        texts={{
          map: speaker.text(words.map),
          hex: (hex) => speaker.text(words.hex, { hex }),
          zoom: { closer: speaker.say('map.in'), further: speaker.say('map.out'), whole: speaker.say('map.fit') },
        }}
      />
    </div>
  );
}

function TilesPage({ speaker }: { readonly speaker: Speaker }) {
  const tiles = [...maps.standard.tiles.values()];
  return (
    <ul className="tile-sheet">
      {tiles.map((tile) => (
        <li key={tile.id}>
          <TileFace tile={tile} look={lookOf('18rhl')} width={92} />
          <span>{speaker.text(words.tile, { tile: tile.id })}</span>
        </li>
      ))}
    </ul>
  );
}
