export { bestRun } from './best.ts';
export { checkRun, type EnteredRoute, isConcessionRoute, type RunFault, routeValues } from './check.ts';
export { receivershipRun } from './receivership.ts';
export type {
  Loco,
  OpenMine,
  RunReadings,
  RunSituation,
  StopFacts,
} from './situation.ts';
