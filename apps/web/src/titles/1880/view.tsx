import type { BaseState, GameEvent, Json, Params, Text } from '@stellwerk/engine/kernel';
import { china, isCompany, map } from '@stellwerk/titles/1880';
import { Marker } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import { CHARTS, libraryOf, topicsOf } from '../railway/pages.ts';
import { TilePicture } from '../railway/picture.tsx';
import { earnedBy, routesTold, tradeName } from '../railway/told.ts';
import { words as common } from '../railway/words.ts';
import type { TitleView } from '../view.ts';
import { Board } from './board.tsx';
import { actingIn } from './circle.ts';
import { Hand } from './hand.tsx';
import { headerOf } from './header.ts';
import { lookOf, mapLook } from './look.ts';
import { ask, nameOf, noteOn, steps } from './naming.ts';
import { CompaniesPage, MapPage, Market, MarketLibrary, Material, TilesPage, TrainsPage } from './panels.tsx';
import { stopName } from './places.ts';
import { plan } from './plan.ts';
import { isPosition } from './position.ts';
import { meant, meantByPart, ticketAction, wanted } from './probes.ts';
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
  return routesTold(event, stopName).map((route) =>
    speaker.text(words.route, { ...route, train: trainName(route.train, speaker) }),
  );
}

const BONUSES: Readonly<Record<string, Text>> = {
  transSiberian: words.transSiberian,
  'tianjin-dalian': words.ferry,
  'dalian-shandong': words.ferry,
  'qingdao-shanghai': words.ferry,
};

/** A company by its marker, or a tile. */
function Picture(props: { readonly param: string; readonly value: Json; readonly values: Params }) {
  const { param, value } = props;
  if (param === 'company' && typeof value === 'string' && isCompany(value)) {
    return <Marker look={lookOf(value)} size={26} />;
  }
  return <TilePicture map={map} look={mapLook} {...props} />;
}

export const view: TitleView = {
  title: china,
  shape: 'portrait',
  pointing: { layTile: ['hex'], placeMarker: ['hex'] },
  turning: 'rotation',
  ending: ['pass', 'borrow'],
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
  nameOfDraft: (choices, speaker) => tradeName(choices, isCompany, speaker),
  noteOn,
  Hand,
  running: {
    type: 'run',
    param: 'routes',
    plan,
    trainName,
    earned: earnedBy,
    placeName: (place, speaker) => {
      const word = BONUSES[place];
      return word ? speaker.text(word) : stopName(place);
    },
  },
  wanted,
  meant,
  meantByPart,
  ticketAction,
  plain: ['priceMoved'],
  grave: ['debtTaken', 'rocketLost', 'gameEnded'],
  priced: ['sellShares', 'payDividend', 'withhold', 'exchangeRocket', 'takePayment', 'mergeTreasury'],
  topics: topicsOf({
    money: [
      ...['bid', 'privateSold', 'priceDropped', 'privatesPay', 'privatePaid', 'ran', 'didNotRun'],
      ...['dividendPaid', 'revenueKept', 'forcedPurchase', 'directorPaid', 'paymentTaken', 'debtTaken'],
      ...['interestCharged', 'debtRepaid', 'paymentDeclined', 'merged', 'secondHalf'],
    ],
    track: [
      ...['tileLaid', 'markerPlaced', 'homePlaced', 'markerReplaced', 'markerRemoved'],
      ...['investorJoins', 'permitAssigned'],
    ],
    trains: [
      ...['trainBought', 'phaseBegan', 'trainsScrapped', 'trainsRemoved', 'trainDiscarded', 'rocketExchanged'],
      ...['rocketForced', 'rocketPlaced', 'rocketLost', 'takeover', 'endNears'],
    ],
    market: [
      ...['founded', 'cardReserved', 'shareBought', 'sharesSold', 'directorChanged', 'priceMoved'],
      ...['soldOut', 'opened', 'exchangeReopened'],
    ],
  }),
  panels: [
    { id: 'market', name: common.market, icon: 'market', Body: Market },
    { id: 'material', name: words.trainsPage, icon: 'supply', Body: Material },
  ],
  firstPage: 'market',
  // Nine rows of prices.
  drawer: 372,
  charts: CHARTS,
  library: libraryOf(words.trainsPage, {
    map: MapPage,
    tiles: TilesPage,
    trains: TrainsPage,
    market: MarketLibrary,
    companies: CompaniesPage,
  }),
};
