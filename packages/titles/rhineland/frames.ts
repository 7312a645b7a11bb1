import { type FrameState, topFrame } from '@stellwerk/engine/kernel';
import type { Frame, State } from './state.ts';

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
