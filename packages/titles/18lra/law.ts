import { POOL, percentOf, playerOwner } from '@stellwerk/engine/finance';
import { refuse, type Tell } from '@stellwerk/engine/kernel';
import { type Lay, labelFault } from '@stellwerk/engine/track';
import { exactDealing } from '../rhineland/dealing.ts';
import { isWithShareholders } from '../rhineland/floating.ts';
import type { LaidNow, Law } from '../rhineland/law.ts';
import { isFirst, layChecks } from '../rhineland/lay-checks.ts';
import { scrapOutdated } from '../rhineland/phase-effects.ts';
import { leftOfLastBuyer, richestFromHolder } from '../rhineland/priority.ts';
import { isCityReached } from '../rhineland/reached-city.ts';
import { GELDERN, KREFELD, RIVER_COSTS } from './board.ts';
import { box } from './box.ts';
import { limitOrBrown } from './brown-phase.ts';
import { layCites } from './cites.ts';
import { type Company, type CompanyId, companies, homes } from './companies.ts';
import { watchDalheim } from './dec.ts';
import { noteFirst, settleGeldern } from './geldern.ts';
import { payGveLine } from './gve-line.ts';
import { keptCircles, markerCost } from './harbours.ts';
import { afterTurnOfTwo, passCardAround } from './investor.ts';
import { isBlocked, isEndOnly } from './network.ts';
import { INVESTOR } from './owners.ts';
import { packet } from './packet.ts';
import { powers, refuseReserved } from './powers/index.ts';
import { CERTIFICATE_LIMIT } from './preparation.ts';
import { routeRules } from './route-rules.ts';
import { hasRoute } from './running.ts';
import { inPlay } from './scenarios.ts';
import { afterShortTurn, endOfShortGame } from './short-game.ts';
import { GKB_TRAIN } from './start-items.ts';
import { type CompanyTurn, isBrown, isShort, mapOf, phaseOf, priceNow, type State, type StockRound } from './state.ts';

const dealing = exactDealing(box);

