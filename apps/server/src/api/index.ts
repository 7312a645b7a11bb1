/**
 * What goes over the wire, both ways: one schema for each thing, from which types, checks and the OpenAPI description
 * follow.
 */
export * from './account.ts';
export * from './club.ts';
export * from './common.ts';
export * from './move.ts';
export * from './notification.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './tournament.ts';
