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

/** Actions worth trying out of what is offered: of a range only a few values. */
export function candidates(choices: readonly Choice[], seat: Seat, most = 200): BaseAction[] {
  const actions: BaseAction[] = [];
  for (const choice of choices) {
    for (const action of expand(thinned(choice), seat, most)) actions.push(action);
    if (actions.length >= most) break;
  }
  return actions;
}

function thinned(choice: Choice): Choice {
  const params: Record<string, Domain> = {};
  for (const [name, domain] of Object.entries(choice.params)) params[name] = fewOf(domain);
  return { type: choice.type, params };
}

function fewOf(domain: Domain): Domain {
  const size = sizeOf(domain);
  if (!isRange(domain) || size <= VALUES_OF_RANGE) return domain;
  return Array.from({ length: VALUES_OF_RANGE }, (_, i) =>
    valueAt(domain, Math.round((i * (size - 1)) / (VALUES_OF_RANGE - 1))),
  );
}
