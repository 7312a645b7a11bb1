import { DEPOT, GONE, moveTrain, newTrains, scrap, seatOf, trainsOf } from '@stellwerk/engine/finance';
import { type Frame as FrameOf, push, type Tell } from '@stellwerk/engine/kernel';
import { discarding } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { payAllSecondHalves } from './capital.ts';
import { type CompanyId, isCompany } from './companies.ts';
import { setRocketAside } from './forced-rocket.ts';
import { newStockRound } from './new-frames.ts';
import { P0_LAST, P0_PAYMENTS } from './privates.ts';
import { typeOnSale } from './sale.ts';
import { byOrder, type DiscardTrains, directorSeat, type Frame, phaseOf, type State } from './state.ts';
import { END_TYPE, hasBegun, LAST_CAUSES_STOCK_ROUND, phaseBegunBy, phases, type SaleType, SINCE } from './trains.ts';

/** Turns of the marker's company until the end, the one in progress not counted. 1880/XV-end-c */
const LAST_TURNS = 3;

/** A new train goes to a company, with all that follows from it. 1880/XI-phase-d, 1880/X-marker-b */
export function takeNewTrain(state: State, company: CompanyId, type: SaleType, tell: Tell): void {
  moveTrain(state, type, DEPOT, company);
  follow(state, [...phaseFrames(state, company, type, tell), ...lastTrainFrames(state, type, tell)]);
}

/**
 * A full round passed without a purchase: all of the type on sale leave the game; the marker stays. 1880/X-marker-c,
 * 1880/X-marker-d, 1880/X-marker-p,
 * 1880/VI-P7-p
 */
export function removeUnsold(state: State, company: CompanyId, tell: Tell): void {
  const type = typeOnSale(state);
  const frames = phaseFrames(state, company, type, tell);
  const count = newTrains(state).filter((one) => one === type).length;
  for (let i = 0; i < count; i++) moveTrain(state, type, DEPOT, GONE);
  tell({ type: 'trainsRemoved', train: type, count });
  follow(state, [...frames, ...lastTrainFrames(state, type, tell)]);
}

/** What is to come, the first of it on top. */
function follow(state: State, frames: readonly Frame[]): void {
  const late = state.options.excessTrains === 'after-stock-round';
  const waits = ({ kind }: Frame) => late && kind === 'discardTrains';
  const ordered = [...frames.filter((frame) => !waits(frame)), ...frames.filter(waits)];
  for (const frame of ordered.toReversed()) push(state, frame);
}

/**
 * The first train of a type begins its phase; what its beginning asks of players. 1880/XI-phase-a, 1880/XI-phase-b,
 * 1880/XI-phase-c
 */
function phaseFrames(state: State, acting: CompanyId, type: SaleType, tell: Tell): readonly Frame[] {
  const phase = phaseBegunBy(type);
  if (hasBegun(state.phase, phase)) return [];
  state.phase = phase;
  tell({ type: 'phaseBegan', phase });
  const { scraps } = phases[phase];
  if (scraps) {
    scrap(state, scraps);
    tell({ type: 'trainsScrapped', train: scraps });
  }
  if (phase === SINCE.growth) payAllSecondHalves(state, tell);
  if (phase === SINCE.takeover) tell({ type: 'takeover' });
  if (phase === SINCE.exchange) tell({ type: 'exchangeReopened' });
  return [...discardFrames(state, acting), ...(phase === SINCE.takeover ? rocketFrames(state, tell) : [])];
}

/** Companies above the new limit, from the acting one on. 1880/X-limit-c, 1880/X-limit-d, (C-15) */
function discardFrames(state: State, acting: CompanyId): readonly Frame[] {
  const order = byOrder(state);
  const at = order.indexOf(acting);
  return [...order.slice(at), ...order.slice(0, at)]
    .filter((id) => trainsOf(state, id).length > phaseOf(state).trainLimit)
    .map((company) => ({ kind: 'discardTrains', company }));
}

/** Before anything else the buyer may still do. 1880/VI-P7-i, 1880/VI-P7-q */
function rocketFrames(state: State, tell: Tell): readonly Frame[] {
  const seat = seatOf(state.privates.P7);
  if (seat < 0) return [];
  setRocketAside(state, tell);
  return [{ kind: 'forcedRocket', seat }];
}

/**
 * With the last of a type gone: P0 may pay, a stock round is held, and the last 8 brings the end. 1880/XII-timing-a,
 * 1880/XII-timing-b,
 * 1880/VI-P0-d, 1880/VI-P0-e, 1880/XV-end-a, 1880/XV-end-b
 */
function lastTrainFrames(state: State, type: SaleType, tell: Tell): readonly Frame[] {
  if (newTrains(state).includes(type)) return [];
  const seat = seatOf(state.privates.P0);
  const amount = P0_PAYMENTS[type];
  const frames: Frame[] = [];
  if (seat >= 0 && amount !== undefined) frames.push({ kind: 'payment', seat, amount, last: type === P0_LAST });
  if (LAST_CAUSES_STOCK_ROUND.has(type)) {
    frames.push(newStockRound(state));
    for (const frame of state.flow) if (frame.kind === 'operatingRound') frame.interrupted = true;
  }
  if (type === END_TYPE) {
    // The turn in progress ends first.
    state.turnsLeft = LAST_TURNS + 1;
    tell({ type: 'endNears', turns: LAST_TURNS });
  }
  return frames;
}

/** The director chooses what leaves the game. 1880/X-limit-d */
export const discardTrains: FrameOf<State, Action, DiscardTrains> = discarding<State>({
  chooser: (state, company) => (isCompany(company) ? directorSeat(state, company) : undefined),
  limit: (state) => phaseOf(state).trainLimit,
  to: GONE,
  rule: '1880/X-limit-d',
});
