import { cashOf, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, type Choice, draw, isRange, topFrame } from '@stellwerk/engine/kernel';
import {
  type Auction,
  byOrder,
  type CompanyId,
  certificateLimit,
  certificatesHeld,
  directorSeat,
  isAtLimit,
  isCompany,
  isInvestor,
  isPosition,
  isPrivate,
  networkOf,
  PHASE_IDS,
  PHASE_LETTERS,
  phaseOf,
  priceNow,
  priceOfTrain,
  type Railway,
  RESTORED,
  routeRules,
  SALE_ORDER,
  type State,
  typeOnSale,
  unitsOf,
  VALUE_STEPS,
} from '@stellwerk/titles/1880';
import { decided, type Thought } from '../bot.ts';
import { AS_EXPECTED } from '../railway/appraisal.ts';
import { type Builder, ratedBuilding } from '../railway/building.ts';
import { candidates } from '../railway/candidates.ts';
import { wordOf } from '../railway/params.ts';
import { blurred, compared, type Decision, type Knowledge, offered, plain } from '../railway/planner.ts';
import { appraise, livesOf, roundsLeft } from './appraise.ts';
import { incomeOf, prospectOf, runOf, sizeOf } from './earnings.ts';
import { type Offers, tradeOffers, turnOffers } from './offers.ts';
import { placeOf, scrappedBy } from './outlook.ts';
import { FINAL_TRAINS, PRIVATE_WORTH } from './weights.ts';
import { wholeTurn } from './whole-turn.ts';

const SALE_HURDLE = 70;
const TRADE_HURDLE = 40;
/** The part of the cash that a bidder keeps for shares. */
const KEPT = 0.3;
/** How far a bid goes towards what the bidder would pay at most. */
const JUMP = 0.3;

/** What players of 1880 know. */
export const knowledge: Knowledge<State> = {
  is: (state: BaseState): state is State => isPosition(state),
  appraise,
  valuation: AS_EXPECTED,
  atOnce(state, seat, { lays }) {
    const top = lays === 0 ? topFrame(state) : undefined;
    const builds = (top?.kind === 'companyTurn' || top?.kind === 'investorTurn') && top.step === 'build';
    return builds ? plain('pass', seat) : undefined;
  },
  decide(decision) {
    const top = topFrame(decision.state);
    switch (top?.kind) {
      case 'auction':
        return bid(decision, top);
      case 'investorChoice':
        return decided(anyOf(decision));
      case 'stockRound':
        return trade(decision);
      case 'companyTurn':
        return inTurn(decision, top.company, top.step);
      case 'investorTurn':
        return inTurn(decision, top.investor, top.step);
      default:
        return undefined;
    }
  },
  /** The appraisal lets a company buy when it is its turn to: who passes does not, and a full round takes a type away. */
  passMatters: ({ state }) => topFrame(state)?.kind === 'companyTurn',
  hurdle(_, action) {
    if (action.type === 'sellShares') return SALE_HURDLE;
    return action.type === 'buyTrain' && isCompany(wordOf(action, 'from')) ? TRADE_HURDLE : 0;
  },
};

function anyOf({ choices, seat, random }: Decision<State>): BaseAction {
  const all = candidates(choices, seat);
  const action = all[draw(random, 'any', Math.max(1, all.length))];
  if (!action) throw new Error('nothing is offered');
  return action;
}

/** Up to what the private is worth, keeping something for shares. */
function bid({ state, seat, choices, temper, random }: Decision<State>, { item }: Auction): Thought {
  const pass = decided(plain('pass', seat));
  const [choice] = offered(choices, 'bid');
  const range = choice?.params['amount'];
  if (!choice || !range || !isRange(range) || !isPrivate(item)) return pass;
  const worth = blurred(PRIVATE_WORTH[item], { ...temper, blur: Math.max(temper.blur, 0.12) }, random);
  const most = Math.min(worth, cashOf(state, playerOwner(seat)) * (1 - KEPT));
  if (range.min > most) return pass;
  const steps = Math.floor((JUMP * (most - range.min)) / range.step);
  const [least] = candidates([choice], seat, 1);
  if (!least) return pass;
  return {
    action: { ...least, ...{ amount: range.min + steps * range.step } },
    considered: [
      { action: least, behind: 0 },
      { action: pass.action, behind: worth - range.min },
    ],
  };
}

