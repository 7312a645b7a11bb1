import { OFFERING, POOL, percentOf } from '@stellwerk/engine/finance';
import { refuse } from '@stellwerk/engine/kernel';
import { type Lay, labelFault } from '@stellwerk/engine/track';
import { isWithShareholders } from '../rhineland/floating.ts';
import type { Law } from '../rhineland/law.ts';
import { layChecks } from '../rhineland/lay-checks.ts';
import { closeInBrown, enforceTrainLimit, scrapOutdated } from '../rhineland/phase-effects.ts';
import { raisesReachedCity } from '../rhineland/reached-city.ts';
import { hasBegun } from '../rhineland/state.ts';
import { payAachenFund } from './aachen-link.ts';
import { METROPOLES } from './board.ts';
import { box } from './box.ts';
import { CROSSING, layCites } from './cites.ts';
import type { Company, CompanyId } from './companies.ts';
import { dealingIn } from './dealing.ts';
import { isBookedSoldOut } from './kkk-change.ts';
import { isBlocked, isEndOnly } from './network.ts';
import { packet } from './packet.ts';
import { powers, refuseReserved } from './powers/index.ts';
import { nextPriority } from './priority.ts';
import { routeRules } from './route-rules.ts';
import { inReceivership, mapOf, priceNow, type StartPacket, type State } from './state.ts';
import { noteLink, owesTrain } from './train-duty.ts';

/** The three RhE certificates that went to the pool with No. 6. 18rhl/4.2-no6-d */
const RHE_POOL_PERCENT = 30;

/** How 18Rhl decides where the games on the Rhine differ. Numbers like A-41 name readings: docs/readings/18rhl.md */
export const law: Law = {
  mapOf,
  packet,

  /** Whoever would act next, or the richest where the reading has it. 18rhl/3-r */
  sharesBegin(state: State, frame: StartPacket) {
    if (state.options.firstShares === 'next-seat') return frame.seat;
    state.priority = nextPriority(state, frame.lastBuyer, frame.seat);
    return state.priority;
  },
  priorityAfter: nextPriority,

  /** 18rhl/16.4-a, (A-41) */
  floatsAt: (state: State) => (state.options.floating === 'at-once' ? 'purchase' : 'roundEnd'),
  /** Par for every share sold out of the initial offering; from brown on ten times the price. 18rhl/16.4-b, 18rhl/16.4-d */
  capitalOf(state: State, company: Company) {
    if (isBrown(state)) return 10 * priceNow(state, company.id);
    const sold = 100 - percentOf(state, company, OFFERING);
    const par = state.companies[company.id].par ?? 0;
    if (company.id !== 'RhE') return (sold / 10) * par;
    const further = ((sold - RHE_POOL_PERCENT - 20) / 10) * par;
    return further + (state.options.rheTreasury === 'bid' ? state.rheBid : 2 * par);
  },
  /** 18rhl/16.4-d */
  unsoldGoesTo: (state: State) => (isBrown(state) ? POOL : undefined),
  /** 18rhl/16.4-c, 18rhl/16.4-d */
  priceAfterFloat: (state: State) => (isBrown(state) ? 'stays' : 'risesAtRoundEnd'),
  /** 18rhl/9-g */
  homesAt: 'firstTurn',

  /** 18rhl/16.5-e */
  refuseSale: (state: State, company: Company) =>
    state.companies[company.id].acted ? undefined : refuse('18rhl/16.5-e'),
  dealing: dealingIn,
  sellsBlocks: (state: State) => state.options.saleBlocks === 'several',
  /** 18rhl/15.3-a */
  isSoldOut: (state: State, company: Company) =>
    isWithShareholders(box, state, company) && (company.id !== 'KKK' || isBookedSoldOut(state)),

  /** 18rhl/12-c */
  unmovedMarker: 'staysOnTop',

  powers,
  refuseReserved,
  buildsLate: (state: State) => state.options.powers === 'until-trains',
  layChecks: layChecks(layCites, labelAgrees),
  /** What is printed there is paid. 18rhl/7.1-i, 18rhl/7.2-b, 18rhl/7.2-f */
  costRule(hex) {
    if (METROPOLES.has(hex)) return '18rhl/7.2-b';
    return hex === CROSSING ? '18rhl/7.2-f' : '18rhl/7.1-i';
  },
  /** The track printed on G12 is kept like that of a tile. 18rhl/8-e, (A-52) */
  gainsCity: raisesReachedCity,
  afterLay: payAachenFund,

  isEndOnly,
  isBlocked,
  routeRules,
  /** 18rhl/10.1-n */
  standsStill: (state: State) => state.options.running === 'free',
  afterIncome: (state: State, company: CompanyId) => noteLink(state, company),

  owesTrain,
  /** 18rhl/13.1-e */
  tradesTrains: (state: State) => state.options.trainTrade === 'always' || hasBegun(state.phase, '3'),
  /** 18rhl/13.1-j, 18rhl/4.1-g */
  phaseEffects: [scrapOutdated, closeInBrown, enforceTrainLimit],
  refuseSeller(state: State, { id }: Company) {
    const indebted = state.companies[id].debt > 0 && state.options.indebted === 'keeps-trains';
    return inReceivership(state, id) || indebted ? refuse('18rhl/13.3-i') : undefined;
  },
};

function isBrown(state: State): boolean {
  return hasBegun(state.phase, '5');
}

/** Essen's promotion tile goes on the brown tile of D13 only, whose letter is another. 18rhl/18.3-a */
function labelAgrees(lay: Lay) {
  if (lay.next.labels.includes('Essen')) return lay.hex === 'D13' && lay.old.color === 'brown' ? undefined : 'label';
  return labelFault(lay);
}
