import type { BaseState, Text } from '@stellwerk/engine/kernel';
import { china, FERRIES, isCompany, isPosition } from '@stellwerk/titles/1880';
import { Marker } from '../../draw/index.ts';
import { libraryOf, marketPanel, topicsOf } from '../railway/pages.tsx';
import { type PictureProps, TilePicture } from '../railway/picture.tsx';
import { railwayView, runningOf } from '../railway/view.tsx';
import type { TitleView } from '../view.ts';
import { nameOf, noteOn } from './action-names.ts';
import { actingIn } from './circle.ts';
import { core } from './core.ts';
import { dealing, dealName } from './deals.ts';
import { Hand } from './hand.tsx';
import { headerOf } from './header.ts';
import { lookOf } from './look.ts';
import { CompaniesPage, MapPage, Market, Material, TrainsPage } from './pages.tsx';
import { powerOf } from './powers.ts';
import { ask, steps } from './questions.ts';
import { railway } from './railway.ts';
import { ownersOf } from './sheets.ts';
import { buildingAt, shareDeals, trainPurchase, wantedActions } from './wanted-actions.ts';
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

const BONUSES: Readonly<Record<string, Text>> = {
  transSiberian: words.transSiberian,
  ...Object.fromEntries(Object.values(FERRIES).map((ferry) => [ferry, words.ferry])),
};

/** A company by its marker, or a tile. */
function Picture(props: PictureProps) {
  const { param, value } = props;
  if (param === 'company' && typeof value === 'string' && isCompany(value)) {
    return <Marker look={lookOf(value)} size={26} />;
  }
  return <TilePicture railway={railway} {...props} />;
}

const library = libraryOf(railway, {
  trainsName: words.trainsPage,
  trains: TrainsPage,
  companies: CompaniesPage,
});

export const view: TitleView = {
  ...railwayView(railway),
  title: china,
  tradesFiles: true,
  running: runningOf(railway, core.plan, BONUSES),
  ending: ['pass', 'borrow'],
  Picture,
  Hand,
  powerOf,
  dealing,
  dealName,
  headerOf,
  ownersOf,
  actingOwner,
  ask,
  steps,
  nameOf,
  noteOn,
  wanted: wantedActions,
  actionsAtPlace: buildingAt,
  actionsAtPart: shareDeals,
  actionAtTicket: trainPurchase,
  grave: ['debtTaken', 'rocketLost', 'gameEnded'],
  priced: ['sellShares', 'payDividend', 'withhold', 'exchangeRocket', 'takePayment', 'mergeTreasury'],
  topics: topicsOf({
    money: [
      ...['privateSold', 'priceDropped', 'privatesPay', 'revenueKept', 'paymentTaken', 'debtTaken'],
      ...['interestCharged', 'paymentDeclined', 'merged', 'secondHalf'],
    ],
    track: ['markerReplaced', 'markerRemoved', 'investorJoins', 'permitAssigned'],
    trains: [
      ...['trainsRemoved', 'rocketExchanged', 'rocketForced', 'rocketPlaced', 'rocketLost', 'takeover'],
      'endNears',
    ],
    market: ['cardReserved', 'opened', 'exchangeReopened'],
  }),
  panels: [
    { ...marketPanel(railway), Body: Market },
    { id: 'material', name: words.trainsPage, icon: 'supply', Body: Material },
  ],
  // Nine rows of prices.
  drawer: 372,
  library: library.map((page) => (page.id === 'map' ? { ...page, Body: MapPage } : page)),
};
