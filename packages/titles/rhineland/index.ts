export { commonFlow, commonTop } from './frames.ts';
export { companyOf, isCompany, phaseOf, priceNow, priceOfTrain, type Rhineland } from './game.ts';
export { certificateLimit, certificatesHeld } from './limits.ts';
export type { Company } from './material.ts';
export { networkOf } from './network.ts';
export { trainsToRun } from './running.ts';
export {
  type CompanyTurn,
  charterOf,
  directorSeat,
  type Frame,
  inReceivership,
  type StartPacket,
  type State,
} from './state.ts';
export { trainsOnOffer } from './train-buying.ts';
