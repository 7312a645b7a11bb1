import { cashOf, OFFERING, POOL, playerOwner } from '@stellwerk/engine/finance';
import {
  type BaseAction,
  type BaseState,
  type Choice,
  isRange,
  positionAfter,
  topFrame,
} from '@stellwerk/engine/kernel';
import {
  type CompanyId,
  companyIncome,
  inReceivership,
  isCompany,
  isMine,
  isPosition,
  isRailway,
  MHE,
  mines,
  phaseOf,
  type RailwayId,
  type RailwayTurn,
  type State,
  sharesOf,
  valueNow,
} from '@stellwerk/titles/1873';
import { decided, type Thought } from '../bot.ts';
import { AS_EXPECTED } from '../railway/appraisal.ts';
import { ratedBuilding } from '../railway/building.ts';
import { candidates } from '../railway/candidates.ts';
import { numberOf, numbersOf, wordOf } from '../railway/params.ts';
import { blurred, compared, type Decision, type Knowledge, offered, plain } from '../railway/planner.ts';
import { appraise, concessionWorth, isLastOfSet, ownBargain, roundsLeft } from './appraise.ts';
import { builderOf } from './builder.ts';
import { floatsTooPoor, isSound, leastPrice } from './founding.ts';
import { outlived, prudent } from './prudence.ts';
import { wholeTurn } from './whole-turn.ts';

/** Nothing is done for a trifle. */
const HURDLES: Readonly<Record<string, number>> = {
  sellShares: 30,
  closeMine: 30,
  buySwitcher: 5,
  buyMachine: 5,
  issueShares: 5,
};
/** What a mine earns beyond its face value counts so much in the start auction: who waits pays less. */
const PATIENCE = { casual: 0.45, foresight: 0.3 };
/** A founder needs so many times the least issue price beside the concession. */
const FOUNDERS_CASH = 3 * 120;

type MineCompanyTurn = Extract<State['flow'][number], { kind: 'mineCompanyTurn' }>;

/** What players of Harzbahn 1873 know. */
export const knowledge: Knowledge<State> = {
  is: (state: BaseState): state is State => isPosition(state),
  appraise,
  valuation: AS_EXPECTED,
  atOnce(state, seat, { lays }) {
    const top = lays === 0 ? topFrame(state) : undefined;
    const builds = top?.kind === 'railwayTurn' && (top.step === 'track' || top.step === 'station');
    return builds ? plain('pass', seat) : undefined;
  },
  decide(decision) {
    const top = topFrame(decision.state);
    switch (top?.kind) {
      case 'premiumAuction':
        return decided(plain('pass', decision.seat));
      case 'startAuction':
        return buyItem(decision);
      case 'auctionRound':
        return putUp(decision);
      case 'bidding':
        return raise(decision, top.item, top.high.amount);
      case 'railwayTurn':
        return inRailwayTurn(decision, top);
      case 'stockRound':
        return trade(decision);
      case 'mineCompanyTurn':
        return inMineCompanyTurn(decision, top);
      case 'mineTurn':
        return comparedOwn(decision);
      default:
        return undefined;
    }
  },
  hurdle: (_, { type }) => HURDLES[type] ?? 0,
};

/** More than these are not tried. */
const TRIED = 150;

/** Everything that needs nobody else. */
function comparedOwn(decision: Decision<State>): Thought {
  const { random } = decision;
  return compared(knowledge, { ...decision, choices: withoutForeign(decision) }, { random, budget: TRIED });
}

/** Who takes pains asks what is bought with what is kept. */
function payOut(decision: Decision<State>): Thought {
  const thought = comparedOwn(decision);
  return prudent(decision, decision.temper.thorough ? wholeTurn(knowledge, decision, thought) : thought);
}

/** So much of the best return is asked of all other purchases if there is far more to buy than money. */
const RETURN_ASKED = 0.7;

/** So many of them are worth a second look: lines through a stock round are long. */
const LOOKED_AT = 3;

