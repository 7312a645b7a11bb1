import type { Refusal } from '@stellwerk/engine/kernel';
import { refuseRoute } from '@stellwerk/engine/rounds';
import type { FaultCode, Route, RouteFault } from '@stellwerk/engine/routes';
import { isFixed, printedOn } from '@stellwerk/engine/track';
import { BEIJING, map } from './board.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

/** The rule behind each fault the route checker finds. */
const RULE_OF: Readonly<Record<FaultCode, string>> = {
  'unknown-train': '1880/X-run-k',
  'train-twice': '1880/X-run-k',
  'no-such-way': '1880/X-run-a',
  'may-not-pass': '1880/X-run-h',
  'may-not-end': '1880/X-run-a',
  'track-twice': '1880/X-run-i',
  'place-twice': '1880/X-run-c',
  'group-twice': '1880/X-run-e',
  'too-few-stops': '1880/X-run-a',
  'too-long': '1880/X-trains-a',
  'not-a-stop': '1880/X-run-b',
  'may-not-skip': '1880/X-run-b',
  'no-own-station': '1880/X-run-a',
  'wrong-ends': '1880/X-run-g',
  'shared-track': '1880/X-run-k',
};

/** The title's own word for why a node is closed is the id of the rule. */
export function refuseFault(fault: RouteFault, routes: readonly Route[]): Refusal {
  const { code, figures, route } = fault;
  const { train = '' } = routes[route] ?? {};
  return refuseRoute(
    fault,
    () => ruleByTrain(code, train) ?? ruleByPlace(code, String(figures['place'])) ?? RULE_OF[code],
  );
}

/** What a plus or an E train must not do has rules of its own. */
function ruleByTrain(code: FaultCode, train: string): string | undefined {
  const type = TRAIN_TYPES.find((known) => known === train.split('.')[0]);
  if (!type) return undefined;
  const { stops, cities, skips } = trainKinds[type];
  if (code === 'too-long' && cities < stops) return '1880/X-trains-b';
  return skips && (code === 'too-long' || code === 'no-own-station') ? '1880/X-trains-c' : undefined;
}

/** Twice in Beijing, or twice in a red or blue area, is said by rules of their own. */
function ruleByPlace(code: FaultCode, place: string): string | undefined {
  if (code !== 'place-twice') return undefined;
  const [hex = ''] = place.split('.');
  if (hex === BEIJING) return '1880/X-run-d';
  return isFixed(printedOn(map, hex)) ? '1880/X-run-e' : undefined;
}
