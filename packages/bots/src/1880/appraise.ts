import { BANK, cashOf, newTrains, playerOwner, trainsOf } from '@stellwerk/engine/finance';
import {
  byOrder,
  COMPANY_IDS,
  type CompanyId,
  certificateLimit,
  certificatesHeld,
  debtOf,
  directorSeat,
  halfCapital,
  INVESTOR_IDS,
  isTrainType,
  PHASE_IDS,
  PHASE_LETTERS,
  type PhaseId,
  PRIVATE_IDS,
  phaseOf,
  phases,
  priceNow,
  priceOfTrain,
  privates,
  RESTORED,
  SALE_ORDER,
  type State,
  TRAIN_TYPES,
  typeOnSale,
  unitsOf,
} from '@stellwerk/titles/1880';
import type { Appraisal } from '../railway/appraisal.ts';
import type { Temper } from '../railway/planner.ts';
import { earningsAtHome, earningsOf, furtherOf, type Look, prospectOf, ROUGHLY, sizeOf } from './earnings.ts';
import {
  type Clock,
  type Outlook,
  outlookOf,
  placeOf,
  RESTORED_PLACE,
  roundsToEndType,
  scrappedBy,
  type Venture,
} from './outlook.ts';
import { GROWTH, HOME_QUALITY, PRIVATE_ROUNDS, PRIVATE_WORTH, ROUNDS_LEFT, TRAIN_RATE } from './weights.ts';

/** To direct a company, and the card that waits on an investor. */
const CONTROL = 30;
const RESERVED_CARD = 150;

/**
 * The phase that the type on sale begins. It begins within a round, whoever buys: in a round without a purchase the type goes.
 * So nobody is better off by leaving the first train of a type to others.
 */
function comingPhase(state: State): PhaseId {
  const onSale = typeOnSale(state);
  const next = PHASE_IDS.find((phase) => phases[phase].begins === onSale);
  return next !== undefined && PHASE_IDS.indexOf(next) > PHASE_IDS.indexOf(state.phase) ? next : state.phase;
}

export function roundsLeft(state: State): number {
  return state.turnsLeft === null ? ROUNDS_LEFT[comingPhase(state)] : Math.max(1, state.turnsLeft);
}

function buyersRate(state: State): number {
  return Math.max(1.2, TRAIN_RATE * COMPANY_IDS.filter((id) => state.companies[id].open).length);
}

/** How many rounds a type will still run. */
export function livesOf(state: State): (kind: string) => number {
  const rate = buyersRate(state);
  const depot = newTrains(state);
  return (kind) => {
    const killer = PHASE_IDS.find((phase) => phases[phase].scraps === kind);
    if (killer === undefined) return 99;
    const place = SALE_ORDER.indexOf(phases[killer].begins);
    const before = depot.filter((one) => {
      const at = isTrainType(one) ? TRAIN_TYPES.indexOf(one) : -1;
      return at >= 0 && at < place;
    });
    // A type that nobody wants goes in a round, so there are never more rounds than types.
    const types = new Set(before).size;
    return Math.max(1, Math.min(Math.round((before.length + 1) / rate), types));
  };
}

/** What a player without foresight looks at: so many rounds, and of a treasury so much. */
const NEAR = 4;
const TREASURY_SEEN = 0.3;
/** What a coin of debt costs until it is repaid. */
const DEBT = 1.6;
/** So much of what a director will have to add counts long before. */
const VAGUELY = 0.9;

