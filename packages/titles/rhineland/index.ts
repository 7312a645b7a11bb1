export { AACHEN_FUND } from './aachen-link.ts';
export { patternOf, type Replaceable } from './components.ts';
export type { FigureSource, Standing } from './figures.ts';
export { commonFlow, commonTop, fallingOfferIn, raisingIn } from './frames.ts';
export { companyOf, isCompany, phaseOf, priceNow, priceOfTrain, type Rhineland } from './game.ts';
export { certificateLimit, certificatesHeld } from './limits.ts';
export { type Lending, type LendingState, lacking, missing, sellsCharterFirst } from './loan.ts';
export { markerCost } from './markers.ts';
export type { Company } from './material.ts';
export { networkOf } from './network.ts';
export { bestRunOf, trainsToRun } from './running.ts';
export {
  type CompanyTurn,
  charterOf,
  directorSeat,
  type FallingOffer,
  type Frame,
  inReceivership,
  type StartPacket,
  type State,
} from './state.ts';
export { trainsOnOffer } from './train-buying.ts';
export { mustBuy } from './train-duty.ts';
