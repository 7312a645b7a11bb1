import type { Title } from '@stellwerk/engine/kernel';
import type { Context } from '../context.ts';

/** The titles in their newest revision. New games use no other; older revisions only continue old games. */
export function newestTitles({ titles }: Context): Title[] {
  return titles.filter(({ id, revision }) => titles.every((other) => other.id !== id || other.revision <= revision));
}