/** Shares at their price and what they pay today for some rounds; that trains go is seen dimly until the phase that takes the last is near. */
function nearby(state: State): Appraisal {
  const seats = state.seats.map((_, seat) => seat);
  const phase = PHASE_IDS.indexOf(state.phase);
  const onSale = typeOnSale(state);
  const next = PHASE_IDS.indexOf(comingPhase(state)) + 1;
  const rounds = Math.min(NEAR, roundsLeft(state));
  const [outlook] = outlooksOf(state, [1]);
  return {
    cash: seats.map((seat) => cashOf(state, playerOwner(seat)) - DEBT * debtOf(state, seat)),
    coin: 1,
    companies: byOrder(state).map((id, i) => {
      const { trains, treasury, director, held, open, earns } = ventureOf(state, id, ROUGHLY);
      const needs = !trains.some((type) => type !== RESTORED_PLACE && scrappedBy(type) > next);
      const missing = needs ? Math.max(0, priceOfTrain(state, onSale) - treasury) : 0;
      const revenue = earns(trains.length === 0 ? [placeOf(onSale)] : trains, phase, trains.length === 0 ? 2 : 1);
      const opens = open || (held[director] ?? 0) >= phaseOf(state).opensWith / 10;
      return {
        id,
        held: held.map((units) => units / 10),
        capital: 10 * priceNow(state, id),
        dividends: opens ? rounds * revenue + TREASURY_SEEN * treasury : 0,
        director,
        liability: Math.max(missing, VAGUELY * (outlook?.futures[i]?.liability ?? 0)),
        control: CONTROL,
      };
    }),
    others: seats.map((seat) => ownBeside(state, seat)),
  };
}

export function appraise(state: State, { foresight, thorough }: Pick<Temper, 'foresight' | 'thorough'>): Appraisal {
  if (!foresight) return nearby(state);
  return thorough ? foreseen(state) : expected(state);
}

/**
 * Positions to which moves lead, compared over the same time: one train more or less does not change when the game will end, for
 * a type that nobody buys goes too.
 */
export function foreseenFrom(base: State): (position: State) => Appraisal {
  const lasts = roundsToEndType(leftOf(base));
  const inTurn = !isTrading(base);
  return (position) => foreseen(position, { lasts, trading: isTrading(position) && (inTurn ? 'begins' : true) });
}

/** What players will have when they go on buying with what they earn. */
function foreseen(state: State, more: Partial<Clock> = {}): Appraisal {
  const outlooks = outlooksOf(state, FINE_SHADES, true, more);
  const mean = (of: (outlook: Outlook) => number) => outlooks.reduce((sum, one) => sum + of(one), 0) / outlooks.length;
  const seats = state.seats.map((_, seat) => seat);
  return {
    cash: seats.map((seat) => mean(({ cash }) => cash[seat] ?? 0)),
    coin: 1,
    companies: [],
    others: seats.map(
      (seat) => mean(({ shares }) => shares[seat] ?? 0) + ownBeside(state, seat) + CONTROL * directed(state, seat),
    ),
  };
}

/** What becomes of the shares that players have now, and of their money if it lies there. */
function expected(state: State): Appraisal {
  const outlooks = outlooksOf(state, SHADES);
  const mean = (of: (outlook: Outlook) => number) => outlooks.reduce((sum, one) => sum + of(one), 0) / outlooks.length;
  const seats = state.seats.map((_, seat) => seat);
  return {
    cash: seats.map((seat) => cashOf(state, playerOwner(seat)) - DEBT * debtOf(state, seat)),
    coin: 1 + Math.min(0.3, 0.025 * roundsLeft(state)),
    companies: byOrder(state).map((id, i) => ({
      id,
      held: seats.map((seat) => unitsOf(state, id, playerOwner(seat)) / 10),
      capital: 10 * mean(({ futures }) => futures[i]?.price ?? 0),
      dividends: mean(({ futures }) => futures[i]?.dividends ?? 0),
      director: directorSeat(state, id),
      liability: 1.3 * mean(({ futures }) => futures[i]?.liability ?? 0),
      control: CONTROL,
    })),
    others: seats.map((seat) => ownBeside(state, seat)),
  };
}

function directed(state: State, seat: number): number {
  return byOrder(state).filter((id) => directorSeat(state, id) === seat).length;
}

/** Privates, the investor and its card. */
function ownBeside(state: State, seat: number): number {
  const owner = playerOwner(seat);
  let sum = 0;
  for (const id of PRIVATE_IDS) {
    if (state.privates[id] !== owner) continue;
    const power = PRIVATE_WORTH[id] - privates[id].income * PRIVATE_ROUNDS.A1;
    sum +=
      privates[id].income * PRIVATE_ROUNDS[comingPhase(state)] +
      (id === 'P5' && state.permitOfP5 !== null ? 0 : Math.max(0, power));
  }
  for (const id of INVESTOR_IDS) {
    const { owner: of, merged, company } = state.investors[id];
    if (of !== seat || merged) continue;
    sum += 0.3 * cashOf(state, id) + (company === null ? 0 : RESERVED_CARD);
  }
  return sum;
}

