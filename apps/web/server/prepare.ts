import { ensureBuilt } from './build.ts';

/** Before the server starts: the client it serves is built, unless it stands already. */
await ensureBuilt(console.log);
