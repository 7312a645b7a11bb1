/** The token of a session is letters and digits; as it is stored it is not. */
const SESSION = /^(?:__Secure-)?stellwerk\.session_token=[A-Za-z0-9]+\.[^;]+$/;

/**
 * Of the cookies of a request those that can be of a session, and nothing else: the account library looks up whatever a
 * signed cookie holds, and whoever has found a backup can sign what it holds.
 */
export function sessionCookies(header: unknown): string {
  if (typeof header !== 'string') return '';
  const cookies = header.split(';').map((cookie) => cookie.trim());
  return cookies.filter((cookie) => SESSION.test(cookie)).join('; ');
}
