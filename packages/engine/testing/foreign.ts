import {
  type BaseAction,
  type Choice,
  draw,
  isOpen,
  isRange,
  type Json,
  type RandomState,
  type Seat,
} from '../src/kernel/index.ts';

/** The kinds of action and the parameter values a game has offered so far: the stuff that plausible wrong actions are made of. */
export interface Seen {
  readonly params: Map<string, readonly string[]>;
  readonly values: Map<string, Json[]>;
}

const MOST_VALUES = 200;
const JUNK: readonly unknown[] = [null, true, '', '?', -1, 0, 0.5, 1e9, Number.NaN, [], {}, 'constructor', undefined];

export function nothingSeen(): Seen {
  return { params: new Map(), values: new Map() };
}

export function remember(seen: Seen, choices: readonly Choice[]): void {
  for (const choice of choices) {
    seen.params.set(choice.type, Object.keys(choice.params));
    for (const [name, domain] of Object.entries(choice.params)) {
      const known = seen.values.get(name) ?? [];
      const offered = isRange(domain)
        ? [domain.min, domain.max, domain.max + domain.step]
        : isOpen(domain)
          ? domain.suggested
          : domain;
      for (const value of offered) if (known.length < MOST_VALUES && !known.includes(value)) known.push(value);
      seen.values.set(name, known);
    }
  }
}

/** An action made up from parts of others, or damaged: most are illegal, and whether this one is must not matter to a game. */
export function foreignAction(random: RandomState, seen: Seen, seats: number, offered: BaseAction): unknown {
  const kind = draw(random, 'foreign', 10);
  if (kind === 0) return pickFrom(random, JUNK);
  const action: Record<string, unknown> = kind < 5 ? { ...offered } : assembled(random, seen, offered.seat);
  const names = Object.keys(action);
  const name = pickFrom(random, names) ?? 'type';
  switch (draw(random, 'foreign', 7)) {
    case 0:
      action['seat'] = draw(random, 'foreign', seats + 1);
      break;
    case 1:
      action[name] = pickFrom(random, JUNK);
      break;
    case 2:
      delete action[name];
      break;
    case 3:
      action['extra'] = 1;
      break;
    case 4:
      action[name] = nudged(random, action[name]);
      break;
    default: {
      const values = seen.values.get(name);
      if (values) action[name] = pickFrom(random, values);
    }
  }
  return action;
}

/** A number beside the one offered: where a range ends is where mistakes sit. */
function nudged(random: RandomState, value: unknown): unknown {
  return typeof value === 'number' ? value + (draw(random, 'foreign', 2) === 0 ? -1 : 1) : value;
}

function assembled(random: RandomState, seen: Seen, seat: Seat): Record<string, unknown> {
  const type = pickFrom(random, [...seen.params.keys()]) ?? '';
  const action: Record<string, unknown> = { type, seat };
  for (const name of seen.params.get(type) ?? []) action[name] = pickFrom(random, seen.values.get(name) ?? []);
  return action;
}

function pickFrom<T>(random: RandomState, items: readonly T[]): T | undefined {
  return items.length === 0 ? undefined : items[draw(random, 'foreign', items.length)];
}
