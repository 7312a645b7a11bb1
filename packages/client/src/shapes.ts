/*
 * What the server's answers and messages must look like before anything here reads them. The server describes them by its
 * schemas (`@stellwerk/server/api`); these shapes are held to the types of those schemas by the compiler, field by field and value
 * by value, and to the schemas themselves by shapes.test.ts. The schemas' own library would make the first page a third larger.
 */

export * from './shapes/account.ts';
export { listOf } from './shapes/basics.ts';
export * from './shapes/club.ts';
export * from './shapes/move.ts';
export * from './shapes/notification.ts';
export * from './shapes/player.ts';
export * from './shapes/socket.ts';
export * from './shapes/table.ts';
