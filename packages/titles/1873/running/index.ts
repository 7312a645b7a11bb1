export { bestRun } from './best.ts';
export { checkRun, type EnteredRoute, isConcessionRoute, type RunFault, routeValues } from './check.ts';
export { receivershipRun } from './receivership.ts';
export {
  type Loco,
  type OpenMine,
  RULEBOOK,
  type RunReadings,
  type RunSituation,
  type StopFacts,
} from './situation.ts';
