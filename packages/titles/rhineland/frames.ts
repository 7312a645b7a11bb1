import { type FrameState, topFrame } from '@stellwerk/engine/kernel';
import type { LendingState } from './loan.ts';
import type { FallingOffer, Frame, RaiseMoney, State } from './state.ts';

const KINDS: Readonly<Record<Frame['kind'], true>> = {
  startPacket: true,
  itemAuction: true,
  stockRound: true,
  operatingRound: true,
  companyTurn: true,
  trainOffer: true,
  discardTrains: true,
};

/** A frame that every game on the Rhine has; a title adds frames of its own. */
function isCommon(frame: FrameState): frame is Frame {
  return frame.kind in KINDS;
}

/** What is going on, if it is something that every game on the Rhine has. */
export function commonTop(state: State): Frame | undefined {
  const top = topFrame(state);
  return top && isCommon(top) ? top : undefined;
}

/** The frames of the family that are going on, the top one last. */
export function commonFlow(state: State): readonly Frame[] {
  return state.flow.filter(isCommon);
}

/** The item that is offered for less now, where a game has such offers. */
export function fallingOfferIn(state: State): FallingOffer | undefined {
  const top = topFrame(state);
  return top && isFallingOffer(top) ? top : undefined;
}

function isFallingOffer(frame: FrameState): frame is FallingOffer {
  return frame.kind === 'fallingOffer';
}

/** The purchase for which a director raises money, where the bank lends. */
export function raisingIn(state: LendingState): RaiseMoney | undefined {
  const top = topFrame(state);
  return top && isRaising(top) ? top : undefined;
}

function isRaising(frame: FrameState): frame is RaiseMoney {
  return frame.kind === 'raiseMoney';
}
