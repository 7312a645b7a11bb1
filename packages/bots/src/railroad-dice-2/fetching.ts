import { fieldNamed } from '@stellwerk/engine/board';
import { type BaseAction, type Choice, expand, isRange, type Seat } from '@stellwerk/engine/kernel';
import { cardAt, type State } from '@stellwerk/titles/railroad-dice-2';

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
export function fetching(state: State, choices: readonly Choice[], seat: Seat): BaseAction | undefined {
  const offered = fetches(choices);
  const largest = Math.max(0, ...offered.map(({ loco }) => loco));
  const contested = cardsOfOthers(state, seat);
  let best: Fetch | undefined;
  let most = 0;
  for (const one of offered) {
    if (one.loco < largest) continue;
    const { station } = one.choice.params;
    const field = Array.isArray(station) ? fieldNamed(state.board, String(station[0])) : -1;
    const value =
      one.passengers +
      (contested.has(cardAt(state.board, field)) ? CONTESTED : 0) +
      FAR * Number(one.choice.info?.['distance'] ?? 0);
    if (value > most) [best, most] = [one, value];
  }
  return best && asAction(best, seat);
}

/** The cards from which other players fetch. */
function cardsOfOthers({ board, stations, players }: State, seat: Seat): ReadonlySet<number> {
  return new Set(
    players.flatMap(({ connected }, other) =>
      other === seat ? [] : connected.map((station) => cardAt(board, stations[station]?.field ?? 0)),
    ),
  );
}
