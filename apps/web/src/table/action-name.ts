import { type BaseAction, type BaseState, type Choice, type Json, sizeOf } from '@stellwerk/engine/kernel';
import type { Speaker } from '../text/speaker.ts';
import type { TitleView } from '../titles/view.ts';

/** An action in a few words: its kind, and the values that tell it from others of its kind. */
export function nameOfAction(
  action: BaseAction,
  choice: Pick<Choice, 'params'> | undefined,
  view: TitleView,
  speaker: Speaker,
  state: BaseState,
): string {
  const own = view.nameOf?.(action, state, speaker);
  if (own !== undefined) return own;
  const values: Readonly<Record<string, Json>> = Object.fromEntries(Object.entries(action));
  const place = view.pointing[action.type] ?? [];
  const words = Object.keys(choice?.params ?? {}).flatMap((name) => {
    const value = values[name];
    // An empty value is not named.
    const told = value === undefined || value === 'none' || name === view.turning || typeof value === 'object';
    return told ? [] : [wordFor(name, value)];
  });
  function wordFor(name: string, value: Json): string {
    const word = speaker.value(name, value);
    return typeof value === 'number' && !place.includes(name) ? `${speaker.param(name)} ${word}` : word;
  }
  const only = Object.values(choice?.params ?? {}).every((domain) => sizeOf(domain) === 0);
  return only || words.length === 0
    ? speaker.action(action.type)
    : `${speaker.action(action.type)}: ${[...new Set(words)].join(', ')}`;
}
