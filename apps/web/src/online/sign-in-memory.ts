/** Remembered so that nobody asks a server that was never used here. */
const KEY = 'stellwerk/online';

/** Whether somebody has signed in at this browser before; the session itself no page can read. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSignIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the next visit asks for a name again; the session may still be good.
  }
}
