import {
  BANK,
  byPrice,
  cashOf,
  DEPOT,
  type Direction,
  directorOf,
  moveTrain,
  newTrains,
  pay,
  seatOf,
  trainsOf,
  USUAL_MOVES,
} from '@stellwerk/engine/finance';
import {
  type Choice,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
} from '@stellwerk/engine/kernel';
import {
  dividendPayments,
  movePrice,
  namedLay,
  PASS,
  payAndLay,
  runChoice,
  tellRun,
  trainOffers,
} from '@stellwerk/engine/rounds';
import { checkRoutes, namedTrains } from '@stellwerk/engine/routes';
import { COMPANY_IDS, type CompanyId, companies, LIMITS, map, market, TRAIN_TYPES, trainTypes } from './data.ts';
import type { Action, ActionNamed, CompanyTurn, OperatingRound, State } from './state.ts';
import { layingChoices, rotationsFor, routeRules } from './track.ts';

/** Every founded company operates, the one with the highest price first. */
export function operatingRoundOf(state: State): OperatingRound {
  const order = byPrice(market, state, Object.keys(state.market));
  const founded = COMPANY_IDS.filter((id) => order.includes(id));
  return { kind: 'operatingRound', waiting: founded.sort((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

export const operatingRound: Frame<State, Action, OperatingRound> = {
  actors: () => [],
  choices: () => [],
  apply: () => refuse('kernel/not-now'),
  auto({ state, frame }) {
    const company = frame.waiting.shift();
    if (company !== undefined) push(state, { kind: 'companyTurn', company, step: 'lay', income: 0 });
    // toy/5-end
    else if (++state.rounds === LIMITS.rounds) pop(state);
    else replaceTop(state, { kind: 'stockRound', seat: state.rounds % 2, passes: 0 });
    return true;
  },
};

type TurnStep = Step<State, CompanyTurn>;

function layTile({ state, frame, tell }: TurnStep, action: ActionNamed<'layTile'>): Refusal | undefined {
  const lay = namedLay(map, action);
  const fits = lay && rotationsFor(state, frame.company, lay.hex, lay.tile).includes(lay.rotation);
  if (!fits) return refuse('toy/2-lay');
  payAndLay(map, state, frame.company, lay, 0);
  tell({ type: 'tileLaid', company: frame.company, ...lay });
  frame.step = 'run';
  return undefined;
}

function run({ state, frame, tell }: TurnStep, { routes }: ActionNamed<'run'>): Refusal | undefined {
  const { company } = frame;
  const checked = checkRoutes(routeRules(state, company), namedTrains(trainsOf(state, company)), routes);
  if (!checked.ok) return refuse('toy/3-run');
  frame.income = checked.result.revenue;
  tellRun(company, checked.result, tell);
  frame.step = 'pay';
  return undefined;
}

function earn({ state, frame, tell }: TurnStep, isPaid: boolean): undefined {
  const { company, income } = frame;
  const shared = dividendPayments(state, companies[company].issue, income, () => undefined);
  for (const { to, amount } of isPaid ? shared : [{ to: company, amount: income }]) pay(state, BANK, to, amount);
  tell({ type: isPaid ? 'dividendPaid' : 'revenueKept', company, amount: income });
  const moves: readonly Direction[] = isPaid ? USUAL_MOVES.dividend : USUAL_MOVES.noDividend;
  movePrice(market, state, company, moves, tell);
  frame.step = 'train';
}

/** toy/4-train */
function refuseTrain(state: State, id: CompanyId, train: string, price: number): Refusal | undefined {
  const next = TRAIN_TYPES.find((type) => type === newTrains(state)[0]);
  const isNext = next !== undefined && next === train && trainTypes[next].price === price;
  const hasRoom = trainsOf(state, id).length < LIMITS.trains;
  return isNext && hasRoom && cashOf(state, id) >= price ? undefined : refuse('toy/4-train');
}

function buyTrain({ state, frame, tell }: TurnStep, action: ActionNamed<'buyTrain'>): Refusal | undefined {
  const { train, price } = action;
  const refusal = refuseTrain(state, frame.company, train, price);
  if (refusal) return refusal;
  pay(state, frame.company, BANK, price);
  moveTrain(state, train, DEPOT, frame.company);
  tell({ type: 'trainBought', company: frame.company, train, price });
  return undefined;
}

const choicesIn: Readonly<Record<CompanyTurn['step'], (state: State, id: CompanyId) => Choice[]>> = {
  lay: (state, id) => [...layingChoices(state, id), PASS],
  run: (state, id) => [runChoice(routeRules(state, id), namedTrains(trainsOf(state, id)), true)],
  pay: () => ['payDividend', 'withhold'].map((type) => ({ type, params: {} })),
  train: (state, id) => {
    const offers = TRAIN_TYPES.map((train) => ({ train, from: BANK, price: trainTypes[train].price }));
    return [...trainOffers(state, id, offers, [], ({ train, price }) => refuseTrain(state, id, train, price)), PASS];
  },
};

export const companyTurn: Frame<State, Action, CompanyTurn> = {
  actors: (state, { company }) => [seatOf(directorOf(state, companies[company].issue))],
  choices: (state, { company, step }) => choicesIn[step](state, company),
  apply(step, action) {
    const { state, frame } = step;
    if (frame.step === 'lay' && action.type === 'layTile') return layTile(step, action);
    if (frame.step === 'run' && action.type === 'run') return run(step, action);
    if (frame.step === 'train' && action.type === 'buyTrain') return buyTrain(step, action);
    if (frame.step === 'pay' && action.type === 'payDividend') return earn(step, true);
    if (frame.step === 'pay' && action.type === 'withhold') return earn(step, false);
    if (action.type !== 'pass' || frame.step === 'run' || frame.step === 'pay') return refuse('kernel/not-now');
    if (frame.step === 'train') pop(state);
    else frame.step = 'run';
    return undefined;
  },
  /** A company without trains or income has nothing to choose. */
  auto(step) {
    const { state, frame } = step;
    const cannotRun = frame.step === 'run' && trainsOf(state, frame.company).length === 0;
    const isEmpty = cannotRun || (frame.step === 'pay' && frame.income === 0);
    if (isEmpty) earn(step, false);
    return isEmpty;
  },
};