function trade(decision: Decision<State>): Thought {
  const { state, choices, seat } = decision;
  // Half as much again is added to a debt at the end of the round.
  const [repay] = offered(choices, 'repay');
  const most = repay?.params['amount'];
  if (repay && most && isRange(most)) return decided({ ...plain('repay', seat), ...{ amount: most.max } });
  // Who has founded a company sees to it that it opens.
  const closed = byOrder(state).filter((id) => opensSoon(state, id, seat));
  const opening = candidates(offered(choices, 'buyShare'), seat).find((action) =>
    closed.some((id) => id === wordOf(action, 'company')),
  );
  return opening ? decided(opening) : compare(decision, tradeOffers);
}

/** A founded company of the seat that opens as soon as it has bought the units that are missing, and it can. */
function opensSoon(state: State, id: CompanyId, seat: number): boolean {
  if (state.companies[id].open || directorSeat(state, id) !== seat) return false;
  const missing = phaseOf(state).opensWith / 10 - unitsOf(state, id, playerOwner(seat));
  return (
    missing > 0 &&
    cashOf(state, playerOwner(seat)) >= missing * priceNow(state, id) &&
    certificateLimit(state) - certificatesHeld(state, seat) >= missing
  );
}

function inTurn(decision: Decision<State>, railway: Railway, step: string): Thought | undefined {
  const { state, choices, seat, temper } = decision;
  if (step === 'build') return build(decision, railway);
  if (step === 'run') {
    const rocket = offered(choices, 'exchangeRocket');
    const [best] = candidates(offered(choices, 'run'), seat, 1);
    if (rocket.length > 0 && isCompany(railway) && trainsOf(state, railway).length === 0) {
      return decided(plain('exchangeRocket', seat));
    }
    return best && decided(best);
  }
  if (step === 'dividend' && !temper.foresight && isCompany(railway) && mustSave(state, railway)) {
    return decided(plain('withhold', seat));
  }
  // Until somebody has bought a train from the bank no type leaves, and the game has no end, so it is bought even if it earns
  // nothing. 1880/X-marker-h
  const [first] = state.marker === null ? candidates(offered(choices, 'buyTrain'), seat, 1) : [];
  if (first) return decided(first);
  // A restored train meets no duty: who saves for one that does leaves it alone.
  const saves = step === 'trains' && !temper.foresight && isCompany(railway) && mustSave(state, railway);
  return compare(decision, (one) => turnOffers(one).filter((choice) => !saves || !isRestoredSale(choice)));
}

function isRestoredSale({ type, params: { train } }: Choice): boolean {
  return type === 'buyTrain' && Array.isArray(train) && train.every((kind) => kind === RESTORED);
}

/** So many phases before its last train goes a company begins to save for the next. */
const SAVING = 3;

/** The phase that takes its last train is near, and what it has and earns until then does not pay for the next one. */
function mustSave(state: State, company: CompanyId): boolean {
  const owned = trainsOf(state, company).filter((kind) => kind !== RESTORED);
  const last = Math.max(0, ...owned.map((kind) => scrappedBy(placeOf(kind))));
  const due = SALE_ORDER[last];
  const phases = last - PHASE_IDS.indexOf(state.phase);
  if (due === undefined || phases > SAVING) return false;
  // In the last of these rounds the phase may begin before it is its turn.
  const earned = Math.max(0, phases - 1) * state.companies[company].lastRevenue;
  return cashOf(state, company) + earned < priceOfTrain(state, due);
}

/** Who looks closely compares whole turns, others one move with another. */
function compare(decision: Decision<State>, offers: Offers): Thought {
  if (decision.temper.thorough) return wholeTurn(knowledge, decision, offers);
  const { random } = decision;
  return compared(knowledge, { ...decision, choices: offers(decision) }, { random, budget: 200 });
}

