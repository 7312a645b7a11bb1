export { anyRoute } from './any-route.ts';
export { bestRoutes, quickRoutes } from './best.ts';
export * from './bonus.ts';
export { checkRoutes } from './check.ts';
export { keptBest } from './kept-runs.ts';
export { nodeName, pointName } from './names.ts';
export * from './trains.ts';
export * from './types.ts';
