/** Set after signing in, so that a browser that never used the server does not ask it. */
const KEY = 'stellwerk/online';

/** Whether somebody has signed in at this browser before. A page cannot read the session cookie itself. */
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
    // Without storage, the next visit asks for a name again, even if the session is still valid.
  }
}
