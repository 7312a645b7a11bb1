import {
  type BaseAction,
  type Choice,
  type Domain,
  expand,
  isRange,
  type Seat,
  sizeOf,
  valueAt,
} from '@stellwerk/engine/kernel';

/** Of a range so many values are tried, its ends among them. */
const VALUES_OF_RANGE = 4;

/** Of a list of numbers or blocks somebody tries so many who is in a hurry, its ends among them. */
const VALUES_OF_LIST = 3;

/** Actions worth trying out of what is offered: of a range only a few values, in a hurry also of a list that names nothing. */
export function candidates(choices: readonly Choice[], seat: Seat, most = 200, hurried = false): BaseAction[] {
  const actions: BaseAction[] = [];
  for (const choice of choices) {
    for (const action of expand(thinned(choice, hurried), seat, most)) actions.push(action);
    if (actions.length >= most) break;
  }
  return actions;
}

function thinned(choice: Choice, hurried: boolean): Choice {
  const params: Record<string, Domain> = {};
  for (const [name, domain] of Object.entries(choice.params)) {
    if (isRange(domain)) params[name] = spread(domain, VALUES_OF_RANGE);
    else params[name] = hurried && isMeasured(domain) ? spread(domain, VALUES_OF_LIST) : domain;
  }
  return { type: choice.type, params };
}

/** How much or how many, not which: prices, blocks of certificates. */
function isMeasured(domain: Domain): boolean {
  return Array.isArray(domain) && domain.every((value) => typeof value === 'number' || Array.isArray(value));
}

/** So many values of a domain, at equal distances. */
function spread(domain: Domain, most: number): Domain {
  const size = sizeOf(domain);
  if (size <= most) return domain;
  return Array.from({ length: most }, (_, i) => valueAt(domain, Math.round((i * (size - 1)) / (most - 1))));
}