/** Who looks ahead compares what each purchase brings for its price: the rest of the money buys something too. */
function trade(decision: Decision<State>): Thought {
  const { state, seat, temper } = decision;
  const thought = comparedOwn(decision);
  const passing = thought.considered.find(({ action }) => action.type === 'pass');
  if (!passing || !temper.foresight) return thought;
  const careful = outlived(decision, thought.considered);
  // A railway of one's own is worth more than a mine company that may be lost for it.
  const kept = thought.considered.filter(
    (one) => careful.includes(one) || (one.action.type === 'foundRailway' && one.behind < passing.behind),
  );
  const offers = kept.map(({ action, behind }) => ({
    action,
    gain: passing.behind - behind,
    cost: costOf(state, action),
  }));
  const rates = offers.map(({ gain, cost }) => (gain > 0 && cost > 0 ? gain / cost : 0));
  const wanted = offers.reduce((sum, { action, gain }) => (gain > 0 ? sum + onOffer(state, action) : sum), 0);
  const short = Math.min(1, Math.max(0, wanted / Math.max(1, cashOf(state, playerOwner(seat))) - 1));
  const asked = RETURN_ASKED * short * Math.max(0, ...rates);
  // A concession is lost if nothing is left to found the railway with.
  const first = offers.filter(({ action, gain }) => action.type === 'foundRailway' && gain > 0);
  const rated = (first.length > 0 ? first : offers).map(({ action, gain, cost }) => ({
    action,
    value: gain - asked * cost,
  }));
  rated.sort((a, b) => b.value - a.value);
  const [best] = rated;
  if (!best) return thought;
  return {
    action: best.action,
    considered: rated.slice(0, LOOKED_AT).map(({ action, value }) => ({ action, behind: best.value - value })),
  };
}

/** What a player pays for a move in the stock round. */
function costOf(state: State, action: BaseAction): number {
  const company = wordOf(action, 'company');
  switch (action.type) {
    case 'foundRailway':
      return numberOf(action, 'price') * numberOf(action, 'shares');
    case 'buyShare':
      return company === MHE || isCompany(company) ? valueNow(state, company) : 0;
    case 'exercise':
      return isCompany(company) ? valueNow(state, company) * numberOf(action, 'count') : 0;
    default:
      return 0;
  }
}

/** What all shares of a company cost that can be bought now. */
function onOffer(state: State, action: BaseAction): number {
  const company = wordOf(action, 'company');
  if (action.type !== 'buyShare' || !(company === MHE || isCompany(company))) return 0;
  return valueNow(state, company) * sharesOf(state, company, wordOf(action, 'from') === 'pool' ? POOL : OFFERING);
}

/** Nothing is gained by scrapping what costs nothing yet. */
function costsUpkeep(state: State, { params }: Choice): boolean {
  const { locos, switchers } = phaseOf(state);
  const [item] = Array.isArray(params['item']) ? params['item'] : [];
  const [size] = Array.isArray(params['size']) ? params['size'] : [];
  return ((item === 'loco' ? locos : switchers)[Number(size) - 1] ?? 0) > 0;
}

/** Switchers go where they earn most; everything else is compared. */
function inMineCompanyTurn(decision: Decision<State>, { company, step }: MineCompanyTurn): Thought {
  const { state, seat, choices } = decision;
  if (step === 'issue') return issue(decision, company);
  if (step === 'payout') return payOut(decision);
  if (step !== 'produce') return prudent(decision, comparedOwn(decision));
  const ways = candidates(offered(choices, 'produce'), seat);
  const [best] = ways
    .map((action) => ({ action, income: companyIncome(state, company, numbersOf(action, 'switchers')) }))
    .sort((a, b) => b.income - a.income);
  return decided(best?.action ?? plain('pass', seat));
}

/** New shares are offered just before the trading round, and count for those who will buy them. */
function issue(decision: Decision<State>, company: CompanyId): Thought {
  const { state, seat } = decision;
  const pass = { action: plain('pass', seat), behind: 0 };
  if (!isLastOfSet(state)) return { action: pass.action, considered: [pass] };
  return prudent(decision, issueWhatPays(decision, company));
}