/** How 18LRA decides where the games on the Rhine differ. Numbers like A-12 name readings: docs/readings/18lra.md */
export const law: Law = {
  mapOf,
  packet,

  /** Left of the last buyer, with the priority deal. 18lra/5.1.1-p */
  sharesBegin: leftOfLastBuyer,
  /** 18lra/5-c */
  priorityAfter: richestFromHolder,
  /** 18lra/5-a, 18lra/2p-n, 18lra/short-i */
  afterStockTurn(state: State, round: StockRound, allPassed: boolean, tell: Tell) {
    if (isShort(state)) return afterShortTurn(state, round, allPassed);
    if (state.investorCard !== null) return afterTurnOfTwo(state, round, allPassed, tell);
    return allPassed ? 'ends' : 'goesOn';
  },
  afterStockRound: passCardAround,
  /** 18lra/5-e, 18lra/6.3-b, 18lra/short-k */
  operatingRounds: (state: State) => (isShort(state) ? 1 : phaseOf(state).operatingRounds),
  endOfGame: (state: State) => (isShort(state) ? endOfShortGame(state) : undefined),
  /** 18lra/3.3-f */
  refuseCompany: (state: State, { id }: Company) =>
    inPlay(state.scenario).includes(id) ? undefined : refuse('18lra/3.3-f'),
  /** 18lra/5.2.2-a, 18lra/2p-a, 18lra/short-e */
  certificateLimit: (state: State) => CERTIFICATE_LIMIT[state.options.length][state.startingPlayers] ?? 0,

  /** 18lra/3.1-b, 18lra/5.1.5-a */
  floatsAt: () => 'purchase',
  /**
   * The price of every share that players and Investor have; from brown on of all ten. 18lra/5.1.5-d, 18lra/5.1.5-f,
   * 18lra/4.2-e, 18lra/4.2-f, 18lra/2p-l
   */
  capitalOf(state: State, company: Company) {
    const holders = [...state.seats.map(playerOwner), INVESTOR];
    const sold = holders.reduce((sum, holder) => sum + percentOf(state, company, holder), 0);
    return ((isBrown(state) ? 100 : sold) / 10) * priceNow(state, company.id);
  },
  /** The charter owns them; from brown on they go to the pool. 18lra/5.1.5-c, 18lra/5.1.5-f */
  unsoldGoesTo: (state: State, { id }: Company) => (isBrown(state) ? POOL : id),
  /** 18lra/5.1.5-e, 18lra/5.1.5-f */
  priceAfterFloat: () => 'rises',
  /** 18lra/3.1-d, 18lra/5.1.5-b */
  homesAt: 'float',
  /** 18lra/4.2.3-m */
  homesOf: (state: State, { id }: Company) => [homes[state.options.homes][id].hex],

  /** 18lra/4.2.3-f */
  afterFloat: (state: State, _: Company, tell) => payGveLine(state, tell),

  /** 18lra/5.2.1-c */
  refuseSale: (state: State, { id }: Company) => (state.companies[id].floated ? undefined : refuse('18lra/5.2.1-c')),
  /** 18lra/4.2.1-a, 18lra/4.2.1-b, 18lra/4.2.1-c, 18lra/4.2.1-e, 18lra/4.2.1-f */
  dealing: () => dealing,
  /** 18lra/5.2.1-e */
  sellsBlocks: () => false,
  /** 18lra/5-d, 18lra/5-f */
  isSoldOut: (state: State, company: Company) => isWithShareholders(box, state, company),
  /** 18lra/6.2.5-c */
  unmovedMarker: 'goesUnder',

  powers,
  refuseReserved,
  /** A second yellow tile in the first turn of some. 18lra/4.2.3-c, 18lra/4.2.3-d, 18lra/6.2.1-d */
  furtherColors: (state: State, { company, yellowLays }: CompanyTurn) =>
    companies[company].quickStart && !state.companies[company].acted && yellowLays === 1 ? ['yellow'] : [],
  /** 18lra/6.2-a */
  buildsLate: () => false,
  /** Lettered hexes take what their letters show. 18lra/6.2.1.2-e, 18lra/6.2.1.2-f, 18lra/6.2.1.2-g */
  layChecks: layChecks(
    layCites,
    (lay: Lay) => labelFault(lay),
    (lay: Lay) => !isFirst(lay) && lay.old.labels.length > 0,
  ),
  /** 18lra/6.2.1-c, 18lra/6.2.1.4-d */
  costRule: (hex) => (RIVER_COSTS.includes(hex) ? '18lra/6.2.1.4-d' : '18lra/6.2.1-c'),
  /** 18lra/6.2.1.2-c, 18lra/6.2.1.2-i */
  gainsCity: isCityReached,
  afterLay(state: State, tell: Tell, { frame, hex, tile, power }: LaidNow & { readonly frame: CompanyTurn }) {
    if (!power && tile.color === 'yellow') frame.yellowLays = (frame.yellowLays ?? 0) + 1;
    if (hex === GELDERN) settleGeldern(state);
    payGveLine(state, tell);
    watchDalheim(state, tell);
  },

  keptCircles,
  markerCost,
  /** 18lra/4.2.3-e */
  marksFreely: (_: State, { id }: Company, hex) => id === 'CCE' && hex === KREFELD,
  afterMarker: noteFirst,

  isEndOnly,
  isBlocked,
  routeRules,
  /** 18lra/4.1.2-no6-d */
  faultRule: (train, code) =>
    train === GKB_TRAIN.type && ['too-long', 'no-own-station'].includes(code) ? '18lra/4.1.2-no6-d' : undefined,
  /** 18lra/6.2.3-a */
  standsStill: () => false,
  afterIncome: () => undefined,

  /** 18lra/6.2.6.1-a */
  owesTrain: (state: State, company: CompanyId) => hasRoute(state, company),
  /** 18lra/6.2.6-d */
  tradesTrains: () => true,
  refuseSeller: () => undefined,
  /** 18lra/6.3-e */
  phaseEffects: [scrapOutdated, limitOrBrown],
  isPhaseBeginning: (state: State) => state.flow.some(({ kind }) => kind === 'brownPhase'),

  /** 18lra/7.2-a, 18lra/6.2.6.2-g */
  accounts: (state: State, seat: number) => ({ loans: 0 - 2 * (state.loans[seat] ?? 0) }),
};
