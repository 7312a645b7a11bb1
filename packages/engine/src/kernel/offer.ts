import type { Seat } from './action.ts';
import type { Choice } from './choice.ts';

/** Some of the choices of a kind, worked out when asked for; it may turn out that there are none. */
export type Portion = () => readonly Choice[];

/**
 * All choices of one kind that have not been looked at yet. What is dear to work out comes in portions, a hex each as a rule:
 * whoever needs one move looks at one portion, whoever wants them all at all of them.
 */
export interface Offer {
  readonly type: string;
  readonly portions: () => readonly Portion[];
}

/** Choices of one kind in one portion. */
export function offer(type: string, choices: Portion): Offer {
  return { type, portions: () => [choices] };
}

/** Choices of one kind in portions that are dear to tell apart: what they are is worked out when somebody looks at the kind. */
export function offerIn(type: string, portions: () => readonly Portion[]): Offer {
  return { type, portions };
}

/** A portion for each of these: a hex, a company. */
export function portionEach<T>(items: readonly T[], choices: (item: T) => readonly Choice[]): readonly Portion[] {
  return items.map((item) => () => choices(item));
}

/** Choices that are known already, by kind. */
export function offersOf(choices: readonly Choice[]): readonly Offer[] {
  const byType = new Map<string, Choice[]>();
  for (const choice of choices) {
    const alike = byType.get(choice.type);
    if (alike) alike.push(choice);
    else byType.set(choice.type, [choice]);
  }
  return [...byType].map(([type, alike]) => offer(type, () => alike));
}

/** A frame's choices and offers, told once. */
export function offering<S, F>(offers: (state: S, frame: F, seat: Seat) => readonly Offer[]) {
  return {
    offers,
    choices: (state: S, frame: F, seat: Seat): readonly Choice[] => listed(offers(state, frame, seat)),
  };
}

/** Every choice of the offers, in their order. */
export function listed(offers: readonly Offer[]): readonly Choice[] {
  const choices: Choice[] = [];
  for (const { portions } of offers) for (const portion of portions()) choices.push(...portion());
  return choices;
}