function issueWhatPays(decision: Decision<State>, company: CompanyId): Thought {
  const { title, state, seat, random } = decision;
  const thought = compared(knowledge, decision, { random, budget: TRIED });
  const offer = thought.considered.find(({ action }) => action.type === 'issueShares');
  const stay = thought.considered.find(({ action }) => action.type === 'pass');
  const after = offer && positionAfter<BaseState>(title, state, offer.action);
  if (!offer || !stay || !after?.ok || !knowledge.is(after.value)) return thought;
  const gain = stay.behind - offer.behind + ownBargain(after.value, company, seat);
  const issued = { action: offer.action, behind: Math.max(0, -gain) };
  const left = { action: stay.action, behind: Math.max(0, gain) };
  return { action: (gain > 0 ? issued : left).action, considered: gain > 0 ? [issued, left] : [left, issued] };
}

/** Of all mines that a machine may be put in as many as it serves. */
function fullest(choice: Choice): Choice {
  const lists = choice.params['mines'];
  if (!Array.isArray(lists)) return choice;
  const length = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  const most = Math.max(...lists.map(length));
  return { ...choice, params: { ...choice.params, mines: lists.filter((list) => length(list) === most) } };
}

/** Whoever founds with one share leaves it to two others whether the railway ever floats. */
function withTwoShares(choice: Choice): Choice {
  const { params } = choice;
  return Array.isArray(params['shares'])
    ? { ...choice, params: { ...params, shares: params['shares'].slice(-1) } }
    : choice;
}

/** What nobody does who only thinks of it: to sell more than one share at once. */
function inThought(choice: Choice): Choice {
  const { type, params } = choice;
  return type === 'sellShares' ? { ...choice, params: { ...params, count: [1] } } : choice;
}

/** Deals with others need their consent; one's own operations trade nothing worth a look. */
function withoutForeign({ choices: all, seat, state, temper }: Decision<State>): Choice[] {
  const choices = temper.lays === 0 ? all.map(inThought) : all;
  return choices.flatMap((choice): Choice[] => {
    if (choice.type === 'buyMachine') return [fullest(choice)];
    if (choice.type === 'trade' || (choice.type === 'scrap' && !costsUpkeep(state, choice))) return [];
    if (choice.type === 'sellShares' && directs(state, seat, choice)) return [];
    if (choice.type === 'buyShare' && floatsTooPoor(state, choice)) return [];
    if (choice.type === 'foundRailway') {
      return isSound(state, seat, choice) ? [withTwoShares(choice)] : [];
    }
    if (choice.type === 'foundMines') {
      const second = ownMines(state, seat, choice.params['second']);
      return second.length === 0 ? [] : [{ ...choice, params: { ...choice.params, second } }];
    }
    if (choice.type === 'buyMine') {
      const of = choice.params['mine'];
      const own =
        Array.isArray(of) &&
        of.every((mine) => typeof mine === 'string' && isMine(mine) && isOwnOrFree(state, seat, mine));
      return own ? [choice] : [];
    }
    return [choice];
  });
}

/** Whose company it is buys for it and does not sell: shares in the pool keep it from issuing others. */
function directs(state: State, seat: number, { params }: Choice): boolean {
  const [company] = Array.isArray(params['company']) ? params['company'] : [];
  if (typeof company !== 'string' || !isCompany(company)) return false;
  const { director } = isRailway(company) ? state.railways[company] : state.mineCompanies[company];
  return director === seat;
}

function isOwnOrFree(state: State, seat: number, mine: keyof typeof mines): boolean {
  const { owner } = state.mines[mine];
  return owner === 'bank' || owner === playerOwner(seat);
}

function ownMines(state: State, seat: number, domain: Choice['params'][string] | undefined): string[] {
  if (!Array.isArray(domain)) return [];
  return domain.flatMap((mine) =>
    typeof mine === 'string' && isMine(mine) && state.mines[mine].owner === playerOwner(seat) ? [mine] : [],
  );
}

