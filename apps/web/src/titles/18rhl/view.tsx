import type { BaseState, GameEvent, Json, Params, Text } from '@stellwerk/engine/kernel';
import { isCompany, maps, rhl } from '@stellwerk/titles/18rhl';
import type { Speaker } from '../../text/speaker.ts';
import { CHARTS, libraryOf, topicsOf } from '../railway/pages.ts';
import { TilePicture } from '../railway/picture.tsx';
import { earnedBy, routesTold, tradeName } from '../railway/told.ts';
import { words as common } from '../railway/words.ts';
import type { TitleView } from '../view.ts';
import { Board } from './board.tsx';
import { mapLook } from './look.ts';
import { ask, nameOf, noteOn, steps } from './naming.ts';
import { Packet } from './packet.tsx';
import { CompaniesPage, MapPage, Market, MarketLibrary, Material, TilesPage, TrainsPage } from './panels.tsx';
import { stopName } from './places.ts';
import { plan } from './plan.ts';
import { isPosition } from './position.ts';
import { meant, meantByPart, ticketAction, wanted } from './probes.ts';
import { headerOf, ownersOf } from './sheets.ts';
import { words } from './words.ts';

/** The company whose turn it is; else the player. */
function actingOwner(state: BaseState, seat: number): string {
  const turn = isPosition(state) ? [...state.flow].reverse().find((frame) => 'company' in frame) : undefined;
  return turn && 'company' in turn ? turn.company : `player-${seat}`;
}

/** A run tells its routes: train, stops with their values, and the sum. */
function details(event: GameEvent, speaker: Speaker): readonly string[] {
  return routesTold(event, stopName).map((route) => speaker.text(words.route, { ...route }));
}

const BONUSES: Readonly<Record<string, Text>> = {
  montan: words.montan,
  ironRhine: words.ironRhine,
  rheingold: words.rheingold,
  EasternRuhr: words.easternRuhr,
};

function Picture(props: { readonly param: string; readonly value: Json; readonly values: Params }) {
  return <TilePicture map={maps.standard} look={mapLook} {...props} />;
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
  nameOfDraft: (choices, speaker) => tradeName(choices, isCompany, speaker),
  noteOn,
  Hand: Packet,
  running: {
    type: 'run',
    param: 'routes',
    plan,
    trainName: (train, speaker) => speaker.text(words.trainName, { train }),
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
  grave: ['bankrupt', 'receivership', 'gameEnded'],
  priced: ['sellShares'],
  topics: topicsOf({
    money: [
      ...['bid', 'itemSold', 'privatePaid', 'dividendPaid', 'incomeKept', 'ran', 'didNotRun', 'directorPaid'],
      ...['aachenLinked', 'debtRepaid', 'bankBroke', 'bankCompleted', 'priceCut'],
      ...['forcedPurchase', 'bankrupt'],
    ],
    track: ['tileLaid', 'markerPlaced', 'homePlaced', 'sitesPlaced'],
    trains: ['trainBought', 'trainOffered', 'trainsScrapped', 'trainDiscarded', 'phaseBegan', 'offerDeclined'],
    market: [
      ...['founded', 'shareBought', 'sharesSold', 'priceMoved', 'soldOut', 'parSet', 'floated'],
      ...['directorChanged', 'receivership'],
    ],
  }),
  panels: [
    { id: 'market', name: common.market, icon: 'market', Body: Market },
    { id: 'material', name: common.material, icon: 'supply', Body: Material },
  ],
  firstPage: 'market',
  charts: CHARTS,
  library: libraryOf(words.trainsPage, {
    map: MapPage,
    tiles: TilesPage,
    trains: TrainsPage,
    market: MarketLibrary,
    companies: CompaniesPage,
  }),
};
