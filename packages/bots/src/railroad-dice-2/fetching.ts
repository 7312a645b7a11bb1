import { fieldNamed } from '@stellwerk/engine/board';
import { type BaseAction, type Choice, expand, isRange, type Seat } from '@stellwerk/engine/kernel';
import { cardAt, type State } from '@stellwerk/titles/railroad-dice-2';
import type { Thought } from '../bot.ts';

/** A transport that is offered, with as many passengers as there are for it. */
export interface Fetch {
  readonly choice: Choice;
  readonly loco: number;
  readonly passengers: number;
}

export function fetches(choices: readonly Choice[]): readonly Fetch[] {
  return choices.flatMap((choice) => {
    if (choice.type !== 'transport') return [];
    const { loco, passengers } = choice.params;
    if (!Array.isArray(loco) || !passengers || !isRange(passengers)) return [];
    return [{ choice, loco: Number(loco[0]), passengers: passengers.max }];
  });
}

export function asAction({ choice, passengers }: Fetch, seat: Seat): BaseAction | undefined {
  return [...expand(choice, seat)].find((run) => 'passengers' in run && run.passengers === passengers);
}

/** What a passenger counts for more whom another player could fetch. */
const CONTESTED = 0.5;
/** Of stations that bring as much the largest loco takes the farthest: the others do not get there. */
const FAR = 0.01;

/** The largest loco first: where it fetches most, and rather what others can fetch too than what waits for oneself alone. */
export function fetching(state: State, choices: readonly Choice[], seat: Seat): Thought | undefined {
  const offered = fetches(choices);
  const largest = Math.max(0, ...offered.map(({ loco }) => loco));
  const contested = cardsOfOthers(state, seat);
  const rated = offered
    .filter(({ loco }) => loco === largest)
    .flatMap((one) => {
      const action = asAction(one, seat);
      return action ? [{ action, value: worthOf(one, state, contested) }] : [];
    })
    .sort((a, b) => b.value - a.value);
  const [best] = rated;
  if (!best) return undefined;
  return {
    action: best.action,
    considered: rated.map(({ action, value }) => ({ action, behind: best.value - value })),
  };
}

function worthOf({ choice, passengers }: Fetch, state: State, contested: ReadonlySet<number>): number {
  const { station } = choice.params;
  const field = Array.isArray(station) ? fieldNamed(state.board, String(station[0])) : -1;
  const isContested = contested.has(cardAt(state.board, field));
  return passengers + (isContested ? CONTESTED : 0) + FAR * Number(choice.info?.['distance'] ?? 0);
}

/** The cards from which other players fetch. */
function cardsOfOthers({ board, stations, players }: State, seat: Seat): ReadonlySet<number> {
  return new Set(
    players.flatMap(({ connected }, other) =>
      other === seat ? [] : connected.map((station) => cardAt(board, stations[station]?.field ?? 0)),
    ),
  );
}
