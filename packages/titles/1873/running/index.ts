export { bestRun } from './best.ts';
export {
  type CheckedRun,
  checkRun,
  type EnteredRoute,
  isConcessionRoute,
  type RunFault,
  routeValues,
} from './check.ts';
export { receivershipRun } from './receivership.ts';
export { VISIT } from './revenue.ts';
export {
  type ConcessionHex,
  type Loco,
  type OpenMine,
  RULEBOOK,
  type RunReadings,
  type RunSituation,
  type StopFacts,
} from './situation.ts';
