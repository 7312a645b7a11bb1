import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { newId, sha256 } from '../ids.ts';
import { deleteSocket, deleteSockets, insertSocket, renewSockets, socketsElsewhere } from '../repositories/sockets.ts';

/** How many sockets somebody has open, at all processes together. */
interface OpenSockets {
  /** One more, if so many are allowed; what it gives tells that it is closed again. Undefined if that would be too many. */
  open(key: string, most: number): Promise<(() => void) | undefined>;
  stop(): Promise<void>;
}

/** A process says again at this interval that its sockets are open, so that those of one that died count no more. */
const RENEW_MS = 10_000;
const KEEP_MS = 25_000;

/** The embedded database has one process; on PostgreSQL every socket is written down where all processes count it. */
export function openSockets(store: Store, clock: Clock): OpenSockets {
  const me = newId(8);
  const here = new Map<string, number>();
  const isShared = store.kind === 'postgres';
  const renew = () => renewSockets(store.db, me, clock.now(), clock.now() + KEEP_MS);
  const stopRenewing = isShared ? clock.every(RENEW_MS, () => void renew().catch(() => {})) : () => {};

  function leave(key: string): void {
    const rest = (here.get(key) ?? 1) - 1;
    if (rest === 0) here.delete(key);
    else here.set(key, rest);
  }

  return {
    async open(name, most) {
      const key = sha256(name).slice(0, 32);
      here.set(key, (here.get(key) ?? 0) + 1);
      const id = newId();
      const close = () => {
        leave(key);
        // What cannot be deleted now is forgotten when it is not said again.
        if (isShared) void deleteSocket(store.db, id).catch(() => {});
      };
      try {
        let count = here.get(key) ?? 0;
        if (isShared && count <= most) {
          // Written down before it counts the others: of two that open at once at least one sees the other.
          await insertSocket(store.db, { id, key, process: me, until: clock.now() + KEEP_MS });
          count = (here.get(key) ?? 0) + (await socketsElsewhere(store.db, key, me, clock.now()));
        }
        if (count <= most) return close;
      } catch (error) {
        close();
        throw error;
      }
      close();
      return undefined;
    },
    async stop() {
      stopRenewing();
      if (isShared) await deleteSockets(store.db, me).catch(() => {});
    },
  };
}