/**
 * Whether a company can just pay for a train decides much of what comes after. So the outlook is taken several times, with companies
 * that earn less or more than is thought, and the mean is what counts.
 */
const SHADES: readonly number[] = [0.78, 0.92, 1.06, 1.2];
const FINE_SHADES: readonly number[] = [0.72, 0.8, 0.88, 0.95, 1.02, 1.09, 1.17, 1.25];

function isTrading(state: State): boolean {
  return state.flow.some((frame) => frame.kind === 'stockRound');
}

/** Trains left in the bank, by type. */
function leftOf(state: State): readonly number[] {
  const depot = newTrains(state);
  return SALE_ORDER.map((type) => (type === '10' ? 99 : depot.filter((one) => one === type).length));
}

function outlooksOf(
  state: State,
  shades: readonly number[],
  closely = false,
  more: Partial<Clock> = {},
): readonly Outlook[] {
  const turn = state.flow.find((frame) => frame.kind === 'companyTurn');
  const limit = certificateLimit(state);
  const clock: Clock = {
    left: leftOf(state),
    phase: PHASE_IDS.indexOf(state.phase),
    marker: state.marker,
    turnsLeft: state.turnsLeft,
    first: turn?.company,
    step: turn?.step === 'dividend' || turn?.step === 'trains' ? turn.step : 'all',
    revenue: turn?.revenue ?? 0,
    players: state.seats.map((_, seat) => ({
      cash: cashOf(state, playerOwner(seat)) - debtOf(state, seat),
      room: limit - certificatesHeld(state, seat),
    })),
    trading: isTrading(state),
    ...more,
  };
  const ventures = byOrder(state).map((id) =>
    ventureOf(state, id, { buys: shades.length > 1 && turn?.company === id, closely }),
  );
  // Whether somebody buys in a round hangs on little too, so every second outlook takes the types to stay as long as usual.
  return shades.map((shade, i) => outlookOf(ventures, { ...clock, shade, unsoldGo: closely && i % 2 === 1 }));
}

function ventureOf(state: State, id: CompanyId, look: Look): Venture {
  const { open, secondHalf } = state.companies[id];
  const today = open ? earningsOf(state, id, look) : earningsAtHome(state, id, look);
  const further = furtherOf(look);
  const growth = GROWTH * buildingTime(state, id);
  const home = HOME_QUALITY[id];
  const half = halfCapital(state, id);
  const waits = open ? 0 : 1;
  return {
    id,
    trains: trainsOf(state, id).map((kind) => (kind === RESTORED ? RESTORED_PLACE : placeOf(kind))),
    treasury: (open ? 0 : half) + cashOf(state, id),
    place: state.market[id] ?? { row: 0, column: 0 },
    inBank: unitsOf(state, id, BANK),
    secondHalf: secondHalf ? 0 : half,
    open,
    director: directorSeat(state, id),
    held: state.seats.map((_, seat) => unitsOf(state, id, playerOwner(seat))),
    revenue: state.companies[id].lastRevenue,
    earns(trains, phase, turn) {
      const size = sizeOf(trains, further);
      const exact = today(size);
      const grown = home * prospectOf(size, phase);
      if (exact >= grown) return exact * (1 + 0.02 * turn);
      return exact + (grown - exact) * (1 - (1 - growth) ** Math.max(0, turn - waits));
    },
  };
}

/** The part of the phases to come in which the company may build, the present one counting most. */
function buildingTime(state: State, id: CompanyId): number {
  const now = PHASE_LETTERS.indexOf(phaseOf(state).letter);
  const weights = [0.5, 0.3, 0.15, 0.05];
  const { permits } = state.companies[id];
  return PHASE_LETTERS.slice(now).reduce(
    (sum, letter, i) => sum + (permits.includes(letter) ? (weights[i] ?? 0) : 0),
    0,
  );
}