/** Mines and concessions while the premium falls: whatever brings most for its price, once that is enough. */
function buyItem({ state, seat, choices, temper, random }: Decision<State>): Thought {
  const cash = cashOf(state, playerOwner(seat));
  const rounds = roundsLeft(state);
  const patience = temper.foresight ? PATIENCE.foresight : PATIENCE.casual;
  const rated = offered(choices, 'buyItem').flatMap(
    (choice): { readonly action: BaseAction; readonly gain: number }[] => {
      const [action] = candidates([choice], seat, 1);
      if (!action) return [];
      const item = wordOf(action, 'item');
      const price = Number(choice.info?.['price'] ?? 0);
      const worth = isMine(item)
        ? mines[item].faceValue + patience * 0.5 * rounds * mines[item].machine[0]
        : isRailway(item)
          ? concessionWorth(item)
          : 0;
      const seen = blurred(worth, { ...temper, blur: Math.max(temper.blur, 0.08) }, random);
      // Mines come first: a concession is still there when there is money to found with.
      const early = isRailway(item) && (temper.foresight || cash - price < FOUNDERS_CASH);
      return seen > price && !early ? [{ action, gain: (seen - price) / price }] : [];
    },
  );
  rated.sort((a, b) => b.gain - a.gain);
  const [best] = rated;
  if (best)
    return {
      action: best.action,
      considered: rated.map(({ action, gain }) => ({ action, behind: 100 * (best.gain - gain) })),
    };
  const [forced] = candidates(choices, seat, 1);
  return decided(offered(choices, 'pass').length > 0 || !forced ? plain('pass', seat) : forced);
}

/** What an item of the auction is worth to a seat that keeps enough to use it. */
function bidUpTo(decision: Decision<State>, item: string): number {
  const { state, seat, temper, random } = decision;
  // Nobody bids for companies in receivership: who did was first less often.
  if (!isCompany(item) || !isRailway(item) || inReceivership(state, item)) return 0;
  const cash = cashOf(state, playerOwner(seat));
  const known = blurred(concessionWorth(item), { ...temper, blur: Math.max(temper.blur, 0.1) }, random);
  const least = leastPrice(state, item);
  return least === undefined ? 0 : Math.min(known, cash - 2 * least);
}

function putUp(decision: Decision<State>): Thought {
  const { choices, seat } = decision;
  const rated = offered(choices, 'putUp').flatMap((choice) => {
    const [action] = candidates([choice], seat, 1);
    const range = choice.params['amount'];
    const worth = action ? bidUpTo(decision, wordOf(action, 'item')) : 0;
    return action && range && isRange(range) && worth >= range.min ? [{ action, gain: worth - range.min }] : [];
  });
  rated.sort((a, b) => b.gain - a.gain);
  return decided(rated[0]?.action ?? plain('pass', seat));
}

function raise(decision: Decision<State>, item: string, high: number): Thought {
  const { choices, seat } = decision;
  const [choice] = offered(choices, 'raise');
  const [least] = choice ? candidates([choice], seat, 1) : [];
  return decided(least && bidUpTo(decision, item) > high + 10 ? least : plain('pass', seat));
}

function inRailwayTurn(decision: Decision<State>, frame: RailwayTurn): Thought | undefined {
  const { choices, seat } = decision;
  switch (frame.step) {
    case 'track':
    case 'station':
      return build(decision, frame.company);
    case 'run': {
      const [best] = candidates(offered(choices, 'run'), seat, 1);
      return best && decided(best);
    }
    case 'payout':
      return payOut(decision);
    case 'issue':
      return issue(decision, frame.company);
    default:
      return prudent(decision, comparedOwn(decision));
  }
}

function build(decision: Decision<State>, company: RailwayId): Thought {
  const { title, state, seat, choices, temper, random } = decision;
  const builder = builderOf(state, company);
  const actions = candidates(
    choices.filter(({ type }) => type === 'layTile' || type === 'placeMarker'),
    seat,
    1000,
  );
  const rated = ratedBuilding(title, state, knowledge.is, actions, builder, temper, random);
  const [best] = rated;
  if (!best) return decided(plain('pass', seat));
  const pass = { action: plain('pass', seat), behind: best.gain };
  return {
    action: best.action,
    considered: [...rated.map(({ action, gain }) => ({ action, behind: best.gain - gain })), pass],
  };
}
