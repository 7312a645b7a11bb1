import { BANK, cashOf, heldBy, pay, playerOwner, transfer } from '@stellwerk/engine/finance';
import { type Frame, pop, refuse, type Tell } from '@stellwerk/engine/kernel';
import { hasMarkerIn, markersOf, placeMarker, removeMarker } from '@stellwerk/engine/track';
import type { Action } from './actions.ts';
import { tellDirector } from './founding.ts';
import { MERGER_PREMIUM, OWNERS_PERCENT } from './investors.ts';
import { markerCost } from './markers.ts';
import { directorSeat, type Merger, mapOf, paperOf, type State, seatFor } from './state.ts';

/**
 * The owner disposes of the money, then the company's director of the marker. 1880/VII-merge-g, 1880/VII-merge-h,
 * 1880/VII-merge-i, 1880/VII-merge-j, 1880/VII-merge-k
 */
export const merger: Frame<State, Action, Merger> = {
  actors: (state, { step, investor, company }) => [
    step === 'treasury' ? seatFor(state, investor) : directorSeat(state, company),
  ],
  choices: (state, frame) =>
    frame.step === 'treasury'
      ? [
          {
            type: 'mergeTreasury',
            params: { to: ['company', 'owner'] },
            info: { amount: cashOf(state, frame.investor) },
          },
        ]
      : [
          { type: 'replaceMarker', params: {} },
          { type: 'pass', params: {} },
        ],
  apply({ state, frame, tell }, action) {
    if (frame.step === 'treasury') {
      if (action.type !== 'mergeTreasury') return refuse('kernel/not-now');
      merge(state, frame, action.to, tell);
      return undefined;
    }
    if (action.type !== 'replaceMarker' && action.type !== 'pass') return refuse('kernel/not-now');
    settleMarker(state, frame, action.type === 'replaceMarker', tell);
    return undefined;
  },
  auto({ state, frame, tell }) {
    if (frame.step === 'treasury') {
      if (cashOf(state, frame.investor) > 0) return false;
      merge(state, frame, 'company', tell);
      return true;
    }
    if (canReplace(state, frame)) return false;
    settleMarker(state, frame, false, tell);
    return true;
  },
};

/** The treasury, the reserved card and the premium. 1880/VII-merge-g, 1880/VII-merge-h, 1880/VII-merge-i, 1880/VII-merge-n */
function merge(state: State, frame: Merger, to: 'company' | 'owner', tell: Tell): void {
  const { investor, company } = frame;
  const owner = playerOwner(seatFor(state, investor));
  const cash = cashOf(state, investor);
  const amount = to === 'company' ? cash : (cash * OWNERS_PERCENT) / 100;
  pay(state, investor, to === 'company' ? company : owner, amount);
  pay(state, investor, BANK, cash - amount);
  pay(state, BANK, owner, MERGER_PREMIUM);
  const issue = paperOf(state, company);
  for (const index of heldBy(state, issue, investor)) transfer(state, issue, index, owner);
  state.investors[investor].merged = true;
  tell({ type: 'merged', investor, company, to, amount });
  tellDirector(state, company, tell);
  frame.step = 'marker';
}

/** 1880/VII-merge-k */
function canReplace(state: State, { investor, company }: Merger): boolean {
  const [place] = markersOf(mapOf(state), state.track, investor);
  return (
    place !== undefined && markerCost(state, company) !== undefined && !hasMarkerIn(state.track, place.hex, company)
  );
}

/**
 * The cheapest unused marker of the company takes its place for nothing, or the place is free. 1880/VII-merge-j,
 * 1880/VII-merge-k, 1880/VII-merge-l, 1880/VII-merge-o
 */
function settleMarker(state: State, { investor, company }: Merger, replace: boolean, tell: Tell): void {
  const map = mapOf(state);
  pop(state);
  for (const place of markersOf(map, state.track, investor)) {
    removeMarker(map, state.track, place);
    if (replace) placeMarker(map, state.track, place, company);
    tell({ type: replace ? 'markerReplaced' : 'markerRemoved', investor, company, hex: place.hex });
  }
}
