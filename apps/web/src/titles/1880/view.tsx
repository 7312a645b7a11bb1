import { type BaseState, type GameEvent, isRecord, type Json, type Params, type Text } from '@stellwerk/engine/kernel';
import type { Rotation } from '@stellwerk/engine/track';
import { china, isCompany, map } from '@stellwerk/titles/1880';
import { Marker, lookOf as mapLookOf, TileFace } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import type { TitleView } from '../view.ts';
import { Board } from './board.tsx';
import { actingIn } from './circle.ts';
import { Hand } from './hand.tsx';
import { headerOf } from './header.ts';
import { lookOf } from './looks.ts';
import { ask, nameOf, noteOn, steps } from './naming.ts';
import { CompaniesPage, MapPage, Market, MarketLibrary, Material, TilesPage, TrainsPage } from './panels.tsx';
import { placeName } from './places.ts';
import { plan } from './plan.ts';
import { isPosition } from './position.ts';
import { meant, ticketAction, wanted } from './probes.ts';
import { ownersOf } from './sheets.ts';
import { trainName } from './train-name.ts';
import { words } from './words.ts';

/** The company or investor whose turn it is; in stock rounds, in the opening and for private matters the player. */
function actingOwner(state: BaseState, seat: number): string {
  const player = `player-${seat}`;
  if (!isPosition(state)) return player;
  const frame = state.flow.at(-1);
  switch (frame?.kind) {
    case 'companyTurn':
    case 'investorTurn':
    case 'merger':
      return actingIn(state) ?? player;
    case 'homeCity':
    case 'discardTrains':
      return frame.company;
    default:
      return player;
  }
}

/** A run tells its routes: train, stops with their values, and the sum. */
function details(event: GameEvent, speaker: Speaker): readonly string[] {
  const { routes } = event;
  if (event.type !== 'ran' || !Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown) => {
    if (!isRecord(route) || !Array.isArray(route['stops'])) return [];
    const stops = route['stops'].map((stop) => stopWord(String(stop))).join(' + ');
    const train = trainName(String(route['train']), speaker);
    return [speaker.text(words.route, { train, stops, revenue: Number(route['revenue']) })];
  });
}

/** “A3.offboard0 20” is Russia 20. */
function stopWord(stop: string): string {
  const [place = '', value = ''] = stop.split(' ');
  return `${placeName(place.split('.')[0] ?? place)} ${value}`;
}

const BONUSES: Readonly<Record<string, Text>> = {
  transSiberian: words.transSiberian,
  'tianjin-dalian': words.ferry,
  'dalian-shandong': words.ferry,
  'qingdao-shanghai': words.ferry,
};

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** A tile, the chosen tile in one of its turns, or a company by its marker. */
function Picture({ param, value, values }: { readonly param: string; readonly value: Json; readonly values: Params }) {
  if (param === 'company' && typeof value === 'string' && isCompany(value)) {
    return <Marker look={lookOf(value)} size={26} />;
  }
  const name = param === 'tile' ? value : param === 'rotation' ? values['tile'] : undefined;
  const tile = typeof name === 'string' ? map.tiles.get(name) : undefined;
  const rotation = param === 'rotation' ? ROTATIONS.find((turn) => turn === value) : 0;
  if (!tile || rotation === undefined) return null;
  return (
    <TileFace
      tile={tile}
      rotation={rotation}
      look={mapLookOf('1880')}
      width={34}
      orientation={map.grid.layout.orientation}
    />
  );
}

export const view: TitleView = {
  title: china,
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
  Hand,
  running: {
    type: 'run',
    param: 'routes',
    plan,
    trainName,
    earned: (event, company) => {
      if (event['company'] !== company) return undefined;
      return event.type === 'ran' ? Number(event['revenue']) : event.type === 'didNotRun' ? 0 : undefined;
    },
    placeName: (place, speaker) => {
      const word = BONUSES[place];
      return word ? speaker.text(word) : placeName(place.split('.')[0] ?? place);
    },
  },
  wanted,
  meant,
  ticketAction,
  plain: ['priceMoved'],
  priced: ['sellShares', 'payDividend', 'withhold', 'exchangeRocket', 'takePayment', 'mergeTreasury'],
  topics: {
    ...named('money', ['bid', 'privateSold', 'priceDropped', 'privatesPay', 'privatePaid', 'ran', 'didNotRun']),
    ...named('money', ['dividendPaid', 'revenueKept', 'forcedPurchase', 'directorPaid', 'paymentTaken']),
    ...named('money', ['debtTaken', 'interestCharged', 'debtRepaid', 'paymentDeclined', 'merged', 'secondHalf']),
    ...named('track', ['tileLaid', 'markerPlaced', 'homePlaced', 'markerReplaced', 'markerRemoved']),
    ...named('track', ['investorJoins', 'permitAssigned']),
    ...named('trains', ['trainBought', 'phaseBegan', 'trainsScrapped', 'trainsRemoved', 'trainDiscarded']),
    ...named('trains', ['rocketExchanged', 'rocketForced', 'rocketPlaced', 'rocketLost', 'takeover', 'endNears']),
    ...named('market', ['founded', 'cardReserved', 'shareBought', 'sharesSold', 'directorChanged', 'priceMoved']),
    ...named('market', ['soldOut', 'opened', 'exchangeReopened']),
  },
  panels: [
    { id: 'market', name: words.market, icon: 'market', Body: Market },
    { id: 'material', name: words.trainsPage, icon: 'supply', Body: Material },
  ],
  firstPage: 'market',
  // Nine rows of prices.
  drawer: 372,
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
