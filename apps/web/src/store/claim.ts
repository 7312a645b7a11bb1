/** A game is played in one tab of the browser at a time; the others look on. */
interface Claim {
  isMine(): boolean;
  /** Takes the game over from the tab that has it. */
  take(): Promise<void>;
  /** Tells the other tabs that a move was made. */
  announce(): void;
  release(): void;
}

interface ClaimEvents {
  /** Another tab took the game over. */
  onLost(): void;
  /** The tab that plays made a move. */
  onMove(): void;
}

interface Held {
  users: number;
  let: () => void;
}

/** What this tab holds. Screens follow one another: a game is let go of a moment after its last screen closed. */
const held = new Map<string, Held>();
const LINGER = 400;

export async function claimGame(id: string, { onLost, onMove }: ClaimEvents): Promise<Claim> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`stellwerk/${id}`) : undefined;
  let mine = await hold(id, false, lost);
  let released = false;

  function lost(): void {
    if (!mine) return;
    mine = false;
    if (!released) onLost();
  }

  channel?.addEventListener('message', () => {
    if (!mine && !released) onMove();
  });

  return {
    isMine: () => mine,
    take: async () => {
      mine = await hold(id, true, lost);
    },
    announce: () => channel?.postMessage('moved'),
    release: () => {
      if (released) return;
      released = true;
      channel?.close();
      const known = held.get(id);
      if (!mine || !known) return;
      known.users -= 1;
      setTimeout(() => {
        if (known.users > 0 || held.get(id) !== known) return;
        held.delete(id);
        known.let();
      }, LINGER);
    },
  };
}

/** True once the game is this tab's. Browsers without locks let every tab play, as they always did. */
async function hold(id: string, steal: boolean, onLost: () => void): Promise<boolean> {
  const known = held.get(id);
  if (known) {
    known.users += 1;
    return true;
  }
  if (!('locks' in navigator)) return true;
  return new Promise((resolve) => {
    const options = steal ? { steal } : { ifAvailable: true };
    navigator.locks
      .request(`stellwerk/game/${id}`, options, (lock) => {
        if (!lock) {
          resolve(false);
          return undefined;
        }
        return new Promise<void>((letGo) => {
          held.set(id, { users: 1, let: letGo });
          resolve(true);
        });
      })
      .catch(() => {
        // Another tab took it.
        held.delete(id);
        onLost();
      });
  });
}
