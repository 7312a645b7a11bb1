import { POOL, percentOf, playerOwner } from '@stellwerk/engine/finance';
import { refuse, type Tell } from '@stellwerk/engine/kernel';
import { type Lay, labelFault, trackGraph } from '@stellwerk/engine/track';
import { isLinkedByTrack, payAachenFund } from '../rhineland/aachen-link.ts';
import { exactDealing } from '../rhineland/dealing.ts';
import { isWithShareholders } from '../rhineland/floating.ts';
import type { Law } from '../rhineland/law.ts';
import { layChecks } from '../rhineland/lay-checks.ts';
import { closeInBrown, enforceTrainLimit, scrapOutdated } from '../rhineland/phase-effects.ts';
import { leftOfLastBuyer, richestFromHolder } from '../rhineland/priority.ts';
import { isCityReached } from '../rhineland/reached-city.ts';
import { hasBegun } from '../rhineland/state.ts';
import { METROPOLES } from './board.ts';
import { box } from './box.ts';
import { CROSSING, layCites } from './cites.ts';
import type { Company, CompanyId } from './companies.ts';
import { isBlocked, isEndOnly } from './network.ts';
import { packet } from './packet.ts';
import { powers, refuseReserved } from './powers/index.ts';
import { refuseAntwerpen, routeRules } from './route-rules.ts';
import { hasRoute } from './running.ts';
import { mapOf, priceNow, type State } from './state.ts';

const dealing = exactDealing(box);

/** How 18RhI decides where the games on the Rhine differ. Numbers like A-12 name readings: docs/readings/18rhi.md */
export const law: Law = {
  mapOf,
  packet,

  /** Left of the last buyer, with the priority deal. 18rhi/5.1.1-p */
  sharesBegin: leftOfLastBuyer,
  /** 18rhi/5-c */
  priorityAfter: richestFromHolder,

  /** 18rhi/3.1-b, 18rhi/5.1.5-a, 18rhi/4.1.1-no6-c, 18rhi/4.2.2-f */
  floatsAt: () => 'purchase',
  /**
   * The price of every share that players have; from brown on of all ten. For RhE that is what was paid for its director
   * certificate up to 140 M. 18rhi/5.1.5-d, 18rhi/5.1.5-f, 18rhi/4.2-e, 18rhi/4.2-f, 18rhi/4.2.2-e, 18rhi/4.1.1-no6-b
   */
  capitalOf(state: State, company: Company) {
    const sold = state.seats.reduce((sum, seat) => sum + percentOf(state, company, playerOwner(seat)), 0);
    return ((isBrown(state) ? 100 : sold) / 10) * priceNow(state, company.id);
  },
  /** The charter owns them; from brown on they go to the pool. 18rhi/5.1.5-c, 18rhi/5.1.5-f */
  unsoldGoesTo: (state: State, { id }: Company) => (isBrown(state) ? POOL : id),
  /** 18rhi/5.1.5-e, 18rhi/5.1.5-f */
  priceAfterFloat: () => 'rises',
  /** 18rhi/3.1-d, 18rhi/5.1.5-b */
  homesAt: 'float',

  /** 18rhi/5.2.1-c */
  refuseSale: (state: State, { id }: Company) => (state.companies[id].floated ? undefined : refuse('18rhi/5.2.1-c')),
  /** 18rhi/4.2.1-a, 18rhi/4.2.1-b, 18rhi/4.2.1-c, 18rhi/4.2.1-e, 18rhi/4.2.1-f */
  dealing: () => dealing,
  /** 18rhi/5.2.1-e */
  sellsBlocks: () => false,
  /** 18rhi/5-d, 18rhi/5-f */
  isSoldOut: (state: State, company: Company) => isWithShareholders(box, state, company),
  /** 18rhi/6.2.5-c */
  unmovedMarker: 'goesUnder',

  powers,
  refuseReserved,
  /** 18rhi/6.2-a */
  buildsLate: () => false,
  layChecks: layChecks(layCites, (lay: Lay) => labelFault(lay)),
  /** 18rhi/6.2.1-c, 18rhi/6.2.1.3-b, 18rhi/6.2.1.3-e */
  costRule(hex) {
    if (METROPOLES.has(hex)) return '18rhi/6.2.1.3-b';
    return hex === CROSSING ? '18rhi/6.2.1.3-e' : '18rhi/6.2.1-c';
  },
  /** 18rhi/6.2.1.2-c, 18rhi/6.2.1.2-i */
  gainsCity: isCityReached,
  /** 18rhi/4.1.1-no6-d */
  afterLay(state: State, tell: Tell) {
    const isEnd = isEndOnly.bind(null, state);
    payAachenFund(state, () => isLinkedByTrack(trackGraph(mapOf(state), state.track), state, isEnd), tell);
  },

  isEndOnly,
  isBlocked,
  routeRules,
  refuseRun: refuseAntwerpen,
  /** 18rhi/6.2.3-a */
  standsStill: () => false,
  afterIncome: () => undefined,

  /** 18rhi/6.2.6.1-a */
  owesTrain: (state: State, company: CompanyId) => hasRoute(state, company),
  /** 18rhi/6.2.6-d */
  tradesTrains: () => true,
  refuseSeller: () => undefined,
  /** 18rhi/6.3-e */
  phaseEffects: [scrapOutdated, closeInBrown, enforceTrainLimit],

  /** 18rhi/7.2-a, 18rhi/6.2.6.2-g */
  accounts: (state: State, seat: number) => ({ loans: 0 - 2 * (state.loans[seat] ?? 0) }),
};

function isBrown(state: State): boolean {
  return hasBegun(state.phase, '5');
}
