import { type BaseState, type GameEvent, isRecord, type Json, type Params, type Text } from '@stellwerk/engine/kernel';
import type { Rotation } from '@stellwerk/engine/track';
import { maps, rhl } from '@stellwerk/titles/18rhl';
import { lookOf, TileFace } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import type { TitleView } from '../view.ts';
import { Board } from './board.tsx';
import { ask, nameOf, noteOn, steps } from './naming.ts';
import { Packet } from './packet.tsx';
import { CompaniesPage, MapPage, Market, MarketLibrary, Material, TilesPage, TrainsPage } from './panels.tsx';
import { plan } from './plan.ts';
import { isPosition } from './position.ts';
import { meant, ticketAction, wanted } from './probes.ts';
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
  const [place = '', value = ''] = stop.split(' ');
  return `${stopName(place)} ${value}`;
}

/** “E2.offboard0” is Venlo. */
function stopName(place: string): string {
  const [hex = ''] = place.split('.');
  return maps.standard.printed.find(({ id }) => id === hex)?.name ?? hex;
}

const BONUSES: Readonly<Record<string, Text>> = {
  montan: words.montan,
  ironRhine: words.ironRhine,
  rheingold: words.rheingold,
  EasternRuhr: words.easternRuhr,
};

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
  ask,
  steps,
  nameOf,
  noteOn,
  Hand: Packet,
  running: {
    type: 'run',
    param: 'routes',
    plan,
    trainName: (train, speaker) => speaker.text(words.trainName, { train }),
    earned: (event, company) => {
      if (event['company'] !== company) return undefined;
      return event.type === 'ran' ? Number(event['revenue']) : event.type === 'didNotRun' ? 0 : undefined;
    },
    placeName: (place, speaker) => {
      const word = BONUSES[place];
      return word ? speaker.text(word) : stopName(place);
    },
  },
  wanted,
  meant,
  ticketAction,
  plain: ['priceMoved'],
  priced: ['sellShares'],
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
  panels: [
    { id: 'market', name: words.market, icon: 'market', Body: Market },
    { id: 'material', name: common.material, icon: 'supply', Body: Material },
  ],
  firstPage: 'market',
  charts: [
    { id: 'wealth', name: words.wealth, of: 'player' },
    { id: 'price', name: words.prices, of: 'company' },
    { id: 'income', name: words.incomes, of: 'company' },
  ],
  library: [
    { id: 'map', name: common.map, Body: MapPage },
    { id: 'tiles', name: words.tiles, Body: TilesPage },
    { id: 'trains', name: words.trainsPage, Body: TrainsPage },
    { id: 'market', name: words.market, Body: MarketLibrary },
    { id: 'companies', name: words.companiesPage, Body: CompaniesPage },
  ],
};

function named<T extends string>(topic: T, events: readonly string[]): Record<string, T> {
  return Object.fromEntries(events.map((event) => [event, topic]));
}