function build(decision: Decision<State>, railway: Railway): Thought {
  const { title, state, seat, choices, temper, random } = decision;
  const builder = builderOf(state, railway);
  const actions = candidates(
    choices.filter(({ type }) => type === 'layTile' || type === 'placeMarker'),
    seat,
    1000,
  );
  for (const kind of ['layTile', 'placeMarker']) {
    const some = actions.filter(({ type }) => type === kind);
    const rated = ratedBuilding(title, state, knowledge.is, some, builder, temper, random);
    const [best] = rated;
    if (!best) continue;
    const pass = { action: plain('pass', seat), behind: best.gain };
    return {
      action: best.action,
      considered: [...rated.map(({ action, gain }) => ({ action, behind: best.gain - gain })), pass],
    };
  }
  return decided(plain('pass', seat));
}

/** An investor builds towards the company it will join. */
const JOINING = 120;

/** What a stop brings in this phase and the next. */
function valueSoon(state: State, revenue: number | Readonly<Record<string, number>>): number {
  if (typeof revenue === 'number') return revenue;
  const now = PHASE_LETTERS.indexOf(phaseOf(state).letter);
  const [present = 'D', next = present] = PHASE_LETTERS.slice(now);
  return 0.6 * (revenue[VALUE_STEPS[present]] ?? 0) + 0.4 * (revenue[VALUE_STEPS[next]] ?? 0);
}

/** What it has, and one more where it can pay for it: track is laid for that one too. */
function trainsSoon(state: State, railway: Railway, own: readonly string[]): readonly string[] {
  const onSale = typeOnSale(state);
  if (own.length === 0) return [onSale];
  const more =
    isCompany(railway) && !isAtLimit(state, railway) && cashOf(state, railway) >= priceOfTrain(state, onSale);
  return more ? [...own, onSale] : own;
}

/** How far its network has come, from 0 to 1: what the last train would earn on it, compared with what it earns on a grown one. */
function networkGrown(state: State, railway: Railway): number {
  const { revenue } = runOf(routeRules(state, railway), FINAL_TRAINS);
  const places = FINAL_TRAINS.map(placeOf);
  return Math.min(1, revenue / prospectOf(sizeOf(places), PHASE_IDS.indexOf(state.phase)));
}

function builderOf(state: State, railway: Railway): Builder<State> {
  const own = isInvestor(railway) ? [] : trainsOf(state, railway);
  const onSale = typeOnSale(state);
  const rounds = roundsLeft(state);
  const lifeOf = livesOf(state);
  const turnsNow = Math.min(rounds, Math.max(2, ...own.map(lifeOf)));
  const rules = routeRules(state, railway);
  const now = trainsSoon(state, railway, own);
  const grown = networkGrown(state, railway);
  const target = isInvestor(railway) ? state.investors[railway].company : null;
  return {
    network: (now) => networkOf(now, railway),
    stopValueIn: () => (node) => {
      const { kind } = node.node;
      const value = valueSoon(state, node.node.revenue);
      const joins = target !== null && node.slots.includes(target) ? JOINING : 0;
      return joins + (kind === 'city' ? Math.max(20, value) : kind === 'offboard' ? value : value * 0.6);
    },
    income: (after, kinds) => (kinds.length === 0 ? 0 : incomeOf(routeRules(after, railway), kinds)),
    treasury: (now) => cashOf(now, railway),
    now,
    turnsNow,
    later: isInvestor(railway) ? [] : FINAL_TRAINS,
    turnsLater: Math.max(1, rounds - turnsNow),
    coin: isInvestor(railway) ? 0.3 : 0.15 + 0.45 * grown,
    hope: 4 - 2.8 * grown,
    idle: 50 * (1 - grown),
    underway: new Set(runOf(rules, now).routes.flatMap(({ path }) => path.map((name) => name.split(/[./]/)[0] ?? ''))),
    reserve: own.length > 0 || isInvestor(railway) ? 0 : priceOfTrain(state, onSale),
  };
}
