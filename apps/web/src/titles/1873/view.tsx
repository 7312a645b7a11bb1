import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import {
  COMPANY_IDS,
  harzbahn,
  isFounded,
  isMine,
  isPosition,
  mines,
  railways,
  type State,
} from '@stellwerk/titles/1873';
import { routeTexts } from '../railway/event-texts.ts';
import { libraryOf, marketPanel, topicsOf } from '../railway/pages.tsx';
import { actionOf, buildingOn } from '../railway/pointed-actions.ts';
import { railwayView, runningOf } from '../railway/view.tsx';
import { words as common } from '../railway/words.ts';
import type { TitleView } from '../view.ts';
import { nameOf, noteOn } from './action-names.ts';
import { dealing, dealName } from './deals.ts';
import { Hand } from './hand.tsx';
import { headerOf } from './header.ts';
import { MinesPage } from './mines-page.tsx';
import { CompaniesPage, Material, UnitsPage } from './pages.tsx';
import { bonuses } from './places.ts';
import { plan } from './plan.ts';
import { minePower, powerOf } from './powers.ts';
import { ask, steps } from './questions.ts';
import { railway } from './railway.ts';
import { ownersOf } from './sheets.ts';
import { words } from './words.ts';

/** The mine or the company whose turn it is; else the player. */
function actingOwner(state: BaseState, seat: number): string {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  switch (frame?.kind) {
    case 'mineTurn':
      return frame.mine;
    case 'mineCompanyTurn':
    case 'railwayTurn':
      return frame.company;
    default:
      return `player-${seat}`;
  }
}

const buying = (seat: number, company: string) => actionOf('buyShare', seat, { company, from: 'pool' });
const selling = (seat: number, company: string) => actionOf('sellShares', seat, { company, count: 1 });

/** Tiles and stations somebody may mean who points at a hex; nobody's station is replaced unless asked for. */
function building(state: State, seat: number, hex: string): readonly BaseAction[] {
  return buildingOn(railway, state, seat, hex).map((action) =>
    action.type === 'placeMarker' ? { ...action, replaces: null } : action,
  );
}

/** What somebody looks for: what of it is not offered is listed with the reason. */
function wanted(state: BaseState, seat: number): readonly BaseAction[] {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isPosition(state) || !frame) return [];
  switch (frame.kind) {
    case 'stockRound':
      return COMPANY_IDS.filter((id) => isFounded(state, id)).flatMap((company) => [
        buying(seat, company),
        selling(seat, company),
      ]);
    case 'mineTurn':
    case 'railwayTurn': {
      const hex = frame.kind === 'mineTurn' ? mines[frame.mine].hex : railways[frame.company].homes[0];
      if (hex === undefined) return [];
      return [
        ...building(state, seat, hex).slice(0, 1),
        ...(frame.kind === 'railwayTurn' ? [actionOf('buyLoco', seat), actionOf('issueShares', seat)] : []),
      ];
    }
    default:
      return [];
  }
}

const running = runningOf(railway, plan, bonuses);

export const view: TitleView = {
  ...railwayView(railway),
  shape: 'landscape',
  drawer: 176,
  title: harzbahn,
  tradesFiles: true,
  headerOf,
  ownersOf,
  actingOwner,
  ask,
  steps,
  nameOf,
  noteOn,
  powerOf: (id, speaker) => (isMine(id) ? minePower(id, speaker) : powerOf(id, speaker)) || undefined,
  dealing,
  dealName,
  wishes: ['run', 'payOut', 'buyLoco', 'exercise', 'foundRailway', 'foundMines', 'buyShare', 'buyItem'],
  seldom: ['scrap', 'closeMine'],
  turnEvents: ['mineProduced', 'companyProduced', 'concessionBuilt', 'ran', 'mhePaid'],
  running,
  Hand,
  details: (event, speaker) => routeTexts(railway, event, speaker, (place) => running.placeName(place, speaker)),
  wanted,
  actionsAtPlace: (state, seat, hex) => {
    const kind = topFrame(state)?.kind;
    const builds = kind === 'mineTurn' || kind === 'railwayTurn';
    return isPosition(state) && builds ? building(state, seat, hex) : [];
  },
  actionAtTicket: (state, seat) => {
    const frame = isPosition(state) ? topFrame(state) : undefined;
    if (frame?.kind === 'railwayTurn') return actionOf('buyLoco', seat);
    return frame?.kind === 'mineTurn' ? actionOf('buyMachine', seat, { mines: [frame.mine] }) : undefined;
  },
  actionsAtPart: (seat, company, { kind, seat: holder }) =>
    holder === seat ? [selling(seat, company)] : kind === 'pool' ? [buying(seat, company)] : [],
  plain: ['valueMoved'],
  priced: ['sellShares', 'payOut', 'foundRailway'],
  grave: ['insolvent', 'mineClosed', 'gameEnded'],
  topics: topicsOf({
    money: [
      ...['premiumBid', 'itemBought', 'premiumFell', 'putUp', 'bidRaised', 'leftBidding', 'bidWithdrawn'],
      ...['mineProduced', 'companyProduced', 'paidOut', 'refunded', 'mhePaid', 'subsidised', 'insolvent'],
    ],
    track: [
      'tileSetAside',
      'mineConnected',
      'concessionActive',
      'concessionBuilt',
      'concessionEnded',
      'markersResting',
    ],
    trains: [
      ...['machineBought', 'switcherBought', 'locoBought', 'dieselBought', 'scrapped', 'tradeOffered', 'traded'],
      ...['obsoleteScrapped', 'mheRenewed'],
    ],
    market: [
      ...['concessionBought', 'rightBought', 'railwayFounded', 'floated', 'minesFounded', 'rightExercised'],
      ...['valueMoved', 'mineOffered', 'mineBought', 'sharesIssued', 'sharesToPool', 'offerDeclined', 'mineClosed'],
    ],
  }),
  panels: [
    { ...marketPanel(railway), name: words.valueTrack },
    { id: 'mines', name: words.mines, icon: 'supply', Body: MinesPage },
    { id: 'material', name: common.material, icon: 'supply', Body: Material },
  ],
  charts: railwayView(railway).charts.filter(({ id }) => id !== 'income'),
  library: libraryOf(railway, { trainsName: words.unitsPage, trains: UnitsPage, companies: CompaniesPage }),
};
