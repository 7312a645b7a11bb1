const GUIDED = 'guided-';

/** Under this name the guided game of a title lies among the games of this browser. */
export function guidedId(title: string): string {
  return `${GUIDED}${title}`;
}

/** The title whose guided game this is. */
export function guidedTitle(id: string): string | undefined {
  return id.startsWith(GUIDED) ? id.slice(GUIDED.length) : undefined;
}
